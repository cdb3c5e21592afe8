"""Tables are loaded when a client comes, and unloaded when they are idle."""

import asyncio

import pytest

from tests.table.evening import Ear, Evening, close, move
from yakai.table import tables
from yakai.table.state.clocks import ByDays

pytestmark = pytest.mark.anyio


async def test_an_idle_table_is_unloaded_and_found_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tables, "UNLOAD_AFTER", 0.02)
    evening = Evening()
    live = await evening.two_people()
    ear = Ear("ann")
    live.join(ear)
    await asyncio.sleep(0.1)
    assert (await evening.tables.find(live.keys.invitation)).table is live
    live.leave(ear)
    evening.tables.left(live)
    await asyncio.sleep(0.1)
    found = (await evening.tables.find(live.keys.invitation)).table
    assert found is not live
    assert found.room == live.room


async def test_a_table_stays_loaded_for_a_while_after_the_last_connection() -> None:
    evening = Evening()
    live = await evening.two_people()
    ear = Ear("ann")
    for _ in range(100):
        live.join(ear)
        live.leave(ear)
        evening.tables.left(live)
        await asyncio.sleep(tables.UNLOAD_AFTER / 60)
    assert (await evening.tables.find(live.keys.invitation)).table is live
    await asyncio.sleep(tables.UNLOAD_AFTER)
    assert not evening.tables._unloading
    assert (await evening.tables.find(live.keys.invitation)).table is not live


async def test_while_a_table_is_read_other_tasks_run(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening()
    live = await evening.two_people()
    for _ in range(20):
        await live.submit(move(live))
    monkeypatch.setattr("yakai.table.loading.SLICE", 0.0)
    finding, rounds = asyncio.ensure_future(evening.elsewhere(live)), 0
    while not finding.done():
        await asyncio.sleep(0)
        rounds += 1
    assert rounds > live.table.seq > 20
    assert (await finding).room == live.room


async def test_two_clients_at_the_same_time_find_the_same_table() -> None:
    evening = Evening()
    live = await evening.two_people()
    fresh = Evening(store=evening.store)
    one, other = await asyncio.gather(*(fresh.tables.find(live.keys.invitation) for _ in range(2)))
    assert one.table is other.table


async def test_an_unloaded_table_does_nothing_by_itself() -> None:
    evening = Evening()
    live = await evening.timed(ByDays(1))
    for ear in list(live.presence.listeners):
        live.leave(ear)
    evening.tables.left(live)
    await asyncio.sleep(2 * tables.UNLOAD_AFTER)
    assert live not in evening.tables.loaded
    seq = live.table.seq
    await asyncio.sleep(3 * 86_400)
    assert live.table.seq == seq
    assert len(evening.store._batches[live.keys.id]) == seq


@pytest.mark.parametrize(("game", "seats"), [("yak", 3), ("pikit", 3), ("pictomania", 4)])
async def test_whenever_tables_are_closed_no_task_is_left(game: str, seats: int) -> None:
    for moment in range(30):
        live = await Evening().begun(game, people=1, bots=seats - 1)
        live.join(Ear("ann"))
        for _ in range(moment):
            await asyncio.sleep(0)
        await close()
