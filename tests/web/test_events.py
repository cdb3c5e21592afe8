"""The events that each viewer is sent: numbered, in words, and after reconnecting only those that were missed."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest
from msgspec.structs import replace

from tests.web.playing import (
    any_move,
    game,
    in_step,
    latest,
    on_turn,
    pause,
    people,
    play_on,
    refusal,
    settled,
    table,
    watched,
)
from tests.web.running import Running
from yakai import bots
from yakai.client import TableConnection
from yakai.table.state import streams as table_told
from yakai.text import say
from yakai.web.messages import (
    AddedMessage,
    ClockMessage,
    GameMessage,
    Ok,
    PersonPlayer,
    TableMessage,
    TimerInfo,
    ToldEvent,
)

pytestmark = pytest.mark.anyio


def kinds(seat: TableConnection, since: int = 0) -> list[str]:
    """The types of the events that a connection was sent after event `n`."""
    return [told.event["type"] for told in seat.told if told.n > since]


def words(told: tuple[ToldEvent, ...] | list[ToldEvent]) -> list[tuple[int, tuple[str, ...]]]:
    """The sentences of events, without those that have none."""
    return [(one.n, one.lines) for one in told if one.lines]


@asynccontextmanager
async def coming_back(seat: TableConnection, since: tuple[int, int]) -> AsyncIterator[GameMessage]:
    """Connect the same person again, with the last event that they received."""
    tab = TableConnection(seat.client, seat.key)
    tab.latest = replace(latest(seat), game=since[0], n=since[1])
    await tab.connect()
    try:
        yield await tab.message(GameMessage)
    finally:
        await tab.close()


# Numbered, and again


async def test_everything_told_is_numbered_without_gaps(server: Running) -> None:
    async with watched(server, 3) as (seats, watcher):
        await play_on(seats, Random(4), 10)
        await in_step([*seats, watcher])
        for one in (*seats, watcher):
            assert [told.n for told in one.told] == list(range(1, latest(one).n + 1))
            assert kinds(one)[0] == "dealt"
        assert seats[0].told != watcher.told


@pytest.mark.parametrize("moves", [0, 7, 10_000])
async def test_a_new_connection_gets_the_whole_log_in_words(server: Running, moves: int) -> None:
    async with watched(server, 3) as (seats, watcher):
        await play_on(seats, Random(4), moves)
        await in_step([*seats, watcher])
        for one in (*seats, watcher):
            async with one.client.join(one.key) as again:
                found = await again.game()
                assert found.fresh
                assert [type(message) for message in again.received[:2]] == [TableMessage, GameMessage]
                assert (found.n, found.view, found.seat) == (
                    latest(one).n,
                    latest(one).view,
                    latest(one).seat,
                )
                assert {told.event for told in found.told} == {None}
                assert words(found.told) == words(one.told)
                assert len(words(found.told)) == len(found.told)


async def test_a_returning_client_is_sent_what_it_missed(server: Running) -> None:
    async with game(server, 2) as seats:
        await play_on(seats, Random(1), 4)
        mover = on_turn(seats)
        assert mover is not None
        other = seats[1 - seats.index(mover)]
        await other.close()
        heard = list(other.told)
        await mover.act(any_move(mover, Random(1)))
        before = len(other.received)
        await other.connect()
        await other.until(lambda seat: latest(seat).n == latest(mover).n)
        (missed,) = (one for one in other.received[before:] if isinstance(one, GameMessage))
        assert not missed.fresh
        assert [told.n for told in missed.told] == list(range(len(heard) + 1, missed.n + 1))
        assert kinds(other, len(heard)) == kinds(mover, len(heard))
        assert missed.told[0].lines
        await play_on(seats, Random(1), 4)


async def test_since_any_event_the_same_events_are_sent_again(server: Running) -> None:
    async with watched(server, 2) as (seats, watcher):
        await play_on(seats, Random(4), 6)
        await in_step([*seats, watcher])
        for one in (*seats, watcher):
            for n in (0, 1, latest(one).n - 1, latest(one).n):
                async with coming_back(one, (1, n)) as found:
                    assert not found.fresh
                    assert list(found.told) == one.told[n:]


async def test_after_missing_too_much_or_a_game_the_full_state_is_sent(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_told, "EVENTS_KEPT", 5)
    async with game(server, 2) as seats:
        await play_on(seats, Random(1), 6)
        await settled(seats)
        n = latest(seats[0]).n
        for game_, since, fresh in ((1, n - 5, False), (1, n - 6, True), (1, n + 1, True), (2, n, True)):
            async with coming_back(seats[0], (game_, since)) as found:
                assert found.fresh == fresh
                assert words(found.told) == words(seats[0].told if fresh else seats[0].told[since:])


async def test_a_client_without_any_event_sees_the_game_begin_until_the_first_action(server: Running) -> None:
    async with game(server, 2) as seats:
        for seat in seats:
            async with coming_back(seat, (0, 0)) as found:
                assert not found.fresh
                assert list(found.told) == seat.told
        await play_on(seats, Random(1), 1)
        await settled(seats)
        async with coming_back(seats[0], (0, 0)) as found:
            assert found.fresh


async def test_yok_15_a_returning_player_is_told_nothing_again(server: Running) -> None:
    async with game(server, 2, of="yokai") as seats:
        seat = seats[latest(seats[0]).view["turn"]]
        n = latest(seat).n
        await seat.act({"type": "peek", "card": 0})
        await settled(seats)
        for since in ((1, n), (1, 0)):
            async with coming_back(seat, since) as found:
                assert (found.fresh, found.told) == (True, ())
        async with coming_back(seat, (1, latest(seat).n)) as found:
            assert (found.fresh, found.told) == (False, ())


async def test_a_new_game_is_sent_from_its_beginning(server: Running) -> None:
    async with game(server, 2) as seats:
        await play_on(seats, Random(1))
        for seat in seats:
            await seat.ask("again")
        await settled(seats)
        begun = next(one for one in seats[0].received if isinstance(one, GameMessage) and one.game == 2)
        assert (begun.fresh, begun.told[0].n, begun.told[0].event["type"]) == (False, 1, "dealt")
        await play_on(seats, Random(1), 3)
        await settled(seats)
        async with seats[0].client.join(seats[0].key) as again:
            assert words((await again.game()).told) == words(seats[0].told)


async def test_full_state_is_sent_again_on_request(server: Running) -> None:
    async with watched(server, 2) as (seats, watcher):
        await play_on(seats, Random(1), 5)
        await in_step([*seats, watcher])
        for one in (seats[0], watcher):
            heard, told = len(one.received), list(one.told)
            await one.ask("full_state")
            seen, found, done = one.received[heard:]
            assert isinstance(seen, TableMessage)
            assert isinstance(found, GameMessage)
            assert isinstance(done, Ok)
            assert found.fresh
            assert words(found.told) == words(told)


# In words


async def test_each_reads_in_their_own_language_and_is_called_you(server: Running) -> None:
    async with game(server, 2) as (ann, bob), server.client("uk") as guest, guest.join(ann.key) as watcher:
        await watcher.game()
        await bob.do("concede")
        await settled([ann, bob, watcher])
        said = [{told.lines for told in one.told} for one in (ann, bob, watcher)]
        assert (say("en", "match-conceded", name="Person 1", who="other"),) in said[0]
        assert (say("en", "match-conceded", name="", who="you"),) in said[1]
        assert not said[2] & (said[0] | said[1])


async def test_names_are_those_who_play_in_the_readers_language(server: Running) -> None:
    async with server.client() as ann, server.client("ru") as guest:
        links = await ann.open_table("yak", 2, bots=["novice"], ready=True)
        async with ann.join(links.invitation) as seat, guest.join(links.watching) as watcher:
            assert (await seat.game()).names == ("Guest", "Usagi")
            assert (await watcher.game()).names == ("Гость", "Усаги")


# From outside the rules


async def test_all_see_who_concedes_and_that_player_cannot_play_on(server: Running) -> None:
    async with watched(server, 3) as (seats, watcher):
        n = latest(watcher).n
        quitter = on_turn(seats)
        assert quitter is not None
        place = seats.index(quitter)
        await quitter.do("concede")
        for one in (*seats, watcher):
            await one.until(lambda seat: kinds(seat, n)[:2] == ["conceded", "handed_over"])
            await one.until(
                lambda seat: (
                    table(seat).players[place]
                    == PersonPlayer(f"Person {place}", True, True, bots.stand_in("yak"), played=True)
                )
            )
        refused = await refusal(quitter.act({"type": "challenge"}))
        assert refused.key == "already-conceded"
        rest = [seat for seat in seats if seat is not quitter]
        await rest[0].do("concede")
        for one in (*seats, watcher):
            await one.until(lambda seat: table(seat).phase == "over")


async def test_all_see_a_pause_and_moves_are_refused_meanwhile(server: Running) -> None:
    async with watched(server, 2) as (seats, watcher):
        n = latest(watcher).n
        mover = on_turn(seats)
        assert mover is not None
        await pause(seats)
        for one in (*seats, watcher):
            await one.until(lambda seat: kinds(seat, n) == ["paused"])
        assert (await refusal(mover.act(any_move(mover, Random(1))))).key == "game-is-paused"
        assert (await refusal(watcher.ask("pause", game=1, paused=False))).key == "only-watching"
        await mover.ask("pause", game=1, paused=False)
        await mover.act(any_move(mover, Random(1)))


async def test_a_move_that_showed_something_cannot_be_taken_back(server: Running) -> None:
    async with game(server, 2) as seats:
        mover = on_turn(seats)
        assert mover is not None
        await mover.act(any_move(mover, Random(1)))
        assert (await refusal(mover.do("undo"))).key == "cannot-undo"


@pytest.mark.parametrize("request_", ["act", "undo", "concede"])
async def test_acting_for_another_persons_seat_is_refused(server: Running, request_: str) -> None:
    async with game(server, 2) as seats:
        mover = on_turn(seats)
        assert mover is not None
        place = seats.index(mover)
        more = {"action": any_move(mover, Random(1))} if request_ == "act" else {}
        before = latest(mover).n
        refused = await refusal(seats[1 - place].ask(request_, seat=place, game=1, **more))
        assert refused.key == "not-your-seat"
        await settled(seats)
        assert latest(mover).n == before


async def test_standing_up_for_another_person_is_refused(server: Running) -> None:
    async with people(server, 2) as (_, bob):
        assert (await refusal(bob.ask("stand", seat=0))).key == "not-your-seat"


# Clocks


async def test_the_clock_is_sent_and_stops_when_only_spectators_are_left(server: Running) -> None:
    async with watched(server, 3, of="pictomania", options={"drawing": 90}) as (seats, watcher):
        for seat in seats:
            await seat.act({"type": "ready", "step": latest(seat).view["step"]})
        await settled([*seats, watcher])
        for one in (*seats, watcher):
            clock = latest(one).timer
            assert clock is not None
            assert clock.running
            assert 0 < clock.left <= 90
        for seat in seats:
            await seat.close()
        await watcher.until(
            lambda one: isinstance(latest(one).timer, TimerInfo) and not clock_of(one).running
        )
        assert isinstance(watcher.received[-1], ClockMessage | TableMessage)
        stopped = clock_of(watcher).left
        await watcher.ask("full_state")
        assert clock_of(watcher) == TimerInfo(
            clock_of(watcher).key, stopped, clock_of(watcher).whole, running=False
        )
        await seats[0].connect()
        await watcher.until(lambda one: clock_of(one).running)
        assert 0 < clock_of(watcher).left <= stopped


def clock_of(seat: TableConnection) -> TimerInfo:
    clock = latest(seat).timer
    assert clock is not None
    return clock


# Large views


async def test_events_that_only_add_to_a_large_view_are_sent_alone(server: Running) -> None:
    async with watched(server, 3, of="pictomania") as (seats, watcher):
        for seat in seats:
            await seat.act({"type": "ready", "step": latest(seat).view["step"]})
        await settled([*seats, watcher])
        everybody = [*seats, watcher]
        heard = {one: len(one.received) for one in everybody}
        for number in range(6):
            line = [number, number + 1]
            await seats[number % 3].act({"type": "stroke", "xs": line, "ys": line, "ts": [0, 20]})
        await settled(everybody)
        for one in everybody:
            news = [message for message in one.received[heard[one] :] if not isinstance(message, Ok)]
            added = [message for message in news if isinstance(message, AddedMessage)]
            assert len(added) == 6
            assert not any(isinstance(message, GameMessage) for message in news)
            assert [told.event["type"] for message in added for told in message.told] == ["stroke"] * 6
            followed = latest(one)
            await one.ask("full_state")
            assert latest(one).view == followed.view
            assert latest(one).legal == followed.legal
            assert latest(one).n == followed.n
