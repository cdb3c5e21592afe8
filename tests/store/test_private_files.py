"""Only the owner of the data can read the server's files."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.running import running
from yakai.store.private_files import private_directory, private_file
from yakai.store.sqlite.files import private_database
from yakai.store.sqlite.store import SQLiteStore


@pytest.fixture(autouse=True)
def _everything_is_open_to_all() -> Iterator[None]:
    """A system whose umask removes no permission."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(data: Path) -> dict[str, int]:
    return {path.name: mode(path) for path in data.iterdir()}


def test_a_new_database_is_its_owners_alone_and_so_is_what_lies_beside_it(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "yakai.sqlite3")
    assert modes(tmp_path) == dict.fromkeys(
        ("yakai.sqlite3", "yakai.sqlite3-wal", "yakai.sqlite3-shm"), 0o600
    )
    store.close()


def test_a_database_that_others_can_read_is_closed_to_them_with_the_files_beside_it(tmp_path: Path) -> None:
    for name in ("yakai.sqlite3", "yakai.sqlite3-wal", "yakai.sqlite3-shm"):
        (tmp_path / name).touch(0o664)
    private_database(tmp_path / "yakai.sqlite3")
    assert set(modes(tmp_path).values()) == {0o600}


def test_an_owner_without_write_permission_is_given_none(tmp_path: Path) -> None:
    (tmp_path / "secret").touch(0o444)
    private_file(tmp_path / "secret")
    assert mode(tmp_path / "secret") == 0o400


def test_a_directory_of_ours_is_closed_to_others(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    private_directory(data)
    assert mode(data) == 0o700
    data.chmod(0o755)
    (data / "yakai.sqlite3").touch()
    (data / "secret").touch()
    private_directory(data)
    assert mode(data) == 0o700


def test_all_that_a_server_keeps_is_closed_to_others(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data):
        assert mode(data) == 0o700
        assert {"yakai.sqlite3", "secret", "lock"} <= set(modes(data))
        assert set(modes(data).values()) == {0o600}


def test_a_directory_that_is_not_only_ours_is_left_as_it_is_and_warned_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "holiday.jpg").touch()
    private_directory(tmp_path)
    assert mode(tmp_path) == 0o755
    assert str(tmp_path) in caplog.text


def test_permissions_that_cannot_be_changed_are_only_warned_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refused(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    tmp_path.chmod(0o755)
    monkeypatch.setattr(Path, "chmod", refused)
    private_directory(tmp_path)
    assert "Operation not permitted" in caplog.text
