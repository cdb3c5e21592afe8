"""Backups: all tables in one file, which can be made while a server runs, and restored while none does.

SQLite's backup API copies the file as it is at one moment, whatever is written meanwhile. A backup contains the secret
that signs guests' cookies, because without it people would lose their seats. Nothing is overwritten: what a restored
backup replaces is kept beside it.
"""

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from yakai.core.errors import YakaiError
from yakai.store.data_files import DATABASE, SECRET
from yakai.store.data_lock import take
from yakai.store.opening import check_data
from yakai.store.private_files import private_file, sync
from yakai.store.sqlite.files import all_beside, kept_beside
from yakai.store.sqlite.schema import STEPS, NewerData

OURS: Final = frozenset({"people", "tables", "batches"})
"""The SQL tables that every database of ours has, of any version."""

BESIDE: Final = """
    DROP TABLE IF EXISTS backup;
    CREATE TABLE backup (at REAL NOT NULL, secret BLOB) STRICT;
"""
"""The SQL table that only a backup has: when it was made, and the secret."""


class BackupExists(YakaiError):
    """A file of that name exists."""


class BadBackup(YakaiError):
    """The file is no backup of ours, or is damaged."""


class CannotCopy(YakaiError):
    """The system does not allow reading or writing the files."""


class CopyDone(NamedTuple):
    """How many tables a copy has, how many bytes, where it is, and where the database is that it replaced."""

    tables: int
    bytes: int
    path: Path
    before: Path | None = None


def back_up(data: Path, to: Path, at: float) -> CopyDone:
    """Copy the database and the secret in a data directory to a new file that only its owner can read."""
    source = data / DATABASE
    check_data(data)
    if to.exists():
        raise BackupExists("backup-is-there", path=str(to))
    with _explained(to), _draft(to) as draft:
        tables = _copy(source, draft)
        with closing(sqlite3.connect(draft, isolation_level=None)) as copy:
            copy.executescript(BESIDE)
            copy.execute("INSERT INTO backup VALUES (?, ?)", (at, _bytes_in(data / SECRET)))
        sync(draft)
        _publish(draft, to)
        return CopyDone(tables, to.stat().st_size, to)


def restore(backup: Path, data: Path, mark: str) -> CopyDone:
    """Replace the database in a data directory with a backup. The old one is kept beside it, with this mark in its
    name. Refused while a server uses the directory. Nothing there changes before the whole backup has been checked.
    """
    if not backup.is_file():
        raise BadBackup("backup-is-missing", path=str(backup))
    with _explained(data), _locked(data), _draft(data / DATABASE) as draft:
        tables = _copy(backup, draft)
        secret = _pop_secret(draft)
        sync(draft)
        if secret is not None and secret != _bytes_in(data / SECRET):
            _replace_secret(data, secret, mark)
        before = _replace_database(draft, data / DATABASE, mark)
        return CopyDone(tables, (data / DATABASE).stat().st_size, data / DATABASE, before)


def _copy(source: Path, to: Path) -> int:
    """Copy a database and check the copy; the number of its tables. The copy is made in one step, so that writes
    meanwhile neither show in it nor restart it.
    """
    try:
        with closing(_open(source)) as reading, closing(sqlite3.connect(to)) as copy:
            reading.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, without others beside it
            return _check(copy, source)
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorname", "").startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT")):
            raise BadBackup("backup-is-damaged", path=str(source), why=str(error)) from error
        raise


def _pop_secret(draft: Path) -> bytes | None:
    """Remove the secret from a backup and return it; `None` for a copy that a migration made, which has none."""
    with closing(sqlite3.connect(draft, isolation_level=None)) as copy:
        if "backup" not in _names(copy):
            return None
        found: bytes | None = copy.execute("SELECT secret FROM backup").fetchone()[0]
        copy.executescript("PRAGMA secure_delete = ON; DROP TABLE backup")
        return found


def _check(connection: sqlite3.Connection, path: Path) -> int:
    """The number of tables in a database; raises unless it is ours, undamaged, and not of a newer version."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if not version or not _names(connection) >= OURS:
        raise BadBackup("backup-is-not-ours", path=str(path))
    if version > len(STEPS):
        raise NewerData("data-is-newer", version=version, known=len(STEPS))
    found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    dangling = connection.execute("PRAGMA foreign_key_check").fetchone()
    if found != "ok" or dangling is not None:
        why = found if dangling is None else f"{dangling[0]} -> {dangling[2]}"
        raise BadBackup("backup-is-damaged", path=str(path), why=str(why).splitlines()[-1])
    tables: int = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    return tables


def _names(connection: sqlite3.Connection) -> frozenset[str]:
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    return frozenset(name for (name,) in found)


# Files


def _open(path: Path) -> sqlite3.Connection:
    """A connection to an existing file; writable if possible, so that SQLite can delete its files beside it."""
    mode = "rw" if os.access(path, os.W_OK) and os.access(path.parent, os.W_OK) else "ro"
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True, timeout=10)


@contextmanager
def _locked(data: Path) -> Iterator[None]:
    """Lock a data directory, so that no server uses it meanwhile."""
    lock = take(data)
    try:
        yield
    finally:
        os.close(lock)


@contextmanager
def _draft(of: Path) -> Iterator[Path]:
    """A temporary file beside that one, deleted at the end, so that a failure leaves nothing of that name."""
    draft = of.with_name(f"{of.stem}-{secrets.token_hex(4)}.draft")
    try:
        private_file(draft)
        yield draft
    finally:
        for file in (draft, *all_beside(draft)):
            file.unlink(missing_ok=True)


def _publish(draft: Path, to: Path) -> None:
    """Give a draft its name, unless a file of that name exists."""
    try:
        os.link(draft, to)
    except FileExistsError:
        raise BackupExists("backup-is-there", path=str(to)) from None
    except OSError:  # a file system without links
        if to.exists():
            raise BackupExists("backup-is-there", path=str(to)) from None
        draft.rename(to)
    sync(to.parent)


def _replace_database(draft: Path, path: Path, mark: str) -> Path | None:
    """Replace the database, so that at every moment the old one or the new one is there; where the old one is kept."""
    if not path.exists():
        draft.rename(path)
        sync(path.parent)
        return None
    before = path.with_name(f"{path.stem}-before-{mark}{path.suffix}")
    try:
        with closing(sqlite3.connect(path)) as old:  # merge its write-ahead log
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error:  # damaged, perhaps the reason to restore: keep its other files too
        for old_file, kept in zip(kept_beside(path), kept_beside(before), strict=True):
            if old_file.exists():
                old_file.rename(kept)
    _keep(path, before)
    draft.replace(path)
    sync(path.parent)
    return before


def _replace_secret(data: Path, secret: bytes, mark: str) -> None:
    path = data / SECRET
    draft = data / f"{SECRET}-{secrets.token_hex(4)}"
    private_file(draft)
    draft.write_bytes(secret)
    sync(draft)
    if path.exists():
        _keep(path, data / f"{SECRET}-before-{mark}")
    draft.replace(path)


def _keep(path: Path, under: Path) -> None:
    """Give a second name to a file that is about to be replaced."""
    try:
        os.link(path, under)
    except FileExistsError:
        raise BackupExists("backup-is-there", path=str(under)) from None
    except OSError:
        path.rename(under)


def _bytes_in(path: Path) -> bytes | None:
    return path.read_bytes() if path.exists() else None


@contextmanager
def _explained(where: Path) -> Iterator[None]:
    """Errors of the system as `CannotCopy`."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise CannotCopy("cannot-copy", path=str(where), why=str(error)) from error
