"""What is to be stored waits for what else there is to store: a sync of the disk takes as long for fifty as for one.

Where little happens nothing waits. Where much does, they wait for each other as long as every turn of the loop brings
more, but never for long.
"""

from asyncio import get_running_loop
from collections.abc import Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

PAUSE: Final = 0.02
"""If nothing was given away for so many seconds, little happens."""

LONGEST: Final = 0.01
"""So many seconds the first of them waits at most, if no turn of the loop takes longer."""


class Gathering(Generic[T]):
    """What gathers in one loop, until all of it is given away at once."""

    def __init__(self, give: Callable[[list[T]], None]) -> None:
        self._give = give
        self._gathered: list[T] = []
        self._given = float("-inf")  # at which time the last were
        self._seen = 0
        self._until = 0.0

    def add(self, one: T) -> None:
        """One more."""
        self._gathered.append(one)
        if len(self._gathered) > 1:
            return
        loop = get_running_loop()
        now = loop.time()
        if now - self._given > PAUSE:
            self._given = now
            self.end()
        else:
            self._seen, self._until = 0, now + LONGEST
            loop.call_soon(self._look)

    def _look(self) -> None:
        """After a turn of the loop: if it has brought more, the next one may too."""
        loop, gathered = get_running_loop(), len(self._gathered)
        now = loop.time()
        if gathered > self._seen and now < self._until:
            self._seen = gathered
            loop.call_soon(self._look)
        else:
            self._given = now
            self.end()

    def end(self) -> None:
        """Nothing is waited for any more."""
        if self._gathered:
            gathered, self._gathered = self._gathered, []
            self._give(gathered)
