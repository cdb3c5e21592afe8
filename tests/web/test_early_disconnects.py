"""Clients that disconnect, or join, at the moment in which they are refused."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import WebSocket

from yakai.table.errors import TurnedAway
from yakai.web.net.uvicorn_protocols.websocket_protocol import EXTENSION
from yakai.web.net.websocket_frames import FrameWriter
from yakai.web.ws.endpoint import _welcome
from yakai.web.ws.transport import SocketTransport


def test_a_connection_that_the_client_has_closed_is_not_closed_again() -> None:
    sent = []

    async def receive() -> Any:
        return {"type": "websocket.disconnect", "code": 1001}

    async def send(message: Any) -> None:
        sent.append(message)

    async def both_close() -> None:
        scope: Any = {
            "type": "websocket",
            "path": "/",
            "extensions": {EXTENSION: SimpleNamespace(writer=FrameWriter())},
        }
        socket: WebSocket[Any, Any, Any] = WebSocket(scope, receive, send)
        socket.connection_state = "receive"
        await socket.receive()
        await SocketTransport(socket).close(4403)

    asyncio.run(both_close())
    assert sent == []


def test_a_person_who_is_banned_while_joining_leaves_no_warning(caplog: pytest.LogCaptureFixture) -> None:
    async def welcome(person: str, name: str) -> None:
        raise TurnedAway("banned-from-table")

    live: Any = SimpleNamespace(welcome=welcome)
    connection: Any = SimpleNamespace(person="bob", name="Bob")
    assert asyncio.run(_welcome(connection, live))
    assert caplog.records == []
