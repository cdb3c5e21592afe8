"""Absent players in a running game: a bot stands in after a timeout, or as soon as all others agree."""

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

from yakai.core.errors import YakaiError
from yakai.core.game import Seat
from yakai.core.log import CLOCK
from yakai.table.commands.automatic import BotStandsIn
from yakai.table.commands.play import ComeBack, person_playing
from yakai.table.errors import NotAway
from yakai.table.ports import Change, Submit
from yakai.table.presence import Presence
from yakai.table.settings import TableSettings
from yakai.table.state.clocks import ByDays
from yakai.table.state.room import PersonOccupant
from yakai.table.state.table import Table
from yakai.table.tasks import Tasks

logger = logging.getLogger(__name__)

Waits = frozenset[tuple[str, frozenset[str]]]
"""The absent players that are waited for, each with those who want a bot at once."""


class Away(NamedTuple):
    """An absent player: seconds `left` until a bot stands in (`None`: never by itself), the people who are `asked`
    whether it may do so at once, and those who have `agreed`.
    """

    left: float | None
    agreed: frozenset[str]
    asked: frozenset[str]


class Absence:
    """Watches which players are away from one table, and for how long."""

    def __init__(
        self,
        table: Table,
        presence: Presence,
        submit: Submit,
        notify: Callable[[Change], None],
        tasks: Tasks,
        settings: TableSettings,
    ) -> None:
        self._table = table
        self._presence = presence
        self._submit = submit
        self._notify = notify
        self._tasks = tasks
        self._settings = settings
        self._waiting: dict[str, asyncio.TimerHandle | None] = {}
        self._patience = self.patience
        self._agreed: dict[str, frozenset[str]] = {}
        self._closed = False

    @property
    def patience(self) -> float | None:
        """After how many seconds a bot stands in, as the host has set it; `None`: only if all agree."""
        chosen = self._table.room.patience
        return self._settings.patience if chosen is None else chosen.seconds

    def away(self, person: str) -> Away | None:
        """The state of waiting for an absent player; `None` if this person is not waited for."""
        if person not in self._waiting:
            return None
        waiting = self._waiting[person]
        left = None if waiting is None else max(0.0, waiting.when() - asyncio.get_running_loop().time())
        return Away(left, self._agreed.get(person, frozenset()), self._asked)

    @property
    def waits(self) -> Waits:
        """The absent players and the votes about them: what all can see, apart from the seconds."""
        if not self._waiting:
            return frozenset()
        return frozenset((person, self._agreed.get(person, frozenset())) for person in self._waiting)

    def wake(self) -> None:
        """Start waiting for players who have just left; for those who are back, stop waiting and drop the
        votes about them.
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

    def call_stand_in(self, person: str, seat: Seat, game: int) -> None:
        """Count a player's vote for a bot on an absent player's seat; it stands in when all present players agree."""
        waits = self.waits
        missing = person_playing(self._table, person, seat, game)
        if missing is None:
            return  # a bot plays there already
        if missing not in self._waiting:
            raise NotAway("player-is-not-away")
        self._agree(missing, self._agreed.get(missing, frozenset()) | {person})
        if self.waits != waits:
            self._notify(Change(room=True))

    def _agree(self, person: str, agreed: frozenset[str]) -> None:
        """Set who agrees to a bot for an absent player; it stands in once all who are asked agree."""
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
        """The players who are present and have not given up."""
        return self._presence.people & self._table.room.still_playing

    @property
    def _away(self) -> set[str]:
        """The absent players. There are none while all are away or the game is paused, or in a correspondence game."""
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
        self._tasks.start(self._stand_in_for(person, by))

    async def _stand_in_for(self, person: str, by: str) -> None:
        """Let a bot take the seat, and try again if that fails. A player who is back meanwhile gets the seat back."""
        try:
            await self._submit(BotStandsIn(person, by))
            if self._presence.is_here(person):
                await self._submit(ComeBack(person))
        except YakaiError as error:
            logger.warning("a bot could not stand in: %s", error)
        if person in self._away and not self._closed:
            self._stop_waiting(person)
            self._wait(person, self._settings.retry)

    def close(self) -> None:
        """Cancel all timers."""
        self._closed = True
        for person in tuple(self._waiting):
            self._stop_waiting(person)
