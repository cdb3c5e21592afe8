"""The unbounded grid on which the field lies."""

from typing import Final, TypeAlias

Cell: TypeAlias = tuple[int, int]
"""Column and row. Columns grow to the right and rows downwards; both may be negative."""

Cards: TypeAlias = int
"""A set of cards as an integer with a bit for each, so that whole groups are compared in one operation."""


class _Beside(dict[Cell, tuple[Cell, Cell, Cell, Cell]]):
    def __missing__(self, cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
        x, y = cell
        self[cell] = (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)
        return self[cell]


BESIDE: Final = _Beside()
"""The four cells that share a side with a cell, computed on first access.

>>> BESIDE[7, -2]
((8, -2), (6, -2), (7, -1), (7, -3))
"""
