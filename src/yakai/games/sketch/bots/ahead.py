"""Searches ahead in Yokai Sketch: a turn, the opponent's reply, and what can follow that."""

from collections.abc import Sequence
from random import Random
from typing import Final

from yakai.bots.search import best
from yakai.games.sketch.bots.turns import followed, turns
from yakai.games.sketch.bots.worth import chance, learnt, worth
from yakai.games.sketch.fast import Position
from yakai.games.sketch.hands import END

CHOICES: Final = 16
"""How many turns are searched: those that seem best at first sight."""
GLANCES: Final = 4
TRIES: Final = 120
"""The first sight takes `GLANCES` worlds and about `TRIES` plays for each number of cards, later turns `REPLIES`."""
REPLIES: Final = 20


def looking_ahead(worlds: Sequence[Position], rng: Random, *, trials: int, turns_ahead: int) -> int:
    """The first move of the turn that is best over these worlds and `turns_ahead` further turns."""
    glances: dict[tuple[int, ...], list[float]] = {}
    for world in worlds[:GLANCES]:
        for turn in turns(world, learnt()["own"], TRIES):
            glances.setdefault(turn.moves, []).append(chance(turn.worth))
    seeming = {moves: sum(odds) / len(odds) for moves, odds in glances.items()}
    choices = sorted(seeming, key=lambda moves: -seeming[moves])[:CHOICES]
    moves = best(
        choices,
        worlds,
        lambda moves, world: _odds(world, moves, turns_ahead, rng),
        trials,
        [seeming[moves] for moves in choices],
    )
    return moves[0] if moves else END


def _odds(world: Position, moves: tuple[int, ...], turns_ahead: int, rng: Random) -> float:
    """How likely a win is in this world after this turn and `turns_ahead` more, in which both play what seems best."""
    seat, numbers = world.turn, learnt()
    position = followed(world, moves)
    for _ in range(turns_ahead):
        if position.over:
            break
        position.draw(rng)
        turn = turns(position, numbers["own"], REPLIES)[0]
        position = followed(position, turn.moves)
    if position.over:
        lead = position.lead(seat)
        return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
    last = 1 - position.turn
    odds = chance(worth(position, last, numbers["both"], seeing=True))
    return odds if last == seat else 1 - odds
