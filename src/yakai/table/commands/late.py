"""A friend who comes late plays on for a bot, if the host agrees.

Whoever looks on knows only what everybody knows (a law says so of each game), so that they may too. Whoever has seen
the game through some seat's eyes may not: they would know more than the seat.
"""

from msgspec import Struct

from yakai.core.errors import GameOver
from yakai.core.game import Seat
from yakai.core.log import HandedOver
from yakai.core.steps import Step
from yakai.table.commands import seating
from yakai.table.commands.base import PersonCommand
from yakai.table.commands.moves import match_of
from yakai.table.errors import CannotTakeOver, SeatTaken
from yakai.table.state.entries import TookOver
from yakai.table.state.names import told_apart
from yakai.table.state.room import BotOccupant, Room
from yakai.table.state.silence import is_silent
from yakai.table.state.table import Proposal, Table


class SeatRequest(Struct, frozen=True):
    """Somebody who is called so would like to play on from a bot's seat."""

    person: str
    name: str
    seat: Seat


class TakeOver(PersonCommand, frozen=True):
    """The host lets somebody play on for a bot. In silence they have no name, which could be a message."""

    whom: str
    name: str
    seat: Seat
    game: int

    def proposed(self, table: Table, at: float) -> Proposal:
        """The seat is theirs."""
        seating.check_host(table.room, self.person)
        check_may_take_over(table, self.whom, self.seat, self.game)
        match, room = match_of(table, self.game), table.room
        name = "" if is_silent(table) else told_apart(self.name, seating.called_at(room))
        entry = HandedOver(self.seat, self.whom, at, self.person, new=True)
        return Proposal(
            (TookOver(self.seat, self.whom, name),), steps=(Step(match.state, entry, match.state),)
        )


def check_may_take_over(table: Table, person: str, seat: Seat, game: int) -> None:
    """Raise unless somebody may play on from this seat, if the host agrees."""
    match, room = match_of(table, game), table.room
    if match.result is not None:
        raise GameOver("game-is-over")
    seating.check_seat(room, seat)
    if not isinstance(room.occupants[seat], BotOccupant):
        raise SeatTaken("seat-is-taken", place=seat + 1)
    if knows_more(room, person):
        raise CannotTakeOver("you-have-played-this-game")


def knows_more(room: Room, person: str) -> bool:
    """Whether somebody sits here, or has seen the latest game through a seat's eyes."""
    return person in room.knowing or bool(room.seats_of(person))


def free_for(table: Table, person: str) -> tuple[Seat, ...]:
    """The seats from which somebody could play on."""
    match, room = table.game, table.room
    if match is None or match.result is not None or room.phase != "playing" or knows_more(room, person):
        return ()
    return tuple(seat for seat, occupant in enumerate(room.occupants) if isinstance(occupant, BotOccupant))
