"""Clients that play, note what the server sent them, and reconnect after each of its restarts."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tests.faults.process import Process
from tests.web.playing import any_move, on_turn, over
from yakai.client import RefusedRequest, TableConnection
from yakai.core.game import Turn
from yakai.store.sqlite.store import SQLiteStore
from yakai.table.state.entries import Batch
from yakai.table.state.table import folded
from yakai.web.messages import PersonPlayer


class Told:
    """Two clients at a table that play without end and note what the server acknowledged and showed."""

    def __init__(self, seats: list[TableConnection], seed: int) -> None:
        self.seats = seats
        self.acked: list[str] = []
        self.sent: set[str] = set()
        self.shown: list[tuple[int, int]] = []
        self.resent = 0
        self._rng = Random(seed)

    async def play(self) -> None:
        while True:
            try:
                await self.move()
            except (OSError, TimeoutError):
                await self._come_back()

    async def move(self) -> None:
        """Send a request of the seat that is to act; after a lost connection, send it again until it is answered."""
        async with asyncio.timeout(60):
            while (mover := self._mover()) is None:
                if not all(seat.connected for seat in self.seats):
                    raise ConnectionResetError
                await asyncio.sleep(0.002)
        latest = mover.latest
        assert latest is not None
        request = mover.new_id()
        self.sent.add(request)
        message = (
            {"type": "again"}
            if over(mover)
            else {"type": "act", "seat": self.seats.index(mover), "game": latest.game}
        )
        if not over(mover):
            message["action"] = any_move(mover, self._rng)
        while True:
            try:
                await mover.ask(id=request, **message)
                self.acked.append(request)
                break
            except OSError:
                self.resent += 1
                await self._come_back()
            except RefusedRequest as refused:
                raise AssertionError(f"refused: {refused.key}") from refused
        if mover.latest is not None:
            self.shown.append((mover.latest.game, mover.latest.n))

    def _mover(self) -> TableConnection | None:
        """The seat that is to act or, after the end, the next one that has not yet asked for another game."""
        if any(seat.latest is None or seat.table is None for seat in self.seats):
            return None
        if not over(self.seats[0]):
            return on_turn(self.seats)
        for place, seat in enumerate(self.seats):
            player = seat.table.players[place] if seat.table else None
            if over(seat) and isinstance(player, PersonPlayer) and not player.ready:
                return seat
        return None

    async def _come_back(self) -> None:
        for seat in self.seats:
            seat.latest = seat.table = None
            while True:
                try:
                    await seat.connect()
                    await asyncio.wait_for(seat.game(), 5)
                    break
                except (OSError, TimeoutError):
                    await asyncio.sleep(0.02)

    async def close(self) -> None:
        for seat in self.seats:
            await seat.close()


async def sat_down(server: Process, seed: int) -> Told:
    """Begin a game of two clients at a new table."""
    seats: list[TableConnection] = []
    key = ""
    for place in range(2):
        client = server.client()
        if place == 0:
            key = (await client.open_table("yak", 2)).invitation
        else:
            await client.name()
        seat = TableConnection(client, key)
        await seat.connect()
        await seat.joined()
        if place:
            await seat.ask("sit", seat=place)
        seats.append(seat)
    told = Told(seats, seed)
    for seat in seats:
        request = seat.new_id()
        told.sent.add(request)
        await seat.ask("ready", id=request, ready=True)
        told.acked.append(request)
    for seat in seats:
        await seat.game()
    return told


async def check(path: Path, people: list[Told]) -> None:
    """Check what is stored against what the clients were told."""
    store = SQLiteStore(path)
    stored: list[list[Batch]] = []
    for person in people:
        keys = await store.find(person.seats[0].key)
        assert keys is not None
        stored.append(await store.batches(keys.id))
    store.close()
    for person, batches in zip(people, stored, strict=True):
        requests = [batch.request for batch in batches if batch.request is not None]
        # Each acknowledged request is stored exactly once, and they are stored in the order of their answers.
        assert max(Counter(requests).values()) == 1
        assert set(person.acked) <= set(requests)
        acked = set(person.acked)
        assert [request for request in requests if request in acked] == person.acked
        # Only requests that were sent are stored, and at most the last one is not acknowledged.
        assert (
            set(requests) - {requests[0]} <= person.sent
        )  # the first one is the second player's request for a seat
        assert len(person.sent - acked) <= 1
        # The log folds to a table that is at least as recent as anything that was shown.
        table = folded("t", batches, Random(0))
        assert table.match is not None
        assert (table.room.games, table.streams.length(None)) >= max(person.shown)
        assert table.room.phase == "over" or isinstance(table.match.pending, Turn)


async def busy(people: list[Told], rng: Random) -> None:
    """Wait until all clients play (again), then for a random moment, so that some requests are under way."""
    before = [len(person.acked) for person in people]
    async with asyncio.timeout(60):
        while any(  # noqa: ASYNC110  # many may be waited for
            len(person.acked) <= was + 1 for person, was in zip(people, before, strict=True)
        ):
            await asyncio.sleep(0.005)
    await asyncio.sleep(rng.uniform(0, 0.2))


async def stop_playing(playing: Sequence["asyncio.Future[None]"]) -> None:
    """Cancel the playing tasks, and check that none had ended before."""
    for task in playing:
        task.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    assert all(isinstance(end, asyncio.CancelledError) for end in ended), ended
