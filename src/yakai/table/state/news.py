"""What is said to all at a table when it happens, besides that the table shows it from then on."""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from yakai.core.game import Seat
from yakai.table.state.entries import (
    AnyEntry,
    HostSet,
    LinkRenewed,
    ListingForbidden,
    LockSet,
    TableClosed,
    TurnedOut,
    WatchingSet,
)


class SeatRequestDeclined(Struct, frozen=True):
    """The host does not let somebody play on for a bot; it is said to them alone."""

    person: str


class VoteDeclined(Struct, frozen=True):
    """Somebody would rather play on than end the game, or pause it; `seat`, where several play on their screen."""

    person: str
    seat: Seat | None = None


_EntryNews: TypeAlias = (
    HostSet | LinkRenewed | ListingForbidden | LockSet | TableClosed | TurnedOut | WatchingSet
)
News: TypeAlias = _EntryNews | SeatRequestDeclined | VoteDeclined


def news_in(entries: Iterable[AnyEntry]) -> tuple[News, ...]:
    """What of some entries is said to all."""
    return tuple(entry for entry in entries if isinstance(entry, _EntryNews))
