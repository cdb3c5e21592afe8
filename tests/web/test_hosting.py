"""The life of a table over real connections: joining, removing people, late friends, votes, and what all hear of it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.web.playing import eventually, game, latest, on_turn, people, refusal, settled, table, watched
from tests.web.running import Running, running
from yakai.client import Client, TableConnection
from yakai.web.messages import BotPlayer, GameMessage, NewsMessage, OpenSeat, PersonPlayer

pytestmark = pytest.mark.anyio


def news(seat: TableConnection) -> list[str]:
    """All news that this client was sent, in words."""
    return [message.text for message in seat.received if isinstance(message, NewsMessage)]


async def gone(client: Client, key: str) -> str | None:
    """Why a person cannot join by a key; `None` if they can."""
    async with client.join(key) as seat:
        await seat.until(lambda one: one.table is not None or one.gone is not None)
        return seat.gone


def _is_away(seat: TableConnection, place: int) -> bool:
    """Whether the player on that seat is not connected."""
    player = table(seat).players[place]
    return isinstance(player, PersonPlayer) and not player.here


def who(seat: TableConnection, place: int) -> str | None:
    """The alias of the person on that seat."""
    return table(seat).hosting.who[place]


async def test_a_banned_person_is_told_so_and_no_link_lets_them_in_even_after_a_restart(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as server:
        async with people(server, 3) as (ann, bob, cleo):
            await ann.ask("open_to_all", open=True)
            bobs, links = bob.client, (table(ann).invitation or "", table(ann).watching)
            await ann.ask("turn_out", who=who(ann, 1), ban=True)
            await eventually(lambda: bob.gone == "banned-from-table" and not bob.connected)
            assert isinstance(table(ann).players[1], OpenSeat)
            await settled([cleo])
            assert news(cleo) == ["The host has banned Person 1 from the table"]
            assert [one.name for one in table(ann).hosting.banned] == ["Person 1"]
            assert table(cleo).hosting.banned == () == table(cleo).hosting.guests
            assert len((await cleo.client.ask("GET", "/api/tables/open"))["tables"]) == 1
            assert (await bobs.ask("GET", "/api/tables/open"))["tables"] == []
            anns = ann.client
    with running(tmp_path) as server:
        bobs.url = anns.url = server.url
        assert [await gone(bobs, key) for key in links] == ["banned-from-table"] * 2
        async with anns.join(links[0]) as ann:
            await ann.joined()
            await ann.ask("let_in", who=table(ann).hosting.banned[0].who)
        assert await gone(bobs, links[0]) is None


async def test_a_bot_takes_the_seat_of_a_removed_player(server: Running) -> None:
    async with game(server, 3) as (ann, bob, cleo):
        assert (await refusal(bob.ask("turn_out", who=who(bob, 2)))).key == "host-only"
        assert (await refusal(ann.ask("turn_out", who="nobody"))).key == "person-is-not-here"
        assert (await refusal(ann.ask("turn_out", who=who(ann, 0)))).key == "host-cannot-be-turned-out"
        await ann.ask("turn_out", who=who(ann, 1))
        await eventually(lambda: bob.gone == "turned-out")
        assert isinstance(table(ann).players[1], BotPlayer)
        await settled([cleo])
        assert news(cleo) == ["The host has removed Person 1 from the table"]
        async with bob.client.join(ann.key) as back:  # they may join again, and see what they saw before
            await back.game()
            assert latest(back).seat == 1
            assert latest(back).legal is None
            assert (await refusal(back.ask("ask_seat", seat=1, game=1))).key == "you-have-played-this-game"


@pytest.mark.parametrize("ended", [False, True], ids=["in the game", "after it"])
async def test_a_removed_player_is_kept_out_by_a_lock_and_by_renewed_links(
    server: Running, ended: bool
) -> None:
    async with game(server, 3) as (ann, bob, cleo):
        old = ann.key
        if ended:
            for seat in (bob, cleo):
                await seat.do("concede")
        await ann.ask("turn_out", who=table(ann).hosting.who[1])
        await bob.until(lambda seat: not seat.connected)
        await ann.until(lambda seat: table(seat).spectators == 0)
        await ann.ask("lock", locked=True)
        assert await gone(bob.client, old) == "table-is-locked"
        assert await gone(cleo.client, old) is None
        await ann.ask("lock", locked=False)
        await ann.ask("renew_link")
        assert await gone(bob.client, old) == "no-such-table"
        assert await gone(cleo.client, old) is None


async def test_a_client_that_joins_while_a_link_is_renewed_does_not_bring_the_old_link_back(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    find, looked, renewed = server.context.store.find, asyncio.Event(), False

    async def slowly(key: str) -> Any:
        found = await find(key)
        looked.set()
        while not renewed:  # noqa: ASYNC110  # in another thread
            await asyncio.sleep(0.01)
        return found

    async with watched(server, 2) as ((ann, bob), _), server.client() as gus:
        old = table(ann)
        with monkeypatch.context() as patched:
            patched.setattr(server.context.store, "find", slowly)
            coming = asyncio.ensure_future(gone(gus, old.watching))
            await eventually(looked.is_set)
            await ann.ask("renew_link")
            renewed = True
            assert await coming == "no-such-table"
        await settled([bob])
        live = await server.table(table(bob).invitation or "")
        assert (live.keys.invitation, live.keys.watching) == (table(bob).invitation, table(bob).watching)
        assert live.keys.invitation != old.invitation


async def test_a_renewed_link_is_dead_at_once_but_for_those_who_sit_there(server: Running) -> None:
    async with watched(server, 2) as ((ann, bob), watcher):
        old = table(ann)
        assert (await refusal(bob.ask("renew_link"))).key == "host-only"
        await ann.ask("renew_link")
        await settled([bob, watcher])
        new = table(bob)
        assert (new.invitation, new.watching) != (old.invitation, old.watching)
        assert new.invitation == table(ann).invitation
        assert table(watcher).invitation is None
        async with server.client() as gus, server.client() as dora:
            assert await gone(gus, old.invitation or "") == "no-such-table"
            assert await gone(gus, old.watching) == "no-such-table"
            assert await gone(dora, new.invitation or "") is None
        assert await gone(bob.client, old.invitation or "") is None
        assert "The links are new: the old ones no longer work" in news(watcher)


async def test_a_locked_table_and_one_without_spectators_say_so(server: Running) -> None:
    async with watched(server, 2) as ((ann, bob), watcher), server.client() as gus:
        await ann.ask("lock", locked=True)
        assert await gone(gus, table(ann).watching) == "table-is-locked"
        assert await gone(watcher.client, table(ann).watching) is None  # they had joined before
        await ann.ask("lock", locked=False)
        await ann.ask("allow_watching", allowed=False)
        await eventually(lambda: watcher.gone == "watching-is-off")
        assert await gone(gus, table(ann).watching) == "watching-is-off"
        await settled([bob])
        assert (table(bob).hosting.locked, table(bob).hosting.watching) == (False, False)
        async with gus.join(
            table(ann).invitation or ""
        ) as guest:  # a guest sees the table, and nothing of the game
            await guest.joined()
            mover = on_turn([ann, bob])
            assert mover is not None
            await mover.act(seat_move(mover))
            await settled([guest])
            assert not any(isinstance(message, GameMessage) for message in guest.received)
            await bob.do("concede")
            assert (await refusal(guest.ask("reasons", game=1))).key == "watching-is-off"
            await ann.ask("allow_watching", allowed=True)
            await guest.game()


def seat_move(seat: TableConnection) -> Any:
    return next(iter(seat.legal))


async def test_the_table_is_handed_over_and_all_hear_who_runs_it(server: Running) -> None:
    async with game(server, 2) as (ann, bob):
        assert (table(bob).host, table(bob).hosting.host) == (False, 0)
        await ann.ask("make_host", who=who(ann, 1))
        await settled([bob])
        assert (table(ann).host, table(bob).host, table(ann).hosting.host) == (False, True, 1)
        assert (news(ann), news(bob)) == (["Person 1 is the host now"], ["You are the host now"])
        assert (await refusal(ann.ask("lock", locked=True))).key == "host-only"


async def test_a_late_friend_asks_the_host_and_plays_on_with_what_the_bot_knew(server: Running) -> None:
    async with game(server, 2, bots=1) as (ann, bob), server.client("ru") as friend:
        await friend.call_me("Дора")
        async with friend.join(table(ann).invitation or "") as dora:
            await dora.game()
            assert table(dora).hosting.free == (2,)
            assert table(bob).hosting.free == ()
            await dora.ask("ask_seat", seat=2, game=1)
            await settled([ann, bob])
            (request,) = table(ann).hosting.seat_requests
            assert (request.name, request.seat, request.who) == ("Дора", 2, table(dora).you)
            assert table(dora).hosting.seat_requests == (request,)
            assert table(bob).hosting.seat_requests == ()
            assert (await refusal(bob.ask("answer_seat", who=request.who, accept=True))).key == "host-only"
            await ann.ask("answer_seat", who=request.who, accept=False)
            await settled([dora])
            assert news(dora) == ["Место остаётся за ботом"]
            assert news(bob) == []
            await dora.ask("ask_seat", seat=2, game=1)
            await ann.ask("answer_seat", who=request.who, accept=True)
            await settled([bob, dora])
            game_now = latest(dora)
            assert (game_now.seat, game_now.fresh) == (2, True)
            assert len(game_now.view["hand"]) > 0
            place = table(dora).players[2]
            assert isinstance(place, PersonPlayer)
            assert place.name == "Дора"
            assert place.played
            assert any(
                "Дора takes over from the bot" in line for told in latest(bob).told for line in told.lines
            )


async def test_a_game_ends_when_all_want_to_stop(server: Running) -> None:
    async with watched(server, 2) as ((ann, bob), watcher):
        assert (await refusal(watcher.ask("vote_end", game=1, agree=True))).key == "only-watching"
        await ann.ask("vote_end", game=1, agree=True)
        await settled([bob])
        ending = table(bob).hosting.ending
        assert ending is not None
        assert (ending.agreed, ending.asked) == ((0,), (0, 1))
        await bob.ask("vote_end", game=1, agree=False)
        await settled([ann])
        assert table(ann).hosting.ending is None
        assert news(ann) == ["Person 1 would rather play on"]
        for seat in (ann, bob):
            await seat.ask("vote_end", game=1, agree=True)
        await settled([ann, watcher])
        result = latest(ann).result
        assert result is not None
        assert result.reason == "agreed"
        assert table(ann).phase == "over"
        assert table(ann).wins == (0, 0)
        assert latest(watcher).told[-1].lines == (
            "All players agree to stop: the game ends without a result",
        )


async def test_a_game_is_paused_when_all_agree_and_any_of_them_lets_it_go_on(server: Running) -> None:
    async with watched(server, 2) as ((ann, bob), watcher):
        assert (await refusal(watcher.ask("pause", game=1, paused=True))).key == "only-watching"
        await ann.ask("pause", game=1, paused=True)
        await settled([bob, watcher])
        for seat in (bob, watcher):
            pausing = table(seat).hosting.pausing
            assert pausing is not None
            assert (pausing.agreed, pausing.asked) == ((0,), (0, 1))
            assert not latest(seat).paused
        await bob.ask("pause", game=1, paused=False)
        await settled([ann])
        assert table(ann).hosting.pausing is None
        assert news(ann) == ["Person 1 would rather play on"]
        for seat in (bob, ann):
            await seat.ask("pause", game=1, paused=True)
        await settled([ann, bob, watcher])
        assert latest(watcher).paused
        assert latest(watcher).told[-1].lines == ("Person 1 pauses the game",)
        assert table(bob).hosting.pausing is None
        await ann.ask("pause", id="on", game=1, paused=False)
        await bob.ask("pause", game=1, paused=True)
        await ann.ask("pause", id="on", game=1, paused=False)  # the request arrives late once more
        await settled([bob])
        assert not latest(bob).paused
        assert table(bob).hosting.pausing is not None


@pytest.mark.parametrize("clock", [None, {"type": "days", "days": 2}])
async def test_only_in_a_correspondence_game_a_pause_needs_the_absent_player(
    server: Running, clock: dict[str, Any] | None
) -> None:
    async with people(server, 2) as (ann, bob):
        if clock is not None:
            await ann.ask("set_clock", clock=clock)
        for seat in (ann, bob):
            await seat.ask("ready", ready=True)
        await ann.game()
        await bob.close()
        await ann.until(lambda _: _is_away(ann, 1))
        await ann.ask("pause", game=1, paused=True)
        await settled([ann])
        assert latest(ann).paused == (clock is None)
        assert (table(ann).hosting.pausing is None) == (clock is None)


async def test_giving_up_ends_the_game_where_the_host_has_set_it_so(server: Running) -> None:
    async with people(server, 3) as seats:
        await seats[0].ask("set_conceding", ends=True)
        for seat in seats:
            await seat.ask("ready", ready=True)
        for seat in seats:
            await seat.game()
        assert table(seats[1]).hosting.concede_ends
        await seats[2].ask("concede", seat=2, game=1)
        await settled(seats)
        result = latest(seats[0]).result
        assert result is not None
        assert (result.reason, result.places) == ("given_up", (1, 1, 2))
        assert latest(seats[0]).told[-1].lines == ("This ends the game",)


async def test_in_yokai_names_and_guests_names_are_no_messages(server: Running) -> None:
    async with people(server, 2, of="yokai") as (ann, bob), server.client() as friend:
        await friend.call_me("Left of the kappa")
        for seat in (ann, bob):
            await seat.ask("ready", ready=True)
            await seat.joined()
        await ann.game()
        async with friend.join(table(ann).watching) as watcher:
            await watcher.game()
            await settled([ann])
            assert [one.name for one in table(ann).hosting.guests] == [""]
        heard = len(ann.received)
        await bob.ask("rename", name="Kappa above")
        assert (await bob.client.ask("POST", "/api/me", {"name": "Kappa above"}))["waits"]
        await settled([ann, bob])
        assert [one for one in ann.received[heard:] if isinstance(one, GameMessage)] == []
        assert latest(ann).names == ("Person 0", "Person 1")
        assert table(bob).name == "Kappa above"
        for seat in (ann, bob):
            await seat.ask("vote_end", game=1, agree=True)
        await ann.until(
            lambda one: any(
                isinstance(place, PersonPlayer) and place.name == "Kappa above"
                for place in table(one).players
            )
        )


async def test_a_request_that_is_sent_twice_is_done_once(server: Running) -> None:
    async with game(server, 2) as (ann, bob):
        for _ in range(2):
            await ann.ask("renew_link", id="link")
        links = table(ann).invitation
        await ann.ask("vote_end", id="vote", game=1, agree=True)
        await bob.ask("vote_end", id="no", game=1, agree=False)
        await ann.ask("vote_end", id="vote", game=1, agree=True)
        assert table(ann).hosting.ending is None
        assert table(ann).invitation == links
