"""Pictomania at a table: what only the host may do, and players who are away or idle."""

import asyncio
from random import Random

import msgspec
import pytest

from tests.table.evening import PEOPLE, Ear, Evening, Silent, eventually, match_of, play
from tests.table.pikit import act
from yakai.core.errors import IllegalAction
from yakai.core.log import Acted
from yakai.games.pictomania.actions import Finish, Points, Ready, Replace, SetLevel, Stroke
from yakai.table.commands.automatic import BotPlay, BotPlaysAnything, BotStandsIn
from yakai.table.commands.finish_seat import GONE, IDLE, FinishSeat
from yakai.table.commands.lobby import SetReady
from yakai.table.commands.pause import Pause
from yakai.table.commands.play import Concede
from yakai.table.errors import HostOnly, NotIdle
from yakai.table.live import LiveTable

pytestmark = pytest.mark.anyio


async def everybody_is_ready(live: LiveTable) -> None:
    match = match_of(live)
    for seat in sorted(match.state.to_act):
        await act(live, seat, Ready(match.state.step))


async def between_rounds() -> LiveTable:
    """Ann, Bob and Cleo look at the score of the first round."""
    live = await Evening().begun("pictomania", drawing=None)
    await everybody_is_ready(live)
    for seat in range(3):
        await act(live, seat, Finish())
    await everybody_is_ready(live)
    assert match_of(live).state.stage == "scores"
    return live


async def test_only_the_host_sets_levels_between_rounds() -> None:  # PIC-5
    live = await between_rounds()
    with pytest.raises(HostOnly):
        await act(live, 1, SetLevel(2, "red"))
    await act(live, 0, Ready(match_of(live).state.step))
    await act(live, 0, SetLevel(2, "red"))
    assert match_of(live).state.levels[1] == "red"


async def test_a_player_who_is_ready_may_have_a_card_replaced() -> None:  # PIC-6
    live = await Evening().begun("pictomania", drawing=None)
    match = match_of(live)
    await act(live, 1, Ready(match.state.step))
    await act(live, 1, Replace("A", match.state.step))
    assert match.state.to_act == {0, 1, 2}


async def test_a_stand_in_only_gets_ready_and_finishes() -> None:  # PIC-13
    live = await Evening().begun("pictomania", drawing=None)
    live.join(Ear("zoe", invited=False))
    match = match_of(live)
    await live.submit(BotStandsIn("bob"))
    for seat in (0, 2):
        await act(live, seat, Ready(match.state.step))
    await eventually(lambda: match.state.stage == "draw" and 1 not in match.state.to_act)
    assert [entry.action for entry in match.log if isinstance(entry, Acted) and entry.seat == 1] == [
        Ready(1),
        Finish(),
    ]


async def test_no_bot_sets_levels() -> None:  # PIC-5
    live = await between_rounds()
    await live.submit(BotStandsIn("ann"))
    bot, legal = live.room.bot_at(0), match_of(live).legal(0)
    assert bot is not None
    assert any(isinstance(legal.sample(Random(luck)), SetLevel) for luck in range(50))
    for luck in range(50):
        proposal = BotPlaysAnything(0, bot, 1, luck).proposed(live.table, 0.0)
        assert isinstance(proposal.steps[0].entry, Acted)
        assert not isinstance(proposal.steps[0].entry.action, SetLevel)
    with pytest.raises(HostOnly):
        BotPlay(0, bot, live.table.snapshot(0), SetLevel(2, "red")).proposed(live.table, 0.0)


@pytest.mark.parametrize("limit", [None, 60])
async def test_the_host_finishes_for_an_absent_player(limit: int | None) -> None:  # PIC-13
    live = await Evening().begun("pictomania", drawing=limit)
    await everybody_is_ready(live)
    match = match_of(live)
    with pytest.raises(HostOnly):
        FinishSeat("bob", 2, 1).proposed(live.table, 100.0)
    if limit is not None:
        with pytest.raises(IllegalAction, match="PIC-13"):
            FinishSeat("ann", 2, 1).proposed(live.table, 100.0)
        return
    (step,) = FinishSeat("ann", 2, 1).proposed(live.table, 60.0).steps
    assert step.entry == Acted(2, Finish(), 60.0, "ann")
    for seat in (None, 0, 1, 2):
        assert [event.seat for event in match.tell((step,), seat)] == [2]
    live.join(Ear("ann"))
    await asyncio.sleep(GONE)
    await live.submit(FinishSeat("ann", 2, 1), "once")
    assert match.state.to_act == {0, 1}
    await live.submit(FinishSeat("ann", 2, 1), "once")
    with pytest.raises(IllegalAction, match="PIC-11"):
        await live.submit(FinishSeat("ann", 2, 1), "twice")


async def drawing() -> tuple[LiveTable, list[Ear]]:
    """Ann, Bob and Cleo are here and draw, without a limit."""
    live = await Evening().begun("pictomania", drawing=None)
    ears = [Ear(person) for person in ("ann", "bob", "cleo")]
    for ear in ears:
        live.join(ear)
    await everybody_is_ready(live)
    assert match_of(live).state.stage == "draw"
    return live, ears


async def still(live: LiveTable, seat: int) -> float:
    """The seconds until the host may finish for a seat; until then it is refused."""
    left = dict(live.finishable)[seat]
    if left > 0:
        with pytest.raises(NotIdle):
            await live.submit(FinishSeat("ann", seat, 1))
    return left


async def test_a_connected_player_has_a_minute_after_their_last_action() -> None:  # PIC-13
    live, (_, bob, _) = await drawing()
    assert await still(live, 1) == IDLE
    await asyncio.sleep(59)
    assert await still(live, 1) == 1
    await act(live, 1, Stroke((1,), (1,), (0,)))
    assert (await still(live, 1), await still(live, 2)) == (IDLE, 1)
    await asyncio.sleep(59)
    assert (await still(live, 1), await still(live, 2)) == (1, 0)
    await act(live, 1, Stroke((1,), (1,), (0,)))
    await asyncio.sleep(20)
    live.leave(bob)
    assert await still(live, 1) == GONE  # perhaps only the page is loaded anew
    await asyncio.sleep(GONE)
    assert await still(live, 1) == 0
    live.join(bob)
    assert await still(live, 1) == IDLE - 20 - GONE
    await live.submit(FinishSeat("ann", 2, 1))
    assert match_of(live).state.to_act == {0, 1}


async def test_reconnecting_does_not_count_as_activity() -> None:  # PIC-13
    live, (_, bob, _) = await drawing()
    for seconds in (17, 34, 51):
        await asyncio.sleep(17)
        live.leave(bob)
        assert await still(live, 1) == min(GONE, IDLE - seconds)
        live.join(bob)
        assert await still(live, 1) == IDLE - seconds
    await asyncio.sleep(9)
    assert await still(live, 1) == 0
    live.leave(bob)
    assert await still(live, 1) == 0
    await live.submit(FinishSeat("ann", 1, 1))
    assert match_of(live).state.to_act == {0, 2}


async def test_a_moving_pencil_counts_as_activity() -> None:  # PIC-13
    live, (_, bob, cleo) = await drawing()
    for at in range(3):
        await asyncio.sleep(40)
        live.show_glimpse(bob, 1, 1, msgspec.json.encode(Points(0, at, (1,), (1,))))
    live.show_glimpse(cleo, 1, 1, msgspec.json.encode(Points(0, 0, (1,), (1,))))
    live.show_glimpse(cleo, 2, 1, b"nonsense")
    await asyncio.sleep(10)
    assert (await still(live, 1), await still(live, 2)) == (IDLE - 10, 0)


async def test_empty_points_are_shown_but_do_not_count_as_activity() -> None:  # PIC-13
    live, (ann, bob, _) = await drawing()
    await asyncio.sleep(40)
    live.show_glimpse(bob, 1, 1, msgspec.json.encode(Points(0, 0, (), ())))
    assert [one.seat for one in ann.glimpsed] == [1]
    assert await still(live, 1) == IDLE - 40


async def test_a_pause_is_not_counted() -> None:  # PIC-13
    live, _ = await drawing()
    await asyncio.sleep(10)
    await live.submit(Pause("ann", 1, paused=True))
    await asyncio.sleep(1000)
    assert live.finishable == ()
    await live.submit(Pause("ann", 1, paused=False))
    assert await still(live, 1) == IDLE - 10


async def test_a_server_that_was_away_is_not_counted() -> None:  # PIC-13
    evening = Evening()
    live = await evening.begun("pictomania", drawing=None)
    await everybody_is_ready(live)
    again = await evening.elsewhere(live)
    for person in ("ann", "bob"):
        again.join(Ear(person))
    assert (await still(again, 1), await still(again, 2)) == (IDLE, GONE)


async def test_the_host_cannot_finish_for_a_bot() -> None:  # PIC-13
    live = await Evening(thinker=Silent()).begun("pictomania", people=2, bots=1, drawing=None)
    match = match_of(live)
    match.accept(match.propose(2, Ready(match.state.step)))
    await everybody_is_ready(live)
    assert match.state.to_act == {0, 1, 2}
    assert [seat for seat, _ in live.finishable] == [0, 1]
    with pytest.raises(NotIdle, match="bot finishes itself"):
        await live.submit(FinishSeat("ann", 2, 1))


def waited_for(live: LiveTable) -> list[int]:
    """The seats for which the host may finish, now or later."""
    return [seat for seat, _ in live.finishable]


async def test_whose_part_can_be_ended_is_known() -> None:  # PIC-13
    live = await Evening().begun("pictomania", drawing=None)
    assert waited_for(live) == []
    await everybody_is_ready(live)
    assert waited_for(live) == [0, 1, 2]
    await act(live, 2, Finish())
    assert waited_for(live) == [0, 1]
    await live.submit(Pause("ann", 1, paused=True))
    assert waited_for(live) == []


@pytest.mark.parametrize("times", [(16, 0), (0, 3_600_001), (0, 2**53 - 1)])
async def test_a_stroke_takes_its_time_and_at_most_an_hour(times: tuple[int, int]) -> None:  # PIC-8
    live, _ = await drawing()
    with pytest.raises(IllegalAction, match="PIC-8: pictomania times are odd"):
        await act(live, 1, Stroke((1, 2), (1, 2), times))
    with pytest.raises(IllegalAction, match="PIC-8: pictomania times are odd"):
        play(live, 1, Stroke((1, 2), (1, 2), times)).check(live.table)
    with pytest.raises(IllegalAction, match="PIC-8: pictomania columns are unequal"):
        await act(live, 1, Stroke((1, 2), (1, 2), ()))
    await act(live, 1, Stroke((1, 2, 3), (1, 2, 3), (0, 0, 3_600_000)))
    match_of(live).propose(1, Stroke((1, 2), (1, 2), times))  # as older logs have it


async def test_in_other_games_the_host_cannot_finish_for_a_player() -> None:
    live = await Evening().two_people()
    with pytest.raises(NotIdle):
        await live.submit(FinishSeat("ann", 1, 1))


async def test_the_next_game_at_a_table_has_other_cards() -> None:  # PIC-5
    live = await Evening().begun("pictomania", drawing=None)
    shown: list[int] = []
    for game in range(1, 8):
        match = match_of(live)
        assert live.room.games == game
        shown += [side.card for side in match.state.stand]
        for seat, person in enumerate(PEOPLE[:2]):
            await live.submit(Concede(person, seat, game))
        assert live.room.phase == "over"
        for person in PEOPLE:
            await live.submit(SetReady(person, True))
    assert len(set(shown)) == len(shown) == 21
