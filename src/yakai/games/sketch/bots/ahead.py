"""Looking ahead in Yokai Sketch: what the opponent will make of a turn, and what can be made of that."""

from collections.abc import Sequence
from random import Random
from typing import Final

from yakai.bots.search import best
from yakai.games.sketch.bots.turns import followed, turns
from yakai.games.sketch.bots.worth import chance, learnt, worth
from yakai.games.sketch.fast import Position
from yakai.games.sketch.hands import END

CHOICES: Final = 16
"""So many turns are looked at closely: those that seem best at first sight, which takes so many worlds …"""
GLANCES: Final = 4
TRIES: Final = 120
"""… and so many tries for one, two and three cards each; in what follows then so many."""
REPLIES: Final = 20


def looking_ahead(worlds: Sequence[Position], rng: Random, *, trials: int, turns_ahead: int) -> int:
    """The move of whoever's turn it is that leads to the best in these worlds, as far as so many turns show."""
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
    """How likely a win is in this world after this turn and some more, in which both do what seems best to them."""
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
