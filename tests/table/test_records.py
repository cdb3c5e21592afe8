"""Records of finished games."""

import msgspec
import pytest

from tests.table.evening import PEOPLE, Evening, match_of, move
from yakai.core.errors import DamagedLog
from yakai.core.matches import from_bytes
from yakai.table.commands.hosting import TurnOut
from yakai.table.commands.lobby import PlayAgain
from yakai.table.commands.play import Concede
from yakai.table.live import LiveTable
from yakai.table.state.records import log_bytes
from yakai.table.state.replayed import replay_game

pytestmark = pytest.mark.anyio


async def finished(evening: Evening) -> LiveTable:
    live = await evening.two_people()
    await live.submit(move(live))
    await live.submit(Concede("bob", 1, 1))
    return live


async def test_a_game_that_runs_has_no_record_and_one_that_is_over_has() -> None:
    evening = Evening()
    live = await evening.two_people()
    assert await evening.store.records_of("ann", 1e12, 10) == []
    await live.submit(Concede("bob", 1, 1))
    (kept,) = await evening.store.records_of("ann", 1e12, 10)
    record = kept.record
    assert (record.game, record.number, record.called) == ("yak", 1, ("Ann", "Bob"))
    assert record.people == {"ann": (0,), "bob": (1,)}
    assert record.conceded == (1,)
    assert record.result == match_of(live).result
    assert not kept.open
    assert await evening.store.records_of("gus", 1e12, 10) == []


async def test_its_log_replays_and_has_no_ids_of_people() -> None:
    evening = Evening()
    live = await finished(evening)
    batches = await evening.store.batches(live.table.id)
    text = log_bytes(replay_game(batches, 1).match)
    assert from_bytes(text).result == match_of(live).result
    for person in PEOPLE:
        assert f'"{person}"'.encode() not in text
    assert next(msgspec.json.decode(line)["type"] for line in text.splitlines()) == "header"


async def test_each_game_of_a_table_is_found_by_its_number() -> None:
    evening = Evening()
    live = await finished(evening)
    for person in ("ann", "bob"):
        await live.submit(PlayAgain(person))
    batches = await evening.store.batches(live.table.id)
    with pytest.raises(DamagedLog):
        replay_game(batches, 2)  # it is still running
    await live.submit(Concede("ann", 0, 2))
    batches = await evening.store.batches(live.table.id)
    results = [replay_game(batches, number).match.result for number in (1, 2)]
    assert [None if result is None else result.places for result in results] == [(1, 2), (2, 1)]


async def test_a_removed_player_is_in_the_record() -> None:
    evening = Evening()
    live = await evening.begun(people=3)
    await live.submit(TurnOut("ann", "bob", "Bob", ban=True))
    await live.submit(Concede("cleo", 2, 1))
    await live.agreements.end_vote.cast("ann", 1, True)
    (kept,) = await evening.store.records_of("bob", 1e12, 10)
    assert kept.record.people == {"ann": (0,), "bob": (1,), "cleo": (2,)}
