"""When each seat was last seen to do something, in seconds that were lived at the table: neither a pause counts nor the
time in which the server was away. Nothing of it is stored: when a table is read back, everybody begins anew.
"""

from typing import Final

from yakai.core.game import Seat
from yakai.core.log import Acted, HandedOver, Settled, Undone
from yakai.table.drivers.rules_timer import RulesTimer
from yakai.table.state.table import Table

_DOINGS: Final = (Acted, Undone, HandedOver)


class Activity:
    """Watches the seats of one table."""

    def __init__(self, table: Table, clock: RulesTimer) -> None:
        self._table = table
        self._clock = clock
        self._game, self._step = self._place
        self._begun = 0.0
        self._latest: dict[Seat, float] = {}
        self._left: dict[Seat, float] = {}

    @property
    def _place(self) -> tuple[int, int]:
        room = self._table.opened
        return (0 if room is None else room.games), self._table.step

    def still(self, seat: Seat) -> float:
        """For how many seconds a seat has done nothing, since it has something to do."""
        return self._clock.lived - max(self._begun, self._latest.get(seat, 0.0))

    def gone(self, seat: Seat) -> float:
        """For how many of these seconds nobody has left it either: so long it is empty, if nobody is there."""
        return min(self.still(seat), self._clock.lived - self._left.get(seat, 0.0))

    def saw(self, *seats: Seat) -> None:
        """These seats do something just now."""
        self._latest |= dict.fromkeys(seats, self._clock.lived)

    def left(self, *seats: Seat) -> None:
        """Whoever sits there goes just now; that is not to do something."""
        self._left |= dict.fromkeys(seats, self._clock.lived)

    def look(self) -> None:
        """Take in what has been played since the last look. What is dealt gives everybody something to do. Where no
        part of anybody can be ended nobody asks.
        """
        since = 0 if self._table.room.games != self._game else self._step
        self._game, self._step = self._place
        match = self._table.match
        if match is None or match.rules.customs.excuse is None:
            return
        for entry in match.since(since):
            if isinstance(entry, Settled):
                self._begun = self._clock.lived
            elif isinstance(entry, _DOINGS):
                self.saw(entry.seat)
