"""Search for bots that do not see everything: try what could be done in worlds that could be.

A bot imagines worlds that fit what it knows, weighs them by how well they explain what the others did, and tries its
choices in the same worlds, so that they differ by what they do and not by their luck. Half of the choices that do
worse are dropped, and the rest is tried in more worlds. All is counted in trials and nothing in time, so that the same
chance gives the same choice.

Nothing here knows a game: what a trial is (who else acts in it, alone or at once, what chance gives, how deep it goes
and how its end is judged) is the caller's affair.
"""

from collections.abc import Callable, Sequence
from math import ceil, log2
from random import Random
from typing import TypeVar

C = TypeVar("C")
W = TypeVar("W")


def likely(worlds: Sequence[W], weights: Sequence[float], count: int, rng: Random) -> list[W]:
    """So many of these worlds by weight, in random order: one of twice the weight comes twice as often.

    They are taken at even steps, so that none comes more than once more or less than it should.

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
    """The choice that does best in these worlds, found in about so many trials: sequential halving.

    In each round all that are left are tried in as many further worlds, and then the worse half goes; the worlds are
    gone through again when they run out. `leads` is what each is thought to do before it is tried, and counts as one
    trial. Of equal ones the first is taken.

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
