"""A table that is alive: people come and go, bots think, the clock runs, and whatever happens is stored
first.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from random import Random, SystemRandom
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from yakai import bots
from yakai.core.errors import YakaiError
from yakai.core.game import Seat, TimerKey, Turn
from yakai.core.match import Step
from yakai.table.countdown import Countdown
from yakai.table.errors import RequestDone, SeqTaken, StoreUnavailable
from yakai.table.protocols import Change, Listener, Store, TableKeys, Thinker
from yakai.table.room import Room, Sitter, rename
from yakai.table.table import Glance, Proposal, Table

logger = logging.getLogger(__name__)

ATTEMPTS = 5
LONGEST_PAUSE = 9.0
RETRY = 1.0

_encode = msgspec.json.Encoder().encode
_luck = SystemRandom()
"""For the bots' moods and pauses: never from the chance that deals the cards."""


class Manners(Struct, frozen=True):
    """How a table treats people: how long a bot pauses before it acts, and when it stands in for somebody
    away.
    """

    pause: tuple[float, float] = (0.9, 1.8)
    patience: float = 60.0


class Due(NamedTuple):
    """Which timer of which game is to run."""

    game: int
    timer: TimerKey


class LiveTable:
    """One table in this process. All that changes it goes through `submit`.

    It also keeps the time for the rules that have timers. A timer runs while anybody is connected, player or
    not. Nothing of it is stored: clocks stop while the server is away, and when a table is read back, its
    timer begins anew.
    """

    def __init__(
        self,
        keys: TableKeys,
        table: Table,
        store: Store,
        thinker: Thinker,
        now: Callable[[], float],
        manners: Manners,
    ) -> None:
        self.keys = keys
        self.table = table
        self.listeners: list[Listener] = []
        self._store = store
        self._thinker = thinker
        self._now = now
        self._manners = manners
        self._lock = asyncio.Lock()
        self._behind = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._content: dict[Seat, tuple[str, Glance]] = {}  # bots that let the time run, and at what
        self._countdown = Countdown[Due](self._time_is_up)
        self._waiting: dict[str, asyncio.TimerHandle] = {}
        self._busy_until = 0.0
        self._closed = False

    @property
    def room(self) -> Room:
        """Who sits where."""
        return self.table.room

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing is under way."""
        return not (self.listeners or self._tasks or self._thinking)

    # Who is here

    def is_here(self, person: str) -> bool:
        """Whether a person is connected by the invitation."""
        return any(listener.person == person and listener.invited for listener in self.listeners)

    @property
    def spectators(self) -> int:
        """How many people look on without a seat."""
        seated = set(self.room.people)
        return len({one.person for one in self.listeners if not (one.invited and one.person in seated)})

    def join(self, listener: Listener) -> None:
        """Somebody connects; the others hear of it if it can be seen."""
        before = self._presence()
        self.listeners.append(listener)
        self._keep_time()
        self._tell_presence(before, but=listener)

    def leave(self, listener: Listener) -> None:
        """Somebody is gone."""
        before = self._presence()
        self.listeners.remove(listener)
        self._keep_time()
        self._tell_presence(before)

    def _presence(self) -> tuple[frozenset[str], int]:
        return frozenset(person for person in self.room.people if self.is_here(person)), self.spectators

    def _tell_presence(self, before: tuple[frozenset[str], int], but: Listener | None = None) -> None:
        if self._closed or self._presence() == before:
            return
        for listener in tuple(self.listeners):
            if listener is not but:
                listener.hear(Change(room=True, steps=()))
        self._watch_absence()

    async def rename(self, person: str, name: str) -> None:
        """Somebody who sits here is called something else."""
        await self.submit(None, None, lambda at: self.table.propose(rename(self.room, person, name), at))

    async def welcome(self, person: str, name: str) -> None:
        """Somebody who sits here is back: they play themselves again, under the name that they have now."""
        if self.room.seat_of(person) is None:
            return
        if name:
            await self.rename(person, name)

        def propose(at: float) -> Proposal:
            seat = self.room.seat_of(person)
            if self.room.phase != "playing" or seat is None or self.room.bot_at(seat) is None:
                return Proposal()
            return self.table.propose_hand_over(seat, None, at)

        await self.submit(None, None, propose)

    # What happens

    async def submit(
        self, person: str | None, request: str | None, propose: Callable[[float], Proposal]
    ) -> None:
        """Do what is proposed, once: store it, make it true, tell everybody. An error means that nothing
        changed.

        It is carried through even if whoever asked for it hangs up meanwhile.
        """
        task = asyncio.ensure_future(self._submit(person, request, propose))
        self._keep(task)
        await asyncio.shield(task)

    async def _submit(
        self, person: str | None, request: str | None, propose: Callable[[float], Proposal]
    ) -> None:
        async with self._lock:
            if self._behind:
                await self._catch_up()
            for _ in range(ATTEMPTS):
                if person is not None and request is not None and (person, request) in self.table.requests:
                    return
                at = self._now()
                proposal = propose(at)
                if not proposal.entries:
                    return
                batch = self.table.batch(proposal, at, person, request)
                try:
                    await self._store.append(batch)
                except (SeqTaken, RequestDone):
                    await self._catch_up()
                    continue
                except StoreUnavailable:
                    self._behind = True
                    raise
                before = self.room
                self.table.accept(batch, proposal)
                self._tell(Change(self.room != before, proposal.steps))
                self._give_time_for(proposal.steps)
                self.wake()
                return
            raise StoreUnavailable("store-is-unavailable")

    async def _catch_up(self) -> None:
        """Read what others have stored, or what was stored although we heard otherwise."""
        batches = await self._store.batches(self.table.id, self.table.seq)
        self._behind = False
        before = self.room
        for batch in batches:
            self.table.fold(batch)
        if batches:
            self._tell(Change(self.room != before, steps=(), fresh=True))
            self.wake()

    def _tell(self, change: Change) -> None:
        for listener in tuple(self.listeners):
            listener.hear(change)

    # Bots

    def wake(self) -> None:
        """Let the bots think that can do something, keep the time, and keep an eye on who is away.

        A bot that lets the time run is not asked again before something happens that it may know of.
        """
        if self._closed:
            return
        self._watch_absence()
        self._keep_time()
        match = self.table.game
        if match is None or not isinstance(match.pending, Turn):
            return
        for seat in match.pending.seats:
            bot = self.room.bot_at(seat)
            if bot is None or seat in self._thinking or not match.legal(seat):
                continue
            if self._content.get(seat) != (bot, self.table.glance(seat)):
                task = asyncio.ensure_future(self._bot_turn(seat, bot, self._pause()))
                self._thinking[seat] = task
                task.add_done_callback(partial(self._bot_done, seat))

    def _bot_done(self, seat: Seat, done: asyncio.Task[None]) -> None:
        del self._thinking[seat]
        if done.cancelled() or self._closed:
            return
        if (error := done.exception()) is None:
            self.wake()
        else:
            logger.error("a bot fell over at seat %d", seat, exc_info=error)
            asyncio.get_running_loop().call_later(RETRY, self.wake)

    def _give_time_for(self, steps: Sequence[Step]) -> None:
        """Some events take a while to follow. Only what everybody saw counts: a pause may tell nothing."""
        if self.table.match is None or self._manners.pause[1] <= 0:
            return
        if seen := self.table.match.tell(steps, None):
            seconds = min(LONGEST_PAUSE, sum(getattr(event, "seconds", 0.0) for event in seen))
            self._busy_until = asyncio.get_running_loop().time() + seconds

    def _pause(self) -> float:
        """A human pace, longer while there is something to watch."""
        return max(_luck.uniform(*self._manners.pause), self._busy_until - asyncio.get_running_loop().time())

    async def _bot_turn(self, seat: Seat, bot: str, pause: float) -> None:
        """One move of one bot: it sees only what its seat may see, and acts like everybody.

        Where several act at once others may be quicker. What it has thought of counts if it is still legal.
        """
        asked, timed = self.table.glance(seat), self.table.timer is not None
        action, _ = await asyncio.gather(self._thought(seat, bot), asyncio.sleep(pause))
        if action is None and timed:
            self._content[seat] = bot, asked
            return

        def propose(at: float) -> Proposal:
            match = self.table.game
            if match is None or self.room.games != asked.game or self.room.bot_at(seat) != bot:
                return Proposal()
            if action not in match.legal(seat) and self.table.glance(seat) != asked:
                return Proposal()  # somebody was quicker: think again
            if action is None:
                return self._anything_legal(seat, bot, at)
            return self.table.propose_bot_action(seat, bot, action, at)

        try:
            await self.submit(None, None, propose)
        except StoreUnavailable:
            await asyncio.sleep(RETRY)
        except YakaiError:
            logger.exception("bot %s of %s tried something illegal", bot, self.room.game)
            await self.submit(None, None, lambda at: self._anything_legal(seat, bot, at))

    async def _thought(self, seat: Seat, bot: str) -> Any:
        """What the bot chooses; one that cannot think plays anything."""
        match = self.table.match
        assert match is not None
        legal = match.legal(seat)
        view, memory = _encode(match.view(seat)), _encode(match.recall(seat))
        try:
            return await self._thinker.choose(match.rules, bot, view, memory, _luck.getrandbits(64))
        except Exception:
            logger.exception("bot %s of %s could not think", bot, self.room.game)
            return legal.sample(_luck)

    def _anything_legal(self, seat: Seat, bot: str, at: float) -> Proposal:
        """A move for a bot that has none, if there is one and it still plays there."""
        match = self.table.game
        if match is None or self.room.bot_at(seat) != bot or not (legal := match.legal(seat)):
            return Proposal()
        return self.table.propose_bot_action(seat, bot, legal.sample(_luck), at)

    # The rules' own timers

    @property
    def _due(self) -> Due | None:
        timer = self.table.timer
        return None if timer is None else Due(self.room.games, timer.key)

    def _keep_time(self) -> None:
        """The pending timer runs, while anybody is here: the same one goes on, another one begins."""
        if self._closed:
            return
        timer = self.table.timer
        self._countdown.set(self._due, 0.0 if timer is None else timer.seconds)
        if self.listeners:
            self._countdown.go()
        else:
            self._countdown.pause()

    def _time_is_up(self, due: Due) -> None:
        self._keep(asyncio.ensure_future(self._expire(due)))

    async def _expire(self, due: Due) -> None:
        """A timer has run out, if it is still the one that runs. What cannot be stored is tried again."""

        def propose(at: float) -> Proposal:
            return self.table.propose_expiry(due.timer, at) if self._due == due else Proposal()

        try:
            await self.submit(None, None, propose)
        except StoreUnavailable:
            self._countdown.again(due, RETRY)
            self._keep_time()
        except YakaiError:
            logger.exception("the timer %s of %s could not run out", due.timer, self.room.game)

    # Patience

    def _watch_absence(self) -> None:
        """Somebody who is away from a running game, while others are there, is stood in for after a while.

        When everybody is away the game simply waits.
        """
        room = self.room
        here = {person for person in room.people if self.is_here(person)}
        away = {
            place.person
            for place in room.places
            if isinstance(place, Sitter) and place.bot is None and place.person not in here
        }
        if room.phase != "playing" or not here:
            away = set()
        for person in self._waiting.keys() - away:
            self._waiting.pop(person).cancel()
        loop = asyncio.get_running_loop()
        for person in away - self._waiting.keys():
            self._waiting[person] = loop.call_later(self._manners.patience, self._stand_in, person)

    def _stand_in(self, person: str) -> None:
        self._waiting.pop(person, None)
        seat = self.room.seat_of(person)
        if seat is None or self._closed:
            return
        best = bots.names(self.room.game)[-1]

        def propose(at: float) -> Proposal:
            if self.room.phase != "playing" or self.is_here(person):
                return Proposal()
            return self.table.propose_hand_over(seat, best, at)

        self._keep(asyncio.ensure_future(self._quietly(propose)))

    async def _quietly(self, propose: Callable[[float], Proposal]) -> None:
        try:
            await self.submit(None, None, propose)
        except YakaiError as error:
            logger.warning("could not stand in: %s", error)

    # The end

    def _keep(self, task: asyncio.Task[None]) -> None:
        """Hold on to a task until it is done (the loop itself does not)."""
        self._tasks.add(task)
        task.add_done_callback(self._let_go)

    def _let_go(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited has heard it; if nobody does any more, it is not lost but over

    async def close(self) -> None:
        """Stop bots and timers, and let what is being stored be stored."""
        self._closed = True
        for timer in self._waiting.values():
            timer.cancel()
        self._waiting.clear()
        self._countdown.set(None)
        for task in tuple(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._thinking.values(), return_exceptions=True)


def chance_of_the_system() -> Random:
    """What deals the cards at live tables: the operating system's generator."""
    return SystemRandom()
