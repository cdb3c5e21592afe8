"""Moves per second when many tables play as fast as the server answers, beside other servers: `script/bench server`.

Fifty tables of four, all connected by WebSockets, on one process and one core; each seat moves as soon as it has been
shown the move before. Our server stores every move before it shows it; boardgame.io's server and Colyseus keep a game
of the same size in memory (see bench/servers). The servers are measured in turns, several times.
"""

import argparse
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from statistics import median

import msgspec

from bench.measure import interpreter
from bench.servers import HERE, PACKAGES, Serving, cores, peer, yakai

WARM_UP = 1.0


class Heard(msgspec.Struct):
    """The load generator's report."""

    moves: int
    seconds: float
    bytes: int
    busy: float
    half: float
    most: float
    """Median and 99th percentile of a move's latency in milliseconds."""


@dataclass(frozen=True)
class Round:
    """One round of one server."""

    heard: Heard
    used: float
    """Core seconds that the server used."""

    @property
    def moves(self) -> float:
        """Moves per second of core time, which other work on the machine does not reduce."""
        return self.heard.moves / self.used


@dataclass(frozen=True)
class Contestant:
    """A server, and the share of its speed that ours should reach."""

    name: str
    kind: str
    start: Callable[[], AbstractContextManager[Serving]]
    target: float | None = None


def free_port() -> int:
    """A free port."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


CONTESTANTS = (
    Contestant("Yakai, every move stored", "yakai", yakai),
    Contestant("boardgame.io 0.50, in memory", "boardgame", lambda: peer("boardgame", free_port()), 1.5),
    Contestant("Colyseus 0.16, in memory", "colyseus", lambda: peer("colyseus", free_port()), 0.5),
)


def measured(contestant: Contestant, tables: int, seconds: float) -> Round:
    """Measure one server from its start to its end."""
    with contestant.start() as serving:
        environment = os.environ | {"NODE_PATH": str(PACKAGES), "NODE_ENV": "production"}
        command = ["node", str(HERE / "load.cjs"), contestant.kind, serving.url, str(tables), str(seconds)]
        load = subprocess.Popen(  # noqa: S603  # our own
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        os.sched_setaffinity(load.pid, cores()[1])
        assert load.stdin is not None
        assert load.stdout is not None
        if load.stdout.readline() != "playing\n":
            raise SystemExit(f"{contestant.name}: no client could sit down")
        try:
            load.wait(WARM_UP)
        except subprocess.TimeoutExpired:
            before = serving.used()
            load.stdin.write("go\n")
            load.stdin.flush()
            heard = msgspec.json.decode(load.stdout.readline(), type=Heard)
            return Round(heard, serving.used() - before)
        raise SystemExit(f"{contestant.name}: those who play have failed")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="script/bench server", description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="how many tables at once")
    parser.add_argument(
        "--seconds", type=float, default=5.0, help="how long each server is measured at a time"
    )
    parser.add_argument("--rounds", type=int, default=3, help="how often each is")
    parser.add_argument("--only", help="one of them alone: yakai, boardgame, colyseus")
    arguments = parser.parse_args()
    contestants = [one for one in CONTESTANTS if arguments.only in (None, one.kind)]
    _say(
        f"{interpreter()}; {arguments.tables} tables of 4, {arguments.rounds} times {arguments.seconds:g} s each"
    )
    _say(f"load average {', '.join(f'{one:.1f}' for one in os.getloadavg())} on {os.cpu_count()} cores\n")
    rounds: list[list[Round]] = [[] for _ in contestants]
    for _ in range(arguments.rounds):
        for contestant, so_far in zip(contestants, rounds, strict=True):
            so_far.append(measured(contestant, arguments.tables, arguments.seconds))
    _say(
        f"{'':30} {'moves/s':>8} {'of its core':>12} {'p50':>9} {'p99':>9} {'a message':>10} {'core':>6} {'load':>6}"
    )
    for contestant, some in zip(contestants, rounds, strict=True):
        _say(_line(contestant, some))
    _say(
        "\nA move a second of its core: what other programs take of it does not count. A move takes from its"
    )
    _say(
        "sending until it is shown to its player. `core` and `load`: how busy the server and the load generator were.\n"
    )
    ours = rounds[0]
    reached = [
        _verdict(contestant, ours, theirs)
        for contestant, theirs in zip(contestants[1:], rounds[1:], strict=True)
    ]
    sys.exit(0 if all(reached) else 1)


def _line(contestant: Contestant, rounds: list[Round]) -> str:
    def middle(of: Callable[[Round], float]) -> float:
        return median(of(one) for one in rounds)

    return (
        f"{contestant.name:30} {middle(lambda one: one.heard.moves / one.heard.seconds):8,.0f}"
        f" {middle(lambda one: one.moves):12,.0f}"
        f" {middle(lambda one: one.heard.half):6.1f} ms {middle(lambda one: one.heard.most):6.1f} ms"
        f" {middle(lambda one: one.heard.bytes / one.heard.moves / 4):8,.0f} B"
        f" {middle(lambda one: one.used / one.heard.seconds):6.0%}"
        f" {middle(lambda one: one.heard.busy / one.heard.seconds):6.0%}"
    )


def _verdict(contestant: Contestant, ours: list[Round], theirs: list[Round]) -> bool:
    assert contestant.target is not None
    ratio = median(mine.moves / other.moves for mine, other in zip(ours, theirs, strict=True))
    reached = ratio >= contestant.target
    _say(
        f"Yakai / {contestant.name}: {ratio:.2f}   target {contestant.target}: {'reached' if reached else 'MISSED'}"
    )
    return reached


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
