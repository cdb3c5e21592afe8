"""What waits to be sent to one reader, so that one slow phone never holds up the others.

Whoever does not keep up loses glimpses at once, then states, never answers; when it does again, it is shown the whole
afresh. The whole is
made when its turn to be sent comes: whoever does not read costs nothing, and of two that wait one would be in vain.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

import msgspec

from yakai.web.limits.queues import FairLock
from yakai.web.messages import FromServer

MOST_MESSAGES: Final = 64
MOST_BYTES: Final = 1024 * 1024
"""So much may wait for a slow reader before states are dropped and a fresh one is sent instead."""

A_SECOND: Final = 64 * MOST_BYTES
"""So much of what is larger than that is made for one table's readers in a second, however fast they read."""

FEW_MESSAGES: Final = 16
"""With so many that wait, a glimpse would come too late to be worth it."""

MOST_ANSWERS: Final = 1024
"""So many answers may wait, which cannot be dropped, before the connection is given up."""

LAST_WORD: Final = 1.0
"""So many seconds a reader has to be told why it ends."""

encode = msgspec.json.Encoder().encode


class Sender(Protocol):
    """What an outbox needs of a WebSocket."""

    def send_now(self, messages: Sequence[bytes], /) -> bool:
        """Send some text messages, unless the reader is slow or gone; says whether it could."""
        ...

    async def send(self, message: bytes, /) -> None:
        """Send one text message, waiting while the reader is slow."""
        ...

    async def close(self, code: int, /) -> None:
        """End it."""
        ...


_Kind: TypeAlias = Literal["answer", "state", "glimpse"]
"""An answer must arrive; for a state a fresh one can stand in; a glimpse may be lost."""


class _Waiting(NamedTuple):
    message: bytes
    kind: _Kind


class Outbox:
    """The queue of one connection. `whole` makes all of it as it is then; `turns` it shares with the table's
    other readers.
    """

    def __init__(self, wire: Sender, whole: Callable[[], Sequence[bytes]], turns: FairLock) -> None:
        self.behind = False  # the whole waits: it will tell all that happens until then
        self._wire = wire
        self._whole = whole
        self._turns = turns
        self._queue: list[_Waiting | None] = []  # `None` is the place of the whole
        self._bytes = 0
        self._writing = False  # something is on its way that nothing may overtake
        self._something = asyncio.Event()
        self._sent: asyncio.Event | None = None  # all of it, after which it ends; there is one only then

    @property
    def ending(self) -> bool:
        """Whether nothing more is said but why it ends."""
        return self._sent is not None

    @property
    def too_full(self) -> bool:
        """Whether so many answers wait that the reader must be given up."""
        return len(self._queue) > MOST_ANSWERS

    def answer(self, message: FromServer) -> None:
        """Something that must arrive."""
        self._put(encode(message), "answer")

    def show(self, messages: Iterable[FromServer | bytes], answer: FromServer | None = None) -> None:
        """News, which a later and fresh state can replace; what others are told too may be written already. With an
        answer, it comes after them.
        """
        news = [message if type(message) is bytes else encode(message) for message in messages]
        answers = () if answer is None else (encode(answer),)
        if self._has_sent([*news, *answers]):
            return
        for message in news:
            self._put(message, "state")
            if self.behind:
                break  # the rest would be older than the whole, and come after it
        for message in answers:
            self._put(message, "answer")

    def glimpse(self, message: bytes) -> None:
        """Something that may be lost: whoever does not keep up gets none, and misses nothing."""
        if not (self.behind or self.ending or len(self._queue) >= FEW_MESSAGES):
            self._put(message, "glimpse")

    def show_whole(self) -> None:
        """The whole, after what waits now. One is enough: if one waits already, it will be as fresh."""
        if not (self.behind or self.ending):
            self.behind = True
            self._queue.append(None)
            self._something.set()

    def show_anew(self) -> None:
        """The whole instead of what waits now: that was made for other eyes."""
        self._drop("state", "glimpse")
        self.show_whole()

    def _put(self, message: bytes, kind: _Kind) -> None:
        if self._has_sent((message,)):
            return
        self._queue.append(_Waiting(message, kind))
        self._bytes += len(message)
        self._something.set()
        if kind != "glimpse":
            self._drop_if_too_much()

    def _has_sent(self, messages: Sequence[bytes]) -> bool:
        """A reader who keeps up has them at once."""
        return not messages or (not self._queue and not self._writing and self._wire.send_now(messages))

    def _drop_if_too_much(self) -> None:
        if self._too_much:
            self._drop("glimpse")
        if self._too_much:
            self._drop("state")
            self.show_whole()

    @property
    def _too_much(self) -> bool:
        return len(self._queue) > MOST_MESSAGES or self._bytes > MOST_BYTES

    def _drop(self, *kinds: _Kind) -> None:
        self._queue = [waiting for waiting in self._queue if waiting is None or waiting.kind not in kinds]
        self._bytes = sum(len(waiting.message) for waiting in self._queue if waiting is not None)

    async def write(self) -> None:
        """Send what waits, as fast as the reader reads; ends when the connection is to end."""
        while self._sent is None or not self._sent.is_set():
            await self._something.wait()
            self._something.clear()
            self._writing = True
            while self._queue:
                waiting = self._queue.pop(0)
                if waiting is None:
                    await self._write_whole()
                else:
                    self._bytes -= len(waiting.message)
                    await self._wire.send(waiting.message)
            self._writing = False
            if self._sent is not None:
                self._sent.set()

    async def _write_whole(self) -> None:
        """The whole, never dropped however large it is; before the next large one the other tables have a turn."""
        async with self._turns:
            self.behind = False
            if self.ending:
                return
            messages = self._whole()
            if (large := sum(map(len, messages))) > MOST_BYTES:
                self._turns.rest(large / A_SECOND)
        for message in messages:
            await self._wire.send(message)

    async def end(self, last: FromServer, code: int) -> None:
        """Say why, and close; a reader that is too slow even for that is simply cut off."""
        if self.ending:
            return
        self._sent = asyncio.Event()
        self._drop("state", "glimpse")
        self._put(encode(last), "answer")
        self._something.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORD):
                await self._sent.wait()
        if self._sent.is_set():  # perhaps only when time was up: then it was we who were slow
            with suppress(TimeoutError):
                async with asyncio.timeout(LAST_WORD):
                    await self._wire.close(code)
