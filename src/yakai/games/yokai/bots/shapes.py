"""Where the shape of a goal could be laid over the field."""

from collections.abc import Sequence

from yakai.games.yokai.bots.groups import Spot, spot
from yakai.games.yokai.field import Cards, Cell

KEPT = 2
"""A shape is thought of if it lacks at most so many cards more than the one that lacks fewest."""


def placements(shape: Sequence[Cell], cells: Sequence[Cell], pinned: Cards) -> list[frozenset[Spot]]:
    """The shape turned, mirrored and laid wherever most cards lie in it already, and all covered ones."""
    taken = set(cells)
    held = [cell for card, cell in enumerate(cells) if pinned >> card & 1]
    found: dict[frozenset[Cell], int] = {}
    for turned in _turned(shape):
        laid = {(a - b, c - d) for a, c in taken for b, d in turned}
        for right, down in laid:
            here = frozenset((b + right, d + down) for b, d in turned)
            if here not in found and all(cell in here for cell in held):
                found[here] = len(taken - here)
    least = min(found.values(), default=0)
    return [
        frozenset(map(spot, here))
        for here, lacks in sorted(found.items(), key=lambda one: (one[1], sorted(one[0])))
        if lacks <= least + KEPT
    ][:24]


def _turned(shape: Sequence[Cell]) -> list[list[Cell]]:
    unique = {
        frozenset((a * x + b * y, c * x + d * y) for x, y in shape)
        for a, b, c, d in (
            (1, 0, 0, 1),
            (-1, 0, 0, 1),
            (1, 0, 0, -1),
            (-1, 0, 0, -1),
            (0, 1, 1, 0),
            (0, -1, 1, 0),
            (0, 1, -1, 0),
            (0, -1, -1, 0),
        )
    }
    return sorted(sorted(cells) for cells in unique)
