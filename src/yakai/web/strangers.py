"""What no page of ours does goes to the log, so that whoever keeps the server can tell who tries the doors: a cookie
that we did not give, a key that opens nothing, a table that is closed to them, somebody else's seat or game.

No line names a key, a cookie or a person; and however many try, there are only so many lines.
"""

import logging
from collections.abc import Callable
from typing import Final

from yakai.core.errors import YakaiError
from yakai.table.errors import NoSuchTable, NotYourSeat, TurnedAway
from yakai.web.buckets import Bucket
from yakai.web.errors import ForeignOrigin, NotForYou, NotThere, UnknownHost

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


class Strangers:
    """Who was refused what nobody asks for by a page of ours."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._lines = Bucket(LINES_A_SECOND, LINES_AT_ONCE, clock)
        self._unsaid = 0

    def refused(self, error: Exception, address: str) -> None:
        """Something was refused to somebody at this address."""
        if isinstance(error, STRANGE):
            self.note(error.key, address)

    def note(self, what: str, address: str) -> None:
        """Somebody at this address has tried this."""
        if not self._lines.take():
            self._unsaid += 1
            return
        unsaid, self._unsaid = self._unsaid, 0
        more = f" (and {unsaid} times something else that was not written down)" if unsaid else ""
        logger.warning("refused to somebody at %s: %s%s", address or "an unknown address", what, more)
