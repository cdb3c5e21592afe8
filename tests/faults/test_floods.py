"""Floods of every kind at once: flooding clients are cut off, again and again, and honest players play on.

How long honest moves take meanwhile is measured by `script/bench floods`.
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from bench.floods import FLOODS, flood, seated

from tests.faults.process import process

pytestmark = pytest.mark.anyio

TIMES = 1
"""How often each flood is cut off before it gives up."""

MOVES = 8

HONEST = {"YAKAI_MESSAGES_PER_SECOND": "20", "YAKAI_MESSAGES_AT_ONCE": "1000"}

MERELY_STOPS_READING = """
from yakai.web.net.uvicorn_protocols.websocket_protocol import WebSocketProtocol, WebSocketsSansIOProtocol
def handle_events(self):
    if self._frame_limit.take(len(self.conn.events)):
        WebSocketsSansIOProtocol.handle_events(self)
    else:
        self._input.discard()
        self.transport.pause_reading()
WebSocketProtocol.handle_events = handle_events
"""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_floods_are_cut_off_and_honest_players_play_on(tmp_path: Path) -> None:
    with process(tmp_path, **HONEST) as server:
        async with AsyncExitStack() as stack:
            players = [await seated(stack, server.url, seed) for seed in range(2)]
            heard = [seat._socket for one in players for seat in one.seats]
            attacker = await stack.enter_async_context(server.client())
            assert attacker.cookie is not None
            keys = ("nowhere", players[0].seats[0].key)
            flooding = [
                asyncio.ensure_future(
                    asyncio.to_thread(
                        flood, server.url, kind, key, attacker.cookie, lambda ended: ended < TIMES
                    )
                )
                for kind in FLOODS
                for key in (keys if kind != "crumbs" else keys[:1])
            ]
            while not all(one.done() for one in flooding):
                for one in players:
                    await one.move()
            assert [await one for one in flooding] == [TIMES] * len(flooding)
            for one in players:
                for _ in range(MOVES):
                    await one.move()
            assert [seat._socket for one in players for seat in one.seats] == heard, (
                "an honest player was cut off"
            )
            assert all(seat.connected for one in players for seat in one.seats)
    assert "Traceback" not in (tmp_path / "server.log").read_text()


async def test_a_server_that_merely_stops_reading_is_noticed(tmp_path: Path) -> None:
    with process(tmp_path, MERELY_STOPS_READING, **HONEST, YAKAI_PLAIN="1") as server:
        async with AsyncExitStack() as stack:
            (seat, _) = (await seated(stack, server.url, 0)).seats
            assert seat.client.cookie is not None
            with pytest.raises(TimeoutError):
                await asyncio.to_thread(
                    flood,
                    server.url,
                    "pongs",
                    seat.key,
                    seat.client.cookie,
                    lambda ended: not ended,
                    patience=2.0,
                )
