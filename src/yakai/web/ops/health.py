"""Whether the server can serve, tested against the store but not at every request."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from yakai.store.errors import StoreUnavailable

VALID_SECONDS: Final = 1.0
"""Seconds for which a result is reused: each test writes to the disk."""


class Readiness:
    """Requests that come during a test, or shortly after it, get its result."""

    def __init__(self, check: Callable[[], Awaitable[None]], now: Callable[[], float]) -> None:
        self._check = check
        self._now = now
        self._one_at_a_time = asyncio.Lock()
        self._at: float | None = None
        self._ok = False

    async def test(self) -> bool:
        """Whether the store can be read and written."""
        async with self._one_at_a_time:
            if self._at is None or not 0 <= self._now() - self._at < VALID_SECONDS:
                try:
                    await self._check()
                except StoreUnavailable:
                    self._ok = False
                else:
                    self._ok = True
                self._at = self._now()
            return self._ok
