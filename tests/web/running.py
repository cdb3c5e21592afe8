"""A real server on a real port, in a thread of the test."""

import asyncio
import itertools
import os
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, Final, TypeVar, cast
from unittest.mock import patch

from yakai.client import Client
from yakai.store.sqlite.database import Database
from yakai.store.sqlite.store import SQLiteStore
from yakai.table.drivers.countdown import Countdown
from yakai.table.keys import new_token
from yakai.table.live import LiveTable
from yakai.web.app import create_app
from yakai.web.context import ServerContext
from yakai.web.server import Server
from yakai.web.settings import Settings
from yakai.web.ws.connection import Connection

T = TypeVar("T")
SECONDS: Final = 180
"""Seconds: longer than any start or stop takes, also on a busy machine."""


def same_luck() -> Callable[[], Random]:
    """A generator for each table, the same at each run; at night any."""
    if os.environ.get("YAKAI_NIGHTLY"):
        return SystemRandom
    seeds = itertools.count()
    return lambda: Random(next(seeds))


class Steady:
    """A clock that a test sets."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds

    def __call__(self) -> float:
        return self.seconds


class Running:
    """A running server: its URL and, for tests of its inside, its context."""

    def __init__(self, url: str, server: Server, loop: asyncio.AbstractEventLoop) -> None:
        self.url = url
        self.loop = loop
        self.server = server
        self.context: ServerContext = server.app.state.context

    @property
    def database(self) -> Database:
        """The file that the server stores everything in."""
        store = self.context.store
        assert isinstance(store, SQLiteStore)
        return store.database

    async def does(self, deed: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine on the server's loop, and return its result."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(deed, self.loop))

    @property
    def connections(self) -> list[Connection]:
        """The connections at tables, for tests of their inside."""
        return [cast("Connection", one) for one in tuple(self.context.connections)]

    async def table(self, key: str) -> LiveTable:
        """The live table that a key opens."""
        return (await self.does(self.context.tables.find(key))).table

    def wait_until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds."""
        until = time.monotonic() + SECONDS
        while not holds():
            assert time.monotonic() < until, "it never came"
            time.sleep(0.01)

    def client(self, lang: str = "en") -> Client:
        """A client of a new person."""
        return Client(self.url, lang)


@contextmanager
def running(
    data: Path,
    *,
    now: Callable[[], float] = time.time,
    token: Callable[[], str] = new_token,
    chance: Callable[[], Random] | None = None,
    steady: Callable[[], float] = time.monotonic,
    send_buffer: int | None = None,
    **settings: Any,
) -> Iterator[Running]:
    """Serve until the block ends. Bots do not pause, there is one bot worker, and housekeeping and heartbeat do not run
    by themselves, because on a busy machine they would come at another moment.
    """
    usual = {
        "data": str(data),
        "pace": 0.0,
        "bot_workers": 1,
        "connections_per_person": 10**5,
        "messages_per_second": 1e6,
        "messages_at_once": 10**6,
        "tables_per_hour_per_address": 10**6,
        "guests_per_hour_per_address": 10**6,
    }
    app = create_app(Settings(**{**usual, **settings}), now, token, chance or same_luck(), steady)
    server = Server(app, log_level="warning")
    ready: Future[asyncio.AbstractEventLoop] = Future()
    server.when_ready = lambda: ready.set_result(asyncio.get_running_loop())
    listening = socket.create_server(("127.0.0.1", 0))
    if send_buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    with patch("yakai.web.ops.housekeeping.FIRST", 10.0**6), patch("yakai.web.ops.heartbeat.BEAT", 10.0**6):
        thread.start()
        try:
            scheme = "https" if settings.get("certificate") else "http"
            url = f"{scheme}://127.0.0.1:{listening.getsockname()[1]}"
            yield Running(url, server, ready.result(SECONDS))
        finally:
            server.should_exit = True
            thread.join(SECONDS)
            listening.close()
    assert not thread.is_alive(), "the server did not stop"


@contextmanager
def same_each_time(data: Path, chance: Callable[[], Random], **more: Any) -> Iterator[Running]:
    """A server that answers the same requests alike: times, keys and chance are given, and no timer of the rules
    expires.
    """
    ticks, tokens = itertools.count(), itertools.count()
    with (
        patch.object(Countdown, "_expire", lambda *_: None),
        running(
            data,
            now=lambda: float(next(ticks)),
            token=lambda: f"token-{next(tokens):018d}",
            chance=chance,
            **more,
        ) as server,
    ):
        yield server
