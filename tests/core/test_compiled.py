"""All bots use compiled twins where those exist and fit the source, and play the same without them."""

import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import msgspec
import pytest

from yakai import compiled
from yakai.compiled import Manifest, fingerprint, use
from yakai.testing.compiled import imported, imported_from_source, is_compiled

NAME = "yakai.games.nowhere.fast"
TWINS = ("yakai.games.sketch.hands", "yakai.games.sketch.fast")


@pytest.fixture(autouse=True)
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a source and a compiled library of it; import finders are restored afterwards."""
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    (tmp_path / "fast.py").write_text("quick = True\n")
    (tmp_path / "fast.so").write_bytes(b"")
    write(tmp_path, EXTENSION_SUFFIXES[0])
    return tmp_path


def write(folder: Path, python: str) -> None:
    made = Manifest(python, ("fast.py",), fingerprint(("fast.py",)), {NAME: "fast.so"})
    (folder / "made.json").write_bytes(msgspec.json.encode(made))


def test_a_library_of_these_sources_is_found(checkout: Path) -> None:
    found = use(checkout)
    assert found is not None
    spec = found.find_spec(NAME)
    assert spec is not None
    assert spec.origin == str(checkout / "fast.so")
    assert found.find_spec("yakai.games.nowhere") is None
    assert sys.meta_path[0] is found


def test_who_changes_a_source_goes_on_in_python(checkout: Path) -> None:
    (checkout / "fast.py").write_text("quick = False\n")
    assert use(checkout) is None
    (checkout / "fast.py").unlink()
    assert use(checkout) is None


def test_a_library_for_another_python_is_left_alone(checkout: Path) -> None:
    write(checkout, ".cpython-309-x86_64-linux-gnu.so")
    assert use(checkout) is None


@pytest.mark.parametrize("gone", ["fast.so", "made.json"])
def test_a_missing_file_means_that_nothing_compiled_is_used(checkout: Path, gone: str) -> None:
    (checkout / gone).unlink()
    assert use(checkout) is None


def test_what_cannot_be_read_is_not_there(checkout: Path) -> None:
    (checkout / "made.json").write_text("{")
    assert use(checkout) is None


def test_a_new_process_takes_what_this_one_takes() -> None:
    """Bot workers are such fresh processes."""
    program = f"import {TWINS[1]} as fast; print(fast.__file__)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == imported(TWINS)[1].__file__


def test_it_is_plain_here() -> None:
    assert not is_compiled(sys.modules["yakai.core.match"])


def test_the_sources_can_be_had_beside_it() -> None:
    usual = imported(TWINS)
    plain = imported_from_source(TWINS)
    assert not any(map(is_compiled, plain))
    assert imported(TWINS) == usual
    assert all(module is not other for module, other in zip(plain, usual, strict=True))
