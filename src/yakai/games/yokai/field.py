"""The field as a shape on an unbounded grid: what touches what, where a card may go, whether two shapes are one."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from msgspec import Struct

from yakai.games.yokai.pieces import CARDS, PICTURES, Goal

Cell: TypeAlias = tuple[int, int]
"""Columns grow to the right and rows downwards, from anywhere to anywhere."""

Cards: TypeAlias = int
"""Some cards as one number, a bit for each: so all of a part is looked at in one go."""

_BIT: Final = tuple(1 << card for card in CARDS)

EVERY: Final[Cards] = sum(_BIT)


class _Numbers(dict[Cards, tuple[int, ...]]):
    def __missing__(self, cards: Cards) -> tuple[int, ...]:
        self[cards] = tuple(card for card in CARDS if cards >> card & 1)
        return self[cards]


NUMBERS: Final = _Numbers()
"""Some cards by their numbers.

>>> NUMBERS[0b1001]
(0, 3)
"""


class _Beside(dict[Cell, tuple[Cell, Cell, Cell, Cell]]):
    def __missing__(self, cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
        x, y = cell
        self[cell] = (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)
        return self[cell]


BESIDE: Final = _Beside()
"""The four cells that share a side with one, made when first asked for: the grid has no bounds.

>>> BESIDE[7, -2]
((8, -2), (6, -2), (7, -1), (7, -3))
"""


class Landing(Struct, frozen=True, gc=False):
    """An empty cell and the cards that may move there (YOK-9)."""

    to: Cell
    cards: tuple[int, ...]


@lru_cache(128)
def landings(cells: tuple[Cell, ...], movable: Cards = EVERY) -> tuple[Landing, ...]:
    """Every cell that one of these cards may move to: all are one piece again (YOK-9).

    A card goes where it touches every part that the rest would fall into without it. That is one part, except
    for cut points; so these and their parts are found once, and a cell then costs a few operations on bits.

    >>> row = tuple((x, 0) for x in range(3))
    >>> [(landing.to, landing.cards) for landing in landings(row) if landing.to[1] == 1]
    [((0, 1), (2,)), ((1, 1), (0, 2)), ((2, 1), (0,))]
    """
    touching = dict.fromkeys(cells, 0)
    for cell, bit in zip(cells, _BIT, strict=False):
        for other in BESIDE[cell]:
            if other in touching:
                touching[other] |= bit
            else:
                touching[other] = bit
    near = {bit: touching.pop(cell) for cell, bit in zip(cells, _BIT, strict=False)}
    free = movable & ((1 << len(cells)) - 1)
    bridges: list[tuple[Cards, list[Cards]]] = []
    for card, parts in cut_points(near).items():
        if card & free:
            free ^= card
            bridges.append((card, parts))
    found: list[Landing] = []
    for cell, around in touching.items():
        if around & (around - 1):
            cards = free
            for card, parts in bridges:
                for part in parts:
                    if not part & around:
                        break
                else:
                    cards |= card
        else:
            cards = free & ~around  # a card does not hold on to itself
        if cards:
            found.append(Landing(cell, NUMBERS[cards]))
    return tuple(found)


def cut_points(near: dict[Cards, Cards]) -> dict[Cards, list[Cards]]:
    """The cards without which the others fall apart, each with the parts that they fall into.

    `near` says for every card which ones it touches. One walk in depth: what hangs below a card is a part of its
    own if it touches nothing else above.

    >>> cut_points({0b001: 0b010, 0b010: 0b101, 0b100: 0b010})
    {2: [4, 1]}
    """
    card = seen = below = 1
    around = near[card]
    path: list[tuple[Cards, Cards, Cards]] = []
    parts: dict[Cards, list[Cards]] = {}
    while True:
        if left := near[card] & ~seen:
            path.append((card, below, around))
            card = below = left & -left
            seen |= card
            around = near[card]
        elif path:
            above, hanging, touching = path.pop()
            if around & ~below == above:
                parts.setdefault(above, []).append(below)
            card = above
            below |= hanging
            around |= touching
        else:
            break
    for card, hung in parts.items():
        if rest := seen - card - sum(hung):
            hung.append(rest)
    return {card: hung for card, hung in parts.items() if len(hung) > 1}


def is_one_piece(cells: Iterable[Cell]) -> bool:
    """Whether these cells hang together side to side; a corner is no joint (YOK-9, YOK-17)."""
    left = set(cells)
    found = [left.pop()] if left else []
    while found:
        for cell in BESIDE[found.pop()]:
            if cell in left:
                left.remove(cell)
                found.append(cell)
    return not left


def touch(some: Iterable[Cell], others: Iterable[Cell]) -> bool:
    """Whether two groups lie side to side anywhere (YOK-22)."""
    them = set(others)
    return any(cell in them for one in some for cell in BESIDE[one])


def outline(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """A shape whatever its place, turned or mirrored: equal for two that count as the same (YOK-4, YOK-25)."""
    here = tuple(cells)
    turned = [
        [(a * x + b * y, c * x + d * y) for x, y in here]
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
    ]
    return min(_to_the_corner(shape) for shape in turned)


def _to_the_corner(cells: list[Cell]) -> tuple[Cell, ...]:
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return tuple(sorted((x - left, y - top) for x, y in cells))


def drawn(picture: Iterable[str]) -> tuple[Cell, ...]:
    """The cells of a picture: a `#` each.

    >>> drawn((".#", "##"))
    ((1, 0), (0, 1), (1, 1))
    """
    return tuple((x, y) for y, row in enumerate(picture) for x, sign in enumerate(row) if sign == "#")


SHAPES: Final[dict[Goal, tuple[Cell, ...]]] = {goal: drawn(picture) for goal, picture in PICTURES.items()}

_OUTLINES: Final = {goal: outline(cells) for goal, cells in SHAPES.items()}


def has_shape(cells: Iterable[Cell], goal: Goal) -> bool:
    """Whether the field has the goal's shape (YOK-25)."""
    return outline(cells) == _OUTLINES[goal]
