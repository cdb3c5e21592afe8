"""The server's latency and load while many players draw at once: `python -m bench.drawing`.

A real server on one core, and rounds of Pictomania for six at many tables at the same time. Every player draws fifteen
strokes a minute and sends the growing stroke's points every 50 ms; then all guess all others, take tokens and see the
review and the score. Printed are the server's load while they drew, the bytes that a player received in a round, a
point's time from the pencil to the others' sockets, a stroke's time until it was stored and answered, and how soon a
client that connects at the end has the whole picture.

The clients run in a process of their own on another core. Their own work is part of the times; time that they wait for
other programs on a busy machine is not.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from bisect import bisect
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bench.folding import random_stroke
from bench.measure import interpreter
from yakai.client import Client, TableConnection
from yakai.games.pictomania.actions import Stroke
from yakai.web.messages import GameMessage

SEATS = 6
ROUND = 180.0
"""Seconds of drawing in a round."""

EVERY = 4.0
PENCIL_DOWN = (0.5, 2.5)
A_SECOND = 60
KEPT = 3
"""Seconds between strokes, seconds per stroke, and points per second while it grows. Of a finished stroke every third
point is kept, as the board's simplification does."""

IN_FLIGHT = 0.05
A_LOOK = 0.003

MOST_MEGABYTES = 1.5
MOST_MILLISECONDS_LATE = 200.0
MOST_MILLISECONDS_POINT = 100.0

_encode = msgspec.json.Encoder().encode


@dataclass
class Figures:
    """The measurements, times in milliseconds."""

    points: list[tuple[float, float]] = field(default_factory=list)
    """When each point was sent and when it arrived, in seconds."""
    stalls: list[tuple[float, float]] = field(default_factory=list)
    """When the drawing clients themselves had to wait for a core."""
    strokes: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    sent: dict[tuple[int, int, int, int], float] = field(default_factory=dict)
    glimpses: int = 0


class _Shown(msgspec.Struct):
    seat: int
    glimpse: "_Points"


class _Points(msgspec.Struct):
    stroke: int
    at: int


_decode_glimpse = msgspec.json.Decoder(_Shown).decode


class Artist(TableConnection):
    """A client that draws, and only counts the messages that arrive meanwhile."""

    def __init__(self, client: Client, key: str, table: int, figures: Figures) -> None:
        super().__init__(client, key)
        self.number = table
        self.figures = figures
        self.bytes = self.drawn = 0
        self.drawing = self.counting = False

    async def _receive(self, raw: str | bytes) -> None:
        if self.counting:
            self.bytes += len(raw) + 4  # and the frame's head
        if not self.drawing:
            await super()._receive(raw)
            return
        assert isinstance(raw, str)
        if raw.startswith('{"type":"glimpse"'):
            shown = _decode_glimpse(raw)
            began = self.figures.sent[self.number, shown.seat, shown.glimpse.stroke, shown.glimpse.at]
            self.figures.points.append((began, time.perf_counter()))
        elif raw.startswith(('{"type":"ok"', '{"type":"refused"')):
            await super()._receive(raw)

    async def draw(self, seat: int, until: float, rng: Random) -> None:
        """Draw stroke after stroke, sending the points of each while it grows."""
        await asyncio.sleep(rng.uniform(0, EVERY))
        number = 0
        while (began := asyncio.get_running_loop().time()) < until:
            stroke = random_stroke(int(rng.uniform(*PENCIL_DOWN) * A_SECOND), rng)
            at = 0
            while at < len(stroke.xs):
                await asyncio.sleep(
                    max(0.0, began + at / A_SECOND + IN_FLIGHT - asyncio.get_running_loop().time())
                )
                passed = asyncio.get_running_loop().time() - began
                there = min(len(stroke.xs), max(at + 1, int(passed * A_SECOND)), at + 64)
                xs, ys = stroke.xs[at:there], stroke.ys[at:there]
                points = {"type": "points", "stroke": number, "at": at, "xs": xs, "ys": ys, "ps": xs}
                message = {"type": "glimpse", "seat": seat, "game": 1, "glimpse": points}
                self.figures.sent[self.number, seat, number, at] = time.perf_counter()
                self.figures.glimpses += 1
                await self.send(_encode(message))
                at = there
            sent = time.perf_counter()
            kept = Stroke(stroke.xs[::KEPT], stroke.ys[::KEPT], stroke.ts[::KEPT])
            await self.act(kept, seat=seat, game=1)
            self.figures.strokes.append((time.perf_counter() - sent) * 1000)
            number += 1
            await asyncio.sleep(max(0.0, began + EVERY - asyncio.get_running_loop().time()))


async def scored(artists: list[Artist]) -> None:
    """Play what follows the drawing: guesses, tokens, review and score."""
    for artist in artists:
        artist.drawing, artist.drawn = False, artist.bytes
        await artist.ask("full_state")
        artist.bytes = artist.drawn
    for seat, artist in enumerate(artists):
        for number, other in enumerate((one for one in range(SEATS) if one != seat), start=1):
            await artist.act({"type": "guess", "artist": other, "number": number})
    for artist in artists:
        await artist.act({"type": "take" if artist is not artists[-1] else "finish"})
    for stage in ("review", "scores"):
        for artist in artists:
            await artist.until(partial(_is_at, stage))
        for artist in artists:
            assert artist.latest is not None
            await artist.act({"type": "ready", "step": artist.latest.view["step"]})
    for artist in artists:
        await artist.until(partial(_is_at, "ready"))


def _is_at(stage: str, seat: TableConnection) -> bool:
    return seat.latest is not None and bool(seat.latest.view["stage"] == stage)


async def watched(figures: Figures) -> None:
    """Note when this process was kept waiting for a core, so that the delay is not charged to the server."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(A_LOOK)
        after = time.perf_counter()
        if after - before > 2 * A_LOOK:
            figures.stalls.append((before, after))


def in_flight(figures: Figures) -> tuple[list[float], list[float]]:
    """Milliseconds from sending to arrival of points: of all, and of those sent while no client here had to wait."""
    ends = [end for _, end in figures.stalls]
    every: list[float] = []
    undisturbed: list[float] = []
    for sent, came in figures.points:
        taken = (came - sent) * 1000
        every.append(taken)
        stall = bisect(ends, sent)
        if stall == len(ends) or figures.stalls[stall][0] > came:
            undisturbed.append(taken)
    return every, undisturbed


async def seated(stack: AsyncExitStack, url: str, table: int, figures: Figures) -> list[Artist]:
    """Six people at a table of their own, all with a pencil."""
    artists: list[Artist] = []
    key = ""
    for place in range(SEATS):
        client = await stack.enter_async_context(Client(url))
        if not key:
            options = {"drawing": 3600}
            key = (await client.open_table("pictomania", SEATS, options=options)).invitation
        artist = Artist(client, key, table, figures)
        await artist.connect()
        stack.push_async_callback(artist.close)
        await artist.joined()
        if place:
            await artist.ask("sit", seat=place)
        artists.append(artist)
    for artist in artists:
        await artist.ask("ready", ready=True)
    for artist in artists:
        await artist.act({"type": "ready", "step": (await artist.game()).view["step"]})
    for artist in artists:
        await artist.until(partial(_is_at, "draw"))
    return artists


async def coming_late(artist: Artist) -> float:
    """Milliseconds that a client waits for the whole picture after opening the link."""
    assert artist.table is not None
    watcher = TableConnection(artist.client, artist.table.watching)
    began = time.perf_counter()
    arriving = asyncio.ensure_future(watcher.message(GameMessage))
    await watcher.connect()
    await arriving
    taken = (time.perf_counter() - began) * 1000
    await watcher.close()
    return taken


async def measured(
    url: str, tables: int, seconds: float, busy: Callable[[], tuple[float, float]]
) -> tuple[Figures, Any]:
    """Play all rounds at once; return the measurements, the server's load and the bytes each player received."""
    figures = Figures()
    async with AsyncExitStack() as stack:
        everybody = [await seated(stack, url, table, figures) for table in range(tables)]
        for artists in everybody:
            for artist in artists:
                artist.drawing = artist.counting = True
        before, began = busy(), time.perf_counter()
        until = asyncio.get_running_loop().time() + seconds
        drawing: list[Awaitable[None]] = [
            artist.draw(seat, until, Random(table * SEATS + seat))
            for table, artists in enumerate(everybody)
            for seat, artist in enumerate(artists)
        ]
        together = asyncio.gather(*drawing)
        watching = asyncio.ensure_future(watched(figures))
        await asyncio.sleep(seconds * 0.9)
        for artists in everybody:
            figures.late.append(await coming_late(artists[0]))
            await asyncio.sleep(0.05)
        await together
        watching.cancel()
        taken = time.perf_counter() - began
        cpu = [(now - then) / taken for now, then in zip(busy(), before, strict=True)]
        for artists in everybody:
            await scored(artists)
        received = sorted(
            artist.drawn * ROUND / taken + artist.bytes - artist.drawn
            for artists in everybody
            for artist in artists
        )
    return figures, (cpu, taken, received)


def used(process: int) -> tuple[float, float]:
    """Seconds of core time that a process has used so far, and seconds it waited for a core."""
    running, waiting, _ = Path(f"/proc/{process}/schedstat").read_text().split()
    return int(running) / 1e9, int(waiting) / 1e9


def percentile(values: list[float], part: float) -> float:
    """The quantile: the value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


@contextmanager
def served() -> Iterator[tuple[str, int]]:
    """Start a server on a core of its own; yield its address and process."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as data:
        yakai = Path(sys.executable).parent / "yakai"
        serving = subprocess.Popen(  # noqa: S603  # our own
            [yakai, "serve", "--port", "0", "--data", data], stdout=subprocess.PIPE, text=True
        )
        os.sched_setaffinity(serving.pid, {cores[-1]})
        try:
            os.sched_setaffinity(0, set(cores[:-1]) or {cores[-1]})
            assert serving.stdout is not None
            yield (
                next(word for word in serving.stdout.readline().split() if word.startswith("http")),
                serving.pid,
            )
        finally:
            serving.terminate()
            serving.wait()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="script/bench drawing", description=__doc__)
    parser.add_argument("--tables", type=int, default=20, help="how many rounds at once")
    parser.add_argument("--seconds", type=float, default=ROUND, help="how long they draw")
    arguments = parser.parse_args()
    with served() as (url, server):
        figures, (cpu, taken, received) = asyncio.run(
            measured(url, arguments.tables, arguments.seconds, lambda: used(server))
        )
    _report(arguments, figures, cpu, taken, received)


def _report(arguments: Any, figures: Figures, cpu: list[float], taken: float, received: list[float]) -> None:
    megabytes = received[-1] / 1e6
    every, undisturbed = in_flight(figures)
    points, late = percentile(undisturbed, 0.99), max(figures.late)
    _say(f"{interpreter()}; {arguments.tables} tables of {SEATS} on one core, {taken:.0f} s of drawing")
    _say(f"load average {', '.join(f'{one:.1f}' for one in os.getloadavg())} on {os.cpu_count()} cores\n")
    busy, waiting = cpu
    _say(f"the server's core       {busy:.0%} busy, and {waiting:.0%} of the time others were on it")
    _say(f"came in                 {figures.glimpses / taken:,.0f} glimpses a second")
    answered = percentile(figures.strokes, 0.5), percentile(figures.strokes, 0.99)
    _say(f"a stroke, answered      {answered[0]:.1f} ms median, p99 {answered[1]:.1f} ms")
    reached = [
        _line(
            "a player and round",
            f"{megabytes:.2f} MB at most",
            megabytes < MOST_MEGABYTES,
            f"{MOST_MEGABYTES} MB",
        ),
        _line(
            "a point in flight",
            f"{percentile(undisturbed, 0.5):.1f} ms median, p99 {points:.1f} ms",
            points < MOST_MILLISECONDS_POINT,
            f"{MOST_MILLISECONDS_POINT:g} ms",
        ),
        _line(
            "coming late",
            f"{percentile(figures.late, 0.5):.1f} ms median, {late:.1f} ms at most",
            late < MOST_MILLISECONDS_LATE,
            f"{MOST_MILLISECONDS_LATE:g} ms",
        ),
    ]
    _say(
        f"{'':22}  ({len(undisturbed) / len(every):.0%} of the points, while those who draw had a core; of all of them "
        f"{percentile(every, 0.5):.1f} ms median, p99 {percentile(every, 0.99):.1f} ms)"
    )
    sys.exit(0 if all(reached) else 1)


def _line(what: str, found: str, reached: bool, target: str) -> bool:
    _say(f"{what:22}  {found}   target {target}: {'reached' if reached else 'MISSED'}")
    return reached


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
