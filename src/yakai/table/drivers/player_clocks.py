"""Players' clocks: a bot moves for a player whose time has run out.

The time left follows from the table's log (see `state.clocks`); this driver checks it when the next clock is due, and
at least every few seconds.
"""

import asyncio
import logging
from random import SystemRandom
from typing import Final

from yakai import bots
from yakai.core.errors import YakaiError
from yakai.core.game import Seat
from yakai.table.commands.automatic import PlayersPresent, TimeIsUp
from yakai.table.ports import Submit, Thinker
from yakai.table.presence import Presence
from yakai.table.settings import TableSettings
from yakai.table.state.clocks import ByDays, Clocks
from yakai.table.state.table import Table
from yakai.table.tasks import Tasks
from yakai.table.thinking import choose
from yakai.table.uptime import Uptime

logger = logging.getLogger(__name__)

CHECK_EVERY: Final = 5.0
"""Seconds between two checks of a running clock at most, because the event loop's clock may differ from the uptime."""

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
        self._presence_unknown = True  # after a restart, until the log says whether players are here
        self._storing = False
        self._moving: set[Seat] = set()
        self._next: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def running(self) -> frozenset[Seat]:
        """The seats whose time runs."""
        return frozenset() if self._table.clocks is None else self._table.clocks.running

    @property
    def uptime(self) -> int:
        """The uptime that the clocks go by. After a restart they stand still until that is stored."""
        return self._uptime.began if self._presence_unknown else self._uptime()

    def wake(self) -> None:
        """Move for seats without time left, and set the timer for the next check."""
        if self._next is not None:
            self._next.cancel()
            self._next = None
        clocks = self._table.clocks
        self._presence_unknown = (
            self._presence_unknown and clocks is not None and _may_stand(clocks) and clocks.attended
        )
        if self._closed or clocks is None:
            return
        self._update_presence(clocks)
        uptime = self.uptime
        for seat in clocks.expired(uptime) - self._moving:
            self._moving.add(seat)
            self._tasks.start(self._move_for(seat))
        waiting = clocks.running - self._moving
        if waiting:
            soonest = min(clocks.remaining(seat, uptime) for seat in waiting) / 1000
            self._later(min(soonest, CHECK_EVERY))

    def _later(self, seconds: float) -> None:
        self._next = asyncio.get_running_loop().call_later(seconds, self.wake)

    def _update_presence(self, clocks: Clocks) -> None:
        """Stop the clocks while no player is connected, and start them again. After a restart they count as stopped
        since the server started.
        """
        if self._storing or not _may_stand(clocks):
            return
        present = bool(self._presence.people & self._table.room.still_playing)
        if self._presence_unknown:
            self._store_presence(PlayersPresent(False, self._uptime.began))
        elif present != clocks.attended:
            self._store_presence(PlayersPresent(present))

    def _store_presence(self, command: PlayersPresent) -> None:
        self._storing = True
        self._tasks.start(self._store(command))

    async def _store(self, command: PlayersPresent) -> None:
        try:
            await self._submit(command)
            self._presence_unknown = False
        except YakaiError as error:
            logger.warning("could not stop or start the clocks: %s", error)
            await asyncio.sleep(self._retry)
        finally:
            self._storing = False
        self.wake()

    async def _move_for(self, seat: Seat) -> None:
        """Let a bot move for a seat. Try again if that cannot be stored, unless the player has moved meanwhile."""
        try:
            done = await self._moved(seat)
        except YakaiError as error:
            logger.warning("could not move for a player without time: %s", error)
            done = False
        except Exception:
            logger.exception("a bot could not move for a player without time")
            done = False
        if not done and not self._closed:
            await asyncio.sleep(self._retry)
        self._moving.discard(seat)
        self.wake()

    async def _moved(self, seat: Seat) -> bool:
        match, room, length = self._table.game, self._table.room, self._table.game_length
        if match is None:
            return True
        bot = bots.stand_in(room.game)
        action, _ = await choose(self._thinker, match, seat, bot)
        await self._submit(TimeIsUp(seat, room.games, bot, action, self._uptime(), _luck.getrandbits(63)))
        return self._table.game_length != length

    def close(self) -> None:
        """Stop the timer."""
        self._closed = True
        if self._next is not None:
            self._next.cancel()


def _may_stand(clocks: Clocks) -> bool:
    """Whether the clocks stop while no player is connected."""
    return not isinstance(clocks.rule, ByDays)
