"""Whether the server can serve: tried out, but not more often than anybody needs to know."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from yakai.table.errors import StoreUnavailable

LASTS: Final = 1.0
"""So many seconds an answer is good for: trying it out makes the disk work."""


class Readiness:
    """Who asks while it is tried out, or shortly after, gets the same answer."""

    def __init__(self, check: Callable[[], Awaitable[None]], now: Callable[[], float]) -> None:
        self._check = check
        self._now = now
        self._one_at_a_time = asyncio.Lock()
        self._at: float | None = None
        self._ok = False

    async def asked(self) -> bool:
        """Whether it can."""
        async with self._one_at_a_time:
            if self._at is None or not 0 <= self._now() - self._at < LASTS:
                try:
                    await self._check()
                except StoreUnavailable:
                    self._ok = False
                else:
                    self._ok = True
                self._at = self._now()
            return self._ok
