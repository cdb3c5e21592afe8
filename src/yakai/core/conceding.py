"""How concessions change the result of a game."""

from msgspec.structs import replace

from yakai.core.agreeing import GIVEN_UP
from yakai.core.game import AnyRules, Result, Seat, places


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


def placed_last(rules: AnyRules, conceded: frozenset[Seat], result: Result) -> Result:
    """The result of a game that was played to its end, with the seats that conceded last. They share that place,
    however bots have played for them; the others are ranked among themselves. With `Customs.together` nothing changes.
    """
    if rules.customs.together:
        return result
    last = len(result.places) + 1
    keys = tuple(last if seat in conceded else place for seat, place in enumerate(result.places))
    return replace(result, places=places(keys, fewest=True))
