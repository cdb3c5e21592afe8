"""Learns what positions of Yokai Sketch are worth, from games in which a bot plays against itself.

    python training/sketch/learn.py play NUMBERS.json GAMES SEED SAMPLES.bin
    python training/sketch/learn.py fit NUMBERS.json SAMPLES.bin …

`play` writes the features at the end of every turn, and the outcome of the game; `fit` finds the numbers that make the
outcomes most likely (by logistic regression; only `fit` needs numpy).
"""

import json
import math
import sys
from array import array
from pathlib import Path
from random import Random
from typing import Any

from yakai.games.sketch import rules
from yakai.games.sketch.bots.turns import Ended, turns
from yakai.games.sketch.bots.worth import SIZE, features
from yakai.games.sketch.fast import Position, position_of
from yakai.games.sketch.state import Options

WIDTH = 8
WARMTH = 0.25
"""How far a turn may be from the best: so much worth makes it e times rarer."""
ROW = 13
"""A sample: the outcome for the player who ended the turn (0, 1 or 2 halves), and its features."""


def first_numbers() -> list[float]:
    """The numbers to start from: points, a little for leads and for cards in hand."""
    numbers = [0.0] * SIZE
    for nearness in range(6):
        for top in range(5):
            for mine in range(7):
                for theirs in range(7):
                    at = (((nearness * 5 + top) * 7 + mine) * 7 + theirs) * 4
                    for fit in range(4):
                        lead = max(-1.0, min(1.0, (mine - theirs) / 2)) * (mine + theirs)
                        numbers[at + fit] = 0.1 * lead
    piles = 2 * 6 * 5 * 7 * 7 * 4
    for fewest in range(5):
        for points in range(-15, 16):
            numbers[piles + 31 * fewest + points + 15] = 0.15 * points
    for mine in range(5):
        for theirs in range(5):
            numbers[piles + 155 + 5 * mine + theirs] = 0.2 * (mine - theirs)
    return numbers


def play(numbers: dict[str, list[float]], games: int, seed: int) -> "array[int]":
    """Games of one bot against itself, as samples."""
    samples = array("h")
    for game in range(games):
        rng = Random(f"{seed}/{game}")
        position = dealt(rng)
        seen: list[tuple[int, list[int]]] = []
        while not position.over:
            seat = position.turn
            position.draw(rng)
            position = some(turns(position, numbers["own"], WIDTH), rng).position.copy()
            if position.over:
                break
            seen.append((seat, features(position, seat, seeing=True)))
            if position.turn == seat:
                position.play(-1)
        lead = position.lead(0)
        for seat, found in seen:
            won = (lead > 0) - (lead < 0)
            samples.extend((1 + (won if seat == 0 else -won), *found))
    return samples


def dealt(rng: Random) -> Position:
    """A new game."""
    state = rules.setup(2, Options())
    return position_of(rules.settle(state, rules.sample(state, rng)), rng)


def some(found: list[Ended], rng: Random) -> Ended:
    """Mostly one of the best."""
    best = found[0].worth
    near = [one for one in found if one.worth > best - 4 * WARMTH]
    return rng.choices(near, [math.exp((one.worth - best) / WARMTH) for one in near])[0]


def fit(files: list[str]) -> dict[str, list[float]]:
    """The numbers that fit best: with the opponent's hand known, and unknown."""
    import numpy as np

    read = [np.fromfile(file, dtype=np.int16).reshape(-1, ROW) for file in files]
    samples = np.concatenate(read)
    outcome = samples[:, 0].astype(np.float32) / 2
    found = samples[:, 1:].astype(np.int32)
    fitted = {}
    for name in ("own", "both"):
        columns = [0, 1, 3, 5, 7, 9, 10] if name == "own" else list(range(12))
        fitted[name] = regression(found[:, columns], outcome, name)
    return fitted


def regression(found: Any, outcome: Any, name: str) -> list[float]:
    """Logistic regression by Adam on whole passes of random parts."""
    import numpy as np

    rng = np.random.default_rng(1)
    weights = np.zeros(SIZE, np.float32)
    mean, square = np.zeros(SIZE, np.float32), np.zeros(SIZE, np.float32)
    order = rng.permutation(len(found))
    held, rest = order[: len(order) // 20], order[len(order) // 20 :]
    part, step = 20000, 0
    for epoch in range(12):
        rng.shuffle(rest)
        rate = 0.02 * (1 - epoch / 12)
        for begin in range(0, len(rest), part):
            rows = rest[begin : begin + part]
            at = found[rows]
            chance = 1 / (1 + np.exp(-weights[at].sum(1)))
            slope = (
                np.bincount(at.ravel(), np.repeat(chance - outcome[rows], at.shape[1]), SIZE).astype(
                    np.float32
                )
                / len(rows)
                + 2e-6 * weights
            )
            step += 1
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weights -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-7)
    chance = np.clip(1 / (1 + np.exp(-weights[found[held]].sum(1))), 1e-6, 1 - 1e-6)
    truth = outcome[held]
    loss = -(truth * np.log(chance) + (1 - truth) * np.log(1 - chance)).mean()
    print(f"{name}: {len(rest)} samples, loss {loss:.4f} on {len(held)} held back", file=sys.stderr)
    return [round(float(one), 3) for one in weights]


if __name__ == "__main__":
    what, path, *others = sys.argv[1:]
    if what == "play":
        there = Path(path).exists()
        known = json.loads(Path(path).read_text()) if there else {"own": first_numbers()}
        games, seed, to = others
        with Path(to).open("wb") as file:
            play(known, int(games), int(seed)).tofile(file)
    else:
        Path(path).write_text(json.dumps(fit(others), separators=(",", ":")))
