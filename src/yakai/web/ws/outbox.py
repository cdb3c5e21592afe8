"""The queue of messages to one client, so that a slow client never delays the others.

A slow client loses glimpses at once, then states, never answers, and gets the full state instead. That is made only
when it is sent, because it would be out of date earlier.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

import msgspec

from yakai.web.limits.locks import FairLock
from yakai.web.messages import FromServer

MOST_MESSAGES: Final = 64
MOST_BYTES: Final = 1024 * 1024
"""The queue's limits: beyond either, its states are replaced by the full state."""

LARGE_BYTES_A_SECOND: Final = 64 * MOST_BYTES
"""Bytes a second of full states above `MOST_BYTES` that one table makes for all its connections."""

FEW_MESSAGES: Final = 16
"""Length of the queue from which glimpses are left out, because they would arrive too late."""

MOST_ANSWERS: Final = 1024
"""Length of the queue, after all states are dropped, at which the connection is ended."""

LAST_MESSAGE_TIMEOUT: Final = 1.0
"""Seconds that a client has to receive the reason why its connection ends, and again to close it."""

encode = msgspec.json.Encoder().encode


class Sender(Protocol):
    """What an outbox needs of a WebSocket."""

    def send_now(self, messages: Sequence[bytes], /) -> bool:
        """Send text messages at once; return whether that was possible, with a client that keeps up."""
        ...

    async def send(self, message: bytes, /) -> None:
        """Send one text message, waiting for a slow client."""
        ...

    async def close(self, code: int, /) -> None:
        """Close the WebSocket."""
        ...


_Kind: TypeAlias = Literal["answer", "state", "glimpse"]
"""An answer must arrive, a state can be replaced by the full state, a glimpse may be lost."""


class _Queued(NamedTuple):
    message: bytes
    kind: _Kind


class Outbox:
    """The queue of one connection. `full_state` makes the messages of the full state; `full_state_lock` is one for all
    outboxes at the table, so that large ones are made one after the other.
    """

    def __init__(
        self, sender: Sender, full_state: Callable[[], Sequence[bytes]], full_state_lock: FairLock
    ) -> None:
        self.behind = False  # the full state is queued, and will show all changes until it is sent
        self._sender = sender
        self._full_state = full_state
        self._full_state_lock = full_state_lock
        self._queue: list[_Queued | None] = []  # `None` is the full state
        self._bytes = 0
        self._writing = False  # a message is being sent that nothing may overtake
        self._filled = asyncio.Event()
        self._all_sent: asyncio.Event | None = None  # exists only when the connection ends

    @property
    def ending(self) -> bool:
        """Whether nothing more is sent but the reason why the connection ends."""
        return self._all_sent is not None

    @property
    def too_full(self) -> bool:
        """Whether the client reads too few answers to go on."""
        return len(self._queue) > MOST_ANSWERS

    def answer(self, message: FromServer) -> None:
        """Send an answer to a request."""
        self._put(encode(message), "answer")

    def show(self, messages: Iterable[FromServer | bytes], answer: FromServer | None = None) -> None:
        """Send states, some of which may be encoded already, and after them an answer."""
        states = [message if type(message) is bytes else encode(message) for message in messages]
        answers = () if answer is None else (encode(answer),)
        if self._sent_now([*states, *answers]):
            return
        for message in states:
            self._put(message, "state")
            if self.behind:
                break  # the full state that is queued is newer than the rest
        for message in answers:
            self._put(message, "answer")

    def glimpse(self, message: bytes) -> None:
        """Send a glimpse to a client that keeps up."""
        if not (self.behind or self.ending or len(self._queue) >= FEW_MESSAGES):
            self._put(message, "glimpse")

    def show_full_state(self) -> None:
        """Send the full state after what is queued, unless it is queued already."""
        if not (self.behind or self.ending):
            self.behind = True
            self._queue.append(None)
            self._filled.set()

    def replace_state(self) -> None:
        """Send the full state instead of queued states, which were made for another seat."""
        self._drop("state", "glimpse")
        self.show_full_state()

    def _put(self, message: bytes, kind: _Kind) -> None:
        if self._sent_now((message,)):
            return
        self._queue.append(_Queued(message, kind))
        self._bytes += len(message)
        self._filled.set()
        if kind != "glimpse":
            self._drop_if_too_much()

    def _sent_now(self, messages: Sequence[bytes]) -> bool:
        """Send messages without queueing them, if the client keeps up; return whether that was done."""
        return not messages or (not self._queue and not self._writing and self._sender.send_now(messages))

    def _drop_if_too_much(self) -> None:
        if self._too_much:
            self._drop("glimpse")
        if self._too_much:
            self._drop("state")
            self.show_full_state()

    @property
    def _too_much(self) -> bool:
        return len(self._queue) > MOST_MESSAGES or self._bytes > MOST_BYTES

    def _drop(self, *kinds: _Kind) -> None:
        self._queue = [queued for queued in self._queue if queued is None or queued.kind not in kinds]
        self._bytes = sum(len(queued.message) for queued in self._queue if queued is not None)

    async def write(self) -> None:
        """Send the queue, as fast as the client reads, until the connection ends."""
        while self._all_sent is None or not self._all_sent.is_set():
            await self._filled.wait()
            self._filled.clear()
            self._writing = True
            while self._queue:
                queued = self._queue.pop(0)
                if queued is None:
                    await self._write_full_state()
                else:
                    self._bytes -= len(queued.message)
                    await self._sender.send(queued.message)
            self._writing = False
            if self._all_sent is not None:
                self._all_sent.set()

    async def _write_full_state(self) -> None:
        """Make the full state and send it, however large. After a large one the table's next one has to wait."""
        async with self._full_state_lock:
            self.behind = False
            if self.ending:
                return
            messages = self._full_state()
            if (large := sum(map(len, messages))) > MOST_BYTES:
                self._full_state_lock.rest(large / LARGE_BYTES_A_SECOND)
        for message in messages:
            await self._sender.send(message)

    async def end(self, last: FromServer, code: int) -> None:
        """Send the last message and close; a client that is too slow even for that is cut off."""
        if self.ending:
            return
        self._all_sent = asyncio.Event()
        self._drop("state", "glimpse")
        self._put(encode(last), "answer")
        self._filled.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_MESSAGE_TIMEOUT):
                await self._all_sent.wait()
        if self._all_sent.is_set():  # perhaps just after the timeout, if the server was slow
            with suppress(TimeoutError):
                async with asyncio.timeout(LAST_MESSAGE_TIMEOUT):
                    await self._sender.close(code)
