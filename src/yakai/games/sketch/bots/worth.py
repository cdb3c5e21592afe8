"""What a position of Yokai Sketch is worth to the player who has just ended a turn: a sum of learnt numbers.

The sum is the logarithm of the odds to win. `training/sketch` learns the numbers from games of bots against themselves.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final

import msgspec

from yakai.games.sketch.fast import VALUE, Position

WON: Final = 12.0
"""The worth of a game that is won: more than any learnt sum."""

# The features: for each pile, how it stands and how many cards of the own hand fit there; the same for the opponent's
# hand; the lead in points, by how near the end is; the two hands.
_PILE: Final = 6 * 5 * 7 * 7 * 4
_LEAD: Final = 2 * _PILE
_HANDS: Final = _LEAD + 5 * 31
_OWN: Final = _HANDS + 5 * 5
_THEIRS: Final = _OWN + 9
SIZE: Final = _THEIRS + 9


def features(position: Position, seat: int, *, seeing: bool) -> list[int]:
    """The indices of the numbers that count in this position; those of the opponent's hand only if `seeing`.

    A player who has ended a turn has at most three cards (SKE-6).
    """
    hand, other = position.hands[seat], position.hands[1 - seat]
    fit, effects = hand.fit, 3 * hand.calls + hand.distracts
    their_fit, their_effects = other.fit, 3 * other.calls + other.distracts
    sides, mine, theirs = position.sides, 4 * seat, 4 - 4 * seat
    points = position.points[seat] - position.points[1 - seat]
    fewest = 5
    found = [_HANDS + 5 * hand.size + other.size]
    for at, pile in enumerate(position.piles):
        size = len(pile)
        top = pile[-1] & VALUE
        if size < fewest:
            fewest = size
        nearness = 0 if size > 2 else 1 if size == 2 else _who_ends(position.lead(seat), top)
        stand = 980 * nearness + 196 * top - 588 + 28 * len(sides[mine + at]) + 4 * len(sides[theirs + at])
        found.append(stand + (fit >> 4 * at & 3))
        if seeing:
            found.append(_PILE + stand + (their_fit >> 4 * at & 3))
    found.append(_LEAD + 31 * fewest - 16 + (15 if points > 15 else max(points, -15)))
    found.append(_OWN + (effects if effects < 9 else 8))
    if seeing:
        found.append(_THEIRS + (their_effects if their_effects < 9 else 8))
    return found


def _who_ends(lead: int, top: int) -> int:
    """Who would win if a pile's last yokai were taken, which ends the game: a number from 2 to 5."""
    return 2 + (lead + 5 * top > 0) + 2 * (lead < 5 * top)


def worth(position: Position, seat: int, numbers: Sequence[float], *, seeing: bool = False) -> float:
    """What a position is worth to this seat, which has just ended its turn or could do so; `numbers` are learnt."""
    if position.over:
        lead = position.lead(seat)
        return WON if lead > 0 else -WON if lead < 0 else 0.0
    return sum([numbers[one] for one in features(position, seat, seeing=seeing)])


def chance(worth: float) -> float:
    """The probability of a win, from the logarithm of its odds.

    >>> chance(0.0)
    0.5
    """
    return 1 / (1 + exp(-worth))


@cache
def learnt() -> dict[str, list[float]]:
    """The learnt numbers: `both` for positions with both hands known, `own` for a player who knows only one."""
    return msgspec.json.decode(
        files(__package__).joinpath("worth.json").read_bytes(), type=dict[str, list[float]]
    )
