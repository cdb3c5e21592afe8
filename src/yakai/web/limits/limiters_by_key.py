"""One limiter for each person or address, as long as it counts anything."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Generic
from weakref import WeakValueDictionary

from yakai.web.limits.limiters import L, PairedLimit


class LimiterByKey(Generic[L]):
    """A limiter for each key. Each access also checks two other limiters, by turns, and forgets those that are unused:
    so it costs the same however many there are, and no client can fill the memory.

    >>> from yakai.web.limits.limiters import Bucket
    >>> buckets = LimiterByKey(lambda: Bucket(rate=1, size=1, clock=lambda: 0.0))
    >>> buckets.take("a"), buckets.take("a"), buckets.take("b")
    (True, False, True)
    """

    def __init__(self, new: Callable[[], L]) -> None:
        self._new = new
        self._limiters: OrderedDict[str, L] = OrderedDict()
        # A connection keeps its limiter although it was forgotten here.
        self._held: WeakValueDictionary[str, L] = WeakValueDictionary()

    def of(self, key: str) -> L:
        """The limiter of this person or address."""
        limiter = self._held.get(key)
        if limiter is None:
            limiter = self._held[key] = self._new()
        self._limiters[key] = limiter
        self._limiters.move_to_end(key)
        self._forget_unused(key)
        return limiter

    def take(self, key: str) -> bool:
        """Take one; says whether there was one left."""
        return self.of(key).take()

    def _forget_unused(self, but: str) -> None:
        for _ in range(2):
            oldest = next(iter(self._limiters))
            if oldest == but:
                return
            if self._limiters[oldest].unused:
                del self._limiters[oldest]
            else:
                self._limiters.move_to_end(oldest)

    def __len__(self) -> int:
        return len(self._limiters)


class PairedLimitByKey(Generic[L]):
    """A limiter for each person, and one for all people at each address."""

    def __init__(self, people: LimiterByKey[L], addresses: LimiterByKey[Any]) -> None:
        self._people = people
        self._addresses = addresses

    def of(self, person: str, address: str) -> PairedLimit[L]:
        """The limit of this person at this address."""
        return PairedLimit(self._people.of(person), self._addresses.of(address))

    def take(self, person: str | None, address: str) -> bool:
        """Take one; says whether there was one left. For a client without a cookie only the address counts."""
        if person is None:
            return self._addresses.take(address)
        return self.of(person, address).take()
