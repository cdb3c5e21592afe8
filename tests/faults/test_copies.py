"""A server that is copied while people play, put back, or brought up to date: their games go on."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.web.playing import game, latest, over, play_on, table
from tests.web.running import running
from tests.web.test_serve import refused
from yakai.store.backup import OURS, back_up, restore
from yakai.store.schema import STEPS
from yakai.store.sqlite import connect

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_a_game_goes_on_from_where_it_was_copied_and_everybody_has_their_seat(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "a.sqlite3"
    with running(data) as server:
        async with game(server, 2) as seats:
            await play_on(seats, Random(1), 6)
            then = latest(seats[0])
            assert back_up(data, copy, 0.0).tables == 1
            await play_on(seats, Random(2), 4)
            assert latest(seats[0]).n > then.n
            people, key = [seat.visitor for seat in seats], seats[0].key
    (data / "secret").unlink()
    restore(copy, data, "restore")
    with running(data) as server:
        for person in people:
            person.url = server.url
        async with people[0].join(key) as ann, people[1].join(key) as bob:
            await bob.game()
            assert (await ann.game()).view == then.view
            assert latest(ann).n == then.n
            assert (table(ann).yours, table(bob).yours) == ((0,), (1,))
            await play_on([ann, bob], Random(3))
            assert over(ann)


async def test_a_game_goes_on_after_an_update(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with game(server, 1, bots=1) as seats:
            await play_on(seats, Random(1), 4)
            ann, key = seats[0].visitor, seats[0].key
    with closing(sqlite3.connect(tmp_path / "yakai.sqlite3")) as connection:  # as the first version had it
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (name,) in tables:
            if name not in OURS:
                connection.execute(f"DROP TABLE {name}")
        connection.execute("PRAGMA user_version = 1")
        connection.commit()
    with running(tmp_path) as server:
        ann.url = server.url
        async with ann.join(key) as seat:
            await seat.game()
            await play_on([seat], Random(1))
            assert over(seat)
    assert (tmp_path / "yakai-before-2.sqlite3").exists()


def test_a_server_leaves_the_tables_of_a_later_one_alone(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "yakai.sqlite3")) as connection:
        connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    before = (tmp_path / "yakai.sqlite3").read_bytes()
    assert "later Yakai" in refused("--port", "0", "--data", str(tmp_path))
    assert (tmp_path / "yakai.sqlite3").read_bytes() == before
