"""Measure contestants in turns, so that other load on the machine affects all of them alike."""

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
    """Length of one whole game: players' decisions, and steps (decisions and chance together)."""

    moves: int
    steps: int


@dataclass(frozen=True)
class Contestant:
    """A game of one engine, and how to play it once at random."""

    name: str
    work: str
    """The work done at every move besides making it."""

    play: Callable[[Random], Played]


@dataclass(frozen=True)
class Measured:
    """A contestant with its results, one for each round."""

    contestant: Contestant
    moves: tuple[float, ...]
    """Decisions in a second of processor time."""

    steps: tuple[float, ...]
    """The same with chance counted too."""

    def over(self, other: "Measured") -> float:
        """Speed as a multiple of another contestant's: the median over rounds of the ratio within each round."""
        return median(mine / theirs for mine, theirs in zip(self.moves, other.moves, strict=True))


def pin() -> str:
    """Pin this process to one core where the system allows it; return a line that says what was done."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned: this system cannot"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"pinned to core {core}"


def interpreter() -> str:
    """The Python in use: results of two different ones cannot be compared."""
    return f"{platform.python_implementation()} {platform.python_version()} ({platform.python_compiler()})"


def measure(contestants: Sequence[Contestant], rounds: int, seconds: float) -> list[Measured]:
    """Play each contestant for `seconds` in turn, `rounds` times."""
    rng = Random(2024)
    for contestant in contestants:
        _race(contestant, rng, seconds / 10)
    gc.collect()
    gc.freeze()  # what one contestant keeps must not slow the others' garbage collection
    speeds: list[list[tuple[float, float]]] = [[] for _ in contestants]
    for _ in range(rounds):
        for contestant, so_far in zip(contestants, speeds, strict=True):
            so_far.append(_race(contestant, rng, seconds))
    return [
        Measured(contestant, tuple(moves for moves, _ in rows), tuple(steps for _, steps in rows))
        for contestant, rows in zip(contestants, speeds, strict=True)
    ]


def _race(contestant: Contestant, rng: Random, seconds: float) -> tuple[float, float]:
    """Play whole games until the time is up; return moves and steps per second."""
    moves = steps = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        played = contestant.play(rng)
        moves += played.moves
        steps += played.steps
    return moves / elapsed, steps / elapsed
