"""The writer survives errors, and the health check says whether it still works."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.store.test_sqlite import held_up
from yakai.store.errors import RequestDone, StoreUnavailable
from yakai.store.sqlite.store import SQLiteStore
from yakai.testing.stores.values import KEYS, batch

pytestmark = pytest.mark.anyio


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SQLiteStore]:
    opened = SQLiteStore(tmp_path / "yakai.sqlite3")
    yield opened
    opened.close()


@pytest.mark.parametrize(
    "error",
    [
        ValueError("odd"),
        KeyError("odd"),
        RecursionError(),
        MemoryError(),
        OSError(5, "odd"),
        sqlite3.ProgrammingError("odd"),
        sqlite3.InterfaceError("odd"),
        sqlite3.OperationalError("odd"),
    ],
    ids=lambda error: type(error).__name__,
)
async def test_a_job_that_raises_fails_alone(store: SQLiteStore, error: Exception) -> None:
    """The jobs that gathered with it are stored, its own changes are rolled back, and the writer takes more jobs."""

    def work(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO people VALUES ('bob', 'Bob', 0.0)")
        raise error

    await store.create(KEYS, batch(0))
    holding, gate = await held_up(store)
    group = [
        asyncio.ensure_future(one)
        for one in (store.append(batch(1)), store.database.write(work), store.append(batch(2)))
    ]
    await asyncio.sleep(0)
    gate.set()
    await holding
    first, failed, last = await asyncio.gather(*group, return_exceptions=True)
    assert (first, last) == (None, None)
    assert isinstance(failed, StoreUnavailable)
    assert failed.__cause__ is error
    assert [one.seq for one in await store.batches("t")] == [0, 1, 2]
    assert await store.name_of("bob") is None
    await store.append(batch(3))


async def test_a_name_that_is_no_text_does_not_stop_the_writer(store: SQLiteStore) -> None:
    with pytest.raises(StoreUnavailable):
        await store.set_name("ann", "\ud800", 0.0)
    await store.set_name("ann", "Ann", 0.0)
    assert await store.name_of("ann") == "Ann"


async def test_an_error_outside_of_any_job_is_survived(
    store: SQLiteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The group fails, then its first job alone; the others are stored."""
    await store.create(KEYS, batch(0))
    holding, gate = await held_up(store)
    commit, failing = store.database.writer._commit, [True, True]

    def fails_twice(group: Any) -> Any:
        if failing:
            failing.pop()
            raise RuntimeError("odd")
        return commit(group)

    monkeypatch.setattr(store.database.writer, "_commit", fails_twice)
    group = [asyncio.ensure_future(store.append(batch(seq))) for seq in (1, 2, 3)]
    await asyncio.sleep(0)
    gate.set()
    await holding
    answers = await asyncio.gather(*group, return_exceptions=True)
    assert [type(answer) for answer in answers] == [StoreUnavailable, type(None), type(None)]
    assert [one.seq for one in await store.batches("t")] == [0, 2, 3]


async def test_an_error_that_leaves_a_transaction_open_does_not_stop_the_next(
    store: SQLiteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaves_open(_: Any) -> Any:
        monkeypatch.undo()
        store.database.writing.execute("BEGIN IMMEDIATE")
        raise RuntimeError("odd")

    await store.create(KEYS, batch(0))
    monkeypatch.setattr(store.database.writer, "_commit", leaves_open)
    with pytest.raises(StoreUnavailable):
        await store.append(batch(1))
    await store.append(batch(1))
    assert len(await store.batches("t")) == 2


async def test_a_lost_commit_answer_is_reported_as_unavailable(
    store: SQLiteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This is why a table reads its log again after any error: a write alone is reported as failed, and a write in a
    group is tried again and clashes with itself.
    """

    def fails(appends: Iterator[Any]) -> None:
        if list(appends):
            monkeypatch.undo()
            raise MemoryError

    await store.create(KEYS, batch(0))
    monkeypatch.setattr(store.database.writer._bulk, "committed", fails)
    with pytest.raises(StoreUnavailable):
        await store.append(batch(1))
    assert len(await store.batches("t")) == 2
    holding, gate = await held_up(store)
    group = [asyncio.ensure_future(store.append(batch(seq, "ann", f"r{seq}"))) for seq in (2, 3)]
    await asyncio.sleep(0)
    monkeypatch.setattr(store.database.writer._bulk, "committed", fails)
    gate.set()
    await holding
    answers = await asyncio.gather(*group, return_exceptions=True)
    assert [type(answer) for answer in answers] == [RequestDone, RequestDone]
    assert len(await store.batches("t")) == 4


def test_writes_whose_event_loop_was_closed_are_stored_and_the_store_closes(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "yakai.sqlite3")
    loop = asyncio.new_event_loop()

    async def ask() -> list[Awaitable[None]]:
        await store.create(KEYS, batch(0))
        return [store.append(batch(seq)) for seq in (1, 2)]

    asking = loop.run_until_complete(ask())
    loop.close()
    store.close()
    assert len(asking) == 2
    again = SQLiteStore(tmp_path / "yakai.sqlite3")
    assert [one.seq for one in asyncio.run(again.batches("t"))] == [0, 1, 2]
    again.close()


async def test_a_second_event_loop_is_refused(store: SQLiteStore) -> None:
    await store.create(KEYS, batch(0))

    async def append() -> None:
        await store.append(batch(1))

    with pytest.raises(RuntimeError, match="one event loop"):
        await asyncio.to_thread(asyncio.run, append())
    await store.append(batch(1))


# The health check


async def test_a_writer_that_takes_jobs_is_healthy(store: SQLiteStore) -> None:
    await store.check()


async def test_a_reader_that_is_stuck_is_unhealthy(store: SQLiteStore) -> None:
    gate = threading.Event()
    store.database.reader.submit(gate.wait)
    try:
        with pytest.raises(StoreUnavailable):
            await store.check(within=0.01)
    finally:
        gate.set()
    await store.check()


async def test_a_writer_that_is_stuck_is_unhealthy(store: SQLiteStore) -> None:
    holding, gate = await held_up(store)
    with pytest.raises(StoreUnavailable):
        await store.check(within=0.01)
    gate.set()
    await holding
    await store.check()


async def test_a_writer_that_has_ended_is_unhealthy_and_no_caller_waits_for_it(store: SQLiteStore) -> None:
    store.database.writer._jobs.put(None)
    await asyncio.to_thread(store.database.writer._worker.join)
    with pytest.raises(StoreUnavailable):
        await store.check()
    with pytest.raises(StoreUnavailable):
        await store.append(batch(0))


async def test_a_full_disk_is_unhealthy_until_it_has_room(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "yakai.sqlite3", most_pages=20)
    with pytest.raises(StoreUnavailable):
        await store.check()
    store.database.writing.execute("PRAGMA max_page_count = 1000")
    for _ in range(3):
        await store.check()
    assert store.database.reading.execute("SELECT count(*) FROM people").fetchone() == (0,)
    store.close()


async def test_a_file_that_cannot_be_written_is_unhealthy_until_it_can(store: SQLiteStore) -> None:
    store.database.writing.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreUnavailable):
        await store.check()
    store.database.writing.execute("PRAGMA query_only = OFF")
    await store.check()


async def test_a_health_check_is_a_commit_that_leaves_nothing(store: SQLiteStore) -> None:
    await store.check()
    before, pages = store.commits, store.database.writing.execute("PRAGMA page_count").fetchone()
    await store.check()
    assert store.commits == before + 1
    assert store.database.writing.execute("PRAGMA page_count").fetchone() == pages


async def test_a_store_closes_only_after_its_last_read(store: SQLiteStore) -> None:
    reads, go_on = threading.Event(), threading.Event()

    def read(connection: sqlite3.Connection) -> int:
        reads.set()
        go_on.wait(60)
        return int(connection.execute("SELECT 7").fetchone()[0])

    reading = asyncio.ensure_future(store.database.read(read))
    await asyncio.to_thread(reads.wait, 60)
    closing = asyncio.ensure_future(asyncio.to_thread(store.close))
    await asyncio.to_thread(store.database.writer._worker.join)
    go_on.set()
    assert await reading == 7
    await closing
