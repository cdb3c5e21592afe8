"""A store in one SQLite file."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from yakai.store.sqlite.database import Database
from yakai.store.sqlite.directory import SQLiteDirectory
from yakai.store.sqlite.housekeeping import SQLiteHousekeeping
from yakai.store.sqlite.log import SQLiteLog
from yakai.store.sqlite.people import SQLitePeople
from yakai.store.sqlite.records import SQLiteRecords
from yakai.store.sqlite.schedule import SQLiteSchedule
from yakai.store.sqlite.talk import SQLiteTalk
from yakai.table.errors import StoreUnavailable

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

    @property
    def moves(self) -> int:
        """How many moves of games have been stored."""
        return self.database.writer.moves

    @property
    def waiting(self) -> int:
        """How many writes wait to be done."""
        return self.database.writer.waiting

    async def check(self, within: float = CHECK_SECONDS) -> None:
        """Raise `StoreUnavailable` unless the file can be read, written and synced. The test row is deleted again."""
        try:
            async with asyncio.timeout(within):
                await self.database.row("SELECT 1 FROM tables LIMIT 1")
                await self.database.write(_try_the_disk)
        except TimeoutError:
            raise StoreUnavailable("store-is-unavailable") from None

    def close(self) -> None:
        """Finish all writes and reads, and close the file."""
        self.database.close()


def _try_the_disk(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO people (id, name, created) VALUES ('', ?, 0.0)", ("x" * CHECK_BYTES,))
    connection.execute("DELETE FROM people WHERE id = ''")
