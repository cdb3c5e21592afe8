"""A client that has vanished is disconnected, however much it has not read; a slow one is not."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

import pytest
import uvicorn
from websockets.protocol import State

from tests.web.test_odd_frames import GOODBYE, NO_TEXT, handshake
from yakai.web.limits.admission import Admission
from yakai.web.net.uvicorn_protocols.shared import SHUTDOWN_TIMEOUT, ProtocolState
from yakai.web.net.uvicorn_protocols.websocket_protocol import CLOSE_TIMEOUT, WebSocketProtocol

pytestmark = pytest.mark.anyio


class Timer:
    def __init__(self, seconds: float, then: Callable[[], None]) -> None:
        self.seconds = seconds
        self.then = then
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Loop:
    """An event loop whose timers fire when the test says so."""

    def __init__(self) -> None:
        self.timers: list[Timer] = []

    def time(self) -> float:
        return 0.0

    def call_later(self, seconds: float, then: Callable[[], None]) -> Timer:
        self.timers.append(Timer(seconds, then))
        return self.timers[-1]

    def fire(self) -> None:
        self.timers.pop().then()


class Transport:
    """A transport that, like asyncio's, stays open after `close` until everything is read."""

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
    protocol = WebSocketProtocol(config, ProtocolState(Admission(10, 10)), {}, cast("Any", loop))
    protocol.connection_made(cast("Any", transport))
    protocol.conn.state = State.OPEN
    return protocol, loop, transport


def test_a_client_that_reads_nothing_is_disconnected_when_its_pong_is_late() -> None:
    protocol, loop, transport = opened()
    transport.write(b"a drawing")
    protocol.send_keepalive_ping()
    transport.write(b"more of it")
    loop.fire()
    assert transport.aborted


def test_a_client_that_has_read_something_has_as_long_once_more() -> None:
    protocol, loop, transport = opened()
    transport.write(b"a drawing")
    protocol.send_keepalive_ping()
    for aborted in (False, True):
        transport.unread -= 1
        loop.fire()
        assert transport.aborted is aborted


async def test_after_the_server_has_closed_a_client_that_does_not_read_is_disconnected() -> None:
    protocol, loop, transport = opened()
    protocol.scope = cast("Any", {"extensions": {}})
    protocol.handshake_complete = True
    transport.write(b"a drawing")
    await protocol.run_asgi()
    assert (transport.closing, transport.aborted) == (True, False)
    assert loop.timers[-1].seconds == CLOSE_TIMEOUT
    loop.fire()
    assert transport.aborted


async def test_a_lost_connection_is_not_aborted_once_more() -> None:
    protocol, loop, _ = opened()
    protocol.scope = cast("Any", {"extensions": {}})
    protocol.handshake_complete = True
    await protocol.run_asgi()
    protocol.connection_lost(None)
    assert loop.timers[-1].cancelled


def test_shutdown_waits_for_no_client_that_does_not_read() -> None:
    protocol, loop, transport = opened()
    protocol.handshake_complete = True
    transport.write(b"a drawing")
    protocol.shutdown()
    assert (transport.closing, transport.aborted) == (True, False)
    assert loop.timers[-1].seconds == SHUTDOWN_TIMEOUT
    loop.fire()
    assert transport.aborted


def test_shutdown_sends_nothing_to_a_client_that_is_just_disconnecting() -> None:
    protocol, _, transport = opened()
    protocol.handshake_complete = True
    protocol.conn.state = State.CLOSING  # the client's close frame was answered
    transport.close()
    protocol.shutdown()
    assert transport.unread == 0


async def refuses(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.close", "code": 4404})


async def accepts(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": 4404})


async def denies(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.http.response.start", "status": 403, "headers": []})
    await send({"type": "websocket.http.response.body", "body": b"no"})


async def accepts_too_late(scope: Any, receive: Any, send: Any) -> None:
    with suppress(OSError):
        await send({"type": "websocket.accept"})


@pytest.mark.parametrize("answers", [refuses, accepts, denies, accepts_too_late])
@pytest.mark.parametrize("last", [GOODBYE, NO_TEXT, b"\xff" * 20])
async def test_a_client_that_disconnects_before_the_handshake_is_answered_leaves_nothing_behind(
    last: bytes, answers: Any, caplog: pytest.LogCaptureFixture
) -> None:
    transport, state = Transport(), ProtocolState(Admission(10, 10))
    protocol = WebSocketProtocol(
        uvicorn.Config(answers, ws=WebSocketProtocol, log_config=None), state, {}, asyncio.get_running_loop()
    )
    protocol.connection_made(cast("Any", transport))
    protocol.data_received(handshake(b"/ws/x"))
    (answering,) = protocol.tasks
    protocol.data_received(last)
    assert transport.closing
    unread = transport.unread
    await answering
    protocol.connection_lost(None)
    assert transport.unread == unread
    assert caplog.records == []
    assert not state.tasks


@pytest.mark.parametrize("version", [b"13", b"7"])
async def test_a_client_whose_handshake_is_refused_and_that_reads_nothing_is_disconnected(
    version: bytes,
) -> None:
    loop, transport = Loop(), Transport()
    config = uvicorn.Config(app, ws=WebSocketProtocol, log_config=None)
    protocol = WebSocketProtocol(config, ProtocolState(Admission(10, 10)), {}, cast("Any", loop))
    protocol.connection_made(cast("Any", transport))
    request = handshake(b"/ws/x").replace(b"version: 13", b"version: " + version)
    protocol.data_received(request.replace(b"sec-websocket-key", b"another-key"))
    assert (transport.closing, transport.aborted) == (True, False)
    assert loop.timers[-1].seconds == CLOSE_TIMEOUT
    loop.fire()
    assert transport.aborted
