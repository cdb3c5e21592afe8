"""Tasks that a table has begun and holds on to until they are done (the loop itself does not)."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from yakai.core.errors import YakaiError

logger = logging.getLogger(__name__)


class Work:
    """What is under way at one table."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, doing: Coroutine[Any, Any, None]) -> None:
        """Begin something that nobody waits for: if it fails, that is logged."""
        self._begin(doing).add_done_callback(_report)

    async def carry(self, doing: Coroutine[Any, Any, None]) -> None:
        """Do something and wait for it. It is carried through even if whoever waits hangs up meanwhile."""
        task = self._begin(doing)
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_report_unexpected)
            raise

    def _begin(self, doing: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.ensure_future(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def __bool__(self) -> bool:
        """Whether anything is under way."""
        return bool(self._tasks)

    async def done(self) -> None:
        """Wait until nothing is."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _report(task: "asyncio.Task[None]") -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        logger.error("something that a table does by itself failed", exc_info=error)


def _report_unexpected(task: "asyncio.Task[None]") -> None:
    """A refusal was for whoever asked; anything else is for whoever keeps the server."""
    if not task.cancelled() and not isinstance(task.exception(), YakaiError):
        _report(task)
