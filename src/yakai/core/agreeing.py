"""Games that end early: all players agree to stop, or a player concedes and that ends the game."""

from typing import Final

from yakai.core.game import Result

AGREED: Final = "agreed"
"""The reason of a result without a winner: all players agreed to stop."""

GIVEN_UP: Final = "given_up"
"""The reason of a result that all but one share: a player conceded, and that ended the game."""


def ended_by_agreement(seats: int) -> Result:
    """The result of a game that all players agreed to stop: no scores, and all share the first place.

    >>> ended_by_agreement(3)
    Result(reason='agreed', scores=(), places=(1, 1, 1))
    """
    return Result(AGREED, (), (1,) * seats)


def is_counted(result: Result) -> bool:
    """Whether a result has a winner, or all have won or lost together."""
    return result.reason != AGREED


def is_early(result: Result) -> bool:
    """Whether the game ended before its rules ended it, and not because all but one player conceded."""
    return result.reason in {AGREED, GIVEN_UP}
