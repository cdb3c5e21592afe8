"""A WebSocket as a connection sees it."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from yakai.web.ws.protocol import LINE, WebSocketProtocol
from yakai.web.ws.writer import SocketWriter

AnySocket = WebSocket[Any, Any, Any]

GONE: Final = (WebSocketDisconnect, OSError, RuntimeError)
"""What is raised when something is said to somebody who has hung up."""


class SocketTransport:
    """A WebSocket as a connection sees it."""

    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket
        extensions: Any = socket.scope["extensions"]
        self._line: WebSocketProtocol = extensions[LINE]
        self._pen: SocketWriter = self._line.pen
        self._closed = False

    def send_now(self, messages: Sequence[bytes]) -> bool:
        """Send some text messages, unless the reader is slow or gone; says whether it could."""
        return self._pen.say(messages)

    async def send(self, message: bytes) -> None:
        """Send one text message, waiting while the reader is slow."""
        await self._line.say(message)

    def listen(self, told: Callable[[], None]) -> None:
        """From now on be told that something has come."""
        self._line.listen(told)

    def next_message(self) -> str | bytes | None:
        """The next message that has come; `None` if there is none."""
        return self._line.heard()

    @property
    def has_more(self) -> bool:
        """Whether there is one."""
        return self._line.has_more

    def stop_receiving(self) -> None:
        """Receive no more messages."""
        self._line.hang_up()

    async def close(self, code: int) -> None:
        """End it, unless they have ended it themselves."""
        if not self._closed:
            self._closed = True
            with suppress(*GONE):
                await self._socket.close(code)
