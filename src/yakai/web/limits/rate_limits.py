"""How much one connection, one person or one address may ask for."""

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final, Generic, TypeVar
from weakref import WeakValueDictionary

from yakai.web.limits.buckets import Allowance, Bucket

T = TypeVar("T")

HOUR: Final = 3600.0

REFUSALS_BEFORE_CLOSE: Final = 500
"""Whoever sends so many more than they may is cut off."""

PEOPLE_PER_ADDRESS: Final = 30
"""All who share an address may send as much as so many people: a class."""


class _Kept(Generic[T]):
    """One for each person, or for each address. With every question two others are looked at, in turns, and forgotten
    if their time has passed: so it costs the same however many there are, and whoever asks much keeps nobody in mind.
    """

    def __init__(self, new: Callable[[], T], spent: Callable[[T], bool]) -> None:
        self._new = new
        self._spent = spent
        self._kept: OrderedDict[str, T] = OrderedDict()
        self._held: WeakValueDictionary[str, T] = (
            WeakValueDictionary()
        )  # by a connection: theirs, as long as it lives

    def of(self, who: str) -> T:
        """Theirs."""
        one = self._held.get(who)
        if one is None:
            one = self._held[who] = self._new()
        self._kept[who] = one
        self._kept.move_to_end(who)
        self._forget(who)
        return one

    def _forget(self, but: str) -> None:
        for _ in range(2):
            other = next(iter(self._kept))
            if other == but:
                return
            if self._spent(self._kept[other]):
                del self._kept[other]
            else:
                self._kept.move_to_end(other)

    def __len__(self) -> int:
        return len(self._kept)


class Buckets(_Kept[Bucket]):
    """A bucket for each person, or for each address; a full one is forgotten.

    >>> buckets = Buckets(rate=1, size=1, clock=lambda: 0.0)
    >>> buckets.take("a"), buckets.take("a"), buckets.take("b")
    (True, False, True)
    """

    def __init__(self, rate: float, size: int, clock: Callable[[], float]) -> None:
        super().__init__(lambda: Bucket(rate, size, clock), lambda bucket: bucket.full)

    def take(self, who: str) -> bool:
        """Whether one more is allowed now."""
        return self.of(who).take()


class Allowances(_Kept[Allowance]):
    """An allowance for each person, over all their lines together; hanging up and coming back gives no other."""

    def __init__(self, rate: float, size: int, beyond: int, clock: Callable[[], float]) -> None:
        super().__init__(lambda: Allowance(rate, size, beyond, clock), lambda allowance: allowance.full)


class Hourly(_Kept[deque[float]]):
    """So many an hour for each person, or for each address.

    >>> hourly = Hourly(most=1, clock=lambda: 0.0)
    >>> hourly.take("a"), hourly.take("a"), hourly.take("b")
    (True, False, True)
    """

    def __init__(self, most: int, clock: Callable[[], float]) -> None:
        super().__init__(deque, lambda times: not times or not self._counts(times[-1]))
        self._most = most
        self._clock = clock

    def take(self, who: str) -> bool:
        """Whether one more is allowed now."""
        now = self._clock()
        times = self.of(who)
        while times and not self._counts(times[0]):
            times.popleft()
        if len(times) >= self._most:
            return False
        times.append(now)
        return True

    def _counts(self, at: float) -> bool:
        """Whether it was within the last hour. What is still to come was counted before the clock was set back: else it
        would count until then.
        """
        return 0 <= self._clock() - at < HOUR
