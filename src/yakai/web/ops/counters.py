"""What is counted of a server's work: how often something was refused, and how long something took."""

from bisect import bisect_left
from collections import Counter
from itertools import accumulate
from typing import Final

from yakai.core.errors import YakaiError

REASONS: Final = 100
"""So many reasons are told apart; what else there is counts as one. A package could make up reasons without end."""


class Histogram:
    """How many took up to so many seconds.

    >>> took = Histogram(0.1, 1.0)
    >>> for seconds in (0.05, 0.1, 0.5, 2.0):
    ...     took.add(seconds)
    >>> took.up_to, took.sum
    ({'0.1': 2, '1.0': 3, '+Inf': 4}, 2.65)
    """

    def __init__(self, *bounds: float) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self.sum += seconds

    @property
    def up_to(self) -> dict[str, int]:
        """How many there were up to each bound, and in all."""
        return dict(zip((*map(str, self._bounds), "+Inf"), accumulate(self._counts), strict=True))


class Refusals:
    """How often something was refused, by reason. What the rules forbid is one: which rule is a game's own affair."""

    def __init__(self) -> None:
        self.by_reason: Counter[str] = Counter()

    def add(self, error: Exception) -> None:
        """One more."""
        if not isinstance(error, YakaiError):
            self.count("something-went-wrong")
        else:
            self.count(error.key if error.clause is None else "rules")

    def count(self, reason: str) -> None:
        """One more, for this reason."""
        known = reason in self.by_reason or len(self.by_reason) < REASONS
        self.by_reason[reason if known else "other"] += 1


class Counters:
    """All that is counted while it happens."""

    def __init__(self) -> None:
        self.refusals = Refusals()
        self.commits = Histogram(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
        self.thoughts = Histogram(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)
