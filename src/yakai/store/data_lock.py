"""The lock of a data directory: one process uses it at a time."""

import fcntl
import os
from pathlib import Path

from yakai.store.data_files import LOCK
from yakai.store.errors import DataInUse
from yakai.store.private_files import private_directory


def take(data: Path) -> int:
    """Lock a data directory. `os.close` releases the lock, and so does the end of the process."""
    private_directory(data)
    file = os.open(data / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(file)
        raise DataInUse("data-is-in-use", path=str(data)) from None
    return file
