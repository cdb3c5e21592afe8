"""A vote to end a game without a result: it counts when all agree who play and are there, or are still waited for."""

from yakai.core.agreeing import ended_by_agreement
from yakai.core.game import Seat
from yakai.core.log import Finished
from yakai.core.steps import Step
from yakai.table.commands.base import Command
from yakai.table.drivers.voting import Voting
from yakai.table.ports import Change
from yakai.table.state.table import Proposal, Table


class EndByAgreement(Command, frozen=True):
    """All want to stop."""

    game: int

    def proposed(self, table: Table, at: float) -> Proposal:
        """The game is over, and nobody has won."""
        match = table.game
        if match is None or table.room.games != self.game or match.result is not None:
            return Proposal()
        finished = Finished(ended_by_agreement(match.seats), at)
        return Proposal(steps=(Step(match.state, finished, match.state),))


class Ending(Voting):
    """Who wants to end the game at one table."""

    def wake(self) -> None:
        """Whoever has gone without an answer has not agreed: who still wants it asks once more."""
        if self.decided is not None and (self._asked_of - self.asked) & self._table.room.still_playing:
            self._agreed = {}
            self._tell(Change(room=True))
        else:
            super().wake()

    def _outcome(self, game: int, asker: str, seat: Seat | None) -> EndByAgreement:
        return EndByAgreement(game)
