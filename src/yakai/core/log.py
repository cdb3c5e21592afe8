"""The log of a match: a header and entries, and how they are read from JSON Lines.

An entry may hold secrets. It is a plain class, not a Struct, so msgspec refuses to encode it for a client. Only
`log_encoding.py` encodes entries, for files and for the store.
"""

import re
from typing import Any, ClassVar, Final, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

from yakai.core.errors import DamagedLog, TruncatedLog, UnknownVersion
from yakai.core.game import AnyRules, Result, Seat, TimerKey
from yakai.core.kinds import decoder

FORMAT = 1
BOT = "bot:"
"""The prefix of a player that is a bot, as in `bot:novice`."""

CLOCK = "clock"
"""The value of `by` in entries that a clock or timer has caused."""


class Header(Struct, frozen=True, tag="header", tag_field="type", forbid_unknown_fields=True):
    """The first line of a log: the game, its rules version, the number of seats, and the options."""

    format: int
    game: str
    version: int
    seats: int
    options: dict[str, Any]


class _Entry:
    """Base of all entries: `at` (seconds since the epoch) and `by` (a person, a bot or the clock), if that is known."""

    __slots__ = ("at", "by")
    fields: ClassVar[tuple[str, ...]] = ()
    """The names of the fields of this type of entry."""
    optional: ClassVar[tuple[str, ...]] = ()
    """The names of the fields that may be left out."""
    type: ClassVar[str]

    at: float | None
    by: str | None

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(
            getattr(self, name) == getattr(other, name) for name in (*self.fields, "at", "by")
        )

    def __hash__(self) -> int:
        return hash((self.type, *(getattr(self, name) for name in self.fields)))

    def __repr__(self) -> str:
        return f"<{self.type}>"


class Acted(_Entry):
    """A seat took an action."""

    __slots__ = ("action", "seat")
    fields = ("seat", "action")
    type = "acted"

    def __init__(self, seat: Seat, action: Any, at: float | None = None, by: str | None = None) -> None:
        self.seat = seat
        self.action = action
        self.at = at
        self.by = by


class Settled(_Entry):
    """A random outcome was drawn."""

    __slots__ = ("outcome",)
    fields = ("outcome",)
    type = "settled"

    def __init__(self, outcome: Any, at: float | None = None, by: str | None = None) -> None:
        self.outcome = outcome
        self.at = at
        self.by = by


MOVES: Final = (Acted, Settled)
"""The types of nearly all entries."""


class Expired(_Entry):
    """A timer of the rules ran out."""

    __slots__ = ("timer",)
    fields = ("timer",)
    type = "expired"

    def __init__(self, timer: TimerKey, at: float | None = None, by: str | None = None) -> None:
        self.timer = timer
        self.at = at
        self.by = by


class Undone(_Entry):
    """A seat undid its latest action: the state is again as it was after the first `to` entries."""

    __slots__ = ("seat", "to")
    fields = ("seat", "to")
    type = "undone"

    def __init__(self, seat: Seat, to: int, at: float | None = None, by: str | None = None) -> None:
        self.seat = seat
        self.to = to
        self.at = at
        self.by = by


class HandedOver(_Entry):
    """Another player, a person or a bot, took over a seat. `new` is true for a person who has joined the game late."""

    __slots__ = ("new", "player", "seat")
    fields = ("seat", "player", "new")
    optional = ("new",)
    type = "handed_over"

    def __init__(
        self,
        seat: Seat,
        player: str,
        at: float | None = None,
        by: str | None = None,
        new: bool | None = None,
    ) -> None:
        self.seat = seat
        self.player = player
        self.new = new
        self.at = at
        self.by = by


class Conceded(_Entry):
    """A seat conceded."""

    __slots__ = ("seat",)
    fields = ("seat",)
    type = "conceded"

    def __init__(self, seat: Seat, at: float | None = None, by: str | None = None) -> None:
        self.seat = seat
        self.at = at
        self.by = by


class Paused(_Entry):
    """The game was paused, or resumed; by `seat`, if it was a seat. In a pause no seat can act and no clock runs."""

    __slots__ = ("paused", "seat")
    fields = ("paused", "seat")
    optional = ("seat",)
    type = "paused"

    def __init__(
        self, paused: bool, seat: Seat | None = None, at: float | None = None, by: str | None = None
    ) -> None:
        self.paused = paused
        self.seat = seat
        self.at = at
        self.by = by


class TimedOut(_Entry):
    """A seat's time ran out: a bot takes its next action, which cannot be undone. `again` is true if this is not the
    first timeout of the same move.
    """

    __slots__ = ("again", "seat")
    fields = ("seat", "again")
    optional = ("again",)
    type = "timed_out"

    def __init__(
        self, seat: Seat, again: bool | None = None, at: float | None = None, by: str | None = None
    ) -> None:
        self.seat = seat
        self.again = again
        self.at = at
        self.by = by


class Finished(_Entry):
    """The game ended with this result. It is the last entry."""

    __slots__ = ("result",)
    fields = ("result",)
    type = "over"

    def __init__(self, result: Result, at: float | None = None, by: str | None = None) -> None:
        self.result = result
        self.at = at
        self.by = by


Entry: TypeAlias = Acted | Settled | Expired | Undone | HandedOver | Conceded | Paused | TimedOut | Finished

_CLASSES: dict[str, type[Any]] = {
    kind.type: kind
    for kind in (Acted, Settled, Expired, Undone, HandedOver, Conceded, Paused, TimedOut, Finished)
}


_ABSENT = Raw(b"")


class _Line(Struct, forbid_unknown_fields=True):
    """The fields of an entry's line in a file, for all types of entries."""

    type: Literal[
        "acted", "settled", "expired", "undone", "handed_over", "conceded", "paused", "timed_out", "over"
    ]
    seat: Seat | None = None
    action: Raw = _ABSENT
    outcome: Raw = _ABSENT
    timer: TimerKey | None = None
    to: int | None = None
    player: str | None = None
    new: bool | None = None
    paused: bool | None = None
    again: bool | None = None
    result: Result | None = None
    at: float | None = None
    by: str | None = None


class _Format(Struct, tag="header", tag_field="type"):
    """The format in a log's header, whatever other fields the header has."""

    format: int


class _Type(Struct):
    """The type in an entry's line, whatever other fields the line has."""

    type: str


TYPES: Final = frozenset(_CLASSES)
"""The types of entries that this program knows."""

_TYPE_NAME: Final = re.compile(r"[a-z][a-z_]{1,39}")

_decode_format = msgspec.json.Decoder(_Format).decode
_decode_type = msgspec.json.Decoder(_Type).decode
_decode_line = msgspec.json.Decoder(_Line).decode
_decode_header = msgspec.json.Decoder(Header).decode


def read_header(line: bytes) -> Header:
    """The header in a log's first line; raises `BadLog` if it is none that this program knows."""
    try:
        header_format = _decode_format(line).format
        if header_format != FORMAT:
            raise UnknownVersion("log-format-is-unknown", format=header_format, known=FORMAT)
        return _decode_header(line)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise DamagedLog("log-has-no-header", line=1, why=str(error)) from None


def read_entry(line: bytes, rules: AnyRules | None, number: int = 0) -> Entry:
    """The entry in a line; raises `BadLog` if it cannot be read. The rules give the types of actions and outcomes."""
    try:
        row = _decode_line(line)
        assert rules is not None
        kind = _CLASSES[row.type]
        values: dict[str, Any] = {name: getattr(row, name) for name in kind.fields}
        absent = [
            name
            for name, value in values.items()
            if (value is None or value == _ABSENT) and name not in kind.optional
        ]
        if absent:
            raise msgspec.ValidationError(f"{row.type} without {', '.join(absent)}")
        if "action" in values:
            values["action"] = decoder(rules.kinds.action).decode(row.action)
        if "outcome" in values:
            values["outcome"] = decoder(rules.kinds.outcome).decode(row.outcome)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        if (unknown := _unknown_type(line)) is not None:
            raise UnknownVersion("log-entry-is-unknown", type=unknown, line=number) from None
        raise DamagedLog("log-line-is-damaged", line=number, why=str(error)) from None
    entry: Entry = kind(**values, at=row.at, by=row.by)
    return entry


def _unknown_type(line: bytes) -> str | None:
    """The type of a well-formed entry if this program does not know it, because a newer one has written it."""
    try:
        name = _decode_type(line).type
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
    known = name in TYPES or name == "header"
    return name if not known and _TYPE_NAME.fullmatch(name) else None


def split(text: bytes) -> list[bytes]:
    """A log's lines; raises `TruncatedLog` if it is empty or its last line has no newline."""
    if not text:
        raise TruncatedLog("log-is-empty")
    if not text.endswith(b"\n"):
        raise TruncatedLog("log-is-cut-off", line=text.count(b"\n") + 1)
    return text[:-1].split(b"\n")
