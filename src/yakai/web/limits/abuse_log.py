"""What no page of ours does goes to the log, so that whoever keeps the server can tell who tries the access: a cookie
that we did not give, a key that opens nothing, a table that is closed to them, somebody else's seat or game.

No line names a key, a cookie or a person; and however many try, there are only so many lines.
"""

import logging
import time
from collections.abc import Callable
from typing import Final

from yakai.core.errors import YakaiError
from yakai.table.errors import NoSuchTable, NotYourSeat, TurnedAway
from yakai.web.errors import ForeignOrigin, NotForYou, NotThere, UnknownHost
from yakai.web.limits.buckets import Bucket

logger = logging.getLogger(__name__)

STRANGE: Final[tuple[type[YakaiError], ...]] = (
    ForeignOrigin,
    NoSuchTable,
    NotForYou,
    NotThere,
    NotYourSeat,
    TurnedAway,
    UnknownHost,
)

LINES_AT_ONCE: Final = 20
LINES_A_SECOND: Final = 0.1
"""So many lines are written in one go, and in the long run. The others are counted, and the next line says how many."""


class _Sparing:
    """So many lines and no more."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._lines = Bucket(LINES_A_SECOND, LINES_AT_ONCE, clock)
        self._unsaid = 0

    def take(self) -> int | None:
        """How many went unsaid before this one; nothing, if it does too."""
        if not self._lines.take():
            self._unsaid += 1
            return None
        unsaid, self._unsaid = self._unsaid, 0
        return unsaid


class AbuseLog:
    """Who was refused what nobody asks for by a page of ours."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._lines = _Sparing(clock)

    def refused(self, error: Exception, address: str) -> None:
        """Something was refused to somebody at this address."""
        if isinstance(error, STRANGE):
            self.note(error.key, address)

    def note(self, what: str, address: str) -> None:
        """Somebody at this address has tried this."""
        unsaid = self._lines.take()
        if unsaid is None:
            return
        more = f" (and {unsaid} times something else that was not written down)" if unsaid else ""
        logger.warning("refused to somebody at %s: %s%s", address or "an unknown address", what, more)


class Few(logging.Filter):
    """Only so many warnings of a logger are written, or nonsense that comes over the lines would fill a disk.
    Whatever is no warning is written.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._lines = _Sparing(clock)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this one is."""
        if record.levelno != logging.WARNING:
            return True
        unsaid = self._lines.take()
        if unsaid is None:
            return False
        if unsaid:
            more = f"{record.getMessage()} (and {unsaid} warnings that were not written down)"
            record.msg, record.args = more, ()
        return True


FEW_WARNINGS: Final = Few()
