"""`yakai space`, `yakai archive` and `yakai purge`, as an operator uses them."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from yakai.store.data_files import DATABASE
from yakai.store.data_lock import take
from yakai.store.sqlite.store import SQLiteStore
from yakai.table.keys import TableKeys
from yakai.table.state.entries import Batch
from yakai.table.state.listing import Listing
from yakai.text import languages

LOBBY = Listing("yak", "lobby", (None, None), {})


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """An old table at which no game ever began."""
    return stored(tmp_path / "data", Batch("t", 0, 1.0, None, None, b'{"type":"opened"}'), LOBBY)


def stored(data: Path, batch: Batch, listing: Listing) -> Path:
    """A data directory with one table."""

    async def store() -> None:
        store = SQLiteStore(data / DATABASE)
        await store.create(TableKeys("t", "come", "look"), batch, listing)
        store.close()

    data.mkdir()
    asyncio.run(store())
    return data


def test_what_is_there_is_said_in_every_language(command: Command, data: Path) -> None:
    for lang in languages():
        done = command("space", "--data", data, "--lang", lang)
        assert done.exit_code == 0
        assert len(done.stdout.splitlines()) == 7
    assert "Never started: 1" in command("space", "--data", data, "--lang", "en").stdout


def test_what_is_archived_is_listed_with_names_day_and_size(
    command: Command, data: Path, tmp_path: Path
) -> None:
    assert command("archive", "--data", data, "--lang", "en").stdout == "No game is archived.\n"
    archived = Listing("yak", "playing", ("Ann", None, ""), {"a": 0}, archived=True)
    batch = Batch("t", 0, 1e9, None, None, b'{"type":"seated"}')
    data = stored(tmp_path / "archived", batch, archived)
    for lang in languages():
        assert len(command("archive", "--data", data, "--lang", lang).stdout.splitlines()) == 2
    said = command("archive", "--data", data, "--lang", "en").stdout
    assert "2001-09-09 · Yak · Ann, Usagi, Guest · 17 bytes\n1 archived game: 17 bytes." in said
    assert "Archived: 1 (17 bytes)" in command("space", "--data", data, "--lang", "en").stdout


def test_what_is_not_wanted_any_more_goes(command: Command, data: Path) -> None:
    assert (
        "Removed 1 table."
        in command("purge", "unbegun", "--days", "30", "--data", data, "--lang", "en").stdout
    )
    assert "nothing" in command("purge", "unbegun", "--days", "30", "--data", data, "--lang", "en").stdout
    assert "Never started: 0" in command("space", "--data", data, "--lang", "en").stdout


def test_nothing_goes_while_a_server_is_there_nor_what_is_no_kind(command: Command, data: Path) -> None:
    lock = take(data)
    try:
        assert command("purge", "unbegun", "--days", "30", "--data", data).exit_code == 2
    finally:
        os.close(lock)
    assert command("purge", "everything", "--days", "30", "--data", data).exit_code == 2
    assert command("purge", "unbegun", "--days", "0", "--data", data).exit_code == 2
    assert "Never started: 1" in command("space", "--data", data, "--lang", "en").stdout


def test_where_there_is_nothing_it_is_said(command: Command, tmp_path: Path) -> None:
    for asked in (("space",), ("archive",), ("purge", "unbegun", "--days", "30")):
        done = command(*asked, "--data", tmp_path)
        assert done.exit_code == 2
        assert str(tmp_path) in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_another_version_is_left_alone(command: Command, data: Path) -> None:
    with closing(sqlite3.connect(data / "yakai.sqlite3")) as connection:
        connection.execute("PRAGMA user_version = 1")
    assert "earlier Yakai" in command("space", "--data", data, "--lang", "en").stderr
