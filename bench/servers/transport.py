"""A server that only relays: each message is sent on to all four clients of a table as a text of a view's length. The
first argument chooses the WebSocket implementation: `python -m bench.servers.transport picows 8000`.
"""

import asyncio
import sys
from collections import defaultdict
from typing import Any

import uvicorn
import uvloop

TOLD = '{"type":"game","view":"' + "x" * 2500 + '"}'

tables: defaultdict[str, list[Any]] = defaultdict(list)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """The relay as an ASGI application."""
    if scope["type"] != "websocket":
        if scope["type"] == "lifespan":
            while (await receive())["type"] != "lifespan.shutdown":
                await send({"type": "lifespan.startup.complete"})
            await send({"type": "lifespan.shutdown.complete"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    table = tables[scope["path"]]
    table.append(send)
    while (await receive())["type"] == "websocket.receive":
        for tell in table:
            await tell({"type": "websocket.send", "text": TOLD})
        await send({"type": "websocket.send", "text": '{"type":"ok"}'})
    table.remove(send)


async def picows(port: int) -> None:
    """Without ASGI: a parser in C that calls us back."""
    from picows import (  # type: ignore[import-not-found]  # noqa: PLC0415  # installed in .venv-bench only
        WSFrame,
        WSListener,
        WSMsgType,
        WSTransport,
        ws_create_server,
    )

    told = TOLD.encode()

    class Seat(WSListener):  # type: ignore[misc]  # of a package that mypy does not see
        def __init__(self, path: str) -> None:
            super().__init__()
            self._table = tables[path]

        def on_ws_connected(self, transport: WSTransport) -> None:
            self._table.append(transport)

        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            if frame.msg_type == WSMsgType.TEXT:
                for one in self._table:
                    one.send(WSMsgType.TEXT, told)
                transport.send(WSMsgType.TEXT, b'{"type":"ok"}')

        def on_ws_disconnected(self, transport: WSTransport) -> None:
            self._table.remove(transport)

    server = await ws_create_server(lambda request: Seat(request.path.decode()), "127.0.0.1", port)
    _ready()
    await server.serve_forever()


def _ready() -> None:
    sys.stdout.write("ready\n")
    sys.stdout.flush()


async def granian(port: int) -> None:
    """A server in Rust that calls an ASGI application."""
    from granian.constants import Interfaces  # type: ignore[import-not-found]  # noqa: PLC0415
    from granian.server.embed import Server  # type: ignore[import-not-found]  # noqa: PLC0415

    asyncio.get_running_loop().call_later(0.5, _ready)
    await Server(app, address="127.0.0.1", port=port, interface=Interfaces.ASGI).serve()


async def uvicorns(how: str, port: int) -> None:
    """Uvicorn with one of its own WebSocket implementations."""
    config = uvicorn.Config(
        app, port=port, ws=how, ws_per_message_deflate=False, log_level="warning", access_log=False
    )
    asyncio.get_running_loop().call_later(0.5, _ready)
    await uvicorn.Server(config).serve()


def main() -> None:
    """Serve with the implementation that the first argument names."""
    how, port = sys.argv[1], int(sys.argv[2])
    serving = {"picows": picows, "granian": granian}.get(how)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(uvicorns(how, port) if serving is None else serving(port))


if __name__ == "__main__":
    main()
