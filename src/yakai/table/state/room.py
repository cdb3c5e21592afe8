"""Who sits where, and what they have agreed on: a value, and the fold that makes it from a table's log."""

import logging
from collections.abc import Iterable
from functools import cached_property
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from yakai.core import catalogue
from yakai.core.agreeing import is_counted
from yakai.core.errors import DamagedLog
from yakai.core.game import Result, Seat
from yakai.core.log import BOT, CLOCK, Acted, Conceded, Finished, HandedOver, Header, Paused, Settled
from yakai.core.rows import with_row
from yakai.table.state import access as access_rules
from yakai.table.state.access import Access
from yakai.table.state.clocks import ClockRule
from yakai.table.state.entries import (
    AnyEntry,
    BotSeated,
    ClockSet,
    ColourSet,
    ConcedingSet,
    Emptied,
    HostSet,
    LetIn,
    LinkRenewed,
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
    Stood,
    TalkSet,
    TookOver,
    TurnedOut,
    WatchingSet,
)
from yakai.table.state.remarks import WhoTalks

logger = logging.getLogger(__name__)

Phase: TypeAlias = Literal["lobby", "playing", "over"]


PlayerNames: TypeAlias = tuple[str | None, ...]
"""What people are called, by seat: empty for a guest who has not said, `None` for a bot."""


class PersonOccupant(Struct, frozen=True):
    """A person on a seat. `bot` plays for them while they are away or, if they have `lent` it the seat, until they take
    it back; `wins` and `colour`, if they have chosen one, go along when they move. `beside`: it is somebody else, who
    has no screen of their own and plays on this person's.
    """

    person: str
    name: str
    ready: bool = False
    bot: str | None = None
    lent: bool = False
    wins: int = 0
    colour: int | None = None
    beside: bool = False


class BotOccupant(Struct, frozen=True):
    """A bot on a seat. One that only plays on for somebody who had to leave goes after the game."""

    bot: str
    wins: int = 0
    leaves: bool = False


Occupant: TypeAlias = PersonOccupant | BotOccupant | None


class Player(Struct, frozen=True):
    """A person who plays the latest game, or played it: called so until it was over, and perhaps given up or had to
    leave (`gone`); with the colour that they had chosen for it, if any.
    """

    person: str
    name: str
    conceded: bool = False
    colour: int | None = None
    gone: bool = False


class Room(Struct, frozen=True, dict=True):
    """The table without the game's own state.

    `players` are those who played the latest game, by seat, with `None` for bots: only they ever see it through
    that seat's eyes, and it tells of them, whoever sits there afterwards. `kept` is what the game keeps of all that
    were finished here (`Game.keeps`). `open_to_all`: everybody may find it, not only whoever has its link. `talk`: who
    may talk, as far as the game lets anybody. `concede_ends`: whoever gives up ends the game. `knowing` are all who
    have seen the latest game through some seat's eyes. `clock`: how long everybody may think. `patience`: after how
    many seconds a bot stands in for whoever is away, if the host has said so. `archived`: nobody was here for long, so
    the game stands still and is in nobody's way until one of its people takes it up again.

    It is asked the same things with every move, and mostly stays as it is: what it has answered it remembers.
    """

    host: str
    game: str
    occupants: tuple[Occupant, ...]
    options: dict[str, Any]
    phase: Phase = "lobby"
    games: int = 0
    players: tuple[Player | None, ...] = ()
    kept: Any = None
    open_to_all: bool = False
    talk: WhoTalks = "all"
    access: Access = Access()
    concede_ends: bool = False
    knowing: tuple[str, ...] = ()
    clock: ClockRule | None = None
    patience: PatienceSet | None = None
    archived: bool = False

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """Where a person sits, and those who play on their screen."""
        return self._seats.get(person, ())

    @cached_property
    def _seats(self) -> dict[str, tuple[Seat, ...]]:
        return _by_person(self.occupants)

    def own_seat(self, person: str) -> Seat | None:
        """Where they sit themselves."""
        return next((seat for seat in self.seats_of(person) if not self.is_beside(seat)), None)

    def is_beside(self, seat: Seat) -> bool:
        """Whether somebody sits here who plays on the screen of somebody else."""
        occupant = self.occupants[seat]
        return isinstance(occupant, PersonOccupant) and occupant.beside

    @cached_property
    def shares_a_screen(self) -> bool:
        """Whether several play on one screen."""
        return any(len(seats) > 1 for seats in self._seats.values())

    def eyes_of(self, person: str) -> tuple[Seat, ...]:
        """Through which seats' eyes a person may see the latest game: those that are played from their screen."""
        return self._eyes.get(person, ())

    @cached_property
    def _eyes(self) -> dict[str, tuple[Seat, ...]]:
        return _by_person(self.players)

    @cached_property
    def conceded(self) -> tuple[Seat, ...]:
        """The seats of those who have given up the latest game."""
        return tuple(seat for seat in range(len(self.players)) if self.has_conceded(seat))

    @cached_property
    def called(self) -> PlayerNames:
        """What those who play the latest game are called, by seat."""
        return tuple(None if player is None else player.name for player in self.players)

    @cached_property
    def still_playing(self) -> frozenset[str]:
        """The people who play the latest game and have not given up."""
        return frozenset(
            player.person
            for player in self.players
            if player is not None and not (player.conceded or player.gone)
        )

    @cached_property
    def plays_alone(self) -> bool:
        """Whether one person plays the latest game, and bots are all others."""
        return len(self.players) - self.players.count(None) == 1

    def has_conceded(self, seat: Seat) -> bool:
        """Whether the person who plays here has given up."""
        player = self.players[seat]
        return player is not None and player.conceded

    def bot_at(self, seat: Seat) -> str | None:
        """The bot that plays this seat: its own, or the one that stands in."""
        occupant = self.occupants[seat]
        return None if occupant is None else occupant.bot

    @property
    def agreed(self) -> dict[str, Any]:
        """The options that hold: where several play on one screen, a game that can ask in turn does so (PIK-17)."""
        asks_in_turn = "one_screen" in self.options and self.shares_a_screen
        return {**self.options, "one_screen": True} if asks_in_turn else self.options

    @property
    def chosen_colours(self) -> dict[Seat, int]:
        """The colours that people have chosen, by seat."""
        return {
            seat: occupant.colour
            for seat, occupant in enumerate(self.occupants)
            if isinstance(occupant, PersonOccupant) and occupant.colour is not None
        }

    def colours(self, many: int) -> tuple[int, ...]:
        """A colour of so many for each seat, all different: the chosen ones, else the seat's own if nobody has it, else
        any that is left.

        >>> people = (PersonOccupant("a", "Ann"), PersonOccupant("b", "Bob", colour=0), None)
        >>> Room("a", "yak", people, {}).colours(6)
        (1, 0, 2)
        """
        return _all_different(self.chosen_colours, len(self.occupants), many)

    def game_colours(self, many: int) -> tuple[int, ...]:
        """The same for the seats of the latest game, as it was begun: whoever goes afterwards takes none along."""
        chosen = {
            seat: player.colour
            for seat, player in enumerate(self.players)
            if player is not None and player.colour is not None
        }
        return _all_different(chosen, len(self.players), many)

    @property
    def settled(self) -> bool:
        """Every seat is taken and every person is ready."""
        return all(
            occupant is not None and (isinstance(occupant, BotOccupant) or occupant.ready)
            for occupant in self.occupants
        )

    @cached_property
    def people(self) -> tuple[str, ...]:
        """All who sit here, each once, without the bots."""
        return tuple(self._seats)


def _by_person(occupants: Iterable[Occupant | Player]) -> dict[str, tuple[Seat, ...]]:
    """The seats of each person."""
    seats: dict[str, tuple[Seat, ...]] = {}
    for seat, occupant in enumerate(occupants):
        if isinstance(occupant, PersonOccupant | Player):
            seats[occupant.person] = (*seats.get(occupant.person, ()), seat)
    return seats


# The fold


def opened(entry: AnyEntry) -> Room:
    """The room that the first entry of a table's log makes."""
    if not isinstance(entry, Opened):
        raise DamagedLog("table-log-is-damaged", why="a table begins with its opening")
    return Room(entry.host, entry.game, (None,) * entry.seats, entry.options)


_MOVES: Final = (Acted, Settled)
"""What nearly all entries are: they change nothing here."""


def folded(before: Room | None, changes: Iterable[AnyEntry]) -> Room:
    """The room after some entries; without one before, the first of them opens it."""
    for entry in changes:
        if before is None:
            before = opened(entry)
        elif type(entry) not in _MOVES:
            before = after(before, entry)
    if before is None:
        raise DamagedLog("table-log-is-damaged", why="it has no beginning")
    return before


def after(room: Room, entry: AnyEntry) -> Room:  # noqa: C901  # one arm for each kind of entry
    """The room after one more entry, its own or the game's."""
    occupants = room.occupants
    match entry:
        case Seated(seat=seat, person=person, name=name):
            sitter: Occupant = PersonOccupant(person, name)
            if (old := room.own_seat(person)) is not None:
                sitter = _changed(occupants, old, name=name)[old]
                occupants = with_row(occupants, old, None)
            return replace(room, occupants=with_row(occupants, seat, sitter))
        case SeatedBeside(seat=seat, person=person, name=name):
            ready = any(_is_ready(occupants[other]) for other in room.seats_of(person))
            return replace(
                room, occupants=with_row(occupants, seat, PersonOccupant(person, name, ready, beside=True))
            )
        case Stood(seat=seat) | Emptied(seat=seat):
            return replace(room, occupants=with_row(occupants, seat, None))
        case BotSeated(seat=seat, bot=bot):
            sat = occupants[seat]  # the same one on another level keeps what it has won
            wins = sat.wins if isinstance(sat, BotOccupant) else 0
            return replace(room, occupants=with_row(occupants, seat, BotOccupant(bot, wins)))
        case SeatsSet(seats=seats):
            return replace(room, occupants=(occupants + (None,) * seats)[:seats], phase="lobby")
        case OptionsSet(options=options):
            return replace(room, options=options, occupants=_unready(occupants, but=room.host))
        case OpenToAllSet(open=open_to_all):
            return replace(room, open_to_all=open_to_all)
        case TalkSet(who=who):
            return replace(room, talk=who)
        case ClockSet(clock=clock):
            return replace(room, clock=clock, occupants=_unready(occupants, but=room.host))
        case PatienceSet():
            return replace(room, patience=entry)
        case ReadySet(seat=seat, ready=ready):
            return replace(room, occupants=_changed(occupants, seat, ready=ready))
        case ColourSet(seat=seat, colour=colour):
            return replace(room, occupants=_changed(occupants, seat, colour=colour))
        case Renamed(seat=seat, name=name):
            renamed = replace(room, occupants=_changed(occupants, seat, name=name))
            return _with_player(renamed, seat, name=name) if room.phase == "playing" else renamed
        case Header():
            players = tuple(
                Player(occupant.person, occupant.name, colour=occupant.colour)
                if isinstance(occupant, PersonOccupant)
                else None
                for occupant in occupants
            )
            knowing = tuple(dict.fromkeys(player.person for player in players if player is not None))
            return replace(
                room, phase="playing", games=room.games + 1, players=players, knowing=knowing, archived=False
            )
        case Paused(paused=paused, by=by):
            archived = paused and by == CLOCK
            return room if archived == room.archived else replace(room, archived=archived)
        case Conceded(seat=seat):
            return _with_player(room, seat, conceded=True)
        case HandedOver(seat=seat, player=player, by=by):
            stand_in = player.removeprefix(BOT) if player.startswith(BOT) else None
            lent = stand_in is not None and seat in room.seats_of(by or "")
            if isinstance(sat := occupants[seat], BotOccupant):
                return replace(
                    room, occupants=with_row(occupants, seat, replace(sat, bot=stand_in or sat.bot))
                )
            return replace(room, occupants=_changed(occupants, seat, bot=stand_in, lent=lent))
        case Finished(result=result):
            return _finished(room, result)
        case TookOver(seat=seat, person=person, name=name):
            players = with_row(room.players, seat, Player(person, name))
            sitting = with_row(occupants, seat, PersonOccupant(person, name, ready=True))
            return replace(room, occupants=sitting, players=players, knowing=(*room.knowing, person))
        case TurnedOut(person=person):
            return _without(replace(room, access=access_rules.after(room.access, entry)), person)
        case HostSet(host=host):
            return replace(room, host=host)
        case ConcedingSet(ends=ends):
            return replace(room, concede_ends=ends)
        case Opened():
            raise DamagedLog("table-log-is-damaged", why="a table is opened once")
        case LinkRenewed() | LockSet() | WatchingSet() | LetIn():
            return replace(room, access=access_rules.after(room.access, entry))
        case _:
            return room


def _is_ready(occupant: Occupant) -> bool:
    return isinstance(occupant, PersonOccupant) and occupant.ready


def _finished(room: Room, result: Result) -> Room:
    """The room after the end of a game: those who came first have won one more, and bots that only helped out go."""
    room = replace(room, archived=False) if room.archived else room
    if not is_counted(result):
        return replace(room, phase="over", occupants=_unready(_without_helpers(room.occupants)))
    winners: list[Occupant] = []
    for seat, occupant in enumerate(room.occupants):
        won = result.places[seat] == 1
        winners.append(
            replace(occupant, wins=occupant.wins + 1) if occupant is not None and won else occupant
        )
    occupants = _unready(_without_helpers(tuple(winners)))
    return replace(room, phase="over", occupants=occupants, kept=_kept(room, result))


def _without_helpers(occupants: tuple[Occupant, ...]) -> tuple[Occupant, ...]:
    return tuple(
        None if isinstance(occupant, BotOccupant) and occupant.leaves else occupant for occupant in occupants
    )


def _without(room: Room, person: str) -> Room:
    """The room after somebody had to leave it, and the latest game: if it runs, a bot plays on from their seat."""
    playing = room.phase == "playing"

    def left(occupant: Occupant) -> Occupant:
        if not isinstance(occupant, PersonOccupant) or occupant.person != person:
            return occupant
        return BotOccupant(occupant.bot or "", leaves=True) if playing else None

    players = tuple(
        replace(player, gone=True) if player is not None and player.person == person else player
        for player in room.players
    )
    return replace(room, occupants=tuple(map(left, room.occupants)), players=players)


def _all_different(chosen: dict[Seat, int], seats: int, many: int) -> tuple[int, ...]:
    """A colour for each seat: see `Room.colours`."""
    if not many:
        return ()
    own = {seat: seat for seat in range(seats) if seat not in chosen and seat not in chosen.values()}
    given = chosen | own
    left = iter([colour for colour in range(many) if colour not in given.values()])
    return tuple(given[seat] if seat in given else next(left) for seat in range(seats))


def _kept(room: Room, result: Result) -> Any:
    """What the table keeps after one more game; a game that falls over at it keeps what it had."""
    game = catalogue.games().get(room.game)
    if game is None or game.keeps is None:
        return room.kept
    try:
        return game.keeps(room.kept, room.options, result)
    except Exception:
        logger.exception("%s could not keep a result", room.game)
        return room.kept


def _changed(occupants: tuple[Occupant, ...], seat: Seat, **changes: Any) -> tuple[Occupant, ...]:
    """The occupants with something changed about the person at that seat."""
    occupant = occupants[seat]
    if not isinstance(occupant, PersonOccupant):
        raise DamagedLog("table-log-is-damaged", why=f"no person at seat {seat}")
    return with_row(occupants, seat, replace(occupant, **changes))


def _with_player(room: Room, seat: Seat, **changes: Any) -> Room:
    """The room with something changed about the person who plays from that seat."""
    player = room.players[seat]
    if player is None:
        raise DamagedLog("table-log-is-damaged", why=f"no person plays at seat {seat}")
    return replace(room, players=with_row(room.players, seat, replace(player, **changes)))


def _unready(occupants: tuple[Occupant, ...], but: str | None = None) -> tuple[Occupant, ...]:
    """Everybody has to say again that they are ready, and nobody stands in for anybody."""
    return tuple(
        replace(occupant, ready=False, bot=None, lent=False)
        if isinstance(occupant, PersonOccupant) and occupant.person != but
        else occupant
        for occupant in occupants
    )
