"""Glimpses (something in progress) are sent to all others at once and are not stored."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.web.playing import game, latest, pause, refusal, settled, table
from tests.web.running import Running, running
from tests.web.test_odd_connections import reading_nothing
from yakai.client import TableConnection
from yakai.web.limits import rate_limits
from yakai.web.limits.rate_limits import REFUSALS_BEFORE_CLOSE
from yakai.web.messages import GameMessage, GlimpseMessage, Refused

pytestmark = pytest.mark.anyio

POINTS = {"type": "points", "stroke": 0, "at": 0, "xs": [100, 200], "ys": [300, 400]}
LINE = {"type": "stroke", "xs": [100, 200], "ys": [300, 400], "ts": [0, 16]}


@asynccontextmanager
async def drawing(server: Running, number: int = 3, **options: Any) -> AsyncIterator[list[TableConnection]]:
    """A game of Pictomania in which all players draw."""
    async with game(server, number, of="pictomania", options={"drawing": None, **options}) as seats:
        for seat in seats:
            await seat.act({"type": "ready", "step": latest(seat).view["step"]})
        await settled(seats)
        assert latest(seats[0]).view["stage"] == "draw"
        yield seats


def glimpses(seat: TableConnection) -> list[GlimpseMessage]:
    return [message for message in seat.received if isinstance(message, GlimpseMessage)]


async def show(
    sender: TableConnection, viewers: list[TableConnection], glimpse: Any = POINTS, **more: Any
) -> None:
    """Send a glimpse, and wait until all would have received it."""
    await sender.glimpse(glimpse, **more)
    await settled([sender])
    await settled(viewers)


async def test_all_others_see_it_at_once(server: Running) -> None:
    async with (
        drawing(server) as seats,
        seats[0].client.join(seats[0].key) as tab,
        server.client() as guest,
        guest.join(table(seats[0]).watching) as watcher,
    ):
        await tab.game()
        await watcher.game()
        viewers = [*seats, tab, watcher]
        heard = {one: len(one.received) for one in viewers}
        await show(seats[0], viewers)
        for one in (*seats[1:], tab, watcher):
            assert glimpses(one) == [GlimpseMessage(0, POINTS)]
        assert glimpses(seats[0]) == []
        for one in viewers:
            assert not any(
                isinstance(message, GameMessage | Refused) for message in one.received[heard[one] :]
            )


async def test_it_comes_before_the_stroke_that_it_becomes(server: Running) -> None:
    async with drawing(server) as seats:
        for stroke in range(3):
            await seats[0].glimpse({**POINTS, "stroke": stroke})
            await seats[0].act(LINE)
        await settled(seats)
        types = [json.loads(message)["type"] for message in seats[1].raw]
        assert [one for one in types if one in ("glimpse", "added")] == ["glimpse", "added"] * 3


async def test_it_leaves_no_trace(server: Running) -> None:
    async with drawing(server) as seats:
        live = await server.table(seats[0].key)
        before = (
            live.table.seq,
            live.table.game_length,
            [live.table.streams.length(seat) for seat in (None, 0, 1, 2)],
        )
        await show(seats[0], seats)
        assert len(glimpses(seats[1])) == 1
        after = (
            live.table.seq,
            live.table.game_length,
            [live.table.streams.length(seat) for seat in (None, 0, 1, 2)],
        )
        assert after == before
        stored = await server.does(server.context.store.batches(live.keys.id))
        assert not any(b"points" in batch.text for batch in stored)
        await seats[1].connect(fresh=True)
        await settled(seats)
        assert latest(seats[1]).view["drawings"] == [[], [], []]


MISFITS: list[tuple[Any, dict[str, Any]]] = [
    (POINTS, {"seat": 1}),
    (POINTS, {"seat": -1}),
    (POINTS, {"seat": 99}),
    (POINTS, {"game": 2}),
    (POINTS, {"game": 0}),
    ({**POINTS, "xs": [100, 4096]}, {}),
    ({**POINTS, "xs": [100.5, 1]}, {}),
    ({**POINTS, "xs": [10**30, 1]}, {}),
    ({**POINTS, "xs": [1] * 65, "ys": [1] * 65}, {}),
    ({**POINTS, "word": "cat"}, {}),
    ({**POINTS, "type": "stroke"}, {}),
    (LINE, {}),
    ({"type": "guess", "artist": 1, "number": 3}, {}),
    (None, {}),
    ("cat", {}),
    ([[[]]], {}),
]


@pytest.mark.parametrize(("glimpse", "more"), MISFITS, ids=str)
async def test_what_does_not_fit_is_dropped_without_a_word(
    server: Running, glimpse: Any, more: dict[str, Any]
) -> None:
    async with drawing(server) as seats:
        heard = len(seats[0].received)
        await show(seats[0], seats, glimpse, **more)
        assert [glimpses(seat) for seat in seats] == [[], [], []]
        assert not any(isinstance(message, Refused) for message in seats[0].received[heard:])


async def test_only_what_was_meant_is_shown(server: Running) -> None:
    async with drawing(server) as seats:
        points = '{"xs" : [1],"ys":[2], "ps":null,"type":"points","at":0,"stroke":0,"stroke":0 }'
        await seats[0].send('{"type":"glimpse","seat":0,"game":1,"glimpse": ' + points + "}")
        await settled([seats[0]])
        await settled(seats)
        (shown,) = (message for message in seats[1].raw if b"glimpse" in message)
        assert shown == (
            b'{"type":"glimpse","seat":0,"glimpse":{"type":"points","stroke":0,"at":0,"xs":[1],"ys":[2]}}'
        )


async def test_glimpses_of_a_person_who_may_not_draw_are_dropped(server: Running) -> None:
    async with drawing(server) as seats:
        # Spectators, invited or not.
        for key in (seats[0].key, table(seats[0]).watching):
            async with server.client() as guest, guest.join(key) as watcher:
                await watcher.game()
                await show(watcher, [watcher, *seats], seat=0)
        # During a pause.
        await pause(seats)
        await show(seats[0], seats)
        await seats[1].ask("pause", game=1, paused=False)
        # From a seat that is lent to a bot.
        await seats[0].do("hand_over", bot=True)
        await show(seats[0], seats)
        assert [glimpses(seat) for seat in seats] == [[], [], []]
        # After a guess, or after finishing.
        await seats[1].act({"type": "guess", "artist": 2, "number": 1})
        await show(seats[1], seats, seat=1)
        await seats[2].act({"type": "finish"})
        await show(seats[2], seats, seat=2)
        assert [glimpses(seat) for seat in seats] == [[], [], []]


async def test_before_the_game_and_in_other_games_there_is_nothing_to_show(server: Running) -> None:
    async with game(server, 2) as seats:
        await show(seats[0], seats)
        assert [glimpses(seat) for seat in seats] == [[], []]
    async with game(server, 3, of="pictomania") as seats:
        assert latest(seats[0]).view["stage"] == "ready"
        await show(seats[0], seats)
        assert [glimpses(seat) for seat in seats] == [[], [], []]


@pytest.fixture
def hardly_any(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that accepts no more glimpses than one burst."""
    monkeypatch.setattr(rate_limits, "GLIMPSES_PER_SECOND", 1e-6)
    with running(tmp_path) as server:
        yield server


async def test_a_flood_is_dropped_and_slows_nothing_else(hardly_any: Running) -> None:
    async with drawing(hardly_any) as seats:
        for _ in range(200):
            await seats[0].glimpse(POINTS)
        await seats[0].act(LINE)
        await settled(seats)
        assert len(glimpses(seats[1])) == rate_limits.GLIMPSES_AT_ONCE
        assert not any(isinstance(message, Refused) for message in seats[0].received)
        # Another player's glimpses are counted apart.
        await show(seats[2], seats)
        assert glimpses(seats[1])[-1].seat == 2


async def test_all_connections_of_one_person_share_one_limit(hardly_any: Running) -> None:
    async with drawing(hardly_any) as seats, AsyncExitStack() as stack:
        tabs = [await stack.enter_async_context(seats[0].client.join(seats[0].key)) for _ in range(5)]
        for tab in tabs:
            await tab.game()
            for _ in range(20):
                await tab.glimpse(POINTS)
        await settled(tabs)
        await settled(seats)
        assert len(glimpses(seats[1])) == rate_limits.GLIMPSES_AT_ONCE
        # A new connection does not reset the limit.
        async with seats[0].client.join(seats[0].key) as tab:
            await tab.game()
            await show(tab, [tab, *seats])
        assert len(glimpses(seats[1])) == rate_limits.GLIMPSES_AT_ONCE


async def test_another_table_gives_a_person_no_more_glimpses(hardly_any: Running) -> None:
    async with drawing(hardly_any) as seats:
        key, clients = seats[0].key, [seat.client for seat in seats]
        for _ in range(rate_limits.GLIMPSES_AT_ONCE):
            await seats[0].glimpse(POINTS)
        await settled(seats[:1])
        async with AsyncExitStack() as stack:
            elsewhere = (await clients[0].open_table("pictomania", 3, options={"drawing": None})).invitation
            assert elsewhere != key
            there = [await stack.enter_async_context(client.join(elsewhere)) for client in clients]
            for place, seat in enumerate(there):
                await seat.joined()
                if place:
                    await seat.ask("sit", seat=place)
            for seat in there:
                await seat.ask("ready", ready=True)
            for seat in there:
                await seat.game()
            for seat in there:
                await seat.act({"type": "ready", "step": latest(seat).view["step"]})
            await settled(there)
            await show(there[0], there)
            assert glimpses(there[1]) == []
            await show(there[1], there)
            assert [one.seat for one in glimpses(there[2])] == [1]


async def test_glimpses_from_one_address_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "GLIMPSES_PER_SECOND", 1e-6)
    monkeypatch.setattr(rate_limits, "ADDRESS_FACTOR", 2)
    with running(tmp_path) as server:
        async with drawing(server) as seats:
            for seat in seats:
                for _ in range(rate_limits.GLIMPSES_AT_ONCE):
                    await seat.glimpse(POINTS)
                await settled([seat])
            await settled(seats)
            assert [len(glimpses(seat)) for seat in seats] == [
                rate_limits.GLIMPSES_AT_ONCE,
                rate_limits.GLIMPSES_AT_ONCE,
                2 * rate_limits.GLIMPSES_AT_ONCE,
            ]


@pytest.mark.parametrize("invited", [True, False])
async def test_a_client_far_beyond_the_limit_is_disconnected_alone(
    hardly_any: Running, invited: bool
) -> None:
    async with drawing(hardly_any) as seats:
        async with seats[0].client.join(seats[0].key if invited else table(seats[0]).watching) as tab:
            await tab.game()
            for _ in range(rate_limits.GLIMPSES_AT_ONCE + REFUSALS_BEFORE_CLOSE):
                await tab.glimpse(POINTS, seat=0, game=1)
            await settled([tab])
            assert tab.connected
            await tab.glimpse(POINTS, seat=0, game=1)
            await tab.until(lambda one: not one.connected)
            assert tab.gone == "too-fast"
        await seats[0].act(LINE)
        await settled(seats)


async def test_glimpses_use_up_no_requests(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_second=1e-6, messages_at_once=8) as server:
        async with drawing(server) as seats:
            for _ in range(30):
                await seats[0].glimpse(POINTS)
            await seats[0].act(LINE)
            error = await refusal(_act_without_end(seats[0]))
            assert error.key == "too-fast"


async def _act_without_end(seat: TableConnection) -> None:
    while True:
        await seat.act(LINE)


async def test_a_client_that_does_not_read_loses_glimpses_first_and_needs_no_full_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "GLIMPSES_AT_ONCE", 10**6)
    monkeypatch.setattr(rate_limits, "GLIMPSES_PER_SECOND", 1e6)
    with running(tmp_path, send_buffer=4096) as server:
        async with drawing(server) as seats, reading_nothing(server, table(seats[0]).watching) as slow:
            await seats[0].until(lambda seat: table(seat).spectators == 1)
            outbox = next(one for one in server.connections if not one.invited)._outbox
            many = {**POINTS, "xs": list(range(64)), "ys": list(range(64))}
            for _ in range(100):
                for _ in range(8):
                    await seats[0].glimpse(many)
                await settled([seats[0]])
                await settled([seats[1]])
            assert len(glimpses(seats[1])) == 800
            assert not outbox.behind
            assert len(outbox._queue) <= 16
            await seats[0].act(LINE)
            slow.transport.resume_reading()
            types: list[str] = []
            async with asyncio.timeout(60):
                while not types or types[-1] != "added":
                    types.append(json.loads(await slow.recv())["type"])
            assert types.count("game") <= 1
            assert types.count("glimpse") < 800
