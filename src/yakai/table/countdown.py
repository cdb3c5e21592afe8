"""A countdown that can pause, by the event loop's clock."""

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Countdown(Generic[T]):
    """Counts down for one thing at a time, while it is let go, and rings once."""

    def __init__(self, ring: Callable[[T], None]) -> None:
        self._ring = ring
        self._what: T | None = None
        self._left: float | None = None  # `None`: there is nothing (more) to count
        self._running: asyncio.TimerHandle | None = None

    def set(self, what: T | None, seconds: float = 0.0) -> None:
        """What to count for, `None` for nothing. The same as so far is not begun anew."""
        if what != self._what:
            self.pause()
            self._what = what
            self._left = None if what is None else seconds

    def again(self, what: T, seconds: float) -> None:
        """It rang in vain: ring once more after so long, if it is still for the same."""
        if what == self._what:
            self.pause()
            self._left = seconds

    def go(self) -> None:
        """Count on."""
        if self._running is None and self._left is not None and self._what is not None:
            self._running = asyncio.get_running_loop().call_later(self._left, self._run_out, self._what)

    def pause(self) -> None:
        """Stand still; `go` goes on from here."""
        if self._running is not None:
            self._left = max(0.0, self._running.when() - asyncio.get_running_loop().time())
            self._running.cancel()
            self._running = None

    def _run_out(self, what: T) -> None:
        self._running = self._left = None
        self._ring(what)
