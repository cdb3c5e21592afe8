"""Where people have days, whoever is not there is let know that it is their turn: once for each, and of what is read
back nobody.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from yakai.core.game import Seat
from yakai.table.drivers.presence import Presence
from yakai.table.ports import TableKeys
from yakai.table.state.clocks import ByDays
from yakai.table.state.room import PersonOccupant, PlayerNames
from yakai.table.state.table import Table


class YourTurn(NamedTuple):
    """What somebody is let know: in which game, with whom, for how many days, and where."""

    game: str
    seat: Seat
    called: PlayerNames
    days: int
    invitation: str


class Notify(Protocol):
    """Lets people know of something, if they want that; with this all are who had to be of the moves that a table now
    waits for. Never waits.
    """

    def __call__(self, table: str, due: str, turns: Mapping[str, YourTurn], /) -> None: ...


def nobody(_table: str, _due: str, _turns: Mapping[str, YourTurn], /) -> None:
    """Nobody is let know of anything."""


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
        """Each move that is waited for: of which game, whose, and its number."""
        clocks = self._table.clocks
        if clocks is None:
            return {}
        game = self._table.room.games
        return {(game, seat, clocks.moves[seat]): seat for seat in clocks.running}

    def wake(self) -> None:
        """Let those know whose turn has begun."""
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

    def wake_anew(self) -> None:
        """Let those know whose turn it is, since they may not have been before the server went."""
        self._known.clear()
        self.wake()

    def _away(self, seat: Seat) -> str | None:
        """Who sits there and is not here."""
        occupant = self._table.room.occupants[seat]
        away = isinstance(occupant, PersonOccupant) and not self._presence.is_here(occupant.person)
        return occupant.person if isinstance(occupant, PersonOccupant) and away else None

    def _turn(self, seat: Seat, days: int) -> YourTurn:
        room = self._table.room
        return YourTurn(room.game, seat, room.called, days, self._keys().invitation)
