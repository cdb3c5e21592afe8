"""Reading a table back from its log in small slices, so that a long log does not delay other tables.

Only the latest game is replayed. Earlier games matter only for what they changed in the room.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from yakai.table.state.entries import Batch, begins_a_game
from yakai.table.state.table import Table

SLICE: Final = 0.002
"""Seconds of folding before other tasks run."""

LONG_LOG: Final = 2000
"""A log with more batches than this is long: it is searched in a thread."""


class TableLoader:
    """Reads tables back. All of them share one time slice per turn of the event loop, however many they are."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._lock = asyncio.Lock()

    async def folded(self, id: str, batches: Sequence[Batch], chance: Random) -> Table:
        """The table that a log describes."""
        long = len(batches) > LONG_LOG
        latest = await asyncio.to_thread(_latest_game, batches) if long else _latest_game(batches)
        table, position = Table(id, chance), 0
        while position < len(batches):
            async with self._lock:
                position = self._fold_on(table, batches, position, latest)
                await asyncio.sleep(0)  # while holding the lock: one slice for each turn of the event loop
        return table

    def _fold_on(self, table: Table, batches: Sequence[Batch], position: int, latest: int) -> int:
        """Fold batches from this position for one time slice, and return the next position."""
        until = self._clock() + SLICE
        while position < len(batches):
            if position < latest:
                table.fold_room_only(batches[position])
            else:
                table.fold(batches[position])
            position += 1
            if self._clock() >= until:
                break
        return position


def _latest_game(batches: Sequence[Batch]) -> int:
    """The position of the batch in which the latest game begins; 0 if there was none."""
    return next((at for at in reversed(range(len(batches))) if begins_a_game(batches[at].text)), 0)
