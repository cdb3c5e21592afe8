"""Five thousand messages that nobody should send, over WebSockets at tables of all five games, besides requests over
HTTP and handfuls of bytes: each is answered or refused, nothing falls over, and nothing is left behind. The same ones
every time; a hundred thousand at night, and as many requests and handfuls of bytes.

The server is a process of its own, so that its memory is its own, too.
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
from yakai.client import Client, Seat
from yakai.core.errors import YakaiError
from yakai.web.messages import Pong, Refused
from yakai.web.ws.decode import decoded
from yakai.web.ws.requests import AllowWatchingRequest

NIGHTLY: Final = bool(os.environ.get("YAKAI_NIGHTLY"))
AT_ONCE: Final = 25
AT_A_TABLE: Final = 20_000 if NIGHTLY else 1_000
"""So many messages for each game, …"""

PORTIONS: Final = range(4 if NIGHTLY else 1)
OTHERWISE: Final = 25_000 if NIGHTLY else 750
"""… so many requests over HTTP, and so many handfuls of bytes, in each of these portions."""

FLAT: Final = 4 * 2**20
"""By so many bytes the server's memory may grow after the first fifth: what the database keeps at hand, sentences that
were said before, and how the system's own share is cut. By night that is 210 bytes a request, and 6 KiB a table.
"""

CACHED: Final = 1024 if NIGHTLY else 0
"""So many addresses and cookies the framework remembers: by night from the beginning, lest it look like growing."""

LINES: Final = 2_000
"""So many lines come and go: more than are there before the oldest are looked through for what is left of them."""

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
def nothing_falls_over(server: Process) -> Iterator[None]:
    yield
    assert "Traceback" not in server.log
    wait_until_all_have_gone(server)


def wait_until_all_have_gone(server: Process) -> None:
    until = time.monotonic() + SECONDS
    while connections(server) != {"player": 0, "guest": 0, "spectator": 0, "http": 1}:
        assert time.monotonic() < until, "somebody is still counted who has gone"
        time.sleep(0.01)


def connections(server: Process) -> dict[str, int]:
    """How many there are of each kind; whoever asks is one of them."""
    with urlopen(f"{server.url}/metrics", timeout=SECONDS) as answer:
        return {
            kind: int(many)
            for kind, many in re.findall(r'yakai_connections{kind="(\w+)"} (\d+)', answer.read().decode())
        }


def grown(taken: Sequence[int]) -> int:
    """By how much memory has grown after the first fifth."""
    return taken[-1] - taken[len(taken) // 5]


@pytest.mark.parametrize("of", GAMES)
def test_whatever_is_said_at_a_table_is_answered_or_refused(server: Process, of: str) -> None:
    assert grown(said_at_tables(server, of, AT_A_TABLE)) < FLAT


def test_a_server_that_keeps_what_it_reads_is_noticed(tmp_path: Path) -> None:
    with serving(tmp_path, KEEPS_ALL, YAKAI_PLAIN="1") as server:
        assert grown(said_at_tables(server, "sketch", 500)) > FLAT


def test_what_comes_and_goes_leaves_nothing_behind(server: Process) -> None:
    assert grown(lines_that_come_and_go(server)) < FLAT


def test_a_server_that_seldom_looks_for_what_they_left_is_noticed(tmp_path: Path) -> None:
    with serving(tmp_path, SELDOM_COLLECTS) as server:
        assert grown(lines_that_come_and_go(server)) > FLAT


def lines_that_come_and_go(server: Process) -> list[int]:
    """How much memory the server has taken after each handful of them."""
    taken: list[int] = []

    async def come_and_go() -> None:
        client = server.client()
        key = (await client.open_table("yak", 2)).invitation
        for _ in range(LINES // AT_ONCE):
            async with AsyncExitStack() as stack:
                for _ in range(AT_ONCE):
                    await (await stack.enter_async_context(client.join(key))).joined()
            wait_until_all_have_gone(server)
            taken.append(server.memory)

    asyncio.run(come_and_go())
    return taken


def said_at_tables(server: Process, of: str, messages: int) -> list[int]:
    """So many messages, at one table after the other; how much memory the server has taken after each table."""
    taken: list[int] = []
    clients = [server.client() for _ in range(GAMES[of] + 1)]

    @fuzzing(messages)
    @seed(0)
    @given(
        st.lists(st.tuples(st.integers(0, GAMES[of]), MESSAGES), min_size=AT_ONCE, max_size=AT_ONCE),
        st.booleans(),
    )
    def fuzz(messages: list[tuple[int, str | bytes | int]], begun: bool) -> None:
        asyncio.run(said_at_a_table(clients, of, messages, begun))
        taken.append(server.memory)

    fuzz()
    return taken


async def said_at_a_table(
    clients: list[Client], of: str, messages: list[tuple[int, str | bytes | int]], begun: bool
) -> None:
    async with AsyncExitStack() as stack:
        lines: list[Seat] = []
        key = ""
        for place, client in enumerate(clients[:-1]):
            key = key or (await client.open_table(of, GAMES[of])).invitation
            seat = await stack.enter_async_context(client.join(key))
            await seat.joined()
            if place:
                await seat.ask("sit", seat=place)
            lines.append(seat)
        lines.append(await stack.enter_async_context(clients[-1].join(table(lines[0]).watching)))
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
    return isinstance(request, AllowWatchingRequest) and not request.allowed


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


def answered(server: Process, said: bytes, then: bytes = b"", whole: bool = True) -> bytes:
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


@pytest.mark.parametrize("portion", PORTIONS)
def test_whatever_is_asked_over_http_is_answered(server: Process, portion: int) -> None:
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
def test_whatever_comes_over_a_line_ends_at_most_that_line(server: Process, portion: int) -> None:
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
        wait_until_all_have_gone(server)
        taken.append(server.memory)

    fuzz()
    assert grown(taken) < FLAT
