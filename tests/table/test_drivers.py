"""The drivers of a table: bots play, and after a while one stands in for an absent player."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from tests.table.evening import STAND_IN, Asked, Broken, Cheat, Ear, Evening, Here, eventually, match_of, move
from yakai import bots
from yakai.core import catalogue
from yakai.core.game import AnyRules, Turn
from yakai.table.commands.pause import Pause
from yakai.table.commands.play import Concede
from yakai.table.live import LiveTable
from yakai.table.state.clocks import ByDays

pytestmark = pytest.mark.anyio


# Bots


async def test_bots_play_a_whole_game_by_themselves() -> None:
    live = await Evening().begun(people=0, bots=3)
    await eventually(lambda: live.room.phase == "over")


@pytest.mark.parametrize("thinker", [Broken(), Cheat()])
async def test_a_bot_that_fails_still_plays_something_legal(thinker: Any, caplog: Any) -> None:
    live = await Evening(thinker).begun(people=0, bots=2)
    await eventually(lambda: live.room.phase == "over")
    assert caplog.records


async def test_bots_go_on_after_a_restart_as_soon_as_a_person_comes() -> None:
    evening = Evening()
    live = await evening.begun(people=1, bots=2)
    await evening.tables.close()
    again = await evening.elsewhere(live)
    again.join(Ear("ann"))
    await eventually(lambda: match_of(again).pending == Turn(frozenset({0})))


async def test_bots_do_not_play_while_no_client_is_connected() -> None:
    thinker = Asked()
    live = await Evening(thinker).begun(people=0, bots=2)
    (zoe,) = live.presence.listeners
    live.leave(zoe)
    await asyncio.sleep(60)  # the bot that was already thinking makes this one move
    asked, told = len(thinker.asked), live.table.streams.length(None)
    await asyncio.sleep(60)
    assert (len(thinker.asked), live.table.streams.length(None)) == (asked, told)
    assert live.room.phase == "playing"
    live.join(zoe)
    await eventually(lambda: live.room.phase == "over")


async def test_where_people_have_days_bots_go_on_without_them() -> None:
    live = await Evening().timed(ByDays(2), people=1, bots=2)
    (ann,) = live.presence.listeners
    live.leave(ann)
    for _ in range(2):
        await eventually(lambda: match_of(live).pending == Turn(frozenset({0})))
        await live.submit(move(live))


async def test_bots_wait_until_what_was_told_can_be_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yakai.table.drivers.bots.seconds", lambda _: 4.0)
    thinking: list[float] = []

    class Timed(Here):
        async def choose(self, rules: AnyRules, *rest: Any) -> Any:
            thinking.append(asyncio.get_running_loop().time())
            return await super().choose(rules, *rest)

    await Evening(Timed(), pause=(0.5, 0.5)).begun(people=0, bots=2)
    await eventually(lambda: len(thinking) == 3)
    # The deal is one event; a claim and its draw are two. Players get four seconds to follow each.
    assert [thinking[1] - thinking[0], thinking[2] - thinking[1]] == pytest.approx([4.0, 8.0])


async def test_no_bot_plays_while_the_game_is_paused() -> None:
    evening = Evening(pause=(1, 1))
    live = await evening.begun(people=1, bots=2)
    live.join(Ear("ann"))
    await eventually(lambda: match_of(live).pending == Turn(frozenset({0})))
    await live.submit(move(live))
    await live.submit(Pause("ann", 1, paused=True))
    length = live.table.game_length
    await asyncio.sleep(600)
    assert live.table.game_length == length
    await live.submit(Pause("ann", 1, paused=False))
    await eventually(lambda: live.table.game_length > length + 1)


# Absence


async def alone_in_two(live: LiveTable) -> tuple[Ear, Ear]:
    """Ann is connected, and Bob has just left."""
    ann, bob = Ear("ann"), Ear("bob")
    live.join(ann)
    live.join(bob)
    live.leave(bob)
    return ann, bob


async def test_a_bot_stands_in_for_an_absent_player_who_gets_the_seat_back() -> None:
    live = await Evening(patience=60).two_people()
    _, bob = await alone_in_two(live)
    assert not live.presence.is_here("bob")
    await asyncio.sleep(59)
    assert live.room.bot_at(1) is None
    await asyncio.sleep(2)
    assert live.room.bot_at(1) == STAND_IN
    live.join(bob)
    await live.welcome("bob", "Bob")
    assert live.room.bot_at(1) is None


async def test_a_game_may_have_a_bot_of_its_own_for_the_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    yak = catalogue.game("yak")
    patient = replace(yak, bots={**yak.bots, "patient": yak.bots["novice"]}, stand_in="patient")
    games = {**catalogue.games(), "yak": patient}
    monkeypatch.setattr(catalogue, "game", games.__getitem__)
    assert bots.stand_in("yak") == "patient"
    assert "patient" not in bots.names("yak")
    live = await Evening(patience=60).two_people()
    await alone_in_two(live)
    await asyncio.sleep(61)
    assert live.room.bot_at(1) == "patient"


async def test_a_stand_in_that_cannot_be_stored_is_tried_again() -> None:
    evening = Evening(patience=60)
    live = await evening.two_people()
    await alone_in_two(live)
    evening.store.full = True
    await asyncio.sleep(65)
    assert live.room.bot_at(1) is None
    evening.store.full = False
    await asyncio.sleep(1)
    assert live.room.bot_at(1) == STAND_IN


async def test_no_bot_stands_in_for_a_player_who_is_back_in_time() -> None:
    live = await Evening(patience=60).two_people()
    _, bob = await alone_in_two(live)
    await asyncio.sleep(59)
    live.join(bob)
    await asyncio.sleep(600)
    assert live.room.bot_at(1) is None


async def test_when_everybody_is_away_the_game_waits() -> None:
    live = await Evening(patience=60).two_people()
    ann = Ear("ann")
    live.join(Ear("zoe", invited=False))
    live.join(ann)
    live.leave(ann)
    await asyncio.sleep(600)
    assert live.room.bot_at(0) is None
    assert live.room.bot_at(1) is None


async def test_no_bot_stands_in_while_the_game_is_paused() -> None:
    live = await Evening(patience=60).two_people()
    await live.submit(Pause("ann", 1, paused=True))
    await alone_in_two(live)
    await asyncio.sleep(600)
    assert live.room.bot_at(1) is None


async def test_a_player_who_has_given_up_does_not_get_the_seat_back() -> None:
    live = await Evening().begun(people=3)
    await live.submit(Concede("bob", 1, 1))
    assert live.room.bot_at(1) == STAND_IN
    await live.welcome("bob", "Bob")
    assert live.room.bot_at(1) == STAND_IN
