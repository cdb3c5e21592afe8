"""Files that the pages name in backquotes exist."""

import re
from pathlib import Path

import pytest

from tests.docs.test_links import PAGES, ROOT

NAMED = re.compile(r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|ts|svelte|js|css|toml|txt|md|onnx))`")
ROOTS = (ROOT, ROOT / "src", ROOT / "src/yakai", ROOT / "client", ROOT / "client/src", ROOT / "training")
# In each game's folder or package.
ELSEWHERE = frozenset({"text/en.ftl", "text/rules.en.md", "board/board.js"})


def is_there(name: str, page: Path) -> bool:
    """Whether a page's file name leads to a file from one of the usual folders, a game's folder, or the page."""
    games = [folder for folder in (ROOT / "src/yakai/games").iterdir() if folder.is_dir()]
    return any((root / name).exists() for root in (*ROOTS, *games, page.parent))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_files_that_a_page_names_exist(page: Path) -> None:
    names = {name for name in NAMED.findall(page.read_text("utf-8")) if name not in ELSEWHERE}
    assert [name for name in sorted(names) if not is_there(name, page)] == []


def test_a_file_that_is_gone_is_noticed() -> None:
    assert NAMED.findall("see `table/live.py` and `table/gone.py`") == ["table/live.py", "table/gone.py"]
    assert is_there("table/live.py", ROOT / "README.md")
    assert not is_there("table/gone.py", ROOT / "README.md")
