"""A vote to let a game stand still: it does when all agree who play and are there, where clocks run also whoever is
still waited for. To go on takes one of them.
"""

from yakai.core.game import Seat
from yakai.table.commands.pause import Pause
from yakai.table.drivers.voting import Voting


class Pausing(Voting):
    """Who wants a pause at one table."""

    @property
    def asked(self) -> frozenset[str]:
        """Who has to agree: all who play and are there. Nobody waits for the word of somebody who is away, unless
        clocks run: nobody stops their own behind the back of another.
        """
        room = self._table.room
        return room.still_playing & self._presence.people if room.clock is None else super().asked

    @property
    def _wanted(self) -> bool:
        return super()._wanted and self._table.game is not None and not self._table.game.paused

    def _outcome(self, game: int, asker: str, seat: Seat | None) -> Pause:
        return Pause(asker, game, paused=True, seat=seat)

    async def wish(
        self, person: str, game: int, paused: bool, request: str | None = None, seat: Seat | None = None
    ) -> None:
        """Somebody wants a pause, or rather not while others do; else the game goes on at once."""
        if paused or self.agreed:
            await self.cast(person, game, agree=paused, seat=seat)
        else:
            await self._submit(Pause(person, game, paused=False, seat=seat), request)
