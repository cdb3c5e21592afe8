"""The room: a table without the game's state, with its seats, settings, host and access."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from yakai.core.game import Seat
from yakai.table.state.access import Access
from yakai.table.state.clocks import ClockRule
from yakai.table.state.entries import PatienceSet
from yakai.table.state.remarks import WhoTalks

Phase: TypeAlias = Literal["lobby", "playing", "over"]


PlayerNames: TypeAlias = tuple[str | None, ...]
"""The players' names by seat: empty for a guest without a name, `None` for a bot."""


class PersonOccupant(Struct, frozen=True):
    """A person on a seat.

    `bot` plays for them while they are away or, if they have `lent` it the seat, until they take it back. `wins` and
    the chosen `colour` move with them to another seat. `beside`: a second player, who shares this person's screen.
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
    """A bot on a seat. One that `leaves` replaces a player who had to go, and frees the seat after the game."""

    bot: str
    wins: int = 0
    leaves: bool = False


Occupant: TypeAlias = PersonOccupant | BotOccupant | None


class RoomPlayer(Struct, frozen=True):
    """A person who plays or played the latest game, with the name and colour that they had in it.

    `conceded`: they gave up. `gone`: the host removed them.
    """

    person: str
    name: str
    conceded: bool = False
    colour: int | None = None
    gone: bool = False


class Room(Struct, frozen=True, dict=True):
    """The table without the game's own state. It rarely changes, so values derived from it are cached.

    `players` are those of the latest game by seat (`None`: a bot), even after they have left the seat: only they may
    see the game from it. `seen_by` are all people who have seen that game from a seat. `kept` is what the game keeps
    of its finished games here (`Game.keeps`). `open_to_all`: listed on the start page. `talk`: who may talk, unless the
    game is silent. `concede_ends`: a player who gives up ends the game. `clock`: the players' clock. `patience`: after
    how many seconds a bot stands in for an absent player, if the host has set it. `archived`: the game is paused
    because the table was empty for long, and is listed apart until one of its players resumes it.
    """

    host: str
    game: str
    occupants: tuple[Occupant, ...]
    options: dict[str, Any]
    phase: Phase = "lobby"
    games: int = 0
    players: tuple[RoomPlayer | None, ...] = ()
    kept: Any = None
    open_to_all: bool = False
    talk: WhoTalks = "all"
    access: Access = Access()
    concede_ends: bool = False
    seen_by: tuple[str, ...] = ()
    clock: ClockRule | None = None
    patience: PatienceSet | None = None
    archived: bool = False

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """The seats of a person and of players who share their screen."""
        return self._seats.get(person, ())

    @cached_property
    def _seats(self) -> dict[str, tuple[Seat, ...]]:
        return _by_person(self.occupants)

    def own_seat(self, person: str) -> Seat | None:
        """The seat that a person sits on themselves."""
        return next((seat for seat in self.seats_of(person) if not self.is_beside(seat)), None)

    def is_beside(self, seat: Seat) -> bool:
        """Whether the player on this seat shares another person's screen."""
        occupant = self.occupants[seat]
        return isinstance(occupant, PersonOccupant) and occupant.beside

    @cached_property
    def shares_a_screen(self) -> bool:
        """Whether two or more players share a screen."""
        return any(len(seats) > 1 for seats in self._seats.values())

    def viewing_seats_of(self, person: str) -> tuple[Seat, ...]:
        """The seats from which a person may see the latest game: those that were played on their screen."""
        return self._viewing_seats.get(person, ())

    @cached_property
    def _viewing_seats(self) -> dict[str, tuple[Seat, ...]]:
        return _by_person(self.players)

    @cached_property
    def conceded(self) -> tuple[Seat, ...]:
        """The seats whose players have given up the latest game."""
        return tuple(seat for seat in range(len(self.players)) if self.has_conceded(seat))

    @cached_property
    def called(self) -> PlayerNames:
        """The names of the latest game's players, by seat."""
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
        """Whether one person plays the latest game against bots only."""
        return len(self.players) - self.players.count(None) == 1

    def has_conceded(self, seat: Seat) -> bool:
        """Whether the person who plays a seat has given up."""
        player = self.players[seat]
        return player is not None and player.conceded

    def bot_at(self, seat: Seat) -> str | None:
        """The bot that plays this seat: a bot's own, or one that stands in for a person."""
        occupant = self.occupants[seat]
        return None if occupant is None else occupant.bot

    @property
    def game_options(self) -> dict[str, Any]:
        """The options of the game; on a shared screen, a game that can ask players in turn does so (PIK-17)."""
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
        """A different colour of `many` for each seat: the chosen one, else the seat's own if it is free, else any that
        is left.

        >>> people = (PersonOccupant("a", "Ann"), PersonOccupant("b", "Bob", colour=0), None)
        >>> Room("a", "yak", people, {}).colours(6)
        (1, 0, 2)
        """
        return _distinct_colours(self.chosen_colours, len(self.occupants), many)

    def game_colours(self, many: int) -> tuple[int, ...]:
        """The colours by seat in the latest game, by what was chosen before it began."""
        chosen = {
            seat: player.colour
            for seat, player in enumerate(self.players)
            if player is not None and player.colour is not None
        }
        return _distinct_colours(chosen, len(self.players), many)

    @property
    def all_ready(self) -> bool:
        """Whether every seat is taken and every person is ready."""
        return all(
            occupant is not None and (isinstance(occupant, BotOccupant) or occupant.ready)
            for occupant in self.occupants
        )

    @cached_property
    def people(self) -> tuple[str, ...]:
        """The people who have seats, each once."""
        return tuple(self._seats)


def _by_person(occupants: Iterable[Occupant | RoomPlayer]) -> dict[str, tuple[Seat, ...]]:
    """The seats of each person."""
    seats: dict[str, tuple[Seat, ...]] = {}
    for seat, occupant in enumerate(occupants):
        if isinstance(occupant, PersonOccupant | RoomPlayer):
            seats[occupant.person] = (*seats.get(occupant.person, ()), seat)
    return seats


def _distinct_colours(chosen: dict[Seat, int], seats: int, many: int) -> tuple[int, ...]:
    """A colour for each seat: see `Room.colours`."""
    if not many:
        return ()
    own = {seat: seat for seat in range(seats) if seat not in chosen and seat not in chosen.values()}
    given = chosen | own
    left = iter([colour for colour in range(many) if colour not in given.values()])
    return tuple(given[seat] if seat in given else next(left) for seat in range(seats))
