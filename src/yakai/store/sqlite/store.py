"""Tables in one SQLite file: a single writer thread that commits what has gathered, and a reading one beside it.

A job waits in a queue. The writer takes all that are there, gives each a savepoint of its own in one
transaction, commits, and only then says so: one sync of the disk for the whole group. `synchronous=FULL`
makes that sync happen. Whatever a job raises, only that job fails; the writer goes on.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar
from weakref import WeakKeyDictionary, ref

import msgspec

from yakai.store.private_files import private_file
from yakai.store.sqlite import records
from yakai.store.sqlite.appending import Append, Appending
from yakai.store.sqlite.gathering import Gathering
from yakai.store.sqlite.keeping import ARCHIVED
from yakai.store.sqlite.living import Living
from yakai.store.sqlite.records import Records
from yakai.store.sqlite.schema import migrate
from yakai.table.errors import RequestDone, SeqTaken, StoreUnavailable
from yakai.table.ports import RENAMINGS_KEPT, TableKeys
from yakai.table.state.entries import Batch, moves_in
from yakai.table.state.listing import Listing, OwnTable
from yakai.table.state.remarks import KEPT, Remark

logger = logging.getLogger(__name__)

T = TypeVar("T")

GROUP: Final = 256
"""To so many jobs no more are added."""

PREPARED: Final = 256
"""So many statements are kept prepared: moves are stored by one for each number of them."""

AT_HAND: Final = 1024
"""So many KiB of the file every connection to it keeps for itself; more of it the system keeps for all."""

PUT_INTO_PLACE: Final = 4000
"""After so many pages that were written one behind the other (16 MB) they are put into their places in the file: that
takes less the seldomer it is done, since most of them are the same few.
"""

CHECKED_WITHIN: Final = 5.0
"""So many seconds may pass before reader and writer have come round to us; then it is not well."""

ROOM: Final = 64 * 1024
"""So many bytes must find room: as many as the largest request has."""


_decode_listing = msgspec.json.Decoder(Listing).decode


class _Job(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    done: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop


_Answer: TypeAlias = tuple[_Job, Exception | None]


class SQLite(Records):
    """A store in a file."""

    def __init__(
        self,
        path: Path,
        synchronous: str = "FULL",
        most_pages: int | None = None,
        committed: Callable[[float], None] = lambda _: None,
    ) -> None:
        """Open it, and bring an older file up to date. `most_pages` makes the disk as small as a test
        wants; `committed` is told how many seconds each group took.
        """
        self._committed = committed
        self._path = path
        private_file(path)
        self._writing = connect(path, synchronous)
        migrate(self._writing, path)
        # What a statement would take back if it failed is kept here, and not in a file of its own for each. Whatever
        # takes much room, as tidying up a whole file does, is done by others.
        self._writing.execute("PRAGMA temp_store = MEMORY")
        if most_pages is not None:
            self._writing.execute(f"PRAGMA max_page_count = {int(most_pages)}")
        self._appending = Appending(self._writing)
        self._reading = connect(path, synchronous)
        self._reading.execute("PRAGMA query_only = ON")
        self._reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="yakai-reader")
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._gathering: WeakKeyDictionary[asyncio.AbstractEventLoop, Gathering[_Job]] = WeakKeyDictionary()
        self._latest: tuple[ref[asyncio.AbstractEventLoop], Gathering[_Job]] | None = None
        self._explained: set[str] = set()
        self._writer = threading.Thread(target=self._write, name="yakai-writer", daemon=True)
        self._writer.start()
        self._waiting = 0
        self.commits = 0
        self.moves = 0
        self._closed = False
        self.living = Living(self._do, self._read)

    async def create(self, keys: TableKeys, batch: Batch, listing: Listing | None = None) -> None:
        """A new table with its first batch."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO tables (id, invitation, watching, created) VALUES (?, ?, ?, ?)",
                (keys.id, keys.invitation, keys.watching, batch.at),
            )
            Append(batch, listing)(connection)

        await self._do(work)
        self.moves += moves_in(batch.text)

    def append(self, batch: Batch, listing: Listing | None = None) -> "asyncio.Future[None]":
        """One more batch of a table, and what is known of it in short, if that has changed."""
        return self._put(Append(batch, listing))

    async def say(self, table: str, remark: Remark) -> None:
        """Somebody has said something at a table; the oldest that is too many goes."""
        await self._do(lambda connection: _say(connection, table, remark))

    async def unsay(self, table: str, n: int) -> None:
        """What was said there is removed: its number stays, its words do not."""
        await self._do(
            lambda connection: connection.execute(
                "UPDATE remarks SET text = NULL WHERE table_id = ? AND n = ?", (table, n)
            )
        )

    async def remarks(self, table: str) -> list[Remark]:
        """The latest of what was said at a table, in order."""
        rows = await self._read(
            lambda connection: connection.execute(
                "SELECT n, at, person, request, name, seat, text FROM remarks WHERE table_id = ? ORDER BY n",
                (table,),
            ).fetchall()
        )
        return [Remark(*row) for row in rows]

    async def set_name(self, person: str, name: str, at: float, asked: tuple[str, str] | None = None) -> None:
        """A person wants to be called so; `asked` at which table, and by which request."""

        def work(connection: sqlite3.Connection) -> None:
            if asked is not None:
                _note_renaming(connection, person, *asked)
            connection.execute(
                "INSERT INTO people (id, name, created) VALUES (?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE SET name = excluded.name",
                (person, name, at),
            )

        await self._do(work)

    async def find(self, key: str) -> TableKeys | None:
        """The table that an invitation's or a spectators' token opens."""
        return await self._read(lambda connection: records.find(connection, key))

    async def batches(self, table: str, since: int = 0) -> list[Batch]:
        """A table's batches in order, from that number on."""

        def read(connection: sqlite3.Connection) -> list[Batch]:
            rows = connection.execute(
                "SELECT table_id, seq, at, person, request, entries FROM batches"
                " WHERE table_id = ? AND seq >= ? ORDER BY seq",
                (table, since),
            )
            return [Batch(*row) for row in rows]

        return await self._read(read)

    async def tables_of(self, person: str, since: float, most: int) -> list[OwnTable]:
        """The tables that list this person and have changed since then, the latest first; none that is archived."""
        return await self._read(lambda connection: _mine(connection, person, since, most, archived=False))

    async def archived_of(self, person: str, most: int) -> list[OwnTable]:
        """The archived ones that list this person, the latest first."""
        return await self._read(lambda connection: _mine(connection, person, -1.0, most, archived=True))

    async def name_of(self, person: str) -> str | None:
        """What a person wants to be called."""
        row = await self._read(
            lambda connection: connection.execute(
                "SELECT name FROM people WHERE id = ?", (person,)
            ).fetchone()
        )
        return None if row is None else str(row[0])

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Something else that is to be known."""
        return await self._read(work)

    async def write(self, work: Callable[[sqlite3.Connection], Any]) -> None:
        """Something else that is to be done, in a transaction with whatever else there is."""
        await self._do(work)

    async def check(self, within: float = CHECKED_WITHIN) -> None:
        """Whether it can be read, and the writer can put something on the disk and have it there; raises
        `StoreUnavailable` if not. What it puts there it takes away in the same breath.
        """
        try:
            async with asyncio.timeout(within):
                await self._read(
                    lambda connection: connection.execute("SELECT 1 FROM tables LIMIT 1").fetchone()
                )
                await self._do(_try_the_disk)
        except TimeoutError:
            raise StoreUnavailable("store-is-unavailable") from None

    @property
    def waiting(self) -> int:
        """How many jobs wait to be done."""
        return self._waiting

    def close(self) -> None:
        """Write what is still waiting, read what was still asked for, and close the file."""
        self._closed = True
        for gathering in tuple(self._gathering.values()):
            gathering.end()
        self._jobs.put(None)
        self._writer.join()
        self._reader.shutdown()  # somebody may be reading for whoever has given up waiting
        self._reading.close()
        self._writing.close()

    def _complain(self, doing: str, error: Exception) -> None:
        """One line each, for a full disk refuses all that is asked; the way to the mistake only once."""
        what = f"{doing}: {error}"
        once = None if what in self._explained else error
        logger.error("cannot %s %s: %s", doing, self._path, error, exc_info=once)
        self._explained.add(what)

    # Reading

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreUnavailable("store-is-unavailable")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, work, self._reading)
        except sqlite3.Error as error:
            self._complain("read", error)
            raise StoreUnavailable("store-is-unavailable") from error

    # Writing

    async def _do(self, work: Callable[[sqlite3.Connection], Any]) -> None:
        await self._put(work)

    def _put(self, work: Callable[[sqlite3.Connection], Any]) -> "asyncio.Future[None]":
        """Something for the writer to do; it says when that is done."""
        loop = asyncio.get_running_loop()
        job = _Job(work, loop.create_future(), loop)
        if self._closed or not self._writer.is_alive():
            job.done.set_exception(StoreUnavailable("store-is-unavailable"))
        else:
            self._gathering_in(loop).add(job)
            self._waiting += 1
        return job.done

    def _gathering_in(self, loop: asyncio.AbstractEventLoop) -> Gathering[_Job]:
        latest = self._latest
        if latest is not None and latest[0]() is loop:  # there are several only in tests
            return latest[1]
        gathering = self._gathering.get(loop)
        if gathering is None:
            gathering = self._gathering[loop] = Gathering(self._jobs.put)
        self._latest = ref(loop), gathering
        return gathering

    def _write(self) -> None:
        """The writer thread: take what has gathered, commit it together, then say so."""
        while (group := self._jobs.get()) is not None:
            while len(group) < GROUP:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    self._jobs.put(None)
                    break
                group += more
            began = time.perf_counter()
            answers = self._answered(group)
            self._committed(time.perf_counter() - began)
            self._say(answers)

    def _answered(self, group: list[_Job]) -> list[_Answer]:
        """What came of each job of a group; if the group as a whole fails, they are tried one by one. Raises
        nothing, so that the writer goes on.
        """
        try:
            return self._commit(group)
        except Exception as error:  # noqa: BLE001  # it is logged, once with its way
            with suppress(sqlite3.Error):
                if self._writing.in_transaction:
                    self._writing.execute("ROLLBACK")
            if len(group) > 1:
                return [answer for job in group for answer in self._answered([job])]
            self._complain("write", error)
            return [(job, _unavailable(error)) for job in group]

    def _commit(self, group: list[_Job]) -> list[_Answer]:
        """All of a group in one transaction: what only appends in a few statements, all else one by one."""
        self._writing.execute("BEGIN IMMEDIATE")
        plain = self._appending.plain([job.work for job in group])
        done = frozenset(plain) if self._appending.all_of(plain) else frozenset()
        answers = [(job, None if job.work in done else _in_savepoint(self._writing, job)) for job in group]
        self._writing.execute("COMMIT")
        self._appending.note(
            job.work for job, error in answers if error is None and isinstance(job.work, Append)
        )
        self.commits += 1
        return answers

    def _say(self, answers: list[_Answer]) -> None:
        for loop in {job.loop for job, _ in answers}:
            own = [(job, error) for job, error in answers if job.loop is loop]
            try:
                loop.call_soon_threadsafe(self._resolve, own)
            except RuntimeError:  # the loop is gone, and with it whoever waited
                logger.debug("nobody waits any more")

    def _resolve(self, answers: list[_Answer]) -> None:
        self._waiting -= len(answers)
        for job, error in answers:
            if error is None and isinstance(job.work, Append):
                self.moves += moves_in(job.work.batch.text)
            if job.done.done():
                continue
            if error is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(error)


def _in_savepoint(connection: sqlite3.Connection, job: _Job) -> Exception | None:
    """Do one job; if it clashes with what is stored or has a mistake of its own, only this one is undone.

    What the database cannot do just now is the whole group's affair, and is raised.
    """
    connection.execute("SAVEPOINT job")
    try:
        job.work(connection)
    except (sqlite3.OperationalError, sqlite3.InternalError):
        raise
    except Exception as error:
        connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        if isinstance(error, SeqTaken | RequestDone | sqlite3.IntegrityError):
            return error
        logger.exception("a job of the writer failed")
        return _unavailable(error)
    connection.execute("RELEASE job")
    return None


def _unavailable(error: Exception) -> StoreUnavailable:
    unavailable = StoreUnavailable("store-is-unavailable")
    unavailable.__cause__ = error
    return unavailable


def _try_the_disk(connection: sqlite3.Connection) -> None:
    """A guest who is never there, with a name as long as much is stored at once: there must be room for it."""
    connection.execute("INSERT INTO people (id, name, created) VALUES ('', ?, 0.0)", ("x" * ROOM,))
    connection.execute("DELETE FROM people WHERE id = ''")


def _mine(
    connection: sqlite3.Connection, person: str, since: float, most: int, *, archived: bool
) -> list[OwnTable]:
    rows = connection.execute(
        "SELECT invitation, seat, at, listing FROM sitters"
        " JOIN listings USING (table_id) JOIN tables ON id = table_id"
        " WHERE person = ? AND at > ? AND (instr(listing, ?) > 0) = ? ORDER BY at DESC LIMIT ?",
        (person, since, ARCHIVED, archived, most),
    )
    return [OwnTable(key, seat, at, _decode_listing(listing)) for key, seat, at, listing in rows]


def _say(connection: sqlite3.Connection, table: str, remark: Remark) -> None:
    try:
        connection.execute(
            "INSERT INTO remarks (table_id, n, at, person, request, name, seat, text) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (table, *msgspec.structs.astuple(remark)),
        )
    except sqlite3.IntegrityError:
        said = connection.execute(
            "SELECT 1 FROM remarks WHERE table_id = ? AND person = ? AND request = ?",
            (table, remark.person, remark.request),
        ).fetchone()
        if said is not None:
            raise RequestDone("request-is-done") from None
        raise SeqTaken("seq-is-taken") from None
    connection.execute("DELETE FROM remarks WHERE table_id = ? AND n <= ?", (table, remark.n - KEPT))


def _note_renaming(connection: sqlite3.Connection, person: str, table: str, request: str) -> None:
    try:
        connection.execute(
            "INSERT INTO renamings (person, table_id, request) VALUES (?, ?, ?)", (person, table, request)
        )
    except sqlite3.IntegrityError:
        raise RequestDone("request-is-done") from None
    connection.execute(
        "DELETE FROM renamings WHERE person = ? AND n <="
        " (SELECT n FROM renamings WHERE person = ? ORDER BY n DESC LIMIT 1 OFFSET ?)",
        (person, person, RENAMINGS_KEPT),
    )


def connect(path: Path, synchronous: str = "FULL") -> sqlite3.Connection:
    """A connection with our settings; transactions are begun and ended by hand."""
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=10, cached_statements=PREPARED
    )
    with closing(connection.cursor()) as cursor:
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute(f"PRAGMA synchronous = {synchronous}")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute(f"PRAGMA cache_size = -{AT_HAND}")
        cursor.execute(f"PRAGMA wal_autocheckpoint = {PUT_INTO_PLACE}")
    return connection
