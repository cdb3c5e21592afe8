"""How many bytes a player receives in a drawn round: `python -m bench.wire`.

Six people draw a round of Pictomania, sixty strokes each, at a table with a real store and real connections whose
other end only counts. It is done twice: as it is, where strokes travel alone, and as if the whole view travelled with
each of them.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec
from msgspec.structs import replace

from bench.folding import random_stroke
from bench.measure import interpreter
from yakai.core import catalogue
from yakai.games.pictomania.actions import Ready
from yakai.store.sqlite import SQLite
from yakai.table.commands import Play, SetReady, Sit
from yakai.table.live import LiveTable
from yakai.table.manners import Manners
from yakai.table.tables import Tables
from yakai.web.connection import Connection
from yakai.web.limits import Bucket

SEATS = 6
STROKES = 60
POINTS = 60
TARGET = 1.0
"""Megabytes for a player and round."""


class Counter:
    """The other end of a line: counts what comes."""

    def __init__(self) -> None:
        self.messages = self.bytes = self.largest = 0

    async def send(self, message: bytes) -> None:
        """One more."""
        self.messages += 1
        self.bytes += len(message)
        self.largest = max(self.largest, len(message))

    async def close(self, code: int) -> None:
        """Nothing to close."""


class Nobody:
    """No bots here."""

    async def choose(self, rules: Any, bot: str, view: bytes, memory: bytes, seed: int) -> Any:
        """Never asked."""
        raise AssertionError


class Received(NamedTuple):
    """What one player received while everybody drew, and how long that took the server."""

    messages: int
    bytes: int
    largest: int
    seconds: float


async def drawn_round(data: Path) -> Received:
    """Everybody gets ready, then all draw at once; what the first player received meanwhile."""
    store = SQLite(data / "bench.sqlite3", synchronous="OFF")
    tokens = iter(f"token-{number}" for number in range(1000))
    tables = Tables(store, Nobody(), Manners(), time.time, lambda: next(tokens), lambda: Random(1))
    keys = await tables.open("person-0", "Person 0", "pictomania", SEATS, {}, (), True, True)
    live = (await tables.find(keys.invitation)).table
    for seat in range(1, SEATS):
        await live.submit(Sit(f"person-{seat}", f"Person {seat}", seat))
        await live.submit(SetReady(f"person-{seat}", True))
    lines = [Counter() for _ in range(SEATS)]
    writing = [asyncio.ensure_future(joined(live, seat, line).write()) for seat, line in enumerate(lines)]
    match = live.table.match
    assert match is not None
    for seat in range(SEATS):
        await act(live, seat, Ready(match.state.step))
    assert match.state.stage == "draw"
    await asyncio.sleep(0)
    before = lines[0].messages, lines[0].bytes
    lines[0].largest = 0
    rng, began = Random(1), time.perf_counter()
    for number in range(SEATS * STROKES):
        await act(live, number % SEATS, random_stroke(POINTS, rng))
    await asyncio.sleep(0)
    taken = time.perf_counter() - began
    for task in writing:
        task.cancel()
    await tables.close()
    store.close()
    line = lines[0]
    return Received(line.messages - before[0], line.bytes - before[1], line.largest, taken)


def joined(live: LiveTable, seat: int, line: Counter) -> Connection:
    """A player's connection."""
    bucket = Bucket(1e9, 10**9, time.monotonic)
    name = f"Person {seat}"
    connection = Connection(line, live, f"person-{seat}", name, True, "en", bucket, _unasked, "a build")
    live.join(connection)
    connection.hello()
    return connection


async def act(live: LiveTable, seat: int, action: Any) -> None:
    """A player acts."""
    await live.submit(Play(f"person-{seat}", seat, live.room.games, msgspec.json.encode(action)))


async def _unasked(_person: str, _name: str) -> str:
    raise AssertionError


def measured() -> Received:
    """One round in a folder of its own."""
    with tempfile.TemporaryDirectory() as data:
        return asyncio.run(drawn_round(Path(data)))


def main() -> None:
    """Measure and print."""
    _say(f"{interpreter()}; {SEATS} players, {STROKES} strokes each, {POINTS} points a stroke\n")
    rules = catalogue.rules("pictomania")
    with patch.object(type(rules), "customs", replace(rules.customs, adds=(), follow=None)):
        whole = measured()
    alone = measured()
    for name, received in (("whole views", whole), ("strokes alone", alone)):
        _say(
            f"{name:14} {received.bytes / 1e6:7.2f} MB in {received.messages} messages, the largest "
            f"{received.largest / 1000:.1f} KB; {received.seconds:.1f} s for all six"
        )
    reached = alone.bytes / 1e6 < TARGET
    _say(
        f"{whole.bytes / alone.bytes:.0f} times less   target {TARGET:g} MB: {'reached' if reached else 'MISSED'}"
    )
    sys.exit(0 if reached else 1)


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
