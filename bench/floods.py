"""Latency of honest moves while other clients flood the server: `python -m bench.floods`.

A real server on one core, and clients that play Yak at a few tables at regular intervals: first undisturbed, then
under three floods. Each flood comes from a process of its own, as fast as the server reads: empty pings, pongs or
continuations, tiny messages, or requests whose bodies arrive byte by byte. A flooding client that is cut off reconnects
at once. Printed is the time from sending a move to its answer, stored on the disk, with and without floods; and the
same without the time that the server and the clients waited for a core.
"""

import argparse
import asyncio
import base64
import multiprocessing
import os
import socket
import sys
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from random import Random
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from bench.drawing import percentile, served, used
from bench.measure import interpreter
from yakai.client import Client, TableConnection

MOST_MILLISECONDS: Final = 100.0

MASK: Final = bytes(4)
BEGUN: Final = b"\x01\x80" + MASK
"""A text frame without its end."""

BLOCK: Final = 64 * 1024

PATIENCE: Final = 180.0
"""Seconds after which a flood that the server does not read counts as cut off."""


class Flood:
    """A kind of flood: its first bytes, and the bytes repeated after them."""

    def __init__(self, begins: Callable[[bytes, bytes], bytes], then: bytes, once: bytes = b"") -> None:
        self.begins = begins
        self.once = once
        self.block = then * (BLOCK // len(then))


def handshake(path: bytes, cookie: bytes) -> bytes:
    """The opening handshake of a WebSocket."""
    lines = (
        b"GET " + path + b" HTTP/1.1",
        b"host: 127.0.0.1",
        b"cookie: " + cookie,
        b"upgrade: websocket",
        b"connection: upgrade",
        b"sec-websocket-version: 13",
        b"sec-websocket-key: " + base64.b64encode(b"x" * 16),
    )
    return b"\r\n".join((*lines, b"", b""))


def request(_: bytes, cookie: bytes) -> bytes:
    """The head of a request with a chunked body."""
    lines = (
        b"POST /api/me HTTP/1.1",
        b"host: 127.0.0.1",
        b"cookie: " + cookie,
        b"content-type: application/json",
        b"transfer-encoding: chunked",
    )
    return b"\r\n".join((*lines, b"", b""))


FLOODS: Final = {
    "pings": Flood(handshake, b"\x89\x80" + MASK),
    "pongs": Flood(handshake, b"\x8a\x80" + MASK),
    "continuations": Flood(handshake, b"\x00\x80" + MASK, once=BEGUN),
    "messages": Flood(handshake, b"\x81\x82" + MASK + b"{}"),
    "crumbs": Flood(request, b"1\r\n \r\n"),
}


def flood(
    url: str, kind: str, key: str, cookie: str, goes_on: Callable[[int], bool], patience: float = PATIENCE
) -> int:
    """Flood a server as long as `goes_on`, which is told how often it was cut off so far; says how often it was. Only a
    connection that the server has closed counts: one that it merely does not read any more raises `TimeoutError`.
    """
    address = urlsplit(url)
    one = FLOODS[kind]
    ended = 0
    while goes_on(ended):
        with socket.create_connection((address.hostname, address.port), timeout=patience) as peer:
            try:
                peer.sendall(one.begins(f"/ws/{key}".encode(), cookie.encode()))
                if one.begins is handshake:
                    peer.recv(1024)
                peer.sendall(one.once)
                while goes_on(ended):
                    peer.sendall(one.block)
            except (ConnectionResetError, BrokenPipeError):
                ended += 1
    return ended


class Took(NamedTuple):
    """Milliseconds that a move took, in all and without waiting for other programs."""

    all: float
    own: float


class Players:
    """Two clients at a table of Yak that keep playing and note how long each move took."""

    def __init__(
        self, seats: list[TableConnection], rng: Random, waited: Callable[[], float] = lambda: 0.0
    ) -> None:
        self.seats = seats
        self.took: list[Took] = []
        self._rng = rng
        self._waited = waited

    async def move(self) -> None:
        """Play one move, or begin another game."""
        for seat in self.seats:
            await seat.ping()
        latest = self.seats[0].latest
        assert latest is not None
        if latest.result is not None:
            for seat in self.seats:
                await seat.ask("again")
            return
        mover = next(seat for seat in self.seats if seat.legal)
        action = mover.legal.sample(self._rng)
        began, waited = time.perf_counter(), self._waited()
        await mover.act(action)
        taken = time.perf_counter() - began
        self.took.append(Took(taken * 1000, max(0.0, taken - (self._waited() - waited)) * 1000))

    async def play(self, every: float, until: float) -> None:
        """Play a move at regular intervals."""
        while (now := asyncio.get_running_loop().time()) < until:
            await self.move()
            await asyncio.sleep(max(0.0, now + every - asyncio.get_running_loop().time()))


async def seated(
    stack: AsyncExitStack, url: str, seed: int, waited: Callable[[], float] = lambda: 0.0
) -> Players:
    """Begin a game of two clients at a new table."""
    seats: list[TableConnection] = []
    key = ""
    for place in range(2):
        client = await stack.enter_async_context(Client(url))
        key = key or (await client.open_table("yak", 2)).invitation
        seat = await stack.enter_async_context(client.join(key))
        await seat.joined()
        if place:
            await seat.ask("sit", seat=place)
        seats.append(seat)
    for seat in seats:
        await seat.ask("ready", ready=True)
    for seat in seats:
        await seat.game()
    return Players(seats, Random(seed), waited)


def _flooding(url: str, kind: str, key: str, cookie: str, until: float) -> None:
    ended = flood(url, kind, key, cookie, lambda _: time.time() < until)
    _say(f"{kind:22}  cut off {ended} times")


async def measured(
    url: str, kinds: list[str], tables: int, seconds: float, waited: Callable[[], float]
) -> tuple[list[Took], list[Took]]:
    """Durations of moves: without floods, and under them."""
    async with AsyncExitStack() as stack:
        players = [await seated(stack, url, table, waited) for table in range(tables)]
        attacker = await stack.enter_async_context(Client(url))
        figures = []
        for flooded in (False, True):
            for one in players:
                one.took.clear()
            key = players[0].seats[0].key
            processes = [
                multiprocessing.Process(
                    target=_flooding,
                    args=(
                        url,
                        kind,
                        key if number % 2 else "nowhere",
                        attacker.cookie,
                        time.time() + seconds,
                    ),
                )
                for number, kind in enumerate(kinds if flooded else ())
            ]
            for process in processes:
                process.start()
            until = asyncio.get_running_loop().time() + seconds
            await asyncio.gather(*(one.play(0.2, until) for one in players))
            for process in processes:
                await asyncio.to_thread(process.join)
            figures.append([took for one in players for took in one.took])
        assert all(seat.connected for one in players for seat in one.seats), "an honest client was cut off"
    return figures[0], figures[1]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="script/bench floods", description=__doc__)
    parser.add_argument("--kinds", default="pings,continuations,crumbs", help=", ".join(FLOODS))
    parser.add_argument("--tables", type=int, default=5, help="where people play")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long, in peace and in war")
    arguments = parser.parse_args()
    kinds = arguments.kinds.split(",")
    with served() as (url, server):
        before = used(server)
        peace, war = asyncio.run(
            measured(
                url,
                kinds,
                arguments.tables,
                arguments.seconds,
                lambda: used(server)[1] + used(os.getpid())[1],
            )
        )
        busy, waiting = (now - then for now, then in zip(used(server), before, strict=True))
    _say(f"{interpreter()}; load average {', '.join(f'{one:.1f}' for one in os.getloadavg())}")
    _say(f"the server's core       busy for {busy:.1f} s; for {waiting:.1f} s others were on it")
    for what, took in (("a move in peace", peace), ("a move under floods", war)):
        _say(f"{what:22}  {_figures([one.own for one in took])} ({len(took)} moves)")
        _say(f"{'':22}  ({_figures([one.all for one in took])} with the waiting for other programs)")
    reached = percentile([one.own for one in war], 0.99) < MOST_MILLISECONDS
    _say(f"{'':22}  target p99 {MOST_MILLISECONDS:g} ms: {'reached' if reached else 'MISSED'}")
    sys.exit(0 if reached else 1)


def _figures(took: list[float]) -> str:
    return f"{percentile(took, 0.5):.1f} ms median, p99 {percentile(took, 0.99):.1f} ms, {max(took):.1f} ms at most"


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
