"""The rules' own timers. The rules say which timer runs and for how long; this driver counts it down.

A timer runs while a player who has not given up is connected; where only bots play, while any client is. A pause stops
it. Nothing is stored: when a table is read back, its timer starts again.
"""

import asyncio
import logging
from typing import NamedTuple

from yakai.core.game import TimerKey
from yakai.store.errors import StoreUnavailable
from yakai.table.commands.automatic import Expire
from yakai.table.drivers.countdown import Countdown
from yakai.table.ports import Submit
from yakai.table.presence import Presence
from yakai.table.settings import TableSettings
from yakai.table.state.table import GameTimer, Table
from yakai.table.tasks import Tasks

logger = logging.getLogger(__name__)

RETRY_UNEXPECTED = 30.0
"""Seconds until a timer expires again after an unexpected error."""


class TimerStatus(NamedTuple):
    """The pending timer: its key, the seconds left of the whole, and whether it runs."""

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
        self._passed = 0.0
        self._passing_since: float | None = None
        self._closed = False

    @property
    def passes(self) -> bool:
        """Whether time passes at this table."""
        return self._passing_since is not None

    @property
    def passed(self) -> float:
        """Seconds that have passed at this table, with or without a timer; only while time `passes`."""
        if self._passing_since is None:
            return self._passed
        return self._passed + asyncio.get_running_loop().time() - self._passing_since

    @property
    def time(self) -> TimerStatus | None:
        """The pending timer; `None` if the rules have none now."""
        timer = self._table.timer
        if timer is None:
            return None
        return TimerStatus(timer.key, self._countdown.left, timer.seconds, self._countdown.running)

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
            if self._passing_since is None:
                self._passing_since = asyncio.get_running_loop().time()
        else:
            self._countdown.pause()
            self._passed, self._passing_since = self.passed, None

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
        """Expire a timer. If that had no effect, because it could not be stored or the game was paused at the last
        moment, it expires again later.
        """
        retry = self._retry
        try:
            await self._submit(Expire(due.game, due.timer))
        except StoreUnavailable:
            pass
        except Exception:
            logger.exception("the timer %s of %s could not expire", due.timer, self._table.room.game)
            retry = RETRY_UNEXPECTED
        if self._table.game_timer == due:
            self._countdown.restart(due, retry)
            self.wake()

    def close(self) -> None:
        """Stop the timer."""
        self._closed = True
        self._countdown.set(None)
