"""How each entry of a table's log changes its room.

`fold_entry` knows the entries of a game, and passes the others on to those of seats, settings and access. mypy proves
that no type of entry is forgotten.
"""

import logging
from collections.abc import Iterable
from typing import Any, assert_never

from msgspec.structs import replace

from yakai.core import catalogue
from yakai.core.early_ends import is_counted
from yakai.core.errors import DamagedLog
from yakai.core.game import Result, Seat
from yakai.core.log import BOT, CLOCK, Conceded, Finished, HandedOver, Header, Paused
from yakai.core.rows import with_row
from yakai.table.state.access import Access, Banned
from yakai.table.state.entries import (
    GAME_ONLY,
    AccessEntry,
    AnyEntry,
    Attended,
    BotSeated,
    ClockSet,
    ColourSet,
    ConcedingSet,
    Emptied,
    HostSet,
    LetIn,
    LinkRenewed,
    ListingForbidden,
    LockSet,
    Opened,
    OpenToAllSet,
    OptionsSet,
    PatienceSet,
    ReadySet,
    Renamed,
    Seated,
    SeatedBeside,
    SeatEntry,
    SeatsSet,
    SettingEntry,
    Stamped,
    Stood,
    TableClosed,
    TalkSet,
    TookOver,
    TurnedOut,
    WatchingSet,
)
from yakai.table.state.room import BotOccupant, Occupant, PersonOccupant, Room, RoomPlayer

logger = logging.getLogger(__name__)


def open_room(entry: AnyEntry) -> Room:
    """The room after the first entry of a table's log."""
    if not isinstance(entry, Opened):
        raise DamagedLog("table-log-has-a-gap", why="a table begins with its opening")
    return Room(entry.host, entry.game, (None,) * entry.seats, entry.options)


def fold_entries(before: Room | None, entries: Iterable[AnyEntry]) -> Room:
    """The room after some entries; without a room before, the first entry opens it."""
    room = before
    for entry in entries:
        room = open_room(entry) if room is None else fold_entry(room, entry)
    if room is None:
        raise DamagedLog("table-log-has-a-gap", why="it has no beginning")
    return room


def fold_entry(room: Room, entry: AnyEntry) -> Room:
    """The room after one more entry of the table or of its game."""
    if isinstance(entry, GAME_ONLY):
        return room
    match entry:
        case Stamped() | Attended():
            return room
        case Opened():
            raise DamagedLog("table-log-has-a-gap", why=f"a table for {room.game} is opened twice")
        case Header():
            return _begin(room)
        case Paused():
            archived = entry.paused and entry.by == CLOCK
            return room if archived == room.archived else replace(room, archived=archived)
        case Conceded():
            return _with_player_changed(room, entry.seat, conceded=True)
        case HandedOver():
            return _hand_over(room, entry)
        case Finished():
            return _finish(room, entry.result)
        case _:
            return _fold_seats(room, entry)


# Seats


def _fold_seats(room: Room, entry: SeatEntry | SettingEntry | AccessEntry) -> Room:
    """The room after an entry of its seats, or else of its settings."""
    match entry:
        case Seated():
            return _seat(room, entry)
        case SeatedBeside():
            return _seat_beside(room, entry)
        case BotSeated():  # a bot that only changes its level keeps its wins
            before = room.occupants[entry.seat]
            wins = before.wins if isinstance(before, BotOccupant) else 0
            return _with_occupant(room, entry.seat, BotOccupant(entry.bot, wins))
        case Stood() | Emptied():
            return _with_occupant(room, entry.seat, None)
        case SeatsSet(seats=seats):
            return replace(room, occupants=(room.occupants + (None,) * seats)[:seats], phase="lobby")
        case ReadySet():
            return _with_person_changed(room, entry.seat, ready=entry.ready)
        case ColourSet():
            return _with_person_changed(room, entry.seat, colour=entry.colour)
        case Renamed(seat=seat, name=name):
            renamed = _with_person_changed(room, seat, name=name)
            return _with_player_changed(renamed, seat, name=name) if room.phase == "playing" else renamed
        case TookOver():
            return _take_over(room, entry)
        case TurnedOut():
            return _remove_person(room, entry)
        case _:
            return _fold_settings(room, entry)


def _seat(room: Room, entry: Seated) -> Room:
    occupants = room.occupants
    sitter: Occupant = PersonOccupant(entry.person, entry.name)
    if (old := room.own_seat(entry.person)) is not None:
        sitter = _changed(occupants, old, name=entry.name)[old]
        occupants = with_row(occupants, old, None)
    return replace(room, occupants=with_row(occupants, entry.seat, sitter))


def _seat_beside(room: Room, entry: SeatedBeside) -> Room:
    shared = (room.occupants[seat] for seat in room.seats_of(entry.person))
    ready = any(isinstance(occupant, PersonOccupant) and occupant.ready for occupant in shared)
    return _with_occupant(room, entry.seat, PersonOccupant(entry.person, entry.name, ready, beside=True))


def _take_over(room: Room, entry: TookOver) -> Room:
    sitting = _with_occupant(room, entry.seat, PersonOccupant(entry.person, entry.name, ready=True))
    players = with_row(room.players, entry.seat, RoomPlayer(entry.person, entry.name))
    return replace(sitting, players=players, seen_by=(*room.seen_by, entry.person))


def _remove_person(room: Room, entry: TurnedOut) -> Room:
    """The person leaves the room and the latest game; while it runs, a bot plays on from their seat."""
    playing = room.phase == "playing"

    def without(occupant: Occupant) -> Occupant:
        if not isinstance(occupant, PersonOccupant) or occupant.person != entry.person:
            return occupant
        return BotOccupant(occupant.bot or "", leaves=True) if playing else None

    occupants = tuple(without(occupant) for occupant in room.occupants)
    players = tuple(
        replace(player, gone=True) if player is not None and player.person == entry.person else player
        for player in room.players
    )
    inside = tuple(person for person in room.access.inside if person != entry.person)
    banned = _without_ban(room.access, entry.person)
    if entry.ban:
        banned = (*banned, Banned(entry.person, entry.name))
    return _with_access(replace(room, occupants=occupants, players=players), inside=inside, banned=banned)


# Settings


def _fold_settings(room: Room, entry: SettingEntry | AccessEntry) -> Room:
    """The room after an entry of its settings, or else of who may enter."""
    match entry:
        case OptionsSet():
            return replace(room, options=entry.options, occupants=_unready(room.occupants, but=room.host))
        case ClockSet():
            return replace(room, clock=entry.clock, occupants=_unready(room.occupants, but=room.host))
        case PatienceSet():
            return replace(room, patience=entry)
        case OpenToAllSet():
            return replace(room, open_to_all=entry.open)
        case TalkSet():
            return replace(room, talk=entry.who)
        case ConcedingSet():
            return replace(room, concede_ends=entry.ends)
        case HostSet():
            return replace(room, host=entry.host)
        case _:
            return _fold_access(room, entry)


# Access


def _fold_access(room: Room, entry: AccessEntry) -> Room:
    """The room with other people who may enter, watch or find it."""
    match entry:
        case LinkRenewed():
            return _with_access(room, renewed=room.access.renewed + 1)
        case LockSet():
            return _with_access(room, locked=entry.locked, inside=entry.inside)
        case WatchingSet():
            return _with_access(room, watching=entry.allowed)
        case LetIn():
            return _with_access(room, banned=_without_ban(room.access, entry.person))
        case ListingForbidden():
            return _with_access(replace(room, open_to_all=False), unlisted=True)
        case TableClosed():
            return _with_access(room, closed=True)
        case _:
            assert_never(entry)


# The game


def _begin(room: Room) -> Room:
    players = tuple(
        RoomPlayer(occupant.person, occupant.name, colour=occupant.colour)
        if isinstance(occupant, PersonOccupant)
        else None
        for occupant in room.occupants
    )
    seen_by = tuple(dict.fromkeys(player.person for player in players if player is not None))
    games = room.games + 1
    return replace(room, phase="playing", games=games, players=players, seen_by=seen_by, archived=False)


def _hand_over(room: Room, entry: HandedOver) -> Room:
    """A bot plays the seat, or its person again. A seat that its own person handed to a bot is lent."""
    bot = entry.player.removeprefix(BOT) if entry.player.startswith(BOT) else None
    occupant = room.occupants[entry.seat]
    if isinstance(occupant, BotOccupant):
        return _with_occupant(room, entry.seat, replace(occupant, bot=bot or occupant.bot))
    lent = bot is not None and entry.seat in room.seats_of(entry.by or "")
    return _with_person_changed(room, entry.seat, bot=bot, lent=lent)


def _finish(room: Room, result: Result) -> Room:
    """Winners have one more win, and bots that replaced a removed player leave."""
    counted = is_counted(result)
    occupants = tuple(
        _after_game(occupant, won=counted and result.places[seat] == 1)
        for seat, occupant in enumerate(room.occupants)
    )
    kept = _kept(room, result) if counted else room.kept
    return replace(room, phase="over", archived=False, occupants=_unready(occupants), kept=kept)


# Helpers


def _after_game(occupant: Occupant, won: bool) -> Occupant:
    if occupant is None or (isinstance(occupant, BotOccupant) and occupant.leaves):
        return None
    return replace(occupant, wins=occupant.wins + 1) if won else occupant


def _kept(room: Room, result: Result) -> Any:
    """What the table keeps of its games after this one; unchanged if the game's `keeps` raises."""
    game = catalogue.games().get(room.game)
    if game is None or game.keeps is None:
        return room.kept
    try:
        return game.keeps(room.kept, room.options, result)
    except Exception:
        logger.exception("%s could not keep a result", room.game)
        return room.kept


def _with_access(room: Room, **changes: Any) -> Room:
    return replace(room, access=replace(room.access, **changes))


def _without_ban(access: Access, person: str) -> tuple[Banned, ...]:
    return tuple(banned for banned in access.banned if banned.person != person)


def _with_occupant(room: Room, seat: Seat, occupant: Occupant) -> Room:
    return replace(room, occupants=with_row(room.occupants, seat, occupant))


def _with_person_changed(room: Room, seat: Seat, **changes: Any) -> Room:
    return replace(room, occupants=_changed(room.occupants, seat, **changes))


def _changed(occupants: tuple[Occupant, ...], seat: Seat, **changes: Any) -> tuple[Occupant, ...]:
    """The occupants with some fields changed of the person on that seat."""
    occupant = occupants[seat]
    if not isinstance(occupant, PersonOccupant):
        raise DamagedLog("table-log-has-a-gap", why=f"no person at seat {seat}")
    return with_row(occupants, seat, replace(occupant, **changes))


def _with_player_changed(room: Room, seat: Seat, **changes: Any) -> Room:
    """The room with some fields changed of the person who plays from that seat."""
    player = room.players[seat]
    if player is None:
        raise DamagedLog("table-log-has-a-gap", why=f"no person plays at seat {seat}")
    return replace(room, players=with_row(room.players, seat, replace(player, **changes)))


def _unready(occupants: tuple[Occupant, ...], but: str | None = None) -> tuple[Occupant, ...]:
    """The occupants with no person ready except `but`, and no bot standing in for these people."""
    return tuple(
        replace(occupant, ready=False, bot=None, lent=False)
        if isinstance(occupant, PersonOccupant) and occupant.person != but
        else occupant
        for occupant in occupants
    )
