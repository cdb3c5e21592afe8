"""A game that ends before its rules end it: all who play want to stop, or somebody gives up where that ends it."""

from typing import Final

from yakai.core.game import Result

AGREED: Final = "agreed"
"""All want to stop: nobody has won, and nothing is counted."""

GIVEN_UP: Final = "given_up"
"""Somebody has given up, and all others share the win."""


def ended_by_agreement(seats: int) -> Result:
    """The result that is none: all share one place.

    >>> ended_by_agreement(3)
    Result(reason='agreed', scores=(), places=(1, 1, 1))
    """
    return Result(AGREED, (), (1,) * seats)


def is_counted(result: Result) -> bool:
    """Whether somebody has won, or all together have won or lost."""
    return result.reason != AGREED


def is_early(result: Result) -> bool:
    """Whether it came before any end that the rules have words for."""
    return result.reason in {AGREED, GIVEN_UP}
