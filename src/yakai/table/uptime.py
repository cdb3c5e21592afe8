"""How long a server has lived, in all its starts: the time that clocks go by. It runs only while the server does, and
whatever is done to the calendar.
"""

import time
from collections.abc import Callable


class Uptime:
    """An age in whole milliseconds. `began` is what it was at this start: so much is known from the last heartbeat.

    >>> age = Uptime(5_000, iter((100.0, 101.5)).__next__)
    >>> age(), age.began
    (6500, 5000)
    """

    def __init__(self, began: int = 0, steady: Callable[[], float] = time.monotonic) -> None:
        self.began = began
        self._steady = steady
        self._since = steady()

    def __call__(self) -> int:
        """How old it is now."""
        return self.began + round((self._steady() - self._since) * 1000)
