"""Settings of the host about time: the players' clock, and how long to wait for an absent player."""

from typing import Final

from yakai.table.commands import seating
from yakai.table.commands.base import Arrangement
from yakai.table.errors import BadClock
from yakai.table.state.clocks import ClockRule, is_sensible
from yakai.table.state.entries import ClockSet, PatienceSet, RoomEntry
from yakai.table.state.room import Room

LONGEST_PATIENCE: Final = 86_400
"""Seconds."""


class SetClock(Arrangement, frozen=True):
    """The host sets the players' clock before a game; `None`: no clock."""

    clock: ClockRule | None

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        seating.check_host(room, self.person)
        seating.check_between_games(room)
        if self.clock is not None and not is_sensible(self.clock):
            raise BadClock("clock-cannot-be")
        return () if self.clock == room.clock else (ClockSet(self.clock),)


class SetPatience(Arrangement, frozen=True):
    """The host sets after how many seconds a bot stands in for an absent player; `None`: never by itself."""

    seconds: int | None

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        seating.check_host(room, self.person)
        if self.seconds is not None and not 0 <= self.seconds <= LONGEST_PATIENCE:
            raise BadClock("patience-cannot-be", most=LONGEST_PATIENCE)
        patience = PatienceSet(self.seconds)
        return () if patience == room.patience else (patience,)
