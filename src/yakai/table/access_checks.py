"""Whether a person may join a table, and whether they must leave it."""

from collections.abc import Iterable

from yakai.table.errors import TurnedAway
from yakai.table.state.entries import TableClosed, TurnedOut, WatchingSet
from yakai.table.state.news import News
from yakai.table.state.room import Room


def check_may_come_in(room: Room, person: str, invited: bool) -> None:
    """Raise unless a person may come to the table. `invited`: by the invitation, not by the spectators' key."""
    access = room.access
    if (barred := access.why_barred(person)) is not None:
        raise TurnedAway(barred)
    if not invited and not access.watching:
        raise TurnedAway("watching-is-off")
    if access.locked and person not in access.inside and not belongs(room, person):
        raise TurnedAway("table-is-locked")


def belongs(room: Room, person: str) -> bool:
    """Whether a person is the host, has a seat, or has played the latest game and was not removed."""
    played = any(
        player is not None and player.person == person and not player.gone for player in room.players
    )
    return person == room.host or person in room.people or played


def reason_to_leave(news: Iterable[News], person: str, invited: bool) -> str | None:
    """The key of the reason why a connected person has to leave after this news; `None` if they may stay."""
    for one in news:
        if isinstance(one, TurnedOut) and one.person == person:
            return "banned-from-table" if one.ban else "turned-out"
        if isinstance(one, TableClosed):
            return "table-is-closed"
        if isinstance(one, WatchingSet) and not one.allowed and not invited:
            return "watching-is-off"
    return None
