"""The names of people at a table, as others there may see them."""

from yakai.core.game import Seat
from yakai.table.commands.seating import called_at
from yakai.table.live import LiveTable
from yakai.table.naming.names import distinct_name
from yakai.table.state.room import PersonOccupant
from yakai.table.state.silence import is_silent


def seated_name(live: LiveTable, person: str, at: Seat | None = None) -> str:
    """The name of a person on their first seat, or on this one; empty if they do not sit there."""
    occupants = (live.room.occupants[seat] for seat in live.room.seats_of(person) if at in (None, seat))
    return next((occupant.name for occupant in occupants if isinstance(occupant, PersonOccupant)), "")


def guest_name(live: LiveTable, name: str) -> str:
    """The name of a person without a seat, made different from those of players and bots; empty while the game is
    silent, because a name could be a message.
    """
    if is_silent(live.table):
        return ""
    return distinct_name(name, called_at(live.room))


def known_name(live: LiveTable, person: str) -> str:
    """The name of a person on their seat or, without one, of their connection."""
    present = (one.name for one in live.presence.listeners if one.person == person)
    return seated_name(live, person) or guest_name(live, next(present, ""))
