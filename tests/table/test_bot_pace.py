"""The pace of bots at Pictomania: people have time to draw, and something is left to take."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.table.evening import Ear, Evening, eventually, match_of
from tests.table.pikit import act
from yakai.core.log import Acted
from yakai.core.match import Match
from yakai.games.pictomania.actions import Finish, Guess, Ready, Stroke, Take
from yakai.games.pictomania.drawing.recipes import MOST
from yakai.table.commands.automatic import BotStandsIn
from yakai.table.commands.pause import Pause
from yakai.table.live import LiveTable

pytestmark = pytest.mark.anyio

LINE = Stroke((0, 9), (0, 9), (0, 16))
AS_USUAL: dict[str, Any] = {"pause": (0.9, 1.8), "pace": 1.0}


class Deeds:
    """The bots' actions in a round, and the seconds since its beginning."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.began = asyncio.get_running_loop().time()
        self._from = len(match_of(live).log)

    @property
    def passed(self) -> float:
        return asyncio.get_running_loop().time() - self.began

    @property
    def log(self) -> list[Acted]:
        entries = match_of(self.live).log[self._from :]
        return [entry for entry in entries if isinstance(entry, Acted) and entry.seat != 0]


async def drawing(bots: int = 5, people: int = 1, **options: Any) -> Deeds:
    """Ann and some bots, at their usual pace, in the first round."""
    live = await Evening(**AS_USUAL).begun("pictomania", people=people, bots=bots, **options)
    live.join(Ear("ann"))
    match = match_of(live)
    for seat in range(people):
        await act(live, seat, Ready(match.state.step))
    await eventually(lambda: match.state.stage == "draw")
    return Deeds(live)


async def when(deeds: Deeds, holds: Callable[[Match], object]) -> float:
    await eventually(lambda: holds(match_of(deeds.live)))
    return deeds.passed


@pytest.mark.parametrize("limit", [180, 60, 20, None])
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seed", range(3))
async def test_a_player_who_draws_for_half_of_the_time_never_finds_the_round_over(
    limit: int | None, advanced: bool, seed: int
) -> None:
    whole = limit or 180
    deeds = await drawing(drawing=limit, advanced=advanced)
    match = match_of(deeds.live)
    token = await when(deeds, lambda match: any(match.state.tokens))
    assert token > whole / 2
    assert match.state.stage == "draw"
    if limit is not None or advanced:
        over = await when(deeds, lambda match: match.state.stage == "review")
        assert over >= whole * 0.79
    else:
        await asyncio.sleep(whole)
        assert match.state.to_act == {0}


async def test_they_draw_then_guess_what_they_are_sure_of_and_take_in_the_second_half() -> None:
    deeds = await drawing()
    for _ in range(3):
        await act(deeds.live, 0, LINE)
    await asyncio.sleep(57 - deeds.passed)
    first = deeds.log
    assert {type(entry.action) for entry in first} == {Stroke}
    assert all(1 <= sum(entry.seat == seat for entry in first) <= MOST for seat in range(1, 6))
    await asyncio.sleep(90 - deeds.passed)
    early = [entry.action.artist for entry in deeds.log if isinstance(entry.action, Guess)]
    assert len(set(early)) == len(early)  # Ann may still be the second on every drawing
    assert not any(isinstance(entry.action, Take) for entry in deeds.log)
    await asyncio.sleep(179 - deeds.passed)
    guesses = [entry for entry in deeds.log if isinstance(entry.action, Guess)]
    assert len(guesses) == 25
    assert match_of(deeds.live).state.to_act == {0}
    assert sum(isinstance(entry.action, Take) for entry in deeds.log) == 5


async def test_they_guess_only_where_there_is_something_to_see() -> None:
    deeds = await drawing()
    await asyncio.sleep(179)
    guesses = [entry.action for entry in deeds.log if isinstance(entry.action, Guess)]
    assert len(guesses) == 20
    assert not any(guess.artist == 0 for guess in guesses)


async def test_they_do_not_guess_while_a_person_still_draws() -> None:
    deeds = await drawing()
    while deeds.passed < 130:
        await act(deeds.live, 0, LINE)
        await asyncio.sleep(2)
    assert not any(isinstance(entry.action, Guess) and entry.action.artist == 0 for entry in deeds.log)
    await asyncio.sleep(179 - deeds.passed)
    assert sum(isinstance(entry.action, Guess) and entry.action.artist == 0 for entry in deeds.log) == 5


@pytest.mark.parametrize("advanced", [False, True])
async def test_once_all_people_have_finished_no_bot_keeps_them_waiting(advanced: bool) -> None:
    deeds = await drawing(advanced=advanced)
    await act(deeds.live, 0, LINE)
    await asyncio.sleep(40)
    await act(deeds.live, 0, Take())
    assert await when(deeds, lambda match: match.state.stage == "review") < 40 + 30


async def reviewing() -> Deeds:
    """The words of six drawings are being shown."""
    deeds = await drawing()
    await act(deeds.live, 0, LINE)
    await asyncio.sleep(100)
    await act(deeds.live, 0, Finish())
    await eventually(lambda: match_of(deeds.live).state.stage == "review")
    return Deeds(deeds.live)


async def test_they_watch_what_is_being_shown_as_long_as_people_do() -> None:
    deeds = await reviewing()
    await asyncio.sleep(6 * 6.5 - 1)
    assert deeds.log == []
    await when(deeds, lambda match: match.state.to_act == {0})


async def test_what_all_people_have_skipped_no_bot_sits_out() -> None:
    deeds = await reviewing()
    match = match_of(deeds.live)
    for stage in ("scores", "ready"):
        began = deeds.passed
        await asyncio.sleep(2)
        await act(deeds.live, 0, Ready(match.state.step))
        assert await when(deeds, lambda match, stage=stage: match.state.stage == stage) < began + 10  # type: ignore[misc]


async def test_while_the_game_stands_still_no_time_passes_for_them() -> None:
    deeds = await drawing(drawing=None, advanced=True)
    await asyncio.sleep(8)
    await deeds.live.submit(Pause("ann", 1, paused=True))
    drawn = len(deeds.log)
    await asyncio.sleep(3600)
    assert len(deeds.log) == drawn
    await deeds.live.submit(Pause("ann", 1, paused=False))
    await asyncio.sleep(50)
    assert len(deeds.log) > drawn
    assert {type(entry.action) for entry in deeds.log} == {Stroke}


async def test_when_all_people_have_left_bots_wait_for_them_and_hold_nothing_up() -> None:
    deeds = await drawing(drawing=None)
    live = deeds.live
    everybody = tuple(live.presence.listeners)
    for ear in everybody:
        live.leave(ear)
    await asyncio.sleep(500)
    drawn = len(deeds.log)
    assert not live._drivers._bots.thinking
    for ear in everybody:
        live.join(ear)
    await asyncio.sleep(60)
    assert len(deeds.log) > drawn


async def test_a_stand_in_bides_its_time_and_does_nothing_that_counts() -> None:  # PIC-13
    deeds = await drawing(people=2, bots=3)
    await deeds.live.submit(BotStandsIn("bob"))
    await asyncio.sleep(179)
    (done,) = (entry for entry in deeds.log if entry.seat == 1)
    assert done.action == Finish()
    assert match_of(deeds.live).state.tokens[1] is None


async def test_bots_alone_take_their_time_too() -> None:
    live = await Evening(**AS_USUAL).begun("pictomania", people=0, bots=6, advanced=True)
    live.join(Ear("guest", invited=False))
    match = match_of(live)
    await eventually(lambda: match.state.stage == "draw")
    deeds = Deeds(live)
    over = await when(deeds, lambda match: match.state.stage == "review")
    assert 0.79 * 180 <= over <= 180
