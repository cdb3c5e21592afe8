"""What people at a table are called: their names as others there may see them, and their aliases.

An alias is what clients call a person, a different word at each table, so that ids of people never leave the server.
"""

from functools import lru_cache
from hashlib import blake2s

from yakai.core.game import Seat
from yakai.table.commands.seating import called_at
from yakai.table.errors import NotHere
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


def alias_of(live: LiveTable, person: str) -> str:
    """A person's alias at this table."""
    return _alias(live.table.id, person)


@lru_cache(maxsize=1024)
def _alias(table: str, person: str) -> str:
    """Cached, because every `table` message asks for everyone's, and one takes 0.6 µs."""
    return blake2s(person.encode(), key=table.encode()[:32], digest_size=8).hexdigest()


def person_called(live: LiveTable, alias: str) -> str:
    """The person behind an alias: one who is seated, connected or banned here, or has talked here."""
    room = live.room
    known = {
        *room.people,
        *(one.person for one in live.presence.listeners),
        *(one.person for one in room.access.banned),
        *(one.person for one in live.talk.remarks),
    }
    for person in known:
        if alias_of(live, person) == alias:
            return person
    raise NotHere("person-is-not-here")
