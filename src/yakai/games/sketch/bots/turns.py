"""All turns that a player can make in a position of Yokai Sketch, card after card."""

from collections.abc import Sequence
from typing import NamedTuple

from yakai.games.sketch.bots.worth import worth
from yakai.games.sketch.fast import Position
from yakai.games.sketch.hands import END
from yakai.games.sketch.pieces import TOO_MANY


class Ended(NamedTuple):
    """A turn: what it is worth, its moves without the end of the turn, and the position that it leads to."""

    worth: float
    moves: tuple[int, ...]
    position: Position


def turns(position: Position, numbers: Sequence[float], tries: int) -> list[Ended]:
    """The turns that can follow from this position, the best first.

    For each number of cards about `tries` plays are tried, those first that extend the best shorter ones. Their worth
    follows from what the player knows, except for the yokai that are uncovered, which are this world's.
    """
    seat = position.turn
    found: list[Ended] = []
    if position.hands[seat].size < TOO_MANY:
        found.append(Ended(worth(position, seat, numbers), (), position))
    going_on: list[Ended] = [Ended(0.0, (), position)]
    while going_on:
        longer: list[Ended] = []
        for ended in going_on:
            if len(longer) >= tries:
                break
            before = ended.position
            for move in before.moves():
                if move == END or _elsewhere(ended.moves, before, move):
                    continue
                after = before.copy()
                after.play(move)
                longer.append(Ended(worth(after, seat, numbers), (*ended.moves, move), after))
        longer.sort(key=_worth, reverse=True)
        found += longer
        going_on = [one for one in longer if one.position.turn == seat and not one.position.over]
    found.sort(key=_worth, reverse=True)
    return found


def _worth(ended: Ended) -> float:
    return ended.worth


def _elsewhere(moves: tuple[int, ...], before: Position, move: int) -> bool:
    """Whether playing these cards in another order, which is tried as well, gives the same position."""
    if not moves or move % 6:
        return False
    last = moves[-1]
    return last % 6 == 0 and move < last and bool(before.sides[4 * before.turn + (last // 6 & 3)])


def followed(position: Position, moves: Sequence[int]) -> Position:
    """The position after a turn that was found in another world, played here as far as possible, and after its end."""
    new, seat = position.copy(), position.turn
    for move in moves:
        if new.over or new.turn != seat:
            return new
        new.play(new.allowed(move))
    if not new.over and new.turn == seat:
        new.play(END)
    return new
