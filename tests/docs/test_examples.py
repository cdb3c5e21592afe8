"""Every Python example on the pages runs, and prints what the page says."""

import doctest
import re
from collections.abc import Iterable, Iterator
from inspect import signature
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from yakai.core import catalogue
from yakai.testing import LawTests

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
    """Forget the games that a page has registered."""
    yield
    catalogue.look_again()


def run(page: Path) -> dict[str, Any]:
    """Run a page's examples in order, in one namespace, and return it."""
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
    return names


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples_of_a_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run(page)


def test_the_game_on_a_page_keeps_all_laws() -> None:
    """Run the class of laws on the page as pytest would."""
    laws: LawTests = run(ROOT / "docs" / "adding-a-game.md")["TestHigh"]()
    given: dict[str, Iterable[Any]] = {
        "case": laws.cases(),
        "leak_case": laws.leak_cases(),
        "seats": laws.rules.seats,
    }
    held = 0
    for name in dir(laws):
        if name.startswith("test_"):
            law = getattr(laws, name)
            needs = list(signature(law).parameters)
            for values in product(*(given[need] for need in needs)):
                law(*values)
                held += 1
    assert held > 20


def test_readme_has_examples() -> None:
    assert ROOT / "README.md" in WITH_EXAMPLES
