"""A data directory belongs to one process at a time."""

import fcntl
import os
from pathlib import Path
from typing import Final

from yakai.store.private_files import private_directory
from yakai.table.errors import DataInUse

DATABASE: Final = "yakai.sqlite3"
SECRET: Final = "secret"  # noqa: S105  # the name of the file


def take(data: Path) -> int:
    """Take it for this process; the system gives it back however the process ends. `os.close` gives it back before."""
    private_directory(data)
    file = os.open(data / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(file)
        raise DataInUse("data-is-in-use", path=str(data)) from None
    return file
