"""Nonsense, floods, giant messages and slow clients: each is refused or disconnected, and no other client notices."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.web.playing import eventually, game, in_step, latest, over, people, play_on, table
from tests.web.running import Running, running
from yakai.client import RefusedRequest, TableConnection
from yakai.table.live import LiveTable
from yakai.web.messages import (
    Gone,
    PersonPlayer,
    Refused,
)
from yakai.web.ws import outbox
from yakai.web.ws.decode import LARGEST
from yakai.web.ws.inbox import Inbox

pytestmark = pytest.mark.anyio


# Nonsense


@pytest.mark.parametrize(
    "nonsense",
    [
        "",
        "{",
        "[]",
        "null",
        "7",
        '{"type":"dance","id":"x"}',
        '{"type":"sit","id":"x"}',
        '{"type":"sit","id":"x","seat":"first"}',
        '{"type":"sit","id":"x","seat":0,"force":true}',
        '{"type":"sit","id":7,"seat":0}',
        '{"type":"sit","id":"","seat":0}',
        json.dumps({"type": "sit", "id": "x" * 65, "seat": 0}),
        '{"id":"x"}',
        "[" * 20_000,
        '{"type":"act","id":"x","game":1,"seat":0,"action":' + "[" * 20_000 + "]" * 20_000 + "}",
        "\ud83e\udd18",
        "夜会",
    ],
)
async def test_nonsense_is_refused_and_the_connection_stays_open(server: Running, nonsense: str) -> None:
    async with people(server, 1) as (ann,):
        heard = len(ann.received)
        await ann.send(nonsense.encode("utf-8", "surrogatepass").decode("utf-8", "replace"))
        await ann.ping()
        (refused,) = (message for message in ann.received[heard:] if isinstance(message, Refused))
        assert refused.key in {"message-cannot-be-read", "no-game-is-running"}
        assert refused.id in {None, "x"}
        assert refused.text not in ("", refused.key)


@pytest.mark.parametrize(
    "odd",
    [
        {"type": "sit", "seat": 10**30},
        {"type": "sit", "seat": -(10**400)},
        {"type": "set_seats", "seats": 10**18},
        {"type": "set_options", "options": {"first": 10**32}},
        {"type": "add_bot", "seat": 0, "bot": "x" * 5000},
    ],
    ids=lambda odd: odd["type"],
)
async def test_odd_numbers_and_endless_names_are_refused_with_a_readable_text(
    server: Running, odd: dict[str, Any]
) -> None:
    async with people(server, 1) as (ann,):
        heard = len(ann.received)
        await ann.send(json.dumps({"id": "odd", **odd}))
        await ann.ping()
        (refused,) = (message for message in ann.received[heard:] if isinstance(message, Refused))
        assert "{" not in refused.text
        assert len(refused.text) < 1000


async def test_a_state_larger_than_the_outbox_is_sent_all_the_same(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with game(server, 2) as seats:
        monkeypatch.setattr(outbox, "MOST_BYTES", 100)
        async with seats[0].client.join(seats[0].key) as again:
            assert (await again.game()).view == latest(seats[0]).view
        await play_on(seats, Random(1), 4)
        await in_step(seats)


async def test_binary_messages_are_refused_too(server: Running) -> None:
    async with people(server, 1) as (ann,):
        assert ann._socket is not None
        await ann._socket.send(b"\xff\xfe")
        assert (await ann.message(Refused)).key == "message-cannot-be-read"


async def test_a_message_that_is_too_large_is_refused_and_the_connection_stays_open(server: Running) -> None:
    async with people(server, 1) as (ann,):
        await ann.send(json.dumps({"type": "rename", "id": "x", "name": "x" * LARGEST}))
        assert (await ann.message(Refused)).key == "message-is-too-large"
        await ann.ask("rename", name="Ann")


async def test_a_giant_message_ends_only_its_own_connection(server: Running) -> None:
    async with game(server, 2) as seats:
        async with seats[0].client.join(seats[0].key) as second:
            await second.joined()
            with suppress(ConnectionClosed, OSError):
                await second.send("x" * (2 * 1024 * 1024))
            await second.until(lambda seat: not seat.connected)
        await play_on(seats, Random(1), 4)


async def may_rename(seat: TableConnection) -> bool:
    """Whether a client that was too fast may send again."""
    try:
        await seat.ask("rename", name="Ann")
    except RefusedRequest:
        await asyncio.sleep(0.1)
        return False
    return True


async def test_a_client_that_sends_too_fast_is_refused_until_it_has_waited(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_second=0.9, messages_at_once=10) as server:
        async with people(server, 1) as (ann,):
            heard = len(ann.received)
            for _ in range(40):
                await ann.send('{"type":"sit","id":"x","seat":0}')
            await ann.until(lambda seat: len(seat.received) - heard == 40)
            news = ann.received[heard:]
            refused = [message for message in news if isinstance(message, Refused)]
            assert {message.key for message in refused} == {"too-fast"}
            assert {message.id for message in refused} == {"x"}
            assert len(refused) >= 20
            async with asyncio.timeout(60):
                while not await may_rename(ann):
                    pass


@pytest.mark.parametrize(
    "message", ["{", '{"type":"glimpse"', "x" * (LARGEST + 1), '{"type":"ping"}'], ids=len
)
async def test_a_client_that_goes_on_after_refusals_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, message: str
) -> None:
    monkeypatch.setattr("yakai.web.limits.rate_limits.REFUSALS_BEFORE_CLOSE", 20)
    with running(tmp_path, messages_per_second=1e-6, messages_at_once=10) as server:
        async with people(server, 2) as (ann, bob):
            with suppress(ConnectionClosed, OSError):
                for _ in range(31):
                    await ann.send(message)
            await ann.until(lambda seat: not seat.connected)
            assert ann.gone == "too-fast"
            await bob.ping()


async def test_an_unknown_key_is_answered_clearly(server: Running) -> None:
    async with server.client() as ann, ann.join("guess") as seat:
        await seat.until(lambda one: not one.connected)
        assert seat.gone == "no-such-table"
        assert [type(message) for message in seat.received] == [Gone]


async def test_a_page_of_another_site_cannot_join(server: Running) -> None:
    async with people(server, 1) as (ann,):
        address = f"{server.url.replace('http', 'ws')}/ws/{ann.key}"
        with pytest.raises(InvalidStatus):
            await connect(address, origin="https://elsewhere.example", proxy=None)  # type: ignore[arg-type]
        async with connect(address, origin=server.url, proxy=None) as own:  # type: ignore[arg-type]
            assert b"table" in json.dumps(json.loads(await own.recv())).encode()


async def test_a_client_without_a_cookie_gets_one(server: Running) -> None:
    async with (
        people(server, 1) as (ann,),
        connect(f"{server.url.replace('http', 'ws')}/ws/{ann.key}", proxy=None) as socket,
    ):
        assert socket.response is not None
        assert "yakai=" in socket.response.headers["set-cookie"]


# Slow readers


async def test_a_client_that_does_not_read_delays_no_other_and_gets_a_fresh_state_later(
    tmp_path: Path,
) -> None:
    with running(tmp_path, send_buffer=4096) as server:
        async with game(server, 2) as seats, reading_nothing(server, table(seats[0]).watching) as slow:
            await seats[0].until(lambda seat: table(seat).spectators == 1)
            connection = next(one for one in server.connections if not one.invited)
            made = 0
            while not connection._outbox.behind:
                if over(seats[0]):
                    for seat in seats:
                        await seat.ask("again")
                    await in_step(seats)
                made += await play_on(seats, Random(made), 50)
                assert made < 5_000, "it never filled up"
            assert len(connection._outbox._queue) <= 64
            slow.transport.resume_reading()
            messages: list[Any] = []
            newest = (latest(seats[0]).game, latest(seats[0]).n)
            async with asyncio.timeout(60):
                while not messages or (messages[-1].get("game"), messages[-1].get("n")) != newest:
                    messages.append(json.loads(await slow.recv()))
            assert messages[-1]["view"]["turn"] == latest(seats[0]).view["turn"]
            assert messages[-1].get("fresh")
            assert messages[-2]["type"] == "table"
            await eventually(lambda: not connection._outbox.behind)
            if await play_on(seats, Random(1), 1):
                while (news := json.loads(await slow.recv()))["type"] != "game":
                    pass
                assert not news.get("fresh")
                assert [told["n"] for told in news["told"]] == list(range(newest[1] + 1, news["n"] + 1))


async def test_a_client_that_sends_requests_and_never_reads_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "MOST_ANSWERS", 100)
    with running(tmp_path, send_buffer=4096) as server:
        async with people(server, 2) as (ann, bob), reading_nothing(server, ann.key) as silent:
            connections = server.context.connections
            await eventually(lambda: len(connections) == 3)
            with suppress(ConnectionClosed, OSError):
                for _ in range(10_000):
                    await silent.send('{"type":"sit","id":"' + "x" * 64 + '","seat":99}')
            await eventually(lambda: len(connections) == 2)
            await bob.ask("rename", name="Still here")
            await ann.until(lambda seat: table(seat).players[1] == PersonPlayer("Still here", False, True))


@asynccontextmanager
async def reading_nothing(server: Running, key: str) -> AsyncIterator[ClientConnection]:
    """A connection with a tiny receive buffer that does not read, so that the server soon cannot write to it."""
    address = urlsplit(server.url)
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    plain.connect((address.hostname, address.port))
    plain.setblocking(False)
    async with connect(f"ws://{address.netloc}/ws/{key}", sock=plain, compression=None, max_queue=1) as slow:
        slow.transport.pause_reading()
        try:
            yield slow
        finally:
            slow.transport.abort()  # it would not read the server's close frame


async def test_a_glimpse_that_raises_an_error_is_dropped_and_the_next_message_is_handled(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: Any) -> None:
        raise RuntimeError("oh no")

    monkeypatch.setattr(LiveTable, "show_glimpse", fails)
    async with people(server, 2) as (ann, _):
        await ann.send(b'{"type":"glimpse","seat":0,"game":1,"glimpse":{}}')
        await ann.ping()
    server.wait_until(lambda: not server.context.connections)
    assert "a glimpse could not be shown" in caplog.text


async def test_any_other_message_that_raises_an_error_ends_the_connection_and_the_client_may_reconnect(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: Any) -> None:
        raise RuntimeError("oh no")

    async with people(server, 2) as (ann, bob):
        with monkeypatch.context() as patched:
            patched.setattr(Inbox, "_take", fails)
            with pytest.raises(ConnectionResetError):
                await ann.ask("ready", ready=True)
            assert ann.gone == "something-went-wrong"
        await bob.ping()
        await ann.connect()
        await ann.ask("ready", ready=True)
    server.wait_until(lambda: not server.context.connections)
    assert "a message could not be handled" in caplog.text
