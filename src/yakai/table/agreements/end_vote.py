"""A vote to end a game without a result."""

from yakai.core.early_ends import ended_by_agreement
from yakai.core.game import Seat
from yakai.core.log import Finished
from yakai.core.steps import Step
from yakai.table.agreements.voting import TableVote
from yakai.table.commands.base import Command
from yakai.table.ports import Change
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


class EndVote(TableVote):
    """The vote to end the game at one table."""

    def wake(self) -> None:
        """Look at the vote again. A player who left without answering has not agreed, so the vote is dropped."""
        if self.decided is not None and (self._asked_of - self.asked) & self._table.room.still_playing:
            self._agreed = {}
            self._notify(Change(room=True))
        else:
            super().wake()

    def _outcome(self, game: int, asker: str, seat: Seat | None) -> EndByAgreement:
        return EndByAgreement(game)
