"""Whoever never reads: they are not counted for ever, keep a server that goes from nothing, and leave no traceback."""

import logging
from pathlib import Path
from typing import Any, cast

import pytest

from tests.web.playing import eventually, people, table
from tests.web.running import SECONDS, Running, running
from tests.web.test_odd_frames import tracebacks
from tests.web.test_odd_lines import reading_nothing
from yakai.web.messages import Refused

pytestmark = pytest.mark.anyio

__all__ = ["tracebacks"]


async def say_much_to_watchers(server: Running) -> None:
    """More than fits between us and somebody who does not read."""
    for connection in tuple(server.context.connections):
        if not connection.invited:
            for _ in range(50):
                connection._outbox.answer(Refused(None, None, "x", "x" * 100_000))


async def owe_a_pong(server: Running) -> None:
    """Time is up for those watchers who were sent a ping."""
    for connection in tuple(server.context.connections):
        if not connection.invited:
            line = cast("Any", connection)._transport._protocol
            assert line.ping_interval
            assert line.ping_timeout
            line.send_keepalive_ping()
            line.keepalive_timeout()


async def test_those_who_never_read_are_counted_no_more_when_their_pong_is_overdue(tmp_path: Path) -> None:
    with running(tmp_path, send_buffer=4096) as server:
        async with people(server, 1) as (ann,), reading_nothing(server, table(ann).watching):
            await ann.until(lambda seat: table(seat).spectators == 1)
            await server.does(say_much_to_watchers(server))
            await server.does(owe_a_pong(server))
            await ann.until(lambda seat: table(seat).spectators == 0)
            server.wait_until(lambda: len(server.server.server_state.admission) == 1)


async def test_those_who_never_read_do_not_hold_it_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tracebacks: list[logging.LogRecord]
) -> None:
    monkeypatch.setattr("yakai.web.ops.uvicorn_protocols.SHUTDOWN_TIMEOUT", 0.1)
    with running(tmp_path, send_buffer=4096) as server:
        async with people(server, 1) as (ann,):
            key = table(ann).watching
            async with reading_nothing(server, key), reading_nothing(server, key):
                await ann.until(lambda seat: table(seat).spectators == 2)
                await server.does(say_much_to_watchers(server))
                server.server.should_exit = True
                await ann.until(lambda seat: not seat.connected)
                assert ann.gone == "server-is-restarting"
                await eventually(server.loop.is_closed, SECONDS)
    assert [record.getMessage() for record in tracebacks] == []
