"""Several who act at once, against the rules' own timers, in secret from each other."""

import asyncio
from typing import Any

import msgspec
import pytest

from tests.table.memory import Memory
from tests.table.test_live import Ear, Evening, Here, eventually
from yakai.core.game import AnyRules, Pending, Timer, Turn
from yakai.core.log import Acted, Expired
from yakai.core.match import Match
from yakai.games.pictomania.actions import Ready, Stroke
from yakai.games.pikit.actions import Cancel, Draw, Flip, Pass, Reroll, Steal, Stop
from yakai.games.pikit.rules import PikitRules
from yakai.games.pikit.state import State
from yakai.games.yokai.actions import Peek
from yakai.table import live as live_module
from yakai.table import room
from yakai.table.entries import Batch
from yakai.table.errors import SeqTaken
from yakai.table.live import LiveTable, Manners

pytestmark = pytest.mark.anyio

PEOPLE = ("ann", "bob", "cleo")
WINDOW = 0.1


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window to answer is open for a tenth of a second, and a retry comes soon."""

    pending = PikitRules.pending

    def quicker(self: PikitRules, state: State) -> Pending:
        usual = pending(self, state)
        if not isinstance(usual, Turn) or usual.timer is None:
            return usual
        return Turn(usual.seats, Timer(usual.timer.key, WINDOW))

    monkeypatch.setattr(PikitRules, "pending", quicker)
    monkeypatch.setattr(live_module, "RETRY", 0.02)


async def begun(evening: Evening, game: str = "pikit", bots: int = 0) -> LiveTable:
    """Ann, Bob and Cleo in a game, or as many of them as the bots leave room for."""
    keys = await evening.tables.open("ann", "Ann", game, 3, {}, ("novice",) * bots, bots < 3, True)
    live = (await evening.tables.find(keys.invitation)).table
    for seat, person in enumerate(PEOPLE[1 : 3 - bots], start=1):
        await sit(live, person, seat)
    assert live.room.phase == "playing"
    return live


async def sit(live: LiveTable, person: str, seat: int) -> None:
    table = live.table
    await live.submit(
        person, "sit", lambda at: table.propose(room.take_seat(live.room, person, "", seat), at)
    )
    await live.submit(
        person, "ready", lambda at: table.propose(room.set_ready(live.room, person, True), at, asked=True)
    )


def match_of(live: LiveTable) -> Match:
    assert live.table.match is not None
    return live.table.match


async def act(live: LiveTable, seat: int, action: Any) -> None:
    text = msgspec.json.encode(action)
    await live.submit(
        PEOPLE[seat], None, lambda at: live.table.propose_action(PEOPLE[seat], live.room.games, text, at)
    )


async def discard(live: LiveTable) -> tuple[int, int]:
    """Play on until somebody has discarded a card: the two who may answer, clockwise."""
    match = match_of(live)
    while True:
        (seat,) = match.pending.seats  # type: ignore[union-attr]  # a turn
        discards = [
            action for action in match.legal(seat) if isinstance(action, Reroll | Steal | Draw | Flip)
        ]
        await act(live, seat, discards[0] if discards else Stop())
        if discards:
            return (seat + 1) % 3, (seat + 2) % 3


def passing(live: LiveTable) -> Pass:
    return Pass(match_of(live).state.played)


def expiries(live: LiveTable) -> list[Expired]:
    return [entry for entry in match_of(live).log if isinstance(entry, Expired)]


# Timers


async def test_pik_17_a_window_closes_when_its_time_is_over() -> None:
    live = await begun(Evening())
    live.join(Ear("ann"))
    await discard(live)
    begin = asyncio.get_running_loop().time()
    await eventually(lambda: expiries(live))
    assert asyncio.get_running_loop().time() - begin > WINDOW / 2
    (entry,) = expiries(live)
    assert (entry.timer, entry.by, entry.at) == ("window-1", "clock", 0.0)
    assert live.table.timer is None


async def test_pik_17_a_pass_does_not_prolong_the_window() -> None:
    live = await begun(Evening())
    live.join(Ear("ann"))
    left, _ = await discard(live)
    running = live._countdown._running
    assert running is not None
    await act(live, left, passing(live))
    assert live._countdown._running is running
    await eventually(lambda: expiries(live))


async def test_pik_17_when_all_have_passed_no_time_runs_any_more() -> None:
    live = await begun(Evening())
    live.join(Ear("ann"))
    for seat in await discard(live):
        await act(live, seat, passing(live))
    await asyncio.sleep(2 * WINDOW)
    assert not expiries(live)


async def test_pik_16_a_cancel_opens_a_window_of_its_own() -> None:
    live = await begun(Evening())
    live.join(Ear("ann"))
    match = match_of(live)
    while True:
        answers = await discard(live)
        cancels = [(seat, one) for seat in answers for one in match.legal(seat) if isinstance(one, Cancel)]
        if cancels:
            break
        for seat in answers:
            await act(live, seat, passing(live))
    await asyncio.sleep(WINDOW / 2)
    begin = asyncio.get_running_loop().time()
    await act(live, *cancels[0])
    await eventually(lambda: expiries(live))
    assert asyncio.get_running_loop().time() - begin > 0.9 * WINDOW
    assert [entry.timer for entry in expiries(live)] == [f"window-{match.state.played}"]


async def test_no_time_runs_while_nobody_is_there() -> None:
    live = await begun(Evening())
    watcher = Ear("zoe", invited=False)
    live.join(watcher)
    await discard(live)
    live.leave(watcher)
    await asyncio.sleep(2 * WINDOW)
    assert not expiries(live)
    live.join(watcher)
    await eventually(lambda: expiries(live))


async def test_after_a_restart_the_timer_begins_anew() -> None:
    evening = Evening()
    live = await begun(evening)
    await discard(live)
    await evening.tables.close()
    again = (await Evening(store=evening.store).tables.find(live.keys.invitation)).table
    again.join(Ear("ann"))
    begin = asyncio.get_running_loop().time()
    await eventually(lambda: expiries(again))
    assert asyncio.get_running_loop().time() - begin > 0.9 * WINDOW


async def test_a_timer_that_cannot_be_stored_runs_out_a_little_later() -> None:
    evening = Evening()
    live = await begun(evening)
    live.join(Ear("ann"))
    await discard(live)
    evening.store.full = True
    await asyncio.sleep(2 * WINDOW)
    assert not expiries(live)
    evening.store.full = False
    await eventually(lambda: expiries(live))
    await asyncio.sleep(WINDOW)
    assert len(expiries(live)) == 1


async def test_a_timer_at_two_processes_runs_out_once() -> None:
    evening = Evening()
    here = await begun(evening)
    await discard(here)
    there = (await Evening(store=evening.store).tables.find(here.keys.invitation)).table
    here.join(Ear("ann"))
    there.join(Ear("bob"))
    await eventually(lambda: expiries(here) and expiries(there))
    assert match_of(here).log == match_of(there).log
    assert len(expiries(here)) == 1


async def test_a_timer_that_meets_conflicts_without_end_is_tried_again() -> None:
    class Contested(Memory):
        """Somebody else is always quicker."""

        contested = False

        async def append(self, batch: Batch) -> None:
            if self.contested:
                raise SeqTaken("seq-is-taken")
            await super().append(batch)

    store = Contested()
    live = await begun(Evening(store=store))
    live.join(Ear("ann"))
    await discard(live)
    store.contested = True
    await asyncio.sleep(2 * WINDOW)
    store.contested = False
    await eventually(lambda: expiries(live))


async def test_a_table_that_is_closed_keeps_no_time() -> None:
    evening = Evening()
    live = await begun(evening)
    live.join(Ear("ann"))
    await discard(live)
    await evening.tables.close()
    await asyncio.sleep(2 * WINDOW)
    assert not expiries(live)


# In secret


async def test_all_3_a_secret_pass_counts_for_nobody_else() -> None:
    live = await begun(Evening())
    left, other = await discard(live)
    discarder = 3 - left - other
    before = {seat: live.table.told(seat) for seat in (None, 0, 1, 2)}
    await act(live, left, passing(live))
    assert live.table.told(left) == before[left] + 1
    for seat in (None, other, discarder):
        assert live.table.told(seat) == before[seat]


async def test_in_yak_everybody_is_told_of_every_step() -> None:
    live = await begun(Evening(), "yak", bots=3)
    await eventually(lambda: live.room.phase == "over")
    assert {live.table.told(seat) for seat in (None, 0, 1, 2)} == {live.table.step}


# Bots


class Asked(Here):
    """Remembers what bots are asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[bytes, bytes]] = []

    async def choose(self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int) -> Any:
        self.asked.append((view, memory))
        legal = rules.legal(msgspec.json.decode(view, type=rules.kinds.view))
        assert len(legal), "there was nothing to choose"
        return await super().choose(rules, bot, view, memory, seed)


class Silent(Asked):
    """Never answers anything."""

    async def choose(self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int) -> Any:
        await super().choose(rules, bot, view, memory, seed)


async def test_bots_are_asked_only_when_they_can_do_something() -> None:
    thinker = Asked()
    live = await begun(Evening(thinker), bots=3)
    await eventually(lambda: live.room.phase == "over")
    assert not expiries(live)


async def test_bots_that_say_nothing_let_the_time_run_and_are_not_asked_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(f"{__name__}.WINDOW", 0.002)
    thinker = Silent()
    live = await begun(Evening(thinker), bots=3)
    live.join(Ear("zoe", invited=False))
    await eventually(lambda: live.room.phase == "over")
    assert expiries(live)
    assert not any(
        isinstance(entry, Acted) and isinstance(entry.action, Pass) for entry in match_of(live).log
    )
    assert len(set(thinker.asked)) == len(thinker.asked)


async def test_all_3_a_secret_pass_makes_no_bot_think_again() -> None:
    thinker = Silent()
    live = await begun(Evening(thinker))
    left, other = await discard(live)
    await live.submit(None, None, lambda at: live.table.propose_hand_over(other, "novice", at))
    await eventually(lambda: thinker.asked)
    await act(live, left, passing(live))
    await asyncio.sleep(0.02)
    assert len(thinker.asked) == 1


async def test_bots_draw_although_somebody_else_draws_without_a_pause() -> None:
    evening = Evening()
    evening.tables._manners = Manners((0.05, 0.05), 60)
    live = await begun(evening, "pictomania", bots=2)
    match = match_of(live)
    await act(live, 0, Ready(match.state.step))
    await eventually(lambda: match.state.stage == "draw")
    for _ in range(40):
        await act(live, 0, Stroke((1, 2), (1, 2), (0, 30)))
        await asyncio.sleep(0.01)
    assert all(match.state.drawings[1:])


async def test_yok_28_what_was_peeked_at_is_not_told_again() -> None:
    evening = Evening()
    live = await begun(evening, "yokai")
    seat = match_of(live).state.turn
    await act(live, seat, Peek(0))
    assert match_of(live).view(seat).faces[0] is not None
    for viewer in (None, *range(match_of(live).seats)):
        assert not live.table.history(viewer, 300)


async def test_in_pikit_what_was_told_is_told_again_to_whoever_comes_back() -> None:
    evening = Evening()
    live = await begun(evening)
    assert live.table.history(0, 300)
