"""What is kept is for its owner's eyes alone: files of mode 0600 in a directory of mode 0700."""

import logging
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

logger = logging.getLogger(__name__)

OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO

OURS: Final = ("yakai", "secret", "lock", "words")
"""How all begins that lies in a directory of ours."""


def private_file(path: Path) -> None:
    """A file that only its owner reads: made if it is not there yet, closed to the others if it is open to them.
    SQLite gives those that it puts beside it the same mode.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    for one in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        close_to_others(one)


def private_directory(path: Path) -> None:
    """The same for a directory. One that holds other things than ours is left as it is, and warned of."""
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not _open_to_others(path):
        return
    if all(one.name.startswith(OURS) for one in path.iterdir()):
        close_to_others(path)
    else:
        logger.warning("%s holds other things too, and others may look into it: give Yakai its own", path)


def close_to_others(path: Path) -> None:
    """Take from all but the owner what they may do with it; where that cannot be, it is only warned of."""
    try:
        if _open_to_others(path):
            path.chmod(stat.S_IMODE(path.stat().st_mode) & ~OTHERS)
    except FileNotFoundError:
        return
    except OSError as error:
        logger.warning("others may read %s, and that cannot be changed: %s", path, error)


def _open_to_others(path: Path) -> bool:
    return bool(path.stat().st_mode & OTHERS)
