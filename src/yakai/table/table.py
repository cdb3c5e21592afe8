"""A table as one object: its room, its game and its place in the log. It waits for nothing and knows no
store.

Commands come as `propose_…`: they say what would be stored, or raise, and change nothing. Once it is stored,
`accept` makes it true. `fold` does the same for a batch that was read back.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from yakai.core import catalogue
from yakai.core.errors import BadAction, DamagedLog, OutOfTurn, YakaiError
from yakai.core.game import Seat, Timer, TimerKey, Turn
from yakai.core.log import BOT, HandedOver, Header, Settled
from yakai.core.match import Match, Step
from yakai.table import entries, room
from yakai.table.entries import AnyEntry, Batch, RoomEntry
from yakai.table.errors import HostOnly, NoGame, WrongGame
from yakai.table.room import Room


class Proposal(NamedTuple):
    """What a command would do: entries of the room, perhaps a new match, and steps of the game."""

    room: tuple[RoomEntry, ...] = ()
    match: Match | None = None
    steps: tuple[Step, ...] = ()

    @property
    def entries(self) -> tuple[AnyEntry, ...]:
        """All of it in the order in which it is stored."""
        header = () if self.match is None else (self.match.header,)
        return (*self.room, *header, *(step.entry for step in self.steps))


class Glance(NamedTuple):
    """What somebody has before them: which game, the how many-th step that they were told of, and the view.

    As long as it is the same, nothing has happened that they may know of.
    """

    game: int
    step: int
    view: Any


class Table:
    """Who sits here, what is being played, and what was asked for already."""

    def __init__(self, id: str, chance: Random) -> None:
        self.id = id
        self.chance = chance
        self.seq = 0
        self.requests: set[tuple[str, str]] = set()
        self.match: Match | None = None
        self._room: Room | None = None
        self._told: dict[Seat | None, int] = {}

    @property
    def room(self) -> Room:
        """Who sits where; a table that was never opened has none."""
        if self._room is None:
            raise DamagedLog("table-log-is-damaged", why="it has no beginning")
        return self._room

    @property
    def game(self) -> Match | None:
        """The match that is being played, or the one that has just ended."""
        return self.match if self.room.phase != "lobby" else None

    @property
    def step(self) -> int:
        """How many entries the game has."""
        return 0 if self.match is None else len(self.match.log)

    @property
    def timer(self) -> Timer | None:
        """The rules' own timer that is to run now."""
        match = self.game
        return match.pending.timer if match is not None and isinstance(match.pending, Turn) else None

    def told(self, seat: Seat | None) -> int:
        """Of how many of the game's steps a seat was told anything; `None` is a spectator.

        The number of all steps would betray those that are nobody else's affair, as a pass in secret (ALL-3).
        """
        return self._told.get(seat, 0)

    def glance(self, seat: Seat | None) -> Glance:
        """What a seat, or with `None` a spectator, has before them. There must be a game."""
        assert self.match is not None
        return Glance(self.room.games, self.told(seat), self.match.view(seat))

    def seat_in_game(self, person: str | None) -> Seat | None:
        """Through which seat's eyes a person may see the game: the one they play or have played it from."""
        if person is None or person not in self.room.players:
            return None
        return self.room.players.index(person)

    def history(self, seat: Seat | None, most: int) -> Sequence[Any]:
        """What this seat was told of the game so far: its latest events, at most so many.

        Where remembering is the game, nothing: whoever comes back knows what they remember (YOK-15).
        """
        latest: deque[Any] = deque(maxlen=most)
        match = self.game
        if match is not None and not match.rules.customs.forgets:
            past = match.at(0)
            for entry in match.log:
                latest.extend(past.tell((past.replay(entry),), seat))
        return latest

    # What would be stored

    def propose_opening(
        self,
        host: str,
        name: str,
        game: str,
        seats: int,
        options: dict[str, Any],
        bots: tuple[str, ...],
        sit: bool,
        ready: bool,
        at: float,
    ) -> Proposal:
        """A new table; with everybody there and ready, its game begins at once."""
        opening = room.open_table(host, name, game, seats, options, bots, sit)
        opened = _folded(None, opening)
        if ready and (sit or len(bots) == seats):
            opening = (*opening, *room.set_ready(opened, host, True))
            return self._with_beginning(None, opening, at, asked=True)
        return Proposal(opening)

    def propose(self, changes: tuple[RoomEntry, ...], at: float, asked: bool = False) -> Proposal:
        """Entries of the room and, if all are there and ready after them, the game's beginning.

        `asked`: somebody has just said that they are ready. A table of bots alone begins only then.
        """
        return self._with_beginning(self.room, changes, at, asked)

    def _with_beginning(
        self, before: Room | None, changes: tuple[RoomEntry, ...], at: float, asked: bool
    ) -> Proposal:
        then = _folded(before, changes)
        if then.phase == "playing" or not then.settled or not (asked or (changes and then.people)):
            return Proposal(changes)
        rules = catalogue.rules(then.game)
        match = Match(rules, len(then.places), self._next_options(then), self.chance, deal=False)
        return Proposal(changes, match, match.settle(at))

    def _next_options(self, then: Room) -> dict[str, Any]:
        """The table's options; if the host left open who begins, it goes round from game to game."""
        options = then.options
        if self.match is None or "first" not in options or options["first"] is not None:
            return options
        first = first_player(self.match)
        return options if first is None else {**options, "first": (first + 1) % len(then.places)}

    def propose_action(self, person: str, game: int, action: bytes, at: float) -> Proposal:
        """A person plays: an action of the game in JSON, by the seat that they hold."""
        match = self._match_of(game)
        seat = room.seat_held(self.room, person)
        try:
            decoded = msgspec.json.decode(action, type=match.rules.kinds.action)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise BadAction("action-cannot-be-read", game=match.rules.id) from None
        if isinstance(decoded, match.rules.customs.host) and person != self.room.host:
            raise HostOnly("host-only")
        return Proposal(steps=match.propose(seat, decoded, at, person))

    def propose_bot_action(self, seat: Seat, bot: str, action: Any, at: float) -> Proposal:
        """A bot plays the seat that it has or stands in for."""
        match = self._match_of(self.room.games)
        if self.room.bot_at(seat) != bot:
            raise OutOfTurn("not-your-turn", seat=seat)
        return Proposal(steps=match.propose(seat, action, at, BOT + bot))

    def propose_expiry(self, timer: TimerKey, at: float) -> Proposal:
        """One of the game's own timers runs out."""
        return Proposal(steps=self._match_of(self.room.games).propose_expiry(timer, at))

    def propose_hand_over(self, seat: Seat, bot: str | None, at: float) -> Proposal:
        """A bot stands in for whoever sits there; with `None` they play themselves again."""
        match = self._match_of(self.room.games)
        place = self.room.places[seat]
        if not isinstance(place, room.Sitter) or place.bot == bot:
            return Proposal()
        entry = HandedOver(
            seat, place.person if bot is None else BOT + bot, at, "clock" if bot else place.person
        )
        return Proposal(steps=(Step(match.state, entry, match.state),))

    def _match_of(self, game: int) -> Match:
        if self.match is None or self.room.phase == "lobby":
            raise NoGame("no-game-is-running")
        if game != self.room.games:
            raise WrongGame("another-game-began")
        return self.match

    # What was stored

    def batch(self, proposal: Proposal, at: float, person: str | None, request: str | None) -> Batch:
        """The row that a proposal would be."""
        return Batch(self.id, self.seq, at, person, request, entries.write(proposal.entries))

    def accept(self, batch: Batch, proposal: Proposal) -> None:
        """Make a proposal true whose batch has been stored."""
        self._note(batch)
        self._room = _folded(self._room, proposal.entries)
        if proposal.match is not None:
            self._begin(proposal.match)
        if self.match is not None:
            self._count(self.match, self.match.accept(proposal.steps))

    def fold(self, batch: Batch) -> None:
        """Make a batch true that was read back from a store."""
        if batch.seq != self.seq:
            raise DamagedLog("table-log-is-damaged", why=f"batch {batch.seq} instead of {self.seq}")
        for entry in entries.read(batch.text, None if self.match is None else self.match.rules):
            try:
                self._fold_entry(entry)
            except DamagedLog:
                raise
            except YakaiError as error:
                raise DamagedLog("table-log-is-damaged", why=str(error)) from error
        self._note(batch)

    def _fold_entry(self, entry: AnyEntry) -> None:
        if isinstance(entry, Header):
            rules = catalogue.rules(entry.game, entry.version)
            self._begin(Match(rules, entry.seats, entry.options, self.chance, deal=False))
        elif not isinstance(entry, msgspec.Struct):
            if self.match is None:
                raise DamagedLog("table-log-is-damaged", why="play before any game")
            self._count(self.match, (self.match.replay(entry),))
        self._room = _folded(self._room, (entry,))

    def _begin(self, match: Match) -> None:
        self.match = match
        self._told = dict.fromkeys((None, *range(match.seats)), 0)

    def _count(self, match: Match, steps: Iterable[Step]) -> None:
        """Who was told of which of these steps."""
        told, tell = self._told, match.rules.tell
        for step in steps:
            before, entry, after = step.before, step.entry, step.after
            for seat in told:
                if tell(before, entry, after, seat):
                    told[seat] += 1

    def _note(self, batch: Batch) -> None:
        self.seq = batch.seq + 1
        if batch.person is not None and batch.request is not None:
            self.requests.add((batch.person, batch.request))


def folded(id: str, batches: Iterable[Batch], chance: Random) -> Table:
    """A table from its log."""
    table = Table(id, chance)
    for batch in batches:
        table.fold(batch)
    return table


def first_player(match: Match) -> Seat | None:
    """Who had the first turn of a match; `None` if several had it at once."""
    settled = 0
    for entry in match.log:
        if not isinstance(entry, Settled):
            break
        settled += 1
    pending = match.at(settled).pending
    return min(pending.seats) if isinstance(pending, Turn) and len(pending.seats) == 1 else None


def _folded(before: Room | None, changes: Iterable[AnyEntry]) -> Room:
    for entry in changes:
        before = room.opened(entry) if before is None else room.after(before, entry)
    if before is None:
        raise DamagedLog("table-log-is-damaged", why="it has no beginning")
    return before
