"""Standing actions: what people have asked in advance to have done for them (`Customs.standing`). Each is done after a
short random time, so that it cannot be told from a person's own action.
"""

import asyncio
import logging
from random import SystemRandom

from yakai.core.errors import YakaiError
from yakai.core.game import Seat, Turn
from yakai.table.commands.automatic import StandingCommand, standing
from yakai.table.errors import StoreUnavailable
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
        self._waiting: dict[Seat, tuple[StandingCommand, asyncio.TimerHandle]] = {}
        self._closed = False

    def wake(self) -> None:
        """Start a timer for each new standing action, and drop those that are not wanted any more."""
        wished = self._wished
        for seat, (wish, waiting) in tuple(self._waiting.items()):
            if wished.get(seat) != wish:
                waiting.cancel()
                del self._waiting[seat]
        for seat, wish in wished.items():
            if seat not in self._waiting:
                self._wait(wish, _luck.uniform(*self._settings.standing))

    @property
    def _wished(self) -> dict[Seat, StandingCommand]:
        match = self._table.game
        if self._closed or match is None or match.rules.customs.standing is None:
            return {}
        if not isinstance(match.pending, Turn):
            return {}
        wishes = ((seat, standing(self._table, seat)) for seat in match.pending.seats | match.pending.also)
        game = self._table.room.games
        return {seat: StandingCommand(seat, game, action) for seat, action in wishes if action is not None}

    def _wait(self, wish: StandingCommand, seconds: float) -> None:
        waiting = asyncio.get_running_loop().call_later(seconds, self._time_has_come, wish)
        self._waiting[wish.seat] = wish, waiting

    def _time_has_come(self, wish: StandingCommand) -> None:
        self._tasks.start(self._do(wish))

    async def _do(self, wish: StandingCommand) -> None:
        """Submit the action. If it cannot be stored it is tried again; if it is refused, only after another change."""
        try:
            await self._submit(wish)
        except StoreUnavailable:
            if not self._closed:
                self._wait(wish, self._settings.retry)
        except YakaiError:
            logger.exception("what seat %d of %s had asked for cannot be", wish.seat, self._table.room.game)
        else:
            if wish.seat in self._waiting and self._waiting[wish.seat][0] == wish:
                del self._waiting[wish.seat]  # the same may be wished once more
            self.wake()

    def close(self) -> None:
        """Do no more standing actions."""
        self._closed = True
        self.wake()
