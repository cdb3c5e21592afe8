"""Rows of a state, one for each seat or pile: the same rows with one of them new."""

from typing import TypeVar

Row = TypeVar("Row")


def with_row(rows: tuple[Row, ...], at: int, row: Row) -> tuple[Row, ...]:
    """The rows with this one in place of the old one.

    >>> with_row(("a", "b", "c"), 1, "B")
    ('a', 'B', 'c')
    """
    new = [*rows]
    new[at] = row
    return tuple(new)
