"""Commands of drivers: moves of bots, standing actions, expired timers and clocks, absent players and hosts.

The table may have changed since the driver decided: a bot may have been replaced while it thought, or a turn may be
over. Then the command proposes nothing.
"""

from collections.abc import Iterable
from random import Random
from typing import Any

from yakai import bots
from yakai.core.game import Seat, TimerKey
from yakai.core.log import BOT, CLOCK, HandedOver, Paused, TimedOut
from yakai.core.match import Match
from yakai.core.steps import Step
from yakai.table.commands.base import Command
from yakai.table.commands.play import handed_over_seats
from yakai.table.errors import HostOnly
from yakai.table.state.clocks import ByDays
from yakai.table.state.entries import Attended, HostSet
from yakai.table.state.room import PersonOccupant, Room
from yakai.table.state.streams import SeatSnapshot
from yakai.table.state.table import GameTimer, Proposal, Table

SAMPLES = 100
"""Attempts to find a random action that is not reserved for the host."""


class BotStandsIn(Command, frozen=True):
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


class DoStandingAction(Command, frozen=True):
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


class PlayersPresent(Command, frozen=True):
    """Clocks stop while no player is connected, and run again when one is; not in correspondence games. `since` is the
    uptime from which on this holds, if it is an earlier one.
    """

    present: bool
    since: int | None = None

    def stamp(self, uptime: int) -> int:
        return uptime if self.since is None else min(uptime, self.since)

    def proposed(self, table: Table, at: float) -> Proposal:
        clocks = table.clocks
        if clocks is None or isinstance(clocks.rule, ByDays) or clocks.attended == self.present:
            return Proposal()
        return Proposal((Attended(self.present),))


class TimeIsUp(Command, frozen=True):
    """A seat's time has run out, and a bot has chosen its action. Proposes nothing if the player has moved meanwhile.
    An action that is not legal any more or reserved for the host is replaced by a random one.
    """

    seat: Seat
    game: int
    bot: str
    action: Any
    uptime: int
    luck: int

    def proposed(self, table: Table, at: float) -> Proposal:
        match, clocks = table.game, table.clocks
        if match is None or clocks is None or table.room.games != self.game:
            return Proposal()
        if self.seat not in clocks.expired(self.uptime):
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


class Archive(Command, frozen=True):
    """Pause a game after a long time without connections. Any of its players may resume it."""

    def proposed(self, table: Table, at: float) -> Proposal:
        match = table.game
        if match is None or table.room.phase != "playing" or table.room.archived:
            return Proposal()
        return Proposal(steps=(Step(match.state, Paused(True, None, at, CLOCK), match.state),))


class NextHost(Command, frozen=True):
    """The host was away for long: another person who is connected is the host now."""

    host: str
    here: frozenset[str]
    guests: tuple[str, ...]

    def proposed(self, table: Table, at: float) -> Proposal:
        following = next_host(table.room, self.here, self.guests)
        if table.room.host != self.host or following is None:
            return Proposal()
        return Proposal((HostSet(following, gone=True),))


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


def next_host(room: Room, here: frozenset[str], guests: Iterable[str]) -> str | None:
    """The next host: of the seated people who are `here` the first after the host's seat; without them, unless a game
    runs, the first of the guests. In a game a guest can take a bot's seat first (see `agreements.seat_requests`).
    """
    after = max(room.seats_of(room.host), default=-1) + 1
    occupants = (*room.occupants[after:], *room.occupants[:after])
    people = (occupant.person for occupant in occupants if isinstance(occupant, PersonOccupant))
    seated = next((person for person in people if person in here and person != room.host), None)
    if seated is not None or room.phase == "playing":
        return seated
    return next((guest for guest in guests if guest != room.host), None)


def _match_for_bot(table: Table, seat: Seat, bot: str, game: int) -> Match | None:
    """The match, if it is still the same, goes on, and this bot plays this seat."""
    match = table.game
    if match is None or match.paused or table.room.games != game or table.room.bot_at(seat) != bot:
        return None
    return match
