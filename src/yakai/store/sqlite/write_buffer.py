"""Collects writes under load, so that they are committed together, with one sync of the disk for all.

On a quiet server a write is passed on at once. On a busy one writes are collected while each turn of the event loop
brings more, up to a limit. Without this a server of fifty tables makes 0.79 times as many moves (docs/speed.md).
"""

from asyncio import get_running_loop
from collections.abc import Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

QUIET: Final = 0.02
"""Seconds without a write after which the server counts as quiet."""

LONGEST: Final = 0.01
"""Seconds that a write is held back at most, if no turn of the loop takes longer."""


class WriteBuffer(Generic[T]):
    """The writes of one event loop, until they are passed on together."""

    def __init__(self, pass_on: Callable[[list[T]], None]) -> None:
        self._pass_on = pass_on
        self._collected: list[T] = []
        self._passed_on_at = float("-inf")
        self._seen = 0
        self._until = 0.0

    def add(self, one: T) -> None:
        """Add a write."""
        self._collected.append(one)
        if len(self._collected) > 1:
            return
        loop = get_running_loop()
        now = loop.time()
        if now - self._passed_on_at > QUIET:
            self._passed_on_at = now
            self.flush()
        else:
            self._seen, self._until = 0, now + LONGEST
            loop.call_soon(self._after_turn)

    def _after_turn(self) -> None:
        """Wait one more turn of the loop if this one brought more."""
        loop, collected = get_running_loop(), len(self._collected)
        now = loop.time()
        if collected > self._seen and now < self._until:
            self._seen = collected
            loop.call_soon(self._after_turn)
        else:
            self._passed_on_at = now
            self.flush()

    def flush(self) -> None:
        """Pass on what has been collected."""
        if self._collected:
            collected, self._collected = self._collected, []
            self._pass_on(collected)
