"""What giving up does to the end of a game."""

from msgspec.structs import replace

from yakai.core.agreeing import GIVEN_UP
from yakai.core.game import AnyRules, Result, Seat, places


def ended_by_concessions(
    rules: AnyRules, seats: int, conceded: frozenset[Seat], at_once: bool = False
) -> Result | None:
    """Whoever alone has not given up wins; where all play together, all have lost. Nothing is counted. With `at_once`
    the first who gives up ends it, and all others share the win.
    """
    if len(conceded) != seats - 1 and not (at_once and conceded):
        return None
    wins = [not rules.customs.together and seat not in conceded for seat in range(seats)]
    reason = "conceded" if len(conceded) == seats - 1 else GIVEN_UP
    return Result(reason, (), tuple(1 if won else 2 for won in wins))


def placed_last(rules: AnyRules, conceded: frozenset[Seat], result: Result) -> Result:
    """The result of a game that was played to its end: those who gave up come last and share that place, whatever was
    played for them; the others are ranked among themselves. Where all play together nothing changes.
    """
    if rules.customs.together:
        return result
    last = len(result.places) + 1
    keys = tuple(last if seat in conceded else place for seat, place in enumerate(result.places))
    return replace(result, places=places(keys, fewest=True))
