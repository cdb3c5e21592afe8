"""A late friend takes a bot's seat in a running game. Who has to agree is in `agreements.seat_requests`.

A spectator may do so, because spectators see only what all players see (a law checks that of each game). A person who
has seen the game from a seat may not, because they could know more than the bot's seat does.
"""

from yakai.core.errors import GameOver
from yakai.core.game import Seat
from yakai.core.log import HandedOver
from yakai.core.steps import Step
from yakai.table.commands import seating
from yakai.table.commands.base import PersonCommand
from yakai.table.commands.moves import match_of
from yakai.table.errors import CannotTakeOver, HostOnly, SeatTaken
from yakai.table.naming.names import distinct_name
from yakai.table.state.entries import TookOver
from yakai.table.state.room import BotOccupant, Room
from yakai.table.state.silence import is_silent
from yakai.table.state.table import Proposal, Table


class TakeOver(PersonCommand, frozen=True):
    """A person at the table lets another (`whom`) play on for a bot. In a silent game the other gets no name, because
    it could be a message.
    """

    whom: str
    name: str
    seat: Seat
    game: int

    def proposed(self, table: Table, at: float) -> Proposal:
        if self.person not in (self.whom, table.room.host, *table.room.people):
            raise HostOnly("host-only")
        check_may_take_over(table, self.whom, self.seat, self.game)
        match, room = match_of(table, self.game), table.room
        name = "" if is_silent(table) else distinct_name(self.name, seating.called_at(room))
        entry = HandedOver(self.seat, self.whom, at, self.person, new=True)
        return Proposal(
            (TookOver(self.seat, self.whom, name),), steps=(Step(match.state, entry, match.state),)
        )


def check_may_take_over(table: Table, person: str, seat: Seat, game: int) -> None:
    """Raise unless this person may take over this seat if the others agree."""
    match, room = match_of(table, game), table.room
    if match.result is not None:
        raise GameOver("game-is-over")
    seating.check_seat(room, seat)
    if not isinstance(room.occupants[seat], BotOccupant):
        raise SeatTaken("seat-is-taken", number=seat + 1)
    if knows_more(room, person):
        raise CannotTakeOver("you-have-played-this-game")


def knows_more(room: Room, person: str) -> bool:
    """Whether a person sits here, or has seen the latest game from a seat."""
    return person in room.seen_by or bool(room.seats_of(person))


def free_for(table: Table, person: str) -> tuple[Seat, ...]:
    """The bots' seats that a person could take over."""
    match, room = table.game, table.room
    if match is None or match.result is not None or room.phase != "playing" or knows_more(room, person):
        return ()
    return tuple(seat for seat, occupant in enumerate(room.occupants) if isinstance(occupant, BotOccupant))
