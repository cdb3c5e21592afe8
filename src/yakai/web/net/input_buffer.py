"""Parses the input of a connection in slices, so that a flood on one connection does not hold up all others.

One read from a socket brings up to 256 KiB: forty thousand empty frames, or as many chunks of a body, take a second.
"""

from asyncio import AbstractEventLoop, Transport
from collections.abc import Callable
from typing import Final

SLICE: Final = 1024
"""Bytes that are parsed at a time."""

TURN: Final = 64
"""Slices, frames or chunks after which other connections get their turn."""


class InputBuffer:
    """Input of one connection that was received and not yet parsed. `parse` parses a slice and returns how many frames
    or chunks it found; `may_parse` says whether more is wanted now; `resume` is called after everything was parsed.
    """

    def __init__(
        self,
        loop: AbstractEventLoop,
        parse: Callable[[bytes], int],
        resume: Callable[[], None],
        may_parse: Callable[[], bool] = lambda: True,
    ) -> None:
        self._loop = loop
        self._parse = parse
        self._resume = resume
        self._may_parse = may_parse
        self._rest = b""
        self._scheduled = False
        self._paused = False
        self._discarded = False

    def __bool__(self) -> bool:
        """Whether unparsed input is left."""
        return bool(self._rest)

    def receive(self, data: bytes, transport: Transport) -> None:
        """Parse more input, or keep it until earlier input is parsed."""
        if len(data) <= SLICE and not (self._rest or self._paused or self._discarded) and self._may_parse():
            self._parse(data)
            return
        self._rest = self._rest + data if self._rest else data
        if not self._scheduled:
            self.continue_parsing(transport)

    def continue_parsing(self, transport: Transport) -> None:
        """Parse for one turn. While anything is left, reading from the transport is paused."""
        self._scheduled = False
        rest, at, found = self._rest, 0, 0
        while at < len(rest) and found < TURN and not self._has_ended(transport) and self._may_parse():
            found += max(1, self._parse(rest[at : at + SLICE]))
            at += SLICE
        self._rest = b"" if self._has_ended(transport) else rest[at:]
        if self._rest:
            self._paused = True
            transport.pause_reading()
            if self._may_parse():
                self._scheduled = True
                self._loop.call_soon(self.continue_parsing, transport)
        elif self._paused and not self._has_ended(transport):
            self._paused = False
            self._resume()

    def discard(self) -> None:
        """Discard what is left, and parse nothing more."""
        self._discarded = True
        self._rest = b""

    def _has_ended(self, transport: Transport) -> bool:
        return self._discarded or transport.is_closing()
