"""Bytes that a player receives in a game of Pictomania: `python -m bench.wire`.

Six players play Pictomania to its end, with sixty strokes each in a round, all guesses, tokens, reviews and votes, at a
table with a real store and real connections whose clients only count. Measured twice: as it is, where strokes travel
alone and of a view only the difference, and with whole views. Growing strokes are not counted: see `bench.drawing`.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec
from msgspec.structs import replace

from bench.folding import random_stroke
from bench.measure import interpreter
from yakai.core import catalogue
from yakai.core.match import Match
from yakai.games.pictomania.actions import Finish, Guess, Ready, Take, Vote
from yakai.store.sqlite.store import SQLiteStore
from yakai.table.commands.lobby import OpenTable, SetReady, Sit
from yakai.table.commands.play import PlayCommand
from yakai.table.live import LiveTable
from yakai.table.services import TableServices
from yakai.table.settings import TableSettings
from yakai.table.tables import Tables
from yakai.table.uptime import Uptime
from yakai.web.limits.rate_limits import RequestLimits
from yakai.web.ops.counters import Refusals
from yakai.web.ws.connection import Connection
from yakai.web.ws.viewer import Viewer

SEATS = 6
STROKES = 60
POINTS = 60
TARGET = 1.0
"""Megabytes per player and round."""


class Counter:
    """A client's transport that counts what it is sent."""

    def __init__(self) -> None:
        self.messages = self.bytes = self.largest = 0

    def send_now(self, messages: Sequence[bytes]) -> bool:
        """Count some messages."""
        self.messages += len(messages)
        self.bytes += sum(map(len, messages))
        self.largest = max(self.largest, *map(len, messages))
        return True

    async def send(self, message: bytes) -> None:
        """Count one message."""
        self.send_now((message,))

    async def close(self, code: int) -> None:
        """Do nothing: there is no connection to close."""

    has_more = False

    def next_message(self) -> None:
        """Return nothing: this client sends nothing."""

    def stop_receiving(self) -> None:
        """Do nothing: there is no connection to end."""


class NoBots:
    """A thinker for tables without bots."""

    async def choose(self, rules: Any, bot: str, view: bytes, memory: bytes, seed: int) -> Any:
        """Never asked."""
        raise AssertionError

    async def weigh(self, rules: Any, bot: str, view: bytes, memory: bytes, seed: int) -> Any:
        """Never asked."""
        raise AssertionError

    async def advise(self, rules: Any, bot: str, view: bytes, memory: bytes, seed: int) -> Any:
        """Never asked."""
        raise AssertionError

    async def look_back(self, rules: Any, decisions: Any) -> Any:
        """Never asked."""
        raise AssertionError


class Received(NamedTuple):
    """What one player received in each round (the last with the vote), and the server's time for all of it."""

    rounds: list[int]
    messages: int
    largest: int
    seconds: float


async def played(data: Path) -> Received:
    """Play a whole game, all players at once; return what the first player received."""
    store = SQLiteStore(data / "bench.sqlite3", synchronous="OFF")
    tokens = iter(f"token-{number}" for number in range(1000))
    services = TableServices(store, NoBots(), TableSettings(), time.time, Uptime(), lambda: next(tokens))
    tables = Tables(services, lambda: Random(1))
    keys = await tables.open(OpenTable("person-0", "Person 0", "pictomania", SEATS, {}, (), True, True))
    live = (await tables.find(keys.invitation)).table
    for seat in range(1, SEATS):
        await live.submit(Sit(f"person-{seat}", f"Person {seat}", seat))
        await live.submit(SetReady(f"person-{seat}", True))
    lines = [Counter() for _ in range(SEATS)]
    writing = [asyncio.ensure_future(joined(live, seat, line).write()) for seat, line in enumerate(lines)]
    match = live.table.match
    assert match is not None
    rng, began, rounds = Random(1), time.perf_counter(), list[int]()
    while match.result is None:
        before = lines[0].bytes
        await draw(live, match, rng)
        for stage in ("review", "scores", "vote"):
            while match.state.stage == stage:
                await everybody(live, match, Vote(1, 0) if stage == "vote" else Ready(match.state.step))
        rounds.append(lines[0].bytes - before)
    taken = time.perf_counter() - began
    for task in writing:
        task.cancel()
    await tables.close()
    store.close()
    return Received(rounds, lines[0].messages, lines[0].largest, taken)


async def draw(live: LiveTable, match: Match, rng: Random) -> None:
    """Play a round: all players get ready, draw, guess all others and take a token."""
    await everybody(live, match, Ready(match.state.step))
    for number in range(SEATS * STROKES):
        await act(live, number % SEATS, random_stroke(POINTS, rng))
    for seat in range(SEATS):
        for number, artist in enumerate((one for one in range(SEATS) if one != seat), start=1):
            await act(live, seat, Guess(artist, number))
    await everybody(live, match, Take())


async def everybody(live: LiveTable, match: Match, action: Any) -> None:
    """Let all seats that may act do the same, or be ready where they may not."""
    for seat in sorted(match.to_act):
        fits = action in match.legal(seat)
        await act(live, seat, action if fits else Finish() if action == Take() else Ready(match.state.step))
    await asyncio.sleep(0)


def joined(live: LiveTable, seat: int, line: Counter) -> Connection:
    """A player's connection."""
    person, name = f"person-{seat}", f"Person {seat}"
    limits = RequestLimits(1e9, 10**9, time.monotonic).of(person, "here")
    viewer = Viewer(live, person, name, invited=True, lang="en")
    connection = Connection(line, viewer, limits, _unasked, Refusals().add, "a build")
    live.join(connection)
    connection.send_full_state()
    return connection


async def act(live: LiveTable, seat: int, action: Any) -> None:
    """Play an action of a seat."""
    await live.submit(PlayCommand(f"person-{seat}", seat, live.room.games, msgspec.json.encode(action)))


async def _unasked(_person: str, _name: str, _asked: tuple[str, str]) -> str:
    raise AssertionError


def measured() -> Received:
    """Measure one game in a folder of its own."""
    with tempfile.TemporaryDirectory() as data:
        return asyncio.run(played(Path(data)))


def main() -> None:
    """Measure and print."""
    _say(f"{interpreter()}; {SEATS} players, {STROKES} strokes each, {POINTS} points a stroke\n")
    rules = catalogue.rules("pictomania")
    with patch.object(type(rules), "customs", replace(rules.customs, adds=(), follow=None)):
        whole = measured()
    parts = measured()
    for name, received in (("whole views", whole), ("what is new", parts)):
        rounds = ", ".join(f"{count / 1e6:.2f}" for count in received.rounds)
        _say(
            f"{name:12} {sum(received.rounds) / 1e6:7.2f} MB (by round: {rounds}) in {received.messages} messages, "
            f"the largest {received.largest / 1000:.1f} KB; {received.seconds:.1f} s for all six"
        )
    most = max(parts.rounds) / 1e6
    _say(
        f"{sum(whole.rounds) / sum(parts.rounds):.0f} times less   target {TARGET:g} MB a round: "
        f"{'reached' if most < TARGET else 'MISSED'}"
    )
    sys.exit(0 if most < TARGET else 1)


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
