"""WebSocket servers without any game: `script/bench transports`.

Fifty tables of four: each message is sent on to all four as a text of a view's length, and the next client answers at
once. The result is how much of a move's time is the transport's, and what another one could save (see bench/servers).
"""

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from statistics import median

from bench.measure import interpreter
from bench.server import Contestant, Round, free_port, measured
from bench.servers import Serving, started

TRANSPORTS = {
    "uvicorn, websockets-sansio": "websockets-sansio",
    "uvicorn, websockets": "websockets",
    "uvicorn, wsproto": "wsproto",
    "granian": "granian",
    "picows, without ASGI": "picows",
}
"""The first is the one we use."""


@contextmanager
def relaying(how: str) -> Iterator[Serving]:
    """A server that only relays messages."""
    port = free_port()
    command = [sys.executable, "-W", "ignore", "-m", "bench.servers.transport", how, str(port)]
    with started(command, os.environ) as process:
        assert process.stdout is not None
        while "ready" not in process.stdout.readline():
            pass
        yield Serving(f"http://127.0.0.1:{port}", process.pid)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="script/bench transports", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each is measured at a time")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is")
    arguments = parser.parse_args()
    _say(f"{interpreter()}; load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")
    contestants = [Contestant(name, "transport", partial(relaying, how)) for name, how in TRANSPORTS.items()]
    rounds: list[list[Round]] = [[] for _ in contestants]
    for _ in range(arguments.rounds):
        for contestant, so_far in zip(contestants, rounds, strict=True):
            so_far.append(measured(contestant, 50, arguments.seconds))
    for contestant, some in zip(contestants, rounds, strict=True):
        ratio = median(one.moves / ours.moves for one, ours in zip(some, rounds[0], strict=True))
        each = median(1e6 / one.moves for one in some)
        _say(f"{contestant.name:28} {each:5.0f} µs of a core a move, {ratio:.2f} times as fast as ours")


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
