"""A helper for tuples in a state that have one item for each seat or pile."""

from typing import TypeVar

Row = TypeVar("Row")


def with_row(rows: tuple[Row, ...], at: int, row: Row) -> tuple[Row, ...]:
    """A copy of a tuple with one item replaced.

    >>> with_row(("a", "b", "c"), 1, "B")
    ('a', 'B', 'c')
    """
    new = [*rows]
    new[at] = row
    return tuple(new)
