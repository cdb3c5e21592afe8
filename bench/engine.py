"""Moves per second of our rules, beside other engines: `script/bench engine`."""

import argparse
import sys
from collections.abc import Sequence
from statistics import median

from bench.measure import Contestant, Measured, interpreter, measure, pin
from bench.ours import ours
from bench.peers import catanatron, open_spiel, rlcard_uno

OURS: tuple[tuple[Contestant, float], ...] = (
    (ours("yak", seats=4), 1.7),
    (ours("sketch", seats=2), 1.2),
    (ours("yokai", seats=4), 1.2),
    (ours("pikit", seats=4), 1.2),
)
"""Our games, each with its target as a multiple of the best peer's moves per second."""

PEERS: tuple[Contestant, ...] = (
    open_spiel("python_liars_poker", "observation_tensor"),
    open_spiel("python_block_dominoes", "information_state_string"),
    rlcard_uno(),
    catanatron(),
)

BESIDE: tuple[Contestant, ...] = (
    open_spiel("python_liars_poker", None),
    open_spiel("python_block_dominoes", None),
    open_spiel("liars_dice", "observation_tensor"),
)
"""Printed, but outside the ratio: no view built at all, or written in C++."""

NOTE = """
A move is one decision of a player; a step is a move or an outcome of chance. Everybody plays for {seconds:g}
seconds of processor time in each of {rounds} rounds, in turn, in one process and one Python. Speeds are
medians; a ratio is the median of the ratios within each round, and only it holds on another day.
RLCard and Catanatron do not tell chance apart.
"""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="script/bench engine", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="how often everybody plays")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long each time")
    arguments = parser.parse_args()
    _say(f"{interpreter()}, {pin()}\n")
    measured = measure((*(game for game, _ in OURS), *PEERS, *BESIDE), arguments.rounds, arguments.seconds)
    ours, peers = measured[: len(OURS)], measured[len(OURS) : len(OURS) + len(PEERS)]
    beside = measured[len(OURS) + len(PEERS) :]
    _say(_row("", "moves/s", "steps/s", "yak/theirs", "built at every move"))
    for one in ours:
        _say(_line(one, None))
    for one in peers:
        _say(_line(one, ours[0]))
    _say("outside the ratio:")
    for one in beside:
        _say(_line(one, ours[0]))
    _say(NOTE.format(rounds=arguments.rounds, seconds=arguments.seconds))
    missed = [not _verdict(game, target, peers) for game, (_, target) in zip(ours, OURS, strict=True)]
    sys.exit(1 if any(missed) else 0)


def _verdict(game: Measured, target: float, peers: Sequence[Measured]) -> bool:
    """Print the ratio of one of our games to the best peer, and whether it meets its target."""
    ratio, best = min((game.over(peer), peer.contestant.name) for peer in peers)
    verdict = "reached" if ratio >= target else "MISSED"
    _say(f"{game.contestant.name} / best peer ({best}): {ratio:.2f}   target {target}: {verdict}")
    return ratio >= target


def _line(one: Measured, us: Measured | None) -> str:
    who = one.contestant
    ratio = "" if us is None else f"{us.over(one):.2f}"
    return _row(who.name, f"{median(one.moves):,.0f}", f"{median(one.steps):,.0f}", ratio, who.work)


def _row(name: str, moves: str, steps: str, ratio: str, work: str) -> str:
    return f"{name:<38} {moves:>9} {steps:>9} {ratio:>12}   {work}".rstrip()


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
