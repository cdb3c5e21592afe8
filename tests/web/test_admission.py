"""Who may come in, and how long a request may take to be said."""

import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, cast
from urllib.parse import urlsplit

import h11
import pytest
import uvicorn

from tests.faults.process import process
from tests.web.playing import people
from tests.web.running import SECONDS, Running, running
from tests.web.test_http import ask
from tests.web.test_odd_frames import TEXT, frame, handshake
from tests.web.test_ws_protocol import Loop, Transport, app
from yakai.web.limits.admission import Admission, connection_limit
from yakai.web.limits.input_buffer import SLICE
from yakai.web.limits.send_timeout import SEND_TIMEOUT
from yakai.web.ops.uvicorn_protocols import (
    REQUEST_TIMEOUT,
    HttpProtocol,
    ProtocolState,
    WebSocketProtocol,
)

pytestmark = pytest.mark.anyio


WHOLE: Final = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"


class Peer(Transport):
    """Somebody from an address."""

    def __init__(self, address: str = "192.0.2.1", socket: socket.socket | None = None) -> None:
        super().__init__()
        self.address = address
        self.socket = socket
        self.said = b""
        self.protocol: Any = None

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_extra_info(self, name: str) -> Any:
        known = {"peername": (self.address, 4321) if self.address else None, "socket": self.socket}
        return known.get(name)

    def write(self, data: bytes) -> None:
        super().write(data)
        self.said += data


class Tasks(Loop):
    """Requests are not answered here."""

    def create_task(self, doing: Any) -> Any:
        doing.close()
        return cast("Any", type("Task", (), {"add_done_callback": lambda *_: None})())


def at_the_door(
    admission: Admission | None = None, address: str = "192.0.2.1"
) -> tuple[HttpProtocol, Tasks, Peer]:
    loop, peer = Tasks(), Peer(address)
    config = uvicorn.Config(app, ws=WebSocketProtocol, log_config=None)
    door = HttpProtocol(
        config, ProtocolState(Admission(10, 10) if admission is None else admission), {}, cast("Any", loop)
    )
    door.connection_made(cast("Any", peer))
    return door, loop, peer


# So many


def test_when_the_house_is_full_whoever_comes_is_told_so_and_let_go() -> None:
    admission = Admission(2, 10)
    inside = [at_the_door(admission, f"192.0.2.{number}") for number in range(2)]
    _, loop, late = at_the_door(admission, "192.0.2.9")
    assert (late.closing, loop.timers) == (True, [])
    assert late.said.startswith(b"HTTP/1.1 503 ")
    inside[0][0].connection_lost(None)
    assert not at_the_door(admission, "192.0.2.9")[2].closing
    assert len(admission) == 2


def test_one_address_takes_nothing_from_the_others() -> None:
    admission = Admission(10, 2)
    closing = [at_the_door(admission, address)[2].closing for address in ("192.0.2.1",) * 3 + ("192.0.2.2",)]
    assert closing == [False, False, True, False]


def test_a_proxy_brings_as_many_as_there_is_room_for() -> None:
    admission = Admission(5, 2, ["10.0.0.0/8"])
    assert [at_the_door(admission, "10.1.2.3")[2].closing for _ in range(6)] == [False] * 5 + [True]


def test_whoever_was_not_let_in_does_not_count_when_they_go() -> None:
    admission = Admission(1, 1)
    at_the_door(admission)
    at_the_door(admission)[0].connection_lost(None)
    assert len(admission) == 1


def test_whoever_comes_when_the_server_has_said_goodbye_to_all_is_let_go() -> None:
    admission = Admission(10, 10)
    admission.close()
    _, loop, late = at_the_door(admission)
    assert (late.closing, loop.timers, len(admission)) == (True, [], 0)


def test_there_is_room_for_as_many_as_the_system_lets_us_have() -> None:
    assert connection_limit(1) == 1
    assert 1 <= connection_limit(10**9) <= 10**9


# In good time


def rings(loop: Tasks) -> list[float]:
    return [timer.seconds for timer in loop.timers if not timer.cancelled]


def test_whoever_says_nothing_is_cut_off() -> None:
    _, loop, peer = at_the_door()
    assert rings(loop) == [REQUEST_TIMEOUT]
    loop.ring()
    assert peer.aborted


def test_whoever_says_half_a_head_is_cut_off_however_often_they_add_to_it() -> None:
    door, loop, peer = at_the_door()
    for part in (b"GET / HTTP/1.1\r\n", b"host: x\r\n", b"a: b\r\n", b"c: d\r\n"):
        door.data_received(part)
    assert rings(loop) == [REQUEST_TIMEOUT]
    assert len(loop.timers) == 1  # it was not set anew
    loop.ring()
    assert peer.aborted


def test_whoever_says_half_a_body_is_cut_off_too() -> None:
    door, loop, _ = at_the_door()
    door.data_received(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nab")
    assert rings(loop) == [REQUEST_TIMEOUT]
    door.data_received(b"cde")
    assert rings(loop) == []


def test_a_whole_request_has_all_the_time_in_the_world() -> None:
    door, loop, _ = at_the_door()
    door.data_received(WHOLE)
    assert rings(loop) == []


async def test_a_line_has_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WebSocketProtocol, "handle_connect", lambda *_: None)
    door, loop, peer = at_the_door()
    door.data_received(
        b"GET /ws/x HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        b"sec-websocket-version: 13\r\nsec-websocket-key: eHh4eHh4eHh4eHh4eHh4eA==\r\n\r\n"
    )
    assert isinstance(peer.protocol, WebSocketProtocol)
    assert rings(loop) == []


def answer(door: HttpProtocol) -> None:
    door.conn.send(h11.Response(status_code=204, headers=[]))
    door.conn.send(h11.EndOfMessage())
    door.on_response_complete()


def test_another_request_on_the_same_connection_has_its_own_time() -> None:
    door, loop, _ = at_the_door()
    door.data_received(WHOLE)
    answer(door)
    door.data_received(b"GET")
    assert rings(loop) == [REQUEST_TIMEOUT]


@pytest.mark.parametrize("half", [b"GET", b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\na"])
def test_half_a_request_behind_a_whole_one_has_no_more(half: bytes) -> None:
    door, loop, peer = at_the_door()
    door.data_received(WHOLE + half)
    assert rings(loop) == []
    answer(door)
    assert loop.timers[-1].seconds == REQUEST_TIMEOUT
    loop.ring()
    assert peer.aborted


def test_whoever_says_the_rest_of_what_was_refused_and_nothing_more_is_not_kept_for_ever() -> None:
    door, loop, peer = at_the_door()
    door.data_received(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nab")
    answer(door)
    door.data_received(b"cde")
    assert rings(loop) == [door.timeout_keep_alive]
    loop.ring()
    assert peer.closing


def test_whoever_reads_nothing_of_an_answer_is_cut_off_and_whoever_is_slow_is_not() -> None:
    door, loop, peer = at_the_door()
    door.data_received(WHOLE)
    peer.write(bytes(100_000))
    door.pause_writing()
    for unread in (90_000, 10_000):
        peer.unread = unread
        loop.ring()
        assert not peer.aborted
    door.resume_writing()
    answer(door)
    door.timeout_keep_alive_handler()  # closed it is lost only when all was read
    reading = next(timer for timer in loop.timers if timer.seconds == SEND_TIMEOUT and not timer.cancelled)
    reading.then()
    assert peer.aborted


async def test_a_line_that_was_asked_for_behind_something_else_is_not_looked_after_by_its_door(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(WebSocketProtocol, "handle_connect", lambda *_: None)
    door, loop, peer = at_the_door()
    door.data_received(WHOLE + handshake(b"/ws/x"))
    peer.write(bytes(1000))
    answer(door)
    assert isinstance(peer.protocol, WebSocketProtocol)
    assert rings(loop) == []


def test_an_answer_that_was_read_is_not_looked_after() -> None:
    door, loop, peer = at_the_door()
    door.data_received(WHOLE)
    peer.write(bytes(100_000))
    door.pause_writing()
    peer.unread = 0
    door.resume_writing()
    answer(door)
    assert rings(loop) == [door.timeout_keep_alive]


@pytest.mark.parametrize(
    "first",
    [
        WHOLE,
        b"GET / HTTP/1.1\r\nhost: x\r\nupgrade: foo\r\n\r\n",
        b"CONNECT x HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
    ],
)
def test_what_follows_a_request_of_any_kind_is_not_read_before_its_answer(first: bytes) -> None:
    door, _, _ = at_the_door()
    door.data_received(first + WHOLE * 1000)
    assert len(door.conn.trailing_data[0]) < 2 * SLICE


async def test_a_line_that_is_asked_for_behind_something_else_is_heard(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        key = (await server.client().open_table("yak", 2)).watching.encode()
        address = urlsplit(server.url)
        before = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nx: "
        before += b"x" * (SLICE - len(before) - 4) + b"\r\n\r\n"
        with socket.create_connection((address.hostname, address.port), timeout=SECONDS) as peer:
            peer.sendall(before + handshake(b"/ws/" + key))
            heard = b""
            while b'"table"' not in heard:
                heard += (more := peer.recv(65536))
                assert more
            peer.sendall(frame(TEXT, b'{"type":"ping"}'))
            while b'"pong"' not in heard:
                heard += (more := peer.recv(65536))
                assert more


def test_what_is_said_during_an_answer_is_read_after_it_and_not_kept_for_whoever_has_gone() -> None:
    door, _, _ = at_the_door()
    door.data_received(WHOLE * 1000)
    assert len(door.conn.trailing_data[0]) < 2 * SLICE
    answer(door)
    assert door.conn.their_state is h11.DONE
    assert door._input
    door.connection_lost(ConnectionResetError())
    assert not door._input


def test_whoever_asks_much_at_once_has_every_answer(tmp_path: Path) -> None:
    asked = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n"
    with running(tmp_path) as server:
        address = urlsplit(server.url)
        with socket.create_connection((address.hostname, address.port), timeout=SECONDS) as peer:
            peer.sendall((asked + b"\r\n") * 3000 + asked + b"connection: close\r\n\r\n")
            answers = b"".join(iter(lambda: peer.recv(65536), b""))
    assert answers.count(b"HTTP/1.1 200 ") == 3001


def test_of_whoever_breaks_it_off_nothing_is_waited_for() -> None:
    door, loop, _ = at_the_door()
    door.data_received(WHOLE)
    answer(door)
    assert len(rings(loop)) == 1  # as long as a connection is kept for the next request
    door.connection_lost(ConnectionResetError())
    assert rings(loop) == []


@pytest.mark.parametrize("kind", [HttpProtocol, WebSocketProtocol])
def test_whoever_has_just_gone_is_counted_under_their_address(
    kind: type[HttpProtocol | WebSocketProtocol],
) -> None:
    config = uvicorn.Config(app, ws=WebSocketProtocol, log_config=None)
    with socket.socket() as unconnected:
        peer = Peer(socket=unconnected)
        one = kind(config, ProtocolState(Admission(10, 10)), {}, cast("Any", Tasks()))
        one.connection_made(cast("Any", peer))
    assert one.client == (peer.address, 4321)


def test_whoever_has_gone_already_does_not_come_in() -> None:
    admission = Admission(10, 10)
    _, loop, peer = at_the_door(admission, "")
    assert (peer.closing, loop.timers, len(admission)) == (True, [], 0)


NONSENSE: Final = b"%s /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n"


@pytest.mark.parametrize(
    ("said", "answers"),
    [(NONSENSE % b"GET", 1), (NONSENSE % b"HEAD", 1), (WHOLE + NONSENSE % b"HEAD", 2)],
)
def test_nonsense_in_the_middle_of_a_request_is_answered_once(
    tmp_path: Path, said: bytes, answers: int
) -> None:
    with process(tmp_path) as server:
        address = urlsplit(server.url)
        for _ in range(20):
            with socket.create_connection((address.hostname, address.port), timeout=SECONDS) as peer:
                peer.sendall(said)
                heard = b"".join(iter(lambda: peer.recv(65536), b""))
            assert heard.count(b"HTTP/1.1 ") == answers
        assert "Traceback" not in server.log


@pytest.mark.parametrize("head", [b"GET / HTTP/1.1\r\n" + b"a" * 70_000, b"\x16\x03\x01\r\n\r\n"])
def test_a_head_without_end_or_of_no_sense_is_refused(head: bytes) -> None:
    door, _, peer = at_the_door()
    door.data_received(head)
    assert peer.closing
    assert peer.said.startswith(b"HTTP/1.1 400 ")


# The whole server


@contextmanager
def half_said(server: Running, number: int) -> Iterator[list[socket.socket]]:
    """So many who begin a request and say no more."""
    address = urlsplit(server.url)
    with ExitStack() as stack:
        peers = []
        for _ in range(number):
            peer = stack.enter_context(socket.create_connection((address.hostname, address.port)))
            peer.sendall(b"GET / HTTP/1.1\r\nhost: ")
            peers.append(peer)
        yield peers


def test_those_who_are_too_many_are_sent_away_until_others_go(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_address=5) as server:
        with half_said(server, 5):
            assert ask(server, "GET", "/healthz").status == 503
        server.wait_until(lambda: not len(server.server.server_state.admission))
        assert ask(server, "GET", "/healthz").status == 200


async def test_a_line_counts_until_it_ends(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        admission = server.server.server_state.admission
        async with people(server, 2) as (ann, _):
            server.wait_until(lambda: len(admission) == 2)
            await ann.close()
            server.wait_until(lambda: len(admission) == 1)
        server.wait_until(lambda: len(admission) == 0)


@pytest.mark.parametrize(
    "asking", [handshake(b"/ws/x"), b"GET /api/records/x HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"]
)
def test_whoever_hangs_up_counts_until_nothing_is_done_for_them_any_more(
    tmp_path: Path, asking: bytes
) -> None:
    with running(tmp_path, connections_per_address=5) as server:
        state, slow, address = server.server.server_state, threading.Event(), urlsplit(server.url)
        with ExitStack() as stack:
            stack.callback(slow.set)
            server.context.store.database.reader.submit(slow.wait)
            for number in range(1, 6):
                with socket.create_connection((address.hostname, address.port)) as peer:
                    peer.sendall(asking)
                    server.wait_until(lambda number=number: len(state.tasks) == number)  # type: ignore[misc]
            server.wait_until(lambda: not state.connections)
            assert len(state.admission) == 5
            assert ask(server, "GET", "/healthz").status == 503
        server.wait_until(lambda: not len(state.admission))
        assert ask(server, "GET", "/healthz").status == 200


async def test_one_person_has_only_so_many_windows(tmp_path: Path) -> None:
    with running(tmp_path, lines_per_person=2) as server:
        async with people(server, 1) as (ann,), ann.client.join(ann.key) as second:
            await second.joined()
            async with ann.client.join(ann.key) as third:
                await third.until(lambda seat: not seat.connected)
                assert third.gone == "too-many-lines"
            await second.ping()
            await second.close()
            server.wait_until(lambda: len(server.context.connections) == 1)
            async with ann.client.join(ann.key) as third:
                await third.joined()
