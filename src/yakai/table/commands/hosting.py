"""What only the host may do: admit and remove people, and choose the next host.

While the game is silent, the host may only remove people and renew the links.
"""

from yakai import bots
from yakai.core.log import BOT, HandedOver
from yakai.core.steps import Step
from yakai.table.commands import seating
from yakai.table.commands.base import PersonCommand
from yakai.table.errors import CannotHost, NotHere
from yakai.table.keys import TableKeys
from yakai.table.state.entries import (
    ConcedingSet,
    HostSet,
    LetIn,
    LinkRenewed,
    LockSet,
    RoomEntry,
    TurnedOut,
    WatchingSet,
)
from yakai.table.state.room import Room
from yakai.table.state.room_folding import fold_entries
from yakai.table.state.silence import check_not_silent
from yakai.table.state.table import Proposal, Table


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
            raise NotHere("person-is-not-here")
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
        seats = room.seats_of(self.whom)
        bot = BOT + bots.stand_in(room.game)
        steps = tuple(
            Step(match.state, HandedOver(seat, bot, at, self.person), match.state)
            for seat in seats
            if room.bot_at(seat) is None
        )
        if match.paused and not fold_entries(room, (out,)).still_playing:
            # None of those who stay could resume it.
            steps = (*match.propose_pause(False, None, at, self.person), *steps)
        return Proposal((out, *seating.renamed_for_bots(room, *seats)), steps=steps)
