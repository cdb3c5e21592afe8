"""Whoever has vanished is cut off, however much still waits to be read; whoever is only slow is not."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

import pytest
import uvicorn
from websockets.protocol import State

from tests.web.test_odd_frames import GOODBYE, NO_TEXT, handshake
from yakai.web.limits.admission import Admission
from yakai.web.ops.uvicorn_protocols import (
    CLOSE_TIMEOUT,
    SHUTDOWN_TIMEOUT,
    ProtocolState,
    WebSocketProtocol,
)

pytestmark = pytest.mark.anyio


class Timer:
    def __init__(self, seconds: float, then: Callable[[], None]) -> None:
        self.seconds = seconds
        self.then = then
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Loop:
    """Time passes when the test says so."""

    def __init__(self) -> None:
        self.timers: list[Timer] = []

    def time(self) -> float:
        return 0.0

    def call_later(self, seconds: float, then: Callable[[], None]) -> Timer:
        self.timers.append(Timer(seconds, then))
        return self.timers[-1]

    def ring(self) -> None:
        self.timers.pop().then()


class Transport:
    """As asyncio's: closed it is lost only when all was read."""

    def __init__(self) -> None:
        self.unread = 0
        self.closing = self.aborted = False

    def get_extra_info(self, name: str) -> None:
        return None

    def get_write_buffer_size(self) -> int:
        return self.unread

    def write(self, data: bytes) -> None:
        self.unread += len(data)

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True


async def app(scope: Any, receive: Any, send: Any) -> None:
    pass


def opened() -> tuple[WebSocketProtocol, Loop, Transport]:
    loop, transport = Loop(), Transport()
    config = uvicorn.Config(app, ws=WebSocketProtocol, log_config=None, ws_ping_timeout=20)
    line = WebSocketProtocol(config, ProtocolState(Admission(10, 10)), {}, cast("Any", loop))
    line.connection_made(cast("Any", transport))
    line.conn.state = State.OPEN
    return line, loop, transport


def test_who_reads_nothing_is_cut_off_when_the_pong_is_overdue() -> None:
    line, loop, transport = opened()
    transport.write(b"a drawing")
    line.send_keepalive_ping()
    transport.write(b"more of it")
    loop.ring()
    assert transport.aborted


def test_who_has_read_something_has_as_long_once_more() -> None:
    line, loop, transport = opened()
    transport.write(b"a drawing")
    line.send_keepalive_ping()
    for aborted in (False, True):
        transport.unread -= 1
        loop.ring()
        assert transport.aborted is aborted


async def test_after_our_own_end_what_is_not_read_is_given_up() -> None:
    line, loop, transport = opened()
    line.scope = cast("Any", {"extensions": {}})
    line.handshake_complete = True
    transport.write(b"a drawing")
    await line.run_asgi()
    assert (transport.closing, transport.aborted) == (True, False)
    assert loop.timers[-1].seconds == CLOSE_TIMEOUT
    loop.ring()
    assert transport.aborted


async def test_what_has_ended_is_not_ended_once_more() -> None:
    line, loop, _ = opened()
    line.scope = cast("Any", {"extensions": {}})
    line.handshake_complete = True
    await line.run_asgi()
    line.connection_lost(None)
    assert loop.timers[-1].cancelled


def test_a_server_that_goes_waits_for_nobody_who_does_not_read() -> None:
    line, loop, transport = opened()
    line.handshake_complete = True
    transport.write(b"a drawing")
    line.shutdown()
    assert (transport.closing, transport.aborted) == (True, False)
    assert loop.timers[-1].seconds == SHUTDOWN_TIMEOUT
    loop.ring()
    assert transport.aborted


def test_a_server_that_goes_says_nothing_to_whoever_is_just_hanging_up() -> None:
    line, _, transport = opened()
    line.handshake_complete = True
    line.conn.state = State.CLOSING  # their last word was heard and answered
    transport.close()
    line.shutdown()
    assert transport.unread == 0


async def refuses(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.close", "code": 4404})


async def accepts(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": 4404})


async def denies(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.http.response.start", "status": 403, "headers": []})
    await send({"type": "websocket.http.response.body", "body": b"no"})


async def says_nothing(scope: Any, receive: Any, send: Any) -> None:
    with suppress(OSError):
        await send({"type": "websocket.accept"})


@pytest.mark.parametrize("answers", [refuses, accepts, denies, says_nothing])
@pytest.mark.parametrize("last", [GOODBYE, NO_TEXT, b"\xff" * 20])
async def test_whoever_hangs_up_before_they_were_answered_is_no_trouble(
    last: bytes, answers: Any, caplog: pytest.LogCaptureFixture
) -> None:
    transport, state = Transport(), ProtocolState(Admission(10, 10))
    line = WebSocketProtocol(
        uvicorn.Config(answers, ws=WebSocketProtocol, log_config=None), state, {}, asyncio.get_running_loop()
    )
    line.connection_made(cast("Any", transport))
    line.data_received(handshake(b"/ws/x"))
    (answering,) = line.tasks
    line.data_received(last)
    assert transport.closing
    said = transport.unread
    await answering
    line.connection_lost(None)
    assert transport.unread == said
    assert caplog.records == []
    assert not state.tasks


@pytest.mark.parametrize("version", [b"13", b"7"])
async def test_whoever_is_refused_a_line_and_reads_nothing_is_given_up(version: bytes) -> None:
    loop, transport = Loop(), Transport()
    config = uvicorn.Config(app, ws=WebSocketProtocol, log_config=None)
    line = WebSocketProtocol(config, ProtocolState(Admission(10, 10)), {}, cast("Any", loop))
    line.connection_made(cast("Any", transport))
    asked = handshake(b"/ws/x").replace(b"version: 13", b"version: " + version)
    line.data_received(asked.replace(b"sec-websocket-key", b"another-key"))
    assert (transport.closing, transport.aborted) == (True, False)
    assert loop.timers[-1].seconds == CLOSE_TIMEOUT
    loop.ring()
    assert transport.aborted
