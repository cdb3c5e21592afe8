"""An event loop whose time flies: where everybody waits, it is later at once.

So a test may wait for a minute in no time, and on a busy machine nothing comes too late: time passes only while
nothing is left to do. It suits what waits for time alone; a thread's answer would never be waited for.
"""

import asyncio
import selectors
from typing import Any


class _Hurried(selectors.DefaultSelector):
    """Waits for nothing, and says how long it would have waited."""

    skipped = 0.0

    def select(self, timeout: float | None = None) -> Any:
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
