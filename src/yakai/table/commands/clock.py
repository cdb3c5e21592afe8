"""Commands about time: what the host sets before a game, and what clocks do by themselves."""

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


class SetClock(Arrangement, frozen=True):
    """The host says before a game how long everybody may think; `None`: as long as they like."""

    clock: ClockRule | None

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        """Another clock."""
        seating.check_host(room, self.person)
        seating.check_between_games(room)
        if self.clock is not None and not is_sensible(self.clock):
            raise BadClock("clock-cannot-be")
        return () if self.clock == room.clock else (ClockSet(self.clock),)


class SetPatience(Arrangement, frozen=True):
    """The host says after how many seconds a bot stands in for whoever is away; `None`: never by itself."""

    seconds: int | None

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        """More patience, or less."""
        seating.check_host(room, self.person)
        if self.seconds is not None and not 0 <= self.seconds <= LONGEST_PATIENCE:
            raise BadClock("patience-cannot-be", most=LONGEST_PATIENCE)
        patience = PatienceSet(self.seconds)
        return () if patience == room.patience else (patience,)


class Attend(Command, frozen=True):
    """Somebody who plays is there again, or nobody is: then no clock runs, unless people have days. What was so at an
    earlier age is noted with that.
    """

    there: bool
    since: int | None = None

    def stamp(self, lived: int) -> int:
        """Since when it is so."""
        return lived if self.since is None else min(lived, self.since)

    def proposed(self, table: Table, at: float) -> Proposal:  # clocks know no calendar
        """The clocks stand still, or go on."""
        clocks = table.clocks
        if clocks is None or isinstance(clocks.rule, ByDays) or clocks.attended == self.there:
            return Proposal()
        return Proposal((Attended(self.there),))


class TimeIsUp(Command, frozen=True):
    """A seat has thought for too long, and a bot has thought of something in its place. It counts if nobody was
    quicker; what has become illegal meanwhile, or is the host's to do, is replaced by anything.
    """

    seat: Seat
    game: int
    bot: str
    action: Any
    lived: int
    luck: int

    def proposed(self, table: Table, at: float) -> Proposal:
        """The bot's action, said to be so."""
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
