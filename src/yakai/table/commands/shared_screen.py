"""Several players on one screen: a second player takes a seat beside a person and plays on that person's screen."""

from yakai.core.game import Seat
from yakai.table.commands import seating
from yakai.table.commands.base import PersonCommand
from yakai.table.commands.beginning import with_beginning
from yakai.table.state.entries import RoomEntry
from yakai.table.state.table import Proposal, Table


class SitBeside(PersonCommand, frozen=True):
    """Seat another player on an open seat, to play on this person's screen."""

    seat: Seat
    name: str

    def proposed(self, table: Table, at: float) -> Proposal:
        return _arranged(table, seating.seat_beside(table.room, self.person, self.seat, self.name), at)


class RenameBeside(PersonCommand, frozen=True):
    """Rename another player on this person's screen."""

    seat: Seat
    name: str

    def proposed(self, table: Table, at: float) -> Proposal:
        return _arranged(table, seating.rename_beside(table.room, self.person, self.seat, self.name), at)


def _arranged(table: Table, changes: tuple[RoomEntry, ...], at: float) -> Proposal:
    return with_beginning(table.room, changes, at, asked=False, latest=table.match, chance=table.chance)
