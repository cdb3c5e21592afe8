"""Packages of other authors, really installed: a folder on the path, with an entry point for its game."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOXFIRE = ROOT / "examples" / "foxfire"

GAME = """
from yakai.core.game import Game
from yakai.games.yak.rules import YakRules


class DzoRules(YakRules):
    id = "dzo"


game = Game(DzoRules(), bots={}, package=__name__)
"""

ENGLISH = "dzo-name = Dzo\ndzo-tagline = Half a yak\ndzo-board-hello = Hello\n"


def install(
    path: Path,
    *,
    name: str = "dzo",
    value: str = "dzo_game:game",
    code: str = GAME,
    files: Mapping[str, str | bytes] | None = None,
) -> None:
    """Put a distribution `<module>` into the folder `path`, with its module and further files of the module."""
    module = value.partition(":")[0]
    about = path / f"{module}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[yakai.games]\n{name} = {value}\n")
    package = path / module
    package.mkdir()
    (package / "__init__.py").write_text(code)
    for file, inside in ({"text/en.ftl": ENGLISH} if files is None else files).items():
        (package / file).parent.mkdir(parents=True, exist_ok=True)
        (package / file).write_bytes(inside.encode() if isinstance(inside, str) else inside)


def install_example(path: Path) -> Path:
    """Build the example game's package without a network, and install it into the folder `path`."""
    uv = str(Path(sys.executable).with_name("uv"))
    command = [uv, "pip", "install", "--quiet", "--offline", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--python", sys.executable, "--target", str(path), str(FOXFIRE)], check=True)
    return path
