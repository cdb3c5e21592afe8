"""Changes of seats, options and readiness, as functions from the room to the entries that they add.

Each raises if the person may not do it, and changes nothing itself.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from yakai import bots, text
from yakai.core import catalogue
from yakai.core.errors import BadSeat, UnknownBot
from yakai.core.errors import NotOver as GameNotOver
from yakai.core.game import Seat
from yakai.core.match import Match
from yakai.core.options import check_offered
from yakai.table.errors import (
    BadColour,
    ColourTaken,
    GameRuns,
    HostOnly,
    ListingRefused,
    NotSeated,
    NotYourSeat,
    OwnScreens,
    SeatOpen,
    SeatsInUse,
    SeatTaken,
)
from yakai.table.naming.names import checked_name, distinct_name, looks
from yakai.table.state.entries import (
    BotSeated,
    ColourSet,
    Emptied,
    Opened,
    OpenToAllSet,
    OptionsSet,
    ReadySet,
    Renamed,
    RoomEntry,
    Seated,
    SeatedBeside,
    SeatsSet,
    Stood,
    TalkSet,
)
from yakai.table.state.remarks import WhoTalks
from yakai.table.state.room import BotOccupant, PersonOccupant, Room
from yakai.table.state.room_folding import fold_entries, open_room


def open_table(
    host: str,
    name: str,
    game: str,
    seats: int,
    options: dict[str, Any],
    bot_kinds: tuple[str, ...],
    sit: bool,
    beside: tuple[str, ...] = (),
) -> tuple[RoomEntry, ...]:
    """A new table. With `sit` the host takes the first seat; the players `beside` them, on the same screen, take the
    next seats, and bots the last ones.
    """
    checked = checked_options(game, seats, options)
    entries: list[RoomEntry] = [Opened(host, game, seats, checked)]
    room = open_room(entries[0])
    if sit:
        entries.extend(take_seat(room, host, name, 0))
        room = fold_entries(None, entries)
    if (taken := len(bot_kinds) + sit + len(beside)) > seats:
        checked_options(game, taken, options)
        raise SeatTaken("seat-is-taken", number=1)
    for seat, called in enumerate(beside, start=1):
        entries.extend(seat_beside(room, host, seat, called))
        room = fold_entries(None, entries)
    for seat, bot in enumerate(bot_kinds, start=seats - len(bot_kinds)):
        entries.extend(add_bot(room, host, seat, bot))
    return tuple(entries)


def take_seat(room: Room, person: str, name: str, seat: Seat) -> tuple[RoomEntry, ...]:
    """A person sits down, or moves to another seat."""
    check_between_games(room)
    own = room.own_seat(person)
    if seat == own:
        return ()
    _check_open(room, seat)
    return (Seated(seat, person, distinct_name(name, called_at(room, but=own))),)


def seat_beside(room: Room, person: str, seat: Seat, name: str) -> tuple[RoomEntry, ...]:
    """A person with a seat adds a player who plays on the same screen."""
    check_between_games(room)
    seats_held(room, person)
    if catalogue.rules(room.game).customs.own_screens:
        raise OwnScreens("each-needs-a-screen")
    _check_open(room, seat)
    return (SeatedBeside(seat, person, distinct_name(checked_name(name), called_at(room))),)


def rename_beside(room: Room, person: str, seat: Seat, name: str) -> tuple[RoomEntry, ...]:
    """A person renames a player on their screen, between games."""
    check_between_games(room)
    check_holds(room, person, seat)
    occupant = room.occupants[seat]
    if not isinstance(occupant, PersonOccupant) or not occupant.beside:
        raise NotYourSeat("not-your-seat", number=seat + 1)
    name = distinct_name(checked_name(name), called_at(room, but=seat))
    return () if name == occupant.name else (Renamed(seat, name),)


def stand_up(room: Room, person: str, seat: Seat) -> tuple[RoomEntry, ...]:
    """A person leaves a seat of theirs."""
    check_between_games(room)
    check_holds(room, person, seat)
    return (Stood(seat),)


def add_bot(room: Room, person: str, seat: Seat, bot: str) -> tuple[RoomEntry, ...]:
    """The host puts a bot on an open seat, or another one in a bot's place."""
    check_host(room, person)
    check_between_games(room)
    check_seat(room, seat)
    sitting = room.occupants[seat]
    if not isinstance(sitting, BotOccupant):
        _check_open(room, seat)
    elif sitting.bot == bot:
        return ()
    if bot not in (known := bots.names(room.game)):
        raise UnknownBot("no-such-bot", bot=bot, known=", ".join(known))
    return (BotSeated(seat, bot), *renamed_for_bots(room, seat))


def empty_seat(room: Room, person: str, seat: Seat) -> tuple[RoomEntry, ...]:
    """The host empties a seat."""
    check_host(room, person)
    check_between_games(room)
    check_seat(room, seat)
    if room.occupants[seat] is None:
        raise SeatOpen("seat-is-open", number=seat + 1)
    return (Emptied(seat),)


def set_seats(room: Room, person: str, seats: int) -> tuple[RoomEntry, ...]:
    """The host sets how many seats there are; only open ones can go, the last first."""
    check_host(room, person)
    check_between_games(room)
    checked_options(room.game, seats, room.options)
    if any(occupant is not None for occupant in room.occupants[seats:]):
        raise SeatsInUse("only-open-seats-can-go")
    return () if seats == len(room.occupants) else (SeatsSet(seats),)


def set_options(room: Room, person: str, options: dict[str, Any]) -> tuple[RoomEntry, ...]:
    """The host sets the game's options."""
    check_host(room, person)
    check_between_games(room)
    if room.game_options is not room.options:
        options = {**options, "one_screen": room.options["one_screen"]}  # not the one of a shared screen
    checked = checked_options(room.game, len(room.occupants), options)
    return () if checked == room.options else (OptionsSet(checked),)


def open_to_all(room: Room, person: str, open: bool) -> tuple[RoomEntry, ...]:
    """The host lists the table for all, or takes it off the list."""
    check_host(room, person)
    if open and room.access.unlisted:
        raise ListingRefused("table-is-unlisted")
    return () if open == room.open_to_all else (OpenToAllSet(open),)


def set_talk(room: Room, person: str, who: WhoTalks) -> tuple[RoomEntry, ...]:
    """The host sets who may talk."""
    check_host(room, person)
    return () if who == room.talk else (TalkSet(who),)


def set_ready(room: Room, person: str, ready: bool) -> tuple[RoomEntry, ...]:
    """A seated person is ready, or not."""
    check_between_games(room)
    if not room.people and person == room.host:
        return ()  # the host starts a table of bots, where no one has to be ready
    seats = seats_held(room, person)
    return tuple(
        ReadySet(seat, ready)
        for seat in seats
        if isinstance(occupant := room.occupants[seat], PersonOccupant) and occupant.ready != ready
    )


def set_colour(room: Room, person: str, seat: Seat, colour: int) -> tuple[RoomEntry, ...]:
    """A seated person chooses a colour that no other has chosen."""
    check_between_games(room)
    check_holds(room, person, seat)
    if not 0 <= colour < catalogue.rules(room.game).customs.colours:
        raise BadColour("no-such-colour")
    chosen = room.chosen_colours
    if chosen.get(seat) == colour:
        return ()
    if colour in chosen.values():
        raise ColourTaken("colour-is-taken")
    return (ColourSet(seat, colour),)


def again(room: Room, person: str) -> tuple[RoomEntry, ...]:
    """After the end of a game, a seated person is ready for another one."""
    if room.phase != "over":
        raise GameNotOver("game-is-not-over")
    return set_ready(room, person, True)


def rename(room: Room, person: str, name: str) -> tuple[RoomEntry, ...]:
    """A person changes their name; without a seat that changes nothing at the table."""
    own = room.own_seat(person)
    if own is None:
        return ()
    occupant, name = room.occupants[own], distinct_name(name, called_at(room, but=own))
    return (Renamed(own, name),) if isinstance(occupant, PersonOccupant) and occupant.name != name else ()


def called_at(room: Room, but: Seat | None = None) -> Iterator[str]:
    """The names of all seated except `but`. Bots have one in each language, because all see it in their own."""
    for seat, occupant in enumerate(room.occupants):
        if isinstance(occupant, BotOccupant):
            yield from bot_names(seat)
        elif occupant is not None and seat != but:
            yield occupant.name


def renamed_for_bots(room: Room, *seats: Seat) -> tuple[Renamed, ...]:
    """The new names of people who are called like the bots that come to these seats."""
    names = [name for seat in seats for name in bot_names(seat)]
    taken = frozenset[str]().union(*map(looks, names))
    return tuple(
        Renamed(other, distinct_name(occupant.name, (*names, *called_at(room, but=other))))
        for other, occupant in enumerate(room.occupants)
        if other not in seats
        and isinstance(occupant, PersonOccupant)
        and not taken.isdisjoint(looks(occupant.name))
    )


def bot_names(seat: Seat) -> tuple[str, ...]:
    """The names of a bot on this seat, in all languages."""
    return tuple(text.bot_name(lang, seat) for lang in text.languages())


# Checks


def seats_held(room: Room, person: str) -> tuple[Seat, ...]:
    """The seats of a person. Raises if they have none."""
    seats = room.seats_of(person)
    if not seats:
        raise NotSeated("not-seated")
    return seats


def check_holds(room: Room, person: str, seat: Seat) -> None:
    """Raise unless this seat is one of this person's."""
    if seat not in seats_held(room, person):
        raise NotYourSeat("not-your-seat", number=seat + 1)


def checked_options(game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Options with the game's defaults, as a log stores them. Raises if they or the number of seats are not allowed."""
    rules = catalogue.rules(game)
    match = Match(rules, seats, options, deal=False)
    check_offered(rules, match.options)
    checked: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(match.options))
    return checked


def check_host(room: Room, person: str) -> None:
    if person != room.host:
        raise HostOnly("host-only")


def check_between_games(room: Room) -> None:
    """Raise while a game runs."""
    if room.phase == "playing":
        raise GameRuns("game-is-running")


def check_seat(room: Room, seat: Seat) -> None:
    """Raise unless there is such a seat."""
    if not 0 <= seat < len(room.occupants):
        raise BadSeat("no-such-seat", seat=seat, seats=len(room.occupants))


def _check_open(room: Room, seat: Seat) -> None:
    check_seat(room, seat)
    if room.occupants[seat] is not None:
        raise SeatTaken("seat-is-taken", number=seat + 1)
