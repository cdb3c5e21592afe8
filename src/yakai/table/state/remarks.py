"""What people say to each other at a table, as values; `talk` keeps and tells it."""

import unicodedata
from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from yakai.core.game import Seat
from yakai.table.errors import BadRemark
from yakai.table.state.names import visible_characters

LONGEST: Final = 280
"""In characters as people see them, …"""

MOST_CODE_POINTS: Final = 1200
"""… and in what they are made of."""

KEPT: Final = 100
"""So many of a table's latest remarks are kept."""

WhoTalks: TypeAlias = Literal["all", "players", "nobody"]
Reaction: TypeAlias = Literal["clap", "laugh", "wow", "think", "heart", "party"]


class Speaker(NamedTuple):
    """Who says something: a person, what they are called, whether they came by the invitation and, where several play
    on their screen, from which seat.
    """

    person: str
    name: str
    invited: bool
    seat: Seat | None = None


class Remark(Struct, frozen=True):
    """One thing that somebody said, from a seat or looking on, under the name that they had then. A table's remarks
    are numbered from 1. Without a text it was removed; `request` is the id that its person gave it.
    """

    n: int
    at: float
    person: str
    request: str
    name: str
    seat: Seat | None
    text: str | None


class RemarkRemoved(Struct, frozen=True):
    """The host has removed a remark."""

    n: int


class Reacted(Struct, frozen=True):
    """Somebody claps, laughs, … . It is shown for a moment and kept nowhere."""

    person: str
    name: str
    seat: Seat | None
    reaction: Reaction


TalkEvent: TypeAlias = Remark | RemarkRemoved | Reacted


def checked_text(text: str) -> str:
    """What somebody says as it will be shown: in one line, without what cannot be seen, and not too long.

    >>> checked_text("  Вітаю,\\n  друзі! 👋🏽\\u202e ")
    'Вітаю, друзі! 👋🏽'
    """
    one_line = unicodedata.normalize("NFC", " ".join(text[: MOST_CODE_POINTS + 1].split()))
    shown = " ".join("".join(visible_characters(one_line)).split())
    if len(text) > MOST_CODE_POINTS or not 1 <= len(visible_characters(shown)) <= LONGEST:
        raise BadRemark("remark-is-wrong", most=LONGEST)
    return shown
