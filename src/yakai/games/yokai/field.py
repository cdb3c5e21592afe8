"""The field as a shape on an unbounded grid: which cells touch, where a card may go, whether two shapes are equal."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from random import Random
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from yakai.games.yokai.grid import BESIDE, Cards, Cell
from yakai.games.yokai.pieces import CARDS, PICTURES, Goal
from yakai.games.yokai.shape import all_moves

EVERY: Final[Cards] = (1 << len(CARDS)) - 1


_LOW, _HIGH = (
    tuple(tuple(card for card in CARDS if byte << shift >> card & 1) for byte in range(256))
    for shift in (0, 8)
)


def numbers(cards: Cards) -> tuple[int, ...]:
    """The numbers of some cards.

    >>> numbers(0b1_0000_0000_1001)
    (0, 3, 12)
    """
    return _LOW[cards & 255] + _HIGH[cards >> 8]


Side: TypeAlias = Literal["right", "left", "below", "above"]

SIDES: Final[tuple[Side, ...]] = get_args(Side)
"""The sides of a cell, in the order of its cells in `BESIDE`."""


class Bridge(Struct, frozen=True, gc=False):
    """Cards that hold the field together where they lie, and a cell from which they would still do so."""

    to: Cell
    cards: tuple[int, ...]


class Moves(Struct, frozen=True):
    """All legal moves of a field (YOK-9), in compact form because there are hundreds.

    Each of the `cards` may go to each of the `cells`, except to a cell that only this card touches: `alone` has that
    card for each cell, or `null`. The moves of `bridges` come on top.

    >>> row = moves(tuple((x, 0) for x in range(3)))
    >>> row.cards, row.cells[:3], row.alone[:3], row.bridges
    ((0, 2), ((-1, 0), (0, 1), (0, -1)), (0, 0, 0), ())
    >>> row.allow(2, (0, 1)), row.allow(0, (0, 1)), row.allow(1, (0, 1)), len(row)
    (True, False, False, 10)
    """

    cards: tuple[int, ...] = ()
    cells: tuple[Cell, ...] = ()
    alone: tuple[int | None, ...] = ()
    bridges: tuple[Bridge, ...] = ()

    def allow(self, card: int, to: Cell) -> bool:
        """Whether this card may go to this cell."""
        if card in self.cards:
            return to in self.cells and self.alone[self.cells.index(to)] != card
        return any(to == bridge.to and card in bridge.cards for bridge in self.bridges)

    def __iter__(self) -> Iterator[tuple[int, Cell]]:
        for cell, alone in zip(self.cells, self.alone, strict=True):
            for card in self.cards:
                if card != alone:
                    yield card, cell
        for bridge in self.bridges:
            for card in bridge.cards:
                yield card, bridge.to

    def __len__(self) -> int:
        but = sum(card in self.cards for card in self.alone)
        return len(self.cards) * len(self.cells) - but + sum(len(bridge.cards) for bridge in self.bridges)

    def __bool__(self) -> bool:
        return bool(self.cards or self.bridges)

    def sample(self, rng: Random) -> tuple[int, Cell]:
        """A random move, now and then one of a bridge."""
        chance, cards, cells, bridges = rng.random, self.cards, self.cells, self.bridges
        if bridges and (not cards or chance() < 0.2):
            bridge = bridges[int(len(bridges) * chance())]
            return bridge.cards[int(len(bridge.cards) * chance())], bridge.to
        while True:
            at, card = int(len(cells) * chance()), cards[int(len(cards) * chance())]
            if self.alone[at] != card:
                return card, cells[at]


NO_MOVES: Final = Moves()


@lru_cache(128)
def moves(cells: tuple[Cell, ...], movable: Cards = EVERY) -> Moves:
    """Every move of one of the `movable` cards that leaves the field in one piece (YOK-9)."""
    cards, empty, alone, bridges = all_moves(cells, movable)
    return Moves(numbers(cards), empty, alone, tuple([Bridge(to, numbers(some)) for to, some in bridges]))


def is_one_piece(cells: Iterable[Cell]) -> bool:
    """Whether these cells are connected side to side; corners do not count (YOK-9, YOK-17)."""
    left = set(cells)
    found = [left.pop()] if left else []
    while found:
        for cell in BESIDE[found.pop()]:
            if cell in left:
                left.remove(cell)
                found.append(cell)
    return not left


def touch(some: Iterable[Cell], others: Iterable[Cell]) -> bool:
    """Whether two groups of cells share a side anywhere (YOK-22)."""
    them = set(others)
    return any(cell in them for one in some for cell in BESIDE[one])


def outline(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """A shape in a form that is equal for all its shifted, turned and mirrored copies (YOK-4, YOK-25)."""
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
    """The cells of a picture, one for each `#`.

    >>> drawn((".#", "##"))
    ((1, 0), (0, 1), (1, 1))
    """
    return tuple((x, y) for y, row in enumerate(picture) for x, sign in enumerate(row) if sign == "#")


SHAPES: Final[dict[Goal, tuple[Cell, ...]]] = {goal: drawn(picture) for goal, picture in PICTURES.items()}

_OUTLINES: Final = {goal: outline(cells) for goal, cells in SHAPES.items()}


def has_shape(cells: Iterable[Cell], goal: Goal) -> bool:
    """Whether the field has the goal's shape (YOK-25)."""
    return outline(cells) == _OUTLINES[goal]
