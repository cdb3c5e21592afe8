"""Patience with whoever is away from a running game: after a while a bot stands in, or as soon as all others agree."""

import asyncio
import logging
from typing import NamedTuple

from yakai.core.errors import YakaiError
from yakai.core.log import CLOCK
from yakai.table.commands.automatic import StandIn
from yakai.table.commands.play import ComeBack
from yakai.table.drivers.presence import Presence
from yakai.table.ports import Submit
from yakai.table.settings import TableSettings
from yakai.table.state.clocks import ByDays
from yakai.table.state.room import PersonOccupant
from yakai.table.state.table import Table
from yakai.table.tasks import Tasks

logger = logging.getLogger(__name__)

Waits = frozenset[tuple[str, frozenset[str]]]
"""Who is waited for, and who would rather have a bot at once."""


class Away(NamedTuple):
    """Somebody who is waited for: so many seconds are left; without end, where patience has none. Of those who are
    asked, these agree to a bot at once.
    """

    left: float | None
    agreed: frozenset[str]
    asked: frozenset[str]


class Absence:
    """Watches who is away from one table, and for how long."""

    def __init__(
        self, table: Table, presence: Presence, submit: Submit, work: Tasks, manners: TableSettings
    ) -> None:
        self._table = table
        self._presence = presence
        self._submit = submit
        self._work = work
        self._manners = manners
        self._waiting: dict[str, asyncio.TimerHandle | None] = {}
        self._patience = self.patience
        self._agreed: dict[str, frozenset[str]] = {}
        self._closed = False

    # What can be seen

    @property
    def patience(self) -> float | None:
        """After how many seconds a bot stands in; `None`: only if all agree. As the host of the table wants it."""
        room = self._table.opened
        chosen = None if room is None else room.patience
        return self._manners.patience if chosen is None else chosen.seconds

    def away(self, person: str) -> Away | None:
        """How it is with somebody who is waited for."""
        if person not in self._waiting:
            return None
        waiting = self._waiting[person]
        left = None if waiting is None else max(0.0, waiting.when() - asyncio.get_running_loop().time())
        return Away(left, self._agreed.get(person, frozenset()), self._asked)

    @property
    def waits(self) -> Waits:
        """What everybody can see of it, apart from the time that passes."""
        if not self._waiting:
            return frozenset()
        return frozenset((person, self._agreed.get(person, frozenset())) for person in self._waiting)

    # What happens

    def wake(self) -> None:
        """Begin to wait for whoever has just left, and stop waiting for whoever is back: then no vote counts any
        more.
        """
        away = self._away
        if not (away or self._waiting) and self.patience == self._patience:
            return
        for person in self._waiting.keys() - away:
            self._stop_waiting(person)
            self._agreed.pop(person, None)
        if self.patience != self._patience:
            self._patience = self.patience
            for person in tuple(self._waiting):
                self._stop_waiting(person)
        for person in away - self._waiting.keys():
            self._wait(person, self._patience)
        for person, agreed in tuple(self._agreed.items()):
            self._agree(person, agreed & self._asked)

    def call(self, person: str, by: str) -> None:
        """Somebody agrees that a bot plays at once for a person who is waited for."""
        self._agree(person, self._agreed.get(person, frozenset()) | {by})

    def _agree(self, person: str, agreed: frozenset[str]) -> None:
        """When all who are asked agree, nobody waits any longer."""
        if agreed:
            self._agreed[person] = agreed
        else:
            self._agreed.pop(person, None)
        if agreed and agreed >= self._asked:
            self._stand_in(person, by=min(agreed))

    def _wait(self, person: str, seconds: float | None) -> None:
        loop = asyncio.get_running_loop()
        self._waiting[person] = None if seconds is None else loop.call_later(seconds, self._stand_in, person)

    def _stop_waiting(self, person: str) -> None:
        waiting = self._waiting.pop(person, None)
        if waiting is not None:
            waiting.cancel()

    @property
    def _asked(self) -> frozenset[str]:
        """Whose game it is just now: those who are here and have not given up."""
        return self._presence.people & self._table.room.still_playing

    @property
    def _away(self) -> set[str]:
        """Who is missed: when everybody is away, or the game stands still, it simply waits. Who has days to move need
        not be there.
        """
        room, match, here = self._table.room, self._table.game, self._presence.people
        if isinstance(room.clock, ByDays):
            return set()
        if room.phase != "playing" or not self._asked or match is None or match.paused:
            return set()
        return {
            occupant.person
            for occupant in room.occupants
            if isinstance(occupant, PersonOccupant) and occupant.bot is None and occupant.person not in here
        }

    def _stand_in(self, person: str, by: str = CLOCK) -> None:
        self._stop_waiting(person)
        self._agreed.pop(person, None)
        self._work.start(self._stand_in_for(person, by))

    async def _stand_in_for(self, person: str, by: str) -> None:
        """A bot takes the seat. What cannot be stored is tried again; whoever came back meanwhile has it back."""
        try:
            await self._submit(StandIn(person, by))
            if self._presence.is_here(person):
                await self._submit(ComeBack(person))
        except YakaiError as error:
            logger.warning("could not stand in: %s", error)
        if person in self._away and not self._closed:
            self._stop_waiting(person)
            self._wait(person, self._manners.retry)

    def close(self) -> None:
        """Nobody is waited for any more."""
        self._closed = True
        for person in tuple(self._waiting):
            self._stop_waiting(person)
