"""Finishing for a seat that keeps the others waiting: the host may do so where the rules allow it."""

from typing import Final

from yakai.core.errors import IllegalAction
from yakai.core.game import Seat
from yakai.table.commands import seating
from yakai.table.commands.base import PersonCommand
from yakai.table.commands.moves import match_of
from yakai.table.errors import NotIdle
from yakai.table.state.table import Proposal, Table

IDLE: Final = 60
"""Seconds without activity after which the host may finish for a seat."""

GONE: Final = 10
"""The same for a player who is away; long enough to reload the page. Connecting is not activity."""


class FinishSeat(PersonCommand, frozen=True):
    """The host finishes for a seat that has been idle. How long it was idle is not in the log: the live table refuses
    the command if it comes too early.
    """

    seat: Seat
    game: int

    def proposed(self, table: Table, at: float) -> Proposal:
        match = match_of(table, self.game)
        seating.check_host(table.room, self.person)
        seating.check_seat(table.room, self.seat)
        if match.rules.customs.excuse is None:
            raise NotIdle("seat-cannot-be-finished")
        if table.room.bot_at(self.seat) is not None:
            raise NotIdle("bot-finishes-itself")
        action = match.rules.customs.excuse(match.view(self.seat))
        return Proposal(steps=match.propose(self.seat, action, at, self.person))


def finishable(table: Table, seat: Seat) -> bool:
    """Whether the host may finish for a seat once it has been idle for long enough."""
    match = table.game
    if match is None or match.rules.customs.excuse is None or match.paused or match.result is not None:
        return False
    if table.room.bot_at(seat) is not None:
        return False
    try:
        match.rules.customs.excuse(match.view(seat))
    except IllegalAction:
        return False
    return True
