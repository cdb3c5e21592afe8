"""The files that SQLite has beside a database, by how their names end."""

from pathlib import Path
from typing import Final

from yakai.store.private_files import close_to_others, private_file

_LOG: Final = "-wal"
_WHILE_OPEN: Final = (_LOG, "-shm")


def log_of(path: Path) -> Path:
    """The write-ahead log of a database."""
    return _ending(path, _LOG)


def kept_beside(path: Path) -> list[Path]:
    """The files beside an open database, which a process that was killed leaves: the write-ahead log and its index."""
    return [_ending(path, end) for end in _WHILE_OPEN]


def all_beside(path: Path) -> list[Path]:
    """All files that SQLite may write beside a database, whether or not it has a write-ahead log."""
    return [_ending(path, "-journal"), *kept_beside(path)]


def private_database(path: Path) -> None:
    """Create a database that only its owner can read, or make an existing one so, with the files beside it. SQLite
    gives those that it creates later the mode of the database.
    """
    private_file(path)
    for beside in kept_beside(path):
        close_to_others(beside)


def _ending(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)
