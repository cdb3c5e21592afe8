"""A timer that can be paused, by the event loop's clock. For the rules' timers; players' clocks are values."""

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Countdown(Generic[T]):
    """Counts down for one key at a time, and calls `expired` with the key at the end."""

    def __init__(self, expired: Callable[[T], None]) -> None:
        self._expired = expired
        self._key: T | None = None
        self._left: float | None = None  # `None`: no key, or expired
        self._handle: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        """Whether the timer runs."""
        return self._handle is not None

    @property
    def left(self) -> float:
        """Seconds left; 0 after it has expired or without a key."""
        if self._handle is not None:
            return max(0.0, self._handle.when() - asyncio.get_running_loop().time())
        return self._left or 0.0

    def set(self, key: T | None, seconds: float = 0.0) -> None:
        """Count down for this key; `None`: no countdown. The same key as before changes nothing."""
        if key != self._key:
            self.pause()
            self._key = key
            self._left = None if key is None else seconds

    def restart(self, key: T, seconds: float) -> None:
        """Count down from so many seconds again, if the key is still the same."""
        if key == self._key:
            self.pause()
            self._left = seconds

    def go(self) -> None:
        """Start or continue."""
        if self._handle is None and self._left is not None and self._key is not None:
            self._handle = asyncio.get_running_loop().call_later(self._left, self._expire, self._key)

    def pause(self) -> None:
        """Stop; `go` continues from here."""
        if self._handle is not None:
            self._left = self.left
            self._handle.cancel()
            self._handle = None

    def _expire(self, key: T) -> None:
        self._handle = self._left = None
        self._expired(key)
