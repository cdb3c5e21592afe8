"""Learns how players of a club claim, for `claiming.json`: `python claiming.py > claiming.json`."""

import json
import sys

import numpy as np
from arena import Arena
from bluffs import weigh
from club import Club
from policies import Novice


def main():
    rng = np.random.default_rng(5)
    club = Club()
    for round_ in range(5):
        tables = []
        for players in (2, 4):
            seats = np.zeros((300, players), dtype=int)
            seats[:, ::2] = 1
            seats[200:] = 1
            arena = Arena([Novice(), club], seats, rng, crowd=1).run()
            tables.append(weigh(arena, [0, 1]))
        club.weights = sum(tables) / 2
        print(round_, arena.lively(), file=sys.stderr)
    rows = [json.dumps([round(float(x), 2) for x in row]) for row in club.weights]
    print("[\n" + ",\n".join(rows) + "\n]")


if __name__ == "__main__":
    main()
