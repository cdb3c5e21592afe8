"""What waits for one reader: the whole is made once, when its turn comes, and not at all for whoever does not read."""

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from yakai.web.limits.queues import FairLock
from yakai.web.messages import ClockMessage, GlimpseMessage, Gone, Ok, Pong
from yakai.web.ws import outbox
from yakai.web.ws.outbox import Outbox

pytestmark = pytest.mark.anyio

GLIMPSE = outbox.encode(GlimpseMessage(0, None))
NEWS = ClockMessage(1, None)


class Line:
    """A wire that takes messages as long as its reader reads."""

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


class Whole:
    """Says how often it was made."""

    def __init__(self) -> None:
        self.made = 0

    def __call__(self) -> list[bytes]:
        self.made += 1
        return [outbox.encode(Gone("the whole"))]


async def given_turns() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_of_many_wholes_that_wait_one_is_made() -> None:
    line, whole = Line(), Whole()
    box = Outbox(line, whole, FairLock())
    writing = asyncio.ensure_future(box.write())
    for number in range(30):
        box.show_full_state()
        box.answer(Ok(str(number)))
    assert whole.made == 0
    line.reads.set()
    await given_turns()
    assert (whole.made, line.sent) == (1, ["gone", *["ok"] * 30])
    writing.cancel()


async def test_whoever_does_not_read_has_one_made_that_is_on_its_way() -> None:
    line, whole = Line(), Whole()
    box = Outbox(line, whole, FairLock())
    writing = asyncio.ensure_future(box.write())
    for _ in range(30):
        box.show_full_state()
        box.answer(Pong())
        await given_turns()
    assert whole.made == 1
    line.reads.set()
    await given_turns()
    assert whole.made == 2
    writing.cancel()


async def test_glimpses_go_first_and_ask_for_no_whole() -> None:
    line, whole = Line(), Whole()
    box = Outbox(line, whole, FairLock())
    for _ in range(100):
        box.glimpse(GLIMPSE)
    assert not box.behind
    for _ in range(outbox.MOST_MESSAGES):
        box.show([NEWS])
    assert not box.behind
    writing = asyncio.ensure_future(box.write())
    line.reads.set()
    await given_turns()
    assert (whole.made, line.sent) == (0, ["clock"] * outbox.MOST_MESSAGES)
    box.glimpse(GLIMPSE)
    await given_turns()
    assert line.sent[-1] == "glimpse"
    writing.cancel()


async def test_of_news_that_were_too_much_nothing_comes_after_the_whole() -> None:
    line, whole = Line(), Whole()
    box = Outbox(line, whole, FairLock())
    for _ in range(outbox.MOST_MESSAGES):
        box.show([NEWS])
    box.show([NEWS, NEWS])
    assert box.behind
    writing = asyncio.ensure_future(box.write())
    line.reads.set()
    await given_turns()
    assert (whole.made, line.sent) == (1, ["gone"])
    writing.cancel()


async def test_whoever_is_behind_gets_no_glimpses() -> None:
    line, whole = Line(), Whole()
    box = Outbox(line, whole, FairLock())
    box.show_full_state()
    box.glimpse(GLIMPSE)
    writing = asyncio.ensure_future(box.write())
    line.reads.set()
    await given_turns()
    assert line.sent == ["gone"]
    writing.cancel()


async def test_large_wholes_of_one_table_let_time_pass_between_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MOST_BYTES", 1)
    monkeypatch.setattr(outbox, "LARGE_BYTES_A_SECOND", 0.001)  # hours
    turns, wholes, lines = FairLock(), (Whole(), Whole()), (Line(), Line())
    boxes = [Outbox(line, whole, turns) for line, whole in zip(lines, wholes, strict=True)]
    writing = [asyncio.ensure_future(box.write()) for box in boxes]
    for box, line in zip(boxes, lines, strict=True):
        line.reads.set()
        box.show_full_state()
    await given_turns()
    assert [whole.made for whole in wholes] == [1, 0]
    assert lines[0].sent == ["gone"]
    for task in writing:
        task.cancel()


async def test_whoever_has_read_why_it_ends_is_hung_up_on_however_slow_we_were(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbox, "LAST_MESSAGE_TIMEOUT", 0.0)  # time is up before we come to it
    line = Line()
    line.reads.set()
    box = Outbox(line, Whole(), FairLock())
    writing = asyncio.ensure_future(box.write())
    await given_turns()
    await box.end(Gone("turned-out"), 4403)
    assert (line.sent, line.closed) == (["gone"], 4403)
    await writing
