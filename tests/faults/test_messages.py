"""Messages arrive twice, late, out of order, or are lost and sent again, in all five games: each is executed once.

A person has two windows at the table. Each request goes out twice, over either of them, among late copies of earlier
ones, and now and then a connection breaks before the answer was read.
"""

from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.web.playing import game, latest, settled, table
from tests.web.running import Running, running
from tests.web.test_recall import GAMES
from yakai.client import TableConnection
from yakai.table.state.entries import Batch
from yakai.table.state.table import folded
from yakai.web.messages import Ok, PersonPlayer, Refused

pytestmark = pytest.mark.anyio

MOVES = 16
BREAKS = 0.2


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Tangled:
    """A client whose messages get lost."""

    def __init__(self, windows: list[TableConnection], place: int, rng: Random) -> None:
        self.windows = windows
        self.place = place
        self.sent: list[bytes] = []
        self.done: list[str] = []
        self._rng = rng

    async def act(self, action: Any) -> None:
        """Play something, mixed with copies of earlier requests."""
        seat = self.windows[0]
        own = seat.new_id()
        fields = {"seat": self.place, "game": latest(seat).game, "action": action}
        message = msgspec.json.encode({"type": "act", "id": own, **fields})
        tangle = [message, message, *self._rng.sample(self.sent, min(3, len(self.sent)))]
        self._rng.shuffle(tangle)
        for one in tangle:
            window = self._rng.choice(self.windows)
            await window.send(one)
            if self._rng.random() < BREAKS:
                await self._break(window)
                await window.send(one)
        await settled(self.windows)
        while own not in self.answered(Ok) | self.answered(
            Refused
        ):  # its connections broke before the answer
            await self.windows[0].send(message)
            await self.windows[0].ping()
        self.sent.append(message)
        if own in self.answered(Ok):
            self.done.append(own)
        assert own not in self.answered(Ok) & self.answered(Refused), "done, and refused when it came again"

    async def _break(self, window: TableConnection) -> None:
        """Break the connection at once, with whatever was on its way, and reconnect."""
        assert window._socket is not None
        window._socket.transport.abort()
        await window.until(lambda one: not one.connected)
        await window.connect()

    def answered(self, kind: type[Ok] | type[Refused]) -> set[str | None]:
        return {one.id for window in self.windows for one in window.received if isinstance(one, kind)}


async def batches_of(server: Running, key: str) -> list[Batch]:
    keys = await server.does(server.context.store.find(key))
    assert keys is not None
    return await server.does(server.context.store.batches(keys.id))


@pytest.mark.parametrize("of", GAMES)
async def test_each_request_is_executed_once_and_in_its_place(tmp_path: Path, of: str) -> None:
    rng = Random(1)
    with running(tmp_path) as server:
        async with game(server, GAMES[of], of=of) as seats, AsyncExitStack() as stack:
            people = []
            for place, seat in enumerate(seats):
                second = await stack.enter_async_context(seat.client.join(seat.key))
                await second.game()
                people.append(Tangled([seat, second], place, rng))
            every = [window for person in people for window in person.windows]
            for _ in range(MOVES):
                able = [person for person in people if person.windows[0].legal]
                if not able:
                    break
                person = rng.choice(able)
                await person.act(person.windows[0].legal.sample(rng))
                await settled(every)
            key, clients = seats[0].key, [seat.client for seat in seats]
            batches = await batches_of(server, key)
            match = folded(batches[0].table, batches, Random(0)).game
            assert match is not None
            for person in people:
                for window in person.windows:
                    assert window.view == match.view(person.place)
    acts = [batch.request for batch in batches]
    done = [request for person in people for request in person.done]
    assert len(done) > MOVES // 2
    for person in people:
        assert [request for request in acts if request in person.done] == person.done
    assert all(acts.count(request) == 1 for request in done)

    # Days later, after a restart, all of it arrives once more, in any order.
    with running(tmp_path) as server:
        for person, client in zip(people, clients, strict=True):
            client.url = server.url
            kept = [one for one in person.sent if msgspec.json.decode(one)["id"] in person.done]
            async with client.join(key) as seat:
                before = (await seat.game()).view
                for one in rng.sample(kept, len(kept)):
                    await seat.send(one)
                await seat.ping()
                assert not [one for one in seat.received if isinstance(one, Refused)]
                assert latest(seat).view == before
        assert [one.request for one in await batches_of(server, key) if one.request in done] == [
            request for request in acts if request in done
        ]


async def test_a_request_that_changed_nothing_does_nothing_when_it_is_repeated(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with server.client() as ann:
            links = await ann.open_table("yak", 2)
            async with ann.join(links.invitation) as seat:
                for number, ready in enumerate((True, True, False)):
                    await seat.ask("ready", id=f"ready-{number}", ready=ready)
                await seat.ask("ready", id="ready-1", ready=True)
                (place, _) = table(seat).players
                assert isinstance(place, PersonPlayer)
                assert not place.ready
                for number, name in enumerate(("Ann", "Anna")):
                    await seat.ask("rename", id=f"name-{number}", name=name)
                await seat.ask("rename", id="name-0", name="Ann")
                assert await ann.name() == "Anna"
                assert table(seat).name == "Anna"


async def test_a_repeated_rename_does_nothing_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.client()
        key = (await ann.open_table("yak", 2)).invitation
        async with ann.join(key) as seat:
            for number, name in enumerate(("Ann", "Anna")):
                await seat.ask("rename", id=f"name-{number}", name=name)
    with running(tmp_path) as server:
        ann.url = server.url
        async with ann.join(key) as seat:
            await seat.joined()
            batches = await batches_of(server, key)
            for number, name in enumerate(("Ann", "Anna")):
                await seat.ask("rename", id=f"name-{number}", name=name)
            assert (await ann.name(), table(seat).name) == ("Anna", "Anna")
            assert await batches_of(server, key) == batches
            await seat.ask("rename", id="name-2", name="Hanna")
            assert (await ann.name(), table(seat).name) == ("Hanna", "Hanna")


async def test_a_repeated_rename_does_nothing_after_its_table_was_unloaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yakai.table.tables.UNLOAD_AFTER", 0.05)
    with running(tmp_path) as server:
        ann = server.client()
        key = (await ann.open_table("yak", 2)).invitation
        async with ann.join(key) as seat:
            for number, name in enumerate(("Ann", "Anna")):
                await seat.ask("rename", id=f"name-{number}", name=name)
        server.wait_until(lambda: not server.context.tables.loaded)
        async with ann.join(key) as seat:
            await seat.joined()
            await seat.ask("rename", id="name-0", name="Ann")
            assert (await ann.name(), table(seat).name) == ("Anna", "Anna")
