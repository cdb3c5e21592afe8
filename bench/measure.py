"""Measuring contestants in turns, so that whatever else the machine does falls on all of them alike."""

import gc
import os
import platform
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import median
from time import process_time


@dataclass(frozen=True)
class Played:
    """What one whole game took: players' decisions, and steps (decisions and chance together)."""

    moves: int
    steps: int


@dataclass(frozen=True)
class Contestant:
    """A game of somebody's engine, and how to play it once at random."""

    name: str
    work: str
    """What is done at every move besides making it."""

    play: Callable[[Random], Played]


@dataclass(frozen=True)
class Measured:
    """A contestant with its figures, one for each round."""

    contestant: Contestant
    moves: tuple[float, ...]
    """Decisions in a second of processor time."""

    steps: tuple[float, ...]
    """The same with chance counted too."""

    def over(self, other: "Measured") -> float:
        """How many times as fast as another one: the median of the rounds, each compared within itself."""
        return median(mine / theirs for mine, theirs in zip(self.moves, other.moves, strict=True))


def pin() -> str:
    """Stay on one core from here on, where the system lets us; says what was done."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned: this system cannot"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"pinned to core {core}"


def interpreter() -> str:
    """Which Python this is: figures of two different ones cannot be compared."""
    return f"{platform.python_implementation()} {platform.python_version()} ({platform.python_compiler()})"


def measure(contestants: Sequence[Contestant], rounds: int, seconds: float) -> list[Measured]:
    """Play everybody for `seconds` in each of the rounds, one after another, then the next round."""
    rng = Random(2024)
    for contestant in contestants:
        _race(contestant, rng, seconds / 10)
    gc.collect()
    gc.freeze()  # what one of them keeps for good shall not slow the others' garbage collection down
    speeds: list[list[tuple[float, float]]] = [[] for _ in contestants]
    for _ in range(rounds):
        for contestant, so_far in zip(contestants, speeds, strict=True):
            so_far.append(_race(contestant, rng, seconds))
    return [
        Measured(contestant, tuple(moves for moves, _ in rows), tuple(steps for _, steps in rows))
        for contestant, rows in zip(contestants, speeds, strict=True)
    ]


def _race(contestant: Contestant, rng: Random, seconds: float) -> tuple[float, float]:
    """Whole games until the time is up: moves and steps a second."""
    moves = steps = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        played = contestant.play(rng)
        moves += played.moves
        steps += played.steps
    return moves / elapsed, steps / elapsed
