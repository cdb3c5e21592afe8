"""The base classes of commands.

A command is a value that proposes a change. It raises an error if it may not run, and changes nothing itself.
"""

from msgspec import Struct

from yakai.core.game import Seat
from yakai.core.match import Match
from yakai.table.commands import moves
from yakai.table.commands.beginning import with_beginning
from yakai.table.state.entries import RoomEntry
from yakai.table.state.room import Room
from yakai.table.state.table import Proposal, Table


class Command(Struct, frozen=True):
    """A request to change a table, of a person or of a driver."""

    @property
    def asked_by(self) -> str | None:
        """The person whose request it is; `None` for a driver's command."""
        return None

    def proposed(self, table: Table, at: float) -> Proposal:
        """The changes that it would make at this time."""
        raise NotImplementedError

    def stamp(self, uptime: int) -> int:
        """The uptime that is stored with it where players' clocks run: mostly the present one."""
        return uptime


class PersonCommand(Command, frozen=True):
    """A person's command."""

    person: str

    @property
    def asked_by(self) -> str | None:
        return self.person


class Arrangement(PersonCommand, frozen=True):
    """A change of the room between games. The game begins if all seats are taken and ready after it."""

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        """The entries that it adds to the table's log."""
        raise NotImplementedError

    def proposed(self, table: Table, at: float) -> Proposal:
        asked = self.says_ready
        changes = self.changes(table.room)
        return with_beginning(table.room, changes, at, asked=asked, latest=table.match, chance=table.chance)

    @property
    def says_ready(self) -> bool:
        """Whether the person says with it that they are ready."""
        return False


class Playing(PersonCommand, frozen=True):
    """A person's command from a seat of theirs. `game` counts the table's games from 1."""

    seat: Seat
    game: int

    def match(self, table: Table) -> Match:
        """The match. Raises unless the person holds the seat and has not given up."""
        return moves.held_match(table, self.person, self.seat, self.game)

    def own_match(self, table: Table) -> Match:
        """The match. Raises also if a bot plays the seat for them."""
        return moves.own_match(table, self.person, self.seat, self.game)
