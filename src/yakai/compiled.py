"""What is asked most, as machine code, where `script/compile` has made some: what bots search on, and what every move
at a table goes through.

A library is taken only if it was made for this Python, of the very sources that lie here: whoever changes one goes on
in plain Python until it is compiled again, and nobody ever runs something older than its source. Nothing needs it.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

import msgspec
from msgspec import Struct

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "build" / "compiled"
"""Where they lie in a checkout, a folder for each kit. An installed package has none."""

PLAIN: Final = "YAKAI_PLAIN"
"""With this in the environment the server is plain Python, which a debugger or a test can look into."""


class Made(Struct, frozen=True):
    """What was made of what, for which Python: `files` are the libraries by module."""

    python: str
    sources: tuple[str, ...]
    fingerprint: str
    files: dict[str, str]

    def fits(self) -> bool:
        """Whether it is of this Python and of the sources as they are now."""
        return self.python == EXTENSION_SUFFIXES[0] and self.fingerprint == fingerprint(self.sources)


def fingerprint(sources: Sequence[str]) -> str:
    """What these files hold, in short; nothing if one of them is gone."""
    known = sha256()
    for source in sources:
        try:
            held = (ROOT / source).read_bytes()
        except OSError:
            return ""
        known.update(f"{source} {len(held)} ".encode() + held)
    return known.hexdigest()


class Libraries:
    """Finds the modules that were compiled, before anybody looks for their sources."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The library of a module, if it has one."""
        return spec_from_file_location(name, self.files[name]) if name in self.files else None


def use_all() -> None:
    """From now on import all that was compiled."""
    use(FOLDER / "twins")
    if not os.environ.get(PLAIN):
        use(FOLDER / "server")


def use(folder: Path) -> Libraries | None:
    """From now on import the libraries that lie there, if they fit; what cannot be read is not there."""
    try:
        made = msgspec.json.decode((folder / "made.json").read_bytes(), type=Made)
    except (OSError, msgspec.MsgspecError):
        return None
    files = {name: folder / file for name, file in made.files.items()}
    if not made.fits() or not all(file.is_file() for file in files.values()):
        return None
    found = Libraries(files)
    sys.meta_path.insert(0, found)
    return found
