"""How a challenged stack is counted (YAK-11 to YAK-16), and who wins (YAK-21)."""

from collections.abc import Sequence
from typing import Final

from yakai.core.game import Result, places
from yakai.games.yak.pieces import SPECIES, Card, Kind, Species
from yakai.games.yak.state import Counting

EVERYONE: Final[tuple[Kind, ...]] = ("joker", *SPECIES)
"""The kinds that count when a «!» is on (YAK-12, YAK-14)."""


def counting(cards: Sequence[Card], species: Species) -> Counting:
    """Count a stack for a species, in the order of the clauses (YAK-11 to YAK-16).

    >>> counting([Card("yak", 2), Card("vulture", 3), Card("joker", 2)], "vulture").total
    5
    """
    kinds = [card.kind for card in cards]
    off = kinds.count("stop") % 2 == 1  # YAK-11
    everyone = not off and "exclamation" in kinds  # YAK-12
    ones = not off and "one" in kinds  # YAK-13
    who = EVERYONE if everyone else ("joker", species)  # YAK-14, YAK-15
    counted = tuple([0 if card.kind not in who else 1 if ones else card.value for card in cards])
    return Counting(sum(counted), counted, everyone, ones, off)


def result(reason: str, penalties: tuple[tuple[Card, ...], ...]) -> Result:
    """The result: the fewest penalty cards win, and equal numbers share a place (YAK-21)."""
    scores = tuple(len(pile) for pile in penalties)
    return Result(reason, scores, places(scores, fewest=True))
