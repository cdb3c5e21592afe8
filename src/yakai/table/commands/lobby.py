"""Commands before and after a game: seats, bots, options, being ready."""

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
    """A new table, set as its host wants it; with everybody there and ready, its game begins at once."""

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
        """The opening and perhaps a beginning."""
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
        """They are seated."""
        return seating.take_seat(room, self.person, self.name, self.seat)


class Stand(Arrangement, frozen=True):
    """Leave a seat."""

    seat: Seat

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        """The seat is open."""
        return seating.stand_up(room, self.person, self.seat)


class AddBot(Arrangement, frozen=True):
    """The host puts a bot on an open seat, or another one in a bot's place."""

    seat: Seat
    bot: str

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        """A bot is seated."""
        return seating.add_bot(room, self.person, self.seat, self.bot)


class EmptySeat(Arrangement, frozen=True):
    """The host empties a seat."""

    seat: Seat

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        """The seat is open."""
        return seating.empty_seat(room, self.person, self.seat)


class SetSeats(Arrangement, frozen=True):
    """The host sets how many seats there are."""

    seats: int

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        """More seats, or fewer."""
        return seating.set_seats(room, self.person, self.seats)


class SetOptions(Arrangement, frozen=True):
    """The host sets the game's options."""

    options: dict[str, Any]

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        """Other options."""
        return seating.set_options(room, self.person, self.options)


class SetColour(Arrangement, frozen=True):
    """Choose a colour for a seat of one's own."""

    seat: Seat
    colour: int

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        """Another colour."""
        return seating.set_colour(room, self.person, self.seat, self.colour)


class OpenToAll(Arrangement, frozen=True):
    """The host lets everybody find the table, or only whoever has its link."""

    open: bool

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        """It can be found, or not."""
        return seating.open_to_all(room, self.person, self.open)


class SetReady(Arrangement, frozen=True):
    """Be ready, or not any more."""

    ready: bool

    @property
    def says_ready(self) -> bool:
        """Whether they do."""
        return self.ready

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        """They are ready, or not."""
        return seating.set_ready(room, self.person, self.ready)


class PlayAgain(Arrangement, frozen=True):
    """After the end: another one."""

    @property
    def says_ready(self) -> bool:
        """They do."""
        return True

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        """They are ready."""
        return seating.again(room, self.person)


class Rename(Arrangement, frozen=True):
    """Be called something else."""

    name: str

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        """Another name, if they sit here."""
        return seating.rename(room, self.person, self.name)

    def proposed(self, table: Table, at: float) -> Proposal:
        """In silence a name would be a message: it waits until the silence is over (see `LiveTable`)."""
        return Proposal() if is_silent(table) else super().proposed(table, at)
