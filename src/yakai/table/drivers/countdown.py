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
        self._handle: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        """Whether it counts now."""
        return self._handle is not None

    @property
    def left(self) -> float:
        """How many seconds are left; none when it has rung, or counts for nothing."""
        if self._handle is not None:
            return max(0.0, self._handle.when() - asyncio.get_running_loop().time())
        return self._left or 0.0

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
        if self._handle is None and self._left is not None and self._what is not None:
            self._handle = asyncio.get_running_loop().call_later(self._left, self._run_out, self._what)

    def pause(self) -> None:
        """Stand still; `go` goes on from here."""
        if self._handle is not None:
            self._left = self.left
            self._handle.cancel()
            self._handle = None

    def _run_out(self, what: T) -> None:
        self._handle = self._left = None
        self._ring(what)
