"""What only the host may do: admit and remove people, and choose the next host.

While the game is silent, the host may only remove people and renew the links.
"""

from collections.abc import Iterable

from yakai import bots
from yakai.core.log import BOT, HandedOver
from yakai.core.steps import Step
from yakai.table.commands import seating
from yakai.table.commands.base import Command, PersonCommand
from yakai.table.errors import CannotHost, NotHere, TurnedAway
from yakai.table.ports import TableKeys
from yakai.table.state.entries import (
    ConcedingSet,
    HostSet,
    LetIn,
    LinkRenewed,
    LockSet,
    RoomEntry,
    TableClosed,
    TurnedOut,
    WatchingSet,
)
from yakai.table.state.news import News
from yakai.table.state.room import PersonOccupant, Room
from yakai.table.state.room_folding import fold_entries
from yakai.table.state.silence import check_not_silent
from yakai.table.state.table import Proposal, Table


def check_may_come_in(room: Room, person: str, invited: bool) -> None:
    """Raise unless a person may come to the table. `invited`: by the invitation, not by the spectators' key."""
    access = room.access
    if (barred := access.why_barred(person)) is not None:
        raise TurnedAway(barred)
    if not invited and not access.watching:
        raise TurnedAway("watching-is-off")
    if access.locked and person not in access.inside and not belongs(room, person):
        raise TurnedAway("table-is-locked")


def belongs(room: Room, person: str) -> bool:
    """Whether a person is the host, has a seat, or has played the latest game and was not removed."""
    played = any(
        player is not None and player.person == person and not player.gone for player in room.players
    )
    return person == room.host or person in room.people or played


def why_to_go(news: Iterable[News], person: str, invited: bool) -> str | None:
    """The key of the reason why a connected person has to leave after this news; `None` if they may stay."""
    for one in news:
        if isinstance(one, TurnedOut) and one.person == person:
            return "banned-from-table" if one.ban else "turned-out"
        if isinstance(one, TableClosed):
            return "table-is-closed"
        if isinstance(one, WatchingSet) and not one.allowed and not invited:
            return "watching-is-off"
    return None


class _HostCommand(PersonCommand, frozen=True):
    """A command of the host that all others can see."""

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        raise NotImplementedError

    def proposed(self, table: Table, at: float) -> Proposal:
        seating.check_host(table.room, self.person)
        changes = self.changes(table.room)
        if changes:
            check_not_silent(table, "host-waits-for-silence")
        return Proposal(changes)


class Lock(_HostCommand, frozen=True):
    """Admit only people who are inside now, or all again."""

    locked: bool
    inside: tuple[str, ...] = ()

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        if self.locked == room.access.locked:
            return ()
        return (LockSet(self.locked, self.inside if self.locked else ()),)


class AllowWatching(_HostCommand, frozen=True):
    """Allow spectators, or not."""

    allowed: bool

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        return () if self.allowed == room.access.watching else (WatchingSet(self.allowed),)


class SetConceding(_HostCommand, frozen=True):
    """Set before a game whether it ends when a player gives up; else a bot plays on."""

    ends: bool

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        seating.check_between_games(room)
        return () if self.ends == room.concede_ends else (ConcedingSet(self.ends),)


class MakeHost(_HostCommand, frozen=True):
    """Make another seated person the host."""

    whom: str

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        if self.whom not in room.people:
            raise CannotHost("host-must-sit")
        return () if self.whom == room.host else (HostSet(self.whom),)


class LetBackIn(_HostCommand, frozen=True):
    """Lift a ban."""

    whom: str

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        if not room.access.is_banned(self.whom):
            raise NotHere("nobody-like-that")
        return (LetIn(self.whom),)


class RenewLink(PersonCommand, frozen=True):
    """Give the table new keys, which replace the old ones."""

    keys: TableKeys

    def proposed(self, table: Table, at: float) -> Proposal:
        seating.check_host(table.room, self.person)
        return Proposal((LinkRenewed(),), keys=self.keys)


class TurnOut(PersonCommand, frozen=True):
    """Remove a person of this name, with `ban` for good. In a game a bot takes their seat."""

    whom: str
    name: str
    ban: bool

    def proposed(self, table: Table, at: float) -> Proposal:
        room = table.room
        seating.check_host(room, self.person)
        if self.whom == room.host:
            raise CannotHost("host-cannot-be-turned-out")
        out = TurnedOut(self.whom, self.name, self.ban)
        match = table.game
        if match is None or room.phase != "playing":
            return Proposal((out,))
        bot = BOT + bots.stand_in(room.game)
        steps = tuple(
            Step(match.state, HandedOver(seat, bot, at, self.person), match.state)
            for seat in room.seats_of(self.whom)
            if room.bot_at(seat) is None
        )
        if match.paused and not fold_entries(room, (out,)).still_playing:
            steps = (
                *match.propose_pause(False, None, at, self.person),
                *steps,
            )  # none of those who stay could resume it
        return Proposal((out,), steps=steps)


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
