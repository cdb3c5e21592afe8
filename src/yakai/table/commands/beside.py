"""Several on one screen: who sits down beside a person and plays on theirs, and what they are called."""

from yakai.core.game import Seat
from yakai.table.commands import seating
from yakai.table.commands.base import PersonCommand
from yakai.table.commands.beginning import with_beginning
from yakai.table.state.entries import RoomEntry
from yakai.table.state.table import Proposal, Table


class SitBeside(PersonCommand, frozen=True):
    """Somebody takes an open seat who plays on this person's screen."""

    seat: Seat
    name: str

    def proposed(self, table: Table, at: float) -> Proposal:
        """They are seated."""
        return _arranged(table, seating.seat_beside(table.room, self.person, self.seat, self.name), at)


class CallBeside(PersonCommand, frozen=True):
    """Somebody who plays on this person's screen is called something else."""

    seat: Seat
    name: str

    def proposed(self, table: Table, at: float) -> Proposal:
        """Another name."""
        return _arranged(table, seating.call_beside(table.room, self.person, self.seat, self.name), at)


def _arranged(table: Table, changes: tuple[RoomEntry, ...], at: float) -> Proposal:
    return with_beginning(table.room, changes, at, asked=False, latest=table.match, chance=table.chance)
