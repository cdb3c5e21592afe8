"""How a challenged stack is counted (YAK-11 to YAK-16), and who wins (YAK-21)."""

from collections.abc import Sequence

from yakai.core.game import Result, places
from yakai.games.yak.pieces import SIZE, Card, Species
from yakai.games.yak.state import Counting


def counting(cards: Sequence[Card], species: Species) -> Counting:
    """Count a stack for a species, in the order of the clauses.

    >>> counting([Card("yak", 2), Card("vulture", 3), Card("joker", 2)], "vulture").total
    5
    """
    kinds = [card.kind for card in cards]
    off = kinds.count("stop") % 2 == 1  # YAK-11
    everyone = not off and "exclamation" in kinds  # YAK-12
    ones = not off and "one" in kinds  # YAK-13
    counted = tuple([_worth(card, species, everyone, ones) for card in cards])
    return Counting(sum(counted), counted, everyone, ones, off)


def _worth(card: Card, species: Species, everyone: bool, ones: bool) -> int:
    """What one card adds to the total."""
    if card.kind in SIZE:
        counts = everyone or card.kind == species  # YAK-12
    else:
        counts = card.kind == "joker"  # YAK-14, YAK-15
    if not counts:
        return 0
    return 1 if ones else card.value  # YAK-13


def result(reason: str, penalties: tuple[tuple[Card, ...], ...]) -> Result:
    """Fewest penalty cards win; equal ones share the place (YAK-21)."""
    scores = tuple(len(pile) for pile in penalties)
    return Result(reason, scores, places(scores, fewest=True))
