"""When each seat was last active, so that the host may finish for a seat that keeps the others waiting.

Seconds count only while time passes at the table, so not during a pause. Nothing is stored: after a restart every seat
counts from zero.
"""

from typing import Final

from yakai.core.game import Seat
from yakai.core.log import Acted, HandedOver, Settled, Undone
from yakai.table.commands.base import Command
from yakai.table.commands.finish_seat import GONE, IDLE, FinishSeat, finishable
from yakai.table.drivers.rules_timer import RulesTimer
from yakai.table.errors import NotIdle
from yakai.table.presence import Presence
from yakai.table.state.room import PersonOccupant
from yakai.table.state.table import Table

_ACTIONS: Final = (Acted, Undone, HandedOver)


class Activity:
    """Watches the seats of one table."""

    def __init__(self, table: Table, presence: Presence, timer: RulesTimer) -> None:
        self._table = table
        self._presence = presence
        self._timer = timer
        self._game, self._length = self._position
        self._began = 0.0
        self._last_active: dict[Seat, float] = {}
        self._left: dict[Seat, float] = {}

    @property
    def _position(self) -> tuple[int, int]:
        return self._table.room.games, self._table.game_length

    @property
    def finishable(self) -> tuple[tuple[Seat, float], ...]:
        """The seats that the host may finish for, each with the seconds until then if it stays idle."""
        match = self._table.game
        if match is None or match.rules.customs.excuse is None:
            return ()
        return tuple(
            (seat, self._time_left(seat))
            for seat in range(len(self._table.room.occupants))
            if finishable(self._table, seat)
        )

    def check(self, command: Command) -> None:
        """Raise if the host wants to finish for a seat that has not been idle for long enough."""
        if isinstance(command, FinishSeat) and self._time_left(command.seat) > 0:
            raise NotIdle("seat-is-not-idle", seconds=IDLE)

    def _time_left(self, seat: Seat) -> float:
        """Seconds until the host may finish for a seat; fewer if its player is away."""
        occupant = self._table.room.occupants[seat]
        here = isinstance(occupant, PersonOccupant) and self._presence.is_here(occupant.person)
        left = IDLE - self.idle(seat)
        return max(0.0, left if here else min(left, GONE - self.empty(seat)))

    def idle(self, seat: Seat) -> float:
        """Seconds for which a seat has done nothing although it could act."""
        return self._timer.passed - max(self._began, self._last_active.get(seat, 0.0))

    def empty(self, seat: Seat) -> float:
        """Seconds since the seat was active or its player disconnected."""
        return min(self.idle(seat), self._timer.passed - self._left.get(seat, 0.0))

    def note_active(self, *seats: Seat) -> None:
        """Restart the count for these seats."""
        self._last_active |= dict.fromkeys(seats, self._timer.passed)

    def note_left(self, *seats: Seat) -> None:
        """Note that the player of these seats has disconnected, which does not count as activity."""
        self._left |= dict.fromkeys(seats, self._timer.passed)

    def note_moves(self) -> None:
        """Note which seats have acted since the last call. A deal restarts the count of every seat. Does nothing in
        games where the host cannot finish for a seat.
        """
        since = 0 if self._table.room.games != self._game else self._length
        self._game, self._length = self._position
        match = self._table.match
        if match is None or match.rules.customs.excuse is None:
            return
        for entry in match.since(since):
            if isinstance(entry, Settled):
                self._began = self._timer.passed
            elif isinstance(entry, _ACTIONS):
                self.note_active(entry.seat)
