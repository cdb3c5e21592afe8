"""Time to load tables from their logs, and how long that blocks other tables: `python -m bench.reading`.

A table of each game with five hundred entries, one with many games, and one with the longest log that a player can
make, by pausing and resuming, which adds two batches each time.
"""

import asyncio
import gc
import sys
import time
from random import Random
from statistics import median

import msgspec

from bench.measure import interpreter, pin
from yakai.cli.serve import GC_THRESHOLDS
from yakai.core.game import Turn
from yakai.table.commands.automatic import Expire
from yakai.table.commands.base import Command
from yakai.table.commands.lobby import OpenTable, PlayAgain, SetReady, Sit
from yakai.table.commands.pause import Pause
from yakai.table.commands.play import PlayCommand
from yakai.table.loading import TableLoader
from yakai.table.state.entries import Batch
from yakai.table.state.table import Table, folded

SEATS = {"yak": 4, "sketch": 2, "yokai": 4, "pikit": 4, "pictomania": 6}
ENTRIES = 500
TARGET = 50.0
"""Milliseconds for this many entries."""


class Played:
    """A table at which people play random moves, and the batches of its log."""

    def __init__(self, game: str) -> None:
        self.table = Table("t", Random(1))
        self.batches: list[Batch] = []
        self._rng = Random(1)
        self._people = [f"person {seat}" for seat in range(SEATS[game])]
        self._do(OpenTable(self._people[0], "Ann", game, SEATS[game], {}, (), sit=True, ready=True))
        for seat, person in enumerate(self._people[1:], start=1):
            self._do(Sit(person, f"Name {seat}", seat))
            self._do(SetReady(person, ready=True))

    @property
    def entries(self) -> int:
        """The number of entries in its log."""
        return sum(batch.text.count(b"\n") for batch in self.batches)

    def play_until(self, entries: int) -> "Played":
        """Play game after game until the log is that long."""
        there = self.entries
        while there < entries:
            before = len(self.batches)
            self._play_on()
            there += sum(batch.text.count(b"\n") for batch in self.batches[before:])
        return self

    def pause_until(self, batches: int) -> "Played":
        """Pause and resume until the log is that long."""
        while len(self.batches) < batches:
            for paused in (True, False):
                self._do(Pause(self._people[0], self.table.room.games, paused=paused))
        return self

    def _play_on(self) -> None:
        match = self.table.match
        assert match is not None
        if not isinstance(match.pending, Turn):
            for person in self._people:
                self._do(PlayAgain(person))
            return
        for seat in sorted(match.pending.seats):
            legal = match.legal(seat)
            if legal and not isinstance(action := legal.sample(self._rng), match.rules.customs.host):
                self._do(
                    PlayCommand(self._people[seat], seat, self.table.room.games, msgspec.json.encode(action))
                )
                return
        if self.table.game_timer is not None:
            self._do(Expire(*self.table.game_timer))

    def _do(self, command: Command) -> None:
        proposal = command.proposed(self.table, 0.0)
        if proposal.entries:
            number = len(self.batches)
            own = None if command.asked_by is None else f"r{number}"
            batch = self.table.batch(proposal, float(number), command.asked_by, own)
            self.batches.append(batch)
            self.table.accept(batch, proposal)


async def read_back(batches: list[Batch]) -> tuple[float, float]:
    """Milliseconds of core time that loading takes, and the longest time for which it blocks the event loop."""
    longest, began = 0.0, time.thread_time()
    reading = asyncio.ensure_future(TableLoader().folded("t", batches, Random(1)))
    while not reading.done():
        before = time.thread_time()
        await asyncio.sleep(0)
        longest = max(longest, time.thread_time() - before)
    await reading
    return (time.thread_time() - began) * 1000, longest * 1000


def _played_again(batches: list[Batch]) -> float:
    began = time.thread_time()
    folded("t", batches, Random(1))
    return (time.thread_time() - began) * 1000


def main() -> None:
    """Measure and print."""
    _say(f"{interpreter()}, {pin()}\n")
    gc.set_threshold(*GC_THRESHOLDS)
    slowest = 0.0
    for game in SEATS:
        batches = Played(game).play_until(ENTRIES).batches
        took = median(asyncio.run(read_back(batches))[0] for _ in range(5))
        again = median(_played_again(batches) for _ in range(5))
        slowest = max(slowest, again)
        _say(
            f"{game:12} {ENTRIES} entries: {took:5.1f} ms of a core, {again:5.1f} ms if every game were played again"
        )
    for name, batches in (
        ("many games", Played("yak").play_until(10_000).batches),
        ("one that never ends", Played("yak").play_until(200).pause_until(20_000).batches),
    ):
        gc.collect()
        gc.freeze()
        took, longest = asyncio.run(read_back(batches))
        _say(
            f"{name}, {len(batches):,} batches: {took:,.0f} ms, and others wait for {longest:.1f} ms at most"
        )
    _say(f"slowest {slowest:.1f} ms   target {TARGET:g} ms: {'reached' if slowest < TARGET else 'MISSED'}")
    sys.exit(0 if slowest < TARGET else 1)


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
