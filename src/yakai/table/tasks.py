"""Tasks that a table has begun and holds on to until they are done (the loop itself does not)."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Generic, TypeVar

from yakai.core.errors import YakaiError

K = TypeVar("K")
T = TypeVar("T")

logger = logging.getLogger(__name__)


class Tasks:
    """What is under way at one table."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []  # few: an empty set takes four times the room

    def start(self, doing: Coroutine[Any, Any, None]) -> None:
        """Begin something that nobody waits for: if it fails, that is logged."""
        self._begin(doing).add_done_callback(_report)

    async def carry(self, doing: Coroutine[Any, Any, None]) -> None:
        """Do something and wait for it. It is carried through even if whoever waits hangs up meanwhile."""
        task = self._begin(doing)
        done: asyncio.Future[None] = task.get_loop().create_future()
        task.add_done_callback(partial(_tell, done))
        try:
            await done
        except asyncio.CancelledError:
            task.add_done_callback(_report_unexpected)
            raise

    def _begin(self, doing: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.get_running_loop().create_task(doing)
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)
        return task

    def __bool__(self) -> bool:
        """Whether anything is under way."""
        return bool(self._tasks)

    async def done(self) -> None:
        """Wait until nothing is, nor anything that came of it."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)


class Once(Generic[K, T]):
    """Something that is worked out once for all who ask for the same, until somebody asks for something else."""

    def __init__(self) -> None:
        self._latest: tuple[K, asyncio.Task[T]] | None = None
        self._tasks: list[asyncio.Task[T]] = []

    async def get(self, key: K, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What the work gives, which is begun unless it has been; one that failed is begun anew."""
        if self._latest is None or self._latest[0] != key or _failed(self._latest[1]):
            task = asyncio.ensure_future(work())
            self._tasks.append(task)
            task.add_done_callback(self._tasks.remove)
            self._latest = key, task
        return await asyncio.shield(self._latest[1])

    def close(self) -> None:
        """Nobody needs it any more."""
        for task in self._tasks:
            task.cancel()


def _tell(waiting: "asyncio.Future[None]", task: "asyncio.Task[None]") -> None:
    """Whoever still waits for it hears how it went."""
    if waiting.done():
        return
    if task.cancelled():
        waiting.cancel()
    elif (error := task.exception()) is not None:
        waiting.set_exception(error)
    else:
        waiting.set_result(None)


def _failed(task: "asyncio.Task[Any]") -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def _report(task: "asyncio.Task[None]") -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        logger.error("something that a table does by itself failed", exc_info=error)


def _report_unexpected(task: "asyncio.Task[None]") -> None:
    """A refusal was for whoever asked; anything else is for whoever keeps the server."""
    if not task.cancelled() and not isinstance(task.exception(), YakaiError):
        _report(task)
