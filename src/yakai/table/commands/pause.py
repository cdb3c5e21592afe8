"""Pausing and resuming a game, and ending it by agreement."""

from yakai.core.early_ends import ended_by_agreement
from yakai.core.game import Seat
from yakai.core.log import Finished
from yakai.core.steps import Step
from yakai.table.commands import moves, seating
from yakai.table.commands.base import Command, PersonCommand
from yakai.table.state.table import Proposal, Table


class Pause(PersonCommand, frozen=True):
    """A player pauses or resumes the game. On a shared screen `seat` is the one whose curtain is lifted; without one
    the log names no seat.
    """

    game: int
    paused: bool
    seat: Seat | None = None

    def proposed(self, table: Table, at: float) -> Proposal:
        match = moves.match_of(table, self.game)
        held = seating.seats_held(table.room, self.person)
        playing = tuple(one for one in held if one not in table.room.conceded) or held[:1]
        seat = playing[0] if len(playing) == 1 else self.seat if self.seat in playing else None
        return Proposal(steps=match.propose_pause(self.paused, seat, at, self.person))


class EndByAgreement(Command, frozen=True):
    """End the game, because all have voted for it."""

    game: int

    def proposed(self, table: Table, at: float) -> Proposal:
        match = table.game
        if match is None or table.room.games != self.game or match.result is not None:
            return Proposal()
        finished = Finished(ended_by_agreement(match.seats), at)
        return Proposal(steps=(Step(match.state, finished, match.state),))
