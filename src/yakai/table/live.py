"""A live table: connections open and close, commands run one after the other, and every change is stored before it is
sent. What happens by itself is in `drivers`; what people agree on first is in `agreements`.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, TypeVar

from yakai.core.game import Seat
from yakai.table.access_checks import why_to_go
from yakai.table.agreements import Agreements, OpenAgreements
from yakai.table.command_queue import CommandQueue, Done
from yakai.table.commands.base import Command
from yakai.table.commands.hosting import RenewLink
from yakai.table.commands.lobby import Rename
from yakai.table.commands.play import ComeBack
from yakai.table.drivers.absence import Waits
from yakai.table.drivers.drivers import Drivers
from yakai.table.explanations import Explanations
from yakai.table.glimpses import shown_glimpse
from yakai.table.hints import Hints
from yakai.table.ports import Change, Listener, TableKeys
from yakai.table.presence import Presence, VisiblePeople
from yakai.table.services import TableServices
from yakai.table.state.news import News, news_in
from yakai.table.state.remarks import Remark
from yakai.table.state.room import Room
from yakai.table.state.silence import is_silent
from yakai.table.state.table import Proposal, Table
from yakai.table.talk import Talk
from yakai.table.tasks import Tasks

T = TypeVar("T")

CROWD: Final = 50
"""With more listeners than this, spectators are notified of arrivals and departures in batches."""

CROWD_DELAY: Final = 0.5
"""Seconds between these batches."""


class _Visible(NamedTuple):
    """What all at a table can see about people: who is present, who is waited for, and what is asked."""

    seen: VisiblePeople
    waits: Waits
    open: OpenAgreements

    def differs_for_players(self, before: "_Visible") -> bool:
        """Whether more than the number of spectators has changed."""
        return self.seen.people != before.seen.people or self[1:] != before[1:]


class LiveTable:
    """One table in this process. Everything that changes it goes through `submit`."""

    def __init__(
        self, keys: TableKeys, table: Table, services: TableServices, remarks: Iterable[Remark] = ()
    ) -> None:
        self.keys = keys
        self.table = table
        self.settings = services.settings
        self._new_token = services.new_token
        self._silent = is_silent(table)
        self._crowd_timer: asyncio.TimerHandle | None = None
        self._closed = False
        self._tasks = tasks = Tasks()
        self.presence = presence = Presence(table)
        self._queue = CommandQueue(table, services, tasks, self._check, self._happened)
        self.agreements = Agreements(table, presence, self.submit, self._notify, tasks, services.settings)
        self.drivers = Drivers(table, presence, services, lambda: self.keys, self.submit, self._notify, tasks)
        self._ran = self.drivers.player_clocks.running
        self.talk = Talk(table, presence, services, tasks, remarks)
        self.hints = Hints(table, services.thinker)
        self.explanations = Explanations(table, services.thinker)
        self._shared: dict[Any, Any] = {}

    def shared(self, kind: Callable[[], T]) -> T:
        """One object of this kind, which all listeners of this table share for as long as the table is loaded."""
        if kind not in self._shared:
            self._shared[kind] = kind()
        one: T = self._shared[kind]
        return one

    @property
    def room(self) -> Room:
        """The lobby and the seats."""
        return self.table.room

    @property
    def idle(self) -> bool:
        """Whether there are no connections and no work in progress."""
        return not (self.presence.listeners or self._queue or self._tasks or self.drivers.busy)

    # Connections

    def join(self, listener: Listener) -> None:
        """Add a connection, and notify the others if they can see a difference."""
        before, ran = self._visible, self.drivers.rules_timer.running
        self.presence.add(listener)
        self._presence_changed(before, ran, but=listener)

    def leave(self, listener: Listener) -> None:
        """Remove a connection that has closed."""
        if listener in self.presence.listeners:
            before, ran = self._visible, self.drivers.rules_timer.running
            self.presence.remove(listener)
            if listener.invited:
                self.drivers.activity.note_left(*self.room.seats_of(listener.person))
            self._presence_changed(before, ran)

    @property
    def _visible(self) -> _Visible:
        return _Visible(self.presence.seen, self.drivers.absence.waits, self.agreements.open)

    def _presence_changed(self, before: _Visible, ran: bool, but: Listener | None = None) -> None:
        if self._closed:
            return
        self._wake_clocks_and_people()
        now, clock = self._visible, self.drivers.rules_timer.running != ran
        change = Change(room=now != before, clock=clock)
        if len(self.presence.listeners) > CROWD and not clock and not now.differs_for_players(before):
            if change.room:
                self._notify_crowd_later()
        elif any(change):
            self._notify(change, but)
        self.drivers.wake_bots()

    async def welcome(self, person: str, name: str) -> None:
        """Give a person who is back their seat again, under the name they have now."""
        if name:
            await self.submit(Rename(person, name))
        await self.submit(ComeBack(person))

    async def renew_link(self, person: str, request: str) -> None:
        """The host gives the table new keys."""
        keys = TableKeys(self.table.id, self._new_token(), self._new_token())
        await self.submit(RenewLink(person, keys), request)

    def show_glimpse(self, by: Listener, seat: Seat, game: int, sent: bytes) -> None:
        """Show the others something still in progress, if the game allows it. Nothing is stored."""
        shown = shown_glimpse(self.table, by.person, seat, game, sent)
        if shown is None:
            return
        if shown.active:
            self.drivers.activity.note_active(seat)
        self.presence.each(lambda listener: listener.on_glimpse(shown), by)

    # Commands

    async def submit(self, command: Command, request: str | None = None) -> None:
        """Run a command: store it, apply it, notify all. An error means that nothing has changed.

        It is finished even if the caller is cancelled meanwhile.
        """
        await self._queue.submit(command, request)

    def ask(self, command: Command, request: str, done: Done) -> None:
        """Run a command without waiting for it; `done` is called with its outcome."""
        self._queue.ask(command, request, done)

    def has_done(self, person: str, request: str) -> bool:
        """Whether a person's request was done before, so that repeating it does nothing."""
        return self._queue.has_done(person, request)

    def note_done(self, person: str, request: str) -> None:
        """Remember a request as done that stores nothing at this table."""
        self._queue.note_done(person, request)

    def _check(self, command: Command) -> None:
        """Raise if a command comes too early: that depends on times that are not stored."""
        self.drivers.activity.check(command)

    def _happened(self, before: Room, proposal: Proposal, done: tuple[str, str] | None) -> None:
        """Notify all of a change that is stored and applied. Clocks are set first, because they are sent with it; bots
        play last.
        """
        self.keys = proposal.keys or self.keys
        if self._closed:
            return
        news = news_in(proposal.room) if proposal.room else ()
        self._end_connections(news)
        drivers = self.drivers
        waits = drivers.absence.waits
        if proposal.steps and proposal.only_moves:
            drivers.wake_clocks()
        else:
            self._wake_clocks_and_people()
        drivers.activity.note_moves()
        ran, self._ran = self._ran, drivers.player_clocks.running
        now = self.table.room
        room = (now is not before and now != before) or drivers.absence.waits != waits
        begins_or_ends = now.phase != before.phase or now.games != before.games
        self._notify(Change(room, self._ran != ran, news, done), crowd=begins_or_ends)
        drivers.wake_players()
        self._rename_after_silence()

    def _end_connections(self, news: tuple[News, ...]) -> None:
        """Close the connections of those who may not stay."""
        if not news:
            return
        for listener in tuple(self.presence.listeners):
            if (key := why_to_go(news, listener.person, listener.invited)) is not None:
                listener.turn_away(key)

    def _rename_after_silence(self) -> None:
        """Give seated people the names that they chose while the game was silent."""
        was_silent, self._silent = self._silent, is_silent(self.table)
        if was_silent and not self._silent:
            for listener in self.presence.listeners:
                if listener.invited and listener.name:
                    self._tasks.start(self.submit(Rename(listener.person, listener.name)))

    # Notifying listeners

    def _notify(self, change: Change, but: Listener | None = None, crowd: bool = False) -> None:
        """Notify all listeners of a change; in a crowd, spectators get changes of the room at once only with `crowd`.
        Listeners that fail are dropped together, and the others are notified of that.
        """
        later = change.room and not (crowd or change.news) and len(self.presence.listeners) > CROWD
        if later:
            self._notify_crowd_later()
        while failed := self.presence.notify(change, but, change._replace(room=False) if later else None):
            before, ran = self._visible, self.drivers.rules_timer.running
            for listener in failed:
                self.presence.remove(listener)
                listener.drop()
            self._wake_clocks_and_people()
            change = Change(room=self._visible != before, clock=self.drivers.rules_timer.running != ran)
            if not any(change):
                return

    def _notify_crowd_later(self) -> None:
        if self._crowd_timer is None:
            self._crowd_timer = asyncio.get_running_loop().call_later(CROWD_DELAY, self._notify_crowd)

    def _notify_crowd(self) -> None:
        self._crowd_timer = None
        if not self._closed:
            self._notify(Change(room=True), crowd=True)

    # Drivers

    def wake(self) -> None:
        """Wake all drivers."""
        self._wake_clocks_and_people()
        self.drivers.wake_players()

    def _wake_clocks_and_people(self) -> None:
        self.drivers.wake_clocks()
        self.drivers.wake_for_people(*self.agreements.drivers)

    def stop(self) -> None:
        """Cancel all timers and bots."""
        self._closed = True
        if self._crowd_timer is not None:
            self._crowd_timer.cancel()
        self.drivers.stop()
        self.agreements.stop()
        self.hints.close()
        self.explanations.close()

    async def close(self) -> None:
        """Stop, and wait until all running commands are stored."""
        self.stop()
        await self.drivers.close()
        while self._queue or self._tasks:
            await self._queue.all_done()
            await self._tasks.done()
