"""How much one connection, one person or one address may ask for."""

from collections import deque
from collections.abc import Callable


class Bucket:
    """So many at once, and so many a second in the long run.

    >>> now = iter([0.0, 0.0, 0.0, 1.0])
    >>> bucket = Bucket(rate=1, size=1, clock=lambda: next(now))
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, False, True)
    """

    def __init__(self, rate: float, size: int, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._left = float(size)
        self._at = clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self._clock()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Hourly:
    """So many an hour for each person, or for each address.

    >>> hourly = Hourly(most=1, clock=lambda: 0.0)
    >>> hourly.take("a"), hourly.take("a"), hourly.take("b")
    (True, False, True)
    """

    def __init__(self, most: int, clock: Callable[[], float]) -> None:
        self._most = most
        self._clock = clock
        self._times: dict[str, deque[float]] = {}

    def take(self, who: str) -> bool:
        """Whether one more is allowed now."""
        now = self._clock()
        self._forget(now - 3600)
        times = self._times.setdefault(who, deque())
        if len(times) >= self._most:
            return False
        times.append(now)
        return True

    def _forget(self, before: float) -> None:
        for who in list(self._times):
            times = self._times[who]
            while times and times[0] <= before:
                times.popleft()
            if not times:
                del self._times[who]
