"""Commands of drivers: moves of bots, standing actions, expired timers, absent players.

The table may have changed since the driver decided: a bot may have been replaced while it thought, or a turn may be
over. Then the command proposes nothing.
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
"""Attempts to find a random action that is not reserved for the host."""


class StandInCommand(Command, frozen=True):
    """A bot takes the seats of an absent player: after the timeout, or because the others agreed."""

    person: str
    by: str = CLOCK

    def proposed(self, table: Table, at: float) -> Proposal:
        bot = bots.stand_in(table.room.game)

        def handed_over(sitter: PersonOccupant, seat: Seat) -> HandedOver | None:
            return None if sitter.bot is not None else HandedOver(seat, BOT + bot, at, self.by)

        return handed_over_seats(table, self.person, handed_over)


class BotPlay(Command, frozen=True):
    """A bot's action. It also counts if others acted meanwhile, as long as it is still legal."""

    seat: Seat
    bot: str
    asked: SeatSnapshot
    action: Any

    def proposed(self, table: Table, at: float) -> Proposal:
        match = _match_for_bot(table, self.seat, self.bot, self.asked.game)
        if match is None:
            return Proposal()
        if isinstance(self.action, match.rules.customs.host):
            raise HostOnly("host-only")
        if self.action not in match.legal(self.seat) and table.snapshot(self.seat) != self.asked:
            return Proposal()  # others were quicker: the bot thinks again
        return Proposal(steps=match.propose(self.seat, self.action, at, BOT + self.bot))


class BotPlaysAnything(Command, frozen=True):
    """A random action for a bot that has chosen none, if there is any."""

    seat: Seat
    bot: str
    game: int
    luck: int

    def proposed(self, table: Table, at: float) -> Proposal:
        match = _match_for_bot(table, self.seat, self.bot, self.game)
        action = None if match is None else anything(match, self.seat, self.luck)
        if match is None or action is None:
            return Proposal()
        return Proposal(steps=match.propose(self.seat, action, at, BOT + self.bot))


class StandingCommand(Command, frozen=True):
    """A seat's standing action, if it is still requested and no bot plays the seat."""

    seat: Seat
    game: int
    action: Any

    def proposed(self, table: Table, at: float) -> Proposal:
        match, occupant = table.game, table.room.occupants[self.seat]
        if match is None or table.room.games != self.game or standing(table, self.seat) != self.action:
            return Proposal()
        by = occupant.person if isinstance(occupant, PersonOccupant) else None
        return Proposal(steps=match.propose(self.seat, self.action, at, by))


class Expire(Command, frozen=True):
    """One of the rules' timers has expired, if it is still pending."""

    game: int
    timer: TimerKey

    def proposed(self, table: Table, at: float) -> Proposal:
        match = table.game
        if match is None or match.paused or table.game_timer != GameTimer(self.game, self.timer):
            return Proposal()
        return Proposal(steps=match.propose_expiry(self.timer, at))


class Archive(Command, frozen=True):
    """Pause a game after a long time without connections. Any of its players may resume it."""

    def proposed(self, table: Table, at: float) -> Proposal:
        match = table.game
        if match is None or table.room.phase != "playing" or table.room.archived:
            return Proposal()
        return Proposal(steps=(Step(match.state, Paused(True, None, at, CLOCK), match.state),))


def anything(match: Match, seat: Seat, luck: int) -> Any:
    """A random legal action that is not reserved for the host; `None` if none is found after `SAMPLES` attempts."""
    if not (legal := match.legal(seat)):
        return None
    some = Random(luck)
    actions = (legal.sample(some) for _ in range(SAMPLES))
    return next((one for one in actions if not isinstance(one, match.rules.customs.host)), None)


def standing(table: Table, seat: Seat) -> Any:
    """The seat's standing action now; `None` if it has none or a bot plays it."""
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
