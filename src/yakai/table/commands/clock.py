"""Commands about time: settings of the host before a game, and what clocks do by themselves."""

from typing import Any, Final

from yakai.core.game import Seat
from yakai.core.log import BOT, CLOCK, TimedOut
from yakai.core.steps import Step
from yakai.table.commands import seating
from yakai.table.commands.automatic import anything
from yakai.table.commands.base import Arrangement, Command
from yakai.table.errors import BadClock
from yakai.table.state.clocks import ByDays, ClockRule, is_sensible
from yakai.table.state.entries import Attended, ClockSet, PatienceSet, RoomEntry
from yakai.table.state.room import Room
from yakai.table.state.table import Proposal, Table

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


class Attend(Command, frozen=True):
    """Clocks stop while no player is connected, and run again when one is; not in correspondence games. `since` is the
    uptime from which on this holds, if it is an earlier one.
    """

    there: bool
    since: int | None = None

    def stamp(self, lived: int) -> int:
        return lived if self.since is None else min(lived, self.since)

    def proposed(self, table: Table, at: float) -> Proposal:
        clocks = table.clocks
        if clocks is None or isinstance(clocks.rule, ByDays) or clocks.attended == self.there:
            return Proposal()
        return Proposal((Attended(self.there),))


class TimeIsUp(Command, frozen=True):
    """A seat's time has run out, and a bot has chosen its action. Proposes nothing if the player has moved meanwhile.
    An action that is not legal any more or reserved for the host is replaced by a random one.
    """

    seat: Seat
    game: int
    bot: str
    action: Any
    lived: int
    luck: int

    def proposed(self, table: Table, at: float) -> Proposal:
        match, clocks = table.game, table.clocks
        if match is None or clocks is None or table.room.games != self.game:
            return Proposal()
        if self.seat not in clocks.expired(self.lived):
            return Proposal()
        action = self.action
        hosts = isinstance(action, match.rules.customs.host)
        if action is None or hosts or action not in match.legal(self.seat):
            action = anything(match, self.seat, self.luck)
        if action is None:
            return Proposal()
        again = self.seat in clocks.late or None
        late = Step(match.state, TimedOut(self.seat, again, at, CLOCK), match.state)
        return Proposal(steps=(late, *match.propose(self.seat, action, at, BOT + self.bot)))
