"""How each entry of a table's log changes its room: one function for each type of entry.

Types that do not change the room are listed in `CHANGES_NOTHING`.
"""

import logging
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias, TypeVar

from msgspec.structs import replace

from yakai.core import catalogue
from yakai.core.early_ends import is_counted
from yakai.core.errors import DamagedLog
from yakai.core.game import Result, Seat
from yakai.core.log import (
    BOT,
    CLOCK,
    Acted,
    Conceded,
    Expired,
    Finished,
    HandedOver,
    Header,
    Paused,
    Settled,
    TimedOut,
    Undone,
)
from yakai.core.rows import with_row
from yakai.table.state.access import Access, Banned
from yakai.table.state.entries import (
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
    SeatsSet,
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

Fold: TypeAlias = Callable[[Room, Any], Room]
AnyFold = TypeVar("AnyFold", bound=Fold)

FOLDS: Final[dict[type, Fold]] = {}
"""For each type of entry, the function that returns the room after it."""

CHANGES_NOTHING: Final = frozenset((Acted, Settled, Expired, Undone, TimedOut, Stamped, Attended))
"""Entries of the game and its clocks."""


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
    fold = FOLDS.get(type(entry))
    return room if fold is None else fold(room, entry)


def folds(*types: type) -> Callable[[AnyFold], AnyFold]:
    """Register a function as the fold of these types of entries."""

    def register(fold: AnyFold) -> AnyFold:
        FOLDS.update(dict.fromkeys(types, fold))
        return fold

    return register


# Seats


@folds(Seated)
def _seat(room: Room, entry: Seated) -> Room:
    occupants = room.occupants
    sitter: Occupant = PersonOccupant(entry.person, entry.name)
    if (old := room.own_seat(entry.person)) is not None:
        sitter = _changed(occupants, old, name=entry.name)[old]
        occupants = with_row(occupants, old, None)
    return replace(room, occupants=with_row(occupants, entry.seat, sitter))


@folds(SeatedBeside)
def _seat_beside(room: Room, entry: SeatedBeside) -> Room:
    shared = (room.occupants[seat] for seat in room.seats_of(entry.person))
    ready = any(isinstance(occupant, PersonOccupant) and occupant.ready for occupant in shared)
    return _with_occupant(room, entry.seat, PersonOccupant(entry.person, entry.name, ready, beside=True))


@folds(BotSeated)
def _seat_bot(room: Room, entry: BotSeated) -> Room:
    """A bot that only changes its level keeps its wins."""
    before = room.occupants[entry.seat]
    wins = before.wins if isinstance(before, BotOccupant) else 0
    return _with_occupant(room, entry.seat, BotOccupant(entry.bot, wins))


@folds(Stood, Emptied)
def _empty_seat(room: Room, entry: Stood | Emptied) -> Room:
    return _with_occupant(room, entry.seat, None)


@folds(SeatsSet)
def _set_seats(room: Room, entry: SeatsSet) -> Room:
    return replace(room, occupants=(room.occupants + (None,) * entry.seats)[: entry.seats], phase="lobby")


@folds(ReadySet)
def _set_ready(room: Room, entry: ReadySet) -> Room:
    return _with_person_changed(room, entry.seat, ready=entry.ready)


@folds(ColourSet)
def _set_colour(room: Room, entry: ColourSet) -> Room:
    return _with_person_changed(room, entry.seat, colour=entry.colour)


@folds(Renamed)
def _rename(room: Room, entry: Renamed) -> Room:
    renamed = _with_person_changed(room, entry.seat, name=entry.name)
    return _with_player_changed(renamed, entry.seat, name=entry.name) if room.phase == "playing" else renamed


@folds(TookOver)
def _take_over(room: Room, entry: TookOver) -> Room:
    sitting = _with_occupant(room, entry.seat, PersonOccupant(entry.person, entry.name, ready=True))
    players = with_row(room.players, entry.seat, RoomPlayer(entry.person, entry.name))
    return replace(sitting, players=players, seen_by=(*room.seen_by, entry.person))


@folds(TurnedOut)
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


@folds(OptionsSet)
def _set_options(room: Room, entry: OptionsSet) -> Room:
    return replace(room, options=entry.options, occupants=_unready(room.occupants, but=room.host))


@folds(ClockSet)
def _set_clock(room: Room, entry: ClockSet) -> Room:
    return replace(room, clock=entry.clock, occupants=_unready(room.occupants, but=room.host))


@folds(PatienceSet)
def _set_patience(room: Room, entry: PatienceSet) -> Room:
    return replace(room, patience=entry)


@folds(OpenToAllSet)
def _set_open_to_all(room: Room, entry: OpenToAllSet) -> Room:
    return replace(room, open_to_all=entry.open)


@folds(TalkSet)
def _set_talk(room: Room, entry: TalkSet) -> Room:
    return replace(room, talk=entry.who)


@folds(ConcedingSet)
def _set_conceding(room: Room, entry: ConcedingSet) -> Room:
    return replace(room, concede_ends=entry.ends)


@folds(HostSet)
def _set_host(room: Room, entry: HostSet) -> Room:
    return replace(room, host=entry.host)


@folds(LinkRenewed)
def _renew_link(room: Room, _: LinkRenewed) -> Room:
    return _with_access(room, renewed=room.access.renewed + 1)


@folds(LockSet)
def _set_lock(room: Room, entry: LockSet) -> Room:
    return _with_access(room, locked=entry.locked, inside=entry.inside)


@folds(WatchingSet)
def _set_watching(room: Room, entry: WatchingSet) -> Room:
    return _with_access(room, watching=entry.allowed)


@folds(LetIn)
def _lift_ban(room: Room, entry: LetIn) -> Room:
    return _with_access(room, banned=_without_ban(room.access, entry.person))


@folds(TableClosed)
def _close_table(room: Room, _: TableClosed) -> Room:
    return _with_access(room, closed=True)


@folds(ListingForbidden)
def _forbid_listing(room: Room, _: ListingForbidden) -> Room:
    return _with_access(replace(room, open_to_all=False), unlisted=True)


@folds(Opened)
def _refuse_opening(room: Room, _: Opened) -> Room:
    raise DamagedLog("table-log-has-a-gap", why=f"a table for {room.game} is opened twice")


# The game


@folds(Header)
def _begin(room: Room, _: Header) -> Room:
    players = tuple(
        RoomPlayer(occupant.person, occupant.name, colour=occupant.colour)
        if isinstance(occupant, PersonOccupant)
        else None
        for occupant in room.occupants
    )
    seen_by = tuple(dict.fromkeys(player.person for player in players if player is not None))
    games = room.games + 1
    return replace(room, phase="playing", games=games, players=players, seen_by=seen_by, archived=False)


@folds(Paused)
def _pause(room: Room, entry: Paused) -> Room:
    archived = entry.paused and entry.by == CLOCK
    return room if archived == room.archived else replace(room, archived=archived)


@folds(Conceded)
def _concede(room: Room, entry: Conceded) -> Room:
    return _with_player_changed(room, entry.seat, conceded=True)


@folds(HandedOver)
def _hand_over(room: Room, entry: HandedOver) -> Room:
    """A bot plays the seat, or its person again. A seat that its own person handed to a bot is lent."""
    bot = entry.player.removeprefix(BOT) if entry.player.startswith(BOT) else None
    occupant = room.occupants[entry.seat]
    if isinstance(occupant, BotOccupant):
        return _with_occupant(room, entry.seat, replace(occupant, bot=bot or occupant.bot))
    lent = bot is not None and entry.seat in room.seats_of(entry.by or "")
    return _with_person_changed(room, entry.seat, bot=bot, lent=lent)


@folds(Finished)
def _finish(room: Room, entry: Finished) -> Room:
    """Winners have one more win, and bots that replaced a removed player leave."""
    result = entry.result
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
