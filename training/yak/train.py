"""Learns the tables of Yak's expert by regret, in games against novices, club players and itself, and measures them.

`python train.py OUT PLAYERS --seconds 335 --processes 5`. What is learnt is saved every half a minute to
OUT/PLAYERS.npz. A fifth of the seconds is for measuring: how it does among others, and how often a player wins that is
trained only against it.
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
from beliefs import CONTEXTS
from cards import CATEGORIES
from club import Club
from expert import CLUB, EXPERT, NOVICE, Expert, claims
from policies import Novice, Stubborn
from regret import Regret, outcomes

CLAIMING = Path(__file__).parents[2] / "src/yakai/games/yak/bots/claiming.json"
EXPLORES = 0.06
RESPONDER = 3


def others():
    """A novice and a club player."""
    return [Novice(), Club(np.array(json.loads(CLAIMING.read_text()), dtype=np.float32))]


def seated(games, players, one, rest):
    """The policy of each seat: `one` in each seat in turn, `rest` in the others."""
    seats = np.full((games, players), rest)
    seats[np.arange(games), np.arange(games) % players] = one
    return seats


def company(games, players, alike, rng):
    """The policy of each seat while an expert learns: one among novices, club players or both, or experts alone.

    `alike` is the share of games of experts alone.
    """
    one = rng.permuted(np.arange(games * players) % players)[:games]
    others = np.array([0.44, 0.56, 0.0, 0.0] if players == 2 else [0.3, 0.6, 0.1, 0.0])
    kind = rng.choice(4, games, p=(1 - alike) * others + alike * np.array([0, 0, 0, 1]))
    seats = rng.integers(0, 3, (games, players))
    for sort in (NOVICE, CLUB, EXPERT):
        seats[kind == (0, 1, 3)[sort]] = sort
    seats[np.arange(games), one] = EXPERT
    return seats


def learn_from(arguments):
    """A worker's round of games: what actions brought, how each sort claimed, stacks of experts alone."""
    tables, seen, players, games, patience, duel, alike, seed = arguments
    rng = np.random.default_rng(seed)
    expert = Expert(tables, seen, patience, EXPLORES)
    arena = Arena([*others(), expert], company(games, players, alike, rng), rng, crowd=EXPERT).run()
    return (*outcomes(arena, expert.made, 3, duel), np.stack([claims(arena, k) for k in range(3)]))


def answer_from(arguments):
    """A worker's round of games of one who learns to answer the expert."""
    tables, seen, players, games, patience, own, own_seen, seed = arguments
    rng = np.random.default_rng(seed)
    me = Expert(own, own_seen, 2, EXPLORES)
    policies = [*others(), Expert(tables, seen, patience), me]
    arena = Arena(policies, seated(games, players, RESPONDER, EXPERT), rng, crowd=EXPERT).run()
    return (*outcomes(arena, me.made, 1, 0.0), claims(arena, EXPERT)[None])


def meet(arguments):
    """A worker's games of one among others: won games, games, stacks, who was right."""
    name, tables, seen, players, games, patience, own, own_seen, one, rest, seed = arguments
    rng = np.random.default_rng(seed)
    expert = Expert(tables, seen, patience)
    policies = [*others(), expert, expert if own is None else Expert(own, own_seen, 2)]
    policies += [Stubborn("never"), Stubborn("least")]
    arena = Arena(policies, seated(games, players, one, rest), rng, crowd=EXPERT).run()
    sizes, right = (np.concatenate([entry[at] for entry in arena.log]) for at in (2, 3))
    return name, arena.shares()[one] * games, games, sizes, right


def wilson(won, games):
    """The 95 % interval."""
    z, share = 1.96, won / games
    middle = share + z * z / (2 * games)
    width = z * np.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)


class Study:
    """What is learnt for one number of players."""

    def __init__(self, asked):
        self.path = asked.out / f"{asked.players}.npz"
        self.pool = get_context("fork").Pool(asked.processes)
        self.players, self.processes, self.games = asked.players, asked.processes, asked.games
        self.duel, self.patience, self.alike = asked.duel, asked.patience, asked.alike
        self.regret = Regret(3)
        self.seen = np.ones((3, CONTEXTS, CATEGORIES))
        self.seed = 1000 * self.players
        if asked.start:
            start = np.load(asked.start)
            self.regret.regret += start["tables"]
            self.regret.regret[EXPERT] = start["tables"][CLUB]
            self.seen[:] = start["seen"]

    def seeds(self):
        """A new seed for each worker."""
        self.seed += self.processes
        return range(self.seed, self.seed + self.processes)

    def rounds(self, seconds, regret, seen, work, job):
        """Play and learn for so long; what was learnt in the first third is forgotten. Yields rounds and seconds."""
        start, forgot, number = time.time(), False, 0
        while (passed := time.time() - start) < seconds:
            if passed > seconds / 3 and not forgot:
                regret.total[:], forgot = 0, True
            found = self.pool.map(work, [job(seed) for seed in self.seeds()], chunksize=1)
            regret.learn(sum(each[0] for each in found), sum(each[1] for each in found))
            seen[:] = 0.9 * seen + sum(each[2] for each in found)
            number += 1
            yield number, passed

    def learn(self, seconds):
        """Learn, and save from time to time."""
        saved = 0.0

        def job(seed):
            tables = self.regret.strategy()
            return tables, self.seen, self.players, self.games, self.patience, self.duel, self.alike, seed

        for number, passed in self.rounds(seconds, self.regret, self.seen, learn_from, job):
            if passed - saved > 30:
                saved = passed
                self.save()
                print(
                    self.players, "players, duel", self.duel, "round", number, f"{passed:.0f} s", flush=True
                )
        self.save()

    def save(self):
        """The tables as they are."""
        np.savez_compressed(
            self.path, tables=self.regret.average().astype(np.float32), seen=self.seen.astype(np.float32)
        )

    def answer(self, seconds):
        """A table that answers the expert, and how the expert claims."""
        regret, seen, tables = Regret(1), np.ones((1, CONTEXTS, CATEGORIES)), self.regret.average()

        def job(seed):
            own = regret.strategy()
            return tables, self.seen, self.players, self.games, self.patience, own, seen, seed

        for number, _ in self.rounds(seconds, regret, seen, answer_from, job):
            last = number
        print(self.players, "players: answered in", last, "rounds", flush=True)
        return regret.average(), seen

    def measure(self, seconds, own, own_seen):
        """How the expert does among others, and its answer among experts; as many games as there is time for."""
        tests = {
            "expert among clubs": (EXPERT, CLUB),
            "expert among novices": (EXPERT, NOVICE),
            "answer among experts": (RESPONDER, EXPERT),
            "experts alone": (EXPERT, EXPERT),
            "club among novices": (CLUB, NOVICE),
            "never doubting among experts": (4, EXPERT),
            "never doubting among novices": (4, NOVICE),
        }
        found = {name: [] for name in tests}
        tables, start = self.regret.average(), time.time()
        while time.time() - start < seconds:
            jobs = [
                (
                    name,
                    tables,
                    self.seen,
                    self.players,
                    self.games,
                    self.patience,
                    own,
                    own_seen,
                    one,
                    rest,
                    seed,
                )
                for seed, (name, (one, rest)) in zip(
                    [seed for _ in tests for seed in self.seeds()],
                    list(tests.items()) * self.processes,
                    strict=True,
                )
            ]
            for name, *each in self.pool.imap_unordered(meet, jobs, chunksize=1):
                found[name].append(each)
            for name, all_ in found.items():
                self.tell(name, all_)

    def tell(self, name, found):
        """One line."""
        won, games = sum(each[0] for each in found), sum(each[1] for each in found)
        low, high = wilson(won, games)
        sizes, right = (np.concatenate([each[at] for each in found]) for at in (2, 3))
        quarters = np.quantile(sizes, [0.25, 0.5, 0.75])
        print(
            f"{self.players} players: {name}: {won / games:.3f} ({low:.3f}-{high:.3f}) of {games};",
            f"stacks {quarters}, right {right.mean():.3f}",
            flush=True,
        )


def main():
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("players", type=int, choices=range(2, 7))
    parser.add_argument("--seconds", type=float, default=335)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--games", type=int, default=250, help="of each process in a round")
    parser.add_argument("--patience", type=int, default=2, help="smaller stacks are not doubted")
    parser.add_argument("--alike", type=float, default=0.55, help="the share of games of experts alone")
    parser.add_argument("--duel", type=float, default=0.0, help="what the other one gets of a stack in these")
    parser.add_argument("--start", type=Path, help="tables that were learnt before")
    parser.add_argument("--measure", type=float, default=0.21, help="of the time")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    study = Study(asked)
    study.learn(asked.seconds * (1 - asked.measure))
    if asked.measure:
        own, own_seen = study.answer(asked.seconds * asked.measure * 0.7)
        study.measure(asked.seconds * asked.measure * 0.3, own, own_seen)


if __name__ == "__main__":
    main()
