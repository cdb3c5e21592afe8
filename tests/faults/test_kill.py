"""The server is killed again and again under load: everything acknowledged is stored, once and in order."""

import asyncio
import os
import signal
from pathlib import Path
from random import Random

import pytest

from tests.faults.process import Process, process, wait_until_gone
from tests.faults.recording_clients import busy, check, sat_down, stop_playing
from tests.web.playing import over

pytestmark = pytest.mark.anyio

KILLS = 25 if os.environ.get("YAKAI_NIGHTLY") else 10
TABLES = 6


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_what_was_acknowledged_survives_kill_after_kill(tmp_path: Path) -> None:
    rng = Random(1)
    with process(tmp_path) as server:
        people = [await sat_down(server, seed) for seed in range(TABLES)]
        playing = [asyncio.ensure_future(person.play()) for person in people]
        for _ in range(KILLS):
            await busy(people, rng)
            server.kill()
            await asyncio.to_thread(server.start)
        await busy(people, rng)
        await stop_playing(playing)
        for person in people:
            await person.close()
        assert server.stop() in (0, -15)
    await check(tmp_path / "data" / "yakai.sqlite3", people)
    assert sum(len(person.acked) for person in people) > 10 * KILLS, "hardly any load"
    assert sum(person.resent for person in people) > 0, "no kill ever hit a request"


async def test_a_killed_server_leaves_no_worker_behind(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        await bots_game(server)
        workers = _workers(server)
        assert workers
        server.kill()
        assert all([await asyncio.to_thread(wait_until_gone, pid) for pid in workers])


async def test_a_bots_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        await bots_game(server)
        before = _workers(server)
        for worker in before:
            os.kill(worker, signal.SIGKILL)
        await bots_game(server)
        assert _workers(server)
        assert not set(before) & set(_workers(server))


async def bots_game(server: Process) -> None:
    """A whole game of bots alone."""
    async with server.client() as client:
        links = await client.open_table("yak", 2, bots=["random", "random"], sit=False, ready=True)
        async with client.join(links.watching) as watcher:
            await watcher.until(over, seconds=120)


def _workers(server: Process) -> list[int]:
    """The ids of a server's bot workers: its child processes, except for Python's own helper."""
    return [
        int(child.name)
        for child in Path("/proc").glob("[0-9]*")
        if _parent(child) == server.pid and b"spawn_main" in _read(child / "cmdline")
    ]


def _parent(process: Path) -> int | None:
    """The parent of a process; `None` if the process has just ended."""
    state = _read(process / "stat").rpartition(b")")[2].split()
    return int(state[1]) if state else None


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""
