"""Files that only their owner can read: mode 0600, in a directory of mode 0700; and syncing them."""

import logging
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from yakai.store.data_files import PREFIXES

logger = logging.getLogger(__name__)

OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def private_file(path: Path) -> None:
    """Create a file that only its owner can read, or make an existing one so."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    close_to_others(path)


def private_directory(path: Path) -> None:
    """Create a data directory that only its owner can read, or make an existing one so. One that has files of others
    too is left as it is, with a warning.
    """
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not _open_to_others(path):
        return
    if all(one.name.startswith(PREFIXES) for one in path.iterdir()):
        close_to_others(path)
    else:
        logger.warning("%s holds other things too, and others may look into it: give Yakai its own", path)


def sync(path: Path) -> None:
    """Write a file, or the names in a directory, to the disk."""
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def close_to_others(path: Path) -> None:
    """Remove all permissions of other users; if that fails, log a warning."""
    try:
        if _open_to_others(path):
            path.chmod(stat.S_IMODE(path.stat().st_mode) & ~OTHERS)
    except FileNotFoundError:
        return
    except OSError as error:
        logger.warning("others may read %s, and that cannot be changed: %s", path, error)


def _open_to_others(path: Path) -> bool:
    return bool(path.stat().st_mode & OTHERS)
