"""Measures when players of Yokai Sketch end a turn although one more card would be worth something.

    python training/sketch/restraint.py NAME GAMES

By the worth of the best card: how often it was that much for the opponent's true hand, compared with hands that it
could have had. `bots/beliefs.py` has a curve through the results of all three bots.
"""

import sys
from random import Random

from yakai import bots
from yakai.core.match import Match
from yakai.games.sketch import rules
from yakai.games.sketch.bots.beliefs import Belief, one_card_more
from yakai.games.sketch.fast import Position, position_of

STEPS = (-20.0, -0.3, -0.2, -0.1, 0.0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.6, 1.0, 20.0)
IMAGINED = 24


def measure(name: str, games: int) -> None:
    """Print a line for each step."""
    bot = bots.named("sketch", name)
    true, imagined = [0.0] * len(STEPS), [0.0] * len(STEPS)
    for game in range(games):
        rng = Random(f"{name}/{game}")
        match = Match(rules, 2, chance=rng)
        while match.result is None:
            seat = match.state.turn
            view, memory = match.view(seat), match.recall(seat)
            if view.played == 0 and view.hands[1 - seat] and view.quiet > 1:
                belief = Belief(view, memory)
                true[step(position_of(match.state, rng))] += 1
                for _ in range(IMAGINED):
                    imagined[step(belief.world(rng))] += 1 / IMAGINED
            match.play(seat, bot.choose(rules, view, memory, rng))
    for at, least in enumerate(STEPS):
        if imagined[at] >= 1:
            print(f"from {least:6.2f}: {true[at] / imagined[at]:.2f} times ({imagined[at]:.0f} expected)")


def step(world: Position) -> int:
    """Which step the opponent's hand is on."""
    left = world.copy()
    left.turn = 1 - left.turn
    more = one_card_more(left)
    return max(at for at, least in enumerate(STEPS) if more >= least)


if __name__ == "__main__":
    measure(sys.argv[1], int(sys.argv[2]))
