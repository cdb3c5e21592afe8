"""A store in one SQLite file."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from yakai.store.errors import StoreUnavailable
from yakai.store.protocols import StoreStats
from yakai.store.sqlite.database import Database
from yakai.store.sqlite.directory import SQLiteDirectory
from yakai.store.sqlite.files import log_of
from yakai.store.sqlite.housekeeping import SQLiteHousekeeping
from yakai.store.sqlite.log import SQLiteLog
from yakai.store.sqlite.people import SQLitePeople
from yakai.store.sqlite.records import SQLiteRecords
from yakai.store.sqlite.reports import SQLiteReports
from yakai.store.sqlite.schedule import SQLiteSchedule
from yakai.store.sqlite.talk import SQLiteTalk

CHECK_SECONDS: Final = 5.0
"""How long the reader and the writer may take to answer a check."""

CHECK_BYTES: Final = 64 * 1024
"""How many bytes must fit on the disk: those of the largest request."""


class SQLiteStore(
    SQLiteLog,
    SQLiteTalk,
    SQLiteRecords,
    SQLiteDirectory,
    SQLitePeople,
    SQLiteSchedule,
    SQLiteHousekeeping,
    SQLiteReports,
):
    """All that a server stores. The arguments are those of `Database`."""

    def __init__(
        self,
        path: Path,
        synchronous: str = "FULL",
        most_pages: int | None = None,
        committed: Callable[[float], None] = lambda _: None,
        upgrade: bool = True,
    ) -> None:
        super().__init__(Database(path, synchronous, most_pages, committed, upgrade))

    @property
    def commits(self) -> int:
        """How many commits there have been."""
        return self.database.writer.commits

    def stats(self) -> StoreStats:
        path, writer = self.database.path, self.database.writer
        files = {"database": _size(path), "log": _size(log_of(path))}
        return StoreStats(writer.moves, writer.waiting, files, _free_space(path))

    async def check(self, within: float = CHECK_SECONDS) -> None:
        """Raise `StoreUnavailable` unless the file can be read, written and synced. The test row is deleted again."""
        try:
            async with asyncio.timeout(within):
                await self.database.row("SELECT 1 FROM tables LIMIT 1")
                await self.database.write(_try_the_disk)
        except TimeoutError:
            raise StoreUnavailable("store-is-unavailable") from None

    def close(self) -> None:
        self.database.close()


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0


def _free_space(file: Path) -> int:
    try:
        return shutil.disk_usage(file.parent).free
    except OSError:
        return 0


def _try_the_disk(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO people (id, name, created) VALUES ('', ?, 0.0)", ("x" * CHECK_BYTES,))
    connection.execute("DELETE FROM people WHERE id = ''")
