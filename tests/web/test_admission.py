"""How many connections are admitted, and how long requests and responses may take."""

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
from yakai.web.net.input_buffer import SLICE
from yakai.web.net.send_timeout import SEND_TIMEOUT
from yakai.web.net.uvicorn_protocols.http_protocol import REQUEST_TIMEOUT, HttpProtocol
from yakai.web.net.uvicorn_protocols.shared import ProtocolState
from yakai.web.net.uvicorn_protocols.websocket_protocol import WebSocketProtocol

pytestmark = pytest.mark.anyio


WHOLE: Final = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"


class Peer(Transport):
    """A transport whose client has an address."""

    def __init__(self, address: str = "192.0.2.1", socket: socket.socket | None = None) -> None:
        super().__init__()
        self.address = address
        self.socket = socket
        self.written = b""
        self.protocol: Any = None

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_extra_info(self, name: str) -> Any:
        known = {"peername": (self.address, 4321) if self.address else None, "socket": self.socket}
        return known.get(name)

    def write(self, data: bytes) -> None:
        super().write(data)
        self.written += data


class Tasks(Loop):
    """A loop that runs no tasks, so that no request is answered."""

    def create_task(self, doing: Any) -> Any:
        doing.close()
        return cast("Any", type("Task", (), {"add_done_callback": lambda *_: None})())


def connected(
    admission: Admission | None = None, address: str = "192.0.2.1"
) -> tuple[HttpProtocol, Tasks, Peer]:
    loop, peer = Tasks(), Peer(address)
    config = uvicorn.Config(app, ws=WebSocketProtocol, log_config=None)
    http = HttpProtocol(
        config, ProtocolState(Admission(10, 10) if admission is None else admission), {}, cast("Any", loop)
    )
    http.connection_made(cast("Any", peer))
    return http, loop, peer


# The number of connections


def test_above_the_limit_a_new_connection_gets_503() -> None:
    admission = Admission(2, 10)
    admitted = [connected(admission, f"192.0.2.{number}") for number in range(2)]
    _, loop, late = connected(admission, "192.0.2.9")
    assert (late.closing, loop.timers) == (True, [])
    assert late.written.startswith(b"HTTP/1.1 503 ")
    admitted[0][0].connection_lost(None)
    assert not connected(admission, "192.0.2.9")[2].closing
    assert len(admission) == 2


def test_one_address_takes_no_connections_from_the_others() -> None:
    admission = Admission(10, 2)
    closing = [connected(admission, address)[2].closing for address in ("192.0.2.1",) * 3 + ("192.0.2.2",)]
    assert closing == [False, False, True, False]


def test_a_proxy_is_limited_only_by_the_total() -> None:
    admission = Admission(5, 2, ["10.0.0.0/8"])
    assert [connected(admission, "10.1.2.3")[2].closing for _ in range(6)] == [False] * 5 + [True]


def test_the_end_of_a_refused_connection_does_not_count() -> None:
    admission = Admission(1, 1)
    connected(admission)
    connected(admission)[0].connection_lost(None)
    assert len(admission) == 1


def test_during_shutdown_new_connections_are_refused() -> None:
    admission = Admission(10, 10)
    admission.close()
    _, loop, late = connected(admission)
    assert (late.closing, loop.timers, len(admission)) == (True, [], 0)


def test_the_limit_is_within_what_the_system_allows() -> None:
    assert connection_limit(1) == 1
    assert 1 <= connection_limit(10**9) <= 10**9


# Timeouts


def timeouts(loop: Tasks) -> list[float]:
    return [timer.seconds for timer in loop.timers if not timer.cancelled]


def test_a_client_that_sends_nothing_is_disconnected() -> None:
    _, loop, peer = connected()
    assert timeouts(loop) == [REQUEST_TIMEOUT]
    loop.fire()
    assert peer.aborted


def test_a_client_that_sends_half_a_head_is_disconnected_however_often_it_adds_to_it() -> None:
    http, loop, peer = connected()
    for part in (b"GET / HTTP/1.1\r\n", b"host: x\r\n", b"a: b\r\n", b"c: d\r\n"):
        http.data_received(part)
    assert timeouts(loop) == [REQUEST_TIMEOUT]
    assert len(loop.timers) == 1  # it was not restarted
    loop.fire()
    assert peer.aborted


def test_a_client_that_sends_half_a_body_is_disconnected_too() -> None:
    http, loop, _ = connected()
    http.data_received(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nab")
    assert timeouts(loop) == [REQUEST_TIMEOUT]
    http.data_received(b"cde")
    assert timeouts(loop) == []


def test_a_complete_request_has_no_timeout() -> None:
    http, loop, _ = connected()
    http.data_received(WHOLE)
    assert timeouts(loop) == []


async def test_a_websocket_has_no_request_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WebSocketProtocol, "handle_connect", lambda *_: None)
    http, loop, peer = connected()
    http.data_received(
        b"GET /ws/x HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        b"sec-websocket-version: 13\r\nsec-websocket-key: eHh4eHh4eHh4eHh4eHh4eA==\r\n\r\n"
    )
    assert isinstance(peer.protocol, WebSocketProtocol)
    assert timeouts(loop) == []


def answer(http: HttpProtocol) -> None:
    http.conn.send(h11.Response(status_code=204, headers=[]))
    http.conn.send(h11.EndOfMessage())
    http.on_response_complete()


def test_another_request_on_the_same_connection_has_its_own_timeout() -> None:
    http, loop, _ = connected()
    http.data_received(WHOLE)
    answer(http)
    http.data_received(b"GET")
    assert timeouts(loop) == [REQUEST_TIMEOUT]


@pytest.mark.parametrize("half", [b"GET", b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\na"])
def test_half_a_request_after_a_complete_one_has_a_timeout_too(half: bytes) -> None:
    http, loop, peer = connected()
    http.data_received(WHOLE + half)
    assert timeouts(loop) == []
    answer(http)
    assert loop.timers[-1].seconds == REQUEST_TIMEOUT
    loop.fire()
    assert peer.aborted


def test_after_the_rest_of_a_refused_request_the_connection_is_not_kept_for_ever() -> None:
    http, loop, peer = connected()
    http.data_received(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nab")
    answer(http)
    http.data_received(b"cde")
    assert timeouts(loop) == [http.timeout_keep_alive]
    loop.fire()
    assert peer.closing


def test_a_client_that_reads_nothing_of_a_response_is_disconnected_and_a_slow_one_is_not() -> None:
    http, loop, peer = connected()
    http.data_received(WHOLE)
    peer.write(bytes(100_000))
    http.pause_writing()
    for unread in (90_000, 10_000):
        peer.unread = unread
        loop.fire()
        assert not peer.aborted
    http.resume_writing()
    answer(http)
    http.timeout_keep_alive_handler()  # closes, but stays until everything is read
    reading = next(timer for timer in loop.timers if timer.seconds == SEND_TIMEOUT and not timer.cancelled)
    reading.then()
    assert peer.aborted


async def test_a_websocket_requested_after_another_request_has_no_timers_of_http(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(WebSocketProtocol, "handle_connect", lambda *_: None)
    http, loop, peer = connected()
    http.data_received(WHOLE + handshake(b"/ws/x"))
    peer.write(bytes(1000))
    answer(http)
    assert isinstance(peer.protocol, WebSocketProtocol)
    assert timeouts(loop) == []


def test_a_response_that_was_read_has_no_timeout() -> None:
    http, loop, peer = connected()
    http.data_received(WHOLE)
    peer.write(bytes(100_000))
    http.pause_writing()
    peer.unread = 0
    http.resume_writing()
    answer(http)
    assert timeouts(loop) == [http.timeout_keep_alive]


@pytest.mark.parametrize(
    "first",
    [
        WHOLE,
        b"GET / HTTP/1.1\r\nhost: x\r\nupgrade: foo\r\n\r\n",
        b"CONNECT x HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
    ],
)
def test_input_after_a_request_of_any_kind_is_not_parsed_before_the_response(first: bytes) -> None:
    http, _, _ = connected()
    http.data_received(first + WHOLE * 1000)
    assert len(http.conn.trailing_data[0]) < 2 * SLICE


async def test_a_websocket_requested_after_another_request_is_read(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        key = (await server.client().open_table("yak", 2)).watching.encode()
        address = urlsplit(server.url)
        before = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nx: "
        before += b"x" * (SLICE - len(before) - 4) + b"\r\n\r\n"
        with socket.create_connection((address.hostname, address.port), timeout=SECONDS) as peer:
            peer.sendall(before + handshake(b"/ws/" + key))
            received = b""
            while b'"table"' not in received:
                received += (more := peer.recv(65536))
                assert more
            peer.sendall(frame(TEXT, b'{"type":"ping"}'))
            while b'"pong"' not in received:
                received += (more := peer.recv(65536))
                assert more


def test_input_during_a_response_is_parsed_after_it_and_discarded_after_a_disconnect() -> None:
    http, _, _ = connected()
    http.data_received(WHOLE * 1000)
    assert len(http.conn.trailing_data[0]) < 2 * SLICE
    answer(http)
    assert http.conn.their_state is h11.DONE
    assert http._input
    http.connection_lost(ConnectionResetError())
    assert not http._input


def test_three_thousand_requests_at_once_all_get_a_response(tmp_path: Path) -> None:
    head = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n"
    with running(tmp_path) as server:
        address = urlsplit(server.url)
        with socket.create_connection((address.hostname, address.port), timeout=SECONDS) as peer:
            peer.sendall((head + b"\r\n") * 3000 + head + b"connection: close\r\n\r\n")
            answers = b"".join(iter(lambda: peer.recv(65536), b""))
    assert answers.count(b"HTTP/1.1 200 ") == 3001


def test_after_an_abrupt_disconnect_no_timer_is_left() -> None:
    http, loop, _ = connected()
    http.data_received(WHOLE)
    answer(http)
    assert len(timeouts(loop)) == 1  # the keep-alive timeout
    http.connection_lost(ConnectionResetError())
    assert timeouts(loop) == []


@pytest.mark.parametrize("kind", [HttpProtocol, WebSocketProtocol])
def test_a_client_that_has_just_disconnected_keeps_its_address(
    kind: type[HttpProtocol | WebSocketProtocol],
) -> None:
    config = uvicorn.Config(app, ws=WebSocketProtocol, log_config=None)
    with socket.socket() as unconnected:
        peer = Peer(socket=unconnected)
        one = kind(config, ProtocolState(Admission(10, 10)), {}, cast("Any", Tasks()))
        one.connection_made(cast("Any", peer))
    assert one.client == (peer.address, 4321)


def test_a_client_that_has_already_disconnected_is_not_admitted() -> None:
    admission = Admission(10, 10)
    _, loop, peer = connected(admission, "")
    assert (peer.closing, loop.timers, len(admission)) == (True, [], 0)


NONSENSE: Final = b"%s /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n"


@pytest.mark.parametrize(
    ("sent", "answers"),
    [(NONSENSE % b"GET", 1), (NONSENSE % b"HEAD", 1), (WHOLE + NONSENSE % b"HEAD", 2)],
)
def test_invalid_input_in_the_middle_of_a_request_is_answered_once(
    tmp_path: Path, sent: bytes, answers: int
) -> None:
    with process(tmp_path) as server:
        address = urlsplit(server.url)
        for _ in range(20):
            with socket.create_connection((address.hostname, address.port), timeout=SECONDS) as peer:
                peer.sendall(sent)
                received = b"".join(iter(lambda: peer.recv(65536), b""))
            assert received.count(b"HTTP/1.1 ") == answers
        assert "Traceback" not in server.log


@pytest.mark.parametrize("head", [b"GET / HTTP/1.1\r\n" + b"a" * 70_000, b"\x16\x03\x01\r\n\r\n"])
def test_an_endless_or_invalid_head_is_refused(head: bytes) -> None:
    http, _, peer = connected()
    http.data_received(head)
    assert peer.closing
    assert peer.written.startswith(b"HTTP/1.1 400 ")


# The whole server


@contextmanager
def half_requests(server: Running, number: int) -> Iterator[list[socket.socket]]:
    """Connections whose clients have sent half a request."""
    address = urlsplit(server.url)
    with ExitStack() as stack:
        peers = []
        for _ in range(number):
            peer = stack.enter_context(socket.create_connection((address.hostname, address.port)))
            peer.sendall(b"GET / HTTP/1.1\r\nhost: ")
            peers.append(peer)
        yield peers


def test_too_many_connections_are_refused_until_others_end(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_address=5) as server:
        with half_requests(server, 5):
            assert ask(server, "GET", "/healthz").status == 503
        server.wait_until(lambda: not len(server.server.server_state.admission))
        assert ask(server, "GET", "/healthz").status == 200


async def test_a_websocket_counts_until_it_ends(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        admission = server.server.server_state.admission
        async with people(server, 2) as (ann, _):
            server.wait_until(lambda: len(admission) == 2)
            await ann.close()
            server.wait_until(lambda: len(admission) == 1)
        server.wait_until(lambda: len(admission) == 0)


@pytest.mark.parametrize(
    "sent", [handshake(b"/ws/x"), b"GET /api/records/x HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"]
)
def test_a_client_that_disconnects_early_counts_until_its_request_is_done(
    tmp_path: Path, sent: bytes
) -> None:
    with running(tmp_path, connections_per_address=5) as server:
        state, slow, address = server.server.server_state, threading.Event(), urlsplit(server.url)
        with ExitStack() as stack:
            stack.callback(slow.set)
            server.database.reader.submit(slow.wait)
            for number in range(1, 6):
                with socket.create_connection((address.hostname, address.port)) as peer:
                    peer.sendall(sent)
                    server.wait_until(lambda number=number: len(state.tasks) == number)  # type: ignore[misc]
            server.wait_until(lambda: not state.connections)
            assert len(state.admission) == 5
            assert ask(server, "GET", "/healthz").status == 503
        server.wait_until(lambda: not len(state.admission))
        assert ask(server, "GET", "/healthz").status == 200


async def test_one_person_has_only_so_many_connections(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_person=2) as server:
        async with people(server, 1) as (ann,), ann.client.join(ann.key) as second:
            await second.joined()
            async with ann.client.join(ann.key) as third:
                await third.until(lambda seat: not seat.connected)
                assert (third.gone, third.gone_for_good) == ("too-many-connections", True)
            await second.ping()
            await second.close()
            server.wait_until(lambda: len(server.context.connections) == 1)
            async with ann.client.join(ann.key) as third:
                await third.joined()
