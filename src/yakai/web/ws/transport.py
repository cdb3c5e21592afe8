"""The WebSocket of a connection, as the rest of the server uses it."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from yakai.web.net.uvicorn_protocols.websocket_protocol import EXTENSION, WebSocketProtocol
from yakai.web.net.websocket_frames import FrameWriter

AnySocket = WebSocket[Any, Any, Any]

GONE: Final = (WebSocketDisconnect, OSError, RuntimeError)
"""What sending raises after the client has disconnected."""


class SocketTransport:
    """Sends and receives the messages of one WebSocket, past the framework."""

    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket
        extensions: Any = socket.scope["extensions"]
        self._protocol: WebSocketProtocol = extensions[EXTENSION]
        self._writer: FrameWriter = self._protocol.writer
        self._closed = False

    def send_now(self, messages: Sequence[bytes]) -> bool:
        """Send some text messages, unless the client is slow or gone; returns whether they were sent."""
        return self._writer.send_now(messages)

    async def send(self, message: bytes) -> None:
        """Send one text message, waiting while the client is slow."""
        await self._protocol.send_text(message)

    def listen(self, on_message: Callable[[], None]) -> None:
        """Call `on_message` from now on for each message that arrives."""
        self._protocol.listen(on_message)

    def next_message(self) -> str | bytes | None:
        """Take the oldest message; `None` if there is none."""
        return self._protocol.next_message()

    @property
    def has_more(self) -> bool:
        """Whether a message waits."""
        return self._protocol.has_more

    def stop_receiving(self) -> None:
        """Receive no more messages."""
        self._protocol.stop_receiving()

    async def close(self, code: int) -> None:
        """Close the WebSocket, unless the client has closed it."""
        if not self._closed:
            self._closed = True
            with suppress(*GONE):
                await self._socket.close(code)
