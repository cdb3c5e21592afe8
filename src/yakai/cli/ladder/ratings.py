"""Confidence intervals of shares, and ratings of bots."""

from collections.abc import Mapping, Sequence
from math import log10, sqrt
from typing import Final, NamedTuple

USUAL: Final = 1000
"""The rating of the novice, or else of the first bot; only differences mean anything."""

_SCALE: Final = 400
"""Rating points for ten times the strength, as in chess."""


class Interval(NamedTuple):
    """A confidence interval of a share."""

    low: float
    high: float


def wilson(won: float, games: int, z: float = 1.96) -> Interval:
    """Wilson's interval of the share `won / games`; the default `z` gives 95 %.

    >>> low, high = wilson(60, 100)
    >>> f"{low:.3f} {high:.3f}"
    '0.502 0.691'
    """
    share, spread = won / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt((share * (1 - share) + spread / 4) / games) / (1 + spread)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def ratings(bots: Sequence[str], points: Mapping[tuple[str, str], tuple[float, int]]) -> dict[str, float]:
    """Bradley and Terry's strengths on the scale of chess, by minorization–maximization.

    `points` has, for each pair, what the first won against the second, and in how many games. A draw is added to each
    pair, because a bot that lost all games would have no rating.

    >>> rated = ratings(("novice", "club"), {("club", "novice"): (75, 100)})
    >>> {name: round(number) for name, number in rated.items()}
    {'novice': 1000, 'club': 1189}
    """
    met = {two: (won + 0.5, games + 1) for two, (won, games) in points.items()}
    won = {
        bot: sum(w if bot == a else g - w if bot == b else 0 for (a, b), (w, g) in met.items())
        for bot in bots
    }
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(500):
        weight = dict.fromkeys(bots, 0.0)
        for (a, b), (_, games) in met.items():
            share = games / (strength[a] + strength[b])
            weight[a] += share
            weight[b] += share
        strength = {bot: won[bot] / weight[bot] if weight[bot] else 1.0 for bot in bots}
    zero = strength["novice" if "novice" in strength else bots[0]]
    return {bot: USUAL + _SCALE * log10(strength[bot] / zero) for bot in bots}
