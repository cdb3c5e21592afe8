"""The WebSockets as uvicorn speaks them, but whoever is gone is cut off.

Closing a transport waits until its reader has read all that was written: a phone that has vanished never does.
"""

from asyncio import TimerHandle
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LAST_WORDS: Final = 10
"""So many seconds a reader has for what was written before our end closed."""


class Line(WebSocketsSansIOProtocol):
    """One WebSocket. Whoever owes a pong is cut off; whoever has read something meanwhile has as long once more, since
    a pong comes only after what was sent before the ping.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._unread = 0
        self._last_words: TimerHandle | None = None

    def send_keepalive_ping(self) -> None:
        """A ping goes out, after what waits to be read."""
        super().send_keepalive_ping()
        self._unread = self.transport.get_write_buffer_size()

    def keepalive_timeout(self) -> None:
        """The pong is overdue."""
        assert self.ping_timeout is not None
        if self.transport.get_write_buffer_size() < self._unread:
            self._unread = 0  # but only once
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)
            return
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """The whole conversation; after it nothing more is said."""
        await super().run_asgi()
        if not self.disconnected:
            self._last_words = self.loop.call_later(LAST_WORDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        super().connection_lost(exc)
        if self._last_words is not None:
            self._last_words.cancel()
