"""How many moves a second Yak's rules make, beside other engines: `script/bench engine`."""

import argparse
import sys

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
A move is one decision of a player; a step is a move or an outcome of chance. Figures are medians of {rounds}
rounds of {seconds:g} s of processor time, everybody in turn in every round, in one process and one Python;
"spread" is slowest to fastest round. Compare ratios within one run only. RLCard and Catanatron do not tell
chance apart.
"""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="script/bench engine", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often everybody plays")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each time")
    arguments = parser.parse_args()
    _say(f"{interpreter()}, {pin()}\n")
    us, *others = measure((OUR_GAME, *PEERS, *BESIDE), arguments.rounds, arguments.seconds)
    peers, beside = others[: len(PEERS)], others[len(PEERS) :]
    _say(_row("", "moves/s", "steps/s", "spread", "ours/theirs", "built at every move"))
    _say(_line(us, us))
    for peer in peers:
        _say(_line(peer, us))
    _say("outside the ratio:")
    for one in beside:
        _say(_line(one, us))
    _say(NOTE.format(rounds=arguments.rounds, seconds=arguments.seconds))
    best = max(peers, key=lambda peer: peer.moves)
    ratio = us.moves / best.moves
    verdict = "reached" if ratio >= TARGET else "MISSED"
    _say(f"ours / best peer ({best.contestant.name}): {ratio:.2f}   target {TARGET}: {verdict}")
    sys.exit(0 if ratio >= TARGET else 1)


def _line(one: Measured, us: Measured) -> str:
    ratio = "" if one is us else f"{us.moves / one.moves:.2f}"
    return _row(
        one.contestant.name,
        f"{one.moves:,.0f}",
        f"{one.steps:,.0f}",
        f"{one.spread:.0%}",
        ratio,
        one.contestant.work,
    )


def _row(name: str, moves: str, steps: str, spread: str, ratio: str, work: str) -> str:
    return f"{name:<38} {moves:>9} {steps:>9} {spread:>7} {ratio:>12}   {work}".rstrip()


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
