"""How long bots wait in a game where all act at once, by the times of public events.

No secret affects a wait (ALL-3): it depends on what spectators see, and on which seats bots play.
"""

import logging
from collections.abc import Iterable
from typing import Any

from yakai.core import catalogue
from yakai.core.events import KINDS
from yakai.core.game import Seat, Times
from yakai.core.match import Match
from yakai.table.drivers.rules_timer import RulesTimer
from yakai.table.state.table import Table

logger = logging.getLogger(__name__)


class BotPace:
    """The times of events at one table, and the waits of its bots. With a pace of 0 bots do not wait."""

    def __init__(self, table: Table, clock: RulesTimer, pace: float) -> None:
        self._table = table
        self._clock = clock
        self._pace = pace
        self._began = 0.0
        self._seen: dict[Seat, float] = {}

    @property
    def stands_still(self) -> bool:
        """Whether bots here have to wait while no time passes."""
        return self.matters and not self._clock.passes

    @property
    def matters(self) -> bool:
        """Whether the game says how long bots wait."""
        match = self._table.game
        return self._pace > 0 and match is not None and catalogue.game(match.rules.id).bides is not None

    def begin(self) -> None:
        """Restart all times: nothing is known about when earlier events happened."""
        self._began, self._seen = self._clock.passed, {}

    def follow(self, events: Iterable[Any]) -> None:
        """Note the time of public events that have just happened."""
        for event in events:
            seat = getattr(event, "seat", None)
            if type(event) in KINDS:
                continue
            if seat is None:
                self.begin()
            else:
                self._seen[seat] = self._clock.passed

    def wait(self, match: Match, seat: Seat, bot: str, action: Any, sure: float, showing: float) -> float:
        """Seconds that a bot waits with an action, by how `sure` it is of it and how long something is still shown."""
        if not self.matters:
            return 0.0
        bides = catalogue.game(match.rules.id).bides
        assert bides is not None
        try:
            return bides(match.view(seat), action, self._times(bot, sure, showing)) * self._pace
        except Exception:
            logger.exception("%s does not know how long a bot waits", match.rules.id)
            return 0.0

    def _times(self, bot: str, sure: float, showing: float) -> Times:
        now, room = self._clock.passed, self._table.room
        seats = range(len(room.occupants))
        quiet = tuple((now - max(self._began, self._seen.get(seat, 0.0))) / self._pace for seat in seats)
        return Times(
            (now - self._began) / self._pace,
            quiet,
            showing / self._pace,
            frozenset(seat for seat in seats if room.bot_at(seat) is None),
            bot,
            sure,
        )
