"""Games in which several seats act at once, in secret and against a timer, over real connections."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.web.playing import game, legal, over, settled
from tests.web.running import Running, same_each_time
from yakai.client import TableConnection
from yakai.games.pikit.actions import Draw, Flip, Reroll, Steal
from yakai.table.commands.automatic import Expire
from yakai.web.messages import GameMessage, PersonPlayer

pytestmark = pytest.mark.anyio

PIKIT = {"reaction": 1}


def view(seat: TableConnection) -> dict[str, Any]:
    assert seat.latest is not None
    found: dict[str, Any] = seat.latest.view
    return found


async def discard(seats: list[TableConnection]) -> int:
    """Play until a seat has discarded a card; return that seat."""
    while True:
        turn: int = view(seats[0])["turn"]
        discards = [one for one in legal(seats[turn]) if isinstance(one, Reroll | Steal | Draw | Flip)]
        await seats[turn].act(discards[0] if discards else {"type": "stop"})
        await settled(seats)
        if discards:
            return turn


async def test_pik_17_a_window_closes_by_the_clock(server: Running) -> None:
    async with game(server, 2, of="pikit", options=PIKIT) as seats:
        turn = await discard(seats)
        for seat in seats:
            await seat.until(lambda one: view(one)["stage"] == "turn", seconds=60)
            games = [one.view for one in seat.received if isinstance(one, GameMessage)]
            assert [one["asked"] for one in games if one["stage"] == "window"] == [[1 - turn]]
        match = (await server.table(seats[0].key)).table.match
        assert match is not None
        assert [entry.by for entry in match.log if entry.type == "expired"] == ["clock"]


@asynccontextmanager
async def same_evening(data: Path) -> AsyncIterator[tuple[Running, list[TableConnection]]]:
    """Three people in a game that is the same each time."""
    with same_each_time(data, lambda: Random(7)) as server:
        async with game(server, 3, of="pikit", options={"reaction": 60}) as seats:
            await settled(seats)
            for seat in seats:
                seat.raw.clear()
            yield server, seats


async def told_to_others(data: Path, passes: bool) -> list[list[bytes]]:
    """All that the discarder, the other asked player and two spectators receive, with or without a secret pass."""
    async with same_evening(data) as (server, seats):
        assert seats[0].table is not None
        async with server.client() as guest, guest.join(seats[0].table.watching) as watcher:
            await watcher.game()
            turn = await discard(seats)
            passing, other = seats[(turn + 1) % 3], seats[(turn + 2) % 3]
            others = [seats[turn], other, watcher]
            for seat in others:
                seat.raw.clear()
            before = [await quiet(seat) for seat in others]
            if passes:
                heard = len(passing.received)
                await passing.act({"type": "pass", "answers": view(passing)["played"]})
                (told,) = (one for one in passing.received[heard:] if isinstance(one, GameMessage))
                assert [one.event["type"] for one in told.told] == ["passed"]
            assert [await quiet(seat) for seat in others] == before
            # A client that joins now, or reconnects, learns nothing of it either.
            async with guest.join(watcher.key) as late:
                await late.game()
                await settled([late, *others])
                await other.close()
                await seats[turn].until(lambda one: not here(one, (turn + 2) % 3))
                await other.connect()
                await seats[turn].until(lambda one: here(one, (turn + 2) % 3))
                await settled([late, *others])
                live = await server.table(watcher.key)
                assert live.table.game_timer is not None
                await server.does(live.submit(Expire(*live.table.game_timer)))
                for seat in [seats[turn], other, watcher, late]:
                    await seat.until(lambda one: view(one)["stage"] == "turn")
                await seats[turn].act({"type": "stop"}, id="stop")
                await settled([*others, late])
                return [[timeless(message) for message in seat.raw] for seat in [*others, late]]


def timeless(message: bytes) -> bytes:
    """A message with its remaining time set to 0, the only part that differs from run to run."""
    return re.sub(rb'"left":[0-9.e-]+', b'"left":0', message)


def here(seat: TableConnection, place: int) -> bool:
    """Whether a client sees that the player of a seat is connected."""
    assert seat.table is not None
    player = seat.table.players[place]
    assert isinstance(player, PersonPlayer)
    return player.here


async def quiet(seat: TableConnection) -> list[bytes]:
    """Ping, and return all that this client received since the last call, the pong included."""
    await seat.ping()
    came = list(seat.raw)
    seat.raw.clear()
    return came


async def test_all_3_a_pass_sends_the_others_not_a_byte_and_shows_in_none_later(tmp_path: Path) -> None:
    passed = await told_to_others(tmp_path / "passed", passes=True)
    nobody = await told_to_others(tmp_path / "nobody", passes=False)
    assert all(any(b'"view"' in message for message in messages) for messages in passed)
    assert passed == nobody


async def to_the_end(server: Running, of: str, seats: int, options: dict[str, Any]) -> TableConnection:
    """Let bots play a whole game; return the connection of a spectator who watched it."""
    async with server.client() as guest:
        links = await guest.open_table(
            of, seats, bots=["novice"] * seats, options=options, sit=False, ready=True
        )
        async with guest.join(links.watching) as watcher:
            await watcher.until(over, seconds=120)
            return watcher


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_bots_play_a_whole_game_of_pikit(server: Running, seats: int) -> None:
    watcher = await to_the_end(server, "pikit", seats, PIKIT)
    assert len(view(watcher)["sheets"]) == seats


async def test_bots_play_a_whole_game_of_pictomania(server: Running) -> None:
    watcher = await to_the_end(server, "pictomania", 3, {"drawing": 10})
    assert len(view(watcher)["scored"]) == 4
