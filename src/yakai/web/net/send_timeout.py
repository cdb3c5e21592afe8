"""A timeout for clients that do not read what they are sent."""

from asyncio import AbstractEventLoop, TimerHandle, Transport
from functools import partial
from typing import Final

SEND_TIMEOUT: Final = 30.0
"""Seconds a client may take to read part of a response."""


class SendTimeout:
    """Aborts a connection whose client has read nothing for `SEND_TIMEOUT` seconds although data waits to be sent."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: TimerHandle | None = None
        self._unread = 0

    def restart(self, transport: Transport) -> None:
        """Begin to wait anew, if any data waits to be sent."""
        self.cancel()
        self._unread = transport.get_write_buffer_size()
        if self._unread:
            self._timer = self._loop.call_later(SEND_TIMEOUT, partial(self._check, transport))

    def cancel(self) -> None:
        """Wait no longer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _check(self, transport: Transport) -> None:
        self._timer = None
        if transport.get_write_buffer_size() < self._unread:
            self.restart(transport)
        else:
            transport.abort()
