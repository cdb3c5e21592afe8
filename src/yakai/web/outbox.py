"""What waits to be sent to one reader, so that one slow phone never holds up the others.

Whoever does not keep up loses states, never answers; when it does again, it is shown the whole afresh.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, Protocol

import msgspec

from yakai.web.messages import FromServer

logger = logging.getLogger(__name__)

MOST_MESSAGES: Final = 64
MOST_BYTES: Final = 1024 * 1024
"""So much may wait for a slow reader before states are dropped and a fresh one is sent instead."""

MOST_ANSWERS: Final = 1024
"""So many answers may wait, which cannot be dropped, before the connection is given up."""

_encode = msgspec.json.Encoder().encode


class Wire(Protocol):
    """What a connection needs of a WebSocket."""

    async def send(self, message: bytes, /) -> None:
        """Send one text message, waiting while the reader is slow."""
        ...

    async def close(self, code: int, /) -> None:
        """End it."""
        ...


class _Waiting(NamedTuple):
    message: bytes
    state: bool  # a fresh one can stand in for it


class Outbox:
    """The queue of one connection. `refresh` puts the whole afresh, once the reader has caught up."""

    def __init__(self, wire: Wire, refresh: Callable[[], None]) -> None:
        self.behind = False
        self.ending = False
        self._wire = wire
        self._refresh = refresh
        self._queue: deque[_Waiting] = deque()
        self._bytes = 0
        self._something = asyncio.Event()
        self._sent = asyncio.Event()

    @property
    def too_full(self) -> bool:
        """Whether so many answers wait that the reader must be given up."""
        return len(self._queue) > MOST_ANSWERS

    def answer(self, message: FromServer) -> None:
        """Something that must arrive."""
        self._put(message, state=False)
        self._drop_if_too_much()

    def show(self, messages: Iterable[FromServer]) -> None:
        """News, which a later and fresh state can replace."""
        for message in messages:
            self._put(message, state=True)
            self._drop_if_too_much()

    def show_whole(self, messages: Iterable[FromServer]) -> None:
        """The whole: never dropped, however large it is, since it would only be put again."""
        for message in messages:
            self._put(message, state=True)

    def _put(self, message: FromServer, state: bool) -> None:
        waiting = _Waiting(_encode(message), state)
        self._queue.append(waiting)
        self._bytes += len(waiting.message)
        self._something.set()

    def _drop_if_too_much(self) -> None:
        if len(self._queue) > MOST_MESSAGES or self._bytes > MOST_BYTES:
            self.behind = True
            self._drop_states()

    def _drop_states(self) -> None:
        self._queue = deque(waiting for waiting in self._queue if not waiting.state)
        self._bytes = sum(len(waiting.message) for waiting in self._queue)

    async def write(self) -> None:
        """Send what waits, as fast as the reader reads; ends when the connection is to end."""
        while not self._sent.is_set():
            await self._something.wait()
            self._something.clear()
            while self._queue:
                waiting = self._queue.popleft()
                self._bytes -= len(waiting.message)
                await self._wire.send(waiting.message)
            if self.ending:
                self._sent.set()
            elif self.behind:
                self.behind = False
                self._refresh()

    async def end(self, last: FromServer, code: int) -> None:
        """Say why, and close; a reader that is too slow even for that is simply cut off."""
        if self.ending:
            return
        self.ending = True
        self._drop_states()
        self._put(last, state=False)
        try:
            async with asyncio.timeout(1):
                await self._sent.wait()
                await self._wire.close(code)
        except TimeoutError:
            logger.info("a connection was too slow to be told why it ends")
