"""People at a table, over the wire, and how they play."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, Final

from tests.web.running import Running
from yakai.client import Links, RefusedRequest, Seat
from yakai.web.messages import GameMessage, PersonPlayer, TableMessage

LEISURE: Final[dict[str, dict[str, Any]]] = {"pikit": {"reaction": 60}}
"""Options with which nobody is hurried: on a busy machine a few seconds are over before a test has answered."""


@asynccontextmanager
async def people(
    server: Running, number: int = 2, bots: int = 0, of: str = "yak", **opening: Any
) -> AsyncIterator[list[Seat]]:
    """So many people, each on a seat, with so many bots after them, and all see each other; the game begins when all
    are ready.
    """
    opening = {"options": LEISURE.get(of, {})} | opening
    async with AsyncExitStack() as stack:
        seats: list[Seat] = []
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
async def game(server: Running, number: int = 2, bots: int = 0, **opening: Any) -> AsyncIterator[list[Seat]]:
    """The same, and the game has begun."""
    async with people(server, number, bots, **opening) as seats:
        for seat in seats:
            await seat.ask("ready", ready=True)
        for seat in seats:
            await seat.game()
        yield seats


async def pause(seats: list[Seat]) -> None:
    """All of these people agree that the game stands still."""
    for seat in seats:
        await seat.ask("pause", game=table(seat).games, paused=True)


def table(seat: Seat) -> TableMessage:
    """The table, as it was told last."""
    assert seat.table is not None
    return seat.table


def latest(seat: Seat) -> GameMessage:
    """The game, as it was told last."""
    assert seat.latest is not None
    return seat.latest


def on_turn(seats: list[Seat]) -> Seat | None:
    """Whoever of these is to act; `None` if it is a bot or the end."""
    for place, seat in enumerate(seats):
        if seat.latest is not None and seat.latest.view["turn"] == place:
            return seat
    return None


def any_move(seat: Seat, rng: Random) -> Any:
    """Something legal, by what this seat sees."""
    return legal(seat).sample(rng)


def legal(seat: Seat) -> Any:
    """All that is legal, by what this seat sees."""
    return seat.rules.legal(seat.view)


async def play_on(seats: list[Seat], rng: Random, moves: int = 10_000) -> int:
    """So many moves of these people, or until the end; says how many there were."""
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


async def more_told(seats: list[Seat]) -> None:
    """Wait until any of these is told more of the game: while a bot thinks, or the one on turn has yet to hear of
    it.
    """
    before = [seat.latest for seat in seats]
    await eventually(lambda: [seat.latest for seat in seats] != before)


async def in_step(seats: list[Seat]) -> None:
    """Wait until all have heard of the same (in a game where all are told alike of everything)."""
    newest = max((seat.latest.game, seat.latest.n) for seat in seats if seat.latest is not None)
    for seat in seats:
        await seat.until(lambda one: one.latest is not None and (one.latest.game, one.latest.n) >= newest)


async def settled(seats: list[Seat]) -> None:
    """Wait until everybody has heard everything: an answered ping comes after all that was sent before it."""
    await asyncio.gather(*(seat.ping() for seat in seats))


def over(seat: Seat) -> bool:
    return seat.latest is not None and seat.latest.view["result"] is not None


async def refusal(asking: Any) -> RefusedRequest:
    """Why something was refused, which must be."""
    try:
        await asking
    except RefusedRequest as error:
        return error
    raise AssertionError("it was not refused")


async def eventually(holds: Any, seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110  # anything at all may be waited for
            await asyncio.sleep(0.01)


@asynccontextmanager
async def watched(server: Running, number: int, **opening: Any) -> AsyncIterator[tuple[list[Seat], Seat]]:
    """Some people in a game, and somebody who watches from before it begins."""
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


async def moves_of_any_game(seats: list[Seat], rng: Random, moves: int) -> int:
    """So many moves in any game, or until the end: whoever can do something does anything; says how many there were."""
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
