"""Opens the store of a data directory. Nothing else outside `store/sqlite` says which backend that is, except the
commands that copy its file.
"""

from collections.abc import Callable
from pathlib import Path

from yakai.store.data_files import DATABASE
from yakai.store.errors import NoData
from yakai.store.protocols import Store
from yakai.store.sqlite.store import SQLiteStore


def open_store(
    data: Path,
    synchronous: str = "FULL",
    most_pages: int | None = None,
    committed: Callable[[float], None] = lambda _: None,
) -> Store:
    """The store in a data directory; a new one if there is none, an older one brought up to date. The other arguments
    are those of `SQLiteStore`.
    """
    return SQLiteStore(data / DATABASE, synchronous, most_pages, committed)


def open_existing(data: Path, *, upgrade: bool) -> Store:
    """The store that is in a data directory. Without `upgrade` an older one is refused, so that it can be read while a
    server uses it.
    """
    check_data(data)
    return SQLiteStore(data / DATABASE, upgrade=upgrade)


def check_data(data: Path) -> None:
    """Raise `NoData` if there is no store in a data directory."""
    if not (data / DATABASE).is_file():
        raise NoData("no-tables-to-copy", path=str(data))
