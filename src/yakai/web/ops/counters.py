"""Counters and histograms for the metrics."""

from bisect import bisect_left
from collections import Counter
from itertools import accumulate
from typing import Final

from yakai.core.errors import YakaiError

MOST_REASONS: Final = 100
"""Reasons that are counted separately; all others count as `other`, because a package can invent any number."""


class Histogram:
    """How many durations were at most each bound, in seconds.

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
        """Count a duration."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self.sum += seconds

    @property
    def up_to(self) -> dict[str, int]:
        """How many durations were at most each bound, and how many there are in all."""
        return dict(zip((*map(str, self._bounds), "+Inf"), accumulate(self._counts), strict=True))


class Refusals:
    """Refusals by reason. All that game rules forbid is one reason, because the rule would tell about a game."""

    def __init__(self) -> None:
        self.by_reason: Counter[str] = Counter()

    def add(self, error: Exception) -> None:
        """Count a refusal by its error."""
        if not isinstance(error, YakaiError):
            self.count("something-went-wrong")
        else:
            self.count(error.key if error.clause is None else "rules")

    def count(self, reason: str) -> None:
        """Count a refusal by its reason."""
        known = reason in self.by_reason or len(self.by_reason) < MOST_REASONS
        self.by_reason[reason if known else "other"] += 1


class Counters:
    """What is counted as it happens: refusals, and the durations of commits and of bots' thinking."""

    def __init__(self) -> None:
        self.refusals = Refusals()
        self.commits = Histogram(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
        self.thoughts = Histogram(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)
