"""The rules of a game as people read them: its clauses, section by section, in their language.

They lie as Markdown beside a game's texts, `text/rules.<lang>.md`, and what holds in every game beside our own,
`text/<lang>/rules.md`. What of Markdown is understood stands in `yakai.core.pages`.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from msgspec import Struct

from yakai.core import catalogue
from yakai.core.pages import Block, Section, sections_of
from yakai.text import Lang


class RulesPage(Struct, frozen=True):
    """All rules of a game: what it is about, then section by section; what holds in every game comes last."""

    lead: tuple[Block, ...]
    sections: tuple[Section, ...]


@cache
def rules_page(lang: Lang, game: str) -> RulesPage | None:
    """A game's rules, in English where somebody's game has them in no other language; `None` if it has none."""
    folder = files(catalogue.game(game).package) / "text"
    own = next((page for one in (lang, "en") if (page := folder / f"rules.{one}.md").is_file()), None)
    if own is None:
        return None
    (about, *sections), (common, *_) = sections_of(_read(own)), sections_of(_read(_common(lang)))
    return RulesPage(about.blocks, (*sections, common))


def _common(lang: Lang) -> Traversable:
    return files("yakai.text") / lang / "rules.md"


def _read(page: Traversable) -> str:
    return page.read_text("utf-8")
