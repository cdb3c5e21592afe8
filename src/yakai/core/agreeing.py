"""Games that end early: all players agree to stop, or a player concedes and that ends the game."""

from typing import Final

from yakai.core.game import Result

AGREED: Final = "agreed"
"""All players agreed to stop: the game has no winner and no score."""

GIVEN_UP: Final = "given_up"
"""A player has conceded, and all others share the win."""


def ended_by_agreement(seats: int) -> Result:
    """The result that is none: all share one place.

    >>> ended_by_agreement(3)
    Result(reason='agreed', scores=(), places=(1, 1, 1))
    """
    return Result(AGREED, (), (1,) * seats)


def is_counted(result: Result) -> bool:
    """Whether a result has a winner, or all have won or lost together."""
    return result.reason != AGREED


def is_early(result: Result) -> bool:
    """Whether it came before any end that the rules have words for."""
    return result.reason in {AGREED, GIVEN_UP}
