"""Tables come to life when somebody comes, and are put away when nobody does."""

import asyncio

import pytest

from tests.table.evening import Ear, Evening
from yakai.table import tables

pytestmark = pytest.mark.anyio


async def test_a_table_that_nobody_comes_to_is_put_away_and_found_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tables, "PUT_AWAY", 0.02)
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


async def test_two_who_come_at_once_find_the_same_table() -> None:
    evening = Evening()
    live = await evening.two_people()
    fresh = Evening(store=evening.store)
    one, other = await asyncio.gather(*(fresh.tables.find(live.keys.invitation) for _ in range(2)))
    assert one.table is other.table
