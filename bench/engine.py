"""How many moves a second Yak's rules make, beside other engines: `script/bench engine`."""

import argparse
import sys
from statistics import median

from bench.measure import Contestant, Measured, interpreter, measure, pin
from bench.ours import ours
from bench.peers import catanatron, open_spiel, rlcard_uno

TARGET = 1.5
"""So many times the best peer's moves a second."""

OUR_GAME = ours("yak", seats=4)

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
medians; "ours/theirs" is the median of the ratios within each round, and only it holds on another day.
RLCard and Catanatron do not tell chance apart.
"""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="script/bench engine", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="how often everybody plays")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long each time")
    arguments = parser.parse_args()
    _say(f"{interpreter()}, {pin()}\n")
    us, *others = measure((OUR_GAME, *PEERS, *BESIDE), arguments.rounds, arguments.seconds)
    peers, beside = others[: len(PEERS)], others[len(PEERS) :]
    _say(_row("", "moves/s", "steps/s", "ours/theirs", "built at every move"))
    _say(_line(us, us))
    for peer in peers:
        _say(_line(peer, us))
    _say("outside the ratio:")
    for one in beside:
        _say(_line(one, us))
    _say(NOTE.format(rounds=arguments.rounds, seconds=arguments.seconds))
    ratio, best = min((us.over(peer), peer.contestant.name) for peer in peers)
    verdict = "reached" if ratio >= TARGET else "MISSED"
    _say(f"ours / best peer ({best}): {ratio:.2f}   target {TARGET}: {verdict}")
    sys.exit(0 if ratio >= TARGET else 1)


def _line(one: Measured, us: Measured) -> str:
    who = one.contestant
    ratio = "" if one is us else f"{us.over(one):.2f}"
    return _row(who.name, f"{median(one.moves):,.0f}", f"{median(one.steps):,.0f}", ratio, who.work)


def _row(name: str, moves: str, steps: str, ratio: str, work: str) -> str:
    return f"{name:<38} {moves:>9} {steps:>9} {ratio:>12}   {work}".rstrip()


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
