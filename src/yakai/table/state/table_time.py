"""The time at a table, folded from its log: how long the server had lived, and the game's clocks, if it has any."""

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
    """What is known of the time after some entries. Within a batch none passes: it was stored at once."""

    lived: int = 0
    clocks: Clocks | None = None

    def after(self, entry: AnyEntry, room: Room, match: Match | None, state: Any = None) -> "TableTime":
        """After one more entry, by which the room became this, and the match came to this state or to its own."""
        if isinstance(entry, Stamped):
            lived = max(entry.lived, self.lived)
            return TableTime(lived, None if self.clocks is None else self.clocks.at(lived))
        if isinstance(entry, Header):
            begun = None if room.clock is None else clocks.new_clocks(room.clock, entry.seats, self.lived)
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
        """At the end of a batch: whose time runs from here on. After the end there are no clocks."""
        if self.clocks is None:
            return self
        if room.phase != "playing":
            return replace(self, clocks=None)
        return replace(self, clocks=self.clocks.with_running(people_seats(room)))


def awaited_seats(rules: AnyRules, state: Any) -> frozenset[Seat] | None:
    """Whom the game waits for: nobody while a timer of the rules runs, or at the end; `None` if for chance. It is
    public, as `pending` is, and so are clocks.
    """
    pending = rules.pending(state)
    if isinstance(pending, Chance):
        return None
    if isinstance(pending, Turn) and pending.timer is None:
        return pending.seats
    return frozenset()


def people_seats(room: Room) -> frozenset[Seat]:
    """The seats that people play themselves."""
    return frozenset(
        seat
        for seat, occupant in enumerate(room.occupants)
        if isinstance(occupant, PersonOccupant) and occupant.bot is None
    )


def is_timed(room: Room | None, changes: Iterable[RoomEntry], begins: bool) -> bool:
    """Whether time is to be noted with these changes of the room: a game with clocks runs, or begins with them."""
    clock = room is not None and room.clock is not None
    playing = begins or (room is not None and room.phase == "playing")
    for entry in changes:
        clock = entry.clock is not None if isinstance(entry, ClockSet) else clock
    return clock and playing
