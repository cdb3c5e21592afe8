"""What every command is: a value that says what it would do to the table as it is.

A command raises an error if it may not be done, and changes nothing itself.
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
    """Somebody wants something."""

    @property
    def asked_by(self) -> str | None:
        """The person whose request it is, if it is one."""
        return None

    def proposed(self, table: Table, at: float) -> Proposal:
        """What it would do, if it were done at this time."""
        raise NotImplementedError

    def stamp(self, lived: int) -> int:
        """With which age of the server it is noted, where there are clocks: mostly the present one."""
        return lived


class PersonCommand(Command, frozen=True):
    """What a person asks for."""

    person: str

    @property
    def asked_by(self) -> str | None:
        """The person whose request it is."""
        return self.person


class Arrangement(PersonCommand, frozen=True):
    """Something about the table itself. If all are there and ready after it, the game begins."""

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        """What it adds to the table's log."""
        raise NotImplementedError

    def proposed(self, table: Table, at: float) -> Proposal:
        """The changes and perhaps a beginning."""
        asked = self.says_ready
        changes = self.changes(table.room)
        return with_beginning(table.room, changes, at, asked=asked, latest=table.match, chance=table.chance)

    @property
    def says_ready(self) -> bool:
        """Whether somebody says that they are ready."""
        return False


class Playing(PersonCommand, frozen=True):
    """Something that a person does from a seat of theirs. `game` counts the table's games from 1."""

    seat: Seat
    game: int

    def match(self, table: Table) -> Match:
        """The match, in which this person must hold the seat and not have given up."""
        return moves.held_match(table, self.person, self.seat, self.game)

    def own_match(self, table: Table) -> Match:
        """The same, if they play it themselves."""
        return moves.own_match(table, self.person, self.seat, self.game)
