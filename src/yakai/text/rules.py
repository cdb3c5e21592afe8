"""The rules pages of the games, for people to read.

A game has one for each language, `text/rules.<lang>.md`; the clauses of every game are in the shell's
`text/<lang>/rules.md`. `yakai.core.pages` parses them.
"""

from collections.abc import Iterable
from functools import cache
from importlib.resources.abc import Traversable

from msgspec import Struct

from yakai.core.pages import Block, Section, sections_of
from yakai.text.available import ENGLISH, SHELL, Lang, game_texts


class RulesPage(Struct, frozen=True):
    """The rules of a game: an introduction, its own sections, and a last one with the clauses of every game."""

    lead: tuple[Block, ...]
    sections: tuple[Section, ...]


@cache
def rules_page(lang: Lang, game: str) -> RulesPage | None:
    """A game's rules, in English if it has no page in this language; `None` if it has no page at all."""
    own = _first(game_texts(game) / f"rules.{one}.md" for one in (lang, ENGLISH))
    common = _first(SHELL / one / "rules.md" for one in (lang, ENGLISH))
    if own is None or common is None:
        return None
    about, *sections = sections_of(own)
    return RulesPage(about.blocks, (*sections, *sections_of(common)[:1]))


def _first(pages: Iterable[Traversable]) -> str | None:
    """The text of the first page that exists."""
    return next((page.read_text("utf-8") for page in pages if page.is_file()), None)
