"""How agreements to stop and concessions end a game or change its result."""

from typing import Final

from msgspec.structs import replace

from yakai.core.game import AnyRules, Result, Seat, places

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


def ended_by_concessions(
    rules: AnyRules, seats: int, conceded: frozenset[Seat], at_once: bool = False
) -> Result | None:
    """The result of a game after concessions, without scores, or `None` if it goes on.

    The last seat that has not conceded wins; in a game with `Customs.together` all lose. With `at_once` the first
    concession ends the game, and all others win.
    """
    if len(conceded) != seats - 1 and not (at_once and conceded):
        return None
    wins = [not rules.customs.together and seat not in conceded for seat in range(seats)]
    reason = "conceded" if len(conceded) == seats - 1 else GIVEN_UP
    return Result(reason, (), tuple(1 if won else 2 for won in wins))


def with_conceded_last(rules: AnyRules, conceded: frozenset[Seat], result: Result) -> Result:
    """The result of a game that was played to its end, with the seats that conceded last. They share that place,
    however bots have played for them; the others are ranked among themselves. With `Customs.together` nothing changes.
    """
    if rules.customs.together:
        return result
    last = len(result.places) + 1
    keys = tuple(last if seat in conceded else place for seat, place in enumerate(result.places))
    return replace(result, places=places(keys, fewest=True))


def is_counted(result: Result) -> bool:
    """Whether a result has a winner, or all have won or lost together."""
    return result.reason != AGREED


def is_early(result: Result) -> bool:
    """Whether the game ended before its rules ended it, and not because all but one player conceded."""
    return result.reason in {AGREED, GIVEN_UP}
