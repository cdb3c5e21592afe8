"""Standing actions, which players have requested in advance (`Customs.standing`). Each is done after a short random
delay, so that it looks like the player's own action.
"""

import asyncio
import logging
from random import SystemRandom

from yakai.core.errors import YakaiError
from yakai.core.game import Seat, Turn
from yakai.store.errors import StoreUnavailable
from yakai.table.commands.automatic import DoStandingAction, standing
from yakai.table.ports import Submit
from yakai.table.settings import TableSettings
from yakai.table.state.table import Table
from yakai.table.tasks import Tasks

logger = logging.getLogger(__name__)

_luck = SystemRandom()


class StandingActions:
    """The standing actions of one table."""

    def __init__(self, table: Table, submit: Submit, tasks: Tasks, settings: TableSettings) -> None:
        self._table = table
        self._submit = submit
        self._tasks = tasks
        self._settings = settings
        self._waiting: dict[Seat, tuple[DoStandingAction, asyncio.TimerHandle]] = {}
        self._closed = False

    def wake(self) -> None:
        """Start a timer for each new standing action, and cancel those that were withdrawn."""
        requested = self._requested
        for seat, (command, waiting) in tuple(self._waiting.items()):
            if requested.get(seat) != command:
                waiting.cancel()
                del self._waiting[seat]
        for seat, command in requested.items():
            if seat not in self._waiting:
                self._wait(command, _luck.uniform(*self._settings.standing))

    @property
    def _requested(self) -> dict[Seat, DoStandingAction]:
        match = self._table.game
        if self._closed or match is None or match.rules.customs.standing is None:
            return {}
        if not isinstance(match.pending, Turn):
            return {}
        actions = ((seat, standing(self._table, seat)) for seat in match.pending.seats | match.pending.also)
        game = self._table.room.games
        return {seat: DoStandingAction(seat, game, action) for seat, action in actions if action is not None}

    def _wait(self, command: DoStandingAction, seconds: float) -> None:
        waiting = asyncio.get_running_loop().call_later(seconds, self._delay_is_over, command)
        self._waiting[command.seat] = command, waiting

    def _delay_is_over(self, command: DoStandingAction) -> None:
        self._tasks.start(self._do(command))

    async def _do(self, command: DoStandingAction) -> None:
        """Submit the action. If it cannot be stored it is tried again; if it is refused, only after another change."""
        try:
            await self._submit(command)
        except StoreUnavailable:
            if not self._closed:
                self._wait(command, self._settings.retry)
        except YakaiError:
            logger.exception(
                "a standing action of seat %d of %s was refused", command.seat, self._table.room.game
            )
        else:
            if command.seat in self._waiting and self._waiting[command.seat][0] == command:
                del self._waiting[command.seat]  # the seat may request the same again
            self.wake()

    def close(self) -> None:
        """Do no more standing actions."""
        self._closed = True
        self.wake()
