"""A table as one object: its room, its game, what was told of it, and its place in the log. It waits for nothing and
knows no store.

A command proposes what would be stored (see `commands`). Once it is stored, `accept` makes it true. `fold` does the
same for a batch that was read back.
"""

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from yakai.core import catalogue
from yakai.core.errors import DamagedLog, YakaiError
from yakai.core.game import Seat, Timer, TimerKey, Turn
from yakai.core.log import MOVES, Header
from yakai.core.match import Match
from yakai.core.steps import Step
from yakai.table.state import entries
from yakai.table.state import room as rooms
from yakai.table.state.clocks import Clocks
from yakai.table.state.entries import AnyEntry, Batch, Opened, RoomEntry, Stamped
from yakai.table.state.log_writer import write
from yakai.table.state.room import Room
from yakai.table.state.streams import SeatSnapshot, Streams
from yakai.table.state.table_time import TableTime, is_timed

if TYPE_CHECKING:
    from yakai.table.ports import TableKeys


class Proposal:
    """What a command would do: entries of the room, perhaps a new match, steps of the game, and other keys."""

    def __init__(
        self,
        room: tuple[RoomEntry, ...] = (),
        match: Match | None = None,
        steps: tuple[Step, ...] = (),
        keys: "TableKeys | None" = None,
    ) -> None:
        self.room = room
        self.match = match
        self.steps = steps
        self.keys = keys
        self.only_moves = not room and match is None and _are_moves(steps)
        """Whether it is nothing but an action and what chance makes of it: then all is as it was but for the game."""

    def stamped(self, lived: int) -> "Proposal":
        """The same, with the age of the server in front; but a table begins with its opening."""
        before = 1 if self.room and isinstance(self.room[0], Opened) else 0
        room = (*self.room[:before], Stamped(lived), *self.room[before:])
        return Proposal(room, self.match, self.steps, self.keys)

    @property
    def is_empty(self) -> bool:
        """Whether it would do nothing."""
        return not (self.room or self.steps) and self.match is None

    @property
    def entries(self) -> tuple[AnyEntry, ...]:
        """All of it in the order in which it is stored."""
        if not self.room and self.match is None:
            return tuple([step.entry for step in self.steps])
        header = () if self.match is None else (self.match.header,)
        return (*self.room, *header, *[step.entry for step in self.steps])

    def room_after(self, before: Room | None) -> Room:
        """The room as it will be; without one before, this opens it."""
        if before is not None and self.only_moves:
            return before
        return rooms.folded(before, self.entries)


def _are_moves(steps: tuple[Step, ...]) -> bool:
    for step in steps:  # noqa: SIM110  # every move comes by here
        if type(step.entry) not in MOVES:
            return False
    return True


class Due(NamedTuple):
    """Which timer of which game is to run."""

    game: int
    timer: TimerKey


class Table:
    """Who sits here, what is being played, what was told of it, and what was asked for already."""

    def __init__(self, id: str, chance: Random) -> None:
        self.id = id
        self.chance = chance
        self.seq = 0
        self.requests: set[tuple[str, str]] = set()
        self.match: Match | None = None
        self._told: Streams | None = None
        self._room: Room | None = None
        self._timing = TableTime()

    @property
    def room(self) -> Room:
        """Who sits where; a table that was never opened has none."""
        if self._room is None:
            raise DamagedLog("table-log-is-damaged", why="it has no beginning")
        return self._room

    @property
    def opened(self) -> Room | None:
        """The same, or `None` as long as it was never opened."""
        return self._room

    @property
    def game(self) -> Match | None:
        """The match that is being played, or the one that has just ended."""
        return self.match if self.room.phase != "lobby" else None

    @property
    def told(self) -> Streams:
        """What was told of the latest game. There must have been one."""
        assert self._told is not None
        return self._told

    @property
    def step(self) -> int:
        """How many entries the game has."""
        return 0 if self.match is None else self.match.length

    @property
    def timer(self) -> Timer | None:
        """The rules' own timer that is to run now."""
        match = self.game
        return match.pending.timer if match is not None and isinstance(match.pending, Turn) else None

    @property
    def due(self) -> Due | None:
        """The same, as it can be told from those of other games."""
        timer = self.timer
        return None if timer is None else Due(self.room.games, timer.key)

    @property
    def clocks(self) -> Clocks | None:
        """How long everybody who plays may still think, if there are clocks."""
        return self._timing.clocks

    def glance(self, seat: Seat | None) -> SeatSnapshot:
        """What a seat, or with `None` a spectator, has before them. There must be a game."""
        assert self.match is not None
        return SeatSnapshot(self.room.games, self.told.n(seat), self.match.view(seat))

    # What was stored

    def batch(self, proposal: Proposal, at: float, person: str | None, request: str | None) -> Batch:
        """The row that a proposal would be."""
        return Batch(self.id, self.seq, at, person, request, write(proposal.entries))

    def timing_after(self, proposal: Proposal) -> TableTime:
        """The time as it will be once a proposal is true."""
        timing, room = self._timing, self._room
        if not is_timed(room, proposal.room, proposal.match is not None):
            return timing
        match = proposal.match or self.match
        after = {id(step.entry): step.after for step in proposal.steps}
        for entry in proposal.entries:
            room = rooms.folded(room, (entry,))
            timing = timing.after(entry, room, match, after.get(id(entry)))
        return timing if room is None else timing.going(room)

    def accept(self, batch: Batch, proposal: Proposal) -> None:
        """Make a proposal true whose batch has been stored."""
        self._note(batch)
        self._timing = self.timing_after(proposal)
        self._room = room = proposal.room_after(self._room)
        if proposal.match is not None:
            self._begin(proposal.match)
        if self.match is not None and proposal.steps:
            self.told.tell(self.match, self.match.accept(proposal.steps), room.called)

    def fold(self, batch: Batch) -> None:
        """Make a batch true that was read back from a store."""
        self._check_number(batch)
        for entry in entries.read(batch.text, None if self.match is None else self.match.rules):
            try:
                self._fold_entry(entry)
            except DamagedLog:
                raise
            except YakaiError as error:
                raise DamagedLog("table-log-is-damaged", why=str(error)) from error
        self._timing = self._timing.going(self.room)
        self._note(batch)

    def fold_room_only(self, batch: Batch) -> None:
        """The same for a batch of a game after which another was begun: of it only what it left at the table."""
        self._check_number(batch)
        rules = None if self._room is None else catalogue.rules(self._room.game)
        for entry in entries.read(batch.text, rules, without=entries.PLAY):
            self._room = rooms.folded(self._room, (entry,))
            if isinstance(entry, Stamped):  # the server's age goes on; the clocks of that game are gone
                self._timing = self._timing.after(entry, self._room, None)
        self._note(batch)

    def _check_number(self, batch: Batch) -> None:
        if batch.seq != self.seq:
            raise DamagedLog("table-log-is-damaged", why=f"batch {batch.seq} instead of {self.seq}")

    def _fold_entry(self, entry: AnyEntry) -> None:
        if isinstance(entry, Header):
            rules = catalogue.rules(entry.game, entry.version)
            self._begin(Match(rules, entry.seats, entry.options, self.chance, deal=False))
        elif not isinstance(entry, msgspec.Struct):
            if self.match is None:
                raise DamagedLog("table-log-is-damaged", why="play before any game")
            self.told.tell(self.match, (self.match.replay(entry),), self.room.called)
        self._room = rooms.folded(self._room, (entry,))
        self._timing = self._timing.after(entry, self._room, self.match)

    def _begin(self, match: Match) -> None:
        self.match = match
        self._told = Streams(match)

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
