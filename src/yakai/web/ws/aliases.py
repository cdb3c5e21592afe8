"""Aliases: what clients call people, a different word at each table, so that ids of people never leave the server."""

from functools import lru_cache
from hashlib import blake2s

from yakai.table.errors import NotHere
from yakai.table.live import LiveTable


def alias_of(live: LiveTable, person: str) -> str:
    """A person's alias at this table."""
    return _alias(live.table.id, person)


@lru_cache(maxsize=1024)
def _alias(table: str, person: str) -> str:
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
    raise NotHere("nobody-like-that")
