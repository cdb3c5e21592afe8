"""Rate limits by key: one for each person, or for each address."""

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final, Generic, TypeVar
from weakref import WeakValueDictionary

from yakai.web.limits.limiters import Allowance, Bucket

T = TypeVar("T")

HOUR: Final = 3600.0

REFUSALS_BEFORE_CLOSE: Final = 500
"""Refused requests of one person after which their connection is closed."""

ADDRESS_FACTOR: Final = 30
"""The limits of an address as a multiple of one person's. A school class may share one address."""


class _ByKey(Generic[T]):
    """A limiter for each key. Each access also checks two other limiters, by turns, and forgets those that are unused:
    so it costs the same however many there are, and no client can fill the memory.
    """

    def __init__(self, new: Callable[[], T], unused: Callable[[T], bool]) -> None:
        self._new = new
        self._unused = unused
        self._limiters: OrderedDict[str, T] = OrderedDict()
        # A connection keeps its limiter although it was forgotten here.
        self._held: WeakValueDictionary[str, T] = WeakValueDictionary()

    def of(self, key: str) -> T:
        """The limiter of this person or address."""
        limiter = self._held.get(key)
        if limiter is None:
            limiter = self._held[key] = self._new()
        self._limiters[key] = limiter
        self._limiters.move_to_end(key)
        self._forget_unused(key)
        return limiter

    def _forget_unused(self, but: str) -> None:
        for _ in range(2):
            oldest = next(iter(self._limiters))
            if oldest == but:
                return
            if self._unused(self._limiters[oldest]):
                del self._limiters[oldest]
            else:
                self._limiters.move_to_end(oldest)

    def __len__(self) -> int:
        return len(self._limiters)


class Buckets(_ByKey[Bucket]):
    """A bucket for each key; a full one is forgotten.

    >>> buckets = Buckets(rate=1, size=1, clock=lambda: 0.0)
    >>> buckets.take("a"), buckets.take("a"), buckets.take("b")
    (True, False, True)
    """

    def __init__(self, rate: float, size: int, clock: Callable[[], float]) -> None:
        super().__init__(lambda: Bucket(rate, size, clock), lambda bucket: bucket.full)

    def take(self, key: str) -> bool:
        """Take a token; says whether there was one."""
        return self.of(key).take()


class Allowances(_ByKey[Allowance]):
    """An allowance for each person, over all their connections; a new connection gives no new one."""

    def __init__(self, rate: float, size: int, beyond: int, clock: Callable[[], float]) -> None:
        super().__init__(lambda: Allowance(rate, size, beyond, clock), lambda allowance: allowance.full)


class Hourly(_ByKey[deque[float]]):
    """At most this many within an hour for each key.

    >>> hourly = Hourly(most=1, clock=lambda: 0.0)
    >>> hourly.take("a"), hourly.take("a"), hourly.take("b")
    (True, False, True)
    """

    def __init__(self, most: int, clock: Callable[[], float]) -> None:
        super().__init__(deque, lambda times: not times or not self._counts(times[-1]))
        self._most = most
        self._clock = clock

    def take(self, key: str) -> bool:
        """Count one more; says whether it is within the limit."""
        now = self._clock()
        times = self.of(key)
        while times and not self._counts(times[0]):
            times.popleft()
        if len(times) >= self._most:
            return False
        times.append(now)
        return True

    def _counts(self, at: float) -> bool:
        """Whether a time is within the last hour. A time in the future does not count: the clock was set back."""
        return 0 <= self._clock() - at < HOUR


def frame_limit(messages_per_second: float = 20.0, messages_at_once: int = 60) -> Bucket:
    """The limit on frames of one connection, if one person may send so many messages. It is far higher, because
    points of growing strokes, pongs and refused messages count as well: only a flood exceeds it.
    """
    return Bucket(5 * messages_per_second, messages_at_once + 2 * REFUSALS_BEFORE_CLOSE, time.monotonic)
