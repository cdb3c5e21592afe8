"""The thread that writes: it commits all waiting jobs in one transaction, so that they share one sync of the disk.

Each job has a savepoint of its own and is answered only after the commit. `synchronous=FULL` makes the commit wait for
the disk. A job that raises fails alone, and the thread goes on.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from yakai.core.errors import YakaiError
from yakai.store.errors import StoreUnavailable
from yakai.store.sqlite.append import Append, BulkAppend
from yakai.store.sqlite.write_buffer import WriteBuffer

logger = logging.getLogger(__name__)

GROUP: Final = 256
"""How many jobs a commit may have before no more are added."""

LOGGED_EVERY: Final = 10.0
"""Seconds in which the same error is logged once."""

Work: TypeAlias = Callable[[sqlite3.Connection], Any]


class _Job(NamedTuple):
    work: Work
    done: "asyncio.Future[Any]"


class _Answer(NamedTuple):
    job: _Job
    result: Any = None
    error: Exception | None = None


class ErrorLog:
    """Logs errors of a file: each one once in `LOGGED_EVERY` seconds, and its traceback only the first time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._logged_at: dict[str, float] = {}
        self._left_out = 0

    def add(self, doing: str, error: Exception) -> None:
        """Log that the file could not be read or written."""
        what, now = f"{doing}: {error}", time.monotonic()
        logged_at = self._logged_at.get(what)
        if logged_at is not None and now - logged_at < LOGGED_EVERY:
            self._left_out += 1
            return
        more = f" (and {self._left_out} more errors that were not logged)" if self._left_out else ""
        once = error if logged_at is None else None
        logger.error("cannot %s %s: %s%s", doing, self._path, error, more, exc_info=once)
        self._logged_at[what], self._left_out = now, 0


class Writer:
    """Runs the writes of one event loop on its own thread. `committed` is called with the seconds that each commit
    took.
    """

    def __init__(
        self, connection: sqlite3.Connection, errors: ErrorLog, committed: Callable[[float], None]
    ) -> None:
        self.commits = 0
        self.moves = 0
        self.waiting = 0
        self._connection = connection
        self._errors = errors
        self._committed = committed
        self._bulk = BulkAppend(connection)
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._buffer: WriteBuffer[_Job] = WriteBuffer(self._jobs.put)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closed = False
        self._ended = False  # the thread, perhaps by a fault
        self._worker = threading.Thread(target=self._run, name="yakai-writer", daemon=True)
        self._worker.start()

    def put(self, work: Work) -> "asyncio.Future[Any]":
        """Do a job; the future has its result once that is committed."""
        loop = asyncio.get_running_loop()
        if loop is not self._loop:
            self._serve(loop)
        done = loop.create_future()
        if self._closed or self._ended:
            done.set_exception(StoreUnavailable("store-is-unavailable"))
        else:
            self._buffer.add(_Job(work, done))
            self.waiting += 1
        return done

    def close(self) -> None:
        """Write what is still waiting, then end the thread."""
        self._closed = True
        self._buffer.flush()
        self._jobs.put(None)
        self._worker.join()

    def _serve(self, loop: asyncio.AbstractEventLoop) -> None:
        """Serve this loop from now on; a second one is refused, because its writes might never be answered."""
        if self._loop is not None:
            raise RuntimeError("a store serves one event loop")
        self._loop = loop

    # On the thread

    def _run(self) -> None:
        try:
            while (group := self._jobs.get()) is not None:
                self._gather(group)
                began = time.perf_counter()
                answers = self._done(group)
                self._committed(time.perf_counter() - began)
                self._send(answers)
        finally:
            self._ended = True

    def _gather(self, group: list[_Job]) -> None:
        """Add the jobs that wait already, up to `GROUP`."""
        while len(group) < GROUP:
            try:
                more = self._jobs.get_nowait()
            except queue.Empty:
                return
            if more is None:
                self._jobs.put(None)
                return
            group += more

    def _done(self, group: list[_Job]) -> list[_Answer]:
        """Do a group of jobs; if it fails as a whole, do them one by one. Never raises, so that the thread goes on."""
        try:
            return self._commit(group)
        except Exception as error:  # noqa: BLE001  # it is logged, once with its traceback
            with suppress(sqlite3.Error):
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
            if len(group) > 1:
                return [answer for job in group for answer in self._done([job])]
            self._errors.add("write", error)
            return [_Answer(job, None, unavailable(error)) for job in group]

    def _commit(self, group: list[_Job]) -> list[_Answer]:
        """Do all jobs in one transaction: simple appends in a few statements, all others one by one."""
        self._connection.execute("BEGIN IMMEDIATE")
        simple = self._bulk.simple([job.work for job in group])
        done = frozenset(simple) if self._bulk.insert(simple) else frozenset()
        answers = [
            _Answer(job) if job.work in done else _in_savepoint(self._connection, job) for job in group
        ]
        self._connection.execute("COMMIT")
        self._bulk.committed(
            answer.job.work
            for answer in answers
            if answer.error is None and isinstance(answer.job.work, Append)
        )
        self.commits += 1
        return answers

    def _send(self, answers: list[_Answer]) -> None:
        try:
            answers[0].job.done.get_loop().call_soon_threadsafe(self._resolve, answers)
        except RuntimeError:  # the loop is closed, so no task waits for the answers
            logger.debug("the event loop of the finished writes is closed")

    # On the loop again

    def _resolve(self, answers: list[_Answer]) -> None:
        self.waiting -= len(answers)
        for job, result, error in answers:
            if error is None and isinstance(job.work, Append):
                self.moves += job.work.batch.moves
            if job.done.done():
                continue
            if error is None:
                job.done.set_result(result)
            else:
                job.done.set_exception(error)


def _in_savepoint(connection: sqlite3.Connection, job: _Job) -> _Answer:
    """Do one job; if it conflicts with what is stored or has a mistake of its own, only its changes are undone.

    An error of the database itself concerns the whole group, and is raised.
    """
    connection.execute("SAVEPOINT job")
    try:
        result = job.work(connection)
    except (sqlite3.OperationalError, sqlite3.InternalError):
        raise
    except Exception as error:
        connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        if isinstance(error, YakaiError):
            return _Answer(job, None, error)
        logger.exception("a job of the writer failed")
        return _Answer(job, None, unavailable(error))
    connection.execute("RELEASE job")
    return _Answer(job, result)


def unavailable(error: Exception) -> StoreUnavailable:
    """The error that callers see, with its cause."""
    found = StoreUnavailable("store-is-unavailable")
    found.__cause__ = error
    return found
