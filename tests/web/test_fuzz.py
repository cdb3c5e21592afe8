"""Invalid and random messages at tables of all five games, HTTP requests and raw bytes: each message is answered or
refused, the server logs no traceback, and its memory does not grow. Five thousand messages, the same at each run; a
hundred thousand at night.

The server is a process of its own, so that its memory can be measured.
"""

import asyncio
import os
import re
import socket
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final
from urllib.parse import urlsplit
from urllib.request import urlopen

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.e2e.serving import SAME_LUCK
from tests.faults.process import Process, process
from tests.web.fuzzing import HTTP, KNOWN_PATHS, MESSAGES
from tests.web.playing import latest, table
from tests.web.running import SECONDS
from tests.web.test_odd_frames import handshake
from tests.web.test_recall import GAMES
from yakai.client import Client, TableConnection
from yakai.core.errors import YakaiError
from yakai.web.messages import Pong, Refused
from yakai.web.ws.decode import decoded
from yakai.web.ws.requests import AllowWatchingRequest

NIGHTLY: Final = bool(os.environ.get("YAKAI_NIGHTLY"))
AT_ONCE: Final = 25
AT_A_TABLE: Final = 20_000 if NIGHTLY else 1_000
"""Messages for each game."""

PORTIONS: Final = range(4 if NIGHTLY else 1)
OTHERWISE: Final = 25_000 if NIGHTLY else 750
"""HTTP requests, and strings of raw bytes, in each portion."""

FLAT: Final = 4 * 2**20
"""Bytes by which the server's memory may grow after the first fifth of a test: caches of the database and of texts, and
fragmentation. At night that is 210 bytes a request, and 6 KiB a table.
"""

CACHED: Final = 1024 if NIGHTLY else 0
"""Addresses and cookies that the framework caches. At night its caches are filled first, so that they do not grow."""

CONNECTIONS: Final = 2_000
"""Connections that open and close: enough to start several garbage collections of the oldest generation."""

UNLOAD_SOON: Final = """
import yakai.table.tables
yakai.table.tables.UNLOAD_AFTER = 0.05
"""
KEEPS_ALL: Final = """
from yakai.web.ws import inbox
decoded, kept = inbox.decoded, []
def keeping(message):
    kept.append(bytes(50_000))
    return decoded(message)
inbox.decoded = keeping
"""
SELDOM_COLLECTS: Final = """
import sys, yakai.cli
sys.modules["yakai.cli.serve"].GC_THRESHOLDS = (1_000_000, 50, 50)
"""


def fuzzing(messages: int) -> settings:
    return settings(
        max_examples=messages // AT_ONCE,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        print_blob=False,
        phases=[Phase.generate],  # as it is, and at once: to make it smaller takes long
    )


@contextmanager
def serving(data: Path, before: str = "", **environment: str) -> Iterator[Process]:
    luck = "" if NIGHTLY else SAME_LUCK
    with process(data, luck + UNLOAD_SOON + before, YAKAI_SYNCHRONOUS="OFF", **environment) as server:
        for path in (*KNOWN_PATHS, *(f"/t/{number}" for number in range(CACHED))):
            head = (
                f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\ncookie: yakai={path}\r\n\r\n"
            )
            answered(server, head.encode())
        yield server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("data")) as one:
        yield one


@pytest.fixture(autouse=True)
def no_traceback_and_no_connection_left(server: Process) -> Iterator[None]:
    yield
    assert "Traceback" not in server.log
    wait_until_all_are_closed(server)


def wait_until_all_are_closed(server: Process) -> None:
    until = time.monotonic() + SECONDS
    while connections(server) != {"player": 0, "guest": 0, "spectator": 0, "http": 1}:
        assert time.monotonic() < until, "a closed connection is still counted"
        time.sleep(0.01)


def connections(server: Process) -> dict[str, int]:
    """The server's connections by kind, with the one that asks."""
    with urlopen(f"{server.url}/metrics", timeout=SECONDS) as answer:
        return {
            kind: int(many)
            for kind, many in re.findall(r'yakai_connections{kind="(\w+)"} (\d+)', answer.read().decode())
        }


def grown(taken: Sequence[int]) -> int:
    """The growth of memory after the first fifth."""
    return taken[-1] - taken[len(taken) // 5]


@pytest.mark.parametrize("of", GAMES)
def test_every_message_at_a_table_is_answered_or_refused(server: Process, of: str) -> None:
    assert grown(sent_to_tables(server, of, AT_A_TABLE)) < FLAT


def test_a_server_that_keeps_what_it_reads_is_noticed(tmp_path: Path) -> None:
    with serving(tmp_path, KEEPS_ALL, YAKAI_PLAIN="1") as server:
        assert grown(sent_to_tables(server, "sketch", 500)) > FLAT


def test_closed_connections_leave_no_memory_behind(server: Process) -> None:
    assert grown(connections_that_come_and_go(server)) < FLAT


def test_a_server_that_seldom_collects_garbage_is_noticed(tmp_path: Path) -> None:
    with serving(tmp_path, SELDOM_COLLECTS) as server:
        assert grown(connections_that_come_and_go(server)) > FLAT


def connections_that_come_and_go(server: Process) -> list[int]:
    """The server's memory after each batch of connections."""
    taken: list[int] = []

    async def come_and_go() -> None:
        client = server.client()
        key = (await client.open_table("yak", 2)).invitation
        for _ in range(CONNECTIONS // AT_ONCE):
            async with AsyncExitStack() as stack:
                for _ in range(AT_ONCE):
                    await (await stack.enter_async_context(client.join(key))).joined()
            wait_until_all_are_closed(server)
            taken.append(server.memory)

    asyncio.run(come_and_go())
    return taken


def sent_to_tables(server: Process, of: str, messages: int) -> list[int]:
    """Send messages to one table after the other; return the server's memory after each table."""
    taken: list[int] = []
    clients = [server.client() for _ in range(GAMES[of] + 1)]

    @fuzzing(messages)
    @seed(0)
    @given(
        st.lists(st.tuples(st.integers(0, GAMES[of]), MESSAGES), min_size=AT_ONCE, max_size=AT_ONCE),
        st.booleans(),
    )
    def fuzz(messages: list[tuple[int, str | bytes | int]], begun: bool) -> None:
        asyncio.run(sent_to_a_table(clients, of, messages, begun))
        taken.append(server.memory)

    fuzz()
    return taken


async def sent_to_a_table(
    clients: list[Client], of: str, messages: list[tuple[int, str | bytes | int]], begun: bool
) -> None:
    async with AsyncExitStack() as stack:
        seats: list[TableConnection] = []
        key = ""
        for place, client in enumerate(clients[:-1]):
            key = key or (await client.open_table(of, GAMES[of])).invitation
            seat = await stack.enter_async_context(client.join(key))
            await seat.joined()
            if place:
                await seat.ask("sit", seat=place)
            seats.append(seat)
        seats.append(await stack.enter_async_context(clients[-1].join(table(seats[0]).watching)))
        await seats[-1].joined()
        if begun:
            for seat in seats[:-1]:
                await seat.ask("ready", ready=True)
        for who, message in messages:
            with suppress(ConnectionClosed, ConnectionResetError):
                await send(seats[who], None if who == GAMES[of] else who, message)
        unwatched = any(who == 0 and ends_watching(message) for who, message in messages)
        for seat in seats:
            await all_answered(seat)
            # A spectator who goes on sending after being sent away may be cut off before reading the reason.
            gone = unwatched and seat is seats[-1] and seat.gone in ("watching-is-off", None)
            assert seat.connected or gone, (seat.gone, messages)
            refused = {one.key for one in seat.received if isinstance(one, Refused)}
            assert "something-went-wrong" not in refused, messages


def ends_watching(message: str | bytes | int) -> bool:
    """Whether a host would send all spectators away with this message. (Random messages never guess the alias of a
    player who could be removed.)
    """
    if isinstance(message, int):
        return False
    try:
        request = decoded(message)
    except YakaiError:
        return False
    return isinstance(request, AllowWatchingRequest) and not request.allowed


async def all_answered(seat: TableConnection) -> None:
    """Wait until all messages are answered, or the connection has ended."""
    before = pongs(seat)
    with suppress(ConnectionClosed, ConnectionResetError):
        await seat.send(b'{"type":"ping"}')
    await seat.until(lambda one: not one.connected or pongs(one) > before, SECONDS)


def pongs(seat: TableConnection) -> int:
    return sum(isinstance(one, Pong) for one in seat.received)


async def send(seat: TableConnection, place: int | None, message: str | bytes | int) -> None:
    """Send a message or, for a number, an action that is legal now."""
    assert seat._socket is not None
    if not isinstance(message, int):
        await seat._socket.send(message)
    elif place is not None and seat.latest is not None and seat.legal:
        move = {"seat": place, "game": latest(seat).game, "action": seat.legal.sample(Random(message))}
        await seat._socket.send(msgspec.json.encode({"type": "act", "id": f"{message}", **move}).decode())


def answered(server: Process, said: bytes, then: bytes = b"", whole: bool = True) -> bytes:
    """Send bytes, and return what is received until the server closes; without `whole` close at once."""
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


@pytest.mark.parametrize("portion", PORTIONS)
def test_every_http_request_is_answered(server: Process, portion: int) -> None:
    taken: list[int] = []

    @fuzzing(OTHERWISE)
    @seed(portion)
    @given(st.lists(HTTP, min_size=AT_ONCE, max_size=AT_ONCE))
    def fuzz(requests: list[bytes]) -> None:
        for request in requests:
            answer = answered(server, request)
            status = answer.partition(b" ")[2][:3]
            assert status.isdigit(), (request, answer)
            assert int(status) < 500, (request, answer)
        taken.append(server.memory)

    fuzz()
    assert grown(taken) < FLAT


@pytest.mark.parametrize("portion", PORTIONS)
def test_raw_bytes_end_at_most_their_own_connection(server: Process, portion: int) -> None:
    taken: list[int] = []

    @fuzzing(OTHERWISE)
    @seed(portion)
    @given(st.lists(st.tuples(st.booleans(), st.binary(max_size=60)), min_size=AT_ONCE, max_size=AT_ONCE))
    def fuzz(flings: list[tuple[bool, bytes]]) -> None:
        for upgraded, fling in flings:
            if upgraded:
                answered(server, handshake(b"/ws/x"), fling or b"\x00", whole=False)
            else:
                answered(server, fling + b"\r\n\r\n", whole=False)
        wait_until_all_are_closed(server)
        taken.append(server.memory)

    fuzz()
    assert grown(taken) < FLAT
