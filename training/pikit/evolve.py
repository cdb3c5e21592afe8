"""Finds what cards of Pikit are worth beyond their points, by letting tastes play against each other.

    python training/pikit/evolve.py SEATS SECONDS [PROCESSES] [DEALS]

In each generation some thirty tastes near the present one play against it, each on every seat of the same deals; the
best of them are mixed into the next. The last line is the taste in the order of `FIGURES`.
"""

import math
import sys
import time
from multiprocessing import Pool
from random import Random

from yakai.games.pikit import rules
from yakai.games.pikit.bots.planning import Player, do
from yakai.games.pikit.bots.worth import Taste, Weights
from yakai.games.pikit.fast import OVER, TURN, WINDOW, Position, position

FIGURES = {
    # what it is: where to begin, how far to look
    "use of a 2": (2.0, 0.7),
    "use of a 4": (3.0, 0.8),
    "use of a 5": (1.0, 0.7),
    "use of a 6": (2.0, 0.8),
    "use of a 7": (2.0, 0.8),
    "use of a wild": (2.0, 0.8),
    "hurry": (1.5, 0.4),
    "mecha": (0.0, 0.8),
    "open": (0.5, 0.12),
    "ones": (1.0, 0.15),
    "spite": (0.5, 0.12),
    "aside": (0.3, 0.1),
    "foresight": (1.0, 0.2),
}
START = [start for start, _ in FIGURES.values()]
BROOD = 32
PARENTS = 12

Figures = list[float]


def player(figures: Figures) -> Player:
    """Somebody with this taste."""
    two, four, five, six, seven, wild, hurry, mecha, open_, ones, spite, aside, foresight = figures
    use = (0, 0, two, 0, four, five, six, seven, 0, wild, wild, wild)
    surely = min(1.0, max(0.0, foresight))
    return Player(Weights(Taste(use, max(0.05, hurry), mecha, max(0.05, open_), ones, spite, aside, surely)))


def dealt(seats: int, rng: Random) -> Position:
    state = rules.setup(seats, rules.options())
    deal = position(rules.settle(state, rules.sample(state, rng)))
    rng.shuffle(deal.deck)
    return deal


def play(game: Position, players: list[Player], rng: Random) -> None:
    """To the end; everybody sees everything here."""
    while game.stage != OVER:
        if game.stage == TURN:
            do(game, players[game.turn].turn(game))
        elif game.stage == WINDOW:
            answers = [(seat, players[seat].answer(game, seat)) for seat in game.open]
            cancels = [(seat, card) for seat, card in answers if card]
            if cancels:
                game.cancel(*rng.choice(cancels))
            else:
                game.resolve()
        else:
            game.happen(rng)


def share(job: tuple[Figures, Figures, int, int, int]) -> float:
    """What part of its games a taste wins against others of another one, on every seat of the same deals."""
    one, others, seats, deals, seed = job
    won = 0.0
    for deal in range(deals):
        for seat in range(seats):
            rng = Random(f"{seed}/{deal}")
            game = dealt(seats, rng)
            players = [player(others)] * seats
            players[seat] = player(one)
            play(game, players, rng)
            ranks = game.ranks()
            won += (ranks[seat] == max(ranks)) / ranks.count(max(ranks))
    return won / (deals * seats)


def evolve(seats: int, seconds: float, processes: int, deals: int) -> None:
    rng = Random(7)
    now = START
    weights = [math.log(PARENTS + 0.5) - math.log(rank) for rank in range(1, PARENTS + 1)]
    until, generation = time.monotonic() + seconds, 0
    with Pool(processes) as pool:
        while time.monotonic() < until:
            far = max(0.35, 0.975**generation)
            half = [[far * rng.gauss(0, step) for _, step in FIGURES.values()] for _ in range(BROOD // 2)]
            brood = [
                [figure + sign * away for figure, away in zip(now, row, strict=True)]
                for sign in (1, -1)
                for row in half
            ]
            shares = pool.map(share, [(one, now, seats, deals, generation) for one in brood], chunksize=1)
            best = sorted(range(BROOD), key=lambda at: -shares[at])[:PARENTS]
            now = [
                sum(weight * brood[at][figure] for weight, at in zip(weights, best, strict=True))
                / sum(weights)
                for figure in range(len(now))
            ]
            generation += 1
        last = pool.map(share, [(now, START, seats, deals, -seed) for seed in range(1, 5)])
    print(f"{generation} generations; against the beginning: {sum(last) / len(last):.4f}")
    print([round(figure, 2) for figure in now])


if __name__ == "__main__":
    given = [float(word) for word in sys.argv[1:]] + [1.0, 400.0][len(sys.argv) - 3 :]
    evolve(int(given[0]), given[1], int(given[2]), int(given[3]))
