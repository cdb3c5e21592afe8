"""Time at a table, folded from its log: the server's uptime, and the clocks of a timed game."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from yakai.core.game import AnyRules, Chance, Seat, Turn
from yakai.core.log import Header
from yakai.core.match import Match
from yakai.table.state import clocks
from yakai.table.state.clocks import Clocks
from yakai.table.state.entries import AnyEntry, Attended, ClockSet, RoomEntry, Stamped
from yakai.table.state.room import PersonOccupant, Room


class TableTime(Struct, frozen=True):
    """The server's uptime at the latest entry, and the clocks. No time passes within a batch."""

    uptime: int = 0
    clocks: Clocks | None = None

    def after(self, entry: AnyEntry, room: Room, match: Match | None, state: Any = None) -> "TableTime":
        """The time after one more entry; `room` and `state` are those after it, the latter by default the match's."""
        if isinstance(entry, Stamped):
            uptime = max(entry.uptime, self.uptime)
            return TableTime(uptime, None if self.clocks is None else self.clocks.at(uptime))
        if isinstance(entry, Header):
            begun = None if room.clock is None else clocks.new_clocks(room.clock, entry.seats, self.uptime)
            return replace(self, clocks=begun)
        if self.clocks is None:
            return self
        if isinstance(entry, Attended):
            return replace(self, clocks=replace(self.clocks, attended=entry.there))
        if isinstance(entry, Struct) or match is None:
            return self
        due = awaited_seats(match.rules, match.state if state is None else state)
        return replace(self, clocks=self.clocks.after(entry, due))

    def with_running(self, room: Room) -> "TableTime":
        """The time at the end of a batch, when it is known whose clocks run. After the game there are no clocks."""
        if self.clocks is None:
            return self
        if room.phase != "playing":
            return replace(self, clocks=None)
        return replace(self, clocks=self.clocks.with_running(people_seats(room)))


def awaited_seats(rules: AnyRules, state: Any) -> frozenset[Seat] | None:
    """The seats that the game waits for: none at the end or while a timer of the rules runs; `None` if it waits for
    chance. Like `pending`, they are public, and so are clocks.
    """
    pending = rules.pending(state)
    if isinstance(pending, Chance):
        return None
    if isinstance(pending, Turn) and pending.timer is None:
        return pending.seats
    return frozenset()


def people_seats(room: Room) -> frozenset[Seat]:
    """The seats that people play without a bot standing in."""
    return frozenset(
        seat
        for seat, occupant in enumerate(room.occupants)
        if isinstance(occupant, PersonOccupant) and occupant.bot is None
    )


def is_timed(room: Room | None, changes: Iterable[RoomEntry], begins: bool) -> bool:
    """Whether a batch needs the time: a timed game runs, or begins with these changes of the room."""
    clock = room is not None and room.clock is not None
    playing = begins or (room is not None and room.phase == "playing")
    for entry in changes:
        clock = entry.clock is not None if isinstance(entry, ClockSet) else clock
    return clock and playing
