"""How many cards of a family must move before it is a group, on a given field."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from yakai.games.yokai.field import numbers
from yakai.games.yokai.grid import Cards, Cell
from yakai.games.yokai.shape import cut_points

Spot: TypeAlias = int
"""A cell as one integer."""

_ROW: Final = 1 << 12
SIDES: Final = (_ROW, -_ROW, 1, -1)
HOPELESS: Final = 6
"""What a family counts for that can never come together because its covered cards lie too far apart."""


def spot(cell: Cell) -> Spot:
    """The number of a cell; neighbours differ by the same numbers everywhere."""
    return (cell[1] + _ROW // 2) * _ROW + cell[0] + _ROW // 2


_NEAR: Final = {
    row * _ROW + column: abs(row) + abs(column)
    for row in range(-3, 4)
    for column in range(-3, 4)
    if abs(row) + abs(column) <= 3
}
"""By the difference of two cells' numbers, how many steps they are apart, up to three."""


Ways: TypeAlias = tuple[bool, tuple[tuple[int, tuple[Spot, ...]], ...], tuple[Cards, ...]]
"""Whether four cells are a group; which of them may move where to make them one; which pairs may stay if two move."""


@lru_cache(1 << 15)
def ways(cells: tuple[Spot, ...]) -> Ways:
    """How these four cells can become a group."""
    a, b, c, d = cells
    near = _NEAR.get
    ab, ac, ad, bc, bd, cd = near(a - b), near(a - c), near(a - d), near(b - c), near(b - d), near(c - d)
    touching = (ab == 1) + (ac == 1) + (ad == 1) + (bc == 1) + (bd == 1) + (cd == 1)
    one = []
    for at, rest, gaps in (
        (0, (b, c, d), (bc, bd, cd)),
        (1, (a, c, d), (ac, ad, cd)),
        (2, (a, b, d), (ab, ad, bd)),
        (3, (a, b, c), (ab, ac, bc)),
    ):
        if None not in gaps and (fitting := _joints(rest)):
            one.append((at, fitting))
    two = tuple(
        pair
        for pair, gap in ((3, ab), (5, ac), (9, ad), (6, bc), (10, bd), (12, cd))
        if gap is not None  # two cards can join them
    )
    return touching >= 3 and _is_group(cells), tuple(one), two


@lru_cache(1 << 13)
def _joints(cells: tuple[Spot, ...]) -> tuple[Spot, ...]:
    """The cells where a fourth card makes one group of these three."""
    around = {cell + side for cell in cells for side in SIDES}.difference(cells)
    return tuple(sorted(cell for cell in around if _is_group((*cells, cell))))


def _is_group(cells: tuple[Spot, ...]) -> bool:
    left = set(cells)
    found = [left.pop()]
    while found:
        cell = found.pop()
        for side in SIDES:
            if cell + side in left:
                left.remove(cell + side)
                found.append(cell + side)
    return not left


class Field:
    """A field, and what any four of its cards lack to be a group. Covered cards are `pinned`, cut points `stuck`."""

    def __init__(self, cells: Sequence[Cell], pinned: Cards = 0, stuck: Cards = 0) -> None:
        self.spots = [spot(cell) for cell in cells]
        self.taken = set(self.spots)
        self.pinned = pinned
        self.stuck = stuck
        self._lacks: dict[Cards, float] = {}

    def lacks(self, four: Cards) -> float:
        """The least number of moves that make these four cards a group; half a move more if others are in the way."""
        found = self._lacks.get(four)
        if found is None:
            cards = numbers(four)
            found = self._lacks[four] = self._count(cards, tuple([self.spots[card] for card in cards]))
        return found

    def lacks_after(self, four: Cards, card: int, to: Spot) -> float:
        """The same after one of the cards has moved."""
        cards = numbers(four)
        spots = self.spots
        return self._count(cards, tuple([to if one == card else spots[one] for one in cards]))

    def _count(self, cards: tuple[int, ...], cells: tuple[Spot, ...]) -> float:
        group, one, two = ways(cells)
        if group:
            return 0
        held = 0
        if self.pinned:
            for at, card in enumerate(cards):
                held |= (self.pinned >> card & 1) << at
        lack = 2.0
        for at, fitting in one:
            if not held >> at & 1 and not self.taken.issuperset(fitting):
                if not self.stuck >> cards[at] & 1:
                    return 1
                lack = 1.5
        if lack < 2 or any(not held & ~pair for pair in two):
            return lack
        return HOPELESS if held & (held - 1) else 3

    def keys(self, four: Cards) -> set[Spot]:
        """The free cells to which one of these four cards may move to make them a group."""
        cards = numbers(four)
        return {
            cell
            for at, fitting in ways(tuple([self.spots[card] for card in cards]))[1]
            if not self.pinned >> cards[at] & 1
            for cell in fitting
            if cell not in self.taken
        }


def beside(cells: Sequence[Cell]) -> list[Cards]:
    """By card, the cards that it touches."""
    at = {spot(cell): card for card, cell in enumerate(cells)}
    near = []
    for cell in at:
        touching = 0
        for side in SIDES:
            if cell + side in at:
                touching |= 1 << at[cell + side]
        near.append(touching)
    return near


def groups_of(cards: Cards, near: Sequence[Cards]) -> Iterator[Cards]:
    """The groups that these cards form."""
    while cards:
        group = found = cards & -cards
        while found:
            bit = found & -found
            found ^= bit
            fresh = near[bit.bit_length() - 1] & cards & ~group
            group |= fresh
            found |= fresh
        cards &= ~group
        yield group


def largest(cards: Cards, near: Sequence[Cards]) -> Cards:
    """The largest group that these cards form; if several are as large, all their cards."""
    groups = list(groups_of(cards, near))
    size = max(map(int.bit_count, groups))
    return sum(group for group in groups if group.bit_count() == size)


def stuck(near: Sequence[Cards]) -> Cards:
    """The cards without which the field falls apart."""
    return sum(card for card, _ in cut_points([*near]))


def steps(one: Spot, other: Spot) -> int:
    """How many steps two cells are apart, at most 4.

    >>> steps(spot((0, 0)), spot((-2, 1))), steps(spot((0, 0)), spot((7, 7)))
    (3, 4)
    """
    return _NEAR.get(one - other, 4)
