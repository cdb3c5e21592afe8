"""An event loop whose time flies: where everybody waits, it is later at once.

So a test may wait for a minute in no time, and on a busy machine nothing comes too late: time passes only while
nothing is left to do, and stands still while a thread is at work.
"""

import asyncio
import selectors
from typing import Any


class _Hurried(selectors.DefaultSelector):
    """Waits for nothing but threads, and says how long it would have waited."""

    skipped = 0.0
    threads = 0

    def select(self, timeout: float | None = None) -> Any:
        if self.threads and timeout != 0:
            return super().select(None)
        if timeout is not None and timeout > 0:
            self.skipped += timeout
        return super().select(timeout if timeout is None else 0)


class Hourglass(asyncio.SelectorEventLoop):
    """The loop."""

    def __init__(self) -> None:
        self._hurried = _Hurried()
        super().__init__(self._hurried)

    def time(self) -> float:
        """Seconds since the loop began, all of them waited for and none of them lived through."""
        return self._hurried.skipped

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]  # typed loosely
        """A thread is at work."""
        self._hurried.threads += 1
        working = super().run_in_executor(executor, func, *args)
        working.add_done_callback(self._through)
        return working

    def _through(self, _: "asyncio.Future[Any]") -> None:
        self._hurried.threads -= 1

    async def shutdown_default_executor(self, *until: Any) -> None:
        """The threads go home."""
        self._hurried.threads += 1
        await super().shutdown_default_executor(*until)
        self._hurried.threads -= 1
