"""The engines we measure ourselves against, each played the cheapest way that its own interface offers.

We are generous on purpose. A random action is chosen by Python's `random`, not by the slower helpers of some
engines' own examples; a chance outcome as if all were equally likely, which in these games they are. What an
engine shows the acting player is built at every move, in the fastest form that it has; the contestants whose
name ends in "bare" leave even that out.
"""

from random import Random

import pyspiel  # type: ignore[import-not-found]  # the peers live in .venv-bench alone
import rlcard  # type: ignore[import-not-found]
from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from open_spiel.python.games import block_dominoes, liars_poker  # type: ignore[import-not-found]

from bench.measure import Contestant, Played

# OpenSpiel registers its Python games when their modules are imported.
_REGISTERED = (block_dominoes, liars_poker)


def open_spiel(name: str, shows: str | None) -> Contestant:
    """A game of OpenSpiel; `shows` is the method of a state that gives the acting player's information."""
    game = pyspiel.load_game(name)

    def play(rng: Random) -> Played:
        state = game.new_initial_state()
        moves = steps = 0
        while not state.is_terminal():
            steps += 1
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
                continue
            player = state.current_player()
            if shows is not None:
                getattr(state, shows)(player)
            state.apply_action(rng.choice(state.legal_actions(player)))
            moves += 1
        return Played(moves, steps)

    if shows is None:
        return Contestant(f"OpenSpiel {name}, bare", "legal actions", play)
    return Contestant(f"OpenSpiel {name}", f"{shows}, legal actions", play)


def rlcard_uno() -> Contestant:
    """RLCard's Uno: `env.step` always builds the next player's state and legal actions, and deals inside."""
    env = rlcard.make("uno")

    def play(rng: Random) -> Played:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            moves += 1
        return Played(moves, moves)

    return Contestant("RLCard uno", "state array, legal actions", play)


def catanatron() -> Contestant:
    """Catanatron with its own random players: they see the whole game, so only actions are built for them."""

    def play(rng: Random) -> Played:
        game = Game([RandomPlayer(color) for color in Color], seed=rng.getrandbits(31) + 1)
        game.play()
        moves = len(game.state.actions)
        return Played(moves, moves)

    return Contestant("Catanatron, random players", "legal actions", play)
