"""Thousands of messages that nobody should send, over HTTP and WebSocket, in all five games: each is answered or
refused, nothing falls over, and nothing is left behind. The same ones every time; a hundred thousand at night.
"""

import asyncio
import gc
import logging
import os
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from random import Random
from urllib.parse import urlsplit

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.web.fuzzing import HTTP, MESSAGES
from tests.web.playing import latest, table
from tests.web.running import SECONDS, Running, running
from tests.web.test_odd_frames import handshake, tracebacks
from tests.web.test_recall import GAMES
from yakai.client import Seat
from yakai.core.errors import YakaiError
from yakai.web.messages import Pong, Refused
from yakai.web.reading import decoded
from yakai.web.wishes import AllowWatching

__all__ = ["tracebacks"]

AT_ONCE = 25
IN_ALL = 100_000 if os.environ.get("YAKAI_NIGHTLY") else 5_000
SHARE = IN_ALL // AT_ONCE // (len(GAMES) + 2)
"""Each game, HTTP and bare bytes get as many messages."""

LEFT = 2000
"""So many things of ours more may be there at the end of a night than after its first part."""

FUZZ = settings(
    max_examples=SHARE,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    print_blob=False,
    phases=[Phase.generate],  # as it is, and at once: to make it smaller takes long
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    patch = pytest.MonkeyPatch()
    patch.setattr("yakai.table.tables.PUT_AWAY", 0.05)
    with running(tmp_path_factory.mktemp("data"), synchronous="OFF", tables_per_hour=10**6) as one:
        yield one
    patch.undo()


@pytest.fixture(autouse=True)
def nothing_falls_over(server: Running, tracebacks: list[logging.LogRecord]) -> Iterator[None]:
    yield
    assert [record.getMessage() for record in tracebacks] == []
    server.wait_until(lambda: not server.house.connections)
    server.wait_until(lambda: server.house.inside() == 0)
    assert not server.house.lines


@pytest.mark.parametrize("of", GAMES)
def test_whatever_is_said_at_a_table_is_answered_or_refused(server: Running, of: str) -> None:
    kept: list[int] = []

    @FUZZ
    @given(
        st.lists(st.tuples(st.integers(0, GAMES[of]), MESSAGES), min_size=AT_ONCE, max_size=AT_ONCE),
        st.booleans(),
    )
    def fuzz(messages: list[tuple[int, str | bytes | int]], begun: bool) -> None:
        asyncio.run(said_at_a_table(server, of, messages, begun))
        kept.append(things_kept() if len(kept) % 100 == 99 else 0)

    fuzz()
    some = [one for one in kept if one]
    assert not some or some[-1] - some[len(some) // 5] < LEFT, some


def things_kept() -> int:
    """How many things of ours there are in memory, in which Hypothesis keeps far more of its own."""
    gc.collect()
    return sum(str(type(thing).__module__).startswith("yakai.") for thing in gc.get_objects())


async def said_at_a_table(
    server: Running, of: str, messages: list[tuple[int, str | bytes | int]], begun: bool
) -> None:
    async with AsyncExitStack() as stack:
        lines: list[Seat] = []
        key = ""
        for place in range(GAMES[of]):
            visitor = server.visitor()
            key = key or (await visitor.open_table(of, GAMES[of])).invitation
            seat = await stack.enter_async_context(visitor.join(key))
            await seat.joined()
            if place:
                await seat.ask("sit", seat=place)
            lines.append(seat)
        lines.append(await stack.enter_async_context(server.visitor().join(table(lines[0]).watching)))
        await lines[-1].joined()
        if begun:
            for seat in lines[:-1]:
                await seat.ask("ready", ready=True)
        for who, message in messages:
            with suppress(ConnectionClosed, ConnectionResetError):
                await said(lines[who], None if who == GAMES[of] else who, message)
        unwatched = any(who == 0 and ends_watching(message) for who, message in messages)
        for line in lines:
            await heard_out(line)
            # Whoever talks on after they were sent away may find the line cut before they have read why.
            gone = unwatched and line is lines[-1] and line.gone in ("watching-is-off", None)
            assert line.connected or gone, (line.gone, messages)
            refused = {one.key for one in line.heard if isinstance(one, Refused)}
            assert "something-went-wrong" not in refused, messages


def ends_watching(message: str | bytes | int) -> bool:
    """Whether a host would send everybody away by it who only looks on. (Nobody guesses by which word a player is
    called who could be turned out.)
    """
    if isinstance(message, int):
        return False
    try:
        request = decoded(message)
    except YakaiError:
        return False
    return isinstance(request, AllowWatching) and not request.allowed


async def heard_out(line: Seat) -> None:
    """Wait until all that was said is answered, or the line has ended."""
    before = pongs(line)
    with suppress(ConnectionClosed, ConnectionResetError):
        await line.send(b'{"type":"ping"}')
    await line.until(lambda one: not one.connected or pongs(one) > before, SECONDS)


def pongs(line: Seat) -> int:
    return sum(isinstance(one, Pong) for one in line.heard)


async def said(line: Seat, place: int | None, message: str | bytes | int) -> None:
    """One message goes over a line, or what whoever is there may do just then."""
    assert line._socket is not None
    if not isinstance(message, int):
        await line._socket.send(message)
    elif place is not None and line.latest is not None and line.legal:
        move = {"seat": place, "game": latest(line).game, "action": line.legal.sample(Random(message))}
        await line._socket.send(msgspec.json.encode({"type": "act", "id": f"{message}", **move}).decode())


def answered(server: Running, said: bytes, then: bytes = b"", whole: bool = True) -> bytes:
    """What comes back until the server ends it; or what comes at once, and then nobody listens any more."""
    address = urlsplit(server.url)
    with socket.create_connection((address.hostname, address.port), timeout=SECONDS) as peer:
        try:
            peer.sendall(said)
            if then:
                peer.recv(65536)
                peer.sendall(then)
            if not whole:
                return b""
            return b"".join(iter(lambda: peer.recv(65536), b""))
        except ConnectionError:
            return b""


def test_whatever_is_asked_over_http_is_answered(server: Running) -> None:
    @FUZZ
    @given(st.lists(HTTP, min_size=AT_ONCE, max_size=AT_ONCE))
    def fuzz(requests: list[bytes]) -> None:
        for request in requests:
            answer = answered(server, request)
            status = answer.partition(b" ")[2][:3]
            assert status.isdigit(), (request, answer)
            assert int(status) < 500, (request, answer)

    fuzz()


def test_whatever_comes_over_a_line_ends_at_most_that_line(server: Running) -> None:
    @FUZZ
    @given(st.lists(st.tuples(st.booleans(), st.binary(max_size=60)), min_size=AT_ONCE, max_size=AT_ONCE))
    def fuzz(flings: list[tuple[bool, bytes]]) -> None:
        for upgraded, fling in flings:
            if upgraded:
                answered(server, handshake(b"/ws/x"), fling or b"\x00", whole=False)
            else:
                answered(server, fling + b"\r\n\r\n", whole=False)

    fuzz()
