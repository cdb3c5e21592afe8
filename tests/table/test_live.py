"""A table that is alive: stored before it is told, never done twice, bots and absence."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from tests.table.memory import Memory
from yakai import bots
from yakai.core.errors import OutOfTurn
from yakai.core.game import AnyRules, Turn
from yakai.table import room
from yakai.table.entries import Batch
from yakai.table.errors import NoSuchTable, StoreUnavailable
from yakai.table.live import LiveTable, Manners
from yakai.table.protocols import Change
from yakai.table.tables import Tables

pytestmark = pytest.mark.anyio


class Here:
    """A bot that thinks on the spot."""

    async def choose(self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int) -> Any:
        await asyncio.sleep(0)
        kinds = rules.kinds
        return bots.named(rules.id, bot).choose(
            rules,
            msgspec.json.decode(view, type=kinds.view),
            msgspec.json.decode(memory, type=kinds.memory),
            Random(seed),
        )


class Broken:
    """A bot that falls over."""

    async def choose(self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int) -> Any:
        raise RuntimeError("oh no")


class Cheat:
    """A bot that tries what it may not."""

    async def choose(self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int) -> Any:
        return msgspec.json.decode(b'{"type":"pass"}', type=rules.kinds.action)


class Ear:
    """Somebody who only listens."""

    def __init__(self, person: str, invited: bool = True) -> None:
        self.person = person
        self.invited = invited
        self.heard: list[Change] = []

    def hear(self, change: Change) -> None:
        self.heard.append(change)


class Evening:
    """Some tables over a store in memory."""

    def __init__(self, thinker: Any = None, patience: float = 60, store: Memory | None = None) -> None:
        self.store = store or Memory()
        numbers = iter(range(1000))
        self.tables = Tables(
            self.store,
            thinker or Here(),
            Manners((0, 0), patience),
            now=lambda: 0.0,
            token=lambda: f"token-{next(numbers)}",
            chance=lambda: Random(7),
        )

    async def two_people(self) -> LiveTable:
        """Ann and Bob in a game."""
        keys = await self.tables.open("ann", "Ann", "yak", 2, {}, (), True, True)
        live = (await self.tables.find(keys.invitation)).table
        await live.submit(
            "bob", "b1", lambda at: live.table.propose(room.take_seat(live.room, "bob", "Bob", 1), at)
        )
        await live.submit(
            "bob", "b2", lambda at: live.table.propose(room.set_ready(live.room, "bob", True), at, asked=True)
        )
        assert live.room.phase == "playing"
        return live


async def eventually(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(10):
        while not holds():  # noqa: ASYNC110  # anything at all may be waited for
            await asyncio.sleep(0.005)


def move(live: LiveTable) -> tuple[str, Callable[[float], Any]]:
    """Whoever is on turn, and a legal move of theirs."""
    match = live.table.match
    assert match is not None
    assert isinstance(match.pending, Turn)
    seat = min(match.pending.seats)
    person = live.room.people[seat]
    action = msgspec.json.encode(match.legal(seat).sample(Random(1)))
    return person, lambda at: live.table.propose_action(person, live.room.games, action, at)


async def test_what_is_told_is_stored_first() -> None:
    evening = Evening()
    live = await evening.two_people()
    stored: list[int] = []

    class Watchful(Ear):
        def hear(self, change: Change) -> None:
            super().hear(change)
            stored.append(len(evening.store._batches[live.keys.id]))

    ear = Watchful("ann")
    live.join(ear)
    person, propose = move(live)
    await live.submit(person, "m1", propose)
    assert stored == [live.table.seq]
    assert ear.heard[0].steps


async def test_the_same_request_is_done_once() -> None:
    live = await Evening().two_people()
    person, propose = move(live)
    await live.submit(person, "m1", propose)
    step = live.table.step
    await live.submit(person, "m1", propose)
    assert live.table.step == step


async def test_the_same_request_is_done_once_also_after_a_restart() -> None:
    evening = Evening()
    live = await evening.two_people()
    person, propose = move(live)
    await live.submit(person, "m1", propose)
    again = (await Evening(store=evening.store).tables.find(live.keys.invitation)).table
    await again.submit(person, "m1", propose)
    assert again.table.step == live.table.step


async def test_two_processes_at_one_table_agree_on_one_order() -> None:
    evening = Evening()
    here = await evening.two_people()
    there = (await Evening(store=evening.store).tables.find(here.keys.invitation)).table
    ear = Ear("ann")
    there.join(ear)
    person, propose = move(here)
    await here.submit(person, "m1", propose)
    # The other one does not know yet: its first attempt meets a taken number, then it reads on and refuses.
    with pytest.raises(OutOfTurn):
        await there.submit(person, "m2", move_again(there, person))
    assert there.table.step == here.table.step
    assert any(change.fresh for change in ear.heard)
    person, propose = move(there)
    await there.submit(person, "m3", propose)
    assert there.table.seq == here.table.seq + 1


def move_again(live: LiveTable, person: str) -> Callable[[float], Any]:
    seat = live.room.seat_of(person)
    match = live.table.match
    assert match is not None
    assert seat is not None
    action = msgspec.json.encode(match.legal(seat).sample(Random(2)))
    return lambda at: live.table.propose_action(person, live.room.games, action, at)


async def test_the_same_request_at_two_processes_is_done_once() -> None:
    evening = Evening()
    here = await evening.two_people()
    there = (await Evening(store=evening.store).tables.find(here.keys.invitation)).table
    person, propose = move(here)
    same = move_again(there, person)
    await here.submit(person, "m1", propose)
    await there.submit(person, "m1", same)
    assert there.table.step == here.table.step


async def test_a_full_store_changes_nothing_and_later_it_goes_on() -> None:
    evening = Evening()
    live = await evening.two_people()
    ear = Ear("ann")
    live.join(ear)
    person, propose = move(live)
    step = live.table.step
    evening.store.full = True
    with pytest.raises(StoreUnavailable):
        await live.submit(person, "m1", propose)
    assert live.table.step == step
    assert not ear.heard
    evening.store.full = False
    await live.submit(person, "m1", propose)
    assert live.table.step > step


async def test_what_was_stored_although_we_heard_otherwise_is_read_back() -> None:
    class Doubtful(Memory):
        """Stores, and says that it could not."""

        doubtful = False

        async def append(self, batch: Batch) -> None:
            await super().append(batch)
            if self.doubtful:
                raise StoreUnavailable("store-is-unavailable")

    store = Doubtful()
    live = await Evening(store=store).two_people()
    person, propose = move(live)
    store.doubtful = True
    with pytest.raises(StoreUnavailable):
        await live.submit(person, "m1", propose)
    store.doubtful = False
    await live.submit(person, "m1", propose)
    assert [batch.request for batch in await store.batches(live.keys.id)].count("m1") == 1


async def test_a_move_is_carried_through_when_whoever_made_it_hangs_up() -> None:
    class Slow(Memory):
        async def append(self, batch: Batch) -> None:
            await asyncio.sleep(0.05)
            await super().append(batch)

    live = await Evening(store=Slow()).two_people()
    person, propose = move(live)
    seq = live.table.seq
    asking = asyncio.ensure_future(live.submit(person, "m1", propose))
    await asyncio.sleep(0.01)
    asking.cancel()
    await eventually(lambda: live.table.seq == seq + 1)


async def test_bots_play_a_whole_game_by_themselves() -> None:
    evening = Evening()
    keys = await evening.tables.open("ann", "Ann", "yak", 3, {}, ("novice", "random", "novice"), False, True)
    live = (await evening.tables.find(keys.watching)).table
    await eventually(lambda: live.room.phase == "over")


@pytest.mark.parametrize("thinker", [Broken(), Cheat()])
async def test_a_bot_that_fails_still_plays_something_legal(thinker: Any, caplog: Any) -> None:
    evening = Evening(thinker)
    keys = await evening.tables.open("ann", "Ann", "yak", 2, {}, ("novice", "novice"), False, True)
    live = (await evening.tables.find(keys.watching)).table
    await eventually(lambda: live.room.phase == "over")
    assert caplog.records


async def test_bots_go_on_after_a_restart_as_soon_as_somebody_comes() -> None:
    evening = Evening()
    keys = await evening.tables.open("ann", "Ann", "yak", 3, {}, ("novice", "novice"), True, True)
    await evening.tables.close()
    live = (await Evening(store=evening.store).tables.find(keys.invitation)).table
    match = live.table.match
    assert match is not None
    await eventually(lambda: isinstance(match.pending, Turn) and match.pending.seats == {0})


async def test_somebody_away_is_stood_in_for_and_gets_the_seat_back() -> None:
    live = await Evening(patience=0.02).two_people()
    ann, bob = Ear("ann"), Ear("bob")
    live.join(ann)
    live.join(bob)
    live.leave(bob)
    assert not live.is_here("bob")
    await eventually(lambda: live.room.bot_at(1) == "novice")
    live.join(bob)
    await live.welcome("bob", "Bob")
    assert live.room.bot_at(1) is None


async def test_somebody_who_is_back_in_time_is_not_stood_in_for() -> None:
    live = await Evening(patience=0.05).two_people()
    ann, bob = Ear("ann"), Ear("bob")
    live.join(ann)
    live.join(bob)
    live.leave(bob)
    live.join(bob)
    await asyncio.sleep(0.1)
    assert live.room.bot_at(1) is None


async def test_when_everybody_is_away_the_game_waits() -> None:
    live = await Evening(patience=0.01).two_people()
    ann = Ear("ann")
    watcher = Ear("zoe", invited=False)
    live.join(watcher)
    live.join(ann)
    live.leave(ann)
    await asyncio.sleep(0.05)
    assert live.room.bot_at(0) is None
    assert live.room.bot_at(1) is None


async def test_a_second_tab_is_no_news_for_the_others() -> None:
    live = await Evening().two_people()
    ann, bob, second = Ear("ann"), Ear("bob"), Ear("bob")
    live.join(ann)
    live.join(bob)
    heard = len(ann.heard)
    live.join(second)
    live.leave(second)
    assert len(ann.heard) == heard
    assert live.is_here("bob")


async def test_whoever_came_by_the_spectators_key_is_not_here_as_a_player() -> None:
    live = await Evening().two_people()
    live.join(Ear("bob", invited=False))
    assert not live.is_here("bob")
    assert live.spectators == 1


async def test_a_wrong_key_opens_nothing() -> None:
    with pytest.raises(NoSuchTable):
        await Evening().tables.find("guess")
