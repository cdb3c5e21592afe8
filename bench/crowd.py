"""What many tables, connections and spectators cost a server: `script/bench crowd`.

script/bench crowd memory       KB of an idle table and of an idle connection
script/bench crowd spectators   core seconds of a move that a thousand spectators see, and of their leaving at once
script/bench crowd bots         a person's move latency while a thousand tables of bots play
"""

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from random import Random
from statistics import median

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.measure import interpreter
from bench.servers import Serving, cores, yakai
from yakai.client import Client, TableConnection
from yakai.core import catalogue
from yakai.web.messages import GameMessage

SEATS = 4
LEAST_MOVES = 30


async def listening(stack: AsyncExitStack, client: Client, key: str) -> None:
    """A client that connects and reads messages without acting on them."""
    url = f"{client.url.replace('http', 'ws', 1)}/ws/{key}"
    headers = {"cookie": client.cookie or ""}
    socket = await connect(url, additional_headers=headers, compression=None, ping_interval=None)
    reading = asyncio.ensure_future(_read(socket))
    stack.push_async_callback(socket.close)
    stack.callback(reading.cancel)


async def _read(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def still(serving: Serving) -> float:
    """Wait until a server is idle, and return the KB of memory it then holds."""
    before = -1.0
    while (used := serving.used()) > before + 0.02:
        before = used
        await asyncio.sleep(0.5)
    return serving.memory()


# Memory


async def memory(serving: Serving, tables: int, sockets: int) -> bool:
    """Print the memory of an idle table and of an idle connection."""
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(Client(serving.url))
        keys = [(await client.open_table("yak", SEATS)).invitation for _ in range(50)]
        async with AsyncExitStack() as warm:
            for key in keys:
                await listening(warm, client, key)
        empty = await still(serving)
        keys += [(await client.open_table("yak", SEATS)).invitation for _ in range(tables)]
        with_tables = await still(serving)
        for number in range(sockets):
            await listening(stack, client, keys[number % len(keys)])
        with_sockets = await still(serving)
    table, line = (with_tables - empty) / tables, (with_sockets - with_tables) / sockets
    return _limit("an idle table", table, 20.0, "KB") & _limit("an idle socket", line, 40.0, "KB")


# Spectators


async def played(seats: list[TableConnection], moves: int, rng: Random, between: float = 0.0) -> list[float]:
    """Play some moves of two people in turn; return the milliseconds from each move until it was shown."""
    took: list[float] = []
    while len(took) < moves:
        for place, seat in enumerate(seats):
            if seat.latest is not None and seat.latest.result is not None:
                await asyncio.gather(*(one.ask("again") for one in seats))
                await asyncio.gather(*(one.until(_goes_on) for one in seats))
            latest = seat.latest
            assert latest is not None
            if latest.view["turn"] != place:
                continue
            rules = catalogue.rules("yak")
            legal = msgspec.convert(latest.legal, rules.kinds.legal)
            began = time.perf_counter()
            await seat.act(legal.sample(rng), seat=place, game=latest.game)
            took.append((time.perf_counter() - began) * 1000)
            await asyncio.gather(*(one.until(_has_moved_on(latest)) for one in seats))
            await asyncio.sleep(between)
    return took


def _goes_on(seat: TableConnection) -> bool:
    return seat.latest is not None and seat.latest.result is None


def _has_moved_on(before: GameMessage) -> Callable[[TableConnection], bool]:
    return lambda seat: (
        seat.latest is not None and (seat.latest.game, seat.latest.n) > (before.game, before.n)
    )


async def two_people(stack: AsyncExitStack, url: str) -> list[TableConnection]:
    """A game of two."""
    seats: list[TableConnection] = []
    key = ""
    for place in range(2):
        client = await stack.enter_async_context(Client(url))
        key = key or (await client.open_table("yak", 2)).invitation
        seats.append(await stack.enter_async_context(client.join(key)))
        await seats[-1].joined()
        if place:
            await seats[-1].ask("sit", seat=place)
    await asyncio.gather(*(seat.ask("ready", ready=True) for seat in seats))
    await asyncio.gather(*(seat.until(_goes_on) for seat in seats))
    return seats


async def spectators(serving: Serving, many: int) -> bool:
    """Measure a move with many spectators, and what it costs when all of them disconnect at once."""
    async with AsyncExitStack() as stack:
        seats = await two_people(stack, serving.url)
        table = seats[0].table
        assert table is not None
        alone = await _cost(serving, seats)
        async with AsyncExitStack() as crowd:
            for _ in range(many):
                spectator = await crowd.enter_async_context(Client(serving.url))
                await listening(crowd, spectator, table.watching)
            await still(serving)
            watched = await _cost(serving, seats)
            before = serving.used()
        await still(serving)
        _say(f"a move alone              {alone * 1000:8.2f} ms of a core")
        _say(f"with {many:,} spectators     {watched * 1000:8.2f} ms of a core")
        _say(f"when all of them leave    {serving.used() - before:8.2f} s of a core")
    return True


async def _cost(serving: Serving, seats: list[TableConnection]) -> float:
    await played(seats, 3, Random(1))
    before = serving.used()
    took = await played(seats, LEAST_MOVES, Random(2))
    await still(serving)
    return (serving.used() - before) / len(took)


# Bots


async def bots(serving: Serving, tables: int, seconds: float) -> bool:
    """Measure people's moves at a few tables while four novices play at each of a thousand others."""
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(Client(serving.url))
        people = [await two_people(stack, serving.url) for _ in range(5)]
        for _ in range(tables):
            opened = await host.open_table("yak", SEATS, bots=["novice"] * SEATS, sit=False, ready=True)
            await listening(stack, host, opened.invitation)
        before, began = await _moves(host), time.perf_counter()
        used, took = serving.used(), list[float]()
        while (passed := time.perf_counter() - began) < seconds:
            some: list[Awaitable[list[float]]] = [
                played(seats, 5, Random(int(passed * 1000)), 0.2) for seats in people
            ]
            took += [one for few in await asyncio.gather(*some) for one in few]
        rate = (await _moves(host) - before) / passed
        busy = (serving.used() - used) / passed
    took.sort()
    _say(f"{tables:,} tables of four novices: {rate:,.0f} moves a second in all, the core {busy:.0%} busy")
    _say(
        f"a person's move meanwhile: p50 {median(took):.1f} ms, p99 {took[int(0.99 * len(took))]:.1f} ms ({len(took)})"
    )
    return True


async def _moves(client: Client) -> int:
    figures = await asyncio.to_thread(_figures, client.url)
    return next(int(line.split()[1]) for line in figures if line.startswith("yakai_moves_stored_total "))


def _figures(url: str) -> list[str]:
    from urllib.request import urlopen  # noqa: PLC0415

    with urlopen(f"{url}/metrics") as answer:  # noqa: S310  # our own server
        text: str = answer.read().decode()
        return text.splitlines()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="script/bench crowd", description=__doc__)
    parser.add_argument("what", nargs="*", default=["memory", "spectators", "bots"])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--spectators", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20.0)
    arguments = parser.parse_args()
    os.sched_setaffinity(0, cores()[1])
    _say(f"{interpreter()}; load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")
    measuring: dict[str, tuple[dict[str, str], Callable[[Serving], Awaitable[bool]]]] = {
        "memory": ({}, lambda serving: memory(serving, arguments.tables, 400)),
        "spectators": ({}, lambda serving: spectators(serving, arguments.spectators)),
        "bots": ({"YAKAI_PACE": "2.7"}, lambda serving: bots(serving, arguments.tables, arguments.seconds)),
    }
    reached = []
    for what in arguments.what:
        settings, measure = measuring[what]
        with yakai(settings) as serving:
            reached.append(asyncio.run(_measured(measure, serving)))
    sys.exit(0 if all(reached) else 1)


async def _measured(measure: Callable[[Serving], Awaitable[bool]], serving: Serving) -> bool:
    return await measure(serving)


def _limit(what: str, found: float, most: float, unit: str) -> bool:
    reached = found < most
    _say(f"{what:22}  {found:.1f} {unit}   target {most:g} {unit}: {'reached' if reached else 'MISSED'}")
    return reached


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
