"""Players who act at the same time, in secret from each other; bots among them, and standing actions."""

import asyncio

import pytest
from msgspec.structs import replace

from tests.table.evening import PEOPLE, Asked, Ear, Evening, Silent, eventually, match_of, tags, told
from tests.table.pikit import act, discard, expiries, passing
from yakai.core.errors import CannotUndo
from yakai.core.log import Acted
from yakai.games.pictomania.actions import Ready, Stroke
from yakai.games.pikit.actions import Cancel, Pass
from yakai.games.pikit.rules import PikitRules
from yakai.games.pikit.view import View
from yakai.table.commands.automatic import BotStandsIn
from yakai.table.commands.play import UndoCommand
from yakai.table.live import LiveTable

pytestmark = pytest.mark.anyio

EVERYBODY = (None, 0, 1, 2)


def passes(live: LiveTable) -> list[Acted]:
    """All passes so far."""
    acted = (entry for entry in match_of(live).log if isinstance(entry, Acted))
    return [entry for entry in acted if isinstance(entry.action, Pass)]


async def test_all_3_a_secret_pass_changes_no_stream_but_its_own() -> None:
    live = await Evening().begun("pikit", reaction=5)
    left, _ = await discard(live)
    before = {seat: live.table.streams.length(seat) for seat in EVERYBODY}
    await act(live, left, passing(live))
    after = {seat: live.table.streams.length(seat) for seat in EVERYBODY}
    assert after == {**before, left: before[left] + 1}
    assert tags(told(live, left, before[left])) == ["passed"]


async def test_all_3_whether_another_player_has_passed_does_not_show_in_what_can_be_taken_back() -> None:
    live = await Evening().begun("pikit", reaction=5)
    left, other = await discard(live)
    discarder = 3 - left - other
    for passed in (False, True):
        if passed:
            await act(live, left, passing(live))
        for seat in (discarder, other):
            with pytest.raises(CannotUndo):
                await live.submit(UndoCommand(PEOPLE[seat], seat, 1))


# Bots


async def test_bots_are_asked_only_when_they_can_do_something() -> None:
    live = await Evening(Asked()).begun("pikit", people=0, bots=3)
    await eventually(lambda: live.room.phase == "over")
    assert not expiries(live)


async def test_bots_that_say_nothing_let_the_time_run_and_are_not_asked_twice() -> None:
    thinker = Silent()
    live = await Evening(thinker).begun("pikit", people=0, bots=3)
    live.join(Ear("zoe", invited=False))
    await eventually(lambda: live.room.phase == "over")
    assert expiries(live)
    assert not passes(live)
    assert len(set(thinker.asked)) == len(thinker.asked)


async def test_all_3_a_secret_pass_makes_no_bot_think_again() -> None:
    thinker = Silent()
    live = await Evening(thinker).begun("pikit", reaction=5)
    live.join(Ear("zoe", invited=False))
    left, other = await discard(live)
    await live.submit(BotStandsIn(PEOPLE[other]))
    await eventually(lambda: thinker.asked)
    await act(live, left, passing(live))
    await asyncio.sleep(100)
    assert len(thinker.asked) == 1


async def test_bots_draw_although_a_person_draws_without_a_pause() -> None:
    live = await Evening(pause=(0.05, 0.05)).begun("pictomania", people=1, bots=2)
    match = match_of(live)
    await act(live, 0, Ready(match.state.step))
    await eventually(lambda: match.state.stage == "draw")
    for _ in range(40):
        await act(live, 0, Stroke((1, 2), (1, 2), (0, 30)))
        await asyncio.sleep(0.01)
    assert all(match.state.drawings[1:])


# Standing actions


def passes_for(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a seat a standing action: pass whenever it may answer."""

    def standing(view: View) -> Pass | None:
        return Pass(view.played) if view.seat == seat and view.stage == "window" else None

    monkeypatch.setattr(PikitRules, "customs", replace(PikitRules.customs, standing=standing))


async def test_what_a_seat_has_asked_for_is_done_for_it_after_a_short_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live = await Evening(standing=(0.4, 1.6)).begun("pikit", reaction=5)
    left, _ = await discard(live)
    passes_for(left, monkeypatch)
    live.wake()
    await asyncio.sleep(0.4)
    assert not passes(live)
    await asyncio.sleep(1.3)
    assert [entry.seat for entry in passes(live)] == [left]
    assert passes(live)[0].by == PEOPLE[left]


async def test_a_standing_action_of_a_seat_is_not_executed_while_a_bot_stands_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live = await Evening(Silent()).begun("pikit", reaction=5)
    left, _ = await discard(live)
    await live.submit(BotStandsIn(PEOPLE[left]))
    passes_for(left, monkeypatch)
    live.wake()
    await asyncio.sleep(100)
    assert not passes(live)


async def test_what_cannot_be_stored_just_now_is_done_a_little_later(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(standing=(1, 1), retry=5.0)
    live = await evening.begun("pikit", reaction=5)
    left, _ = await discard(live)
    passes_for(left, monkeypatch)
    evening.store.full = True
    live.wake()
    await asyncio.sleep(2)
    evening.store.full = False
    assert not passes(live)
    await asyncio.sleep(5)
    assert [entry.seat for entry in passes(live)] == [left]


async def test_pik_17_a_player_who_passes_the_whole_turn_passes_the_next_card_too() -> None:
    live = await Evening(standing=(0.4, 1.6)).begun("pikit", reaction=5)
    match = match_of(live)
    while True:
        answers = await discard(live)
        cancels = [(seat, one) for seat in answers for one in match.legal(seat) if isinstance(one, Cancel)]
        if cancels:
            break
        for seat in answers:
            await act(live, seat, passing(live))
    cancelling, cancel = cancels[0]
    (resting,) = set(answers) - {cancelling}
    await act(live, resting, Pass(match.state.played, rest=True))
    await act(live, cancelling, cancel)
    before = len(passes(live))
    await asyncio.sleep(0.4)
    assert len(passes(live)) == before
    await asyncio.sleep(1.3)
    assert [entry.seat for entry in passes(live)[before:]] == [resting]
