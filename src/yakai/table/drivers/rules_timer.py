"""The rules' own timers. The rules say which one runs and for how long; here it is counted, and runs out.

It runs while a player who has not given up is connected, or where bots play alone, anybody. A pause stops it.
Nothing of it is stored: clocks stop while the server is away, and when a table is read back, its timer begins anew.
"""

import asyncio
import logging
from typing import NamedTuple

from yakai.core.game import TimerKey
from yakai.table.commands.automatic import Expire
from yakai.table.drivers.countdown import Countdown
from yakai.table.drivers.presence import Presence
from yakai.table.errors import StoreUnavailable
from yakai.table.ports import Submit
from yakai.table.settings import TableSettings
from yakai.table.state.table import GameTimer, Table
from yakai.table.tasks import Tasks

logger = logging.getLogger(__name__)

LATER = 30.0
"""Seconds after which a timer rings again whose expiry failed unexpectedly."""


class Time(NamedTuple):
    """Which timer is pending, how many seconds it has left of how many in all, and whether they run."""

    key: TimerKey
    left: float
    whole: float
    running: bool


class RulesTimer:
    """Runs the rules' timer of one table."""

    def __init__(
        self, table: Table, presence: Presence, submit: Submit, tasks: Tasks, settings: TableSettings
    ) -> None:
        self._table = table
        self._presence = presence
        self._submit = submit
        self._tasks = tasks
        self._retry = settings.retry
        self._countdown: Countdown[GameTimer] = Countdown(self._time_is_up)
        self._lived = 0.0
        self._living_since: float | None = None
        self._closed = False

    @property
    def living(self) -> bool:
        """Whether time passes at this table."""
        return self._living_since is not None

    @property
    def lived(self) -> float:
        """How many seconds have passed at this table, whether or not the rules count them: none while nobody plays."""
        if self._living_since is None:
            return self._lived
        return self._lived + asyncio.get_running_loop().time() - self._living_since

    @property
    def time(self) -> Time | None:
        """The pending timer; `None` if the rules have none now."""
        timer = self._table.timer
        if timer is None:
            return None
        return Time(timer.key, self._countdown.left, timer.seconds, self._countdown.running)

    @property
    def running(self) -> bool:
        """Whether the timer runs."""
        return self._countdown.running

    def wake(self) -> None:
        """Continue the same timer, start another one, or pause."""
        if self._closed:
            return
        timer = self._table.timer
        if timer is None:
            self._countdown.set(None)
        else:
            self._countdown.set(self._table.game_timer, timer.seconds)
        if self._may_run:
            self._countdown.go()
            if self._living_since is None:
                self._living_since = asyncio.get_running_loop().time()
        else:
            self._countdown.pause()
            self._lived, self._living_since = self.lived, None

    @property
    def _may_run(self) -> bool:
        match = self._table.game
        if match is None or match.paused:
            return False
        players = self._table.room.still_playing
        if not players:
            return bool(self._presence.listeners)
        return not players.isdisjoint(self._presence.people)

    def _time_is_up(self, due: GameTimer) -> None:
        self._tasks.start(self._expire(due))

    async def _expire(self, due: GameTimer) -> None:
        """A timer has run out. If nothing came of it, it rings again: it could not be stored, or the game was paused
        at the last moment.
        """
        again = self._retry
        try:
            await self._submit(Expire(due.game, due.timer))
        except StoreUnavailable:
            pass
        except Exception:
            logger.exception("the timer %s of %s could not run out", due.timer, self._table.room.game)
            again = LATER
        if self._table.game_timer == due:
            self._countdown.again(due, again)
            self.wake()

    def close(self) -> None:
        """Stop the timer."""
        self._closed = True
        self._countdown.set(None)
