"""Requests for a seat in a running game, votes to end or to pause it, and giving up as the host has set it."""

import asyncio

import pytest

from tests.table.evening import Ear, Evening, match_of, move, tags, told
from yakai.core.early_ends import AGREED, GIVEN_UP
from yakai.core.errors import GameOver, OutOfTurn
from yakai.core.game import Result
from yakai.table.commands.automatic import BotStandsIn
from yakai.table.commands.hosting import SetConceding, TurnOut
from yakai.table.commands.lobby import OpenTable, PlayAgain, SetReady, Sit
from yakai.table.commands.pause import Pause
from yakai.table.commands.play import Concede, HandOver
from yakai.table.commands.take_over import free_for
from yakai.table.errors import CannotTakeOver, HostOnly, NothingAsked, NotSeated, SeatTaken, WrongGame
from yakai.table.live import LiveTable
from yakai.table.state.news import SeatRequestDeclined, VoteDeclined
from yakai.table.state.remarks import Speaker
from yakai.table.state.room import PersonOccupant

pytestmark = pytest.mark.anyio

DORA = Speaker("dora", "Dora", invited=True)


def phase(live: LiveTable) -> str:
    return live.room.phase


async def with_bots(game: str = "yak", people: int = 2, bots: int = 1) -> LiveTable:
    live = await Evening().begun(game, people=people, bots=bots)
    for person in ("ann", "dora"):
        live.join(Ear(person))
    return live


# Late friends


async def test_a_guest_who_asks_for_a_seat_and_leaves_is_forgotten() -> None:
    live = await with_bots()
    for number in range(100):
        guest = Ear(f"guest-{number}")
        live.join(guest)
        await live.agreements.seat_requests.ask(Speaker(guest.person, "Gus", invited=True), 2, 1)
        live.leave(guest)
    await live.agreements.seat_requests.ask(DORA, 2, 1)
    assert len(live.agreements.seat_requests._requests) == 1


async def test_a_late_friend_plays_on_for_a_bot_when_the_host_agrees() -> None:
    evening = Evening()
    live = await evening.begun(people=2, bots=1)
    ann, dora = Ear("ann"), Ear("dora")
    live.join(ann)
    live.join(dora)
    assert free_for(live.table, "dora") == (2,)
    assert free_for(live.table, "bob") == ()
    await live.agreements.seat_requests.ask(DORA, 2, 1)
    assert [one.person for one in live.agreements.seat_requests.open] == ["dora"]
    assert ann.heard[-1].room
    await live.agreements.seat_requests.answer("ann", "dora", True)
    occupant = live.room.occupants[2]
    assert isinstance(occupant, PersonOccupant)
    assert (occupant.person, occupant.name) == ("dora", "Dora")
    assert live.room.viewing_seats_of("dora") == (2,)
    assert tags(told(live, None))[-1] == "handed_over"
    assert live.agreements.seat_requests.open == ()
    again = await evening.elsewhere(live)
    assert again.room == live.room
    assert told(again, 2) == told(live, 2)
    assert free_for(live.table, "dora") == ()


async def test_the_host_alone_answers_and_only_what_is_asked() -> None:
    live = await with_bots()
    with pytest.raises(NothingAsked):
        await live.agreements.seat_requests.answer("ann", "dora", True)
    await live.agreements.seat_requests.ask(DORA, 2, 1)
    for person in ("bob", "dora"):
        with pytest.raises(HostOnly):
            await live.agreements.seat_requests.answer(person, "dora", True)
    ear = list(live.presence.listeners)[1]
    assert isinstance(ear, Ear)
    await live.agreements.seat_requests.answer("ann", "dora", False)
    assert ear.heard[-1].news == (SeatRequestDeclined("dora"),)
    assert live.agreements.seat_requests.open == ()


async def test_leaving_or_withdrawing_cancels_a_seat_request() -> None:
    live = await with_bots()
    await live.agreements.seat_requests.ask(DORA, 2, 1)
    await live.agreements.seat_requests.ask(DORA, None, 1)
    assert live.agreements.seat_requests.open == ()
    await live.agreements.seat_requests.ask(DORA, 2, 1)
    live.leave(next(ear for ear in live.presence.listeners if ear.person == DORA.person))
    assert live.agreements.seat_requests.open == ()


async def test_while_the_host_is_away_any_seated_person_answers() -> None:
    live = await with_bots()
    ann = next(ear for ear in live.presence.listeners if ear.person == "ann")
    live.join(Ear("bob"))
    live.join(Ear("gus"))
    await live.agreements.seat_requests.ask(DORA, 2, 1)
    live.leave(ann)
    for person in ("ann", "gus", "dora"):
        with pytest.raises(HostOnly):
            await live.agreements.seat_requests.answer(person, "dora", True)
    await live.agreements.seat_requests.answer("bob", "dora", True)
    assert live.room.seats_of("dora") == (2,)


async def test_where_neither_host_nor_players_are_a_late_friend_gets_the_seat_at_once() -> None:
    evening = Evening()
    live = await evening.begun(people=2, bots=1)
    dora = Ear("dora")
    live.join(dora)
    await live.agreements.seat_requests.ask(DORA, 2, 1)
    assert live.room.seats_of("dora") == (2,)
    assert (await evening.elsewhere(live)).room == live.room


async def test_a_request_is_granted_soon_after_all_who_could_answer_have_left() -> None:
    live = await with_bots()
    ann = next(ear for ear in live.presence.listeners if ear.person == "ann")
    await live.agreements.seat_requests.ask(DORA, 2, 1)
    live.leave(ann)
    await asyncio.sleep(8)
    live.join(ann)  # only a short loss of the connection
    await asyncio.sleep(100)
    assert live.room.seats_of("dora") == ()
    live.leave(ann)
    await asyncio.sleep(11)
    assert live.room.seats_of("dora") == (2,)


async def test_a_person_who_was_declined_gets_no_seat_without_an_answer() -> None:
    live = await with_bots()
    ann = next(ear for ear in live.presence.listeners if ear.person == "ann")
    await live.agreements.seat_requests.ask(DORA, 2, 1)
    await live.agreements.seat_requests.answer("ann", "dora", False)
    live.leave(ann)
    await live.agreements.seat_requests.ask(DORA, 2, 1)
    await asyncio.sleep(100)
    assert live.room.seats_of("dora") == ()
    live.join(Ear("bob"))
    await live.agreements.seat_requests.answer("bob", "dora", True)
    assert live.room.seats_of("dora") == (2,)


async def test_a_person_who_saw_the_game_from_a_seat_gets_none_without_an_answer() -> None:
    live = await Evening().begun(people=2, bots=1)
    await live.submit(TurnOut("ann", "bob", "Bob", ban=False))
    live.join(Ear("bob"))
    with pytest.raises(CannotTakeOver):
        await live.agreements.seat_requests.ask(Speaker("bob", "Bob", invited=True), 2, 1)


async def test_a_person_who_saw_the_game_from_a_seat_may_not_take_another() -> None:
    live = await with_bots(people=3, bots=1)
    bob = Speaker("bob", "Bob", invited=True)
    with pytest.raises(CannotTakeOver):
        await live.agreements.seat_requests.ask(bob, 3, 1)
    await live.submit(TurnOut("ann", "bob", "Bob", ban=False))
    await live.agreements.seat_requests.ask(DORA, 1, 1)
    await live.agreements.seat_requests.answer("ann", "dora", True)  # now Bob's seat belongs to Dora
    live.join(Ear("bob"))
    for seat in (1, 3):
        with pytest.raises((CannotTakeOver, SeatTaken)):
            await live.agreements.seat_requests.ask(bob, seat, 1)
    assert free_for(live.table, "bob") == ()


async def test_only_bots_give_up_their_seats_and_only_in_a_game() -> None:
    live = await with_bots()
    await live.submit(HandOver("bob", 1, 1, bot=True))
    for seat in (0, 1):
        with pytest.raises(SeatTaken):
            await live.agreements.seat_requests.ask(DORA, seat, 1)
    with pytest.raises(WrongGame):
        await live.agreements.seat_requests.ask(DORA, 2, 2)
    await live.agreements.end_vote.cast("ann", 1, True)  # Bob is not there, and a bot plays for him
    with pytest.raises(GameOver):
        await live.agreements.seat_requests.ask(DORA, 2, 1)


async def test_a_host_who_looks_on_takes_a_seat_at_once() -> None:
    live = await Evening().begun(people=0, bots=2)
    await live.agreements.seat_requests.ask(Speaker("ann", "Ann", True), 1, 1)
    assert live.room.seats_of("ann") == (1,)


async def test_in_a_silent_game_a_late_friend_has_no_name() -> None:
    live = await with_bots("yokai", people=2, bots=1)
    await live.agreements.seat_requests.ask(DORA, 2, 1)
    await live.agreements.seat_requests.answer("ann", "dora", True)
    assert live.room.called == ("Ann", "Bob", "")


# Votes


async def test_all_players_must_agree_to_end_a_game_and_none_has_won_it() -> None:
    evening = Evening()
    live = await evening.begun(people=2, bots=1)
    with pytest.raises(NotSeated):
        await live.agreements.end_vote.cast("dora", 1, True)
    await live.agreements.end_vote.cast("ann", 1, True)
    assert live.agreements.end_vote.agreed == {"ann"}
    assert live.agreements.end_vote.asked == {"ann", "bob"}
    assert phase(live) == "playing"
    await live.agreements.end_vote.cast("bob", 1, True)
    assert phase(live) == "over"
    assert match_of(live).result == Result(AGREED, (), (1, 1, 1))
    assert [occupant.wins for occupant in live.room.occupants if occupant is not None] == [0, 0, 0]
    assert tags(told(live, None))[-1] == "ended_early"
    assert (await evening.elsewhere(live)).room == live.room
    with pytest.raises(GameOver):
        await live.agreements.end_vote.cast("ann", 1, True)


async def test_a_player_who_declines_ends_the_vote() -> None:
    live = await Evening().two_people()
    ear = Ear("ann")
    live.join(ear)
    await live.agreements.end_vote.cast("ann", 1, True)
    await live.agreements.end_vote.cast("bob", 1, False)
    assert ear.heard[-1].news == (VoteDeclined("bob"),)
    await live.agreements.end_vote.cast("bob", 1, True)
    assert live.agreements.end_vote.agreed == {"bob"}
    assert phase(live) == "playing"


async def test_an_absent_player_has_a_vote_until_a_bot_stands_in() -> None:
    live = await Evening().begun(people=3)
    await live.agreements.end_vote.cast("ann", 1, True)
    await live.agreements.end_vote.cast("bob", 1, True)
    assert phase(live) == "playing"
    assert "cleo" in live.agreements.end_vote.asked
    await live.submit(Concede("cleo", 2, 1))
    await live._tasks.done()
    assert phase(live) == "over"
    with pytest.raises(GameOver):
        await live.agreements.end_vote.cast("cleo", 1, True)


async def test_a_vote_lapses_when_a_bot_stands_in_for_a_player_who_has_not_voted() -> None:
    live = await Evening().two_people()
    ear = Ear("ann")
    live.join(ear)
    await live.agreements.end_vote.cast("ann", 1, True)
    await live.submit(BotStandsIn("bob"))
    await live._tasks.done()
    assert phase(live) == "playing"
    assert live.agreements.end_vote.agreed == frozenset()
    await live.agreements.end_vote.cast("ann", 1, True)  # in the new vote no other player has to answer
    assert phase(live) == "over"


async def test_a_player_who_has_given_up_has_no_vote() -> None:
    live = await Evening().begun(people=3)
    await live.submit(Concede("cleo", 2, 1))
    with pytest.raises(OutOfTurn):
        await live.agreements.end_vote.cast("cleo", 1, True)


async def test_a_paused_game_can_be_ended_and_another_begun() -> None:
    live = await Evening().two_people()
    await live.submit(Pause("ann", 1, paused=True))
    await live.agreements.end_vote.cast("ann", 1, True)
    await live.agreements.end_vote.cast("bob", 1, True)
    assert not match_of(live).paused
    for person in ("ann", "bob"):
        await live.submit(PlayAgain(person))
    assert live.room.games == 2
    assert phase(live) == "playing"
    assert live.agreements.end_vote.agreed == frozenset()


async def test_a_game_stands_still_when_all_agree_who_are_there_and_one_lets_it_go_on() -> None:
    live = await Evening().begun(people=3, bots=1)
    ears = [Ear("ann"), Ear("bob")]
    for ear in ears:
        live.join(ear)
    await live.agreements.pause_vote.request("ann", 1, True)
    assert live.agreements.pause_vote.agreed == {"ann"}
    assert live.agreements.pause_vote.asked == {"ann", "bob"}  # Cleo is away
    assert ears[1].heard[-1].room
    assert not match_of(live).paused
    await live.agreements.pause_vote.request("bob", 1, True)
    assert match_of(live).paused
    assert tags(told(live, None))[-1] == "paused"
    assert live.agreements.pause_vote.agreed == frozenset()
    await live.agreements.pause_vote.request("bob", 1, False)
    assert not match_of(live).paused
    assert live.agreements.pause_vote.agreed == frozenset()


async def test_alone_with_bots_a_game_stands_still_at_once() -> None:
    live = await Evening().begun(people=1, bots=2)
    live.join(Ear("ann"))
    await live.agreements.pause_vote.request("ann", 1, True)
    assert match_of(live).paused


async def test_a_player_who_declines_ends_the_request_for_a_pause() -> None:
    live = await Evening().two_people()
    for person in ("ann", "bob"):
        live.join(Ear(person))
    await live.agreements.pause_vote.request("ann", 1, True)
    ear = Ear("ann")
    live.join(ear)
    await live.agreements.pause_vote.request("bob", 1, False)
    assert ear.heard[-1].news == (VoteDeclined("bob"),)
    assert live.agreements.pause_vote.agreed == frozenset()
    assert not match_of(live).paused


async def test_a_pause_does_not_wait_for_a_player_who_leaves() -> None:
    live = await Evening().begun(people=3)
    ears = {person: Ear(person) for person in ("ann", "bob", "cleo")}
    for ear in ears.values():
        live.join(ear)
    await live.agreements.pause_vote.request("ann", 1, True)
    await live.agreements.pause_vote.request("bob", 1, True)
    assert not match_of(live).paused
    live.leave(ears["cleo"])
    await live._tasks.done()
    assert match_of(live).paused


async def test_a_player_who_has_given_up_can_ask_for_no_pause_but_end_one() -> None:
    live = await Evening().begun(people=3)
    for person in ("ann", "bob", "cleo"):
        live.join(Ear(person))
    await live.submit(Concede("cleo", 2, 1))
    with pytest.raises(OutOfTurn):
        await live.agreements.pause_vote.request("cleo", 1, True)
    assert "cleo" not in live.agreements.pause_vote.asked
    await live.submit(Pause("ann", 1, paused=True))
    await live.agreements.pause_vote.request("cleo", 1, False)
    assert not match_of(live).paused


async def test_a_vote_is_for_one_game() -> None:
    live = await Evening().two_people()
    await live.agreements.end_vote.cast("ann", 1, True)
    await live.submit(Concede("bob", 1, 1))
    for person in ("ann", "bob"):
        await live.submit(PlayAgain(person))
    assert live.agreements.end_vote.agreed == frozenset()
    with pytest.raises(WrongGame):
        await live.agreements.end_vote.cast("bob", 1, True)


async def test_a_campaign_sheet_does_not_count_a_game_that_was_stopped() -> None:
    live = await Evening().begun("yokai", people=2)
    await live.agreements.end_vote.cast("ann", 1, True)
    await live.agreements.end_vote.cast("bob", 1, True)
    assert live.room.kept is None


# Giving up


async def test_giving_up_ends_the_game_if_the_host_has_said_so() -> None:
    evening = Evening()
    keys = await evening.tables.open(OpenTable("ann", "Ann", "yak", 3, {}, (), sit=True, ready=False))
    live = (await evening.tables.find(keys.invitation)).table
    await live.submit(SetConceding("ann", True))
    for seat, person in enumerate(("bob", "cleo"), start=1):
        await live.submit(Sit(person, person.title(), seat))
    for person in ("ann", "bob", "cleo"):
        await live.submit(SetReady(person, True))
    await live.submit(move(live))
    await live.submit(Concede("bob", 1, 1))
    assert match_of(live).result == Result(GIVEN_UP, (), (1, 2, 1))
    assert [occupant.wins for occupant in live.room.occupants if occupant is not None] == [1, 0, 1]
    again = await evening.elsewhere(live)
    assert again.room == live.room
    assert match_of(again).result == match_of(live).result


async def test_otherwise_a_bot_plays_on() -> None:
    live = await Evening().begun(people=3)
    await live.submit(Concede("bob", 1, 1))
    assert phase(live) == "playing"
    assert live.room.bot_at(1) is not None
