"""Imports the modules that `script/compile` has compiled to machine code, instead of their sources.

A library is used only if it was compiled for this Python and from the sources as they are now. After a change of a
source all its kit is plain Python until it is compiled again. Without libraries Yakai runs, only slower.
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
"""The folder of a checkout with the compiled libraries of each kit. An installed package has none."""

PLAIN: Final = "YAKAI_PLAIN"
"""The environment variable that makes the server run as plain Python, for debuggers and some tests."""


class Manifest(Struct, frozen=True):
    """What a kit was compiled from and for which Python. `files` are the libraries by module."""

    python: str
    sources: tuple[str, ...]
    fingerprint: str
    files: dict[str, str]

    def is_current(self) -> bool:
        """Whether the kit was compiled for this Python and from the sources as they are now."""
        return self.python == EXTENSION_SUFFIXES[0] and self.fingerprint == fingerprint(self.sources)


def fingerprint(sources: Sequence[str]) -> str:
    """A hash of the contents of these files; empty if one of them is missing."""
    digest = sha256()
    for source in sources:
        try:
            content = (ROOT / source).read_bytes()
        except OSError:
            return ""
        digest.update(f"{source} {len(content)} ".encode() + content)
    return digest.hexdigest()


class CompiledFinder:
    """An import finder for compiled modules, which goes before the finder of sources."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of a module's library; `None` if it was not compiled."""
        return spec_from_file_location(name, self.files[name]) if name in self.files else None


def use_all() -> None:
    """Import the compiled modules of all kits from now on."""
    use(FOLDER / "twins")
    if not os.environ.get(PLAIN):
        use(FOLDER / "server")


def use(folder: Path) -> CompiledFinder | None:
    """Import the compiled modules of this folder from now on; returns `None` if they are missing or not current."""
    try:
        manifest = msgspec.json.decode((folder / "made.json").read_bytes(), type=Manifest)
    except (OSError, msgspec.MsgspecError):
        return None
    files = {name: folder / file for name, file in manifest.files.items()}
    if not manifest.is_current() or not all(file.is_file() for file in files.values()):
        return None
    finder = CompiledFinder(files)
    sys.meta_path.insert(0, finder)
    return finder
