"""Clocks of people who think: a bot moves for whoever has used up their time.

How much is left the table's log says (see `clocks`); here it is only looked at from time to time.
"""

import asyncio
import logging
from random import SystemRandom
from typing import Final

from yakai import bots
from yakai.core.errors import YakaiError
from yakai.core.game import Seat
from yakai.table.commands.clock import Attend, TimeIsUp
from yakai.table.drivers.bots import choose
from yakai.table.drivers.presence import Presence
from yakai.table.ports import Submit, Thinker
from yakai.table.settings import TableSettings
from yakai.table.state.clocks import ByDays, Clocks
from yakai.table.state.table import Table
from yakai.table.tasks import Tasks
from yakai.table.uptime import Uptime

logger = logging.getLogger(__name__)

LOOKS: Final = 5.0
"""So many seconds go by at most between two looks at a clock that runs: the loop's time may be another."""

NOBODYS: Final[frozenset[Seat]] = frozenset()
"""One for all tables: an empty set takes two hundred bytes."""

_luck = SystemRandom()


class PlayerClocks:
    """Watches the clocks of one table."""

    def __init__(
        self,
        table: Table,
        presence: Presence,
        thinker: Thinker,
        uptime: Uptime,
        submit: Submit,
        tasks: Tasks,
        settings: TableSettings,
    ) -> None:
        self._table = table
        self._presence = presence
        self._thinker = thinker
        self._uptime = uptime
        self._submit = submit
        self._tasks = tasks
        self._retry = settings.retry
        self._read_back = True  # until it is noted whether anybody was there since the server was started
        self._attending = False
        self._moving: set[Seat] = set()
        self._next: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def running(self) -> frozenset[Seat]:
        """Whose time runs."""
        return NOBODYS if self._table.clocks is None else self._table.clocks.running

    @property
    def uptime(self) -> int:
        """The age that the clocks go by. Read back, they stand still since this start until that is noted."""
        return self._uptime.began if self._read_back else self._uptime()

    def wake(self) -> None:
        """Look who has no time left, and when to look again."""
        if self._next is not None:
            self._next.cancel()
            self._next = None
        clocks = self._table.clocks
        self._read_back = self._read_back and clocks is not None and _may_stand(clocks) and clocks.attended
        if self._closed or clocks is None:
            return
        self._attend(clocks)
        lived = self.uptime
        for seat in clocks.expired(lived) - self._moving:
            self._moving.add(seat)
            self._tasks.start(self._move_for(seat))
        waiting = clocks.running - self._moving
        if waiting:
            soonest = min(clocks.remaining(seat, lived) for seat in waiting) / 1000
            self._later(min(soonest, LOOKS))

    def _later(self, seconds: float) -> None:
        self._next = asyncio.get_running_loop().call_later(seconds, self.wake)

    # Whether anybody is there

    def _attend(self, clocks: Clocks) -> None:
        """Time stands still while nobody who plays is there: so it was, too, since the server was started, if the
        table was not put away before.
        """
        if self._attending or not _may_stand(clocks):
            return
        there = bool(self._presence.people & self._table.room.still_playing)
        if self._read_back:
            self._start_attending(Attend(False, self._uptime.began))
        elif there != clocks.attended:
            self._start_attending(Attend(there))

    def _start_attending(self, attend: Attend) -> None:
        self._attending = True
        self._tasks.start(self._note(attend))

    async def _note(self, attend: Attend) -> None:
        try:
            await self._submit(attend)
            self._read_back = False
        except YakaiError as error:
            logger.warning("could not note who is there: %s", error)
            await asyncio.sleep(self._retry)
        finally:
            self._attending = False
        self.wake()

    # Whose time is up

    async def _move_for(self, seat: Seat) -> None:
        """A bot moves. What cannot be stored is tried again; whoever was quicker has moved themselves."""
        try:
            done = await self._moved(seat)
        except YakaiError as error:
            logger.warning("could not move for whoever was late: %s", error)
            done = False
        except Exception:
            logger.exception("a bot could not move for whoever was late")
            done = False
        if not done and not self._closed:
            await asyncio.sleep(self._retry)
        self._moving.discard(seat)
        self.wake()

    async def _moved(self, seat: Seat) -> bool:
        match, room, step = self._table.game, self._table.room, self._table.step
        if match is None:
            return True
        bot = bots.stand_in(room.game)
        action = await choose(self._thinker, match, seat, bot)
        await self._submit(TimeIsUp(seat, room.games, bot, action, self._uptime(), _luck.getrandbits(63)))
        return self._table.step != step

    def close(self) -> None:
        """Nobody's time is up any more."""
        self._closed = True
        if self._next is not None:
            self._next.cancel()


def _may_stand(clocks: Clocks) -> bool:
    """Whether they stand still while nobody is there."""
    return not isinstance(clocks.rule, ByDays)
