"""How often a player wins that is trained only against the shipped expert, in games for two.

`python training/yak/answer.py --rounds 200 --games 2500`: the rounds in which it learns, then the games they play.
"""

import json
from argparse import ArgumentParser
from pathlib import Path

import numpy as np
from arena import Arena
from beliefs import CONTEXTS
from bluffs import BASE
from cards import CATEGORIES
from expert import Expert, claims
from regret import HARDLY, Regret, outcomes
from train import EXPLORES, seated, wilson

from yakai.games.yak.bots import expert as packed
from yakai.games.yak.bots.race import pays

EXPERT, ANSWER = range(2)
PATIENCE = packed.patience(2)


class Packed(Expert):
    """The expert of two as it plays at a table, with its eye on the lead."""

    def __init__(self):
        learnt = json.loads(Path(packed.__file__).with_name("expert.json").read_text())["2"]
        seen = np.ones((3, CONTEXTS, CATEGORIES))
        super().__init__(np.array(learnt["tables"]) / 100, seen, PATIENCE)
        self.weights = np.array(learnt["weights"], dtype=np.float32)
        self.claimed = np.log(np.array(learnt["ways"]))
        self.played = np.log(self.weights * BASE)

    def choose(self, arena, s):
        """The drawn action, except that impossible claims and decisive ones are doubted."""
        doubt, *claim = super().choose(arena, s)
        may = (s.n > 0) & ((s.n >= PATIENCE) | (s.believed <= HARDLY))
        piles = arena.penalties[s.games]
        ahead = piles[np.arange(len(s.n)), 1 - s.seat] - piles[np.arange(len(s.n)), s.seat]
        for row in np.flatnonzero(may & ~doubt):
            of = float(s.believed[row]), int(ahead[row]), int(s.n[row]), int(s.deck[row])
            doubt[row] = of[0] <= packed.IMPOSSIBLE or pays(*of)
        return doubt, *claim


def met(answer, games, rng):
    """Play so many games of the expert against the answer."""
    return Arena([Packed(), answer], seated(games, 2, ANSWER, EXPERT), rng, crowd=EXPERT).run()


def learnt(rounds, games, rng):
    """The table that answers the expert, and how the expert claims. The first third of the learning is forgotten."""
    regret, seen = Regret(1), np.ones((1, CONTEXTS, CATEGORIES))
    for number in range(rounds):
        if number == rounds // 3:
            regret.total[:] = 0
        me = Expert(regret.strategy(), seen, 2, EXPLORES)
        arena = met(me, games, rng)
        regret.learn(*outcomes(arena, me.made, 1, 0.0))
        seen = 0.9 * seen + claims(arena, EXPERT)[None]
    return regret.average(), seen


def main():
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--round", type=int, default=250, help="games of a round of learning")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rng = np.random.default_rng(asked.seed)
    own, seen = learnt(asked.rounds, asked.round, rng)
    won = met(Expert(own, seen, 2), asked.games, rng).shares()[ANSWER]
    low, high = wilson(won * asked.games, asked.games)
    print(f"who answers it wins {won:.3f} ({low:.3f}-{high:.3f}) of {asked.games} games")


if __name__ == "__main__":
    main()
