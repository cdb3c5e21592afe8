"""Power cuts: everything acknowledged was synced to the disk before, and what was synced is enough.

A killed process loses nothing that the kernel holds, so killing proves nothing about this. Here a small library stands
between the server and the disk (`sync.c`): it notes every sync, and keeps what was synced. Each test is shown to fail
when the server does not wait for the disk (`synchronous=OFF`).
"""

import asyncio
import shutil
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from tests.faults.process import Process, process
from tests.faults.recording_clients import busy, check, sat_down, stop_playing
from tests.web.playing import any_move, in_step, on_turn, over
from yakai.client import TableConnection

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="LD_PRELOAD is Linux's"),
]

MOVES = 60
CUTS = 6


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library, compiled."""
    built = tmp_path_factory.mktemp("sync") / "sync.so"
    source = Path(__file__).with_name("sync.c")
    subprocess.run(
        ["cc", "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", str(built), str(source), "-ldl"],
        check=True,
    )
    return built


class Sync(NamedTuple):
    """One sync of a file, from when to when."""

    began: float
    ended: float
    path: str


class Moved(NamedTuple):
    """One acknowledged move: sent when, acknowledged when."""

    sent: float
    acked: float


async def acknowledged_moves(server: Process) -> list[Moved]:
    """Two people play, and note the time of each move."""
    moved: list[Moved] = []
    rng = Random(1)
    async with AsyncExitStack() as stack:
        ann, bob = server.client(), server.client()
        links = await ann.open_table("yak", 2)
        seats: list[TableConnection] = [
            await stack.enter_async_context(one.join(links.invitation)) for one in (ann, bob)
        ]
        await seats[1].ask("sit", seat=1)
        for seat in seats:
            await seat.ask("ready", ready=True)
        for seat in seats:
            await seat.game()
        while len(moved) < MOVES and not over(seats[0]):
            mover = on_turn(seats)
            assert mover is not None
            move = any_move(mover, rng)
            sent = time.monotonic()
            await mover.act(move)
            moved.append(Moved(sent, time.monotonic()))
            await in_step(seats)
    return moved


def unsynced(moved: list[Moved], log: Path) -> int:
    """How many moves were acknowledged without a sync of the database's log between sending and acknowledging."""
    lines = log.read_text().splitlines() if log.exists() else []
    syncs = [
        Sync(float(began), float(ended), path)
        for began, ended, path in (line.split(" ", 2) for line in lines)
    ]
    waits = [sync for sync in syncs if sync.path.endswith("-wal")]
    return sum(
        not any(move.sent <= sync.began and sync.ended <= move.acked for sync in waits) for move in moved
    )


async def test_every_acknowledged_move_was_synced_first(tmp_path: Path, library: Path) -> None:
    log = tmp_path / "syncs"
    with process(tmp_path, LD_PRELOAD=str(library), SYNC_LOG=str(log)) as server:
        moved = await acknowledged_moves(server)
    assert len(moved) > 20
    assert unsynced(moved, log) == 0


async def test_the_check_notices_a_server_that_does_not_wait_for_the_disk(
    tmp_path: Path, library: Path
) -> None:
    log = tmp_path / "syncs"
    with process(tmp_path, LD_PRELOAD=str(library), SYNC_LOG=str(log), YAKAI_SYNCHRONOUS="OFF") as server:
        moved = await acknowledged_moves(server)
    assert unsynced(moved, log) == len(moved) > 20


async def through_power_cuts(tmp_path: Path, library: Path, cuts: int, synchronous: str = "FULL") -> None:
    """Play through some power cuts, each of which takes away everything that was not synced; then check."""
    kept = tmp_path / "kept"
    kept.mkdir()
    rng = Random(1)
    with process(
        tmp_path, LD_PRELOAD=str(library), SYNC_KEPT=str(kept), YAKAI_SYNCHRONOUS=synchronous
    ) as server:
        people = [await sat_down(server, seed) for seed in range(3)]
        playing = [asyncio.ensure_future(person.play()) for person in people]
        for _ in range(cuts - 1):
            await busy(people, rng)
            server.kill()
            lose_power(tmp_path / "data", kept)
            await asyncio.to_thread(server.start)
        await busy(people, rng)
        server.kill()
        lose_power(tmp_path / "data", kept)
        await stop_playing(playing)
        for person in people:
            await person.close()
    await check(tmp_path / "data" / "yakai.sqlite3", people)
    assert sum(len(person.acked) for person in people) > 5 * cuts, "hardly any load"


def lose_power(data: Path, kept: Path) -> None:
    """Only what was synced is still there."""
    for file in data.glob("yakai.sqlite3*"):
        file.unlink()
    for file in kept.glob("*sqlite3*"):
        if file.suffix != ".draft":
            shutil.copy(file, data)


async def test_what_was_acknowledged_survives_power_cuts(tmp_path: Path, library: Path) -> None:
    await through_power_cuts(tmp_path, library, CUTS)


async def test_the_check_notices_a_server_that_loses_what_it_acknowledged(
    tmp_path: Path, library: Path
) -> None:
    with pytest.raises(AssertionError):
        await through_power_cuts(tmp_path, library, 1, synchronous="OFF")
