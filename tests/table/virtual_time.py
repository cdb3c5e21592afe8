"""An event loop with virtual time: when all its tasks wait, its clock jumps to the next timer.

So a test waits for a minute in no time, and a busy machine changes nothing: time passes only while no task can run,
and stands still while a thread works.
"""

import asyncio
import selectors
from typing import Any


class _Hurried(selectors.DefaultSelector):
    """A selector that waits only for threads, and sums up how long it would have waited for timers."""

    skipped = 0.0
    threads = 0

    def select(self, timeout: float | None = None) -> Any:
        if self.threads and timeout != 0:
            return super().select(None)
        if timeout is not None and timeout > 0:
            self.skipped += timeout
        return super().select(timeout if timeout is None else 0)


class Hourglass(asyncio.SelectorEventLoop):
    """An event loop with virtual time."""

    def __init__(self) -> None:
        self._hurried = _Hurried()
        super().__init__(self._hurried)

    def time(self) -> float:
        """The virtual seconds since the loop began: the sum of all waits that were skipped."""
        return self._hurried.skipped

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]  # typed loosely
        """Run something in a thread; until it ends, no virtual time passes."""
        self._hurried.threads += 1
        working = super().run_in_executor(executor, func, *args)
        working.add_done_callback(self._through)
        return working

    def _through(self, _: "asyncio.Future[Any]") -> None:
        self._hurried.threads -= 1

    async def shutdown_default_executor(self, *until: Any) -> None:
        """Shut the executor down; meanwhile no virtual time passes."""
        self._hurried.threads += 1
        await super().shutdown_default_executor(*until)
        self._hurried.threads -= 1
