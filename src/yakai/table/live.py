"""A table that is alive: people come and go, commands are done one after the other, and whatever happens is stored
first. What moves by itself are its drivers.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias, TypeVar

from yakai.core.game import Seat
from yakai.store.protocols import TableStore
from yakai.table.afterthoughts import LookingBack
from yakai.table.command_queue import CommandQueue, Done
from yakai.table.commands.base import Command
from yakai.table.commands.finishing import GONE, IDLE, FinishFor, finishable
from yakai.table.commands.hosting import RenewLink, why_to_go
from yakai.table.commands.late import SeatRequest, TakeOver, check_may_take_over
from yakai.table.commands.lobby import Rename
from yakai.table.commands.play import ComeBack, absentee
from yakai.table.commands.seating import check_host
from yakai.table.drivers.absence import Absence, Waits
from yakai.table.drivers.activity import Activity
from yakai.table.drivers.bots import Bots
from yakai.table.drivers.ending import Ending
from yakai.table.drivers.pausing import Pausing
from yakai.table.drivers.player_clocks import PlayerClocks
from yakai.table.drivers.presence import Presence, Seen, but_for_spectators
from yakai.table.drivers.rules_timer import RulesTimer
from yakai.table.drivers.standing_actions import StandingActions
from yakai.table.drivers.succession import Succession
from yakai.table.drivers.turn_notices import Notify, TurnNotices, nobody
from yakai.table.drivers.voting import Voting
from yakai.table.errors import NotAway, NotIdle
from yakai.table.glimpses import glimpsed
from yakai.table.hints import Hints
from yakai.table.ports import Change, Listener, TableKeys, Thinker, new_token
from yakai.table.seat_requests import SeatRequests
from yakai.table.settings import TableSettings
from yakai.table.state.news import News, SeatRequestDeclined, news_in
from yakai.table.state.remarks import Remark, Speaker
from yakai.table.state.room import PersonOccupant, Room
from yakai.table.state.silence import is_silent
from yakai.table.state.table import Proposal, Table
from yakai.table.talk import Talk
from yakai.table.tasks import Tasks
from yakai.table.uptime import Uptime

logger = logging.getLogger(__name__)

T = TypeVar("T")

_Seen: TypeAlias = tuple[Seen, Waits, tuple[SeatRequest, ...], tuple[frozenset[str], frozenset[str]]]

CROWD: Final = 50
NOW_AND_THEN: Final = 0.5
"""With more listeners than this, spectators who come and go are told of only every so many seconds."""


class LiveTable:
    """One table in this process. All that changes it goes through `submit`."""

    def __init__(
        self,
        keys: TableKeys,
        table: Table,
        store: TableStore,
        thinker: Thinker,
        now: Callable[[], float],
        manners: TableSettings,
        remarks: Iterable[Remark] = (),
        token: Callable[[], str] = new_token,
        age: Uptime | None = None,
        notify: Notify = nobody,
    ) -> None:
        self.keys = keys
        self.table = table
        self.manners = manners
        self._token = token
        self._silent = is_silent(table)
        self.age = Uptime() if age is None else age
        self._counting: asyncio.TimerHandle | None = None
        self._closed = False
        self._work = work = Tasks()
        self._submitting = CommandQueue(table, store, now, self.age, token, work, self._check, self._happened)
        self.presence = presence = Presence(table)
        self.talk = Talk(table, presence, store, now, work, remarks)
        self.clock = RulesTimer(table, presence, self.submit, work, manners)
        self._doings = Activity(table, self.clock)
        self.absence = Absence(table, presence, self.submit, work, manners)
        self.ending = Ending(table, presence, self.submit, self._tell, work)
        self.pausing = Pausing(table, presence, self.submit, self._tell, work)
        self.knocks = SeatRequests(table, presence)
        self._succession = Succession(table, presence, self.submit, work, manners)
        self._wishes = StandingActions(table, self.submit, work, manners)
        self.thinking = PlayerClocks(table, presence, thinker, self.age, self.submit, work, manners)
        self._turns = TurnNotices(table, lambda: self.keys, presence, notify)
        self._ran = self.thinking.running
        self._bots = Bots(table, presence, thinker, self.clock, self.submit, manners)
        self.hints = Hints(table, thinker)
        self.looking_back = LookingBack(table, thinker)
        self._common: dict[Any, Any] = {}

    def common(self, kind: Callable[[], T]) -> T:
        """What all who listen here have in common, one of each kind: it is theirs, and as old as the table is alive."""
        if kind not in self._common:
            self._common[kind] = kind()
        one: T = self._common[kind]
        return one

    @property
    def room(self) -> Room:
        """Who sits where."""
        return self.table.room

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing is under way."""
        return not (self.presence.listeners or self._submitting or self._work or self._bots.thinking)

    @property
    def open_to_all(self) -> bool:
        """Whether anybody may join: its host wants it so, the game has not begun, a seat is free, somebody waits."""
        room = self.room
        return (
            room.open_to_all
            and room.phase == "lobby"
            and not room.access.locked
            and None in room.occupants
            and any(self.presence.is_here(person) for person in room.people)
        )

    @property
    def waits(self) -> tuple[tuple[Seat, float], ...]:
        """Whose part the host may end, and in how many seconds, if they do nothing."""
        match = self.table.game
        if match is None or match.rules.customs.excuse is None:
            return ()
        return tuple(
            (seat, self._patience(seat))
            for seat in range(len(self.room.occupants))
            if finishable(self.table, seat)
        )

    def _patience(self, seat: Seat) -> float:
        """How many seconds more a seat may take; few, where nobody is there to take them."""
        occupant = self.room.occupants[seat]
        here = isinstance(occupant, PersonOccupant) and self.presence.is_here(occupant.person)
        left = IDLE - self._doings.still(seat)
        return max(0.0, left if here else min(left, GONE - self._doings.gone(seat)))

    # Who comes and goes

    def join(self, listener: Listener) -> None:
        """Somebody connects; the others hear of it if it can be seen."""
        before, ran = self._seen, self.clock.running
        self.presence.add(listener)
        self._presence_changed(before, ran, but=listener)

    def leave(self, listener: Listener) -> None:
        """Somebody is gone."""
        if listener in self.presence.listeners:
            before, ran = self._seen, self.clock.running
            self.presence.remove(listener)
            if listener.invited:
                self._doings.left(*self.room.seats_of(listener.person))
            self._presence_changed(before, ran)

    @property
    def _seen(self) -> _Seen:
        """What can be seen of who is there, who is waited for, who asks for a seat, and who wants to stop or pause."""
        votes = self.ending.agreed, self.pausing.agreed
        return self.presence.seen, self.absence.waits, self.knocks.open, votes

    def _presence_changed(self, before: _Seen, ran: bool, but: Listener | None = None) -> None:
        if self._closed:
            return
        self._wake_time()
        seen, clock = self._seen, self.clock.running != ran
        change = Change(room=seen != before, clock=clock)
        if len(self.presence.listeners) > CROWD and not clock and but_for_spectators(seen, before):
            if change.room:
                self._count_later()
        elif any(change):
            self._tell(change, but)
        self._wake(self._bots)

    def _count_later(self) -> None:
        """Where very many look on, they hear how many they are, and what is arranged, now and then, not each time."""
        if self._counting is None:
            self._counting = asyncio.get_running_loop().call_later(NOW_AND_THEN, self._count)

    def _count(self) -> None:
        self._counting = None
        if not self._closed:
            self._tell(Change(room=True), crowd=True)

    async def welcome(self, person: str, name: str) -> None:
        """Somebody who sits here is back: they play themselves again, under the name that they have now."""
        if name:
            await self.submit(Rename(person, name))
        await self.submit(ComeBack(person))

    def call_stand_in(self, person: str, seat: Seat, game: int) -> None:
        """Somebody who plays does not want to wait any longer for whoever is away from that seat. When all who are here
        agree, a bot plays there; if the absent one comes back before, nothing has happened.
        """
        waits = self.absence.waits
        missing = absentee(self.table, person, seat, game)
        if missing is None:
            return  # a bot plays there already
        if self.absence.away(missing) is None:
            raise NotAway("nobody-is-away")
        self.absence.call(missing, person)
        if self.absence.waits != waits:
            self._tell(Change(room=True))

    async def ask_for_seat(self, by: Speaker, seat: Seat | None, game: int) -> None:
        """Somebody would like to play on for a bot, or not any more. The host agrees with themselves."""
        before = self._seen
        self.knocks.drop(by.person)
        if seat is not None:
            check_may_take_over(self.table, by.person, seat, game)
            if by.person == self.room.host:
                await self.submit(TakeOver(by.person, by.person, by.name, seat, game))
                return
            self.knocks.add(SeatRequest(by.person, by.name, seat), game)
        if self._seen != before:
            self._tell(Change(room=True))

    async def answer_knock(self, host: str, whom: str, accept: bool) -> None:
        """The host lets somebody play on for a bot, or not."""
        check_host(self.room, host)
        knock = self.knocks.by(whom)
        self.knocks.drop(whom)
        if accept:
            await self.submit(TakeOver(host, whom, knock.name, knock.seat, self.room.games))
        else:
            self._tell(Change(room=True, news=(SeatRequestDeclined(whom),)))

    async def renew_link(self, person: str, request: str) -> None:
        """The host gives the table other keys."""
        keys = TableKeys(self.table.id, self._token(), self._token())
        await self.submit(RenewLink(person, keys), request)

    def glimpse(self, by: Listener, seat: Seat, game: int, sent: bytes) -> None:
        """Somebody is just about something: all others see it at once, if it fits. Nothing is stored."""
        shown = glimpsed(self.table, by.person, seat, game, sent)
        if shown is None:
            return
        if shown.busy:
            self._doings.saw(seat)
        self.presence.each(lambda listener: listener.on_glimpse(shown), by)

    # What happens

    async def submit(self, command: Command, request: str | None = None) -> None:
        """Do what is commanded, once: store it, make it true, tell everybody. An error means that nothing changed.

        It is carried through even if whoever asked for it hangs up meanwhile.
        """
        await self._submitting.submit(command, request)

    def ask(self, command: Command, request: str, done: Done) -> None:
        """The same, for whoever does something else meanwhile and is told that it is done, or why not."""
        self._submitting.ask(command, request, done)

    def has_done(self, person: str, request: str) -> bool:
        """Whether a request was done, whatever came of it: one that comes late once more does nothing."""
        return self._submitting.has_done(person, request)

    def note_done(self, person: str, request: str) -> None:
        """One was done of which nothing is stored here."""
        self._submitting.note_done(person, request)

    def _check(self, command: Command) -> None:
        """Raise if it is too early for it."""
        if isinstance(command, FinishFor) and self._patience(command.seat) > 0:
            raise NotIdle("seat-is-not-idle", seconds=IDLE)

    def _happened(self, before: Room, proposal: Proposal, done: tuple[str, str] | None) -> None:
        """Something is true now. The clock and patience are set first, since they are told with the rest; bots come
        last.
        """
        self.keys = proposal.keys or self.keys
        if self._closed:
            return
        news = news_in(proposal.room) if proposal.room else ()
        self._show_out(news)
        waits = self.absence.waits
        if proposal.steps and proposal.only_moves:
            self._wake_clocks()
        else:
            self._wake_time()
        self._doings.look()
        ran, self._ran = self._ran, self.thinking.running
        now = self.table.room
        room = (now is not before and now != before) or self.absence.waits != waits
        begins_or_ends = now.phase != before.phase or now.games != before.games
        self._tell(Change(room, self._ran != ran, news, done), crowd=begins_or_ends)
        self._wake(self._turns, self._wishes, self._bots)
        self._call_anew()

    def _show_out(self, news: tuple[News, ...]) -> None:
        """Whoever may not stay has to go at once."""
        if not news:
            return
        for listener in tuple(self.presence.listeners):
            if (key := why_to_go(news, listener.person, listener.invited)) is not None:
                listener.turn_away(key)

    def _call_anew(self) -> None:
        """After a silence, those who sit here are called what they want to be called by now."""
        was_silent, self._silent = self._silent, is_silent(self.table)
        if was_silent and not self._silent:
            for listener in self.presence.listeners:
                if listener.invited and listener.name:
                    self._work.start(self.submit(Rename(listener.person, listener.name)))

    def _tell(self, change: Change, but: Listener | None = None, crowd: bool = False) -> None:
        """Let everybody hear of something; a crowd of those who look on, only with `crowd` at once how the table is.
        Those who fail to are dropped, all at once, and the others hear of that.
        """
        later = change.room and not (crowd or change.news) and len(self.presence.listeners) > CROWD
        if later:
            self._count_later()
        while failed := self.presence.tell(change, but, change._replace(room=False) if later else None):
            before, ran = self._seen, self.clock.running
            for listener in failed:
                self.presence.remove(listener)
                listener.drop()
            self._wake_time()
            change = Change(room=self._seen != before, clock=self.clock.running != ran)
            if not any(change):
                return

    def wake(self) -> None:
        """Set everything going that moves by itself."""
        self._wake_time()
        self._wake(self._wishes, self._bots)

    def _wake_time(self) -> None:
        self._wake_clocks()
        self._wake(self.absence, self._succession, self.ending, self.pausing)

    def _wake_clocks(self) -> None:
        """All that a move can set going or stop: who is waited for, and who hosts, is as it was."""
        self.clock.wake()
        self._wake(self.thinking)

    def _wake(
        self, *drivers: Absence | PlayerClocks | TurnNotices | StandingActions | Bots | Succession | Voting
    ) -> None:
        """A driver that falls over is neither the others' affair nor that of whoever moved."""
        for driver in drivers:
            try:
                driver.wake()
            except Exception:
                logger.exception("a driver of %s fell over", self.room.game)

    def let_know_anew(self) -> None:
        """Those whose turn it is may not have been let know before the server went."""
        self._turns.wake_anew()

    def stop(self) -> None:
        """Nothing begins by itself any more."""
        self._closed = True
        if self._counting is not None:
            self._counting.cancel()
        self.clock.close()
        self.absence.close()
        self._succession.close()
        self.thinking.close()
        self._wishes.close()
        self.hints.close()
        self.looking_back.close()
        self._bots.stop()

    async def close(self) -> None:
        """Stop, and let what is being stored be stored."""
        self.stop()
        await self._bots.close()
        while self._submitting or self._work:
            await self._submitting.all_done()
            await self._work.done()
