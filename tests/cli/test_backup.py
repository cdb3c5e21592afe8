"""`yakai backup` and `yakai restore`, as an operator uses them."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.store.test_backup import filled, names_in
from yakai.store.data_lock import take
from yakai.store.sqlite.schema import STEPS


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return filled(tmp_path / "data")


def test_without_a_name_the_file_is_named_by_the_date(
    command: Command, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    monkeypatch.chdir(folder)
    done = command("backup", "--data", data)
    assert done.exit_code == 0
    (name,) = names_in(folder)
    assert re.fullmatch(r"yakai-\d{4}-\d\d-\d\d-\d{6}\.sqlite3", name)
    assert done.stdout.startswith("1 table, ")
    assert name in done.stdout
    assert command("backup", tmp_path, "--data", data).exit_code == 0
    assert len(list(tmp_path.glob("yakai-*.sqlite3"))) == 1


def test_there_and_back(command: Command, data: Path, tmp_path: Path) -> None:
    to = tmp_path / "a.sqlite3"
    assert command("backup", to, "--data", data).exit_code == 0
    done = command("restore", to, "--data", data)
    assert done.exit_code == 0
    assert "is back" in done.stdout
    assert "yakai-before-" in done.stdout
    assert "before" not in command("restore", to, "--data", tmp_path / "new").stdout


@pytest.mark.parametrize(("lang", "said"), [("en", "already exists"), ("ru", "уже есть"), ("uk", "уже є")])
def test_a_name_that_is_taken_is_said(
    command: Command, data: Path, tmp_path: Path, lang: str, said: str
) -> None:
    to = tmp_path / "a.sqlite3"
    to.write_text("mine")
    done = command("backup", to, "--data", data, "--lang", lang)
    assert done.exit_code == 2
    assert said in done.stderr


def test_while_a_server_is_there_a_backup_can_be_made_and_none_put_back(
    command: Command, data: Path, tmp_path: Path
) -> None:
    take(data)
    to = tmp_path / "a.sqlite3"
    assert command("backup", to, "--data", data).exit_code == 0
    done = command("restore", to, "--data", data)
    assert done.exit_code == 2
    assert "Another server" in done.stderr


def test_what_is_no_backup_is_said(command: Command, data: Path, tmp_path: Path) -> None:
    assert "no file" in command("restore", tmp_path / "a", "--data", data).stderr
    (tmp_path / "a").write_text("not a database" * 100)
    assert "damaged" in command("restore", tmp_path / "a", "--data", data).stderr
    with closing(sqlite3.connect(data / "yakai.sqlite3")) as connection:
        connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    assert "newer Yakai" in command("backup", tmp_path / "b", "--data", data).stderr
    assert not (tmp_path / "b").exists()
