"""The server's heartbeat: it is stored how long it has lived, as long as clocks go by it, and whose days are over hears
of it, also at tables where nobody is.
"""

import asyncio
import logging
from typing import Final

from yakai.core.errors import YakaiError
from yakai.store.protocols import ScheduleStore
from yakai.table.tables import Tables
from yakai.table.uptime import Uptime

logger = logging.getLogger(__name__)

BEAT: Final = 5.0
"""So many seconds lie between two beats: what a crash costs nobody."""

SELDOM: Final = 60_000
"""Where people only have days, it is stored after so many milliseconds: a disk wears out by writing."""

MOST: Final = 100
"""So many tables are woken by one beat."""


class Heartbeat:
    """Beats while the server runs."""

    def __init__(self, tables: Tables, schedule: ScheduleStore, age: Uptime, notices: bool) -> None:
        """With `notices`, whoever was not let know before the server went is so now."""
        self._tables = tables
        self._schedule = schedule
        self._age = age
        self._stored = age()
        self._notices = notices
        self._beating = asyncio.ensure_future(self._go_on())

    async def beat(self) -> None:
        """Once: look at all clocks that run here and at all days that are over, and store how old the server is."""
        running = [live for live in tuple(self._tables.loaded) if live.drivers.player_clocks.running]
        for live in running:
            live.drivers.player_clocks.wake()
        for key in await self._schedule.overdue(self._age(), MOST):
            await self._wake(key)
        await self._store(often=bool(running))

    async def _wake(self, key: str) -> None:
        """A table is read back if it has to be; then its clocks are looked at anyway."""
        try:
            await self._tables.find(key)
        except YakaiError as error:
            logger.warning("a table whose time is up could not be woken: %s", error)

    async def _store(self, often: bool) -> None:
        lived = self._age()
        if often or (lived - self._stored >= SELDOM and await self._schedule.any_deadline()):
            await self._schedule.save_uptime(lived)
            self._stored = lived

    async def let_know(self) -> None:
        """Those who may not know that it is their turn."""
        for key in await self._schedule.unnotified():
            try:
                (await self._tables.find(key)).table.drivers.resend_notices()
            except YakaiError as error:
                logger.warning("nobody could be let know at a table: %s", error)

    async def _go_on(self) -> None:
        if self._notices:
            try:
                await self.let_know()
            except YakaiError as error:
                logger.warning("nobody could be let know whose turn it is: %s", error)
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except YakaiError as error:
                logger.warning("a heartbeat could not be stored: %s", error)
            except Exception:
                logger.exception("a heartbeat failed")

    async def close(self) -> None:
        """The last beat."""
        self._beating.cancel()
        await asyncio.gather(self._beating, return_exceptions=True)
        try:
            await self._schedule.save_uptime(self._age())
        except YakaiError as error:
            logger.warning("the last heartbeat could not be stored: %s", error)
