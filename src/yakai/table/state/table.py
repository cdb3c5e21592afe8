"""A table as one object: its room, its game, each seat's stream, and its position in the log. No I/O happens here.

A command makes a proposal (see `commands`). Once its batch is stored, `accept` changes the table. `fold` does the same
for a batch that was read from a store.
"""

from collections.abc import Callable, Container, Iterable
from random import Random
from typing import NamedTuple

import msgspec

from yakai.core import catalogue
from yakai.core.errors import DamagedLog, YakaiError
from yakai.core.game import AnyRules, Seat, Timer, TimerKey, Turn
from yakai.core.log import MOVES, Acted, Header, TimedOut
from yakai.core.match import Match
from yakai.core.steps import Step
from yakai.table.keys import TableKeys
from yakai.table.state import entries
from yakai.table.state.clocks import Clocks
from yakai.table.state.entries import AnyEntry, Batch, Opened, RoomEntry, Stamped
from yakai.table.state.log_reader import raise_located, read_batch
from yakai.table.state.log_writer import write
from yakai.table.state.room import Room
from yakai.table.state.room_folding import fold_entries
from yakai.table.state.streams import SeatSnapshot, Streams
from yakai.table.state.table_time import TableTime, is_timed


class RoomAndTime(NamedTuple):
    """The room and the time after a proposal, and those before it. Computed once a move."""

    room_before: Room | None
    time_before: TableTime
    room: Room
    time: TableTime


class Proposal:
    """What a command would do: entries of the room, perhaps a new match, steps of the game, and new keys.

    Its outcome is computed once, for the listing that is stored with it, and kept until it is accepted.
    """

    def __init__(
        self,
        room: tuple[RoomEntry, ...] = (),
        match: Match | None = None,
        steps: tuple[Step, ...] = (),
        keys: TableKeys | None = None,
    ) -> None:
        self.room = room
        self.match = match
        self.steps = steps
        self.keys = keys
        self.only_moves = not room and match is None and all(type(step.entry) in MOVES for step in steps)
        """Whether it has only actions and chance outcomes, so that the room stays the same."""
        self.outcome: RoomAndTime | None = None

    def stamped(self, uptime: int) -> "Proposal":
        """The proposal with the server's uptime first, or second after the opening of the table."""
        before = 1 if self.room and isinstance(self.room[0], Opened) else 0
        room = (*self.room[:before], Stamped(uptime), *self.room[before:])
        return Proposal(room, self.match, self.steps, self.keys)

    @property
    def is_empty(self) -> bool:
        """Whether it would do nothing."""
        return not (self.room or self.steps) and self.match is None

    @property
    def entries(self) -> tuple[AnyEntry, ...]:
        """All entries in the order in which they are stored."""
        if not self.room and self.match is None:
            return tuple([step.entry for step in self.steps])
        header = () if self.match is None else (self.match.header,)
        return (*self.room, *header, *[step.entry for step in self.steps])


class GameTimer(NamedTuple):
    """A timer of the rules, and the number of its game at this table."""

    game: int
    timer: TimerKey


class Table:
    """A table's room, game, streams of events, time, and the requests that have been done."""

    def __init__(self, id: str, chance: Random) -> None:
        self.id = id
        self.chance = chance
        self.seq = 0
        self.requests: set[tuple[str, str]] = set()
        self.match: Match | None = None
        self._streams: Streams | None = None
        self._room: Room | None = None
        self._time = TableTime()

    @property
    def room(self) -> Room:
        """The room. Raises if the table was never opened."""
        if self._room is None:
            raise DamagedLog("table-log-has-a-gap", why="it has no beginning")
        return self._room

    @property
    def room_or_none(self) -> Room | None:
        """The room, or `None` before the table is opened."""
        return self._room

    @property
    def game(self) -> Match | None:
        """The match that is being played, or the one that has just ended."""
        return self.match if self.room.phase != "lobby" else None

    @property
    def streams(self) -> Streams:
        """The streams of the latest game. There must have been one."""
        assert self._streams is not None
        return self._streams

    @property
    def game_length(self) -> int:
        """How many entries the latest game's log has."""
        return 0 if self.match is None else self.match.length

    @property
    def timer(self) -> Timer | None:
        """The timer of the rules that runs now."""
        match = self.game
        return match.pending.timer if match is not None and isinstance(match.pending, Turn) else None

    @property
    def game_timer(self) -> GameTimer | None:
        """The timer of the rules that runs now, with the number of its game."""
        timer = self.timer
        return None if timer is None else GameTimer(self.room.games, timer.key)

    @property
    def clocks(self) -> Clocks | None:
        """The players' clocks; `None` without a timed game."""
        return self._time.clocks

    def snapshot(self, seat: Seat | None) -> SeatSnapshot:
        """What a seat or a spectator (`None`) sees now. There must be a game."""
        assert self.match is not None
        return SeatSnapshot(self.room.games, self.streams.length(seat), self.match.view(seat))

    # Proposals and batches

    def batch(self, proposal: Proposal, at: float, person: str | None, request: str | None) -> Batch:
        """The batch that stores a proposal."""
        moves, has_timeout = 0, False
        for step in proposal.steps:
            kind = type(step.entry)
            if kind is Acted:
                moves += 1
            elif kind is TimedOut:
                has_timeout = True
        text = write(proposal.entries)
        return Batch(self.id, self.seq, at, person, request, text, None, moves, has_timeout)

    def outcome(self, proposal: Proposal) -> RoomAndTime:
        """The room and the time after a proposal; computed only once as long as the table stays the same."""
        known = proposal.outcome
        if known is None or known.room_before is not self._room or known.time_before is not self._time:
            known = proposal.outcome = self._outcome(proposal)
        return known

    def _outcome(self, proposal: Proposal) -> RoomAndTime:
        room, time = self._room, self._time
        if is_timed(room, proposal.room, proposal.match is not None):
            return self._timed_outcome(proposal)
        if room is not None and proposal.only_moves:
            return RoomAndTime(room, time, room, time)
        return RoomAndTime(room, time, fold_entries(room, proposal.entries), time)

    def _timed_outcome(self, proposal: Proposal) -> RoomAndTime:
        """The outcome where the players' clocks run, entry by entry."""
        match, time, room = proposal.match or self.match, self._time, self._room
        header = () if proposal.match is None else (proposal.match.header,)
        for entry in (*proposal.room, *header):
            room = fold_entries(room, (entry,))
            time = time.after(entry, room, match)
        for step in proposal.steps:
            room = fold_entries(room, (step.entry,))
            time = time.after(step.entry, room, match, step.after)
        assert room is not None
        return RoomAndTime(self._room, self._time, room, time.with_running(room))

    def accept(self, batch: Batch, proposal: Proposal) -> None:
        """Change the table by a proposal whose batch was stored."""
        outcome = self.outcome(proposal)
        self._advance(batch)
        self._room, self._time = outcome.room, outcome.time
        if proposal.match is not None:
            self._begin(proposal.match)
        if self.match is not None and proposal.steps:
            self.streams.add(self.match, self.match.accept(proposal.steps), outcome.room.called)

    def fold(self, batch: Batch) -> None:
        """Change the table by a batch that was read from a store."""
        rules = None if self.match is None else self.match.rules
        self._fold_batch(batch, rules, self._fold_entry)

    def fold_room_only(self, batch: Batch) -> None:
        """Change the table by a batch of an earlier game, without that game's moves."""
        rules = None if self._room is None else catalogue.rules(self._room.game)
        self._fold_batch(batch, rules, self._fold_room_entry, without=entries.OVER_WITH_THE_GAME)

    def _fold_batch(
        self,
        batch: Batch,
        rules: AnyRules | None,
        fold_entry: Callable[[AnyEntry], None],
        without: Container[str] = (),
    ) -> None:
        if batch.seq != self.seq:
            raise DamagedLog("table-log-has-a-gap", why=f"batch {batch.seq} instead of {self.seq}")
        for line, entry in read_batch(batch, rules, without):
            try:
                fold_entry(entry)
            except (YakaiError, LookupError) as error:
                raise_located(error, batch, line)
        self._time = self._time.with_running(self.room)
        self._advance(batch)

    def _fold_entry(self, entry: AnyEntry) -> None:
        if isinstance(entry, Header):
            rules = catalogue.rules(entry.game, entry.version)
            self._begin(Match(rules, entry.seats, entry.options, self.chance, deal=False))
        elif not isinstance(entry, msgspec.Struct):
            if self.match is None:
                raise DamagedLog("table-log-has-a-gap", why="play before any game")
            self.streams.add(self.match, (self.match.replay(entry),), self.room.called)
        self._room = fold_entries(self._room, (entry,))
        self._time = self._time.after(entry, self._room, self.match)

    def _fold_room_entry(self, entry: AnyEntry) -> None:
        self._room = fold_entries(self._room, (entry,))
        if isinstance(entry, Stamped):
            self._time = self._time.after(entry, self._room, None)

    def _begin(self, match: Match) -> None:
        self.match = match
        self._streams = Streams(match)

    def _advance(self, batch: Batch) -> None:
        self.seq = batch.seq + 1
        if batch.person is not None and batch.request is not None:
            self.requests.add((batch.person, batch.request))


def folded(id: str, batches: Iterable[Batch], chance: Random) -> Table:
    """A table, folded from its log."""
    table = Table(id, chance)
    for batch in batches:
        table.fold(batch)
    return table
