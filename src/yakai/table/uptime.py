"""How long a server has run, over all its starts: the time of players' clocks, independent of the calendar."""

import time
from collections.abc import Callable


class Uptime:
    """An uptime in whole milliseconds. `began` is its value at this start, known from the last heartbeat.

    >>> uptime = Uptime(5_000, iter((100.0, 101.5)).__next__)
    >>> uptime(), uptime.began
    (6500, 5000)
    """

    def __init__(self, began: int = 0, steady: Callable[[], float] = time.monotonic) -> None:
        self.began = began
        self._steady = steady
        self._since = steady()

    def __call__(self) -> int:
        """The uptime now."""
        return self.began + round((self._steady() - self._since) * 1000)
