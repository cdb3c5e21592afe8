"""WebSocket frames as bytes: text messages that the server sends, and the usual frame that a client sends."""

from collections.abc import Callable, Sequence
from struct import Struct
from typing import Final

_SHORT: Final = Struct(">BB").pack
_LONG: Final = Struct(">BBH").pack
_LONGEST: Final = Struct(">BBQ").pack

TEXT: Final = 0x81
"""The first byte of a frame that is a whole text message, not compressed."""

MASKED: Final = 0x80
"""The bit in the second byte that says that a payload is masked, as those of clients are."""

TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
"""Sizes in the second byte which say that the size itself follows, in so many bytes."""


class FrameWriter:
    """Writes to one WebSocket, unless its client is slow or gone or our end is closed.

    All messages go through it. Asking uvicorn's protocol for the same state took 3% of a move.
    """

    def __init__(self) -> None:
        self.write: Callable[[bytes], None] | None = None
        self.slow = False
        self.disconnected = False
        self.close_sent = False

    def send_now(self, messages: Sequence[bytes]) -> bool:
        """Send some text messages if that is possible now; return whether it was."""
        write = self.write
        if write is None or self.slow or self.disconnected or self.close_sent:
            return False
        write(text_frames(messages))
        return True


def text_frames(messages: Sequence[bytes]) -> bytes:
    """Messages, each as one text frame from a server.

    >>> text_frames([b"{}"]), text_frames([b"1", b"2"])
    (b'\\x81\\x02{}', b'\\x81\\x011\\x81\\x012')
    >>> text_frames([b"x" * 200])[:4], text_frames([b"x" * 70_000])[:10]
    (b'\\x81~\\x00\\xc8', b'\\x81\\x7f\\x00\\x00\\x00\\x00\\x00\\x01\\x11p')
    """
    parts: list[bytes] = []
    for message in messages:
        size = len(message)
        if size < TWO_BYTES:
            parts.append(_SHORT(TEXT, size))
        elif size < 1 << 16:
            parts.append(_LONG(TEXT, TWO_BYTES, size))
        else:
            parts.append(_LONGEST(TEXT, EIGHT_BYTES, size))
        parts.append(message)
    return b"".join(parts)


def whole_text(data: bytes) -> bytes | None:
    """The text of a client's message, if the data is one frame with the whole message; else `None`.

    >>> whole_text(b"\\x81\\x82\\x01\\x02\\x03\\x04z\\x7f"), whole_text(b"\\x81\\x02{}"), whole_text(b"\\x81")
    (b'{}', None, None)
    """
    if len(data) < 6 or data[0] != TEXT or data[1] < MASKED:
        return None
    size, mask = data[1] - MASKED, 2
    if size == EIGHT_BYTES:
        return None
    if size == TWO_BYTES:
        size, mask = data[2] << 8 | data[3], 4
    text = mask + 4
    if len(data) != text + size:
        return None
    key = (data[mask:text] * (size // 4 + 1))[:size]
    return (int.from_bytes(data[text:]) ^ int.from_bytes(key)).to_bytes(size)


def client_frame_size(payload: int) -> int:
    """The size of a client's frame with a payload of so many bytes.

    >>> client_frame_size(2), client_frame_size(200), client_frame_size(70_000)
    (8, 208, 70014)
    """
    return payload + (6 if payload < TWO_BYTES else 8 if payload < 1 << 16 else 14)
