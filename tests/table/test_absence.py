"""Bots play seats of people: of absent players, after a while or by agreement, and of players who ask for it."""

import asyncio

import pytest

from tests.table.evening import STAND_IN, Ear, Evening, eventually, match_of, move, tags, told
from yakai.core.errors import BadSeat, GameOver, GamePaused, OutOfTurn
from yakai.core.game import Turn
from yakai.table.commands.pause import Pause
from yakai.table.commands.play import Concede, HandOver, UndoCommand
from yakai.table.drivers.absence import Away
from yakai.table.errors import BotPlays, NotAway, NotSeated, NotYourSeat, WrongGame
from yakai.table.live import LiveTable
from yakai.table.ports import Change

pytestmark = pytest.mark.anyio


async def bob_away(live: LiveTable, *others: str) -> dict[str, Ear]:
    """All join, then Bob leaves; return what each of them hears."""
    ears = {person: Ear(person) for person in ("ann", "bob", *others)}
    for ear in ears.values():
        live.join(ear)
    live.leave(ears["bob"])
    return ears


def by(*people: str) -> frozenset[str]:
    return frozenset(people)


# Waiting for an absent player


async def test_all_can_see_how_long_an_absent_player_is_still_waited_for() -> None:
    live = await Evening(patience=60).begun(people=3)
    ears = await bob_away(live, "cleo")
    assert live.away("bob") == Away(60, by(), by("ann", "cleo"))
    assert live.away("ann") is None
    await asyncio.sleep(20)
    assert live.away("bob") == Away(40, by(), by("ann", "cleo"))
    live.join(ears["bob"])
    assert live.away("bob") is None
    live.leave(ears["bob"])
    assert live.away("bob") == Away(60, by(), by("ann", "cleo"))
    await asyncio.sleep(61)
    assert live.room.bot_at(1) is not None
    assert live.away("bob") is None


async def test_a_pause_ends_the_waiting_and_all_hear_of_it() -> None:
    live = await Evening(patience=60).two_people()
    ann = (await bob_away(live))["ann"]
    await live.submit(Pause("ann", 1, paused=True))
    assert ann.heard[-1] == Change(room=True)
    assert live.away("bob") is None
    await live.submit(Pause("ann", 1, paused=False))
    assert ann.heard[-1] == Change(room=True)
    assert live.away("bob") == Away(60, by(), by("ann"))


async def test_the_message_that_a_player_has_left_says_how_long_they_are_waited_for() -> None:
    live = await Evening(patience=60).two_people()
    seen: list[Away | None] = []

    class Attentive(Ear):
        def on_change(self, change: Change, room_later: bool = False) -> None:
            seen.append(live.away("bob"))

    live.join(Attentive("ann"))
    bob = Ear("bob")
    live.join(bob)
    live.leave(bob)
    assert seen[-1] == Away(60, by(), by("ann"))


async def test_a_player_who_returns_while_the_bot_is_being_seated_keeps_the_seat() -> None:
    live = await Evening(patience=60).two_people()
    bob = (await bob_away(live))["bob"]
    live.call_stand_in("ann", 1, 1)  # the bot is being seated
    live.join(bob)
    await live.welcome("bob", "Bob")
    await asyncio.sleep(1)
    assert live.room.bot_at(1) is None


# By agreement


async def test_one_who_is_left_alone_calls_a_bot_at_once() -> None:
    live = await Evening(patience=60).two_people()
    await bob_away(live)
    live.call_stand_in("ann", 1, 1)
    await asyncio.sleep(1)
    assert live.room.bot_at(1) == STAND_IN
    assert tags(told(live, 0))[:2] == ["dealt", "handed_over"]
    live.call_stand_in("ann", 1, 1)  # a second call has nothing left to do
    await asyncio.sleep(100)
    assert tags(told(live, 0)).count("handed_over") == 1


async def test_all_who_are_here_must_agree_to_a_bot() -> None:
    live = await Evening(patience=60).begun(people=3)
    ears = await bob_away(live, "cleo")
    live.call_stand_in("ann", 1, 1)
    assert live.away("bob") == Away(60, by("ann"), by("ann", "cleo"))
    assert ears["cleo"].heard[-1] == Change(room=True)
    heard = len(ears["cleo"].heard)
    live.call_stand_in("ann", 1, 1)
    assert len(ears["cleo"].heard) == heard  # the repeated vote changes nothing
    await asyncio.sleep(10)
    assert live.room.bot_at(1) is None
    live.call_stand_in("cleo", 1, 1)
    await asyncio.sleep(1)
    assert live.room.bot_at(1) == STAND_IN


async def test_a_return_makes_all_votes_void() -> None:
    live = await Evening(patience=60).begun(people=3)
    bob = (await bob_away(live, "cleo"))["bob"]
    live.call_stand_in("ann", 1, 1)
    live.join(bob)
    await live.welcome("bob", "Bob")
    live.leave(bob)
    assert live.away("bob") == Away(60, by(), by("ann", "cleo"))
    live.call_stand_in("cleo", 1, 1)
    await asyncio.sleep(1)
    assert live.room.bot_at(1) is None


async def test_a_player_who_leaves_or_gives_up_need_not_agree_to_a_bot() -> None:
    for leaves in (True, False):
        live = await Evening(patience=60).begun(people=3)
        ears = await bob_away(live, "cleo")
        live.call_stand_in("ann", 1, 1)
        if leaves:
            live.leave(ears["cleo"])
        else:
            await live.submit(Concede("cleo", 2, 1))
        await asyncio.sleep(1)
        assert live.room.bot_at(1) == STAND_IN


async def test_a_player_who_agreed_and_left_has_to_agree_again() -> None:
    live = await Evening(patience=60).begun(people=3)
    ears = await bob_away(live, "cleo")
    live.call_stand_in("ann", 1, 1)
    live.leave(ears["ann"])
    live.join(ears["ann"])
    assert live.away("bob") == Away(60, by(), by("ann", "cleo"))


async def test_a_called_bot_that_cannot_be_stored_comes_a_little_later() -> None:
    evening = Evening(patience=60)
    live = await evening.two_people()
    await bob_away(live)
    evening.store.full = True
    live.call_stand_in("ann", 1, 1)
    await asyncio.sleep(1)
    assert live.room.bot_at(1) is None
    evening.store.full = False
    await asyncio.sleep(1)
    assert live.room.bot_at(1) == STAND_IN


async def test_only_a_player_calls_a_bot_and_only_for_an_absent_one() -> None:
    live = await Evening(patience=60).begun(people=3)
    ears = await bob_away(live, "cleo")
    for person, seat, game, error in (
        ("ann", 2, 1, NotAway),
        ("ann", 0, 1, NotAway),
        ("ann", 7, 1, BadSeat),
        ("ann", 1, 2, WrongGame),
        ("zoe", 1, 1, NotSeated),
    ):
        with pytest.raises(error):
            live.call_stand_in(person, seat, game)
    await live.submit(Pause("ann", 1, paused=True))
    with pytest.raises(GamePaused):
        live.call_stand_in("ann", 1, 1)
    await live.submit(Pause("ann", 1, paused=False))
    await live.submit(Concede("ann", 0, 1))
    with pytest.raises(OutOfTurn):
        live.call_stand_in("ann", 1, 1)
    live.join(ears["bob"])
    await live.submit(Concede("bob", 1, 1))  # and Cleo has won
    with pytest.raises(GameOver):
        live.call_stand_in("cleo", 1, 1)


# By one's own wish


async def test_a_seat_can_be_lent_to_a_bot_and_taken_back() -> None:
    live = await Evening().two_people()
    ann = Ear("ann")
    live.join(ann)
    await live.submit(HandOver("ann", 0, 1, bot=True))
    assert live.room.bot_at(0) == STAND_IN
    await eventually(lambda: match_of(live).pending == Turn(frozenset({1})))
    n = live.table.streams.length(1)
    await live.submit(HandOver("ann", 0, 1, bot=False))
    assert live.room.bot_at(0) is None
    assert tags(told(live, 1, n)) == ["handed_over"]


async def test_a_lent_seat_stays_the_bots_through_coming_and_going() -> None:
    evening = Evening(patience=60)
    live = await evening.two_people()
    await live.submit(HandOver("ann", 0, 1, bot=True))
    ears = await bob_away(live)
    live.leave(ears["ann"])
    live.join(ears["ann"])
    await live.welcome("ann", "Ann")
    assert live.room.bot_at(0) == STAND_IN
    again = await evening.elsewhere(live)
    await again.welcome("ann", "Ann")
    assert again.room.bot_at(0) == STAND_IN
    await again.submit(HandOver("ann", 0, 1, bot=False))
    assert again.room.bot_at(0) is None


async def test_while_a_bot_plays_ones_seat_one_does_not() -> None:
    live = await Evening(pause=(600, 600)).two_people()
    mover = min(match_of(live).to_act)
    own = move(live)
    await live.submit(HandOver(own.person, mover, 1, bot=True))
    with pytest.raises(BotPlays):
        await live.submit(own)
    with pytest.raises(BotPlays):
        own.check(live.table)
    with pytest.raises(BotPlays):
        await live.submit(UndoCommand(own.person, mover, 1))
    await live.submit(HandOver(own.person, mover, 1, bot=False))
    await live.submit(own)


async def test_only_ones_own_seat_of_a_running_game_can_be_lent() -> None:
    live = await Evening().two_people()
    with pytest.raises(NotYourSeat):
        await live.submit(HandOver("ann", 1, 1, bot=True))
    length = live.table.game_length
    await live.submit(HandOver("ann", 0, 1, bot=False))  # she plays from it already
    assert live.table.game_length == length
    await live.submit(Concede("ann", 0, 1))
    with pytest.raises(GameOver):
        await live.submit(HandOver("bob", 1, 1, bot=True))


async def test_a_player_who_gave_up_does_not_get_the_seat_back_from_the_bot() -> None:
    live = await Evening().begun(people=3)
    await live.submit(Concede("ann", 0, 1))
    with pytest.raises(OutOfTurn):
        await live.submit(HandOver("ann", 0, 1, bot=False))


async def test_a_lent_seat_can_still_be_given_up_and_the_next_game_is_ones_own() -> None:
    live = await Evening().two_people()
    await live.submit(HandOver("ann", 0, 1, bot=True))
    await live.submit(Concede("ann", 0, 1))
    assert live.room.phase == "over"
    assert live.room.bot_at(0) is None
