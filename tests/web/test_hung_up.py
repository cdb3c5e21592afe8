"""Whoever hangs up, or comes, in the moment in which they are turned away."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import WebSocket

from yakai.table.errors import TurnedAway
from yakai.web.ops.uvicorn_protocols import EXTENSION
from yakai.web.ws.endpoint import _welcome
from yakai.web.ws.transport import SocketTransport


def test_who_has_hung_up_already_is_not_hung_up_on() -> None:
    said = []

    async def hear() -> Any:
        return {"type": "websocket.disconnect", "code": 1001}

    async def say(message: Any) -> None:
        said.append(message)

    async def both_hang_up() -> None:
        scope: Any = {
            "type": "websocket",
            "path": "/",
            "extensions": {EXTENSION: SimpleNamespace()},
        }
        socket: WebSocket[Any, Any, Any] = WebSocket(scope, hear, say)
        socket.connection_state = "receive"
        await socket.receive()
        await SocketTransport(socket).close(4403)

    asyncio.run(both_hang_up())
    assert said == []


def test_who_is_banned_while_they_come_in_is_no_trouble(caplog: pytest.LogCaptureFixture) -> None:
    async def welcome(person: str, name: str) -> None:
        raise TurnedAway("banned-from-table")

    live: Any = SimpleNamespace(welcome=welcome)
    connection: Any = SimpleNamespace(person="bob", name="Bob")
    assert asyncio.run(_welcome(connection, live))
    assert caplog.records == []
