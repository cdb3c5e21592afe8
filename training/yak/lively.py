"""Makes games of experts alone livelier: tempers the table against experts, and keeps what is strong.

Among four, a player who only wants to win doubts when it is right three times of four, because a wrong doubt takes all
cards and a right one gains a third of that. It is more fun when it is about even. So the table against experts is mixed
with a player who claims what is likely, and who doubts if it has no likely claim itself. How, and how much, is searched
for: games of experts alone shall be lively, and one expert among three club players shall win as often as possible. The
result's `clearly` belongs in the expert's `sorts.py`.

`python lively.py expert.json LIVELY.json --seconds 90 --processes 15`
"""

import json
import os
import time
from argparse import ArgumentParser
from multiprocessing import get_context
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from arena import Arena
from bluffs import BASE
from expert import CLUB, EXPERT, Expert, claims, likelier, usual
from pack import text
from regret import BELIEVED, SAFE, B, N, S
from train import others, seated, wilson

PLAYERS = 4
PATIENCE = 4
RIGHT = 0.565
"""The largest share of challenges that should be right."""
STRONG = 0.34
"""The share of games that one expert should win among three club players, if that is possible."""

# What is searched for: from, to, and how far a step goes.
RANGES = {
    "experts": (0.6, 1.0, 0.15),  # how much of the table against experts is tempered
    "clearly": (1.0, 4.0, 0.5),  # how clearly they must be experts for that
    "doubt": (0.15, 0.65, 0.08),  # what is believed less than this is doubted, with an even claim at hand
    "need": (0.0, 1.0, 0.15),  # how much more where no claim is likely, and less where one is
    "growing": (0.0, 0.08, 0.02),  # and for each step of the stack's size
    "early": (0.0, 1.0, 0.2),  # how much is left of doubts when there are only some cards
    "honest": (0.0, 1.0, 0.2),  # how often one of the claims below is made instead of what was learnt
    "safest": (0.0, 1.0, 0.25),
    "sure": (0.0, 1.0, 0.25),
    "likely": (0.0, 1.0, 0.25),
    "even": (0.0, 1.0, 0.25),
    "bluff": (0.0, 0.3, 0.08),
}


# What was found; the search begins there.
START = {
    "experts": 0.89,
    "clearly": 4.0,  # `CLEARLY` of the expert's `sorts.py`
    "doubt": 0.3,
    "need": 0.46,
    "growing": 0.07,
    "early": 0.85,
    "honest": 1.0,
    "safest": 1.0,
    "sure": 0.3,
    "likely": 0.98,
    "even": 0.13,
    "bluff": 0.23,
}


def middles(edges):
    """A value within each part that edges between 0 and 1 make."""
    ends = np.array([0.0, *edges, 1.0])
    return (ends[1:] + ends[:-1]) / 2


def tempered(tables, how):
    """The tables for experts and club players, as far as they are mixed with a livelier player."""
    believed, size, safe = middles(BELIEVED), np.arange(N), middles(SAFE)
    limit = how["doubt"] + how["growing"] * (size[:, None] - 3) + how["need"] * (0.6 - safe[None])
    doubt = 1 / (1 + np.exp((believed[:, None, None] - limit[None]) / 0.05))
    doubt[:, :3] *= how["early"]
    said = np.array([how["safest"], how["sure"], how["likely"], how["even"], 0, 0, how["bluff"]]) + 0.01
    said /= said.sum()
    found = tables.copy()
    body = found[EXPERT, : B * N * S].reshape(B, N, S, -1)
    learnt = body[..., 1:] / np.maximum(body[..., 1:].sum(-1, keepdims=True), 1e-9)
    claim = how["honest"] * said + (1 - how["honest"]) * learnt
    lively = np.concatenate([doubt[..., None], (1 - doubt[..., None]) * claim], -1)
    body[:] = (1 - how["experts"]) * body + how["experts"] * lively
    return found


class Known(Expert):
    """An expert whose ways of claiming are known, all but its own if `seen` counts those."""

    def __init__(self, known, tables, clearly, seen=None):
        super().__init__(tables, np.ones((3, *np.shape(known["weights"])[1:])), PATIENCE)
        self.clearly = clearly
        self.weights = np.array(known["weights"], dtype=np.float32)
        ways = np.array(known["ways"])
        if seen is not None:
            self.weights[EXPERT], ways[EXPERT] = likelier(seen), usual(seen.sum(1))
        self.claimed, self.played = np.log(ways), np.log(self.weights * BASE)


def games(known, how, seen, one, rest, many, rng):
    """So many games of one among others: its share, stacks and who was right, how experts claimed."""
    policies = [*others(), Known(known, tempered(np.array(known["tables"]), how), how["clearly"], seen)]
    arena = Arena(policies, seated(many, PLAYERS, one, rest), rng, crowd=EXPERT).run()
    sizes, right = (np.concatenate([entry[at] for entry in arena.log]) for at in (2, 3))
    return arena.shares()[one] * many, sizes, right, claims(arena, EXPERT)


def tried(arguments):
    """Try a way to temper: games of experts alone, and of one among club players."""
    number, known, how, seen, alone, among, seed = arguments
    rng = np.random.default_rng(seed)
    for many in () if seen is not None else (30, 30):
        seen = games(known, how, seen, EXPERT, EXPERT, many, rng)[3]
    _, sizes, right, said = games(known, how, seen, EXPERT, EXPERT, alone, rng)
    low, high = np.quantile(sizes, [0.25, 0.75])
    hopeless = right.mean() > 0.64 or low < 4 or high > 17
    if hopeless:
        return number, seen + said, sizes, right, 0.0, 50
    return number, seen + said, sizes, right, games(known, how, seen, EXPERT, CLUB, among, rng)[0], among


class Candidate:
    """A way to temper, and all its results so far."""

    def __init__(self, how):
        self.how, self.seen = how, None
        self.sizes, self.right, self.won, self.games = np.zeros(0, int), np.zeros(0, bool), 0.0, 0

    def add(self, seen, sizes, right, won, many):
        self.seen = seen
        self.sizes, self.right = np.concatenate([self.sizes, sizes]), np.concatenate([self.right, right])
        self.won, self.games = self.won + won, self.games + many

    def fault(self):
        """How far it is from the aims; with few games its share of wins counts less."""
        low, high = np.quantile(self.sizes, [0.25, 0.75])
        share = (self.won + 0.29 * 100) / (self.games + 100)
        lame = max(0, 5 - low) * 0.6 + max(0, 9 - high) * 0.25 + max(0, high - 14) * 0.6
        return 25 * max(0, STRONG - share) + 20 * max(0, self.right.mean() - RIGHT) + lame

    def __str__(self):
        low, high = wilson(self.won, self.games)
        return (
            f"{self.won / self.games:.3f} ({low:.3f}-{high:.3f}) of {self.games} among clubs; "
            f"stacks {np.quantile(self.sizes, [0.25, 0.5, 0.75])}, right {self.right.mean():.3f} of {len(self.right)}; "
            f"{ {name: round(value, 2) for name, value in self.how.items()} }"
        )


def anew(rng, near=None):
    """A random way to temper, or a variation of another one."""
    if near is None:
        return {name: rng.uniform(low, high) for name, (low, high, _) in RANGES.items()}
    moves = rng.random(len(RANGES)) < 0.4
    return {
        name: float(np.clip(near[name] + (rng.normal() * step if move else 0), low, high))
        for move, (name, (low, high, step)) in zip(moves, RANGES.items(), strict=True)
    }


def search(known, seconds, processes):
    """The best way to temper that is found in this time."""
    rng, start, seed = np.random.default_rng(9), time.time(), 0
    found = [Candidate(START)]
    found[0].add(*tried((0, known, START, None, 60, 200, seed))[1:])
    with get_context("fork").Pool(processes) as pool:
        while (passed := time.time() - start) < seconds:
            best = sorted(range(len(found)), key=lambda at: found[at].fault())[:8]
            if passed > 0.75 * seconds:  # the end of the search: only measure the best ones more precisely
                jobs = [(at, 100, 400) for at in best[:5] for _ in range(3)]
            else:
                near = [
                    found[at].how if rng.random() < 0.75 else None for at in rng.choice(best, 2 * processes)
                ]
                found += [Candidate(anew(rng, how)) for how in near]
                jobs = [(at, 60, 200) for at in range(len(found) - 2 * processes, len(found))]
                jobs += [(at, 60, 300) for at in best[:4]]
            todo = []
            for at, alone, among in jobs:
                seed += 1
                todo.append((at, known, found[at].how, found[at].seen, alone, among, seed))
            for at, *each in pool.imap_unordered(tried, todo, chunksize=1):
                found[at].add(*each)
    best = sorted(found, key=Candidate.fault)
    print(len(found), "tried", flush=True)
    for one in best[:8]:
        print(f"{one.fault():.2f}", one, flush=True)
    return best[0]


def main():
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("learnt", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seconds", type=float, default=90)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    learnt = json.loads(asked.learnt.read_text())
    known = learnt[str(PLAYERS)]
    tables = np.array(known["tables"], dtype=float)
    known["tables"] = tables / tables.sum(-1, keepdims=True)
    best = search(known, asked.seconds, asked.processes)
    known["tables"] = np.round(100 * tempered(known["tables"], best.how)).astype(int).tolist()
    known["weights"][EXPERT] = [[max(0.01, round(x, 2)) for x in row] for row in likelier(best.seen).tolist()]
    known["ways"][EXPERT] = [round(x, 4) for x in usual(best.seen.sum(1)).tolist()]
    asked.out.write_text(text(learnt))


if __name__ == "__main__":
    main()
