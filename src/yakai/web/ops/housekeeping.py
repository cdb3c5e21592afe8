"""What nobody needs any more goes by itself, and a game at which nobody is any more is archived: now and then, in small
steps, with pauses between them.

Time counts only while the server is used: a day after the last thing that happened anywhere it stands still. So a
server that was off for a year, or a clock that is wrong at its start, takes nothing away.
"""

import asyncio
import logging
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from yakai.store.sqlite import keeping
from yakai.store.sqlite.keeping import KINDS, Kind, Place, Stored
from yakai.store.sqlite.store import SQLite
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
        store: SQLite,
        tables: Tables,
        now: Callable[[], float],
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.gone: Counter[str] = Counter()
        self.archived = 0
        self._archive_after = settings.archive_after
        self._days: dict[Kind, int] = {
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
        newest = await self._store.read(keeping.newest)
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
            look = partial(keeping.deserted, before=today - self._archive_after * DAY, after=after)
            found, after = await self._store.read(look)
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
        place: Place | None = Place()
        while place is not None:
            look = partial(keeping.stored, before=today - min(limits) * DAY, after=place)
            found, place = await self._store.read(look)
            for table in found:
                days = self._days[table.kind]
                if days and table.at < today - days * DAY and await self._goes(table):
                    self.gone[table.kind] += 1
                    await self._finish()
            await self._pause(PAUSE)

    async def _goes(self, table: Stored) -> bool:
        """Let it go, unless somebody is just there."""
        went: list[bool] = []
        await self._tables.unless_alive(
            table.id,
            lambda: self._store.write(lambda connection: went.append(keeping.leave(connection, table))),
        )
        return went[-1:] == [True]

    async def _finish(self) -> None:
        """Take away what is on its way out, also what a stop has interrupted."""
        while leaving := await self._store.read(keeping.leaving):
            for table in leaving:
                ended: list[bool] = []
                while ended[-1:] != [True]:
                    await self._store.write(partial(_take, table=table, ended=ended))
                    await self._pause(PAUSE)

    async def _guests_go(self, today: float) -> None:
        if not self._days_of_guests:
            return
        after: str | None = ""
        while after is not None:
            look = partial(keeping.guests, before=today - self._days_of_guests * DAY, after=after)
            people, after = await self._store.read(look)
            if people:
                await self._store.write(partial(keeping.forget, people=people))
                self.gone["guests"] += len(people)
            await self._pause(PAUSE)

    @property
    def figures(self) -> dict[str, int]:
        """What has gone since the start."""
        return {kind: self.gone[kind] for kind in (*KINDS, "guests")}


def _take(connection: sqlite3.Connection, table: str, ended: list[bool]) -> None:
    ended.append(keeping.take_away(connection, table))
