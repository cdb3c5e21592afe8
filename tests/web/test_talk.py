"""Talk at a table: what each connection is sent of it, and what is refused."""

from pathlib import Path
from typing import Any

import pytest

from tests.web.playing import game, latest, on_turn, people, refusal, settled, table, watched
from tests.web.running import Running, running
from yakai.client import TableConnection
from yakai.web.limits.rate_limits import REACTIONS_AT_ONCE, REMARKS_AT_ONCE
from yakai.web.messages import ReactedMessage, SaidMessage, SaidRemark, TalkMessage, UnsaidMessage

pytestmark = pytest.mark.anyio


def received(seat: TableConnection, *kinds: Any) -> list[Any]:
    return [message for message in seat.received if isinstance(message, kinds)]


def remarks(seat: TableConnection) -> list[SaidRemark]:
    return [message.remark for message in received(seat, SaidMessage)]


async def test_all_are_sent_a_remark_and_a_later_connection_gets_it_too(server: Running) -> None:
    async with watched(server, 2) as (seats, watcher):
        await seats[1].ask("say", text="Hello, <b>you</b>!")
        await watcher.ask("say", text="and me")
        await settled([*seats, watcher])
        first, second = remarks(seats[0])
        assert (first.n, first.name, first.seat, first.text) == (1, "Person 1", 1, "Hello, <b>you</b>!")
        assert (second.n, second.name, second.seat) == (2, "", None)
        assert [first.who, second.who] == [table(seats[1]).you, table(watcher).you]
        assert remarks(seats[0]) == remarks(seats[1]) == remarks(watcher)
        await seats[0].ask("unsay", n=2)
        await settled([*seats, watcher])
        assert [received(one, UnsaidMessage) for one in (*seats, watcher)] == [[UnsaidMessage(2)]] * 3
        async with server.client() as late, late.join(table(watcher).watching) as other:
            talk = await other.message(TalkMessage)
            assert talk.remarks == (first,)
        assert (await refusal(seats[1].ask("unsay", n=1))).key == "host-only"
        assert (await refusal(watcher.ask("unsay", n=1))).key == "only-watching"
        assert (await refusal(watcher.ask("say", text=" "))).key == "remark-is-wrong"
        assert (await refusal(watcher.ask("react", reaction="spit"))).key == "message-cannot-be-read"


async def test_a_restart_keeps_what_was_said_and_the_same_id_is_said_once(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with people(server, 1) as (ann,):
            for _ in range(2):
                await ann.ask("say", text="before", id="mine")
            client, key = ann.client, ann.key
    with running(tmp_path) as server:
        client.url = server.url
        async with client.join(key) as ann:
            talk = await ann.message(TalkMessage)
            assert [one.text for one in talk.remarks] == ["before"]
            await ann.ask("say", text="before", id="mine")
            await ann.ask("say", text="after")
            assert [one.text for one in remarks(ann)] == ["after"]


async def test_yokai_is_silent_in_words_of_the_readers_language(server: Running) -> None:  # YOK-14
    async with people(server, 2, of="yokai") as seats:
        await seats[0].ask("say", text="good luck")
        for seat in seats:
            await seat.ask("ready", ready=True)
        for seat in seats:
            assert (await seat.game()).silent
            for signal in (seat.ask("say", text="left!"), seat.ask("react", reaction="clap")):
                assert (await refusal(signal)).key == "talk-is-silent"
        async with server.client("uk") as guest, guest.join(table(seats[0]).watching) as watcher:
            refused = await refusal(watcher.ask("say", text="ліворуч!"))
            assert "Йокаї" in refused.text
        await settled(seats)
        assert [one.text for one in remarks(seats[1])] == ["good luck"]


async def test_who_talks_too_much_is_told_so_and_reactions_are_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yakai.web.limits.rate_limits.REMARKS_PER_SECOND", 1e-6)
    monkeypatch.setattr("yakai.web.limits.rate_limits.REACTIONS_PER_SECOND", 1e-6)
    with running(tmp_path) as server:
        await talk_too_much(server)


async def talk_too_much(server: Running) -> None:
    async with game(server, 2) as seats:
        assert not latest(seats[0]).silent
        for number in range(REMARKS_AT_ONCE):
            await seats[0].ask("say", text=str(number))
        keys = {(await refusal(seats[0].ask("say", text="more"))).key for _ in range(3)}
        assert keys == {"too-fast"}
        for _ in range(REACTIONS_AT_ONCE + 10):
            await seats[0].ask("react", reaction="party")
        await seats[1].ask("say", text="hush")
        await settled(seats)
        assert [one.text for one in remarks(seats[1])][REMARKS_AT_ONCE:] == ["hush"]
        reacted = received(seats[1], ReactedMessage)
        assert len(reacted) == REACTIONS_AT_ONCE
        assert reacted[0] == ReactedMessage(table(seats[0]).you, "Person 0", 0, "party")


async def test_remarks_and_reactions_from_one_address_are_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for what in ("REMARKS_PER_SECOND", "REACTIONS_PER_SECOND"):
        monkeypatch.setattr(f"yakai.web.limits.rate_limits.{what}", 1e-6)
    monkeypatch.setattr("yakai.web.limits.rate_limits.ADDRESS_FACTOR", 1)
    with running(tmp_path) as server:
        async with game(server, 2) as seats:
            for number in range(REMARKS_AT_ONCE):
                await seats[0].ask("say", text=str(number))
            assert (await refusal(seats[1].ask("say", text="more"))).key == "too-fast"
            for _ in range(REACTIONS_AT_ONCE):
                await seats[0].ask("react", reaction="party")
            await seats[1].ask("react", reaction="clap")
            await settled(seats)
            assert {one.seat for one in received(seats[0], ReactedMessage)} == {0}


async def test_the_host_says_who_may_talk_and_all_see_it(server: Running) -> None:
    async with watched(server, 2) as (seats, watcher):
        await seats[0].ask("set_talk", who="players")
        await settled([watcher])
        assert table(watcher).talk == "players"
        assert (await refusal(watcher.ask("react", reaction="clap"))).key == "talk-is-for-players"
        assert (await refusal(seats[1].ask("set_talk", who="all"))).key == "host-only"
        mover = on_turn(seats)
        assert mover is not None
        await mover.ask("say", text="hm")
