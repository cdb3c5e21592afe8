"""The remarks of the talk at a table, as values; `table.talk` stores and sends them."""

import unicodedata
from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from yakai.core.game import Seat
from yakai.table.errors import BadRemark
from yakai.table.naming.names import visible_characters

LONGEST: Final = 280
"""Characters, as people see them, that a remark may have."""

MOST_CODE_POINTS: Final = 1200
"""Code points that a remark may have."""

KEPT: Final = 100
"""How many of a table's latest remarks are kept."""

WhoTalks: TypeAlias = Literal["all", "players", "nobody"]
Reaction: TypeAlias = Literal["clap", "laugh", "wow", "think", "heart", "party"]


class Speaker(NamedTuple):
    """The author of a remark or reaction. `invited`: they came by the invitation link; `seat` is set if several people
    play on their screen.
    """

    person: str
    name: str
    invited: bool
    seat: Seat | None = None


class Remark(Struct, frozen=True):
    """A chat message of a player or spectator (`seat` is `None`), with the name that they had then.

    `n` numbers a table's remarks from 1. `text` is `None` once it was removed. `request` is the id of the request.
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
    """A person's reaction, such as applause. It is shown for a moment and not stored."""

    person: str
    name: str
    seat: Seat | None
    reaction: Reaction


TalkEvent: TypeAlias = Remark | RemarkRemoved | Reacted


def checked_text(text: str) -> str:
    """A remark as it will be shown: on one line, without invisible characters. Raises if it is empty or too long.

    >>> checked_text("  Вітаю,\\n  друзі! 👋🏽\\u202e ")
    'Вітаю, друзі! 👋🏽'
    """
    one_line = unicodedata.normalize("NFC", " ".join(text[: MOST_CODE_POINTS + 1].split()))
    shown = " ".join("".join(visible_characters(one_line)).split())
    if len(text) > MOST_CODE_POINTS or not 1 <= len(visible_characters(shown)) <= LONGEST:
        raise BadRemark("remark-is-wrong", most=LONGEST)
    return shown
