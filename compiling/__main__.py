"""Compile the libraries of one kit into build/compiled: `script/compile twins` or `script/compile server`."""

import os
import shutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import mkdtemp

import msgspec
from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]  # mypyc brings it; its types are a package of their own

from compiling.kits import KITS, Kit
from yakai.compiled import FOLDER, ROOT, Manifest, fingerprint


def main(kit: str) -> None:
    """Compile, then swap the result in at once: an import meanwhile gets the old libraries or the new, never both."""
    made_of, folder = KITS[kit], FOLDER / kit
    folder.mkdir(parents=True, exist_ok=True)
    # Constants of other files are inlined, so those files count as sources too.
    beside = (str(one.relative_to(ROOT)) for part in made_of.of for one in (ROOT / part).rglob("*.py"))
    sources = tuple(sorted({*made_of.modules, *beside}))
    before, here, suffix = fingerprint(sources), Path(mkdtemp(dir=folder)), EXTENSION_SUFFIXES[0]
    compile_all(made_of, here)
    files = {
        ".".join(file.relative_to(here).parts).removesuffix(suffix): str(file.relative_to(folder))
        for file in here.rglob(f"*{suffix}")
    }
    new = folder / "made.json.new"
    new.write_bytes(
        msgspec.json.format(msgspec.json.encode(Manifest(suffix, sources, before, files))) + b"\n"
    )
    new.replace(folder / "made.json")
    for old in folder.iterdir():
        if old.is_dir() and old != here:
            shutil.rmtree(old)


def compile_all(kit: Kit, to: Path) -> None:
    """The kit's libraries, and a small stub library for each of its modules."""
    os.chdir(ROOT)
    parts = to / "parts"
    options = ["--config-file=pyproject.toml", f"--cache-dir={parts / 'cache'}"]
    extensions = mypycify(
        [*options, *kit.modules],
        opt_level="2",
        debug_level="0",
        target_dir=str(parts / "c"),
        separate=[([*modules], name) for name, modules in kit.libraries.items()],
    )
    arguments = ["build_ext", "--build-lib", str(to), "--build-temp", str(parts), "--parallel", "2"]
    setup(name="compiled", ext_modules=extensions, script_args=arguments)
    shutil.rmtree(parts)


if __name__ == "__main__":
    main(sys.argv[1])
