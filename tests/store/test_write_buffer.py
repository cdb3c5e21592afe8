"""Under load writes are collected while each turn of the event loop brings more, up to a limit."""

import asyncio
from pathlib import Path

import pytest

from yakai.store.sqlite import write_buffer
from yakai.store.sqlite.store import SQLiteStore
from yakai.store.sqlite.write_buffer import WriteBuffer
from yakai.testing.stores.values import KEYS, batch

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pause in a test is long enough to count, unless the test says so."""
    monkeypatch.setattr(write_buffer, "LONGEST", 3600.0)
    monkeypatch.setattr(write_buffer, "QUIET", 3600.0)


async def turns(many: int) -> None:
    for _ in range(many):
        await asyncio.sleep(0)


async def busy_buffer() -> tuple[WriteBuffer[int], list[list[int]]]:
    """A buffer that has just passed on 0, and what it passes on."""
    passed_on: list[list[int]] = []
    numbers = WriteBuffer(passed_on.append)
    numbers.add(0)
    return numbers, passed_on


async def test_after_a_pause_a_write_is_passed_on_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers, passed_on = await busy_buffer()
    assert passed_on == [[0]]
    monkeypatch.setattr(write_buffer, "QUIET", -1.0)
    numbers.add(1)
    assert passed_on == [[0], [1]]


async def test_writes_of_one_turn_are_passed_on_together() -> None:
    numbers, passed_on = await busy_buffer()
    numbers.add(1)
    numbers.add(2)
    assert passed_on == [[0]]
    await turns(5)
    assert passed_on == [[0], [1, 2]]


async def test_while_every_turn_brings_more_all_are_collected() -> None:
    numbers, passed_on = await busy_buffer()
    for number in range(1, 20):
        numbers.add(number)
        await turns(1)
    assert passed_on == [[0]]
    await turns(5)
    assert passed_on == [[0], list(range(1, 20))]


async def test_writes_are_not_collected_longer_than_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(write_buffer, "LONGEST", 0.0)
    numbers, passed_on = await busy_buffer()
    for number in range(1, 20):
        numbers.add(number)
        await turns(1)
    await turns(5)
    assert len(passed_on) > 2
    assert [number for some in passed_on for number in some] == list(range(20))


async def test_after_writes_were_passed_on_more_are_collected() -> None:
    numbers, passed_on = await busy_buffer()
    for number in range(1, 4):
        numbers.add(number)
        await turns(5)
    assert passed_on == [[0], [1], [2], [3]]


async def test_writes_that_are_still_collected_when_the_store_closes_are_stored(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "yakai.sqlite3")
    await store.create(KEYS, batch(0))
    appending = store.append(batch(1))
    assert store.stats().waiting == 1
    store.close()
    await appending
    again = SQLiteStore(tmp_path / "yakai.sqlite3")
    assert [one.seq for one in await again.batches("t")] == [0, 1]
    again.close()
