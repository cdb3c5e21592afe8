"""Where frames begin and end on a line, and the short way for what nearly all of them are: one whole text."""

from collections.abc import Sequence
from struct import Struct
from typing import Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, where it can be

WHOLE_TEXT: Final = 0x81
"""How a frame begins that is a text, is all of it, and is not compressed."""

END: Final = b"\r\n\r\n"
"""How a request ends."""

MASKED: Final = 0x80
TWO_MORE: Final = 126
EIGHT_MORE: Final = 127
"""These sizes say that the size comes behind, in so many bytes."""


_SHORT: Final = Struct(">BB").pack
_LONG: Final = Struct(">BBH").pack
_LONGEST: Final = Struct(">BBQ").pack


def whole_text(data: bytes) -> bytes | None:
    """The text, if what has come is just one frame, and that a whole text from a client; else nothing.

    >>> whole_text(b"\\x81\\x82\\x01\\x02\\x03\\x04z\\x7f"), whole_text(b"\\x81\\x02{}"), whole_text(b"\\x81")
    (b'{}', None, None)
    """
    if len(data) < 6 or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    size, mask = data[1] - MASKED, 2
    if size == TWO_MORE:
        size, mask = data[2] << 8 | data[3], 4
    if size == EIGHT_MORE and mask == 2:
        return None
    if len(data) != mask + 4 + size:
        return None
    text: bytes = apply_mask(data[mask + 4 :], data[mask : mask + 4])
    return text


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
        if size < 126:
            parts.append(_SHORT(0x81, size))
        elif size < 1 << 16:
            parts.append(_LONG(0x81, 126, size))
        else:
            parts.append(_LONGEST(0x81, 127, size))
        parts.append(message)
    return b"".join(parts)


class Frames:
    """Follows a line from frame to frame, without reading what is in them: only whoever stands between two of them may
    take the short way.
    """

    def __init__(self) -> None:
        self._request = b""  # as far as it has come
        self._asked = False
        self._lost = False  # something came with the request: nobody knows where the first frame begins
        self._head = b""  # of the present frame, as far as it has come
        self._left = 0  # so many bytes of it are still to come

    @property
    def between(self) -> bool:
        """Whether all that has come were whole frames."""
        return self._asked and not (self._left or self._head or self._lost)

    def ask(self, data: bytes) -> None:
        """So much has come before the answer to the request by which a line begins.

        >>> frames = Frames()
        >>> frames.ask(b"GET / HTTP/1.1\\r\\n\\r")
        >>> frames.ask(b"\\n")
        >>> frames.between
        True
        """
        self._lost = self._lost or self._asked
        if not self._asked:
            self._request += data
            at = self._request.find(END)
            if at >= 0:
                self._asked, self._lost = True, at + len(END) < len(self._request)
                self._request = b""

    def follow(self, data: bytes) -> None:
        """So much more has come.

        >>> frames = Frames()
        >>> frames.ask(END)
        >>> frames.follow(b"\\x89\\x80\\x01\\x02")
        >>> frames.between
        False
        >>> frames.follow(b"\\x03\\x04")
        >>> frames.between
        True
        """
        at = 0
        while at < len(data):
            if self._left:
                step = min(self._left, len(data) - at)
                self._left -= step
                at += step
                continue
            self._head += data[at : at + 1]
            at += 1
            self._begin()

    def _begin(self) -> None:
        """If a frame's size is known now, the rest of it is only counted."""
        head = self._head
        if len(head) < 2:
            return
        size, whole = head[1] & ~MASKED, 2
        if size == TWO_MORE:
            whole = 4
        elif size == EIGHT_MORE:
            whole = 10
        if len(head) < whole:
            return
        if whole > 2:
            size = int.from_bytes(head[2:whole], "big")
        self._head, self._left = b"", size + (4 if head[1] & MASKED else 0)
