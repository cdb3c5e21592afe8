"""The abuse log: refusals that our own pages never cause, such as a forged cookie, a key that opens no table, or a
request for another person's seat. It shows the server's operator who tries to get in.

No line names a key, a cookie or a person, and the number of lines is limited however many attempts there are.
"""

import logging
import time
from collections.abc import Callable
from typing import Final

from yakai.core.errors import YakaiError
from yakai.table.errors import NoSuchTable, NotYourSeat, TurnedAway
from yakai.web.errors import ForeignOrigin, NotForYou, NotThere, UnknownHost
from yakai.web.limits.limiters import Bucket

logger = logging.getLogger(__name__)

SUSPICIOUS: Final[tuple[type[YakaiError], ...]] = (
    ForeignOrigin,
    NoSuchTable,
    NotForYou,
    NotThere,
    NotYourSeat,
    TurnedAway,
    UnknownHost,
)

LINES_AT_ONCE: Final = 20
LINES_PER_SECOND: Final = 0.1
"""Log lines at once and in the long run. Others are counted, and the next line says how many were left out."""


class _LineLimit:
    def __init__(self, clock: Callable[[], float]) -> None:
        self._lines = Bucket(LINES_PER_SECOND, LINES_AT_ONCE, clock)
        self._left_out = 0

    def take(self) -> int | None:
        """How many lines were left out before this one; `None` if this one is to be left out too."""
        if not self._lines.take():
            self._left_out += 1
            return None
        left_out, self._left_out = self._left_out, 0
        return left_out


class AbuseLog:
    """Logs suspicious refusals by address."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._limit = _LineLimit(clock)

    def refused(self, error: Exception, address: str) -> None:
        """Log that a request from this address was refused, if that is suspicious."""
        if isinstance(error, SUSPICIOUS):
            self.note(error.key, address)

    def note(self, what: str, address: str) -> None:
        """Log that a client at this address tried this."""
        left_out = self._limit.take()
        if left_out is None:
            return
        more = f" (and {left_out} more refusals that were not logged)" if left_out else ""
        logger.warning("refused to %s: %s%s", address or "an unknown address", what, more)


class WarningLimit(logging.Filter):
    """Limits a logger's warnings, so that malformed input cannot fill the disk; other records pass."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._limit = _LineLimit(clock)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to log this record."""
        if record.levelno != logging.WARNING:
            return True
        left_out = self._limit.take()
        if left_out is None:
            return False
        if left_out:
            more = f"{record.getMessage()} (and {left_out} more warnings that were not logged)"
            record.msg, record.args = more, ()
        return True


LIMITED_WARNINGS: Final = WarningLimit()
