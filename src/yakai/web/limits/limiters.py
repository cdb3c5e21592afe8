"""Token buckets: how many requests are allowed at once, and in the long run."""

from collections.abc import Callable

from yakai.core.non_native import non_native


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
    def full(self) -> bool:
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
    def full(self) -> bool:
        """Whether all tokens are there."""
        return self._bucket.full and self._beyond.full

    def take(self) -> bool:
        """Take a token; says whether there was one."""
        allowed = self._bucket.take()
        self.overdrawn = not (allowed or self._beyond.take())
        return allowed
