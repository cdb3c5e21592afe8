"""The rules of a game as people read them: its clauses, section by section, in their language.

They lie as Markdown beside a game's texts, `text/rules.<lang>.md`, and what holds in every game beside our own,
`text/<lang>/rules.md`. Only a little of Markdown is understood, and all of it is here: headings, clauses
(`- YAK-7 …`), paragraphs, tables, and inside a text `**loud**`, `*soft*` and `` `code` ``, which stay as they are.
"""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

from msgspec import Struct

from yakai.core import catalogue
from yakai.text import Lang

CLAUSE: Final = re.compile(r"- \**([A-Z]+-[0-9]+)\b\** *(.*)", re.DOTALL)
_RULE: Final = re.compile(r"[|: -]+")


class Clause(Struct, frozen=True, tag="clause"):
    """A numbered rule."""

    id: str
    text: str


class Paragraph(Struct, frozen=True, tag="paragraph"):
    """What stands between clauses: an example, an introduction."""

    text: str


class Rows(Struct, frozen=True, tag="rows"):
    """A table; its first row has the headings."""

    rows: tuple[tuple[str, ...], ...]


Block: TypeAlias = Clause | Paragraph | Rows


class Section(Struct, frozen=True):
    """What stands under a heading."""

    title: str
    blocks: tuple[Block, ...]


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


def sections_of(page: str) -> tuple[Section, ...]:
    """A page cut at its headings.

    >>> sections_of("# Hop\\n\\nFrogs.\\n\\n## Leaves\\n\\n- HOP-1 One\\n  leaf.\\n- HOP-2 Or two.")[1]
    Section(title='Leaves', blocks=(Clause(id='HOP-1', text='One leaf.'), Clause(id='HOP-2', text='Or two.')))
    """
    parts = re.split(r"^#+ +(.*)\n", page.strip() + "\n", flags=re.MULTILINE)[1:]
    return tuple(Section(title, _blocks(body)) for title, body in zip(parts[::2], parts[1::2], strict=True))


def _blocks(body: str) -> tuple[Block, ...]:
    """Blocks are apart by an empty line, and each clause begins one."""
    texts = re.split(r"\n\s*\n|\n(?=- )", body.strip())
    return tuple(_block(text) for text in texts if text)


def _block(text: str) -> Block:
    if text.startswith("|"):
        lines = [line for line in text.splitlines() if not _RULE.fullmatch(line)]
        return Rows(tuple(tuple(cell.strip() for cell in line.split("|")[1:-1]) for line in lines))
    words = " ".join(text.split())
    clause = CLAUSE.fullmatch(words)
    return Paragraph(words) if clause is None else Clause(clause[1], clause[2])


def _common(lang: Lang) -> Traversable:
    return files("yakai.text") / lang / "rules.md"


def _read(page: Traversable) -> str:
    return page.read_text("utf-8")
