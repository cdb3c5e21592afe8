"""Who keeps the others waiting: the host ends their part, where the rules let them. A live table knows who does."""

from typing import Final

from yakai.core.errors import IllegalAction
from yakai.core.game import Seat
from yakai.table.commands import seating
from yakai.table.commands.base import PersonCommand
from yakai.table.commands.moves import match_of
from yakai.table.errors import NotIdle
from yakai.table.state.table import Proposal, Table

IDLE: Final = 60
GONE: Final = 10
"""Who has done nothing for so many seconds keeps the others waiting; sooner who has gone, and does not just load the
page anew. To come and go is not to do something.
"""


class FinishFor(PersonCommand, frozen=True):
    """The host ends the part of somebody who is away or has done nothing for a while, where the rules let them. Whether
    they are is not in the log: the live table refuses what comes too early.
    """

    seat: Seat
    game: int

    def proposed(self, table: Table, at: float) -> Proposal:
        """What the rules have for it, as the seat's own action."""
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
    """Whether the host may end a seat's part, once nothing has happened there for long enough."""
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
