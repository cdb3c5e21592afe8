"""Moves per second of the fast models that our bots search on, beside OpenSpiel's C++ games: `script/bench bots`."""

import argparse
import sys
from collections.abc import Sequence
from statistics import median

from bench.measure import Measured, interpreter, measure, pin
from bench.rollouts import by_bots, by_rollouts, from_python
from bench.twins import twins, twins_in_python

GAMES = ("hearts", "liars_dice")
TARGET = 1.0
"""The target: this many times the slower of these two, in OpenSpiel's own loop for bots."""

NOTE = """
A move is one decision of a player. Everybody begins with a copy of a dealt position, lists what is allowed, does any of
it, and so on to the end, for {seconds:g} seconds of processor time in each of {rounds} rounds, in turn, on one core.
Our loop is `at_random` of each twin, compiled with it if it is. OpenSpiel's are three: evaluate_bots with its
random bots, all of it C++; the same states driven from Python; and, fastest of all, random games inside its
search (RandomRolloutEvaluator), which ask no bot. Speeds are medians; a ratio is the median of the ratios within each
round, and only it holds on another day.
"""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="script/bench bots", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="how often everybody plays")
    parser.add_argument("--seconds", type=float, default=0.3, help="how long each time")
    arguments = parser.parse_args()
    _say(f"{interpreter()}, {pin()}\n")
    ours, uncompiled = twins(), twins_in_python()
    peers = [loop(name) for loop in (by_bots, from_python, by_rollouts) for name in GAMES]
    measured = measure((*ours, *uncompiled, *peers), arguments.rounds, arguments.seconds)
    mine, theirs = measured[: -len(peers)], measured[-len(peers) :]
    loops = [theirs[at : at + len(GAMES)] for at in range(0, len(theirs), len(GAMES))]
    slower = [min(loop, key=lambda one: median(one.moves)) for loop in loops]
    _say(f"{'':<42} {'moves/s':>11}   times as fast as the slower of OpenSpiel's, in each of its loops")
    for one in mine:
        _say(f"{_speed(one)}   {'   '.join(f'{one.over(peer):.2f}' for peer in slower)}")
    for one in theirs:
        _say(f"{_speed(one)}{'   the slower' if one in slower else ''}")
    _say(NOTE.format(rounds=arguments.rounds, seconds=arguments.seconds))
    reached = [_reached(mine[: len(ours)], peer) for peer in slower]
    sys.exit(0 if reached[0] else 1)


def _reached(ours: Sequence[Measured], slower: Measured) -> bool:
    ratio, name = min((one.over(slower), one.contestant.name) for one in ours)
    verdict = "reached" if ratio >= TARGET else "MISSED"
    _say(f"slowest of ours ({name}) / {slower.contestant.name}: {ratio:.2f}   target {TARGET:g}: {verdict}")
    return ratio >= TARGET


def _speed(one: Measured) -> str:
    return f"{one.contestant.name:<42} {median(one.moves):>11,.0f}"


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
