"""Housekeeping: deletes tables and people that are no longer used, and archives deserted games; once an hour, in small
steps with pauses between them.

Days count only while the server is used: the time of the last change anywhere, plus one day, is the latest that counts.
So a server that was off for a year, or starts with a wrong clock, deletes nothing.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from yakai.store.errors import StoreUnavailable
from yakai.store.protocols import TABLE_KINDS, Cursor, HousekeepingStore, StoredTable, TableKind
from yakai.table.errors import DamagedTable
from yakai.table.tables import Tables
from yakai.web.settings import Settings

logger = logging.getLogger(__name__)

DAY: Final = 24 * 3600.0

FIRST: Final = 60.0
"""Seconds from the start of the server to the first run."""

EVERY: Final = 3600.0
"""Seconds between two runs."""

PAUSE: Final = 0.05
"""Seconds between two steps of a run."""


class Housekeeping:
    """Runs until its task is cancelled; `removed` and `archived` count what it has done."""

    def __init__(
        self,
        settings: Settings,
        store: HousekeepingStore,
        tables: Tables,
        now: Callable[[], float],
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.removed: Counter[str] = Counter()
        self.archived = 0
        self._archive_after = settings.archive_after
        self._days: dict[TableKind, int] = {
            "unbegun": settings.keep_unbegun,
            "bots": settings.keep_bots,
            "running": settings.keep_abandoned,
            "archived": settings.keep_abandoned,
            "finished": settings.keep_finished,
        }
        self._days_of_guests = settings.keep_guests
        self._store = store
        self._tables = tables
        self._now = now
        self._pause = pause

    async def run(self) -> None:
        """Clean up again and again."""
        await self._pause(FIRST)
        while True:
            try:
                await self.clean_up()
            except StoreUnavailable:
                logger.warning("housekeeping could not use the store; it is tried again later")
            except Exception:
                logger.exception("housekeeping failed")
            await self._pause(EVERY)

    async def clean_up(self) -> None:
        """Archive and delete everything that is due."""
        before = self.removed.copy()
        await self._finish_removals()
        last_change = await self._store.last_change()
        if last_change is not None:
            today = min(self._now(), last_change + DAY)
            await self._archive_games(today)
            await self._remove_tables(today)
            await self._remove_guests(today)
        if removed := self.removed - before:
            counts = ", ".join(f"{count} {kind}" for kind, count in sorted(removed.items()))
            logger.warning("removed: %s", counts)

    async def _archive_games(self, today: float) -> None:
        if not self._archive_after:
            return
        after: str | None = ""
        while after is not None:
            found, after = await self._store.deserted_games(today - self._archive_after * DAY, after)
            for table in found:
                try:
                    self.archived += await self._tables.archive(table.id, table.at)
                except DamagedTable:
                    logger.debug("a damaged table is not archived")
            await self._pause(PAUSE)

    async def _remove_tables(self, today: float) -> None:
        limits = [days for days in self._days.values() if days]
        if not limits:
            return
        cursor: Cursor | None = Cursor()
        while cursor is not None:
            found, cursor = await self._store.unchanged_tables(today - min(limits) * DAY, cursor)
            for table in found:
                days = self._days[table.kind]
                if days and table.at < today - days * DAY and await self._start_removal(table):
                    self.removed[table.kind] += 1
                    await self._finish_removals()
            await self._pause(PAUSE)

    async def _start_removal(self, table: StoredTable) -> bool:
        """Start to remove a table; says whether it was, which it is not while it is loaded."""
        return await self._tables.unless_loaded(table.id, lambda: self._store.start_removal(table)) is True

    async def _finish_removals(self) -> None:
        """Delete the logs of tables whose removal was started, by this run or one that was interrupted."""
        while unfinished := await self._store.unfinished_removals():
            for table in unfinished:
                while not await self._store.continue_removal(table):
                    await self._pause(PAUSE)
                await self._pause(PAUSE)

    async def _remove_guests(self, today: float) -> None:
        if not self._days_of_guests:
            return
        after: str | None = ""
        while after is not None:
            people, after = await self._store.idle_people(today - self._days_of_guests * DAY, after)
            if people:
                await self._store.remove_people(people)
                self.removed["guests"] += len(people)
            await self._pause(PAUSE)

    @property
    def removed_by_kind(self) -> dict[str, int]:
        """How many tables of each kind, and guests, were removed since the start."""
        return {kind: self.removed[kind] for kind in (*TABLE_KINDS, "guests")}
