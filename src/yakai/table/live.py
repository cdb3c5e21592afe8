"""A live table: connections open and close, commands run one after the other, and every change is stored before it is
sent. What happens by itself is in `drivers`; what people agree on first is in `agreements`.
"""

from collections.abc import Iterable

from yakai.core.game import Seat
from yakai.table.access_checks import reason_to_leave
from yakai.table.activity import Activity
from yakai.table.agreements import Agreements
from yakai.table.command_queue import CommandQueue, Done
from yakai.table.commands.base import Command
from yakai.table.commands.hosting import RenewLink
from yakai.table.commands.lobby import Rename
from yakai.table.commands.play import ComeBack
from yakai.table.drivers.absence import Away
from yakai.table.drivers.drivers import Drivers
from yakai.table.drivers.rules_timer import TimerStatus
from yakai.table.explanations import Explanations
from yakai.table.glimpses import shown_glimpse
from yakai.table.hints import Hints
from yakai.table.keys import TableKeys
from yakai.table.notifier import Notifier, Visible
from yakai.table.ports import Change, Listener
from yakai.table.presence import Presence
from yakai.table.services import TableServices
from yakai.table.state.news import News, news_in
from yakai.table.state.remarks import Remark
from yakai.table.state.room import Room
from yakai.table.state.silence import is_silent
from yakai.table.state.table import Proposal, Table
from yakai.table.talk import Talk
from yakai.table.tasks import Tasks


class LiveTable:
    """One table in this process. Everything that changes it goes through `submit`."""

    def __init__(
        self, keys: TableKeys, table: Table, services: TableServices, remarks: Iterable[Remark] = ()
    ) -> None:
        self.keys = keys
        self.table = table
        self.settings = services.settings
        self.shared_by_listeners: object = None
        """What the listeners of this table share, as long as it is loaded. They make it; the table knows nothing of it.
        """
        self._new_token = services.new_token
        self._silent = is_silent(table)
        self._closed = False
        self._tasks = tasks = Tasks()
        self.presence = presence = Presence(table)
        self._queue = CommandQueue(table, services, tasks, self._check, self._happened)
        self._notifier = Notifier(table, presence, self._visible, self._wake_clocks_and_people)
        notify = self._notifier.notify
        self.agreements = Agreements(table, presence, self.submit, notify, tasks, services.settings)
        self._drivers = Drivers(table, presence, services, lambda: self.keys, self.submit, notify, tasks)
        self._activity = Activity(table, presence, self._drivers.rules_timer)
        self._running_clocks = self._drivers.player_clocks.running
        self.talk = Talk(table, presence, services, tasks, remarks)
        self.hints = Hints(table, services.thinker)
        self.explanations = Explanations(table, services.thinker)

    @property
    def room(self) -> Room:
        """The lobby and the seats."""
        return self.table.room

    @property
    def idle(self) -> bool:
        """Whether there are no connections and no work in progress."""
        return not (self.presence.listeners or self._queue or self._tasks or self._drivers.busy)

    # Connections

    def join(self, listener: Listener) -> None:
        """Add a connection, and notify the others if they can see a difference."""
        before = self._visible()
        self.presence.add(listener)
        self._people_changed(before, but=listener)

    def leave(self, listener: Listener) -> None:
        """Remove a connection that has closed."""
        if listener in self.presence.listeners:
            before = self._visible()
            self.presence.remove(listener)
            if listener.invited:
                self._activity.note_left(*self.room.seats_of(listener.person))
            self._people_changed(before)

    def _visible(self) -> Visible:
        drivers = self._drivers
        return Visible(
            self.presence.seen, drivers.absence.waits, self.agreements.open, drivers.rules_timer.running
        )

    def _people_changed(self, before: Visible, but: Listener | None = None) -> None:
        if self._closed:
            return
        self._wake_clocks_and_people()
        self._notifier.notify_of_people(before, but)
        self._drivers.wake_bots()

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
            self._activity.note_active(seat)
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
        self._activity.check(command)

    def _happened(self, before: Room, proposal: Proposal, done: tuple[str, str] | None) -> None:
        """Notify all of a change that is stored and applied. Clocks are set first, because they are sent with it; bots
        play last.
        """
        self.keys = proposal.keys or self.keys
        if self._closed:
            return
        news = news_in(proposal.room) if proposal.room else ()
        self._end_connections(news)
        drivers = self._drivers
        waits = drivers.absence.waits
        if proposal.steps and proposal.only_moves:
            drivers.wake_clocks()
        else:
            self._wake_clocks_and_people()
        self._activity.note_moves()
        before_clocks, self._running_clocks = self._running_clocks, drivers.player_clocks.running
        now = self.table.room
        room = (now is not before and now != before) or drivers.absence.waits != waits
        begins_or_ends = now.phase != before.phase or now.games != before.games
        clock = self._running_clocks != before_clocks
        self._notifier.notify(Change(room, clock, news, done), at_once=begins_or_ends)
        drivers.wake_players()
        self._rename_after_silence()

    def _end_connections(self, news: tuple[News, ...]) -> None:
        """Close the connections of those who may not stay."""
        if not news:
            return
        for listener in tuple(self.presence.listeners):
            if (key := reason_to_leave(news, listener.person, listener.invited)) is not None:
                listener.turn_away(key)

    def _rename_after_silence(self) -> None:
        """Give seated people the names that they chose while the game was silent."""
        was_silent, self._silent = self._silent, is_silent(self.table)
        if was_silent and not self._silent:
            for listener in self.presence.listeners:
                if listener.invited and listener.name:
                    self._tasks.start(self.submit(Rename(listener.person, listener.name)))

    # Absent and idle players

    @property
    def patience(self) -> float | None:
        """After how many seconds a bot stands in for an absent player; `None`: only if all agree."""
        return self._drivers.absence.patience

    def away(self, person: str) -> Away | None:
        """The state of waiting for an absent player; `None` if this person is not waited for."""
        return self._drivers.absence.away(person)

    def call_stand_in(self, person: str, seat: Seat, game: int) -> None:
        """Count a player's vote for a bot on an absent player's seat."""
        self._drivers.absence.call_stand_in(person, seat, game)

    @property
    def finishable(self) -> tuple[tuple[Seat, float], ...]:
        """The seats that the host may finish for, each with the seconds until then if it stays idle."""
        return self._activity.finishable

    # Time

    @property
    def timer(self) -> TimerStatus | None:
        """The pending timer of the rules; `None` if they have none now."""
        return self._drivers.rules_timer.time

    @property
    def uptime(self) -> int:
        """The uptime that the players' clocks go by."""
        return self._drivers.player_clocks.uptime

    @property
    def clocks_run(self) -> bool:
        """Whether any player's clock runs."""
        return bool(self._drivers.player_clocks.running)

    def check_clocks(self) -> None:
        """Move for players whose time is over."""
        self._drivers.player_clocks.wake()

    # Drivers

    def resend_notices(self) -> None:
        """Notify absent players again that it is their turn, in case the server stopped before it did."""
        self._drivers.resend_notices()

    def wake(self) -> None:
        """Wake all drivers."""
        self._wake_clocks_and_people()
        self._drivers.wake_players()

    def _wake_clocks_and_people(self) -> None:
        self._drivers.wake_clocks()
        self._drivers.wake_for_people(*self.agreements.drivers)

    def stop(self) -> None:
        """Cancel all timers and bots."""
        self._closed = True
        self._notifier.close()
        self._drivers.stop()
        self.agreements.stop()
        self.hints.close()
        self.explanations.close()

    async def close(self) -> None:
        """Stop, and wait until all running commands are stored."""
        self.stop()
        await self._drivers.close()
        while self._queue or self._tasks:
            await self._queue.all_done()
            await self._tasks.done()
