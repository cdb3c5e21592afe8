"""A copy of all tables in one file, made while a server writes on, and put back when none does.

The copy is SQLite's own: it reads the file as it is at one moment, whatever is written meanwhile. The secret that
guests' cookies are signed with goes with it, since without it nobody would have their seats. Nothing is ever
overwritten: what was there before a copy is put back is kept beside it.
"""

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from yakai.core.errors import YakaiError
from yakai.store.data_lock import DATABASE, SECRET, take
from yakai.store.private_files import private_file
from yakai.store.sqlite.schema import STEPS, NewerData

OURS: Final = frozenset({"people", "tables", "batches"})
"""The tables that every file of ours has, however old it is."""

BESIDE: Final = """
    DROP TABLE IF EXISTS backup;
    CREATE TABLE backup (at REAL NOT NULL, secret BLOB) STRICT;
"""
"""What a backup has beside a database's own: when it was made, and the secret."""


class NoData(YakaiError):
    """There is nothing to be copied."""


class BackupExists(YakaiError):
    """A file of that name is there already."""


class BadBackup(YakaiError):
    """It is no backup of ours, or a damaged one."""


class CannotCopy(YakaiError):
    """The disk does not let us."""


class Copied(NamedTuple):
    """What a copy holds: so many tables, of so many bytes in all; where it is, and where what was there before."""

    tables: int
    bytes: int
    path: Path
    before: Path | None = None


def back_up(data: Path, to: Path, at: float) -> Copied:
    """Copy the tables and the secret in a data directory to a new file that only its owner reads."""
    source = data / DATABASE
    if not source.is_file():
        raise NoData("no-tables-to-copy", path=str(data))
    if to.exists():
        raise BackupExists("backup-is-there", path=str(to))
    with _said(to), _draft(to) as draft:
        tables = _copied(source, draft)
        with closing(sqlite3.connect(draft, isolation_level=None)) as copy:
            copy.executescript(BESIDE)
            copy.execute("INSERT INTO backup VALUES (?, ?)", (at, _bytes_in(data / SECRET)))
        _sync(draft)
        _put(draft, to)
        return Copied(tables, to.stat().st_size, to)


def restore(backup: Path, data: Path, mark: str) -> Copied:
    """Put a backup in the place of what a data directory has; that is kept beside it, with this mark in its name.
    Refused while a server holds the directory, and nothing there is touched before the whole backup has been looked
    through.
    """
    if not backup.is_file():
        raise BadBackup("backup-is-missing", path=str(backup))
    with _said(data), _held(data), _draft(data / DATABASE) as draft:
        tables = _copied(backup, draft)
        secret = _taken_out(draft)
        _sync(draft)
        if secret is not None and secret != _bytes_in(data / SECRET):
            _replace_secret(data, secret, mark)
        before = _replace_database(draft, data / DATABASE, mark)
        return Copied(tables, (data / DATABASE).stat().st_size, data / DATABASE, before)


def _copied(source: Path, to: Path) -> int:
    """Copy a file of ours in one go, so that what is written meanwhile neither shows nor makes it begin anew, and look
    through the copy; how many tables it has.
    """
    try:
        with closing(_opened(source)) as reading, closing(sqlite3.connect(to)) as copy:
            reading.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, and that is all there is to carry away
            return _checked(copy, source)
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorname", "").startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT")):
            raise BadBackup("backup-is-damaged", path=str(source), why=str(error)) from error
        raise


def _taken_out(draft: Path) -> bytes | None:
    """The secret in a backup, if there is one (a copy made before an update has none); nothing of it stays there."""
    with closing(sqlite3.connect(draft, isolation_level=None)) as copy:
        if "backup" not in _names(copy):
            return None
        found: bytes | None = copy.execute("SELECT secret FROM backup").fetchone()[0]
        copy.executescript("PRAGMA secure_delete = ON; DROP TABLE backup")
        return found


def _checked(connection: sqlite3.Connection, path: Path) -> int:
    """How many tables a file of ours has, if it is one, is whole, and is not of a later version."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if not version or not _names(connection) >= OURS:
        raise BadBackup("backup-is-not-ours", path=str(path))
    if version > len(STEPS):
        raise NewerData("data-is-newer", version=version, known=len(STEPS))
    found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    astray = connection.execute("PRAGMA foreign_key_check").fetchone()
    if found != "ok" or astray is not None:
        why = found if astray is None else f"{astray[0]} -> {astray[2]}"
        raise BadBackup("backup-is-damaged", path=str(path), why=str(why).splitlines()[-1])
    tables: int = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    return tables


def _names(connection: sqlite3.Connection) -> frozenset[str]:
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    return frozenset(name for (name,) in found)


# Files


def _opened(path: Path) -> sqlite3.Connection:
    """A file that is there; for writing too, so that SQLite clears away what it puts beside it."""
    mode = "rw" if os.access(path, os.W_OK) and os.access(path.parent, os.W_OK) else "ro"
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True, timeout=10)


@contextmanager
def _held(data: Path) -> Iterator[None]:
    """A data directory that no server has meanwhile."""
    held = take(data)
    try:
        yield
    finally:
        os.close(held)


@contextmanager
def _draft(of: Path) -> Iterator[Path]:
    """A file beside that one, which is gone at the end: whoever is stopped before leaves nothing of that name."""
    draft = of.with_name(f"{of.stem}-{secrets.token_hex(4)}.draft")
    try:
        private_file(draft)
        yield draft
    finally:
        for end in ("", "-journal", "-wal", "-shm"):
            draft.with_name(draft.name + end).unlink(missing_ok=True)


def _put(draft: Path, to: Path) -> None:
    """Give a draft its name, unless somebody else has it."""
    try:
        os.link(draft, to)
    except FileExistsError:
        raise BackupExists("backup-is-there", path=str(to)) from None
    except OSError:  # a disk that knows no links
        if to.exists():
            raise BackupExists("backup-is-there", path=str(to)) from None
        draft.rename(to)
    _sync(to.parent)


def _replace_database(draft: Path, path: Path, mark: str) -> Path | None:
    """At every moment one of the two is there, whole."""
    if not path.exists():
        draft.rename(path)
        _sync(path.parent)
        return None
    before = path.with_name(f"{path.stem}-before-{mark}{path.suffix}")
    try:
        with closing(sqlite3.connect(path)) as old:  # what waits beside it goes into it
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error:  # it is damaged: perhaps that is why; what lies beside it goes with it
        for end in ("-wal", "-shm"):
            if (beside := path.with_name(path.name + end)).exists():
                beside.rename(before.with_name(before.name + end))
    _keep(path, before)
    draft.replace(path)
    _sync(path.parent)
    return before


def _replace_secret(data: Path, secret: bytes, mark: str) -> None:
    path = data / SECRET
    draft = data / f"{SECRET}-{secrets.token_hex(4)}"
    private_file(draft)
    draft.write_bytes(secret)
    _sync(draft)
    if path.exists():
        _keep(path, data / f"{SECRET}-before-{mark}")
    draft.replace(path)


def _keep(path: Path, under: Path) -> None:
    """A second name for what is about to be replaced."""
    try:
        os.link(path, under)
    except FileExistsError:
        raise BackupExists("backup-is-there", path=str(under)) from None
    except OSError:
        path.rename(under)


def _bytes_in(path: Path) -> bytes | None:
    return path.read_bytes() if path.exists() else None


def _sync(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


@contextmanager
def _said(where: Path) -> Iterator[None]:
    """What the system does not allow is said in a line."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise CannotCopy("cannot-copy", path=str(where), why=str(error)) from error
