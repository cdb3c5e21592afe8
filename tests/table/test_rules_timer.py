"""The timers of the rules: they run while a player is connected, and expire."""

import asyncio

import pytest

from tests.table.evening import Ear, Evening, Silent, eventually, match_of
from tests.table.pikit import WINDOW, act, discard, expiries, passing
from yakai.games.pikit.actions import Cancel
from yakai.store.errors import SeqTaken
from yakai.store.memory import MemoryStore
from yakai.table.commands.pause import Pause
from yakai.table.commands.play import Concede
from yakai.table.drivers.rules_timer import TimerStatus
from yakai.table.state.entries import Batch
from yakai.table.state.listing import Listing

pytestmark = pytest.mark.anyio


async def test_pik_17_a_window_closes_when_its_time_is_over() -> None:
    live = await Evening().begun("pikit", reaction=5)
    live.join(Ear("ann"))
    await discard(live)
    begin = asyncio.get_running_loop().time()
    await eventually(lambda: expiries(live))
    assert asyncio.get_running_loop().time() - begin >= WINDOW
    (entry,) = expiries(live)
    assert (entry.timer, entry.by, entry.at) == ("window-1", "clock", 0.0)
    assert live.table.timer is None


async def test_pik_17_a_pass_does_not_prolong_the_window() -> None:
    live = await Evening().begun("pikit", reaction=5)
    live.join(Ear("ann"))
    left, _ = await discard(live)
    await asyncio.sleep(2)
    await act(live, left, passing(live))
    assert live.timer == TimerStatus("window-1", 3.0, WINDOW, running=True)
    await eventually(lambda: expiries(live))


async def test_pik_17_when_all_have_passed_no_time_runs_any_more() -> None:
    live = await Evening().begun("pikit", reaction=5)
    live.join(Ear("ann"))
    for seat in await discard(live):
        await act(live, seat, passing(live))
    await asyncio.sleep(2 * WINDOW)
    assert not expiries(live)


async def test_pik_16_a_cancel_opens_a_window_of_its_own() -> None:
    live = await Evening().begun("pikit", reaction=5)
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
    assert asyncio.get_running_loop().time() - begin >= WINDOW
    assert [entry.timer for entry in expiries(live)] == [f"window-{match.state.played}"]


async def test_no_time_runs_while_no_player_is_there() -> None:
    live = await Evening().begun("pikit", reaction=5)
    ann, bob, zoe = Ear("ann"), Ear("bob", invited=False), Ear("zoe", invited=False)
    live.join(zoe)
    live.join(bob)  # joined by the spectators' key, so he only watches
    await discard(live)
    assert live.timer == TimerStatus("window-1", 5.0, WINDOW, running=False)
    live.join(ann)
    assert live.timer == TimerStatus("window-1", 5.0, WINDOW, running=True)
    assert zoe.heard[-1].clock
    await asyncio.sleep(2)
    live.leave(ann)
    assert zoe.heard[-1].clock
    await asyncio.sleep(20 * WINDOW)
    assert live.timer == TimerStatus("window-1", 3.0, WINDOW, running=False)
    live.join(ann)
    await asyncio.sleep(WINDOW)
    assert expiries(live)


async def test_an_invited_guest_who_only_watches_keeps_no_time_running() -> None:
    live = await Evening().begun("pikit", reaction=5)
    live.join(Ear("zoe"))
    await discard(live)
    await asyncio.sleep(20 * WINDOW)
    assert not expiries(live)


async def test_where_bots_play_alone_time_runs_while_anybody_watches() -> None:
    live = await Evening(Silent()).begun("pikit", people=0, bots=2, reaction=5)
    (zoe,) = live.presence.listeners
    live.leave(zoe)
    await asyncio.sleep(20 * WINDOW)
    assert not expiries(live)
    live.join(zoe)
    await eventually(lambda: expiries(live))


async def test_while_the_game_stands_still_no_time_runs() -> None:
    live = await Evening().begun("pikit", reaction=5)
    ann = Ear("ann")
    live.join(ann)
    await discard(live)
    await asyncio.sleep(1)
    await live.submit(Pause("bob", 1, paused=True))
    assert live.timer == TimerStatus("window-1", 4.0, WINDOW, running=False)
    await asyncio.sleep(20 * WINDOW)
    assert not expiries(live)
    await live.submit(Pause("ann", 1, paused=False))
    assert live.timer == TimerStatus("window-1", 4.0, WINDOW, running=True)
    await asyncio.sleep(WINDOW)
    assert expiries(live)


async def test_after_a_restart_the_timer_begins_anew() -> None:
    evening = Evening()
    live = await evening.begun("pikit", reaction=5)
    await discard(live)
    await evening.tables.close()
    again = await evening.elsewhere(live)
    again.join(Ear("ann"))
    begin = asyncio.get_running_loop().time()
    await eventually(lambda: expiries(again))
    assert asyncio.get_running_loop().time() - begin >= WINDOW


async def test_a_timer_that_cannot_be_stored_runs_out_a_little_later() -> None:
    evening = Evening()
    live = await evening.begun("pikit", reaction=5)
    live.join(Ear("ann"))
    await discard(live)
    evening.store.full = True
    await asyncio.sleep(2 * WINDOW)
    assert not expiries(live)
    evening.store.full = False
    await eventually(lambda: expiries(live))
    await asyncio.sleep(WINDOW)
    assert len(expiries(live)) == 1


async def test_a_timer_that_meets_conflicts_without_end_is_tried_again() -> None:
    class Contested(MemoryStore):
        """A store that raises `SeqTaken` while it is contested."""

        contested = False

        async def append(self, batch: Batch, listing: Listing | None = None) -> None:
            if self.contested:
                raise SeqTaken("seq-is-taken")
            await super().append(batch, listing)

    store = Contested()
    live = await Evening(store=store).begun("pikit", reaction=5)
    live.join(Ear("ann"))
    await discard(live)
    store.contested = True
    await asyncio.sleep(2 * WINDOW)
    store.contested = False
    await eventually(lambda: expiries(live))


async def test_no_time_runs_for_a_player_who_has_given_up() -> None:
    live = await Evening().begun("pikit", reaction=5)
    ann = Ear("ann")
    live.join(ann)
    live.join(Ear("bob"))
    await discard(live)
    await live.submit(Concede("bob", 1, 1))
    ran = [live._drivers.rules_timer.running]
    live.leave(ann)
    ran.append(live._drivers.rules_timer.running)
    live.join(ann)
    assert [*ran, live._drivers.rules_timer.running] == [True, False, True]


class Slow(MemoryStore):
    """A store that takes a while to write."""

    seconds = 0.0

    async def append(self, batch: Batch, listing: Listing | None = None) -> None:
        await asyncio.sleep(self.seconds)
        await super().append(batch, listing)


async def test_a_timer_that_rings_while_a_pause_is_being_stored_rings_again_afterwards() -> None:
    store = Slow()
    live = await Evening(store=store).begun("pikit", reaction=5)
    live.join(Ear("ann"))
    await discard(live)
    store.seconds = 0.01
    await asyncio.sleep(WINDOW - 0.005)
    await live.submit(Pause("ann", 1, paused=True))
    await asyncio.sleep(WINDOW)
    assert not expiries(live)
    assert live.timer is not None
    assert not live.timer.running
    await live.submit(Pause("ann", 1, paused=False))
    await eventually(lambda: expiries(live))
    await asyncio.sleep(2 * WINDOW)
    assert len(expiries(live)) == 1


async def test_a_timer_expires_again_after_an_unexpected_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Failing(MemoryStore):
        failing = False

        async def append(self, batch: Batch, listing: Listing | None = None) -> None:
            if self.failing:
                raise RuntimeError("oh no")
            await super().append(batch, listing)

    store = Failing()
    live = await Evening(store=store).begun("pikit", reaction=5)
    live.join(Ear("ann"))
    await discard(live)
    store.failing = True
    await asyncio.sleep(2 * WINDOW)
    assert "the timer window-1 of pikit could not expire" in caplog.text
    store.failing = False
    await eventually(lambda: expiries(live))


async def test_a_table_that_is_closed_keeps_no_time() -> None:
    evening = Evening()
    live = await evening.begun("pikit", reaction=5)
    live.join(Ear("ann"))
    await discard(live)
    await evening.tables.close()
    await asyncio.sleep(2 * WINDOW)
    assert not expiries(live)
