"""Commands of the server's operator, from the command line. A repeated one changes nothing."""

from yakai.table.commands.automatic import Archive
from yakai.table.commands.base import Command
from yakai.table.state.entries import ListingForbidden, TableClosed
from yakai.table.state.table import Proposal, Table


class ForbidListing(Command, frozen=True):
    """Take the table off the list of open tables; its host cannot list it again."""

    def proposed(self, table: Table, at: float) -> Proposal:
        return Proposal() if table.room.access.unlisted else Proposal((ListingForbidden(),))


class CloseTable(Command, frozen=True):
    """Close the table for all, and pause a running game."""

    def proposed(self, table: Table, at: float) -> Proposal:
        if table.room.access.closed:
            return Proposal()
        return Proposal((TableClosed(),), steps=Archive().proposed(table, at).steps)
