"""A countdown that can pause, by the event loop's clock."""

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Countdown(Generic[T]):
    """Counts down for one key at a time while it runs, and then calls `ring` once."""

    def __init__(self, ring: Callable[[T], None]) -> None:
        self._ring = ring
        self._what: T | None = None
        self._left: float | None = None  # `None`: there is nothing (more) to count
        self._handle: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        """Whether it runs."""
        return self._handle is not None

    @property
    def left(self) -> float:
        """How many seconds are left; 0 after it has rung or without a key."""
        if self._handle is not None:
            return max(0.0, self._handle.when() - asyncio.get_running_loop().time())
        return self._left or 0.0

    def set(self, what: T | None, seconds: float = 0.0) -> None:
        """Count for this key, `None` for none. The same key as before does not start again."""
        if what != self._what:
            self.pause()
            self._what = what
            self._left = None if what is None else seconds

    def again(self, what: T, seconds: float) -> None:
        """Ring once more after so many seconds, if the key is still the same."""
        if what == self._what:
            self.pause()
            self._left = seconds

    def go(self) -> None:
        """Run on."""
        if self._handle is None and self._left is not None and self._what is not None:
            self._handle = asyncio.get_running_loop().call_later(self._left, self._run_out, self._what)

    def pause(self) -> None:
        """Stop; `go` continues from here."""
        if self._handle is not None:
            self._left = self.left
            self._handle.cancel()
            self._handle = None

    def _run_out(self, what: T) -> None:
        self._handle = self._left = None
        self._ring(what)
