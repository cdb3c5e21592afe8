"""All that a player can do in a turn of Yokai Sketch, card after card."""

from collections.abc import Sequence
from typing import NamedTuple

from yakai.games.sketch.bots.worth import worth
from yakai.games.sketch.fast import END, Position
from yakai.games.sketch.pieces import TOO_MANY


class Ended(NamedTuple):
    """A turn: what it is worth, its moves without the end, and where it leads."""

    worth: float
    moves: tuple[int, ...]
    position: Position


def turns(position: Position, numbers: Sequence[float], width: int, *, seeing: bool = False) -> list[Ended]:
    """The turns that can be made of this one, the best first: at each card only the `width` best go on."""
    seat = position.turn
    found: list[Ended] = []
    if len(position.hands[seat]) < TOO_MANY:
        found.append(Ended(worth(position, seat, numbers, seeing=seeing), (), position))
    open_turns: list[Ended] = [Ended(0.0, (), position)]
    while open_turns:
        longer: list[Ended] = []
        for ended in open_turns:
            before = ended.position
            for move in before.moves():
                if move == END or _elsewhere(ended, before, move):
                    continue
                after = before.copy()
                after.play(move)
                longer.append(Ended(worth(after, seat, numbers, seeing=seeing), (*ended.moves, move), after))
        longer.sort(key=_worth, reverse=True)
        found += longer
        open_turns = [one for one in longer if one.position.turn == seat and not one.position.over][:width]
    found.sort(key=_worth, reverse=True)
    return found


def _worth(ended: Ended) -> float:
    return ended.worth


def _elsewhere(ended: Ended, before: Position, move: int) -> bool:
    """Whether the same comes of the same cards in another order, which is tried as well."""
    if not ended.moves or move % 6:
        return False
    last = ended.moves[-1]
    return last % 6 == 0 and move < last and bool(before.sides[4 * before.turn + (last // 6 & 3)])
