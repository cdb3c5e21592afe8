"""Counters for rate limits: token buckets, limits per hour, and pairs of a person's and their address's limit."""

from collections import deque
from collections.abc import Callable
from typing import Final, Generic, Literal, Protocol, TypeAlias, TypeVar

from yakai.core.non_native import non_native

HOUR: Final = 3600.0


class Limiter(Protocol):
    """Counts what is taken, up to a limit."""

    @property
    def unused(self) -> bool:
        """Whether nothing that was taken counts any more."""
        ...

    def take(self) -> bool:
        """Take one; says whether there was one left."""
        ...


L = TypeVar("L", bound=Limiter)


@non_native
class Bucket:
    """A token bucket: `size` tokens at once, `rate` a second in the long run.

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
    def unused(self) -> bool:
        """Whether all tokens are there."""
        self.take(0)
        return self._left >= self._size

    def take(self, count: int = 1) -> bool:
        """Take this many tokens; says whether there were enough, else none is taken."""
        now, left = self._clock(), self._left
        if now > self._at:  # a clock may be set back
            left = min(self._size, left + (now - self._at) * self._rate)
        self._at = now
        self._left = left - count if left >= count else left
        return left >= count


@non_native
class Allowance:
    """A bucket, and a second one for refused requests: when it is empty too, the allowance is overdrawn.

    >>> allowance = Allowance(rate=1, size=1, beyond=1, clock=lambda: 0.0)
    >>> [(allowance.take(), allowance.overdrawn) for _ in range(3)]
    [(True, False), (False, False), (False, True)]
    """

    def __init__(self, rate: float, size: int, beyond: int, clock: Callable[[], float]) -> None:
        self.overdrawn = False
        self._bucket = Bucket(rate, size, clock)
        self._beyond = Bucket(rate, beyond, clock)

    @property
    def unused(self) -> bool:
        """Whether all tokens are there."""
        return self._bucket.unused and self._beyond.unused

    def take(self) -> bool:
        """Take a token; says whether there was one."""
        allowed = self._bucket.take()
        self.overdrawn = not (allowed or self._beyond.take())
        return allowed


@non_native
class HourlyLimit:
    """At most `most` within an hour.

    >>> now = iter([0.0, 1.0, 3601.0])
    >>> limit = HourlyLimit(most=1, clock=lambda: next(now))
    >>> limit.take(), limit.take(), limit.take()
    (True, False, True)
    """

    def __init__(self, most: int, clock: Callable[[], float]) -> None:
        self._most = most
        self._clock = clock
        self._times: deque[float] = deque()

    @property
    def unused(self) -> bool:
        """Whether nothing was taken within the last hour."""
        return not self._times or not _is_within_hour(self._times[-1], self._clock())

    def take(self) -> bool:
        """Take one; says whether there was one left."""
        now, times = self._clock(), self._times
        while times and not _is_within_hour(times[0], now):
            times.popleft()
        if len(times) >= self._most:
            return False
        times.append(now)
        return True


def _is_within_hour(at: float, now: float) -> bool:
    """Whether a time is within the last hour. A time in the future is not: the clock was set back."""
    return 0 <= now - at < HOUR


Whose: TypeAlias = Literal["person", "address"]


class PairedLimit(Generic[L]):
    """What one person may take, and what all people at their address may.

    The person's is taken first, so that a person beyond it uses up nothing of what the others at their address have.
    """

    def __init__(self, person: L, address: Limiter) -> None:
        self.person = person
        self.address = address

    def take(self) -> bool:
        """Take one; says whether there was one left."""
        return self.take_from_both() is None

    def take_from_both(self) -> Whose | None:
        """Take one from each; says whose had none left, if one had none."""
        if not self.person.take():
            return "person"
        if not self.address.take():
            return "address"
        return None
