"""The SQLite store: shared commits, syncing, a full disk, a lost file."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from yakai.store.errors import SeqTaken, StoreUnavailable
from yakai.store.sqlite import writer
from yakai.store.sqlite.store import SQLiteStore
from yakai.table.keys import TableKeys
from yakai.table.state.entries import Batch
from yakai.testing.stores import ComparisonTests, StoreTests
from yakai.testing.stores.values import KEYS, LOBBY, batch, finished, keys_of

pytestmark = pytest.mark.anyio


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "yakai.sqlite3"


class SQLiteBackend:
    """How the shared tests open a file and make it refuse writes. None of them loses power, so nothing is synced."""

    def opened(self, folder: Path) -> SQLiteStore:
        return SQLiteStore(folder / "yakai.sqlite3", synchronous="OFF")

    def refuse_writes(self, store: SQLiteStore, refuse: bool) -> None:
        store.database.writing.execute(f"PRAGMA query_only = {refuse:d}")


class TestSQLiteStore(SQLiteBackend, StoreTests[SQLiteStore]):
    pass


class TestSQLiteBesideMemory(SQLiteBackend, ComparisonTests[SQLiteStore]):
    pass


async def test_the_disk_is_waited_for(path: Path) -> None:
    store = SQLiteStore(path)
    assert store.database.writing.execute("PRAGMA synchronous").fetchone() == (2,)
    assert store.database.writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    store.close()


async def held_up(store: SQLiteStore) -> tuple[asyncio.Future[None], threading.Event]:
    """Keep the writer busy with a job until the gate is set, so that writes gather meanwhile."""
    begun, gate = threading.Event(), threading.Event()

    def work(_: sqlite3.Connection) -> None:
        begun.set()
        gate.wait()

    holding = asyncio.ensure_future(store.database.write(work))
    await asyncio.to_thread(begun.wait)
    return holding, gate


async def test_what_has_gathered_is_committed_together(path: Path) -> None:
    store = SQLiteStore(path)
    for number in range(100):
        await store.create(TableKeys(f"t{number}", f"i{number}", f"w{number}"), batch(0, table=f"t{number}"))
    before = store.commits
    holding, gate = await held_up(store)
    appending = [asyncio.ensure_future(store.append(batch(1, table=f"t{number}"))) for number in range(100)]
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(holding, *appending)
    assert store.commits - before == 2
    store.close()


async def test_a_batch_with_a_taken_number_does_not_stop_the_rest_of_its_group(path: Path) -> None:
    store = SQLiteStore(path)
    await store.create(KEYS, batch(0))
    holding, gate = await held_up(store)
    group = [
        asyncio.ensure_future(store.append(batch(seq, "ann", f"r{seq}-{way}")))
        for seq in (1, 2)
        for way in "ab"
    ]
    await asyncio.sleep(0)
    gate.set()
    await holding
    answers = await asyncio.gather(*group, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), SeqTaken, type(None), SeqTaken]
    assert [one.request for one in await store.batches("t")] == [None, "r1-a", "r2-a"]
    store.close()


async def test_nothing_is_answered_before_the_commit(path: Path) -> None:
    """When an append returns, another connection to the file already reads its batch."""
    store = SQLiteStore(path)
    await store.create(KEYS, batch(0))
    with closing(sqlite3.connect(path)) as other:
        for seq in range(1, 50):
            await store.append(batch(seq))
            assert other.execute("SELECT max(seq) FROM batches").fetchone() == (seq,)
    store.close()


async def test_a_full_disk_is_reported_and_changes_nothing_and_later_writes_succeed(path: Path) -> None:
    store = SQLiteStore(path, most_pages=40)
    await store.create(KEYS, batch(0))
    stored = 1
    large = b'{"type":"stood","seat":0}\n' * 200
    while stored < 100:
        try:
            await store.append(Batch("t", stored, 0.0, None, None, large))
        except StoreUnavailable:
            break
        stored += 1
    assert 3 < stored < 100
    assert len(await store.batches("t")) == stored
    with pytest.raises(StoreUnavailable):
        await store.append(Batch("t", stored, 0.0, None, None, large))
    store.database.writing.execute("PRAGMA max_page_count = 1000")
    await store.append(Batch("t", stored, 0.0, None, None, large))
    assert len(await store.batches("t")) == stored + 1
    store.close()


async def test_a_full_disk_is_explained_once_and_logged_now_and_then(
    path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SQLiteStore(path, most_pages=40)
    await store.create(KEYS, batch(0))
    for every in (3600.0, 3600.0, 3600.0, 0.0):
        monkeypatch.setattr(writer, "LOGGED_EVERY", every)
        with pytest.raises(StoreUnavailable):
            await store.append(Batch("t", 1, 0.0, None, None, b"x" * 400_000))
        await store.set_name("ann", "Ann", 0.0)
    store.close()
    said = [(record.getMessage(), record.exc_info is not None) for record in caplog.records]
    line = f"cannot write {path}: database or disk is full"
    assert said == [(line, True), (f"{line} (and 2 more errors that were not logged)", False)]


async def test_a_damaged_row_is_left_out_and_does_not_hide_the_others(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = SQLiteStore(path)
    for table in ("t", "u"):
        await store.create(keys_of(table), batch(0, table=table), LOBBY)
        await store.append(batch(1, table=table, extras=finished(f"game of {table}")))
    for damage in (
        "UPDATE listings SET listing = CAST('{not json' AS BLOB) WHERE table_id = 't'",
        "UPDATE records SET record = CAST('{\"id\":1}' AS BLOB) WHERE id = 'game of t'",
    ):
        store.database.writing.execute(damage)
    for _ in range(2):
        assert [one.invitation for one in await store.tables_of("ann", -1.0, 9)] == ["come to u"]
        assert [one.record.id for one in await store.records_of("ann", 99.0, 9)] == ["game of u"]
        assert await store.record("game of t") is None
    store.close()
    assert [record.getMessage().partition(" in ")[0] for record in caplog.records] == [
        "cannot decode the listing of a table",
        "cannot decode a finished game",
    ]


async def test_a_full_disk_hits_only_what_does_not_fit(path: Path) -> None:
    store = SQLiteStore(path, most_pages=40)
    await store.create(KEYS, batch(0))
    holding, gate = await held_up(store)
    huge = Batch("t", 1, 0.0, None, None, b"x" * 400_000)
    group = [asyncio.ensure_future(one) for one in (store.set_name("ann", "Ann", 0.0), store.append(huge))]
    await asyncio.sleep(0)
    gate.set()
    await holding
    answers = await asyncio.gather(*group, return_exceptions=True)
    assert answers[0] is None
    assert isinstance(answers[1], StoreUnavailable)
    assert await store.name_of("ann") == "Ann"
    store.close()


async def test_a_file_that_is_gone_is_said_not_thrown(path: Path) -> None:
    store = SQLiteStore(path)
    store.database.reading.close()
    with pytest.raises(StoreUnavailable):
        await store.check()
    store.database.writer._jobs.put(None)
    store.database.writer._worker.join()
    store.database.writing.close()
