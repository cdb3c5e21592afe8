"""The grid on which a field lies, without bounds."""

from typing import Final, TypeAlias

Cell: TypeAlias = tuple[int, int]
"""Columns grow to the right and rows downwards, from anywhere to anywhere."""

Cards: TypeAlias = int
"""Some cards as one number, a bit for each: so all of a part is looked at in one go."""


class _Beside(dict[Cell, tuple[Cell, Cell, Cell, Cell]]):
    def __missing__(self, cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
        x, y = cell
        self[cell] = (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)
        return self[cell]


BESIDE: Final = _Beside()
"""The four cells that share a side with one, made when first asked for.

>>> BESIDE[7, -2]
((8, -2), (6, -2), (7, -1), (7, -3))
"""
