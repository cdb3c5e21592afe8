"""Writes messages to a WebSocket, past ASGI and the websockets library."""

from collections.abc import Callable, Sequence
from struct import Struct
from typing import Final

_SHORT: Final = Struct(">BB").pack
_LONG: Final = Struct(">BBH").pack
_LONGEST: Final = Struct(">BBQ").pack


class SocketWriter:
    """Writes to one WebSocket, unless its client is slow or gone, or our end is closed."""

    def __init__(self) -> None:
        self.write: Callable[[bytes], None] | None = None
        self.slow = False
        self.gone = False
        self.closed = False

    def send_now(self, messages: Sequence[bytes]) -> bool:
        """Send some text messages; returns whether they were sent."""
        write = self.write
        if write is None or self.slow or self.gone or self.closed:
            return False
        write(framed(messages))
        return True


def framed(messages: Sequence[bytes]) -> bytes:
    """Messages, each as one text frame from a server.

    >>> framed([b"{}"]), framed([b"x" * 200])[:4], framed([b"x" * 70_000])[:10], framed([b"1", b"2"])
    (b'\\x81\\x02{}', b'\\x81~\\x00\\xc8', b'\\x81\\x7f\\x00\\x00\\x00\\x00\\x00\\x01\\x11p', b'\\x81\\x011\\x81\\x012')
    """
    parts: list[bytes] = []
    for message in messages:
        size = len(message)
        if size < 126:
            parts.append(_SHORT(0x81, size))
        elif size < 1 << 16:
            parts.append(_LONG(0x81, 126, size))
        else:
            parts.append(_LONGEST(0x81, 127, size))
        parts.append(message)
    return b"".join(parts)
