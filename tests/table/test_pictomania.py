"""Pictomania at a table: what only the host may do, and whoever is away."""

from random import Random

import pytest

from tests.table.evening import Evening, eventually, match_of
from tests.table.pikit import act
from yakai.core.errors import IllegalAction
from yakai.core.log import Acted
from yakai.games.pictomania.actions import Finish, Ready, Replace, SetLevel
from yakai.table.commands import Pause
from yakai.table.errors import HostOnly, NotIdle
from yakai.table.finishing import IDLE, FinishFor, finishable
from yakai.table.live import LiveTable
from yakai.table.unasked import BotPlay, BotPlaysAnything, StandIn

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


async def test_whoever_is_ready_may_have_a_card_replaced() -> None:  # PIC-6
    live = await Evening().begun("pictomania", drawing=None)
    match = match_of(live)
    await act(live, 1, Ready(match.state.step))
    await act(live, 1, Replace("A", match.state.step))
    assert match.state.to_act == {0, 1, 2}


async def test_a_stand_in_only_gets_ready_and_finishes() -> None:  # PIC-13
    live = await Evening().begun("pictomania", drawing=None)
    match = match_of(live)
    await live.submit(StandIn("bob"))
    for seat in (0, 2):
        await act(live, seat, Ready(match.state.step))
    await eventually(lambda: match.state.stage == "draw" and 1 not in match.state.to_act)
    assert [entry.action for entry in match.log if isinstance(entry, Acted) and entry.seat == 1] == [
        Ready(1),
        Finish(),
    ]


async def test_no_bot_sets_levels() -> None:  # PIC-5
    live = await between_rounds()
    await live.submit(StandIn("ann"))
    bot, legal = live.room.bot_at(0), match_of(live).legal(0)
    assert bot is not None
    assert any(isinstance(legal.sample(Random(luck)), SetLevel) for luck in range(50))
    for luck in range(50):
        proposal = BotPlaysAnything(0, bot, 1, luck).proposed(live.table, 0.0)
        assert isinstance(proposal.steps[0].entry, Acted)
        assert not isinstance(proposal.steps[0].entry.action, SetLevel)
    with pytest.raises(HostOnly):
        BotPlay(0, bot, live.table.glance(0), SetLevel(2, "red")).proposed(live.table, 0.0)


@pytest.mark.parametrize("limit", [None, 60])
async def test_the_host_finishes_for_whoever_lets_the_others_wait(limit: int | None) -> None:  # PIC-13
    live = await Evening().begun("pictomania", drawing=limit)
    await everybody_is_ready(live)
    match = match_of(live)
    with pytest.raises(HostOnly):
        FinishFor("bob", 2, 1).proposed(live.table, 100.0)
    if limit is not None:
        with pytest.raises(IllegalAction, match="PIC-13"):
            FinishFor("ann", 2, 1).proposed(live.table, 100.0)
        return
    with pytest.raises(NotIdle):
        FinishFor("ann", 2, 1).proposed(live.table, 59.0)
    (step,) = FinishFor("ann", 2, 1).proposed(live.table, 60.0).steps
    assert step.entry == Acted(2, Finish(), 60.0, "ann")
    for seat in (None, 0, 1, 2):
        assert [event.seat for event in match.tell((step,), seat)] == [2]
    await act(live, 2, Finish())
    with pytest.raises(IllegalAction, match="PIC-11"):
        FinishFor("ann", 2, 1).proposed(live.table, 100.0)


def waited_for(live: LiveTable) -> list[int]:
    """Whose part the host may end sooner or later."""
    assert all(0 <= left <= IDLE for _, left in live.waits)
    return [seat for seat, _ in live.waits]


async def test_whose_part_can_be_ended_is_known_with_the_time_until_then() -> None:  # PIC-13
    live = await Evening().begun("pictomania", drawing=None)
    assert waited_for(live) == []
    await everybody_is_ready(live)
    assert waited_for(live) == [0, 1, 2]
    assert finishable(live.table, 2, 59.0) == 1
    assert finishable(live.table, 2, 600.0) == 0
    await act(live, 2, Finish())
    assert waited_for(live) == [0, 1]
    await live.submit(Pause("ann", 1, paused=True))
    assert waited_for(live) == []


async def test_in_other_games_nobody_finishes_for_anybody() -> None:
    live = await Evening().two_people()
    with pytest.raises(NotIdle):
        await live.submit(FinishFor("ann", 1, 1))
