"""Who sees a table through one connection, and from which seat they see the game."""

from typing import NamedTuple

from yakai.core.game import Seat
from yakai.table.commands.moves import match_of
from yakai.table.errors import CurtainDown, NotYourSeat, OnlyWatching, TurnedAway
from yakai.table.live import LiveTable
from yakai.table.state.remarks import Speaker
from yakai.table.state.room import Room
from yakai.text import Lang


class RoomRole:
    """What a person is in a room: whether they host it, their seats, the seats from which they see the latest game
    (with several, each has a curtain), and whether they may see it at all. With the watching key they have no seats.
    """

    def __init__(self, room: Room, person: str, invited: bool) -> None:
        self.room = room
        self.host = invited and room.host == person
        self.seats: tuple[Seat, ...] = room.seats_of(person) if invited else ()
        self.viewing_seats: tuple[Seat, ...] = room.viewing_seats_of(person) if invited else ()
        self.curtains: tuple[Seat, ...] = self.viewing_seats if len(self.viewing_seats) > 1 else ()
        self.may_watch = room.access.watching or self.host or bool(self.viewing_seats)


class LiftedCurtain(NamedTuple):
    """The seat whose curtain is lifted, and in which game."""

    game: int
    seat: Seat


class Viewer:
    """A person at a table, as one connection of theirs shows it to them."""

    def __init__(self, live: LiveTable, person: str, name: str, invited: bool, lang: Lang) -> None:
        self.live = live
        self.person = person
        self.name = name
        self.invited = invited
        self.lang: Lang = lang
        self._latest_role: RoomRole | None = None
        self._lifted: LiftedCurtain | None = None

    @property
    def role(self) -> RoomRole:
        """Their role in the room as it is now, computed once for each state of it."""
        room, role = self.live.table.room, self._latest_role
        if role is None or role.room is not room:
            role = self._latest_role = RoomRole(room, self.person, self.invited)
        return role

    @property
    def seat(self) -> Seat | None:
        """The seat from which the game is seen; `None` for the spectators' view, which a shared screen shows while no
        curtain is lifted.
        """
        role, lifted = self.role, self._lifted
        if not role.curtains:
            return role.viewing_seats[0] if role.viewing_seats else None
        if lifted is None or lifted.game != role.room.games or lifted.seat not in role.curtains:
            return None
        return lifted.seat

    @property
    def lifted_seat(self) -> Seat | None:
        """The seat whose curtain is lifted, on a shared screen."""
        return self.seat if self.role.curtains else None

    @property
    def speaker(self) -> Speaker:
        """The person as those who talk at the table know them."""
        return Speaker(self.person, self.name, self.invited, self.lifted_seat)

    def lift_curtain(self, seat: Seat, game: int) -> None:
        """Show the game from this seat of theirs, and from no other."""
        match_of(self.live.table, game)
        if seat not in self.live.room.viewing_seats_of(self.person):
            raise NotYourSeat("not-your-seat", number=seat + 1)
        self._lifted = LiftedCurtain(game, seat)

    def lower_curtain(self) -> None:
        """Show the game as spectators see it, on a shared screen."""
        self._lifted = None

    def check_curtain(self, seat: Seat) -> None:
        """Raise if the curtain of this seat is down: then nothing is done from it."""
        if seat in self.role.curtains and seat != self.seat:
            raise CurtainDown("curtain-is-down")

    def check_invited(self) -> None:
        """Raise if the person came by the watching key."""
        if not self.invited:
            raise OnlyWatching("only-watching")

    def check_may_watch(self) -> None:
        """Raise if the person may not see the game."""
        if not self.role.may_watch:
            raise TurnedAway("watching-is-off")
