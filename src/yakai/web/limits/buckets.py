"""How much may be asked for at once, and in the long run."""

from collections.abc import Callable

from yakai.core.ordinary import ordinary


@ordinary
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
        self.take(0)
        return self._left >= self._size

    def take(self, count: int = 1) -> bool:
        """Whether one more, or so many more, are allowed now."""
        now, left = self._clock(), self._left
        if now > self._at:  # a clock may be set back
            left = min(self._size, left + (now - self._at) * self._rate)
        self._at = now
        self._left = left - count if left >= count else left
        return left >= count


@ordinary
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

    @property
    def full(self) -> bool:
        """Whether nothing was taken lately."""
        return self._bucket.full and self._beyond.full

    def take(self) -> bool:
        """Whether one more is allowed now."""
        allowed = self._bucket.take()
        self.overdrawn = not (allowed or self._beyond.take())
        return allowed
