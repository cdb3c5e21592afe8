"""Writes that arrive in successive turns of the event loop are stored together, up to a longest wait."""

import asyncio
from pathlib import Path

import pytest

from yakai.store.sqlite import write_buffer
from yakai.store.sqlite.store import SQLiteStore
from yakai.store.sqlite.write_buffer import WriteBuffer
from yakai.testing.stores.values import KEYS, batch

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the buffer's time limits so high that no test reaches them."""
    monkeypatch.setattr(write_buffer, "LONGEST", 3600.0)
    monkeypatch.setattr(write_buffer, "QUIET", 3600.0)


async def turns(many: int) -> None:
    for _ in range(many):
        await asyncio.sleep(0)


async def busy() -> tuple[WriteBuffer[int], list[list[int]]]:
    """A buffer that has just passed on a first item."""
    given: list[list[int]] = []
    numbers = WriteBuffer(given.append)
    numbers.add(0)
    return numbers, given


async def test_after_a_pause_nothing_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers, given = await busy()
    assert given == [[0]]
    monkeypatch.setattr(write_buffer, "QUIET", -1.0)
    numbers.add(1)
    assert given == [[0], [1]]


async def test_what_comes_in_one_turn_is_given_at_once() -> None:
    numbers, given = await busy()
    numbers.add(1)
    numbers.add(2)
    assert given == [[0]]
    await turns(5)
    assert given == [[0], [1, 2]]


async def test_as_long_as_every_turn_brings_more_it_waits() -> None:
    numbers, given = await busy()
    for number in range(1, 20):
        numbers.add(number)
        await turns(1)
    assert given == [[0]]
    await turns(5)
    assert given == [[0], list(range(1, 20))]


async def test_it_waits_no_longer_than_the_longest_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(write_buffer, "LONGEST", 0.0)
    numbers, given = await busy()
    for number in range(1, 20):
        numbers.add(number)
        await turns(1)
    await turns(5)
    assert len(given) > 2
    assert [number for some in given for number in some] == list(range(20))


async def test_after_it_was_given_more_can_gather() -> None:
    numbers, given = await busy()
    for number in range(1, 4):
        numbers.add(number)
        await turns(5)
    assert given == [[0], [1], [2], [3]]


async def test_what_still_gathers_when_the_file_is_closed_is_stored(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "yakai.sqlite3")
    await store.create(KEYS, batch(0))
    appending = store.append(batch(1))
    assert store.stats().waiting == 1
    store.close()
    await appending
    again = SQLiteStore(tmp_path / "yakai.sqlite3")
    assert [one.seq for one in await again.batches("t")] == [0, 1]
    again.close()
