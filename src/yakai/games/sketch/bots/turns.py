"""All that a player can do in a turn of Yokai Sketch, card after card."""

from collections.abc import Sequence
from typing import NamedTuple

from yakai.games.sketch.bots.worth import worth
from yakai.games.sketch.fast import Position
from yakai.games.sketch.hands import END
from yakai.games.sketch.pieces import TOO_MANY


class Ended(NamedTuple):
    """A turn: what it is worth, its moves without the end, and where it leads."""

    worth: float
    moves: tuple[int, ...]
    position: Position


def turns(position: Position, numbers: Sequence[float], tries: int) -> list[Ended]:
    """The turns that can be made of this one, the best first.

    Of all that one, two or three cards can do, about so many are tried each; the best go on first. The worth goes by
    what the player knows, but for the yokai that come up: those are this world's.
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
    """Whether the same comes of the same cards in another order, which is tried as well."""
    if not moves or move % 6:
        return False
    last = moves[-1]
    return last % 6 == 0 and move < last and bool(before.sides[4 * before.turn + (last // 6 & 3)])


def followed(position: Position, moves: Sequence[int]) -> Position:
    """Where a turn leads that was thought of in another world: as far as it goes in this one, and its end."""
    new, seat = position.copy(), position.turn
    for move in moves:
        if new.over or new.turn != seat:
            return new
        new.play(new.allowed(move))
    if not new.over and new.turn == seat:
        new.play(END)
    return new
