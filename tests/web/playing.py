"""People at a table over WebSockets, and how they play."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, Final

from tests.web.running import Running
from yakai.client import Links, RefusedRequest, TableConnection
from yakai.web.messages import GameMessage, PersonPlayer, TableMessage

LEISURE: Final[dict[str, dict[str, Any]]] = {"pikit": {"reaction": 60}}
"""Options with long timers: on a busy machine a few seconds are over before a test has answered."""


@asynccontextmanager
async def people(
    server: Running, number: int = 2, bots: int = 0, of: str = "yak", **opening: Any
) -> AsyncIterator[list[TableConnection]]:
    """This many people, each on a seat, and this many bots after them. All see each other; the game begins when all are
    ready.
    """
    opening = {"options": LEISURE.get(of, {})} | opening
    async with AsyncExitStack() as stack:
        seats: list[TableConnection] = []
        links: Links | None = None
        for place in range(number):
            client = await stack.enter_async_context(server.client())
            await client.call_me(f"Person {place}")
            if links is None:
                links = await client.open_table(of, max(2, number + bots), bots=["novice"] * bots, **opening)
            seat = await stack.enter_async_context(client.join(links.invitation))
            await seat.joined()
            if place:
                await seat.ask("sit", seat=place)
            seats.append(seat)
        for seat in seats:
            await seat.until(
                lambda one: all(isinstance(table(one).players[at], PersonPlayer) for at in range(number))
            )
        yield seats


@asynccontextmanager
async def game(
    server: Running, number: int = 2, bots: int = 0, **opening: Any
) -> AsyncIterator[list[TableConnection]]:
    """People at a table whose game has begun."""
    async with people(server, number, bots, **opening) as seats:
        for seat in seats:
            await seat.ask("ready", ready=True)
        for seat in seats:
            await seat.game()
        yield seats


async def pause(seats: list[TableConnection]) -> None:
    """All of these people agree to pause the game."""
    for seat in seats:
        await seat.ask("pause", game=table(seat).games, paused=True)


def table(seat: TableConnection) -> TableMessage:
    """The latest message about the table."""
    assert seat.table is not None
    return seat.table


def latest(seat: TableConnection) -> GameMessage:
    """The latest message about the game."""
    assert seat.latest is not None
    return seat.latest


def on_turn(seats: list[TableConnection]) -> TableConnection | None:
    """The seat of these that is to act; `None` if it is a bot's turn or the game is over."""
    for place, seat in enumerate(seats):
        if seat.latest is not None and seat.latest.view["turn"] == place:
            return seat
    return None


def any_move(seat: TableConnection, rng: Random) -> Any:
    """A random legal action of this seat."""
    return legal(seat).sample(rng)


def legal(seat: TableConnection) -> Any:
    """All legal actions of this seat."""
    return seat.rules.legal(seat.view)


async def play_on(seats: list[TableConnection], rng: Random, moves: int = 10_000) -> int:
    """Make this many moves, or all until the end; returns how many there were."""
    made = 0
    while made < moves and not over(seats[0]):
        seat = on_turn(seats)
        if seat is None:
            await more_told(seats)
        else:
            await seat.act(any_move(seat, rng))
            made += 1
        await in_step(seats)
    return made


async def more_told(seats: list[TableConnection]) -> None:
    """Wait until any of these receives more of the game: a bot thinks, or the next player has not received it yet."""
    before = [seat.latest for seat in seats]
    await eventually(lambda: [seat.latest for seat in seats] != before)


async def in_step(seats: list[TableConnection]) -> None:
    """Wait until all have received the same events (in a game that tells all players alike)."""
    newest = max((seat.latest.game, seat.latest.n) for seat in seats if seat.latest is not None)
    for seat in seats:
        await seat.until(lambda one: one.latest is not None and (one.latest.game, one.latest.n) >= newest)


async def settled(seats: list[TableConnection]) -> None:
    """Wait until all have received everything: the answer to a ping comes after all that was sent before it."""
    await asyncio.gather(*(seat.ping() for seat in seats))


def over(seat: TableConnection) -> bool:
    return seat.latest is not None and seat.latest.view["result"] is not None


async def refusal(asking: Any) -> RefusedRequest:
    """The refusal of a request, which must be refused."""
    try:
        await asking
    except RefusedRequest as error:
        return error
    raise AssertionError("it was not refused")


async def eventually(holds: Any, seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110  # polls any condition
            await asyncio.sleep(0.01)


@asynccontextmanager
async def watched(
    server: Running, number: int, **opening: Any
) -> AsyncIterator[tuple[list[TableConnection], TableConnection]]:
    """People in a game, and a spectator who watches from before it begins."""
    async with (
        people(server, number, **opening) as seats,
        server.client() as guest,
        guest.join(table(seats[0]).watching) as watcher,
    ):
        await watcher.joined()
        for seat in seats:
            await seat.ask("ready", ready=True)
        for seat in (*seats, watcher):
            await seat.game()
        await settled([*seats, watcher])
        yield seats, watcher


async def moves_of_any_game(seats: list[TableConnection], rng: Random, moves: int) -> int:
    """Make this many random moves in any game, or all until the end; returns how many there were."""
    made = 0
    while made < moves and all(latest(seat).result is None for seat in seats):
        able = [seat for seat in seats if seat.legal]
        if not able:
            await more_told(seats)
        else:
            seat = rng.choice(able)
            await seat.act(any_move(seat, rng))
            made += 1
        await settled(seats)
    return made
