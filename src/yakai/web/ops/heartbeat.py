"""The heartbeat: every few seconds it stores the server's uptime, by which clocks count, and wakes tables where a
player's time is over, also those without a connection.
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
"""Seconds between two heartbeats. Clocks may lose as much in a crash, or `SELDOM` while only correspondence games run.
"""

SELDOM: Final = 60_000
"""Milliseconds between two writes of the uptime where all players have days: frequent writes wear a disk out."""

TABLES_PER_BEAT: Final = 100
"""Tables that one heartbeat may wake."""


class Heartbeat:
    """Runs from its construction to `close`."""

    def __init__(self, tables: Tables, schedule: ScheduleStore, uptime: Uptime, notices: bool) -> None:
        """With `notices`, those that an earlier shutdown interrupted are sent first."""
        self._tables = tables
        self._schedule = schedule
        self._uptime = uptime
        self._stored = uptime()
        self._notices = notices
        self._running = asyncio.ensure_future(self._run())

    async def beat(self) -> None:
        """Wake the clocks that run here and the tables where a deadline is over, and store the uptime."""
        running = [live for live in tuple(self._tables.loaded) if live.clocks_run]
        for live in running:
            live.check_clocks()
        for key in await self._schedule.overdue(self._uptime(), TABLES_PER_BEAT):
            await self._load(key)
        await self._store(often=bool(running))

    async def _load(self, key: str) -> None:
        """Load a table: then its clocks are checked."""
        try:
            await self._tables.find(key)
        except YakaiError as error:
            logger.warning("a table with an expired deadline could not be loaded: %s", error)

    async def _store(self, often: bool) -> None:
        uptime = self._uptime()
        if often or (uptime - self._stored >= SELDOM and await self._schedule.any_deadline()):
            await self._schedule.save_uptime(uptime)
            self._stored = uptime

    async def resend_notices(self) -> None:
        """Send notices for moves whose players may not have been notified."""
        for key in await self._schedule.unnotified():
            try:
                (await self._tables.find(key)).table.resend_notices()
            except YakaiError as error:
                logger.warning("notices of a table could not be sent again: %s", error)

    async def _run(self) -> None:
        if self._notices:
            try:
                await self.resend_notices()
            except YakaiError as error:
                logger.warning("interrupted notices could not be sent again: %s", error)
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except YakaiError as error:
                logger.warning("a heartbeat could not be stored: %s", error)
            except Exception:
                logger.exception("a heartbeat failed")

    async def close(self) -> None:
        """Stop, and store the uptime once more."""
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)
        try:
            await self._schedule.save_uptime(self._uptime())
        except YakaiError as error:
            logger.warning("the last heartbeat could not be stored: %s", error)
