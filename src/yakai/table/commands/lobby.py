"""Commands before and after a game: seats, bots, options, readiness."""

from typing import Any

from yakai.core.game import Seat
from yakai.table.commands import seating
from yakai.table.commands.base import Arrangement, PersonCommand
from yakai.table.commands.beginning import with_beginning
from yakai.table.ports import Setting
from yakai.table.state.entries import RoomEntry
from yakai.table.state.room import Room
from yakai.table.state.room_folding import fold_entries
from yakai.table.state.silence import is_silent
from yakai.table.state.table import Proposal, Table


class OpenTable(PersonCommand, frozen=True):
    """Open a table. Bots fill the last seats; with `sit` the host takes the first, and the players `beside` them on the
    same screen the next. `settings` are the host's. The game begins at once if all seats are taken and ready.
    """

    name: str
    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    sit: bool
    ready: bool
    beside: tuple[str, ...] = ()
    settings: tuple[Setting, ...] = ()

    def proposed(self, table: Table, at: float) -> Proposal:
        opening = seating.open_table(
            self.person, self.name, self.game, self.seats, self.options, self.bots, self.sit, self.beside
        )
        for setting in self.settings:
            opening += setting.changes(fold_entries(None, opening))
        if not (self.ready and (self.sit or len(self.bots) == self.seats)):
            return Proposal(opening)
        opening += seating.set_ready(fold_entries(None, opening), self.person, True)
        return with_beginning(None, opening, at, asked=True, latest=None, chance=table.chance)


class Sit(Arrangement, frozen=True):
    """Take an open seat, or move to it."""

    name: str
    seat: Seat

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        return seating.take_seat(room, self.person, self.name, self.seat)


class Stand(Arrangement, frozen=True):
    """Leave a seat."""

    seat: Seat

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        return seating.stand_up(room, self.person, self.seat)


class SitBeside(Arrangement, frozen=True):
    """Seat another player on an open seat, to play on this person's screen."""

    seat: Seat
    name: str

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        return seating.seat_beside(room, self.person, self.seat, self.name)


class RenameBeside(Arrangement, frozen=True):
    """Rename another player on this person's screen."""

    seat: Seat
    name: str

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        return seating.rename_beside(room, self.person, self.seat, self.name)


class AddBot(Arrangement, frozen=True):
    """The host puts a bot on an open seat, or another one in a bot's place."""

    seat: Seat
    bot: str

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        return seating.add_bot(room, self.person, self.seat, self.bot)


class EmptySeat(Arrangement, frozen=True):
    """The host empties a seat."""

    seat: Seat

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        return seating.empty_seat(room, self.person, self.seat)


class SetSeats(Arrangement, frozen=True):
    """The host sets how many seats there are."""

    seats: int

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        return seating.set_seats(room, self.person, self.seats)


class SetOptions(Arrangement, frozen=True):
    """The host sets the game's options."""

    options: dict[str, Any]

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        return seating.set_options(room, self.person, self.options)


class SetColour(Arrangement, frozen=True):
    """Choose the colour of an own seat."""

    seat: Seat
    colour: int

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        return seating.set_colour(room, self.person, self.seat, self.colour)


class OpenToAll(Arrangement, frozen=True):
    """The host lists the table for all, or takes it off the list."""

    open: bool

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        return seating.open_to_all(room, self.person, self.open)


class SetReady(Arrangement, frozen=True):
    """Be ready, or not any more."""

    ready: bool

    @property
    def says_ready(self) -> bool:
        return self.ready

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        return seating.set_ready(room, self.person, self.ready)


class PlayAgain(Arrangement, frozen=True):
    """Be ready for another game after the end of one."""

    @property
    def says_ready(self) -> bool:
        return True

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        return seating.again(room, self.person)


class Rename(Arrangement, frozen=True):
    """Change one's name."""

    name: str

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        return seating.rename(room, self.person, self.name)

    def proposed(self, table: Table, at: float) -> Proposal:
        # In a silent game a name would be a message: `LiveTable` renames when the silence is over.
        return Proposal() if is_silent(table) else super().proposed(table, at)
