"""What nobody needs any more goes by itself, and a game at which nobody is any more is archived: now and then, in small
steps, with pauses between them.

Time counts only while the server is used: a day after the last thing that happened anywhere it stands still. So a
server that was off for a year, or a clock that is wrong at its start, takes nothing away.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from yakai.store.protocols import TABLE_KINDS, Cursor, HousekeepingStore, StoredTable, TableKind
from yakai.table.errors import DamagedTable, StoreUnavailable
from yakai.table.tables import Tables
from yakai.web.ops.settings import Settings

logger = logging.getLogger(__name__)

DAY: Final = 24 * 3600.0

FIRST: Final = 60.0
EVERY: Final = 3600.0
"""So many seconds after the start it is done first, and then again and again."""

PAUSE: Final = 0.05
"""So many seconds pass between two steps."""


class Housekeeping:
    """How long what is kept, and what has gone so far."""

    def __init__(
        self,
        settings: Settings,
        store: HousekeepingStore,
        tables: Tables,
        now: Callable[[], float],
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.gone: Counter[str] = Counter()
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

    async def keep_on(self) -> None:
        """Do it again and again."""
        await self._pause(FIRST)
        while True:
            try:
                await self.tidy()
            except StoreUnavailable:
                logger.warning("what nobody needs any more could not be removed; it is tried again later")
            except Exception:
                logger.exception("what nobody needs any more could not be removed")
            await self._pause(EVERY)

    async def tidy(self) -> None:
        """Once through all that is stored."""
        before = self.gone.copy()
        await self._finish()
        newest = await self._store.last_change()
        if newest is not None:
            today = min(self._now(), newest + DAY)
            await self._archive(today)
            await self._tables_go(today)
            await self._guests_go(today)
        gone = self.gone - before
        if gone:
            logger.warning(
                "removed: %s", ", ".join(f"{count} {kind}" for kind, count in sorted(gone.items()))
            )

    async def _archive(self, today: float) -> None:
        if not self._archive_after:
            return
        after: str | None = ""
        while after is not None:
            found, after = await self._store.deserted_games(today - self._archive_after * DAY, after)
            for table in found:
                try:
                    self.archived += await self._tables.archive(table.id, table.at)
                except DamagedTable:
                    logger.debug("a damaged table stays where it is")
            await self._pause(PAUSE)

    async def _tables_go(self, today: float) -> None:
        limits = [days for days in self._days.values() if days]
        if not limits:
            return
        cursor: Cursor | None = Cursor()
        while cursor is not None:
            found, cursor = await self._store.unchanged_tables(today - min(limits) * DAY, cursor)
            for table in found:
                days = self._days[table.kind]
                if days and table.at < today - days * DAY and await self._goes(table):
                    self.gone[table.kind] += 1
                    await self._finish()
            await self._pause(PAUSE)

    async def _goes(self, table: StoredTable) -> bool:
        """Let it go, unless somebody is just there."""
        return await self._tables.unless_loaded(table.id, lambda: self._store.start_removal(table)) is True

    async def _finish(self) -> None:
        """Take away what is on its way out, also what a stop has interrupted."""
        while unfinished := await self._store.unfinished_removals():
            for table in unfinished:
                while not await self._store.continue_removal(table):
                    await self._pause(PAUSE)
                await self._pause(PAUSE)

    async def _guests_go(self, today: float) -> None:
        if not self._days_of_guests:
            return
        after: str | None = ""
        while after is not None:
            people, after = await self._store.idle_people(today - self._days_of_guests * DAY, after)
            if people:
                await self._store.remove_people(people)
                self.gone["guests"] += len(people)
            await self._pause(PAUSE)

    @property
    def figures(self) -> dict[str, int]:
        """What has gone since the start."""
        return {kind: self.gone[kind] for kind in (*TABLE_KINDS, "guests")}
