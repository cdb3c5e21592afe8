"""Files and folders that pages, docstrings and comments name in backquotes exist."""

import re
from pathlib import Path

import pytest

from tests.docs.test_links import PAGES, ROOT

NAMED = re.compile(r"`((?:[\w.-]+/)+(?:[\w.-]+\.(?:py|ts|svelte|js|css|toml|txt|md|onnx))?)`")
GAMES = [folder for folder in (ROOT / "src/yakai/games").iterdir() if folder.is_dir()]
ROOTS = (ROOT, *(ROOT / root for root in ("src", "src/yakai", "client", "client/src", "training")), *GAMES)
IN_A_PACKAGE = {"text/en.ftl", "text/rules.en.md", "en/rules.md", "board/", "board/board.js", "past/"}
MADE_LATER = {"assets/", "data/", "build/", "words/pictomania/"}


def sources() -> list[Path]:
    """The program's and the tests' own sources, and the pages that stand beside them."""
    tops = (
        "src",
        "client/src",
        "client/tests",
        "tests",
        "bench",
        "compiling",
        "training",
        "examples",
        "script",
    )
    paths = [path for top in tops for path in (ROOT / top).rglob("*") if path.is_file()]
    kinds = {".py", ".ts", ".svelte", ".md"}
    return [path for path in paths if path.suffix in kinds or path.parent.name == "script"]


def missing(source: Path) -> list[str]:
    """The files and folders that a page or a source names, and that are neither in one of the usual folders, nor in a
    game's, nor beside the source.
    """
    names = {*NAMED.findall(source.read_text("utf-8"))} - IN_A_PACKAGE - MADE_LATER
    folders = (*ROOTS, source.parent)
    return [name for name in sorted(names) if not any((folder / name).exists() for folder in folders)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_files_that_a_page_names_exist(page: Path) -> None:
    assert missing(page) == []


def test_files_that_a_source_names_exist() -> None:
    found = {
        str(source.relative_to(ROOT)): missing(source) for source in sources() if source != Path(__file__)
    }
    assert {name: names for name, names in found.items() if names} == {}


def test_a_file_or_folder_that_is_gone_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("see `table/live.py`, `table/gone.py`, `table/state/` and `table/rooms/`")
    assert missing(page) == ["table/gone.py", "table/rooms/"]
