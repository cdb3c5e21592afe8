"""The rules of a game as people read them: its clauses, section by section, in their language.

A game has them as Markdown beside its texts, `text/rules.<lang>.md`; what holds in every game is in the shell's
`text/<lang>/rules.md`. `yakai.core.pages` says which Markdown is understood.
"""

from collections.abc import Iterable
from functools import cache
from importlib.resources.abc import Traversable

from msgspec import Struct

from yakai.core.pages import Block, Section, sections_of
from yakai.text.available import ENGLISH, SHELL, Lang, game_texts


class RulesPage(Struct, frozen=True):
    """All rules of a game: what it is about, then its sections; what holds in every game comes last."""

    lead: tuple[Block, ...]
    sections: tuple[Section, ...]


@cache
def rules_page(lang: Lang, game: str) -> RulesPage | None:
    """A game's rules, in English if it has no page in this language; `None` if it has none at all."""
    own = _first(game_texts(game) / f"rules.{one}.md" for one in (lang, ENGLISH))
    common = _first(SHELL / one / "rules.md" for one in (lang, ENGLISH))
    if own is None or common is None:
        return None
    about, *sections = sections_of(own)
    return RulesPage(about.blocks, (*sections, *sections_of(common)[:1]))


def _first(pages: Iterable[Traversable]) -> str | None:
    """The text of the first page that exists."""
    return next((page.read_text("utf-8") for page in pages if page.is_file()), None)
