"""Who keeps the others waiting: the host ends their part, where the rules let them."""

from typing import Final

from yakai.core.errors import IllegalAction
from yakai.core.game import Seat
from yakai.core.log import Acted, Settled
from yakai.core.match import Match
from yakai.table import seating
from yakai.table.commands import Asked, match_of
from yakai.table.errors import NotIdle
from yakai.table.table import Proposal, Table

IDLE: Final = 60
"""Who has done nothing for so many seconds keeps the others waiting."""


class FinishFor(Asked, frozen=True):
    """The host ends the part of somebody who is away or has done nothing for a while, where the rules let them."""

    seat: Seat
    game: int

    def proposed(self, table: Table, at: float) -> Proposal:
        """What the rules have for it, as the seat's own action."""
        match = match_of(table, self.game)
        seating.check_host(table.room, self.person)
        seating.check_seat(table.room, self.seat)
        if match.rules.customs.excuse is None:
            raise NotIdle("seat-cannot-be-finished")
        action = match.rules.customs.excuse(match.view(self.seat))
        if _patience(match, self.seat, at) > 0:
            raise NotIdle("seat-is-not-idle", seconds=IDLE)
        return Proposal(steps=match.propose(self.seat, action, at, self.person))


def finishable(table: Table, seat: Seat, at: float) -> float | None:
    """In how many seconds the host may end a seat's part, if nothing happens there; `None`: not as things are."""
    match = table.game
    if match is None or match.rules.customs.excuse is None or match.paused or match.result is not None:
        return None
    try:
        match.rules.customs.excuse(match.view(seat))
    except IllegalAction:
        return None
    return _patience(match, seat, at)


def _patience(match: Match, seat: Seat, at: float) -> float:
    """How many seconds more a seat may take."""
    return max(0.0, IDLE - (at - _latest(match, seat)))


def _latest(match: Match, seat: Seat) -> float:
    """When a seat did something last, or was dealt something to do."""
    for entry in reversed(match.log):
        if isinstance(entry, Settled) or (isinstance(entry, Acted) and entry.seat == seat):
            return entry.at or 0.0
    return 0.0
