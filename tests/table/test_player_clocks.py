"""Players' clocks at a table: folded from its log, stopped where they should be; a bot moves for a late player."""

import asyncio
from itertools import count
from typing import Any

import pytest

from tests.table.evening import STAND_IN, Ear, Evening, Silent, eventually, match_of, move, tags, told
from tests.table.pikit import discard
from yakai.core.log import BOT, Acted, TimedOut
from yakai.store.memory import MemoryStore
from yakai.table.commands.clock import SetClock, SetPatience
from yakai.table.commands.lobby import SetReady
from yakai.table.commands.pause import Pause
from yakai.table.commands.play import Concede, HandOver, UndoCommand
from yakai.table.errors import BadClock, GameRuns, HostOnly
from yakai.table.live import LiveTable
from yakai.table.state.clocks import DAY, SECOND, ByDays, Clocks, PerGame, PerMove
from yakai.table.state.table import folded

pytestmark = pytest.mark.anyio


def clocks_of(live: LiveTable) -> Clocks:
    assert live.table.clocks is not None
    return live.table.clocks


def left(live: LiveTable, seat: int) -> float:
    return clocks_of(live).remaining(seat, live._drivers.player_clocks._uptime()) / 1000


def on_turn(live: LiveTable) -> int:
    return min(match_of(live).to_act)


def late(live: LiveTable) -> list[TimedOut]:
    return [entry for entry in match_of(live).log if isinstance(entry, TimedOut)]


async def read_back(evening: Evening, live: LiveTable) -> Clocks | None:
    """The clocks as folded from the log alone."""
    batches = await evening.store.batches(live.keys.id)
    return folded(live.keys.id, batches, live.table.chance).clocks


# Whose time runs


async def test_the_player_who_must_act_spends_time_and_it_is_folded_from_the_log() -> None:
    evening = Evening()
    live = await evening.timed(PerGame(300, 10))
    mover = on_turn(live)
    await asyncio.sleep(20)
    assert (left(live, mover), left(live, 1 - mover)) == (290, 300)
    await live.submit(move(live))
    assert (left(live, mover), left(live, 1 - mover)) == (290, 310)
    await asyncio.sleep(5)
    assert (left(live, mover), left(live, 1 - mover)) == (290, 305)
    assert await read_back(evening, live) == clocks_of(live)


async def test_the_batches_in_which_time_ran_out_say_so() -> None:
    evening = Evening()
    live = await evening.timed(PerMove(30))
    await live.submit(move(live))
    await eventually(lambda: late(live))
    said = [batch.has_timeout for batch in await evening.store.batches(live.keys.id)]
    assert said == [b'"timed_out"' in batch.text for batch in await evening.store.batches(live.keys.id)]
    assert True in said


async def test_a_bot_has_no_clock() -> None:
    live = await Evening(pause=(100, 100)).timed(PerMove(30), people=1, bots=1)
    if on_turn(live) == 0:
        await live.submit(move(live))
    assert not clocks_of(live).running


async def test_the_rules_own_timer_stops_the_clocks() -> None:
    live = await Evening().timed(PerMove(30), "pikit")
    mover = on_turn(live)
    assert clocks_of(live).running == {mover}
    await discard(live)
    assert live.table.timer is not None
    assert not clocks_of(live).running
    await eventually(lambda: live.table.timer is None and on_turn(live) == mover)
    assert left(live, mover) > 29


async def test_a_pause_and_an_empty_room_stop_the_clocks() -> None:
    evening = Evening()
    live = await evening.timed(PerMove(30))
    mover = on_turn(live)
    await asyncio.sleep(10)
    await live.submit(Pause("ann", 1, paused=True))
    await asyncio.sleep(1000)
    await live.submit(Pause("ann", 1, paused=False))
    assert left(live, mover) == 20
    ears = list(live.presence.listeners)
    for ear in ears:
        live.leave(ear)
    await asyncio.sleep(1000)
    assert left(live, mover) == 20
    assert not late(live)
    live.join(ears[0])
    await asyncio.sleep(5)
    assert left(live, mover) == 15
    assert await read_back(evening, live) == clocks_of(live)


async def test_spectators_hear_that_clocks_stop_and_run() -> None:
    live = await Evening().timed(PerMove(30))
    zoe = Ear("zoe", invited=False)
    live.join(zoe)
    ears = [ear for ear in live.presence.listeners if ear is not zoe]
    for ear in ears:
        live.leave(ear)
    await asyncio.sleep(1)
    assert zoe.heard[-1].clock
    live.join(ears[0])
    await asyncio.sleep(1)
    assert zoe.heard[-1].clock
    assert clocks_of(live).running


# Time is up


async def test_a_bot_makes_the_move_of_a_late_player_and_all_are_told() -> None:
    evening = Evening()
    live = await evening.timed(PerMove(30))
    mover, n = on_turn(live), live.table.streams.length(None)
    await asyncio.sleep(29)
    assert not late(live)
    await eventually(lambda: late(live))
    (entry,) = late(live)
    assert (entry.seat, entry.by) == (mover, "clock")
    acted = next(one for one in reversed(match_of(live).log) if isinstance(one, Acted))
    assert (acted.seat, acted.by) == (mover, BOT + STAND_IN)
    assert tags(told(live, None, n))[0] == "timed_out"
    assert live.room.bot_at(mover) is None  # the next move is their own again
    assert on_turn(live) == 1 - mover
    assert left(live, 1 - mover) == pytest.approx(30, abs=0.5)
    assert not match_of(live).can_undo(mover)
    again = folded(live.keys.id, await evening.store.batches(live.keys.id), live.table.chance)
    assert again.match is not None
    assert not again.match.can_undo(mover)


async def test_a_game_is_played_to_its_end_by_the_clock_alone() -> None:
    live = await Evening().timed(PerGame(30, 0))
    await eventually(lambda: live.room.phase == "over")
    assert live.table.clocks is None


async def test_a_turn_of_several_actions_is_one_move_and_is_said_once() -> None:
    live = await Evening().timed(PerMove(30), "yokai")
    mover, n = on_turn(live), live.table.streams.length(None)
    await eventually(lambda: on_turn(live) != mover)
    assert len(late(live)) > 1
    assert tags(told(live, None, n)).count("timed_out") == 1


async def test_a_late_player_who_is_quicker_than_the_bot_makes_the_move() -> None:
    class Slow(Silent):
        async def choose(self, rules: Any, bot: str, view: bytes, memory: bytes, seed: int) -> Any:
            await asyncio.sleep(10)

    live = await Evening(Slow()).timed(PerMove(30))
    mover = on_turn(live)
    await asyncio.sleep(35)
    await live.submit(move(live))
    await asyncio.sleep(15)
    assert not late(live)
    assert on_turn(live) == 1 - mover


async def test_a_bot_that_says_nothing_plays_anything() -> None:
    live = await Evening(Silent()).timed(PerMove(30))
    await eventually(lambda: late(live))
    assert isinstance(match_of(live).log[2], Acted)


async def test_a_move_that_cannot_be_stored_comes_a_little_later() -> None:
    evening = Evening()
    live = await evening.timed(PerMove(30))
    evening.store.full = True
    await asyncio.sleep(32)
    assert not late(live)
    evening.store.full = False
    await eventually(lambda: late(live))


# Who plays


async def test_a_seat_that_a_bot_plays_has_no_clock_until_it_is_taken_back() -> None:
    live = await Evening(pause=(100, 100)).timed(PerMove(30))
    mover = on_turn(live)
    person = ("ann", "bob")[mover]
    await asyncio.sleep(10)
    await live.submit(HandOver(person, mover, 1, bot=True))
    await asyncio.sleep(50)
    assert not clocks_of(live).running
    await live.submit(HandOver(person, mover, 1, bot=False))
    assert left(live, mover) == 20


async def test_a_player_who_takes_back_has_the_time_they_had_before() -> None:
    live = await Evening().timed(PerMove(60))
    mover, before, seeds = 0, 0.0, count()
    while (
        not match_of(live).can_undo(mover) or on_turn(live) == mover
    ):  # no move that drew a card can be taken back
        mover = on_turn(live)
        await asyncio.sleep(5)
        before = left(live, mover)
        await live.submit(move(live, next(seeds)))
    await asyncio.sleep(7)
    await live.submit(UndoCommand(("ann", "bob")[mover], mover, 1))
    assert left(live, mover) == before - 7


async def test_after_the_end_there_are_no_clocks_and_the_next_game_has_new_ones() -> None:
    live = await Evening().timed(PerGame(100, 0))
    await asyncio.sleep(30)
    await live.submit(Concede("ann", 0, 1))
    assert live.table.clocks is None
    for person in ("ann", "bob"):
        await live.submit(SetReady(person, True))
    assert [left(live, seat) for seat in (0, 1)] == [100, 100]


# What the host sets


async def test_only_the_host_sets_a_sensible_clock_before_the_game() -> None:
    live = await Evening().two_people()
    with pytest.raises(GameRuns):
        await live.submit(SetClock("ann", PerMove(30)))
    await live.submit(Concede("ann", 0, 1))
    with pytest.raises(HostOnly):
        await live.submit(SetClock("bob", PerMove(30)))
    with pytest.raises(BadClock):
        await live.submit(SetClock("ann", PerMove(0)))
    with pytest.raises(BadClock):
        await live.submit(SetPatience("ann", -1))
    await live.submit(SetReady("bob", True))
    await live.submit(SetClock("ann", PerMove(30)))
    assert live.room.clock == PerMove(30)
    assert not live.room.all_ready  # Bob is asked anew


# Restarts


async def test_time_stands_still_while_the_server_is_away() -> None:
    evening = Evening()
    live = await evening.timed(PerMove(30))
    mover = on_turn(live)
    await asyncio.sleep(10)
    beat = evening.uptime()  # the last uptime that was stored
    await evening.tables.close()
    await asyncio.sleep(5000)
    later = Evening(store=evening.store, began=beat)
    await asyncio.sleep(300)  # no client connects
    again = (await later.tables.find(live.keys.invitation)).table
    await asyncio.sleep(300)
    assert left(again, mover) == 20
    again.join(Ear("ann"))
    await asyncio.sleep(5)
    assert left(again, mover) == 15
    await eventually(lambda: late(again))


async def test_a_crash_after_the_last_heartbeat_costs_no_player_time() -> None:
    evening = Evening()
    live = await evening.timed(PerGame(300, 0))
    await asyncio.sleep(20)
    await live.submit(move(live))
    mover = on_turn(live)
    later = Evening(store=evening.store, began=15 * SECOND)  # the uptime at the last heartbeat
    again = (await later.tables.find(live.keys.invitation)).table
    again.join(Ear("ann"))
    await asyncio.sleep(3)
    assert left(again, mover) == 300
    await asyncio.sleep(10)
    assert left(again, mover) == pytest.approx(292, abs=0.5)


async def test_after_a_crash_no_time_runs_out_before_the_outage_is_stored() -> None:
    evening = Evening()
    live = await evening.timed(PerMove(30))
    mover = on_turn(live)
    evening.store.full = True
    await evening.tables.close()
    later = Evening(store=evening.store, began=10 * SECOND, patience=10**6)
    await asyncio.sleep(5000)
    again = (await later.tables.find(live.keys.invitation)).table
    again.join(Ear("ann"))
    for _ in range(3):
        assert clocks_of(again).remaining(mover, again.uptime) == 20 * SECOND
        await asyncio.sleep(60)  # the store is full
    evening.store.full = False
    await eventually(lambda: clocks_of(again).uptime > 5000 * SECOND)
    assert left(again, mover) == pytest.approx(20, abs=0.5)
    assert not late(again)
    await eventually(lambda: late(again))


# Days


async def test_days_run_even_while_no_player_is_there_and_no_player_counts_as_away() -> None:
    evening = Evening()
    live = await evening.timed(ByDays(1))
    mover = on_turn(live)
    for ear in list(live.presence.listeners)[1:]:
        live.leave(ear)
    await asyncio.sleep(120)
    assert live.away("bob") is None
    for ear in list(live.presence.listeners):
        live.leave(ear)
    await asyncio.sleep(DAY / 1000 - 200)
    live = (await evening.tables.find(live.keys.invitation)).table  # it was unloaded meanwhile
    assert not late(live)
    await eventually(lambda: late(live))
    assert late(live)[0].seat == mover


async def test_an_absent_player_is_notified_once_a_turn_and_a_present_one_is_not() -> None:
    evening = Evening()
    live = await evening.timed(ByDays(2))
    ears = {ear.person: ear for ear in live.presence.listeners}
    mover = on_turn(live)
    here, away = (("ann", "bob")[mover], ("ann", "bob")[1 - mover])
    assert not evening.notices  # all players were connected
    live.leave(ears[away])
    await live.submit(move(live))
    ((person, turn),) = evening.notices
    assert (person, turn.game, turn.days, turn.seat) == (away, "yak", 2, 1 - mover)
    await live.submit(Pause(here, 1, paused=True))
    await live.submit(Pause(here, 1, paused=False))
    assert len(evening.notices) == 1
    again = Evening(store=evening.store, began=evening.uptime())
    await again.tables.find(live.keys.invitation)
    assert not again.notices  # no second notice for the same turn


# Waiting for an absent player


async def test_the_host_sets_how_long_an_absent_player_is_waited_for() -> None:
    live = await Evening(patience=60).two_people()
    ann, bob = Ear("ann"), Ear("bob")
    live.join(ann)
    live.join(bob)
    await live.submit(SetPatience("ann", 300))
    live.leave(bob)
    away = live.away("bob")
    assert away is not None
    assert away.left == 300
    await asyncio.sleep(100)
    await live.submit(SetPatience("ann", None))
    away = live.away("bob")
    assert away is not None
    assert away.left is None
    await asyncio.sleep(10_000)
    assert live.room.bot_at(1) is None
    live.call_stand_in("ann", 1, 1)  # Ann is the only one who has to agree
    await asyncio.sleep(1)
    assert live.room.bot_at(1) == STAND_IN


async def test_patience_is_kept_in_the_log() -> None:
    evening = Evening()
    live = await evening.two_people()
    await live.submit(SetPatience("ann", None))
    assert (await evening.elsewhere(live)).patience is None
    assert (await Evening(store=MemoryStore()).two_people()).patience == 60
