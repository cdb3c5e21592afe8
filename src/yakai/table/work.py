"""Tasks that a table has begun and holds on to until they are done (the loop itself does not)."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Work:
    """What is under way at one table."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, doing: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Begin something that is carried through, whoever waits for it."""
        task = asyncio.ensure_future(doing)
        self._tasks.add(task)
        task.add_done_callback(self._let_go)
        return task

    def _let_go(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited has heard it; if nobody does any more, it is not lost but over

    def __bool__(self) -> bool:
        """Whether anything is under way."""
        return bool(self._tasks)

    async def done(self) -> None:
        """Wait until nothing is."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
