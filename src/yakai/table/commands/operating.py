"""What the server's operator may do about a table from the command line. Doing it twice changes nothing."""

from yakai.table.commands.automatic import Archive
from yakai.table.commands.base import Command
from yakai.table.state.entries import ListingForbidden, TableClosed
from yakai.table.state.table import Proposal, Table


class ForbidListing(Command, frozen=True):
    """Take the table off the list of open tables; its host cannot list it again."""

    def proposed(self, table: Table, at: float) -> Proposal:
        """An entry, unless it is there already."""
        return Proposal() if table.room.access.unlisted else Proposal((ListingForbidden(),))


class CloseTable(Command, frozen=True):
    """Close the table for everybody; a running game is paused, so that nothing goes on there."""

    def proposed(self, table: Table, at: float) -> Proposal:
        """An entry, and a pause if a game runs."""
        if table.room.access.closed:
            return Proposal()
        return Proposal((TableClosed(),), steps=Archive().proposed(table, at).steps)
