"""One WebSocket at one table: what each viewer sees, what is refused, and what happens when connections break."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.web.playing import any_move, game, in_step, latest, on_turn, over, play_on, refusal, table
from tests.web.running import Running, running
from yakai import bots
from yakai.client import Client, TableConnection
from yakai.store.errors import StoreUnavailable
from yakai.table.state.entries import Batch
from yakai.table.state.listing import Listing
from yakai.web.messages import (
    GameMessage,
    Gone,
    Ok,
    PersonPlayer,
)

pytestmark = pytest.mark.anyio


# The game


async def test_a_whole_game_of_people_and_a_bot_and_again(server: Running) -> None:
    async with game(server, 2, bots=1) as seats:
        first = latest(seats[0]).view["turn"]
        await play_on(seats, Random(1))
        for seat in seats:
            assert over(seat)
            await seat.until(lambda one: table(one).phase == "over")
        assert sum(table(seats[0]).wins) >= 1
        thought = [(await seat.reasons()).reasons for seat in seats]
        assert len(thought[0]) == len(thought[1])
        assert all(one.what and one.why for one in (*thought[0], *thought[1]))
        await seats[0].ask("again")
        assert table(seats[0]).phase == "over"
        await seats[1].ask("again")
        for seat in seats:
            await seat.until(lambda one: latest(one).game == 2)
            assert table(seat).games == 2
        begun = next(one for one in seats[0].received if isinstance(one, GameMessage) and one.game == 2)
        assert [told.event for told in begun.told] == [{"type": "dealt", "first": (first + 1) % 3}]
        assert (begun.n, begun.fresh) == (1, False)
        await play_on(seats, Random(2))


async def test_changes_are_sent_before_ok_and_ok_is_sent_once(server: Running) -> None:
    async with game(server, 2) as seats:
        mover = on_turn(seats)
        assert mover is not None
        heard = len(mover.received)
        await mover.act(any_move(mover, Random(1)))
        await mover.ping()
        news = [type(message) for message in mover.received[heard:]]
        assert news[:2] == [GameMessage, Ok]
        assert news.count(Ok) == 1


async def test_each_sees_only_their_own_cards(server: Running) -> None:
    async with (
        game(server, 3) as seats,
        server.client() as guest,
        guest.join(table(seats[0]).watching) as watcher,
    ):
        await watcher.game()
        await play_on(seats, Random(3), 12)
        await in_step([*seats, watcher])
        assert latest(watcher).view["hand"] == []
        for place, seat in enumerate(seats):
            assert len(latest(seat).view["hand"]) == 5
            for one in [*seats, watcher]:
                for message in one.received:
                    if not isinstance(message, GameMessage):
                        continue
                    for event in (told.event for told in message.told if told.event is not None):
                        if event["type"] == "drew":
                            assert (event["card"] is not None) == (one is seats[event["seat"]])
                    for laid in message.view["stack"]:
                        assert (laid["card"] is not None) == (one is seats[laid["seat"]])
            assert latest(seat).view["seat"] == place


@pytest.mark.parametrize(
    ("action", "key"),
    [
        ({"type": "play", "card": 9, "number": 1, "species": "yak"}, "yak-no-such-card"),
        ({"type": "play", "card": 0, "number": 2, "species": "yak"}, "yak-first-claim-is-one"),
        ({"type": "pass"}, "yak-pass-needs-an-empty-hand"),
        ({"type": "challenge"}, "yak-nothing-to-challenge"),
        ({"type": "play", "card": 0, "number": 1, "species": "dragon"}, "action-cannot-be-read"),
        ({"type": "fly"}, "action-cannot-be-read"),
        (7, "action-cannot-be-read"),
        (None, "action-cannot-be-read"),
    ],
)
async def test_an_illegal_move_is_refused_with_its_clause_and_changes_nothing(
    server: Running, action: Any, key: str
) -> None:
    async with game(server, 2) as seats:
        mover = on_turn(seats)
        assert mover is not None
        n = latest(mover).n
        refused = await refusal(mover.act(action))
        assert refused.key == key
        assert (refused.clause or "").startswith("YAK-") == key.startswith("yak-")
        assert latest(mover).n == n
        await mover.act(any_move(mover, Random(1)))


async def test_a_move_out_of_turn_or_for_another_game_is_refused(server: Running) -> None:
    async with game(server, 2) as seats:
        mover = on_turn(seats)
        assert mover is not None
        waiting = seats[1 - seats.index(mover)]
        assert (await refusal(waiting.act({"type": "challenge"}))).key == "not-your-turn"
        early = mover.ask("act", seat=seats.index(mover), game=2, action={"type": "challenge"})
        assert (await refusal(early)).key == "another-game-began"


async def test_the_table_cannot_be_rearranged_while_a_game_runs(server: Running) -> None:
    async with game(server, 2) as (ann, bob):
        for asking in (
            ann.ask("set_seats", seats=4),
            bob.ask("stand", seat=1),
            ann.ask("ready", ready=False),
        ):
            assert (await refusal(asking)).key == "game-is-running"


async def test_why_says_what_would_be_refused_and_does_nothing(server: Running) -> None:
    async with game(server, 2) as seats:
        mover = on_turn(seats)
        assert mover is not None
        stored = await batches(server, mover)
        for action, key in (
            ({"type": "challenge"}, "yak-nothing-to-challenge"),
            ({"type": "play", "card": 0, "number": 2, "species": "yak"}, "yak-first-claim-is-one"),
            ({"type": "fly"}, "action-cannot-be-read"),
        ):
            asked, tried = await refusal(mover.do("why", action=action)), await refusal(mover.act(action))
            assert (asked.key, asked.clause, asked.text) == (key, tried.clause, tried.text)
        waiting = seats[1 - seats.index(mover)]
        refused = await refusal(waiting.do("why", action={"type": "challenge"}))
        assert (refused.key, refused.clause) == ("not-your-turn", "ALL-1")
        heard = [len(seat.received) for seat in seats]
        await mover.do("why", action=any_move(mover, Random(1)))  # it could be done, and is not
        assert isinstance(mover.received[-1], Ok)
        for seat in seats:
            await seat.ping()
        answers = {seats.index(mover): 1}
        assert [len(seat.received) - 1 - answers.get(place, 0) for place, seat in enumerate(seats)] == heard
        assert await batches(server, mover) == stored


async def test_why_needs_no_store_but_a_seat(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with game(server, 2) as seats:
        mover = on_turn(seats)
        assert mover is not None

        async def failing(_: Batch) -> None:
            raise StoreUnavailable("store-is-unavailable")

        monkeypatch.setattr(server.context.store, "append", failing)
        await mover.do("why", action=any_move(mover, Random(1)))
        async with server.client() as guest, guest.join(table(mover).watching) as watcher:
            await watcher.game()
            refused = await refusal(watcher.do("why", action={"type": "challenge"}))
            assert refused.key == "only-watching"


async def test_against_bots_alone_a_hint_can_be_played_and_is_stored_nowhere(server: Running) -> None:
    async with game(server, 1, bots=1) as (ann,):
        await ann.until(lambda seat: seat.latest is not None and seat.latest.hint)
        stored = await batches(server, ann)
        one, other = await asyncio.gather(ann.hint(), ann.hint())
        assert one.action == other.action
        assert one.text == other.text
        assert one.text.startswith("I would ")
        assert await batches(server, ann) == stored
        await ann.act(one.action)


async def test_hints_are_only_for_a_person_who_plays_alone_on_their_turn(server: Running) -> None:
    async with game(server, 2, bots=1) as seats:
        assert not any(latest(seat).hint for seat in seats)
        assert (await refusal(seats[0].hint())).key == "no-hints-among-people"
        assert (await refusal(seats[0].hint(seat=1))).key == "not-your-seat"
        async with server.client() as guest, guest.join(table(seats[0]).watching) as watcher:
            await watcher.game()
            assert (await refusal(watcher.hint())).key == "only-watching"


async def batches(server: Running, seat: TableConnection) -> list[Batch]:
    """The stored batches of a table."""
    live = await server.table(seat.key)
    return await server.does(server.context.store.batches(live.keys.id))


# Spectators


async def test_a_spectator_sees_and_does_nothing(server: Running) -> None:
    async with game(server, 2) as seats:
        async with server.client() as guest, guest.join(table(seats[0]).watching) as watcher:
            await watcher.game()
            assert table(watcher).invitation is None
            assert table(watcher).yours == ()
            assert latest(watcher).view["seat"] is None
            for asking in (
                watcher.ask("sit", seat=0),
                watcher.ask("act", seat=0, game=1, action={"type": "challenge"}),
                watcher.ask("rename", name="Zoe"),
            ):
                assert (await refusal(asking)).key == "only-watching"
            await seats[0].until(lambda seat: table(seat).spectators == 1)
        await seats[0].until(lambda seat: table(seat).spectators == 0)


async def test_the_spectators_key_shows_a_player_no_more_than_anybody(server: Running) -> None:
    async with game(server, 2) as seats, seats[0].client.join(table(seats[0]).watching) as watcher:
        await watcher.game()
        assert latest(watcher).view["hand"] == []
        assert not table(watcher).host


async def test_an_invited_person_without_a_seat_watches(server: Running) -> None:
    async with game(server, 2) as seats, server.client() as late, late.join(seats[0].key) as guest:
        await guest.game()
        assert latest(guest).view["hand"] == []
        assert table(guest).invitation == seats[0].key
        refused = await refusal(guest.ask("act", seat=0, game=1, action={"type": "challenge"}))
        assert refused.key == "not-seated"


# Connections that break


async def test_a_request_sent_again_after_a_lost_answer_is_done_once(server: Running) -> None:
    async with game(server, 2) as seats:
        mover = on_turn(seats)
        assert mover is not None
        move = any_move(mover, Random(1))
        await mover.act(move, id="the-same")
        n = latest(mover).n
        await mover.close()
        await mover.connect()
        await mover.act(move, id="the-same")
        await mover.act(move, id="the-same")
        await mover.ping()
        assert latest(mover).n == n


async def test_a_request_whose_connection_breaks_at_once_is_done_once(server: Running) -> None:
    async with game(server, 2) as seats:
        mover = on_turn(seats)
        assert mover is not None
        n = latest(mover).n
        place = seats.index(mover)
        message = {
            "type": "act",
            "id": "lost",
            "seat": place,
            "game": 1,
            "action": any_move(mover, Random(1)),
        }
        await mover.send(msgspec.json.encode(message))
        assert mover._socket is not None
        mover._socket.transport.abort()
        await mover.connect()
        await mover.act(message["action"], again=True, id="lost")
        await in_step(seats)
        assert latest(mover).n in (n + 1, n + 2)
        stored = await batches(server, mover)
        assert [batch.request for batch in stored].count("lost") == 1


async def test_two_tabs_of_one_person_both_receive_changes(server: Running) -> None:
    async with game(server, 2) as seats:
        async with seats[0].client.join(seats[0].key) as second:
            await second.game()
            assert latest(second).view == latest(seats[0]).view
            await play_on(seats, Random(1), 4)
            await in_step([second, *seats])
            assert latest(second).view == latest(seats[0]).view
            await play_on([second, seats[1]], Random(1), 4)
            await in_step([second, *seats])
        await seats[1].ping()
        assert table(seats[1]).players[0] == PersonPlayer("Person 0", True, True, played=True)


async def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with game(server, 1, bots=2) as seats:
            await play_on(seats, Random(1), 5)
            ann, key = seats[0].client, seats[0].key
    with running(tmp_path) as server:
        ann.url = server.url
        async with ann.join(key) as seat:
            await seat.game()
            assert table(seat).yours == (0,)
            await play_on([seat], Random(1))
            assert over(seat)


async def test_a_server_that_stops_says_goodbye(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.client()
        links = await ann.open_table("yak", 2)
        seat = TableConnection(ann, links.invitation)
        await seat.connect()
        await seat.joined()
    await seat.until(lambda one: not one.connected)
    assert seat.gone == "server-is-restarting"
    assert isinstance(seat.received[-1], Gone)
    await seat.close()


async def test_our_client_does_not_reconnect_by_itself_after_a_final_reason(server: Running) -> None:
    async with game(server, 3) as (ann, bob, _):
        await ann.ask("turn_out", who=table(ann).hosting.who[1], ban=True)
        await bob.until(lambda one: not one.connected)
        async with asyncio.timeout(10):
            with pytest.raises(ConnectionResetError, match="banned-from-table"):
                await bob.ask("ready", ready=True, again=True)
            with pytest.raises(ConnectionResetError, match="banned-from-table"):
                await bob.after(latest(bob))


async def test_a_return_that_cannot_be_stored_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, patience=0.1) as server:
        async with game(server, 2) as (ann, bob):
            await bob.close()
            await ann.until(lambda seat: person(seat, 1).bot == bots.stand_in("yak"))
            await ann.ask("pause", game=1, paused=True)  # so that nothing else is stored
            append, tried = server.context.store.append, asyncio.Event()

            async def failing(batch: Batch, listing: Listing | None = None) -> None:
                if not tried.is_set():
                    tried.set()
                    raise StoreUnavailable("store-is-unavailable")
                await append(batch, listing)

            monkeypatch.setattr(server.context.store, "append", failing)
            await bob.connect()
            await ann.until(lambda seat: person(seat, 1).here and person(seat, 1).bot is None)
            assert tried.is_set()


def person(seat: TableConnection, place: int) -> PersonPlayer:
    found = table(seat).players[place]
    assert isinstance(found, PersonPlayer)
    return found


async def test_a_bot_stands_in_for_an_absent_player_until_they_return(tmp_path: Path) -> None:
    with running(tmp_path, patience=0.1) as server:
        async with game(server, 2) as (ann, bob):
            await bob.close()
            await ann.until(
                lambda seat: (
                    table(seat).players[1]
                    == PersonPlayer("Person 1", True, False, bots.stand_in("yak"), played=True)
                )
            )
            await bob.connect()
            await ann.until(
                lambda seat: table(seat).players[1] == PersonPlayer("Person 1", True, True, played=True)
            )


def test_cookies_of_others_on_the_way_are_not_kept() -> None:
    client = Client("http://127.0.0.1")
    client.keep(["balancer=7; Path=/", "yakai=ann.signed; Path=/; HttpOnly", "other=8"])
    client.keep(["balancer=9"])
    assert client.cookie == "yakai=ann.signed"


async def test_a_person_who_got_their_cookie_from_a_websocket_is_the_same_after_reconnecting(
    server: Running,
) -> None:
    host = server.client()
    key = (await host.open_table("yak", 2)).invitation
    async with server.client().join(key) as seat:
        await seat.joined()
        await seat.ask("sit", seat=1)
        before = seat.table
        await seat.connect()
        await seat.ping()
        assert seat.table is not None
        assert seat.table is not before
        assert seat.table.yours == (1,)
