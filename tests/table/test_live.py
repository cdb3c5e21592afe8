"""A live table: changes are stored before they are told, none is made twice, and failures do not spread."""

import asyncio

import pytest

from tests.table.evening import Ear, Evening, eventually, match_of, move, tags, told
from yakai.core.errors import YakaiError
from yakai.core.game import Turn
from yakai.store.errors import RequestDone, SeqTaken, StoreUnavailable
from yakai.store.memory import MemoryStore
from yakai.table import notifier
from yakai.table.commands.lobby import OpenTable, Rename, SetReady, Sit
from yakai.table.errors import NoSuchTable
from yakai.table.ports import Change
from yakai.table.state.entries import Batch
from yakai.table.state.listing import Listing
from yakai.table.tables import Found

pytestmark = pytest.mark.anyio


async def test_what_is_told_is_stored_first() -> None:
    evening = Evening()
    live = await evening.two_people()
    stored: list[int] = []

    class Watchful(Ear):
        def on_change(self, change: Change, room_later: bool = False) -> None:
            super().on_change(change, room_later)
            stored.append(len(evening.store._batches[live.keys.id]))

    live.join(Watchful("ann"))
    await live.submit(move(live), "m1")
    assert stored == [live.table.seq]


async def test_the_same_request_is_done_once() -> None:
    live = await Evening().two_people()
    command = move(live)
    await live.submit(command, "m1")
    length = live.table.game_length
    await live.submit(command, "m1")
    assert live.table.game_length == length


async def test_the_same_request_is_done_once_also_after_a_restart() -> None:
    evening = Evening()
    live = await evening.two_people()
    command = move(live)
    await live.submit(command, "m1")
    again = await evening.elsewhere(live)
    await again.submit(command, "m1")
    assert again.table.game_length == live.table.game_length


async def test_a_full_store_changes_nothing_and_later_it_goes_on() -> None:
    evening = Evening()
    live = await evening.two_people()
    ear = Ear("ann")
    live.join(ear)
    command = move(live)
    length = live.table.game_length
    evening.store.full = True
    with pytest.raises(StoreUnavailable):
        await live.submit(command, "m1")
    assert live.table.game_length == length
    assert not ear.heard
    evening.store.full = False
    await live.submit(command, "m1")
    assert live.table.game_length > length


class Doubtful(MemoryStore):
    """A store that writes a batch and then raises."""

    error: YakaiError | None = None

    async def append(self, batch: Batch, listing: Listing | None = None) -> None:
        await super().append(batch, listing)
        if self.error is not None:
            raise self.error


@pytest.mark.parametrize(
    "error",
    [StoreUnavailable("store-is-unavailable"), SeqTaken("seq-is-taken"), RequestDone("request-is-done")],
)
async def test_a_batch_that_was_stored_despite_an_error_is_read_back(error: YakaiError) -> None:
    store = Doubtful()
    live = await Evening(store=store).two_people()
    command = move(live)
    store.error = error
    with pytest.raises(StoreUnavailable):
        await live.submit(command, "m1")
    store.error = None
    await live.submit(command, "m1")
    assert [batch.request for batch in await store.batches(live.keys.id)].count("m1") == 1


async def test_what_is_read_back_is_told_like_the_rest() -> None:
    store = Doubtful()
    evening = Evening(store=store)
    live = await evening.two_people()
    ear = Ear("ann")
    live.join(ear)
    before = live.table.streams.length(0)
    store.error = StoreUnavailable("store-is-unavailable")
    with pytest.raises(StoreUnavailable):
        await live.submit(move(live), "m1")
    store.error = None
    assert not ear.heard
    await live.submit(Rename("ann", "Anna"), "s")
    assert ear.heard == [Change(), Change(room=True, done=("ann", "s"))]
    assert "claimed" in tags(told(live, 0, before))
    again = await evening.elsewhere(live)
    for seat in (None, 0, 1):
        assert told(live, seat) == told(again, seat)


async def test_links_that_were_renewed_despite_an_error_are_those_of_the_table() -> None:
    store = Doubtful()
    evening = Evening(store=store)
    live = await evening.two_people()
    old = live.keys
    store.error = StoreUnavailable("store-is-unavailable")
    with pytest.raises(StoreUnavailable):
        await live.renew_link("ann", "r1")
    store.error = None
    assert await evening.tables.find(old.invitation) == Found(live, invited=True, former=True)
    assert live.keys != old
    assert await evening.tables.find(live.keys.invitation) == Found(live, invited=True)


async def test_a_move_is_completed_although_its_request_is_cancelled() -> None:
    class Slow(MemoryStore):
        async def append(self, batch: Batch, listing: Listing | None = None) -> None:
            await asyncio.sleep(1)
            await super().append(batch, listing)

    live = await Evening(store=Slow()).two_people()
    seq = live.table.seq
    asking = asyncio.ensure_future(live.submit(move(live), "m1"))
    await asyncio.sleep(0.5)
    asking.cancel()
    await eventually(lambda: live.table.seq == seq + 1)


# Listeners


async def test_a_listener_that_raises_is_dropped_and_the_others_do_not_notice() -> None:
    class Deaf(Ear):
        def on_change(self, change: Change, room_later: bool = False) -> None:
            raise RuntimeError("oh no")

    evening = Evening()
    live = await evening.begun(people=2, bots=1)
    ann, deaf, zoe = Ear("ann"), Deaf("zoe", invited=False), Ear("zara", invited=False)
    while match_of(live).pending != Turn(frozenset({0})):
        await asyncio.sleep(1)
        if match_of(live).pending == Turn(frozenset({1})):
            await live.submit(move(live))
    for ear in (ann, zoe, deaf):
        live.join(ear)
    assert deaf in live.presence.listeners
    heard = [len(one.heard) for one in (ann, zoe)]
    length = live.table.game_length
    await live.submit(move(live), "m1")
    assert deaf.dropped
    assert deaf not in live.presence.listeners
    assert [len(one.heard) > before for one, before in zip((ann, zoe), heard, strict=True)] == [True, True]
    assert [one.dropped for one in (ann, zoe)] == [False, False]
    assert len(evening.store._batches[live.keys.id]) == live.table.seq
    assert live.table.game_length > length
    await live.submit(move(live), "m2")  # the next seat's move, after which it is the bot's turn
    await eventually(lambda: match_of(live).pending != Turn(frozenset({2})))
    live.leave(deaf)  # as a connection does when it ends


async def test_a_second_tab_is_no_news_for_the_others() -> None:
    live = await Evening().two_people()
    ann, bob, second = Ear("ann"), Ear("bob"), Ear("bob")
    live.join(ann)
    live.join(bob)
    heard = len(ann.heard)
    live.join(second)
    live.leave(second)
    assert len(ann.heard) == heard
    assert live.presence.is_here("bob")


async def test_a_person_who_joined_by_the_spectators_key_is_not_present_as_a_player() -> None:
    live = await Evening().two_people()
    live.join(Ear("bob", invited=False))
    assert not live.presence.is_here("bob")
    assert live.presence.spectators == 1


async def test_a_wrong_key_opens_nothing() -> None:
    with pytest.raises(NoSuchTable):
        await Evening().tables.find("guess")


async def test_many_listeners_that_raise_at_once_are_each_dropped_once_and_the_others_are_told_once() -> None:
    class Deaf(Ear):
        drops = 0

        def on_change(self, change: Change, room_later: bool = False) -> None:
            raise RuntimeError("oh no")

        def drop(self) -> None:
            self.drops += 1

    live = await Evening().two_people()
    ann = Ear("ann")
    deaf = [Deaf(f"zoe-{number}", invited=False) for number in range(2000)]
    live.join(ann)
    for one in deaf:
        live.presence.add(one)
    ann.heard.clear()
    await live.submit(move(live))
    assert ann.heard == [Change(), Change(room=True)]
    assert list(live.presence.listeners) == [ann]
    assert {one.drops for one in deaf} == {1}


async def test_a_driver_that_raises_does_not_fail_the_move(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = await Evening().two_people()

    def failing() -> None:
        raise RuntimeError("oh no")

    monkeypatch.setattr(live._drivers.player_clocks, "wake", failing)
    length = live.table.game_length
    await live.submit(move(live))
    assert live.table.game_length > length
    assert "a driver of yak failed" in caplog.text


async def test_a_crowd_hears_now_and_then_what_is_arranged_and_those_who_sit_there_at_once() -> None:
    tables = Evening().tables
    keys = await tables.open(OpenTable("ann", "Ann", "yak", 2, {}, (), sit=True, ready=False))
    live = (await tables.find(keys.invitation)).table
    await live.submit(Sit("bob", "Bob", 1))
    ann, bob, zoe = Ear("ann"), Ear("bob"), Ear("zoe", invited=False)
    for one in (ann, bob, zoe, *(Ear(f"yan-{number}", invited=False) for number in range(60))):
        live.join(one)
    await asyncio.sleep(1)
    for ear in (ann, bob, zoe):
        ear.heard.clear()
    for number in range(100):
        await live.submit(SetReady("ann", ready=number % 2 == 0), f"ready-{number}")
    assert [sum(change.room for change in ear.heard) for ear in (ann, bob)] == [100, 100]
    assert sum(change.room for change in zoe.heard) < 10
    await asyncio.sleep(1)
    assert zoe.heard[-1].room
    await live.submit(SetReady("ann", ready=True))
    await live.submit(SetReady("bob", ready=True))
    assert live.room.phase == "playing"
    assert zoe.heard[-1].room, "that it begins is told at once"


async def test_a_crowd_hears_now_and_then_how_many_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifier, "CROWD_DELAY", 0.01)
    live = await Evening().two_people()
    ann, bob = Ear("ann"), Ear("bob")
    live.join(ann)
    crowd = [Ear(f"zoe-{number}", invited=False) for number in range(200)]
    for one in crowd:
        live.join(one)
    await eventually(
        lambda: len(ann.heard) == notifier.CROWD
    )  # once for each of those who came before it was a crowd, then once for all
    live.join(bob)
    assert len(ann.heard) == notifier.CROWD + 1, "a player is told of at once"
    for one in crowd:
        live.leave(one)
    await eventually(lambda: len(ann.heard) > notifier.CROWD + 1)
    assert live.presence.spectators == 0
    assert len(ann.heard) < 3 * notifier.CROWD
