"""Who is at a table just now, and telling them."""

import logging
from typing import NamedTuple

from yakai.table.protocols import Change, Listener
from yakai.table.table import Table

logger = logging.getLogger(__name__)


class Seen(NamedTuple):
    """What everybody can see of who is there."""

    people: frozenset[str]
    spectators: int


class Presence:
    """All who listen at one table."""

    def __init__(self, table: Table) -> None:
        self.listeners: list[Listener] = []
        self._table = table

    def is_here(self, person: str) -> bool:
        """Whether a person is connected by the invitation."""
        return any(listener.person == person and listener.invited for listener in self.listeners)

    @property
    def people(self) -> frozenset[str]:
        """Who of those with a seat is here."""
        return frozenset(filter(self.is_here, self._table.room.people))

    @property
    def spectators(self) -> int:
        """How many people look on without a seat."""
        seated = set(self._table.room.people)
        return len({one.person for one in self.listeners if not (one.invited and one.person in seated)})

    @property
    def seen(self) -> Seen:
        """What everybody can see of it."""
        return Seen(self.people, self.spectators)

    def tell(self, change: Change, but: Listener | None = None) -> list[Listener]:
        """Let everybody hear of something; says who failed to. Nobody's failing is anybody else's affair."""
        failed: list[Listener] = []
        for listener in tuple(self.listeners):
            if listener is but:
                continue
            try:
                listener.hear(change)
            except Exception:
                logger.exception("a listener fell over")
                failed.append(listener)
        return failed
