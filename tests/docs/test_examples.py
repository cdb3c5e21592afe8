"""Every Python example in the pages runs, and says what the page says it does."""

import doctest
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from yakai.core import catalogue

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples(page: Path) -> Iterator[tuple[int, str]]:
    """The Python blocks of a page, with the line before each."""
    text = page.read_text("utf-8")
    for block in BLOCK.finditer(text):
        yield text.count("\n", 0, block.start(1)), block[1]


WITH_EXAMPLES = [page for page in PAGES if any(examples(page))]


@pytest.fixture(autouse=True)
def usual_games() -> Iterator[None]:
    """A page may make a game of its own known; afterwards it is forgotten again."""
    yield
    catalogue.look_again()


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples_of_a_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Later blocks of a page know what earlier ones made."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "example"}
    parser = doctest.DocTestParser()
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    told: list[str] = []
    for line, source in examples(page):
        if ">>>" in source:
            test = parser.get_doctest(source, names, page.name, str(page), line)
            runner.run(test, out=told.append, clear_globs=False)
            names = test.globs
        else:
            exec(compile("\n" * line + source, str(page), "exec"), names)
    assert runner.failures == 0, "".join(told)


def test_readme_has_examples() -> None:
    assert ROOT / "README.md" in WITH_EXAMPLES
