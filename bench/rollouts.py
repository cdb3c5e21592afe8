"""OpenSpiel's C++ games, played at random from a dealt state: by loops of its own, and driven from Python.

The fastest loop in its Python package is a search of one simulation whose only node is evaluated by random games
(`RandomRolloutEvaluator`): clone, legal actions, choice and action all happen in C++. It does not report its number of
moves, so the length of games from a state is counted beforehand. `evaluate_bots` is its loop for any bots.
"""

from collections.abc import Callable
from itertools import cycle
from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found]  # the peers live in .venv-bench alone

from bench.measure import Contestant, Played

DEALS = 50
COUNTED = 200
"""Games played from each deal to learn their length."""
ROLLOUTS = 500


def by_rollouts(name: str) -> Contestant:
    """Random games as OpenSpiel's search plays them."""
    game, deals = _dealt(name)
    bots = _bots(game)
    lengths = [sum(_played(deal, bots, seed) for seed in range(COUNTED)) / COUNTED for deal in deals]
    turns = cycle(range(DEALS))

    def play(rng: Random) -> Played:
        at, seed = next(turns), rng.getrandbits(30)
        judge = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        pyspiel.MCTSBot(game, judge, 1.0, 1, 10, False, seed, False).mcts_search(deals[at])
        return _moves(round(ROLLOUTS * lengths[at]))

    return Contestant(f"OpenSpiel {name}, rollouts", "C++: clone, legal actions", play)


def by_bots(name: str) -> Contestant:
    """OpenSpiel's random bots in its own loop."""
    game, deals = _dealt(name)
    bots, turns = _bots(game), cycle(deals)

    def play(rng: Random) -> int:
        return _played(next(turns), bots, rng.getrandbits(30))

    return _contestant(f"OpenSpiel {name}, evaluate_bots", "C++: legal actions", play)


def from_python(name: str) -> Contestant:
    """The same states driven from Python."""
    _, deals = _dealt(name)
    turns = cycle(deals)

    def play(rng: Random) -> int:
        state, moves = next(turns).clone(), 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
        return moves

    return _contestant(f"OpenSpiel {name}, from Python", "legal actions", play)


def _contestant(name: str, work: str, play: Callable[[Random], int]) -> Contestant:
    return Contestant(name, work, lambda rng: _moves(play(rng)))


def _moves(count: int) -> Played:
    return Played(count, count)


def _bots(game: Any) -> list[Any]:
    return [pyspiel.make_uniform_random_bot(seat, 2024 + seat) for seat in range(game.num_players())]


def _played(deal: Any, bots: list[Any], seed: int) -> int:
    """Play a game of random bots by `evaluate_bots`; return its number of moves."""
    state = deal.clone()
    before = state.move_number()
    pyspiel.evaluate_bots(state, bots, seed)
    return int(state.move_number() - before)


def _dealt(name: str) -> tuple[Any, list[Any]]:
    """A game, and states of it after the deal: no chance is left in these games then."""
    rng, game = Random(2024), pyspiel.load_game(name)
    deals = []
    for _ in range(DEALS):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        deals.append(state)
    return game, deals
