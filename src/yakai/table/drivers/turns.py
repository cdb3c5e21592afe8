"""Where people have days, whoever is not there is let know that it is their turn: once for each, and of what is read
back nobody.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from yakai.core.game import Seat
from yakai.table.clocks import ByDays
from yakai.table.drivers.presence import Presence
from yakai.table.protocols import TableKeys
from yakai.table.room import Called, Sitter
from yakai.table.table import Table


class YourTurn(NamedTuple):
    """What somebody is let know: in which game, with whom, for how many days, and where."""

    game: str
    seat: Seat
    called: Called
    days: int
    invitation: str


class Notify(Protocol):
    """Lets a person know of something, if they want that. Never waits."""

    def __call__(self, person: str, turn: YourTurn, /) -> None: ...


def nobody(_person: str, _turn: YourTurn, /) -> None:
    """Nobody is let know of anything."""


class Turns:
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
        due = self._due
        if clocks is not None and isinstance(clocks.rule, ByDays):
            for move in due.keys() - self._known:
                self._tell(due[move], clocks.rule.days)
        self._known = {move for move in self._known | due.keys() if move[0] == room.games}

    def _tell(self, seat: Seat, days: int) -> None:
        place = self._table.room.places[seat]
        if isinstance(place, Sitter) and not self._presence.is_here(place.person):
            room = self._table.room
            turn = YourTurn(room.game, seat, room.called, days, self._keys().invitation)
            self._notify(place.person, turn)
