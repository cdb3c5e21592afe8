"""Rules pages: the same clauses in every language, in the same order, and every line is parsed."""

import re

import pytest

from yakai import text
from yakai.core import catalogue
from yakai.core.pages import Clause, Paragraph, Rows, sections_of
from yakai.text.rules import RulesPage, rules_page

GAMES = sorted(catalogue.ours())


def page(lang: text.Lang, game: str) -> RulesPage:
    found = rules_page(lang, game)
    assert found is not None
    return found


def shape(lang: text.Lang, game: str) -> list[list[str]]:
    """The blocks of each section: a clause by its name, a table by its size."""

    def of(block: Clause | Paragraph | Rows) -> str:
        if isinstance(block, Clause):
            return block.id
        return f"{[len(row) for row in block.rows]}" if isinstance(block, Rows) else "words"

    return [[of(block) for block in section.blocks] for section in page(lang, game).sections]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", [lang for lang in text.languages() if lang != "en"])
def test_every_language_has_the_same_clauses(lang: text.Lang, game: str) -> None:
    assert shape(lang, game) == shape("en", game)
    assert page(lang, game) != page("en", game), "it is still in English"


def said(lang: text.Lang, game: str) -> list[tuple[str, str]]:
    """All that stands on a page, text by text, each with the clause that it is or comes after."""
    texts, clause = [], ""
    for block in (block for section in page(lang, game).sections for block in section.blocks):
        if isinstance(block, Clause):
            clause = block.id
        cells = [cell for row in block.rows for cell in row] if isinstance(block, Rows) else [block.text]
        texts += [(clause, cell) for cell in cells]
    return texts


def found(pattern: str, lang: text.Lang, game: str) -> list[tuple[str, list[str]]]:
    return [(clause, sorted(re.findall(pattern, words))) for clause, words in said(lang, game)]


MARK = r"\[(?:fig|set|ours)\]"
OTHER_CLAUSE = r"[A-Z]{3}-[0-9]+"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", text.languages())
@pytest.mark.parametrize("pattern", [MARK, OTHER_CLAUSE], ids=["marks", "clauses"])
def test_every_text_has_the_same_marks_and_names_the_same_clauses(
    pattern: str, lang: text.Lang, game: str
) -> None:
    assert found(pattern, lang, game) == found(pattern, "en", game)


@pytest.mark.parametrize("game", GAMES)
def test_every_text_has_the_same_figures(game: str) -> None:
    """Russian and Ukrainian have words for small ones ("a 6") where English has none: there, only large ones agree."""

    def figures(lang: text.Lang) -> list[tuple[str, list[int]]]:
        plain = [
            (clause, re.sub(r"(?<=[0-9])[ ,](?=[0-9]{3}\b)", "", words)) for clause, words in said(lang, game)
        ]
        return [(clause, sorted(map(int, re.findall(r"(?<!-)\b[0-9]+", words)))) for clause, words in plain]

    def large(lang: text.Lang) -> list[tuple[str, list[int]]]:
        return [(clause, [one for one in many if one > 11]) for clause, many in figures(lang)]

    assert figures("ru") == figures("uk")
    assert large("ru") == large("en")


def test_a_table_keeps_its_empty_cells() -> None:
    (section,) = sections_of("# Hop\n\n| | 2 players |\n| --- | --- |\n| leaves | 3 |\n")
    assert section.blocks == (Rows((("", "2 players"), ("leaves", "3"))),)


def test_clauses_of_every_game_come_last() -> None:
    assert [block.id for block in page("en", "yak").sections[-1].blocks if isinstance(block, Clause)] == [
        "ALL-1",
        "ALL-2",
        "ALL-3",
        "ALL-4",
    ]
