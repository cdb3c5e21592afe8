"""Input that takes long to parse is parsed in turns, and floods are disconnected."""

from collections.abc import Callable
from typing import Any, cast

import pytest
import uvicorn
from websockets.protocol import State

from tests.web.test_admission import Peer, Tasks, connected
from tests.web.test_odd_frames import PING, TEXT, frame, handshake
from tests.web.test_ws_protocol import app
from yakai.web.limits.admission import Admission
from yakai.web.limits.limiters import Bucket
from yakai.web.net.input_buffer import SLICE, TURN, InputBuffer
from yakai.web.net.uvicorn_protocols.http_protocol import MOST_SMALL_CHUNKS
from yakai.web.net.uvicorn_protocols.shared import ProtocolState
from yakai.web.net.uvicorn_protocols.websocket_protocol import WebSocketProtocol

PONG = 10


class Ready(Tasks):
    """A loop whose turns the test counts."""

    def __init__(self) -> None:
        super().__init__()
        self.soon: list[Any] = []

    def call_soon(self, then: Any, *arguments: Any) -> None:
        self.soon.append((then, arguments))

    def turn(self) -> None:
        then, arguments = self.soon.pop(0)
        then(*arguments)


class Reading:
    """A transport that is read or paused."""

    def __init__(self) -> None:
        self.reading = True
        self.closing = False

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


def recorder(read: list[bytes]) -> Callable[[bytes], int]:
    """A parser that records its input, and finds no whole frame in it."""

    def take(part: bytes) -> int:
        read.append(part)
        return 0

    return take


def test_little_input_is_parsed_at_once_and_much_in_turns_in_order() -> None:
    loop, transport, read = Ready(), Reading(), [b""]

    def take(part: bytes) -> int:
        read.append(part)
        return TURN // 2

    buffer = InputBuffer(cast("Any", loop), take, transport.resume_reading)
    sent = bytes(range(256)) * 20
    buffer.receive(sent, cast("Any", transport))
    assert (len(read), transport.reading, bool(buffer)) == (3, False, True)
    buffer.receive(b"and more", cast("Any", transport))
    while loop.soon:
        assert not transport.reading
        loop.turn()
    assert b"".join(read) == sent + b"and more"
    assert max(map(len, read)) == SLICE
    assert (transport.reading, bool(buffer)) == (True, False)


def test_a_long_message_is_parsed_in_one_turn() -> None:
    loop, transport, read = Ready(), Reading(), [b""]
    buffer = InputBuffer(cast("Any", loop), recorder(read), transport.resume_reading)
    buffer.receive(bytes(60 * 1024), cast("Any", transport))
    assert (sum(map(len, read)), loop.soon, transport.reading) == (60 * 1024, [], True)


def test_input_that_is_not_wanted_yet_waits() -> None:
    loop, transport, read, wanted = Ready(), Reading(), [b""], [False]
    buffer = InputBuffer(
        cast("Any", loop),
        recorder(read),
        transport.resume_reading,
        lambda: wanted[0],
    )
    buffer.receive(b"hello", cast("Any", transport))
    assert (read, loop.soon, transport.reading) == ([b""], [], False)
    wanted[0] = True
    buffer.continue_parsing(cast("Any", transport))
    assert (read, transport.reading) == ([b"", b"hello"], True)


def limited_websocket() -> tuple[WebSocketProtocol, Ready, Any, list[int]]:
    """A WebSocket that may send a thousand frames, and how often it was reported as a flood."""
    loop, transport, floods = Ready(), Peer(), [0]
    config = uvicorn.Config(app, ws=WebSocketProtocol, log_config=None)
    shared = ProtocolState(
        Admission(10, 10), lambda: Bucket(1.0, 1001, lambda: 0.0), lambda: floods.append(1)
    )
    protocol = WebSocketProtocol(config, shared, {}, cast("Any", loop))
    protocol.connection_made(cast("Any", transport))
    protocol.data_received(handshake(b"/ws/x"))  # it counts as one
    protocol.conn.state = State.OPEN
    return protocol, loop, transport, floods


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING) * 40_000,
        frame(PONG) * 40_000,
        frame(TEXT, last=False) + frame(0, last=False) * 40_000,
    ],
    ids=["pings", "pongs", "continuations"],
)
def test_a_flood_of_frames_is_parsed_in_turns_and_disconnected(flood: bytes) -> None:
    protocol, loop, transport, floods = limited_websocket()
    protocol.data_received(flood)
    assert not transport.aborted, "too much was parsed in one turn"
    turns = 0
    while loop.soon:
        loop.turn()
        turns += 1
    assert transport.aborted
    assert 1 < turns < 20
    assert sum(floods) == 1


def test_a_thousand_frames_are_no_flood() -> None:
    protocol, loop, transport, _ = limited_websocket()
    for _ in range(1000):
        protocol.data_received(frame(PONG))
    assert (loop.soon, transport.aborted) == ([], False)
    protocol.data_received(frame(PONG))
    assert transport.aborted


def test_only_so_many_messages_wait_to_be_handled() -> None:
    protocol, loop, _, _ = limited_websocket()
    protocol.data_received(frame(TEXT, b"{}") * 900)
    while loop.soon:
        loop.turn()
    assert protocol.queue.qsize() < 300
    assert protocol._input


HEAD = b"POST /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"


def test_a_body_in_small_chunks_is_parsed_in_turns_and_disconnected() -> None:
    http, _, peer = connected()
    loop = Ready()
    http._input._loop = cast("Any", loop)
    http.data_received(HEAD + b"1\r\n \r\n" * 40_000)
    turns = 0
    while loop.soon:
        assert http._h11.small_chunks <= MOST_SMALL_CHUNKS
        loop.turn()
        turns += 1
    assert peer.aborted
    assert 1 < turns < 20


def test_a_body_in_chunks_of_usual_size_is_received() -> None:
    http, _, peer = connected()
    loop = Ready()
    http._input._loop = cast("Any", loop)
    http.data_received(HEAD + b"400\r\n" + b" " * 1024 + b"\r\n")
    http.data_received((b"400\r\n" + b" " * 1024 + b"\r\n") * 60 + b"0\r\n\r\n")
    while loop.soon:
        loop.turn()
    assert not peer.aborted
    assert len(http.cycle.body) == 61 * 1024
