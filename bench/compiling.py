"""Makes machine code of the quick twins by mypyc, into build/twins: `script/compile-twins`."""

import os
import shutil
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import mkdtemp

import msgspec
from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]  # mypyc brings it; its types are a package of their own

from yakai.bots.compiled import FOLDER, ROOT, Made, fingerprint

TWINS = (
    "src/yakai/games/sketch/fast.py",
    "src/yakai/games/sketch/hands.py",
    "src/yakai/games/yokai/shape.py",
    "src/yakai/games/pikit/fast.py",
    "src/yakai/games/pikit/compact.py",
    "bench/pikit.py",
)


def main() -> None:
    """Compile, and say so only when all is there: whoever imports meanwhile has the old or the new, never a mixture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    # What they take from a game's folder is worked into them, so it counts as a source too.
    games = {(ROOT / twin).parent for twin in TWINS if twin.startswith("src")}
    beside = [str(one.relative_to(ROOT)) for game in games for one in game.glob("*.py")]
    sources = tuple(sorted({*TWINS, *beside}))
    before, here, suffix = fingerprint(sources), Path(mkdtemp(dir=FOLDER)), EXTENSION_SUFFIXES[0]
    compile_all(here)
    files = {
        ".".join(file.relative_to(here).parts).removesuffix(suffix): str(file.relative_to(FOLDER))
        for file in here.rglob(f"*{suffix}")
    }
    new = FOLDER / "made.json.new"
    new.write_bytes(msgspec.json.format(msgspec.json.encode(Made(suffix, sources, before, files))) + b"\n")
    new.replace(FOLDER / "made.json")
    for old in FOLDER.iterdir():
        if old.is_dir() and old != here:
            shutil.rmtree(old)


def compile_all(to: Path) -> None:
    """One library for all of them, and a small one for each that leads there."""
    os.chdir(ROOT)
    parts = to / "parts"
    options = ["--config-file=pyproject.toml", f"--cache-dir={parts / 'cache'}"]
    modules = mypycify([*options, *TWINS], opt_level="2", debug_level="0", target_dir=str(parts / "c"))
    arguments = ["build_ext", "--build-lib", str(to), "--build-temp", str(parts), "--parallel", "2"]
    setup(name="twins", ext_modules=modules, script_args=arguments)
    shutil.rmtree(parts)


if __name__ == "__main__":
    main()
