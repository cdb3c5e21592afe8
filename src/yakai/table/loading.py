"""A table made from its log again, a little at a time, so that a long one holds up nobody who plays at another.

Only the latest game is played again. Of those before it nothing is left but what it changed at the table.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from yakai.table.state.entries import Batch, begins_a_game
from yakai.table.state.table import Table

A_WHILE: Final = 0.002
"""Seconds of folding before other tasks run."""

SHORT: Final = 2000
"""A log with at most so many batches is searched without a thread."""


class TableLoader:
    """Tables that are being read back share their turns: however many they are, they hold up nobody for longer."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._turn = asyncio.Lock()

    async def folded(self, id: str, batches: Sequence[Batch], chance: Random) -> Table:
        """The table of a log."""
        short = len(batches) <= SHORT
        latest = _latest_game(batches) if short else await asyncio.to_thread(_latest_game, batches)
        table, there = Table(id, chance), 0
        while there < len(batches):
            async with self._turn:
                there = self._fold_on(table, batches, there, latest)
                await asyncio.sleep(0)  # with the turn in hand: one of them in each round of the loop
        return table

    def _fold_on(self, table: Table, batches: Sequence[Batch], there: int, latest: int) -> int:
        """Some batches from that place on; says how far it came."""
        until = self._clock() + A_WHILE
        while there < len(batches):
            if there < latest:
                table.fold_room_only(batches[there])
            else:
                table.fold(batches[there])
            there += 1
            if self._clock() >= until:
                break
        return there


def _latest_game(batches: Sequence[Batch]) -> int:
    """Where the latest game begins; at the beginning, if there was none."""
    return next((at for at in reversed(range(len(batches))) if begins_a_game(batches[at].text)), 0)
