"""Patience with whoever is away from a running game: after a while a bot stands in."""

import asyncio
import logging

from yakai.core.errors import YakaiError
from yakai.table.drivers.presence import Presence
from yakai.table.manners import Manners
from yakai.table.protocols import Submit
from yakai.table.room import Sitter
from yakai.table.table import Table
from yakai.table.unasked import StandIn
from yakai.table.work import Work

logger = logging.getLogger(__name__)


class Absence:
    """Watches who is away from one table, and for how long."""

    def __init__(
        self, table: Table, presence: Presence, submit: Submit, work: Work, manners: Manners
    ) -> None:
        self._table = table
        self._presence = presence
        self._submit = submit
        self._work = work
        self._manners = manners
        self._waiting: dict[str, asyncio.TimerHandle] = {}
        self._closed = False

    def wake(self) -> None:
        """Begin to wait for whoever has just left, and stop waiting for whoever is back."""
        away = self._away
        for person in self._waiting.keys() - away:
            self._waiting.pop(person).cancel()
        for person in away - self._waiting.keys():
            self._wait(person, self._manners.patience)

    def _wait(self, person: str, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._waiting[person] = loop.call_later(seconds, self._stand_in, person)

    @property
    def _away(self) -> set[str]:
        """Who is missed: when everybody is away, or the game stands still, it simply waits."""
        room, match, here = self._table.room, self._table.game, self._presence.people
        if room.phase != "playing" or not here & room.still_playing or match is None or match.paused:
            return set()
        return {
            place.person
            for place in room.places
            if isinstance(place, Sitter) and place.bot is None and place.person not in here
        }

    def _stand_in(self, person: str) -> None:
        del self._waiting[person]
        self._work.start(self._stand_in_for(person))

    async def _stand_in_for(self, person: str) -> None:
        """A bot takes the seat. What cannot be stored is tried again."""
        try:
            await self._submit(StandIn(person))
        except YakaiError as error:
            logger.warning("could not stand in: %s", error)
        if person in self._away and not self._closed:
            if person in self._waiting:
                self._waiting.pop(person).cancel()
            self._wait(person, self._manners.retry)

    def close(self) -> None:
        """Nobody is waited for any more."""
        self._closed = True
        for waiting in self._waiting.values():
            waiting.cancel()
        self._waiting.clear()
