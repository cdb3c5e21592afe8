"""A backup made during writes is consistent; a restore keeps what was there before, and is never half done."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from yakai.core.errors import YakaiError
from yakai.store.data_lock import take
from yakai.store.errors import DataInUse, NoData
from yakai.store.sqlite.backup import BackupExists, BadBackup, CannotCopy, back_up, restore
from yakai.store.sqlite.database import connect
from yakai.store.sqlite.schema import STEPS, NewerData, migrate
from yakai.store.sqlite.store import SQLiteStore
from yakai.table.keys import TableKeys
from yakai.testing.stores.values import KEYS, batch

pytestmark = pytest.mark.anyio

MARK = "2026-01-02-030405"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return filled(tmp_path / "data")


def filled(data: Path, name: str = "Ann", secret: bytes = b"s" * 32) -> Path:
    """A data directory with one table, as a server leaves it."""
    data.mkdir()

    async def fill() -> None:
        store = SQLiteStore(data / "yakai.sqlite3")
        await store.create(KEYS, batch(0))
        await store.append(batch(1, "ann", "r1"))
        await store.set_name("ann", name, 0.0)
        store.close()

    asyncio.run(fill())
    (data / "secret").write_bytes(secret)
    return data


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def names_in(data: Path) -> list[str]:
    return sorted(file.name for file in data.iterdir())


def untouched(data: Path) -> bytes:
    """The names and contents of all files in a directory except the lock."""
    return b"".join(
        file.name.encode() + file.read_bytes() for file in sorted(data.iterdir()) if file.name != "lock"
    )


def test_a_backup_is_one_file_for_its_owner_alone_and_says_what_it_has(data: Path, tmp_path: Path) -> None:
    to = tmp_path / "copies" / "a.sqlite3"
    to.parent.mkdir()
    done = back_up(data, to, 12.5)
    assert (done.tables, done.bytes, done.path) == (1, to.stat().st_size, to)
    assert names_in(to.parent) == ["a.sqlite3"]
    assert stat.S_IMODE(to.stat().st_mode) == 0o600
    assert rows(to, "SELECT * FROM backup") == [(12.5, b"s" * 32)]
    assert names_in(data) == ["secret", "yakai.sqlite3"]


def test_nothing_is_overwritten(data: Path, tmp_path: Path) -> None:
    to = tmp_path / "a.sqlite3"
    to.write_text("mine")
    with pytest.raises(BackupExists):
        back_up(data, to, 0.0)
    assert to.read_text() == "mine"


def test_a_file_that_takes_the_name_meanwhile_is_kept(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    to = tmp_path / "a.sqlite3"
    link = os.link

    def late(draft: Path, name: Path) -> None:
        to.write_text("mine")
        link(draft, name)

    monkeypatch.setattr(os, "link", late)
    with pytest.raises(BackupExists):
        back_up(data, to, 0.0)
    assert to.read_text() == "mine"
    assert names_in(tmp_path) == ["a.sqlite3", "data"]


def test_where_there_is_nothing_it_is_said(tmp_path: Path) -> None:
    with pytest.raises(NoData):
        back_up(tmp_path, tmp_path / "a.sqlite3", 0.0)
    assert names_in(tmp_path) == []


def test_a_place_that_cannot_be_written_to_is_said(data: Path, tmp_path: Path) -> None:
    with pytest.raises(CannotCopy):
        back_up(data, tmp_path / "nowhere" / "a.sqlite3", 0.0)


async def test_a_backup_under_load_is_of_one_moment(tmp_path: Path) -> None:
    """Each commit adds a batch to both tables, so both have equally many batches in every copy."""
    data = tmp_path / "data"
    data.mkdir()
    store = SQLiteStore(data / "yakai.sqlite3")
    for one in "ab":
        await store.create(TableKeys(one, f"i{one}", f"w{one}"), batch(0, table=one))
    written = 0

    def both(connection: sqlite3.Connection) -> None:
        for one in "ab":
            connection.execute(
                "INSERT INTO batches (table_id, seq, at, entries) VALUES (?, ?, 0.0, ?)",
                (one, written + 1, b"x" * 2000),
            )

    async def write() -> None:
        nonlocal written
        while True:
            await store.database.write(both)
            written += 1

    writing = asyncio.ensure_future(write())
    copies: list[int] = []
    for number in range(5):
        to = tmp_path / f"{number}.sqlite3"
        before = written
        await asyncio.to_thread(back_up, data, to, 0.0)
        (a,), (b,) = rows(to, "SELECT count(*) - 1 FROM batches GROUP BY table_id")
        assert a == b
        assert before <= int(str(a)) <= written + 1
        copies.append(written - before)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    store.close()
    assert sum(copies) > 0, "nothing was written meanwhile"


def test_what_is_put_back_is_what_was_copied_and_what_was_there_is_kept(data: Path, tmp_path: Path) -> None:
    to = tmp_path / "a.sqlite3"
    back_up(data, to, 0.0)
    other = filled(tmp_path / "other", "Bob", b"t" * 32)
    with closing(
        connect(other / "yakai.sqlite3")
    ) as killed:  # changes that are only in the -wal are kept as well
        killed.execute("UPDATE people SET name = 'Cyd'")
        wal = (other / "yakai.sqlite3-wal").read_bytes()
        database = (other / "yakai.sqlite3").read_bytes()
    (other / "yakai.sqlite3").write_bytes(database)
    (other / "yakai.sqlite3-wal").write_bytes(wal)
    done = restore(to, other, MARK)
    assert done.tables == 1
    assert done.before == other / f"yakai-before-{MARK}.sqlite3"
    assert rows(done.before, "SELECT name FROM people") == [("Cyd",)]
    assert (other / f"secret-before-{MARK}").read_bytes() == b"t" * 32
    assert (other / "secret").read_bytes() == b"s" * 32
    assert rows(done.path, "SELECT name FROM people") == [("Ann",)]
    assert rows(done.path, "SELECT name FROM sqlite_master WHERE name = 'backup'") == []
    assert b"s" * 32 not in done.path.read_bytes()
    modes = {stat.S_IMODE(file.stat().st_mode) for file in other.iterdir() if not file.is_dir()}
    assert modes <= {0o600, 0o644}  # files that this test wrote itself have open permissions
    assert stat.S_IMODE(done.path.stat().st_mode) == 0o600


async def test_a_store_goes_on_with_what_was_put_back(data: Path, tmp_path: Path) -> None:
    to, new = tmp_path / "a.sqlite3", tmp_path / "new"
    back_up(data, to, 0.0)
    assert restore(to, new, MARK).before is None
    store = SQLiteStore(new / "yakai.sqlite3")
    await store.append(batch(2))
    assert len(await store.batches("t")) == 3
    store.close()
    assert stat.S_IMODE(new.stat().st_mode) == 0o700


def test_nothing_is_put_back_while_a_server_is_there(data: Path, tmp_path: Path) -> None:
    to = tmp_path / "a.sqlite3"
    back_up(data, to, 0.0)
    before = untouched(data)
    held = take(data)
    with pytest.raises(DataInUse):
        restore(to, data, MARK)
    os.close(held)
    assert untouched(data) == before


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-4096])


def scribbled(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096:12288] = b"\xff" * 8192
    path.write_bytes(content)


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")


def no_database(path: Path) -> None:
    path.write_text("dear diary " * 1000)


def empty(path: Path) -> None:
    path.write_bytes(b"")


def others(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("CREATE TABLE recipes (id); PRAGMA user_version = 1;")


def astray(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("DELETE FROM tables")


@pytest.mark.parametrize("spoil", [cut, scribbled, newer, no_database, empty, others, astray, Path.unlink])
def test_a_backup_that_is_none_changes_nothing(data: Path, tmp_path: Path, spoil: object) -> None:
    to = tmp_path / "a.sqlite3"
    back_up(data, to, 0.0)
    assert callable(spoil)
    spoil(to)
    before = untouched(data)
    with pytest.raises((BadBackup, NewerData)):
        restore(to, data, MARK)
    assert untouched(data) == before


@pytest.mark.parametrize("moment", ["replace", "link"])
def test_a_restore_that_is_stopped_in_the_middle_leaves_the_old_or_the_new(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    to = tmp_path / "a.sqlite3"
    back_up(filled(tmp_path / "other", "Bob"), to, 0.0)

    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Path if moment == "replace" else os, moment, stopped)
        with pytest.raises(KeyboardInterrupt):
            restore(to, data, MARK)
    assert rows(data / "yakai.sqlite3", "SELECT name FROM people") == [("Ann",)]
    assert not list(data.glob("*.draft*"))
    if moment == "replace":  # the same mark again would overwrite the files that were kept
        with pytest.raises(BackupExists):
            restore(to, data, MARK)
    restore(to, data, f"{MARK}-again")
    assert rows(data / "yakai.sqlite3", "SELECT name FROM people") == [("Bob",)]


def test_a_disk_without_links_will_do(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", no_links)
    to = tmp_path / "a.sqlite3"
    back_up(data, to, 0.0)
    done = restore(to, data, MARK)
    assert done.before is not None
    for path in (done.path, done.before):
        assert rows(path, "SELECT name FROM people") == [("Ann",)]


def test_a_damaged_file_is_no_reason_not_to_put_back_a_good_one(data: Path, tmp_path: Path) -> None:
    to = tmp_path / "a.sqlite3"
    back_up(data, to, 0.0)
    no_database(data / "yakai.sqlite3")
    (data / "yakai.sqlite3-wal").write_text("half")
    with pytest.raises(YakaiError):
        back_up(data, tmp_path / "b.sqlite3", 0.0)
    done = restore(to, data, MARK)
    assert done.before is not None
    assert done.before.read_text().startswith("dear diary")
    assert not (data / "yakai.sqlite3-wal").exists(), "it would be taken for the new one's"
    assert rows(done.path, "SELECT name FROM people") == [("Ann",)]


# An update that is stopped in the middle

KILLED = """
import os, signal, sqlite3, sys
from pathlib import Path
from yakai.store.sqlite import schema
from yakai.store.sqlite.database import connect

path, moment = Path(sys.argv[1]), sys.argv[2]
connection = connect(path)
connection.create_function("die", 0, lambda: os.kill(os.getpid(), signal.SIGKILL))
last = schema.STEPS[-1]
if moment == "step":
    last += "; INSERT INTO people VALUES ('half', 'Half', 0.0); SELECT die();"
if moment == "copy":
    schema.sqlite3 = type("Killing", (), {"connect": lambda to: os.kill(os.getpid(), signal.SIGKILL)})
schema.migrate(connection, path, (*schema.STEPS[:-1], last))
"""


@pytest.mark.parametrize("moment", ["copy", "step"])
async def test_an_update_that_is_killed_in_the_middle_is_made_at_the_next_start(
    tmp_path: Path, moment: str
) -> None:
    path = tmp_path / "yakai.sqlite3"
    with closing(connect(path)) as connection:
        migrate(connection, path, STEPS[:-1])
        connection.execute("INSERT INTO tables VALUES ('t', 'i', 'w', 0.0)")
        connection.execute("INSERT INTO batches VALUES ('t', 0, 0.0, NULL, NULL, x'00')")
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", KILLED, str(path), moment], check=False, timeout=600
    )
    assert done.returncode == -9
    copy = tmp_path / f"yakai-before-{len(STEPS)}.sqlite3"
    assert copy.exists() == (moment == "step")
    store = SQLiteStore(path)
    assert len(await store.batches("t")) == 1
    assert await store.name_of("half") is None
    store.close()
    assert rows(path, "PRAGMA user_version") == [(len(STEPS),)]
    assert rows(copy, "PRAGMA user_version") == [(len(STEPS) - 1,)]
    assert rows(copy, "SELECT id FROM tables") == [("t",)]
    assert names_in(tmp_path) == [copy.name, "yakai.sqlite3"]
