"""What somebody says is read in portions, and what is much work to read waits its turn.

A read brings up to 256 KiB: that is forty thousand empty frames, or a body in as many pieces, and a second in which
nobody else is heard.
"""

from asyncio import AbstractEventLoop, Transport
from collections.abc import Callable
from typing import Final

PORTION: Final = 1024
"""So many bytes are read at a time."""

A_TURN: Final = 64
"""After so many portions, frames or pieces all others have their turn."""


class Portions:
    """What one connection has said and nobody has read yet. `read` reads a portion and says how many frames or pieces
    it found, `wanted` says whether more is to be read now, and `listen` lets more come, once all of it was read.
    """

    def __init__(
        self,
        loop: AbstractEventLoop,
        read: Callable[[bytes], int],
        listen: Callable[[], None],
        wanted: Callable[[], bool] = lambda: True,
    ) -> None:
        self._loop = loop
        self._read = read
        self._listen = listen
        self._wanted = wanted
        self._rest = b""
        self._waits = False
        self._paused = False
        self._dropped = False

    def __bool__(self) -> bool:
        """Whether something is left."""
        return bool(self._rest)

    def add(self, data: bytes, transport: Transport) -> None:
        """More has come. Mostly it is little, and nothing waits."""
        if len(data) <= PORTION and not (self._rest or self._paused or self._dropped) and self._wanted():
            self._read(data)
            return
        self._rest = self._rest + data if self._rest else data
        if not self._waits:
            self.go_on(transport)

    def go_on(self, transport: Transport) -> None:
        """Read on, as far as one turn goes. What is left waits, and no more is let in meanwhile."""
        self._waits = False
        rest, at, found = self._rest, 0, 0
        while at < len(rest) and found < A_TURN and not self._has_ended(transport) and self._wanted():
            found += max(1, self._read(rest[at : at + PORTION]))
            at += PORTION
        self._rest = b"" if self._has_ended(transport) else rest[at:]
        if self._rest:
            self._paused = True
            transport.pause_reading()
            if self._wanted():
                self._waits = True
                self._loop.call_soon(self.go_on, transport)
        elif self._paused and not self._has_ended(transport):
            self._paused = False
            self._listen()

    def drop(self) -> None:
        """Nothing more is to be read."""
        self._dropped = True
        self._rest = b""

    def _has_ended(self, transport: Transport) -> bool:
        return self._dropped or transport.is_closing()
