"""How much one connection, one person or one address may ask for."""

import asyncio
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

    @property
    def full(self) -> bool:
        """Whether nothing was taken lately."""
        self._fill()
        return self._left >= self._size

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now

    def take(self) -> bool:
        """Whether one more is allowed now."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Allowance:
    """A bucket, and how far somebody may go on beyond it before one parts with them.

    >>> allowance = Allowance(rate=1, size=1, beyond=1, clock=lambda: 0.0)
    >>> [(allowance.take(), allowance.overdrawn) for _ in range(3)]
    [(True, False), (False, False), (False, True)]
    """

    def __init__(self, rate: float, size: int, beyond: int, clock: Callable[[], float]) -> None:
        self.overdrawn = False
        self._bucket = Bucket(rate, size, clock)
        self._beyond = Bucket(rate, beyond, clock)

    def take(self) -> bool:
        """Whether one more is allowed now."""
        allowed = self._bucket.take()
        self.overdrawn = not (allowed or self._beyond.take())
        return allowed


class Buckets:
    """A bucket for each person, or for each address; a full one is forgotten.

    >>> buckets = Buckets(rate=1, size=1, clock=lambda: 0.0)
    >>> buckets.take("a"), buckets.take("a"), buckets.take("b")
    (True, False, True)
    """

    FEW = 1000

    def __init__(self, rate: float, size: int, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """Whether one more is allowed now."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self.FEW:
                self._buckets = {key: one for key, one in self._buckets.items() if not one.full}
            bucket = self._buckets[who] = Bucket(self._rate, self._size, self._clock)
        return bucket.take()


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


class Turns:
    """One after the other, in the order in which they came; and whoever did much lets a while pass before the next."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._from = 0.0

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        try:
            await asyncio.sleep(max(0.0, self._from - asyncio.get_running_loop().time()))
        except BaseException:
            self._lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()

    def rest(self, seconds: float) -> None:
        """The next turn begins so much later."""
        self._from = asyncio.get_running_loop().time() + seconds
