"""Notices in correspondence games: an absent player is notified once per turn. After a table was read back, turns that
had begun before are not notified.
"""

from collections.abc import Callable

from yakai.core.game import Seat
from yakai.table.keys import TableKeys
from yakai.table.ports import Notify, YourTurn
from yakai.table.presence import Presence
from yakai.table.state.clocks import ByDays
from yakai.table.state.room import PersonOccupant
from yakai.table.state.table import Table


class TurnNotices:
    """Watches whose turn it is at one table."""

    def __init__(
        self, table: Table, keys: Callable[[], TableKeys], presence: Presence, notify: Notify
    ) -> None:
        self._table = table
        self._keys = keys
        self._presence = presence
        self._notify = notify
        self._known: set[tuple[int, Seat, int]] = set(self._due)

    @property
    def _due(self) -> dict[tuple[int, Seat, int], Seat]:
        """The seat of each move that the game waits for, by game, seat and move number."""
        clocks = self._table.clocks
        if clocks is None:
            return {}
        game = self._table.room.games
        return {(game, seat, clocks.moves[seat]): seat for seat in clocks.running}

    def wake(self) -> None:
        """Notify the absent players whose turn has begun."""
        clocks, room = self._table.clocks, self._table.room
        if clocks is None and not self._known:
            return
        due = self._due
        new = [due[move] for move in due.keys() - self._known]
        if new and clocks is not None and isinstance(clocks.rule, ByDays):
            days = clocks.rule.days
            turns = {
                person: self._turn(seat, days) for seat in new if (person := self._away(seat)) is not None
            }
            self._notify(self._table.id, clocks.awaited, turns)
        self._known = {move for move in self._known | due.keys() if move[0] == room.games}

    def resend(self) -> None:
        """Notify all absent players whose turn it is, in case the server stopped before it did."""
        self._known.clear()
        self.wake()

    def _away(self, seat: Seat) -> str | None:
        """The person on this seat if they are away."""
        occupant = self._table.room.occupants[seat]
        if isinstance(occupant, PersonOccupant) and not self._presence.is_here(occupant.person):
            return occupant.person
        return None

    def _turn(self, seat: Seat, days: int) -> YourTurn:
        room = self._table.room
        return YourTurn(room.game, seat, room.called, days, self._keys().invitation)
