"""The connections of one table, as listeners."""

import logging
from collections import Counter
from collections.abc import Callable, Collection
from typing import NamedTuple

from yakai.table.ports import Listener
from yakai.table.state.room import Room
from yakai.table.state.table import Table

logger = logging.getLogger(__name__)


class VisiblePeople(NamedTuple):
    """What all at a table can see of who is connected."""

    people: frozenset[str]
    spectators: int


class Presence:
    """Who is connected to one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._listeners: dict[Listener, None] = {}
        self._invited: Counter[str] = Counter()
        self._watching: Counter[str] = Counter()
        self._people: tuple[Room, frozenset[str]] | None = None  # until a listener joins or leaves

    @property
    def listeners(self) -> Collection[Listener]:
        """All listeners, in the order in which they joined."""
        return self._listeners.keys()

    def add(self, listener: Listener) -> None:
        """Add a listener."""
        self._people = None
        self._listeners[listener] = None
        self._counter_for(listener)[listener.person] += 1

    def remove(self, listener: Listener) -> None:
        """Remove a listener that was added."""
        self._people = None
        del self._listeners[listener]
        connections = self._counter_for(listener)
        connections[listener.person] -= 1
        if not connections[listener.person]:
            del connections[listener.person]

    def _counter_for(self, listener: Listener) -> Counter[str]:
        return self._invited if listener.invited else self._watching

    def is_here(self, person: str) -> bool:
        """Whether a person is connected by the invitation."""
        return person in self._invited

    def connections(self, person: str) -> int:
        """How many connections a person has by the invitation."""
        return self._invited[person]

    @property
    def people(self) -> frozenset[str]:
        """The seated people who are connected by the invitation."""
        room = self._table.room
        if self._people is None or self._people[0] is not room:
            self._people = room, frozenset(filter(self._invited.__contains__, room.people))
        return self._people[1]

    @property
    def guests(self) -> tuple[str, ...]:
        """The people without a seat who are connected by the invitation, in the order in which they came."""
        return tuple(person for person in self._invited if person not in self._table.room.people)

    @property
    def spectators(self) -> int:
        """How many connected people have no seat."""
        return len(self._watching.keys() | (self._invited.keys() - self._table.room.people))

    @property
    def seen(self) -> VisiblePeople:
        """What all at the table can see of it."""
        return VisiblePeople(self.people, self.spectators)

    def each(self, do: Callable[[Listener], None], but: Listener | None = None) -> None:
        """Call a function for each listener, and end the connections of those that fail."""
        for listener in self.failing(do, but):
            listener.drop()

    def failing(self, do: Callable[[Listener], None], but: Listener | None = None) -> list[Listener]:
        """Call a function for each listener, and return those that failed."""
        failed: list[Listener] = []
        for listener in tuple(self.listeners):
            if listener is but:
                continue
            try:
                do(listener)
            except Exception:
                logger.exception("a listener failed")
                failed.append(listener)
        return failed
