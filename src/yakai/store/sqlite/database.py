"""The two connections to the file: one that the writer thread uses, and one that a reading thread uses beside it."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import msgspec

from yakai.store.errors import DataUnusable, StoreUnavailable
from yakai.store.sqlite.files import private_database
from yakai.store.sqlite.schema import check_version, migrate
from yakai.store.sqlite.writer import ErrorLog, Writer

T = TypeVar("T")
P = ParamSpec("P")

PREPARED: Final = 256
"""How many prepared statements a connection keeps: moves are stored by one for each number of them."""

CACHE: Final = 1024
"""How many KiB of the file each connection caches for itself; the system caches more for all."""

CHECKPOINT: Final = 4000
"""After how many pages (16 MB) the write-ahead log is copied into the file. Seldom, because most of its pages are the
same few.
"""


class Database:
    """The file, open. `most_pages` limits its size, for tests; `committed` is called with the seconds of each commit.
    With `upgrade` an older file is brought up to date, without it is refused.
    """

    def __init__(
        self,
        path: Path,
        synchronous: str = "FULL",
        most_pages: int | None = None,
        committed: Callable[[float], None] = lambda _: None,
        upgrade: bool = True,
    ) -> None:
        self.path = path
        self._errors = ErrorLog(path)
        try:
            private_database(path)
            self.writing = connect(path, synchronous)
            if upgrade:
                migrate(self.writing, path)
            else:
                check_version(self.writing)
            # Undo information of small statements stays in memory; what needs much, as a vacuum, opens a connection of
            # its own.
            self.writing.execute("PRAGMA temp_store = MEMORY")
            if most_pages is not None:
                self.writing.execute(f"PRAGMA max_page_count = {int(most_pages)}")
            self.reading = connect(path, synchronous)
            self.reading.execute("PRAGMA query_only = ON")
        except (OSError, sqlite3.Error) as error:
            raise DataUnusable("data-cannot-be-used", path=str(path.parent), why=str(error)) from error
        self.writer = Writer(self.writing, self._errors, committed)
        self.reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="yakai-reader")
        self._closed = False

    async def read(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a function reads from the file."""
        if self._closed:
            raise StoreUnavailable("store-is-unavailable")
        reading = partial(work, self.reading, *args, **kwargs)
        try:
            return await asyncio.get_running_loop().run_in_executor(self.reader, reading)
        except sqlite3.Error as error:
            self._errors.add("read", error)
            raise StoreUnavailable("store-is-unavailable") from error

    async def rows(self, query: str, *values: Any) -> list[Any]:
        """The rows that a query finds."""
        return await self.read(_rows, query, values)

    async def row(self, query: str, *values: Any) -> Any:
        """The first row that a query finds; `None` if there is none."""
        return await self.read(_row, query, values)

    def readable(self, what: str, make: Callable[..., T], rows: Iterable[Sequence[Any]]) -> list[T]:
        """What is made of each row. Damaged rows are left out and logged, so that they do not hide the others."""
        made = []
        for row in rows:
            try:
                made.append(make(*row))
            except msgspec.MsgspecError as error:
                self._errors.add(f"decode {what} in", error)
        return made

    async def write(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Let a function change the file, and return its result once that is committed."""
        result: T = await self.writer.put(lambda connection: work(connection, *args, **kwargs))
        return result

    async def execute(self, statement: str, *values: Any) -> None:
        """Execute a statement that changes the file."""
        await self.write(_execute, statement, values)

    def close(self) -> None:
        """Finish all writes and reads, and close the file."""
        self._closed = True
        self.writer.close()
        self.reader.shutdown()  # a read may be running whose caller has been cancelled
        self.reading.close()
        self.writing.close()


class StorePart:
    """One of the classes that a SQLite store consists of; all have the same database."""

    def __init__(self, database: Database) -> None:
        self.database = database


def _rows(connection: sqlite3.Connection, query: str, values: tuple[Any, ...]) -> list[Any]:
    return connection.execute(query, values).fetchall()


def _row(connection: sqlite3.Connection, query: str, values: tuple[Any, ...]) -> Any:
    return connection.execute(query, values).fetchone()


def _execute(connection: sqlite3.Connection, statement: str, values: tuple[Any, ...]) -> None:
    connection.execute(statement, values)


def connect(path: Path, synchronous: str = "FULL") -> sqlite3.Connection:
    """A connection with our settings; transactions are begun and ended by hand."""
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=10, cached_statements=PREPARED
    )
    with closing(connection.cursor()) as cursor:
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute(f"PRAGMA synchronous = {synchronous}")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute(f"PRAGMA cache_size = -{CACHE}")
        cursor.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
    return connection
