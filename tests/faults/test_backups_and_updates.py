"""A server is backed up while people play, restored, or updated: their games continue."""

import sqlite3
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path
from random import Random

import pytest

from tests.faults.test_all_games import at, views_of
from tests.web.playing import game, latest, moves_of_any_game, table
from tests.web.running import running
from tests.web.test_recall import GAMES
from tests.web.test_serve import refused
from tests.web.test_two_worlds import OPTIONS
from yakai.client import RefusedRequest, TableConnection
from yakai.store.sqlite.backup import OURS, back_up, restore
from yakai.store.sqlite.database import connect
from yakai.store.sqlite.schema import STEPS

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("of", GAMES)
async def test_a_game_goes_on_from_where_it_was_copied_and_everybody_has_their_seat(
    tmp_path: Path, of: str
) -> None:
    data, copy = tmp_path / "data", tmp_path / "a.sqlite3"
    with running(data) as server:
        async with game(server, GAMES[of], of=of, options=OPTIONS.get(of, {})) as seats:
            await moves_of_any_game(seats, Random(1), 6)
            then = [(seat.view, latest(seat).n) for seat in seats]
            assert back_up(data, copy, 0.0).tables == 1
            await moves_of_any_game(seats, Random(2), 4)
            assert latest(seats[0]).n > then[0][1]
            clients, key = [seat.client for seat in seats], seats[0].key
    (data / "secret").unlink()
    restore(copy, data, "restore")
    with running(data) as server:
        async with AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(one.join(key)) for one in at(server, clients)]
            for place, seat in enumerate(seats):
                await seat.game()
                assert (seat.view, latest(seat).n) == then[place]
                assert table(seat).yours == (place,)
            await play_to_the_end(seats)


async def play_to_the_end(seats: list[TableConnection]) -> None:
    rng = Random(3)
    while latest(seats[0]).result is None:
        with suppress(RefusedRequest):  # what only the host may do
            await moves_of_any_game(seats, rng, 1)


@pytest.mark.parametrize("of", GAMES)
async def test_a_game_goes_on_after_an_update(tmp_path: Path, of: str) -> None:
    with running(tmp_path) as server:
        async with game(server, GAMES[of], of=of, options=OPTIONS.get(of, {})) as seats:
            await moves_of_any_game(seats, Random(1), 4)
            clients, key, views = [seat.client for seat in seats], seats[0].key, [one.view for one in seats]
    with closing(sqlite3.connect(tmp_path / "yakai.sqlite3")) as connection:  # as the first version had it
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (name,) in tables:
            if name not in OURS:
                connection.execute(f"DROP TABLE {name}")
        for column in ("begun", "seated"):
            connection.execute(f"ALTER TABLE tables DROP COLUMN {column}")
        connection.execute("PRAGMA user_version = 1")
        connection.commit()
        batches = connection.execute("SELECT * FROM batches ORDER BY 1, 2").fetchall()
    with running(tmp_path) as server:
        assert await views_of(server, clients, key) == views
        async with AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(one.join(key)) for one in clients]
            for seat in seats:
                await seat.game()
            await play_to_the_end(seats)
    with closing(sqlite3.connect(tmp_path / "yakai-before-2.sqlite3")) as before:
        assert before.execute("PRAGMA user_version").fetchone() == (1,)
        assert before.execute("SELECT * FROM batches ORDER BY 1, 2").fetchall() == batches


def test_a_server_leaves_the_tables_of_a_later_one_alone(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "yakai.sqlite3")) as connection:
        connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    before = (tmp_path / "yakai.sqlite3").read_bytes()
    assert "newer Yakai" in refused("--port", "0", "--data", str(tmp_path))
    assert (tmp_path / "yakai.sqlite3").read_bytes() == before
