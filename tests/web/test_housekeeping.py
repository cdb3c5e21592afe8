"""Housekeeping removes tables and guests that are no longer used, and nothing else."""

import asyncio
import logging
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.web.playing import game, people, play_on
from tests.web.running import Running, running
from yakai.client import Client
from yakai.store.errors import StoreUnavailable
from yakai.store.protocols import StoredTable
from yakai.store.sqlite import housekeeping as sqlite_housekeeping
from yakai.web.context import open_context
from yakai.web.limits.admission import Admission
from yakai.web.ops import housekeeping
from yakai.web.ops.housekeeping import DAY, Housekeeping
from yakai.web.settings import Settings

pytestmark = pytest.mark.anyio

START = 1_000_000_000.0


class Evening:
    """A server with the test's own clock, whose housekeeping runs when the test calls it."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.at = START
        self.running = running(data, now=lambda: self.at, **settings)

    async def cleaned_up(self, server: Running, days: float) -> dict[str, int]:
        """So many days later, when the server was just used, what has gone."""
        self.at += days * DAY
        client = server.client()
        await client.open_table("sketch", 2)
        before = server.context.housekeeping.removed_by_kind
        await server.does(server.context.housekeeping.clean_up())
        after = server.context.housekeeping.removed_by_kind
        return {kind: after[kind] - before[kind] for kind in after if after[kind] != before[kind]}


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "PAUSE", 0.0)
    monkeypatch.setattr("yakai.table.tables.UNLOAD_AFTER", 0.05)


async def gone(server: Running, *keys: str) -> list[bool]:
    """Which of these keys no longer open a table."""
    return [await server.does(server.context.store.find(key)) is None for key in keys]


def count(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0])


async def put_away(server: Running) -> None:
    """Wait until no table is in memory."""
    async with asyncio.timeout(60):
        while server.context.tables.loaded:  # noqa: ASYNC110  # it is another loop's affair
            await asyncio.sleep(0.01)


async def test_each_kind_of_table_is_removed_after_its_days_and_played_games_stay(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    evening = Evening(tmp_path)
    with evening.running as server:
        async with server.client() as ann:
            unbegun = await ann.open_table("yak", 2)
            bots = await ann.open_table("yak", 2, bots=["random", "random"], sit=False, ready=True)
            async with game(server, 2) as seats:
                await play_on(seats, Random(1), 3)
                abandoned = seats[0].key
            async with game(server, 2) as seats:
                await play_on(seats, Random(1))
                finished = seats[0].key
            async with game(server, 2) as seats:  # and then they arrange another game, and never begin it
                await play_on(seats, Random(1))
                await seats[0].ask("set_seats", seats=3)
                await seats[1].ask("stand", seat=1)
                await seats[0].ask("stand", seat=0)
                arranged = seats[0].key
        await put_away(server)
        keys = (unbegun.invitation, bots.invitation, abandoned, finished, arranged)
        assert await evening.cleaned_up(server, 6) == {}
        assert await evening.cleaned_up(server, 2) == {"bots": 1}
        assert await gone(server, *keys) == [False, True, False, False, False]
        with caplog.at_level(logging.WARNING):
            assert await evening.cleaned_up(server, 23) == {"unbegun": 1}
        assert "removed: 1 unbegun" in caplog.text
        assert await gone(server, *keys) == [True, True, False, False, False]
        assert await gone(server, unbegun.watching) == [True]
        async with Client(server.url, cookie=seats[0].client.cookie).join(finished) as seat:
            assert (await seat.game()).result is not None
        await put_away(server)
        assert set(await evening.cleaned_up(server, 300)) == {"unbegun"}
        assert await gone(server, *keys) == [True, True, False, False, False]


async def test_played_games_are_removed_if_the_settings_say_so(tmp_path: Path) -> None:
    evening = Evening(tmp_path, keep_abandoned=60, keep_finished=90, keep_unbegun=0, keep_bots=0)
    with evening.running as server:
        async with server.client() as ann:
            unbegun = await ann.open_table("yak", 2)
            async with game(server, 2) as seats:
                await play_on(seats, Random(1), 3)
                abandoned = seats[0].key
            async with game(server, 2) as seats:
                await play_on(seats, Random(1))
                finished = seats[0].key
        await put_away(server)
        assert await evening.cleaned_up(server, 61) == {"archived": 1}
        assert await evening.cleaned_up(server, 31) == {"finished": 1}
        assert await gone(server, unbegun.invitation, abandoned, finished) == [False, True, True]
        (left,) = await server.does(
            server.database.read(lambda one: one.execute("SELECT count(*) FROM sitters").fetchall())
        )
        assert left == (2 + 1,)  # those at the tables that were never begun


async def test_a_person_with_a_seat_keeps_their_name(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    with evening.running as server:
        async with people(server, 1) as (ann,), server.client() as bob:
            await bob.call_me("Bob")
            sat = ann.client
        await put_away(server)
        assert (await evening.cleaned_up(server, 91))["guests"] == 1
        assert (await sat.name(), await bob.name()) == ("Person 0", "")


async def test_time_in_which_the_server_is_unused_does_not_count(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    with evening.running as server:
        async with server.client() as ann:
            links = await ann.open_table("yak", 2)
        await put_away(server)
        evening.at += 5000 * DAY
        await server.does(server.context.housekeeping.clean_up())
        assert await gone(server, links.invitation) == [False]


async def test_a_table_with_a_connection_is_not_removed(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    with evening.running as server:
        async with people(server, 1) as (ann,):
            assert await evening.cleaned_up(server, 40) == {}
            await ann.ask("set_seats", seats=3)


async def test_a_table_that_has_changed_meanwhile_is_not_removed(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with server.client() as ann:
            await ann.open_table("yak", 2)
        store = server.context.store
        ((table, at),) = await server.does(
            server.database.read(lambda one: one.execute("SELECT table_id, at FROM batches").fetchall())
        )
        for known in (at - 1, at):
            going = StoredTable(table, "unbegun", known)
            assert await server.does(store.start_removal(going)) == (known == at)


async def test_an_interrupted_removal_is_finished_after_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_housekeeping, "STEP", 2)
    evening = Evening(tmp_path)
    with evening.running as server:
        async with game(server, 2) as seats:
            await play_on(seats, Random(1), 6)
            key = seats[0].key
        await put_away(server)
        store = server.context.store
        keys = await server.does(store.find(key))
        assert keys is not None
        await server.does(store.start_removal(StoredTable(keys.id, "finished", 2 * START)))
        await server.does(store.continue_removal(keys.id))
        assert await server.does(store.batches(keys.id))
        assert await gone(server, key) == [True]
    with Evening(tmp_path).running as server:
        await server.does(server.context.housekeeping.clean_up())
        for name in ("tables", "batches", "leaving", "sitters", "listings"):
            assert await server.does(server.database.read(count, name)) == 0, name


async def test_housekeeping_runs_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cleaned_up = asyncio.Event()

    async def clean_up(_: Housekeeping) -> None:
        cleaned_up.set()

    monkeypatch.setattr(housekeeping, "FIRST", 0.0)
    monkeypatch.setattr(Housekeeping, "clean_up", clean_up)
    async with open_context(Settings(data=str(tmp_path)), Admission(1, 1)), asyncio.timeout(60):
        await cleaned_up.wait()


async def test_housekeeping_goes_on_after_the_store_was_unavailable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path) as server:
        keeper, tries = server.context.housekeeping, []

        async def fails() -> None:
            tries.append(1)
            raise StoreUnavailable("store-is-unavailable") if len(tries) == 1 else ValueError

        async def pause(_: float) -> None:
            if len(tries) == 2:
                raise asyncio.CancelledError

        monkeypatch.setattr(keeper, "clean_up", fails)
        monkeypatch.setattr(keeper, "_pause", pause)
        with pytest.raises(asyncio.CancelledError):
            await keeper.run()
        assert len(tries) == 2
        assert "tried again later" in caplog.text
