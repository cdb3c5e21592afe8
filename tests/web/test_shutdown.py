"""Spectators that never read are not counted for ever, do not delay shutdown, and leave no traceback."""

import logging
from pathlib import Path
from typing import Any, cast

import pytest

from tests.web.playing import eventually, people, table
from tests.web.running import SECONDS, Running, running
from tests.web.test_odd_connections import reading_nothing
from tests.web.test_odd_frames import tracebacks
from yakai.web.messages import Refused

pytestmark = pytest.mark.anyio

__all__ = ["tracebacks"]


async def send_much_to_spectators(server: Running) -> None:
    """Send more than the buffers between the server and a client that does not read can hold."""
    for connection in server.connections:
        if not connection.invited:
            for _ in range(50):
                connection._outbox.answer(Refused(None, None, "x", "x" * 100_000))


async def expire_pongs(server: Running) -> None:
    """Ping the spectators, and let the time for their pongs pass."""
    for connection in server.connections:
        if not connection.invited:
            protocol = cast("Any", connection)._transport._protocol
            assert protocol.ping_interval
            assert protocol.ping_timeout
            protocol.send_keepalive_ping()
            protocol.keepalive_timeout()


async def test_spectators_that_never_read_no_longer_count_when_their_pong_is_late(tmp_path: Path) -> None:
    with running(tmp_path, send_buffer=4096) as server:
        async with people(server, 1) as (ann,), reading_nothing(server, table(ann).watching):
            await ann.until(lambda seat: table(seat).spectators == 1)
            await server.does(send_much_to_spectators(server))
            await server.does(expire_pongs(server))
            await ann.until(lambda seat: table(seat).spectators == 0)
            server.wait_until(lambda: len(server.server.server_state.admission) == 1)


async def test_spectators_that_never_read_do_not_delay_shutdown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tracebacks: list[logging.LogRecord]
) -> None:
    for protocol in ("http_protocol", "websocket_protocol"):
        monkeypatch.setattr(f"yakai.web.net.uvicorn_protocols.{protocol}.SHUTDOWN_TIMEOUT", 0.1)
    with running(tmp_path, send_buffer=4096) as server:
        async with people(server, 1) as (ann,):
            key = table(ann).watching
            async with reading_nothing(server, key), reading_nothing(server, key):
                await ann.until(lambda seat: table(seat).spectators == 2)
                await server.does(send_much_to_spectators(server))
                server.server.should_exit = True
                await ann.until(lambda seat: not seat.connected)
                assert ann.gone == "server-is-restarting"
                await eventually(server.loop.is_closed, SECONDS)
    assert [record.getMessage() for record in tracebacks] == []
