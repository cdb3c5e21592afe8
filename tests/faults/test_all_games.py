"""What can go wrong around a table goes wrong in all five games: a full disk, a client that never reads, a restart in
every phase, bots' workers that die or stall, a thousand silent connections.
"""

import asyncio
import os
import resource
import signal
import socket
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

import pytest

from tests.faults.process import process
from tests.web.playing import game, latest, moves_of_any_game, people, settled, table, watched
from tests.web.running import Running, running
from tests.web.test_odd_connections import reading_nothing
from tests.web.test_recall import GAMES
from tests.web.test_two_worlds import OPTIONS
from yakai.client import Client, RefusedRequest, TableConnection
from yakai.store.errors import StoreUnavailable
from yakai.web.messages import Refused
from yakai.web.ws.outbox import Outbox

pytestmark = pytest.mark.anyio

SILENT = 1000
SPARE = 300
"""How many files everything else needs."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


# A full disk


async def fill(server: Running) -> None:
    """Leave no room for another page of the file."""
    store = server.context.store
    await server.does(
        server.database.write(lambda connection: connection.execute("PRAGMA max_page_count = 1"))
    )
    for number in range(1000):
        try:
            await server.does(store.set_name(f"junk {number}", "x" * 3000, 0.0))
        except StoreUnavailable:
            return
    raise AssertionError("there was always room")


async def give_room(server: Running) -> None:
    await server.does(
        server.database.write(lambda connection: connection.execute("PRAGMA max_page_count = 1000000"))
    )


async def refused_move(seats: list[TableConnection], rng: Random) -> tuple[TableConnection, Any]:
    """Play until a move has no room; returns its player and the move."""
    for _ in range(200):
        seat = next(one for one in seats if one.legal)
        action = seat.legal.sample(rng)
        try:
            await seat.act(action)
        except RefusedRequest as refused:
            if refused.key != "store-is-unavailable" or refused.text == refused.key:
                raise
            return seat, action
        await settled(seats)
    raise AssertionError("there was always room")


@pytest.mark.parametrize("of", GAMES)
async def test_on_a_full_disk_moves_are_refused_and_with_room_they_are_made(
    tmp_path: Path, of: str, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path) as server:
        async with game(server, GAMES[of], of=of) as seats:
            await moves_of_any_game(seats, Random(1), 2)
            await fill(server)
            seat, action = await refused_move(seats, Random(2))
            await settled(seats)
            then = [(one.view, latest(one).n) for one in seats]
            for _ in range(2):
                with pytest.raises(RefusedRequest):
                    await seat.act(action)
            await settled(seats)
            assert [(one.view, latest(one).n) for one in seats] == then, "something half-made was told"
            await give_room(server)
            await seat.act(action)
            await settled(seats)
            assert latest(seat).n > then[seats.index(seat)][1]
            clients, key, views = [one.client for one in seats], seats[0].key, [one.view for one in seats]
    with running(tmp_path) as server:
        assert await views_of(server, clients, key) == views


async def views_of(server: Running, clients: list[Client], key: str) -> list[Any]:
    """What each returning person sees on this server."""
    views = []
    for person in at(server, clients):
        async with person.join(key) as seat:
            await seat.game()
            views.append(seat.view)
    return views


# A client that never reads


async def filled_up(server: Running, watcher: TableConnection) -> Outbox:
    """Send the other spectator more than fits into the socket buffers; return the outbox in which it waits."""
    cookie = (watcher.client.cookie or "").partition("=")[2]
    person = server.context.signer.read(cookie)
    (deaf,) = (one for one in server.connections if not one.invited and one.person != person)

    async def fill() -> None:
        for _ in range(50):
            deaf._outbox.answer(Refused(None, None, "x", "x" * 100_000))

    await server.does(fill())
    return deaf._outbox


@pytest.mark.parametrize("of", GAMES)
async def test_a_client_that_never_reads_delays_no_other_and_has_everything_in_the_end(
    tmp_path: Path, of: str
) -> None:
    with running(tmp_path, send_buffer=4096) as server:
        async with watched(server, GAMES[of], of=of) as (seats, watcher):
            async with reading_nothing(server, table(seats[0]).watching) as deaf:
                await watcher.until(lambda one: table(one).spectators == 2)
                stuck = await filled_up(server, watcher)
                await moves_of_any_game([*seats, watcher], Random(1), 12)
                newest = latest(watcher).n
                assert stuck.behind
                deaf.transport.resume_reading()
                async with asyncio.timeout(60):
                    async for message in deaf:
                        if f'"n":{newest},' in str(message) and '"type":"game"' in str(message):
                            break
            assert all(seat.connected for seat in seats)


# A restart in every phase

PHASES: Final = {
    "yak": {"opens", "answers", "over"},
    "sketch": {"turn", "over"},
    "yokai": {"peek", "move", "hint", "over"},
    "pikit": {"turn", "window", "over"},
    "pictomania": {"ready", "draw", "review", "scores", "vote", "over"},
}
"""The phases in which a game waits for people, and its end."""


@pytest.mark.parametrize("of", GAMES)
async def test_after_a_restart_in_any_phase_the_game_goes_on(tmp_path: Path, of: str) -> None:
    with running(tmp_path) as server:
        async with people(server, GAMES[of], of=of, options=OPTIONS.get(of, {})) as seats:
            clients, key = [seat.client for seat in seats], seats[0].key
    rng, seen = Random(4), set[str]()
    views: list[Any] = []
    while "over" not in seen:
        with running(tmp_path) as server:
            async with AsyncExitStack() as stack:
                seats = [await stack.enter_async_context(one.join(key)) for one in at(server, clients)]
                for place, seat in enumerate(seats):
                    await seat.joined()
                    assert table(seat).yours == (place,)
                if not seen:
                    for seat in seats:
                        await seat.ask("ready", ready=True)
                for seat in seats:
                    await seat.game()
                assert not seen or [seat.view for seat in seats] == views
                while phase(seats[0]) in seen:
                    with suppress(RefusedRequest):  # what only the host may do
                        await moves_of_any_game(seats, rng, 1)
                seen.add(phase(seats[0]))
                await settled(seats)
                views = [seat.view for seat in seats]
    assert seen == PHASES[of]
    with running(tmp_path) as server:
        assert await views_of(server, clients, key) == views
        async with AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(one.join(key)) for one in clients]
            for seat in seats:
                await seat.game()
                await seat.ask("again")
            for seat in seats:
                await seat.until(lambda one: latest(one).game == 2)


def at(server: Running, clients: list[Client]) -> list[Client]:
    """The same people, connecting to this server from now on."""
    for client in clients:
        client.url = server.url
    return clients


def phase(seat: TableConnection) -> str:
    """The phase of the game."""
    if latest(seat).result is not None:
        return "over"
    view = latest(seat).view
    return str(view["stage"]) if "stage" in view else "answers" if view["stack"] else "opens"


# Bots' workers


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP], ids=["dies", "stalls"])
async def test_bots_go_on_in_all_games_although_their_worker(how: signal.Signals, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        # The server waits for a hanging worker for less than the usual time.
        server.context.thinker._limit = 2.0
        for of in GAMES:
            workers = await at_work(server)
            for worker in workers:
                os.kill(worker.pid, how)
            await bots_move(of, server)
            for worker in workers:
                server.wait_until(lambda worker=worker: not worker.is_alive())  # type: ignore[misc]


async def at_work(server: Running) -> list[Any]:
    """The bots' worker processes, which start when they are needed."""
    while not (workers := list((server.context.thinker._pool._processes or {}).values())):
        await bots_move("yak", server)
    return workers


async def bots_move(of: str, server: Running) -> None:
    """Some moves of bots alone at a new table."""
    async with server.client() as client:
        links = await client.open_table(of, GAMES[of], bots=["novice"] * GAMES[of], sit=False, ready=True)
        async with client.join(links.watching) as watcher:
            before = (await watcher.game()).n
            await watcher.until(lambda one: latest(one).n > before + 3, 120)


# A thousand silent connections


async def test_a_thousand_silent_connections_keep_no_one_from_playing(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    # Fewer connections if this system allows fewer open files.
    many = SILENT if hard == resource.RLIM_INFINITY else min(SILENT, hard - SPARE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, many + SPARE), hard))
    try:
        with (
            process(tmp_path, YAKAI_CONNECTIONS_PER_ADDRESS=str(2 * SILENT)) as server,
            ExitStack() as silent,
        ):
            address = urlsplit(server.url)
            for _ in range(many):
                silent.enter_context(socket.create_connection((address.hostname, address.port), timeout=60))
            for of in GAMES:
                async with game(server, GAMES[of], of=of) as seats:  # type: ignore[arg-type]  # it has clients too
                    assert await moves_of_any_game(seats, Random(1), 3) == 3
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
