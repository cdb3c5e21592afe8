"""Who sits where, and what they have agreed on: a value, the fold that makes it, and what may be done to it.

Each command below is a function from the room to the entries that it would add; it raises if that may not
be, and changes nothing. `after` folds an entry in.
"""

from typing import Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from yakai import bots
from yakai.core import catalogue
from yakai.core.errors import BadSeat, DamagedLog
from yakai.core.errors import NotOver as GameNotOver
from yakai.core.game import Seat
from yakai.core.log import BOT, Finished, HandedOver, Header
from yakai.core.match import Match
from yakai.core.rows import with_row
from yakai.table.entries import (
    AnyEntry,
    BotSeated,
    Emptied,
    Opened,
    OptionsSet,
    ReadySet,
    Renamed,
    RoomEntry,
    Seated,
    SeatsSet,
    Stood,
)
from yakai.table.errors import GameRuns, HostOnly, NotSeated, SeatOpen, SeatsInUse, SeatTaken

Phase: TypeAlias = Literal["lobby", "playing", "over"]


class Sitter(Struct, frozen=True):
    """A person on a seat. `bot` plays for them while they are away; `wins` goes along when they move."""

    person: str
    name: str
    ready: bool = False
    bot: str | None = None
    wins: int = 0


class BotSitter(Struct, frozen=True):
    """A bot on a seat."""

    bot: str
    wins: int = 0


Place: TypeAlias = Sitter | BotSitter | None
P = TypeVar("P")


class Room(Struct, frozen=True):
    """The table without the game's own state.

    `players` are those who played the latest game, by seat: only they ever see it through that seat's eyes,
    whoever sits there afterwards.
    """

    host: str
    game: str
    places: tuple[Place, ...]
    options: dict[str, Any]
    phase: Phase = "lobby"
    games: int = 0
    players: tuple[str | None, ...] = ()

    def seat_of(self, person: str | None) -> Seat | None:
        """Where a person sits."""
        for seat, place in enumerate(self.places):
            if isinstance(place, Sitter) and place.person == person:
                return seat
        return None

    def bot_at(self, seat: Seat) -> str | None:
        """The bot that plays this seat: its own, or the one that stands in."""
        place = self.places[seat]
        return None if place is None else place.bot

    @property
    def settled(self) -> bool:
        """Every seat is taken and every person is ready."""
        return all(
            place is not None and (isinstance(place, BotSitter) or place.ready) for place in self.places
        )

    @property
    def people(self) -> tuple[str, ...]:
        """All who sit here, without the bots."""
        return tuple(place.person for place in self.places if isinstance(place, Sitter))


# The fold


def opened(entry: AnyEntry) -> Room:
    """The room that the first entry of a table's log makes."""
    if not isinstance(entry, Opened):
        raise DamagedLog("table-log-is-damaged", why="a table begins with its opening")
    return Room(entry.host, entry.game, (None,) * entry.seats, entry.options)


def after(room: Room, entry: AnyEntry) -> Room:  # noqa: C901  # one arm for each kind of entry
    """The room after one more entry, its own or the game's."""
    places = room.places
    match entry:
        case Seated(seat=seat, person=person, name=name):
            old = room.seat_of(person)
            sitter = Sitter(person, name)
            if old is not None and isinstance(place := places[old], Sitter):
                sitter = replace(place, name=name)
                places = with_row(places, old, None)
            return replace(room, places=with_row(places, seat, sitter))
        case Stood(seat=seat) | Emptied(seat=seat):
            return replace(room, places=with_row(places, seat, None))
        case BotSeated(seat=seat, bot=bot):
            return replace(room, places=with_row(places, seat, BotSitter(bot)))
        case SeatsSet(seats=seats):
            return replace(room, places=(places + (None,) * seats)[:seats], phase="lobby")
        case OptionsSet(options=options):
            return replace(room, options=options, places=_unready(places, but=room.host))
        case ReadySet(seat=seat, ready=ready):
            return replace(room, places=_changed(places, seat, ready=ready))
        case Renamed(seat=seat, name=name):
            return replace(room, places=_changed(places, seat, name=name))
        case Header():
            players = tuple(place.person if isinstance(place, Sitter) else None for place in places)
            return replace(room, phase="playing", games=room.games + 1, players=players)
        case HandedOver(seat=seat, player=player):
            stand_in = player.removeprefix(BOT) if player.startswith(BOT) else None
            return replace(room, places=_changed(places, seat, bot=stand_in))
        case Finished(result=result):
            winners = tuple(
                place if place is None else replace(place, wins=place.wins + (result.places[seat] == 1))
                for seat, place in enumerate(places)
            )
            return replace(room, phase="over", places=_unready(winners))
        case Opened():
            raise DamagedLog("table-log-is-damaged", why="a table is opened once")
        case _:
            return room


def _changed(places: tuple[Place, ...], seat: Seat, **changes: Any) -> tuple[Place, ...]:
    """The places with something changed about the person at that seat."""
    place = places[seat]
    if not isinstance(place, Sitter):
        raise DamagedLog("table-log-is-damaged", why=f"no person at seat {seat}")
    return with_row(places, seat, replace(place, **changes))


def _unready(places: tuple[Place, ...], but: str | None = None) -> tuple[Place, ...]:
    """Everybody has to say again that they are ready, and nobody stands in for anybody."""
    return tuple(
        replace(place, ready=False, bot=None) if isinstance(place, Sitter) and place.person != but else place
        for place in places
    )


# What may be done


def open_table(
    host: str,
    name: str,
    game: str,
    seats: int,
    options: dict[str, Any],
    bot_names: tuple[str, ...],
    sit: bool,
) -> tuple[RoomEntry, ...]:
    """A new table: the host on the first seat if they want to sit, bots on the last ones."""
    checked = checked_options(game, seats, options)
    entries: list[RoomEntry] = [Opened(host, game, seats, checked)]
    room = opened(entries[0])
    if sit:
        entries.extend(take_seat(room, host, name, 0))
    if len(bot_names) + sit > seats:
        checked_options(game, len(bot_names) + sit, options)
        raise SeatTaken("seat-is-taken", place=1)
    for seat, bot in enumerate(bot_names, start=seats - len(bot_names)):
        entries.extend(add_bot(room, host, seat, bot))
    return tuple(entries)


def take_seat(room: Room, person: str, name: str, seat: Seat) -> tuple[RoomEntry, ...]:
    """A person sits down, or moves to another seat."""
    _check_between_games(room)
    if room.seat_of(person) == seat:
        return ()
    _check_open(room, seat)
    return (Seated(seat, person, name),)


def stand_up(room: Room, person: str) -> tuple[RoomEntry, ...]:
    """A person leaves their seat."""
    _check_between_games(room)
    return (Stood(seat_held(room, person)),)


def add_bot(room: Room, person: str, seat: Seat, bot: str) -> tuple[RoomEntry, ...]:
    """The host puts a bot on an open seat."""
    _check_host(room, person)
    _check_between_games(room)
    _check_open(room, seat)
    bots.named(room.game, bot)
    return (BotSeated(seat, bot),)


def empty_seat(room: Room, person: str, seat: Seat) -> tuple[RoomEntry, ...]:
    """The host empties a seat."""
    _check_host(room, person)
    _check_between_games(room)
    _check_seat(room, seat)
    if room.places[seat] is None:
        raise SeatOpen("seat-is-open", place=seat + 1)
    return (Emptied(seat),)


def set_seats(room: Room, person: str, seats: int) -> tuple[RoomEntry, ...]:
    """The host sets how many seats there are; only open ones can go, the last first."""
    _check_host(room, person)
    _check_between_games(room)
    checked_options(room.game, seats, room.options)
    if any(place is not None for place in room.places[seats:]):
        raise SeatsInUse("only-open-seats-can-go")
    return () if seats == len(room.places) else (SeatsSet(seats),)


def set_options(room: Room, person: str, options: dict[str, Any]) -> tuple[RoomEntry, ...]:
    """The host sets the game's options."""
    _check_host(room, person)
    _check_between_games(room)
    checked = checked_options(room.game, len(room.places), options)
    return () if checked == room.options else (OptionsSet(checked),)


def set_ready(room: Room, person: str, ready: bool) -> tuple[RoomEntry, ...]:
    """A seated person is ready, or not."""
    _check_between_games(room)
    if not room.people and person == room.host:
        return ()  # nobody to wait for: the host starts a table of bots
    seat = seat_held(room, person)
    place = room.places[seat]
    assert isinstance(place, Sitter)
    return () if place.ready == ready else (ReadySet(seat, ready),)


def again(room: Room, person: str) -> tuple[RoomEntry, ...]:
    """After the end, a seated person is for another one."""
    if room.phase != "over":
        raise GameNotOver("game-is-not-over")
    return set_ready(room, person, True)


def rename(room: Room, person: str, name: str) -> tuple[RoomEntry, ...]:
    """Somebody is called something else; the table only cares if they sit at it."""
    seat = room.seat_of(person)
    if seat is None:
        return ()
    place = room.places[seat]
    return () if isinstance(place, Sitter) and place.name == name else (Renamed(seat, name),)


# Checks


def seat_held(room: Room, person: str) -> Seat:
    """Where a person sits, who must."""
    seat = room.seat_of(person)
    if seat is None:
        raise NotSeated("not-seated")
    return seat


def checked_options(game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Options as the game's rules understand them, or its own error about them or about the number of
    seats.
    """
    match = Match(catalogue.rules(game), seats, options, deal=False)
    checked: dict[str, Any] = msgspec.to_builtins(match.options)
    return checked


def _check_host(room: Room, person: str) -> None:
    if person != room.host:
        raise HostOnly("host-only")


def _check_between_games(room: Room) -> None:
    if room.phase == "playing":
        raise GameRuns("game-is-running")


def _check_seat(room: Room, seat: Seat) -> None:
    if not 0 <= seat < len(room.places):
        raise BadSeat("no-such-seat", seat=seat, seats=len(room.places))


def _check_open(room: Room, seat: Seat) -> None:
    _check_seat(room, seat)
    if room.places[seat] is not None:
        raise SeatTaken("seat-is-taken", place=seat + 1)
