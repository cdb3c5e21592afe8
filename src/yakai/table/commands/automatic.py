"""Commands that nobody asks for: what bots have thought of, what somebody asked to have done, time, patience.

Whether it is still wanted is asked when its turn comes: a bot may have been replaced while it thought, a window may be
closed. Then it proposes nothing.
"""

from random import Random
from typing import Any

from yakai import bots
from yakai.core.game import Seat, TimerKey
from yakai.core.log import BOT, CLOCK, HandedOver, Paused
from yakai.core.match import Match
from yakai.core.steps import Step
from yakai.table.commands.base import Command
from yakai.table.commands.play import handed_over_seats
from yakai.table.errors import HostOnly
from yakai.table.state.room import PersonOccupant
from yakai.table.state.streams import SeatSnapshot
from yakai.table.state.table import GameTimer, Proposal, Table

SAMPLES = 100
"""So often a bot looks for something to do that is not the host's."""


class StandInCommand(Command, frozen=True):
    """A bot plays for somebody who is away: patience has run out, or the others have called it."""

    person: str
    by: str = CLOCK

    def proposed(self, table: Table, at: float) -> Proposal:
        """Their seats are the bot's for a while."""
        bot = bots.stand_in(table.room.game)

        def handed_over(sitter: PersonOccupant, seat: Seat) -> HandedOver | None:
            return None if sitter.bot is not None else HandedOver(seat, BOT + bot, at, self.by)

        return handed_over_seats(table, self.person, handed_over)


class BotPlay(Command, frozen=True):
    """What a bot has thought of. Where several act at once others may be quicker: it counts if it is still legal."""

    seat: Seat
    bot: str
    asked: SeatSnapshot
    action: Any

    def proposed(self, table: Table, at: float) -> Proposal:
        """The action, if the bot still plays there and has not been overtaken."""
        match = _match_for_bot(table, self.seat, self.bot, self.asked.game)
        if match is None:
            return Proposal()
        if isinstance(self.action, match.rules.customs.host):
            raise HostOnly("host-only")
        if self.action not in match.legal(self.seat) and table.snapshot(self.seat) != self.asked:
            return Proposal()  # somebody was quicker: think again
        return Proposal(steps=match.propose(self.seat, self.action, at, BOT + self.bot))


class BotPlaysAnything(Command, frozen=True):
    """A move for a bot that has none of its own, if there is any."""

    seat: Seat
    bot: str
    game: int
    luck: int

    def proposed(self, table: Table, at: float) -> Proposal:
        """Anything legal that is not the host's; nothing, if no such thing is found soon."""
        match = _match_for_bot(table, self.seat, self.bot, self.game)
        action = None if match is None else anything(match, self.seat, self.luck)
        if match is None or action is None:
            return Proposal()
        return Proposal(steps=match.propose(self.seat, action, at, BOT + self.bot))


class StandingCommand(Command, frozen=True):
    """What a seat has asked to have done for it, if it still wants that and plays itself."""

    seat: Seat
    game: int
    action: Any

    def proposed(self, table: Table, at: float) -> Proposal:
        """The action."""
        match, occupant = table.game, table.room.occupants[self.seat]
        if match is None or table.room.games != self.game or standing(table, self.seat) != self.action:
            return Proposal()
        by = occupant.person if isinstance(occupant, PersonOccupant) else None
        return Proposal(steps=match.propose(self.seat, self.action, at, by))


class Expire(Command, frozen=True):
    """One of the game's own timers has run out, if it is still the one that runs."""

    game: int
    timer: TimerKey

    def proposed(self, table: Table, at: float) -> Proposal:
        """What follows from it."""
        match = table.game
        if match is None or match.paused or table.game_timer != GameTimer(self.game, self.timer):
            return Proposal()
        return Proposal(steps=match.propose_expiry(self.timer, at))


class Archive(Command, frozen=True):
    """Nobody was here for long: the game stands still until one of its people lets it go on, whoever had paused it."""

    def proposed(self, table: Table, at: float) -> Proposal:
        """It stands still."""
        match = table.game
        if match is None or table.room.phase != "playing" or table.room.archived:
            return Proposal()
        return Proposal(steps=(Step(match.state, Paused(True, None, at, CLOCK), match.state),))


def anything(match: Match, seat: Seat, luck: int) -> Any:
    """Anything legal that is not the host's; `None`, if no such thing is found soon."""
    if not (legal := match.legal(seat)):
        return None
    some = Random(luck)
    actions = (legal.sample(some) for _ in range(SAMPLES))
    return next((one for one in actions if not isinstance(one, match.rules.customs.host)), None)


def standing(table: Table, seat: Seat) -> Any:
    """What this seat has asked to have done for it now, or `None`. A bot asks for nothing."""
    match = table.game
    if match is None or match.paused or match.rules.customs.standing is None:
        return None
    return None if table.room.bot_at(seat) is not None else match.rules.customs.standing(match.view(seat))


def _match_for_bot(table: Table, seat: Seat, bot: str, game: int) -> Match | None:
    """The match, if it is still the same, goes on, and this bot plays this seat."""
    match = table.game
    if match is None or match.paused or table.room.games != game or table.room.bot_at(seat) != bot:
        return None
    return match
