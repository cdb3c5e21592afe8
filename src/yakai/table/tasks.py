"""Background tasks of a table. It keeps references to them until they end, because the event loop does not."""

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
    """The running tasks of one table."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, doing: Coroutine[Any, Any, None]) -> None:
        """Start a task in the background; a failure is logged."""
        self._begin(doing).add_done_callback(_log_failure)

    async def carry(self, doing: Coroutine[Any, Any, None]) -> None:
        """Run a task and wait for it. It is finished even if the caller is cancelled."""
        task = self._begin(doing)
        done: asyncio.Future[None] = task.get_loop().create_future()
        task.add_done_callback(partial(_copy_outcome, done))
        try:
            await done
        except asyncio.CancelledError:
            task.add_done_callback(_log_unexpected)
            raise

    def _begin(self, doing: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.get_running_loop().create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def __bool__(self) -> bool:
        """Whether a task runs."""
        return bool(self._tasks)

    async def done(self) -> None:
        """Wait until no task runs, including tasks that these have started."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)


class Once(Generic[K, T]):
    """Caches the result of the latest key: computed once for all callers, until another key is asked for."""

    def __init__(self) -> None:
        self._latest: tuple[K, asyncio.Task[T]] | None = None
        self._tasks: set[asyncio.Task[T]] = set()

    async def get(self, key: K, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result of the work for this key. Work that failed is started again."""
        if self._latest is None or self._latest[0] != key or _failed(self._latest[1]):
            task = asyncio.ensure_future(work())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            self._latest = key, task
        return await asyncio.shield(self._latest[1])

    def close(self) -> None:
        """Cancel all work."""
        for task in self._tasks:
            task.cancel()


def _copy_outcome(waiting: "asyncio.Future[None]", task: "asyncio.Task[None]") -> None:
    """Copy a task's outcome to a future."""
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


def _log_failure(task: "asyncio.Task[None]") -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        logger.error("a background task of a table failed", exc_info=error)


def _log_unexpected(task: "asyncio.Task[None]") -> None:
    """Log an unexpected error. A refusal concerns only the caller, who is gone."""
    if not task.cancelled() and not isinstance(task.exception(), YakaiError):
        _log_failure(task)
