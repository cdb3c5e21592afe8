"""`yakai space`, `yakai archive` and `yakai purge`, as a host would use them."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.store.test_backup import filled
from yakai.store.data_lock import take
from yakai.text import LANGS


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """An old table at which no game ever began."""
    folder = filled(tmp_path / "data")
    listing = b'{"game":"yak","phase":"lobby","called":[null,null],"people":{}}'
    with closing(sqlite3.connect(folder / "yakai.sqlite3")) as connection:
        (table,) = connection.execute("SELECT id FROM tables").fetchone()
        connection.execute("INSERT OR REPLACE INTO listings VALUES (?, 1.0, ?)", (table, listing))
        connection.commit()
    return folder


def test_what_is_there_is_said_in_every_language(command: Command, data: Path) -> None:
    for lang in LANGS:
        done = command("space", "--data", data, "--lang", lang)
        assert done.exit_code == 0
        assert len(done.stdout.splitlines()) == 7
    assert "Never started: 1" in command("space", "--data", data, "--lang", "en").stdout


def test_what_is_archived_is_listed_with_names_day_and_size(command: Command, data: Path) -> None:
    assert command("archive", "--data", data, "--lang", "en").stdout == "No game is archived.\n"
    listing = b'{"game":"yak","phase":"playing","called":["Ann",null,""],"people":{"a":0},"archived":true}'
    with closing(sqlite3.connect(data / "yakai.sqlite3")) as connection:
        connection.execute("UPDATE listings SET listing = ?, at = 1e9", (listing,))
        entries = b'{"type":"seated"}'
        connection.execute("UPDATE batches SET entries = ?, at = 1e9", (entries,))
        connection.commit()
    for lang in LANGS:
        assert len(command("archive", "--data", data, "--lang", lang).stdout.splitlines()) == 2
    said = command("archive", "--data", data, "--lang", "en").stdout
    assert "2001-09-09 · Yak · Ann, Usagi, Guest · 34 bytes\n1 archived game: 34 bytes." in said
    assert "Archived: 1 (34 bytes)" in command("space", "--data", data, "--lang", "en").stdout


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
    done = command("space", "--data", tmp_path)
    assert done.exit_code == 2
    assert str(tmp_path) in done.stderr


def test_a_file_of_another_version_is_left_alone(command: Command, data: Path) -> None:
    with closing(sqlite3.connect(data / "yakai.sqlite3")) as connection:
        connection.execute("PRAGMA user_version = 1")
    assert "earlier Yakai" in command("space", "--data", data, "--lang", "en").stderr
