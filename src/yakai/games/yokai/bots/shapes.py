"""Plans for a goal: where its shape is laid, and which family gets which part of it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Final, TypeAlias

from yakai.games.yokai.bots.groups import SIDES, Spot, spot
from yakai.games.yokai.grid import Cards, Cell
from yakai.games.yokai.pieces import FAMILIES

Shape: TypeAlias = tuple[Spot, ...]
Part: TypeAlias = frozenset[Spot]

_PERMUTED: Final = tuple(permutations(range(len(FAMILIES))))
_TURNS: Final = (
    (1, 0, 0, 1),
    (-1, 0, 0, 1),
    (1, 0, 0, -1),
    (-1, 0, 0, -1),
    (0, 1, 1, 0),
    (0, -1, 1, 0),
    (0, 1, -1, 0),
    (0, -1, -1, 0),
)

MORE: Final = 2
"""A place for the shape is considered if it lacks at most this many cards more than the best one."""
OUTSIDE: Final = 0.5
"""The penalty for each card outside of the shape, which leads all bots to the same place."""
WRONG: Final = 4.0
"""The penalty for a covered card outside of its family's part."""


@lru_cache(64)
def turned(shape: tuple[Cell, ...]) -> tuple[tuple[Cell, ...], ...]:
    """All different turned and mirrored copies of a shape, each moved to the corner at the top left."""
    found = set()
    for a, b, c, d in _TURNS:
        cells = [(a * x + b * y, c * x + d * y) for x, y in shape]
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        found.add(tuple(sorted((x - left, y - top) for x, y in cells)))
    return tuple(sorted(found))


def laid(shape: Sequence[Cell], cells: Sequence[Cell]) -> list[tuple[tuple[Cell, ...], Cell]]:
    """The turned shapes and their shifts in which most cards already lie, the best first."""
    taken = set(cells)
    left, top = min(x for x, _ in taken), min(y for _, y in taken)
    right, low = max(x for x, _ in taken), max(y for _, y in taken)
    found = []
    for one in turned(tuple(shape)):
        wide, high = max(x for x, _ in one), max(y for _, y in one)
        for down in range(min(top, low - high), max(top, low - high) + 1):
            for aside in range(min(left, right - wide), max(left, right - wide) + 1):
                outside = len(taken.difference([(x + aside, y + down) for x, y in one]))
                found.append((outside, one, (aside, down)))
    found.sort()
    return [(one, shift) for outside, one, shift in found if outside <= found[0][0] + MORE]


@lru_cache(64)
def parted(shape: tuple[Cell, ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """All ways to divide a shape into groups of four cells, given by their indices in it.

    >>> row = tuple((x, 0) for x in range(8))
    >>> parted(row)
    (((0, 1, 2, 3), (4, 5, 6, 7)),)
    """
    at = {spot(cell): number for number, cell in enumerate(shape)}
    near = [sum(1 << at[cell + side] for side in SIDES if cell + side in at) for cell in at]

    def groups(free: Cards) -> set[Cards]:
        found = {free & -free}
        for _ in range(3):
            found = {
                group | 1 << number
                for group in found
                for number in range(len(shape))
                if free & ~group & 1 << number and near[number] & group
            }
        return found

    def parts(free: Cards) -> Iterator[tuple[tuple[int, ...], ...]]:
        if not free:
            yield ()
        for group in sorted(groups(free)) if free else ():
            one = tuple(number for number in range(len(shape)) if group >> number & 1)
            for others in parts(free & ~group):
                yield one, *others

    return tuple(parts((1 << len(shape)) - 1))


class Plan:
    """Which cells each family has to fill, and how well the cards fit that already."""

    def __init__(self, parts: tuple[Part, ...], fits: float) -> None:
        self.parts = parts
        self.fits = fits


def plans(
    shape: Sequence[Cell],
    cells: Sequence[Cell],
    odds: Sequence[Sequence[float]],
    pinned: Cards,
    count: int,
) -> list[Plan]:
    """The `count` plans that the cards fit best, by each card's odds to be of each family; the best first."""
    at = {cell: card for card, cell in enumerate(cells)}
    held = [card for card in range(len(cells)) if pinned >> card & 1]
    found: list[tuple[float, int, tuple[int, ...], tuple[Part, ...]]] = []
    for one, (aside, down) in laid(shape, cells):
        here = [(x + aside, y + down) for x, y in one]
        inside = {at[cell] for cell in here if cell in at}
        astray = WRONG * sum(card not in inside for card in held) + OUTSIDE * (len(cells) - len(inside))
        for groups in parted(one):
            fitting = [_fitting([here[number] for number in group], at, odds, pinned) for group in groups]
            best, order = max(
                (sum([fits[family] for fits, family in zip(fitting, order, strict=True)]), order)
                for order in _PERMUTED
            )
            parts = tuple(frozenset(spot(here[number]) for number in group) for group in groups)
            found.append((best - astray, len(found), order, parts))
    found.sort(reverse=True)
    return [
        Plan(tuple(parts[order.index(family)] for family in range(len(FAMILIES))), fits)
        for fits, _, order, parts in found[:count]
    ]


def _fitting(
    part: Sequence[Cell], at: dict[Cell, int], odds: Sequence[Sequence[float]], pinned: Cards
) -> list[float]:
    """By family, how many of its cards are likely in this part, less what covered cards of others spoil."""
    fits = [0.0] * len(FAMILIES)
    for cell in part:
        card = at.get(cell)
        if card is not None:
            spoils = WRONG if pinned >> card & 1 else 0.0
            for family, chance in enumerate(odds[card]):
                fits[family] += chance - spoils * (1 - chance)
    return fits
