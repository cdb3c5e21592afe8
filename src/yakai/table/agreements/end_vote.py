"""A vote to end a game without a result."""

from yakai.core.game import Seat
from yakai.table.agreements.voting import TableVote
from yakai.table.commands.ending import EndByAgreement
from yakai.table.ports import Change


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
