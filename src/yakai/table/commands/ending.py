"""Ending a game by agreement."""

from yakai.core.early_ends import ended_by_agreement
from yakai.core.log import Finished
from yakai.core.steps import Step
from yakai.table.commands.base import Command
from yakai.table.state.table import Proposal, Table


class EndByAgreement(Command, frozen=True):
    """End the game, because all have voted for it."""

    game: int

    def proposed(self, table: Table, at: float) -> Proposal:
        match = table.game
        if match is None or table.room.games != self.game or match.result is not None:
            return Proposal()
        finished = Finished(ended_by_agreement(match.seats), at)
        return Proposal(steps=(Step(match.state, finished, match.state),))
