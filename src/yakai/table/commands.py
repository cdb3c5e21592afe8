"""What people can ask of a table. Each command is a value, and says what it would do to the table as it is. It raises
if that may not be, and changes nothing. What nobody asks for is in `unasked`.
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from yakai import bots
from yakai.core.errors import GameOver, GamePaused, OutOfTurn
from yakai.core.game import Seat
from yakai.core.log import BOT, Conceded, HandedOver
from yakai.core.match import Match
from yakai.core.steps import Step
from yakai.table import moving, seating
from yakai.table.beginning import with_beginning
from yakai.table.entries import RoomEntry
from yakai.table.protocols import Setting
from yakai.table.room import Room, Sitter, after, folded
from yakai.table.silence import is_silent
from yakai.table.table import Proposal, Table


class Command(Struct, frozen=True):
    """Somebody wants something."""

    @property
    def asked_by(self) -> str | None:
        """The person whose request it is, if it is one."""
        return None

    def proposed(self, table: Table, at: float) -> Proposal:
        """What it would do, if it were done at this time."""
        raise NotImplementedError

    def stamp(self, lived: int) -> int:
        """With which age of the server it is noted, where there are clocks: mostly the present one."""
        return lived


class Asked(Command, frozen=True):
    """What a person asks for."""

    person: str

    @property
    def asked_by(self) -> str | None:
        """The person whose request it is."""
        return self.person


# Before and after a game


class Arrangement(Asked, frozen=True):
    """Something about the table itself. If all are there and ready after it, the game begins."""

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        """What it adds to the table's log."""
        raise NotImplementedError

    def proposed(self, table: Table, at: float) -> Proposal:
        """The changes and perhaps a beginning."""
        asked = self.says_ready
        changes = self.changes(table.room)
        return with_beginning(table.room, changes, at, asked=asked, latest=table.match, chance=table.chance)

    @property
    def says_ready(self) -> bool:
        """Whether somebody says that they are ready."""
        return False


class OpenTable(Asked, frozen=True):
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
            opening += setting.changes(folded(None, opening))
        if not (self.ready and (self.sit or len(self.bots) == self.seats)):
            return Proposal(opening)
        opening += seating.set_ready(folded(None, opening), self.person, True)
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


# What a person does in a game


class Playing(Asked, frozen=True):
    """Something that a person does from a seat of theirs. `game` counts the table's games from 1."""

    seat: Seat
    game: int

    def match(self, table: Table) -> Match:
        """The match, in which this person must hold the seat and not have given up."""
        return moving.held_match(table, self.person, self.seat, self.game)

    def own_match(self, table: Table) -> Match:
        """The same, if they play it themselves."""
        return moving.own_match(table, self.person, self.seat, self.game)


class Play(Playing, frozen=True):
    """An action of the game, in JSON: which ones there are, only the game knows that is being played."""

    action: bytes

    def proposed(self, table: Table, at: float) -> Proposal:
        """The action and what follows from it."""
        return moving.proposed(table, self.person, self.seat, self.game, self.action, at)

    def check(self, table: Table) -> None:
        """Raise if it would be refused now. Chance is not asked: what would follow is nobody's to know."""
        match = self.own_match(table)
        match.after(self.seat, moving.read_action(table, match, self.person, self.action))


class Undo(Playing, frozen=True):
    """Take the last action back."""

    def proposed(self, table: Table, at: float) -> Proposal:
        """It is taken back."""
        return Proposal(steps=self.own_match(table).propose_undo(self.seat, at, self.person))

    def check(self, table: Table) -> None:
        """Raise if it would be refused now."""
        self.own_match(table).propose_undo(self.seat)


class Concede(Playing, frozen=True):
    """Give up. If others play on, a bot plays the seat, so that their game is not spoilt; or the game ends, if the host
    has said so. It also ends with the last person who plays: bots need no end.
    """

    def proposed(self, table: Table, at: float) -> Proposal:
        """They have given up."""
        match = self.match(table)
        alone = not after(table.room, Conceded(self.seat, at, self.person)).still_playing
        steps = match.propose_concession(self.seat, at, self.person, alone or table.room.concede_ends)
        if len(steps) == 1:  # it is not the end
            bot = bots.stand_in(table.room.game)
            steps += (Step(match.state, HandedOver(self.seat, BOT + bot, at, self.person), match.state),)
        return Proposal(steps=steps)


class HandOver(Playing, frozen=True):
    """Let a bot play one's seat from now on or, with `bot` false, play it oneself again."""

    bot: bool

    def proposed(self, table: Table, at: float) -> Proposal:
        """The seat is the bot's or their own."""
        match = self.match(table)
        if match.result is not None:
            raise GameOver("game-is-over")
        if self.bot == (table.room.bot_at(self.seat) is not None):
            return Proposal()
        player = BOT + bots.stand_in(table.room.game) if self.bot else self.person
        return Proposal(
            steps=(Step(match.state, HandedOver(self.seat, player, at, self.person), match.state),)
        )


class Pause(Asked, frozen=True):
    """A player lets the game stand still, or go on; where several play on their screen, from the seat whose curtain is
    lifted. With all of them down it is nobody's wish in particular.
    """

    game: int
    paused: bool
    seat: Seat | None = None

    def proposed(self, table: Table, at: float) -> Proposal:
        """It stands still, or goes on."""
        match = moving.match_of(table, self.game)
        held = seating.seats_held(table.room, self.person)
        playing = tuple(one for one in held if one not in table.room.conceded) or held[:1]
        seat = playing[0] if len(playing) == 1 else self.seat if self.seat in playing else None
        return Proposal(steps=match.propose_pause(self.paused, seat, at, self.person))


# Who plays a seat


class ComeBack(Asked, frozen=True):
    """Somebody for whom a bot stood in plays themselves again, unless they have given up or lent it the seat."""

    def proposed(self, table: Table, at: float) -> Proposal:
        """Their seats are theirs again."""

        def handed_back(sitter: Sitter, seat: Seat) -> HandedOver | None:
            if sitter.bot is None or sitter.lent or table.room.has_conceded(seat):
                return None
            return HandedOver(seat, sitter.person, at, sitter.person)

        return handed_over_seats(table, self.person, handed_back)


def handed_over_seats(
    table: Table, person: str, entry: Callable[[Sitter, Seat], HandedOver | None]
) -> Proposal:
    """Something for each seat of a person, while a game runs."""
    match, room = table.game, table.room
    if match is None or room.phase != "playing":
        return Proposal()
    places = ((seat, room.places[seat]) for seat in room.seats_of(person))
    entries = (entry(place, seat) for seat, place in places if isinstance(place, Sitter))
    return Proposal(steps=tuple(Step(match.state, one, match.state) for one in entries if one is not None))


def absentee(table: Table, person: str, seat: Seat, game: int) -> str | None:
    """Who is missing from a seat, as somebody says who plays the game; nobody, if a bot plays there."""
    match = moving.match_of(table, game)
    if match.result is not None:
        raise GameOver("game-is-over")
    if match.paused:
        raise GamePaused("game-is-paused")
    held = seating.seats_held(table.room, person)
    if all(table.room.has_conceded(one) for one in held):
        raise OutOfTurn("already-conceded", seat=held[0])
    seating.check_seat(table.room, seat)
    place = table.room.places[seat]
    return place.person if isinstance(place, Sitter) and place.bot is None else None
