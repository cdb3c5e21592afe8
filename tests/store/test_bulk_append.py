"""Appends of many tables in one commit take a few statements, and store and answer the same as one by one."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.store.test_sqlite import held_up
from yakai.store.errors import RequestDone, SeqTaken
from yakai.store.sqlite.store import SQLiteStore
from yakai.table.keys import TableKeys
from yakai.table.state.listing import Listing
from yakai.testing.stores.values import batch

pytestmark = pytest.mark.anyio

TABLES = 87  # one full statement of 64 rows, and 23 more


def listing(*due: int, people: int = 2) -> Listing:
    return Listing(
        "yak", "playing", ("Ann", "Bob"), {f"person {seat}": seat for seat in range(people)}, due=due
    )


async def opened(path: Path) -> SQLiteStore:
    store = SQLiteStore(path, synchronous="OFF")
    for number in range(TABLES):
        keys = TableKeys(f"t{number}", f"i{number}", f"w{number}")
        await store.create(keys, batch(0, table=keys.id), listing())
        await store.append(batch(1, "ann", "r1", table=keys.id), listing(0))
    return store


async def test_many_appends_take_a_few_statements_and_store_the_listings_too(tmp_path: Path) -> None:
    store = await opened(tmp_path / "yakai.sqlite3")
    statements: list[str] = []
    holding, gate = await held_up(store)
    store.database.writing.set_trace_callback(statements.append)
    appending = [
        asyncio.ensure_future(store.append(batch(2, table=f"t{number}"), listing(1) if number % 2 else None))
        for number in range(TABLES)
    ]
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(holding, *appending)
    assert len(statements) < 10
    for number in range(TABLES):
        assert len(await store.batches(f"t{number}")) == 3
    mine = {one.invitation: one.listing.due for one in await store.tables_of("person 0", -1.0, 1000)}
    assert mine == {f"i{number}": (1,) if number % 2 else (0,) for number in range(TABLES)}
    store.close()


async def test_an_append_that_conflicts_fails_alone(tmp_path: Path) -> None:
    store = await opened(tmp_path / "yakai.sqlite3")
    holding, gate = await held_up(store)
    appending = [
        asyncio.ensure_future(one)
        for one in (
            store.append(batch(2, table="t0"), listing(1)),
            store.append(batch(1, "ann", "r1", table="t1"), listing(1)),
            store.append(batch(1, table="t2"), listing(1)),
            store.append(batch(2, table="t3"), listing(1, people=1)),
            store.append(batch(2, table="t4"), listing(0)),
            store.append(batch(3, table="t4"), listing(1)),
        )
    ]
    await asyncio.sleep(0)
    gate.set()
    answers = await asyncio.gather(*appending, return_exceptions=True)
    await holding
    assert [type(one) for one in answers] == [
        type(None),
        RequestDone,
        SeqTaken,
        type(None),
        type(None),
        type(None),
    ]
    assert [len(await store.batches(f"t{number}")) for number in range(5)] == [3, 2, 2, 3, 4]
    mine = {one.invitation: one.listing.due for one in await store.tables_of("person 1", -1.0, 1000)}
    assert [mine.get(f"i{number}") for number in range(5)] == [(1,), (0,), (0,), None, (1,)]
    store.close()


async def test_a_listing_that_was_not_stored_is_not_remembered(tmp_path: Path) -> None:
    store = await opened(tmp_path / "yakai.sqlite3")

    def fails(_: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("odd")

    holding, gate = await held_up(store)
    group = [
        asyncio.ensure_future(one)
        for one in (store.append(batch(2, table="t0"), listing(people=1)), store.database.write(fails))
    ]
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(holding, *group, return_exceptions=True)
    await store.append(batch(3, table="t0"), listing(people=2))
    assert "i0" in {one.invitation for one in await store.tables_of("person 1", -1.0, 1000)}
    store.close()
