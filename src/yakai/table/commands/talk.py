"""Who may talk at a table."""

from yakai.table.commands.base import PersonCommand
from yakai.table.commands.seating import set_talk
from yakai.table.state.remarks import WhoTalks
from yakai.table.state.silence import check_not_silent
from yakai.table.state.table import Proposal, Table


class SetTalk(PersonCommand, frozen=True):
    """The host sets who may talk. In a silent game that would be a signal too."""

    who: WhoTalks

    def proposed(self, table: Table, at: float) -> Proposal:
        check_not_silent(table)
        return Proposal(set_talk(table.room, self.person, self.who))
