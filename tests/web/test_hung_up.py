"""Whoever hangs up in the moment in which they are turned away."""

import asyncio
from typing import Any

from litestar import WebSocket

from yakai.web.lines import LINE
from yakai.web.socket import SocketWire


def test_who_has_hung_up_already_is_not_hung_up_on() -> None:
    said = []

    async def hear() -> Any:
        return {"type": "websocket.disconnect", "code": 1001}

    async def say(message: Any) -> None:
        said.append(message)

    async def both_hang_up() -> None:
        scope: Any = {"type": "websocket", "path": "/", "extensions": {LINE: None}}
        socket: WebSocket[Any, Any, Any] = WebSocket(scope, hear, say)
        socket.connection_state = "receive"
        await socket.receive()
        await SocketWire(socket).close(4403)

    asyncio.run(both_hang_up())
    assert said == []
