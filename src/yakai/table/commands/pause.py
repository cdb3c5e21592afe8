"""Pausing a game, and letting it go on."""

from yakai.core.game import Seat
from yakai.table.commands import moves, seating
from yakai.table.commands.base import PersonCommand
from yakai.table.state.table import Proposal, Table


class Pause(PersonCommand, frozen=True):
    """A player lets the game stand still, or go on; where several play on their screen, from the seat whose curtain is
    lifted. With all of them down it is nobody's wish in particular.
    """

    game: int
    paused: bool
    seat: Seat | None = None

    def proposed(self, table: Table, at: float) -> Proposal:
        """It stands still, or goes on."""
        match = moves.match_of(table, self.game)
        held = seating.seats_held(table.room, self.person)
        playing = tuple(one for one in held if one not in table.room.conceded) or held[:1]
        seat = playing[0] if len(playing) == 1 else self.seat if self.seat in playing else None
        return Proposal(steps=match.propose_pause(self.paused, seat, at, self.person))
