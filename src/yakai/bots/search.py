"""Search with imperfect information: sequential halving over sampled worlds.

A bot imagines states ("worlds") that fit what it knows, and weighs them by how well they explain what the others did.
It tries all its choices in the same worlds, so that they do not differ by luck. The worse half of the choices is
dropped, and the rest is tried in more worlds. The effort is counted in trials, not in time, so that the same random
numbers give the same choice.

Nothing here depends on a game. The caller decides what a trial is: who else acts, what chance gives, how far it goes
and how its end is valued.
"""

from collections.abc import Callable, Sequence
from math import ceil, log2
from random import Random
from typing import TypeVar

C = TypeVar("C")
W = TypeVar("W")


def likely(worlds: Sequence[W], weights: Sequence[float], count: int, rng: Random) -> list[W]:
    """`count` of these worlds in random order, each as often as its weight demands (systematic sampling).

    Each world comes as often as its share of the weights, rounded up or down.

    >>> sorted(likely("abc", [1, 0, 3], 4, Random(1)))
    ['a', 'c', 'c', 'c']
    """
    total = float(sum(weights))
    if total <= 0:
        weights, total = [1.0] * len(worlds), float(len(worlds))
    step = total / count
    reach, found, at, upto = step * rng.random(), [], 0, float(weights[0])
    for _ in range(count):
        while upto < reach and at < len(worlds) - 1:
            at += 1
            upto += weights[at]
        found.append(worlds[at])
        reach += step
    rng.shuffle(found)
    return found


def best(
    choices: Sequence[C],
    worlds: Sequence[W],
    trial: Callable[[C, W], float],
    trials: int,
    leads: Sequence[float] | None = None,
) -> C:
    """The choice that does best in these worlds, by sequential halving with about `trials` trials.

    In each round all remaining choices are tried in the same further worlds, and then the worse half is dropped; the
    worlds are used again if they run out. `leads` are prior values of the choices, and count as one trial each. Of
    equal choices the first wins.

    >>> best([1, 5, 3], [2, 3, 4], lambda choice, world: -abs(choice - world), 18)
    3
    """
    tried = 1 if leads else 0
    sums = list(leads) if leads else [0.0] * len(choices)
    left = list(range(len(choices)))
    rounds = ceil(log2(len(choices))) if len(choices) > 1 else 0
    begin = 0
    for _ in range(rounds):
        count = max(1, trials // (rounds * len(left)))
        for world in (worlds[number % len(worlds)] for number in range(begin, begin + count)):
            for number in left:
                sums[number] += trial(choices[number], world)
        begin += count
        tried += count
        left = sorted(left, key=lambda number: (-sums[number], number))[: (len(left) + 1) // 2]
    return choices[left[0]]
