"""The queue of one client: the full state is made once, when it is sent, and not for a client that does not read."""

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from yakai.web.limits.locks import FairLock
from yakai.web.messages import ClockMessage, GlimpseMessage, Gone, Ok, Pong
from yakai.web.ws import outbox
from yakai.web.ws.outbox import Outbox

pytestmark = pytest.mark.anyio

GLIMPSE = outbox.encode(GlimpseMessage(0, None))
STATE = ClockMessage(1, None)


class FakeSender:
    """A sender whose client reads when told to."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.closed: int | None = None
        self.reads = asyncio.Event()

    def send_now(self, messages: Sequence[bytes]) -> bool:
        if self.reads.is_set():
            self.sent += [msgspec.json.decode(message)["type"] for message in messages]
        return self.reads.is_set()

    async def send(self, message: bytes) -> None:
        await self.reads.wait()
        self.send_now((message,))

    async def close(self, code: int) -> None:
        self.closed = code


class FullState:
    """Counts how often it was made."""

    def __init__(self) -> None:
        self.made = 0

    def __call__(self) -> list[bytes]:
        self.made += 1
        return [outbox.encode(Gone("the full state"))]


async def given_turns() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_the_full_state_is_queued_and_made_once() -> None:
    sender, full_state = FakeSender(), FullState()
    box = Outbox(sender, full_state, FairLock())
    writing = asyncio.ensure_future(box.write())
    for number in range(30):
        box.show_full_state()
        box.answer(Ok(str(number)))
    assert full_state.made == 0
    sender.reads.set()
    await given_turns()
    assert (full_state.made, sender.sent) == (1, ["gone", *["ok"] * 30])
    writing.cancel()


async def test_for_a_client_that_reads_nothing_one_full_state_is_made() -> None:
    sender, full_state = FakeSender(), FullState()
    box = Outbox(sender, full_state, FairLock())
    writing = asyncio.ensure_future(box.write())
    for _ in range(30):
        box.show_full_state()
        box.answer(Pong())
        await given_turns()
    assert full_state.made == 1
    sender.reads.set()
    await given_turns()
    assert full_state.made == 2
    writing.cancel()


async def test_glimpses_are_dropped_first_and_need_no_full_state() -> None:
    sender, full_state = FakeSender(), FullState()
    box = Outbox(sender, full_state, FairLock())
    for _ in range(100):
        box.glimpse(GLIMPSE)
    assert not box.behind
    for _ in range(outbox.MOST_MESSAGES):
        box.show([STATE])
    assert not box.behind
    writing = asyncio.ensure_future(box.write())
    sender.reads.set()
    await given_turns()
    assert (full_state.made, sender.sent) == (0, ["clock"] * outbox.MOST_MESSAGES)
    box.glimpse(GLIMPSE)
    await given_turns()
    assert sender.sent[-1] == "glimpse"
    writing.cancel()


async def test_no_older_state_is_sent_after_the_full_state() -> None:
    sender, full_state = FakeSender(), FullState()
    box = Outbox(sender, full_state, FairLock())
    for _ in range(outbox.MOST_MESSAGES):
        box.show([STATE])
    box.show([STATE, STATE])
    assert box.behind
    writing = asyncio.ensure_future(box.write())
    sender.reads.set()
    await given_turns()
    assert (full_state.made, sender.sent) == (1, ["gone"])
    writing.cancel()


async def test_a_client_that_is_behind_gets_no_glimpses() -> None:
    sender, full_state = FakeSender(), FullState()
    box = Outbox(sender, full_state, FairLock())
    box.show_full_state()
    box.glimpse(GLIMPSE)
    writing = asyncio.ensure_future(box.write())
    sender.reads.set()
    await given_turns()
    assert sender.sent == ["gone"]
    writing.cancel()


async def test_large_full_states_of_one_table_are_made_with_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MOST_BYTES", 1)
    monkeypatch.setattr(outbox, "LARGE_BYTES_A_SECOND", 0.001)  # the next one hours later
    lock, states, senders = FairLock(), (FullState(), FullState()), (FakeSender(), FakeSender())
    boxes = [Outbox(sender, full_state, lock) for sender, full_state in zip(senders, states, strict=True)]
    writing = [asyncio.ensure_future(box.write()) for box in boxes]
    for box, sender in zip(boxes, senders, strict=True):
        sender.reads.set()
        box.show_full_state()
    await given_turns()
    assert [full_state.made for full_state in states] == [1, 0]
    assert senders[0].sent == ["gone"]
    for task in writing:
        task.cancel()


async def test_the_connection_is_closed_after_the_reason_even_if_the_server_was_slow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbox, "LAST_MESSAGE_TIMEOUT", 0.0)  # over before the server gets to it
    sender = FakeSender()
    sender.reads.set()
    box = Outbox(sender, FullState(), FairLock())
    writing = asyncio.ensure_future(box.write())
    await given_turns()
    await box.end(Gone("turned-out"), 4403)
    assert (sender.sent, sender.closed) == (["gone"], 4403)
    await writing
