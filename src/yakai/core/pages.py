"""Parses a rules page: headings, and under each of them clauses, paragraphs and tables.

It reads only this part of Markdown: headings, clauses (`- YAK-7 …`), paragraphs and tables. Inside a text, `**bold**`,
`*italic*` and `` `code` `` stay as they are.
"""

import re
from typing import Final, TypeAlias

from msgspec import Struct

CLAUSE: Final = re.compile(r"- \**([A-Z]+-[0-9]+)\b\** *(.*)", re.DOTALL)
_RULE: Final = re.compile(r"[|: -]+")


class Clause(Struct, frozen=True, tag="clause"):
    """A numbered rule."""

    id: str
    text: str


class Paragraph(Struct, frozen=True, tag="paragraph"):
    """A text between clauses, such as an introduction or an example."""

    text: str


class Rows(Struct, frozen=True, tag="rows"):
    """A table; its first row has the headings."""

    rows: tuple[tuple[str, ...], ...]


Block: TypeAlias = Clause | Paragraph | Rows


class Section(Struct, frozen=True):
    """A heading and all blocks below it."""

    title: str
    blocks: tuple[Block, ...]


def sections_of(page: str) -> tuple[Section, ...]:
    """The sections of a rules page.

    >>> sections_of("# Hop\\n\\nFrogs.\\n\\n## Leaves\\n\\n- HOP-1 One\\n  leaf.\\n- HOP-2 Or two.")[1]
    Section(title='Leaves', blocks=(Clause(id='HOP-1', text='One leaf.'), Clause(id='HOP-2', text='Or two.')))

    Raises `ValueError` if it does not begin with a heading.
    """
    above, *parts = re.split(r"^#+ +(.*)\n", page.strip() + "\n", flags=re.MULTILINE)
    if above or not parts:
        raise ValueError("a page of rules begins with a heading")
    return tuple(Section(title, _blocks(body)) for title, body in zip(parts[::2], parts[1::2], strict=True))


def _blocks(body: str) -> tuple[Block, ...]:
    """The blocks of a section: they are separated by empty lines, and each clause begins a new one."""
    texts = re.split(r"\n\s*\n|\n(?=- )", body.strip())
    return tuple(_block(text) for text in texts if text)


def _block(text: str) -> Block:
    if text.startswith("|"):
        lines = [line for line in text.splitlines() if not _RULE.fullmatch(line)]
        return Rows(tuple(tuple(cell.strip() for cell in line.split("|")[1:-1]) for line in lines))
    words = " ".join(text.split())
    clause = CLAUSE.fullmatch(words)
    return Paragraph(words) if clause is None else Clause(clause[1], clause[2])
