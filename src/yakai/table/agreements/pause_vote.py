"""A vote to pause a game. One player is enough to resume it."""

from yakai.core.game import Seat
from yakai.table.agreements.voting import TableVote
from yakai.table.commands.pause import Pause


class PauseVote(TableVote):
    """The vote to pause the game at one table."""

    @property
    def asked(self) -> frozenset[str]:
        """The people who have to agree: all present players; where clocks run, absent ones too,
        because a pause would stop their opponents' clocks.
        """
        room = self._table.room
        return room.still_playing & self._presence.people if room.clock is None else super().asked

    @property
    def _wanted(self) -> bool:
        return super()._wanted and self._table.game is not None and not self._table.game.paused

    def _outcome(self, game: int, asker: str, seat: Seat | None) -> Pause:
        return Pause(asker, game, paused=True, seat=seat)

    async def request(
        self, person: str, game: int, paused: bool, request: str | None = None, seat: Seat | None = None
    ) -> None:
        """Vote for a pause or, with `paused` false, against one; without a vote that resumes the game at once."""
        if paused or self.agreed:
            await self.cast(person, game, agree=paused, seat=seat)
        else:
            await self._submit(Pause(person, game, paused=False, seat=seat), request)
