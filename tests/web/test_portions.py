"""What is much work to read is read in turns, and whoever sends nothing but work is cut off."""

from collections.abc import Callable
from typing import Any, cast

import pytest
import uvicorn
from websockets.protocol import State

from tests.web.test_admission import Peer, Tasks, at_the_door
from tests.web.test_odd_frames import PING, TEXT, frame, handshake
from tests.web.test_ws_protocol import app
from yakai.web.limits.admission import Admission
from yakai.web.limits.buckets import Bucket
from yakai.web.limits.input_buffer import SLICE, TURN, InputBuffer
from yakai.web.ops.uvicorn_protocols import MOST_SMALL_CHUNKS, ProtocolState, WebSocketProtocol

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
    """A transport that lets more come, or not."""

    def __init__(self) -> None:
        self.listens = True
        self.closing = False

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.listens = False

    def resume_reading(self) -> None:
        self.listens = True


def reader(read: list[bytes]) -> Callable[[bytes], int]:
    """Somebody who notes what they read, and finds nothing whole in it."""

    def take(portion: bytes) -> int:
        read.append(portion)
        return 0

    return take


def test_little_is_read_at_once_and_much_in_turns_in_order() -> None:
    loop, transport, read = Ready(), Reading(), [b""]

    def take(portion: bytes) -> int:
        read.append(portion)
        return TURN // 2

    portions = InputBuffer(cast("Any", loop), take, transport.resume_reading)
    said = bytes(range(256)) * 20
    portions.receive(said, cast("Any", transport))
    assert (len(read), transport.listens, bool(portions)) == (3, False, True)
    portions.receive(b"and more", cast("Any", transport))
    while loop.soon:
        assert not transport.listens
        loop.turn()
    assert b"".join(read) == said + b"and more"
    assert max(map(len, read)) == SLICE
    assert (transport.listens, bool(portions)) == (True, False)


def test_a_long_message_is_read_in_one_turn() -> None:
    loop, transport, read = Ready(), Reading(), [b""]
    portions = InputBuffer(cast("Any", loop), reader(read), transport.resume_reading)
    portions.receive(bytes(60 * 1024), cast("Any", transport))
    assert (sum(map(len, read)), loop.soon, transport.listens) == (60 * 1024, [], True)


def test_what_nobody_wants_yet_waits() -> None:
    loop, transport, read, wanted = Ready(), Reading(), [b""], [False]
    portions = InputBuffer(
        cast("Any", loop),
        reader(read),
        transport.resume_reading,
        lambda: wanted[0],
    )
    portions.receive(b"hello", cast("Any", transport))
    assert (read, loop.soon, transport.listens) == ([b""], [], False)
    wanted[0] = True
    portions.continue_parsing(cast("Any", transport))
    assert (read, transport.listens) == ([b"", b"hello"], True)


def a_line() -> tuple[WebSocketProtocol, Ready, Any, list[int]]:
    """A line that may send a thousand frames, and whether it was said to be a flood."""
    loop, transport, floods = Ready(), Peer(), [0]
    config = uvicorn.Config(app, ws=WebSocketProtocol, log_config=None)
    shared = ProtocolState(
        Admission(10, 10), lambda: Bucket(1.0, 1001, lambda: 0.0), lambda: floods.append(1)
    )
    line = WebSocketProtocol(config, shared, {}, cast("Any", loop))
    line.connection_made(cast("Any", transport))
    line.data_received(handshake(b"/ws/x"))  # it counts as one
    line.conn.state = State.OPEN
    return line, loop, transport, floods


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING) * 40_000,
        frame(PONG) * 40_000,
        frame(TEXT, last=False) + frame(0, last=False) * 40_000,
    ],
    ids=["pings", "pongs", "continuations"],
)
def test_a_flood_of_frames_is_read_a_little_at_a_time_and_cut_off(flood: bytes) -> None:
    line, loop, transport, floods = a_line()
    line.data_received(flood)
    assert not transport.aborted, "too much was read in one turn"
    turns = 0
    while loop.soon:
        loop.turn()
        turns += 1
    assert transport.aborted
    assert 1 < turns < 20
    assert sum(floods) == 1


def test_a_thousand_frames_in_good_time_are_no_flood() -> None:
    line, loop, transport, _ = a_line()
    for _ in range(1000):
        line.data_received(frame(PONG))
    assert (loop.soon, transport.aborted) == ([], False)
    line.data_received(frame(PONG))
    assert transport.aborted


def test_messages_that_nobody_has_done_yet_are_not_added_to_without_end() -> None:
    line, loop, _, _ = a_line()
    line.data_received(frame(TEXT, b"{}") * 900)
    while loop.soon:
        loop.turn()
    assert line.queue.qsize() < 300
    assert line._input


HEAD = b"POST /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"


def test_a_body_in_crumbs_is_read_a_little_at_a_time_and_cut_off() -> None:
    door, _, peer = at_the_door()
    loop = Ready()
    door._input._loop = cast("Any", loop)
    door.data_received(HEAD + b"1\r\n \r\n" * 40_000)
    turns = 0
    while loop.soon:
        assert door._h11.small_chunks <= MOST_SMALL_CHUNKS
        loop.turn()
        turns += 1
    assert peer.aborted
    assert 1 < turns < 20


def test_a_body_of_an_honest_size_in_honest_pieces_is_heard() -> None:
    door, _, peer = at_the_door()
    loop = Ready()
    door._input._loop = cast("Any", loop)
    door.data_received(HEAD + b"400\r\n" + b" " * 1024 + b"\r\n")
    door.data_received((b"400\r\n" + b" " * 1024 + b"\r\n") * 60 + b"0\r\n\r\n")
    while loop.soon:
        loop.turn()
    assert not peer.aborted
    assert len(door.cycle.body) == 61 * 1024
