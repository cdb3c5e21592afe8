"""A start that fails releases all that it had opened, and so does a stop."""

import asyncio
import multiprocessing
import os
from pathlib import Path

import pytest
import uvicorn

from tests.web.running import running
from yakai.bots.workers import WorkerPool
from yakai.store.data_files import DATABASE, SOCKET
from yakai.store.data_lock import take
from yakai.store.errors import DataUnusable
from yakai.store.sqlite.store import SQLiteStore
from yakai.table.tables import Tables
from yakai.web.app import create_app
from yakai.web.ops.control import ControlSocket
from yakai.web.ops.heartbeat import Heartbeat
from yakai.web.ops.notices import Notices
from yakai.web.server import Server
from yakai.web.settings import Settings

pytestmark = pytest.mark.anyio


class Failure(Exception):
    """What a part raises in these tests."""


def fail(*_: object, **__: object) -> None:
    raise Failure


def server_with(data: Path) -> Server:
    """A server that stops as soon as it has started."""
    server = Server(create_app(Settings(data=str(data), bot_workers=1)), log_level="critical")
    server.should_exit = True
    return server


def is_free(data: Path) -> bool:
    """Whether a further server could lock the data directory."""
    os.close(take(data))
    return True


async def test_every_start_with_a_damaged_database_fails_and_releases_the_data(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"not a database" * 100)
    server = server_with(tmp_path)
    for _ in range(2):
        with pytest.raises(DataUnusable):
            await server.serve([])
        assert is_free(tmp_path)
    (tmp_path / DATABASE).unlink()
    await server.serve([])
    assert server.started
    assert is_free(tmp_path)


@pytest.mark.parametrize(
    ("part", "step"),
    [
        (SQLiteStore, "uptime"),
        (WorkerPool, "__init__"),
        (Tables, "__init__"),
        (ControlSocket, "open"),
        (Heartbeat, "__init__"),
        (uvicorn.Server, "startup"),
    ],
)
async def test_a_start_that_fails_halfway_leaves_nothing_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: type, step: str
) -> None:
    before = asyncio.all_tasks(), multiprocessing.active_children()
    with monkeypatch.context() as patched:
        patched.setattr(part, step, fail)
        with pytest.raises(Failure):
            await server_with(tmp_path).serve([])
    assert is_free(tmp_path)
    assert not (tmp_path / SOCKET).exists()
    assert (asyncio.all_tasks(), multiprocessing.active_children()) == before
    await server_with(tmp_path).serve([])


async def test_a_part_that_cannot_be_closed_keeps_no_other_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Notices, "close", fail)
    with pytest.raises(Failure):
        await server_with(tmp_path).serve([])
    assert is_free(tmp_path)


def test_a_server_that_has_stopped_can_be_followed_by_another(tmp_path: Path) -> None:
    for _ in range(2):
        with running(tmp_path):
            pass
        assert is_free(tmp_path)
