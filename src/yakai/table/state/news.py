"""What has just happened at a table and is announced; `web.ws.news_messages` decides to whom."""

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
    """A person may not take over a bot's seat; only that person is notified."""

    person: str


class VoteDeclined(Struct, frozen=True):
    """A person voted against ending or pausing the game; `seat` is set if several people play on their screen."""

    person: str
    seat: Seat | None = None


_EntryNews: TypeAlias = (
    HostSet | LinkRenewed | ListingForbidden | LockSet | TableClosed | TurnedOut | WatchingSet
)
News: TypeAlias = _EntryNews | SeatRequestDeclined | VoteDeclined


def news_in(entries: Iterable[AnyEntry]) -> tuple[News, ...]:
    """The entries that are announced."""
    return tuple(entry for entry in entries if isinstance(entry, _EntryNews))
