"""Bots that play at a table, and what people have asked to have done for them.

A bot sees only what its seat may see, takes a human pause and acts like everybody. How long it pauses depends on what
everybody saw and on luck, never on the cards (ALL-3).
"""

import asyncio
import logging
from functools import partial
from random import SystemRandom
from typing import Any

import msgspec

from yakai.core.errors import YakaiError
from yakai.core.events import seconds
from yakai.core.game import Seat, Turn
from yakai.core.match import Match
from yakai.table.commands import BotPlay, BotPlaysAnything, Command, Standing, standing
from yakai.table.errors import StoreUnavailable
from yakai.table.manners import Manners
from yakai.table.protocols import Submit, Thinker
from yakai.table.table import Glance, Table
from yakai.table.work import Work

logger = logging.getLogger(__name__)

LONGEST_PAUSE = 30.0
"""However long everything takes to be followed that has just been told."""

_encode = msgspec.json.Encoder().encode
_luck = SystemRandom()
"""For the bots' moods and pauses: never from the chance that deals the cards."""


class Bots:
    """The bots of one table."""

    def __init__(self, table: Table, thinker: Thinker, submit: Submit, work: Work, manners: Manners) -> None:
        self._table = table
        self._thinker = thinker
        self._submit = submit
        self._manners = manners
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._content: dict[Seat, tuple[str, Glance]] = {}  # bots that let the time run, and at what
        self._followed: tuple[int, int] | None = None  # up to where it was followed: the game, and `n`
        self._busy_until = 0.0
        self._wishes = Wishes(table, submit, work, manners)
        self._closed = False

    @property
    def thinking(self) -> bool:
        """Whether any of them is at it."""
        return bool(self._thinking)

    def wake(self) -> None:
        """Let those think who can do something.

        A bot that lets the time run is not asked again before something happens that it may know of.
        """
        if self._closed:
            return
        self._give_time()
        self._wishes.wake()
        match = self._table.game
        if match is None or match.paused or not isinstance(match.pending, Turn):
            return
        for seat in match.pending.seats:
            bot = self._table.room.bot_at(seat)
            if bot is None or seat in self._thinking or not match.legal(seat):
                continue
            if self._content.get(seat) != (bot, self._table.glance(seat)):
                task = asyncio.ensure_future(self._turn(match, seat, bot, self._pause()))
                self._thinking[seat] = task
                task.add_done_callback(partial(self._done, seat))

    def _done(self, seat: Seat, done: "asyncio.Task[None]") -> None:
        del self._thinking[seat]
        if done.cancelled() or self._closed:
            return
        if (error := done.exception()) is None:
            self.wake()
        else:
            logger.error("a bot fell over at seat %d", seat, exc_info=error)
            asyncio.get_running_loop().call_later(self._manners.retry, self.wake)

    def _give_time(self) -> None:
        """Some events take a while to follow. Only what everybody saw counts."""
        if self._table.game is None:
            return
        game, n = self._table.room.games, self._table.told.n(None)
        if self._followed is None:
            self._followed = game, n  # it was read back: nobody is watching that now
        since = self._followed[1] if self._followed[0] == game else 0
        self._followed = game, n
        takes = sum(seconds(thing.event) for thing in self._table.told.since(None, since) or ())
        if takes:
            now = asyncio.get_running_loop().time()
            self._busy_until = min(max(self._busy_until, now) + takes, now + LONGEST_PAUSE)

    def _pause(self) -> float:
        """A human pace, longer while there is something to watch."""
        if self._manners.pause[1] <= 0:
            return 0.0
        return max(_luck.uniform(*self._manners.pause), self._busy_until - asyncio.get_running_loop().time())

    async def _turn(self, match: Match, seat: Seat, bot: str, pause: float) -> None:
        """One move of one bot."""
        asked, timed = self._table.glance(seat), self._table.timer is not None
        action, _ = await asyncio.gather(self._thought(match, seat, bot), asyncio.sleep(pause))
        anything = BotPlaysAnything(seat, bot, asked.game, _luck.getrandbits(63))
        if action is None and timed:
            self._content[seat] = bot, asked
            return
        command: Command = anything if action is None else BotPlay(seat, bot, asked, action)
        try:
            await self._submit(command)
        except StoreUnavailable:
            await asyncio.sleep(self._manners.retry)
        except YakaiError:
            logger.exception("bot %s of %s tried something illegal", bot, self._table.room.game)
            await self._submit(anything)

    async def _thought(self, match: Match, seat: Seat, bot: str) -> Any:
        """What the bot chooses; one that cannot think plays anything."""
        legal = match.legal(seat)
        view, memory = _encode(match.view(seat)), _encode(match.recall(seat))
        try:
            return await self._thinker.choose(match.rules, bot, view, memory, _luck.getrandbits(64))
        except Exception:
            logger.exception("bot %s of %s could not think", bot, self._table.room.game)
            return legal.sample(_luck)

    async def close(self) -> None:
        """Nobody thinks any more."""
        self._closed = True
        self._wishes.close()
        for task in tuple(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)


class Wishes:
    """What people have asked to have done for them (`Customs.standing`): done after a short time that depends on
    nothing but luck, so that it cannot be told from a person's own doing.
    """

    def __init__(self, table: Table, submit: Submit, work: Work, manners: Manners) -> None:
        self._table = table
        self._submit = submit
        self._work = work
        self._manners = manners
        self._waiting: dict[Seat, tuple[Standing, asyncio.TimerHandle]] = {}
        self._closed = False

    def wake(self) -> None:
        """Wait with what is wished now, and drop what is not wished any more."""
        wished = self._wished
        for seat, (wish, waiting) in tuple(self._waiting.items()):
            if wished.get(seat) != wish:
                waiting.cancel()
                del self._waiting[seat]
        for seat, wish in wished.items():
            if seat not in self._waiting:
                self._wait(wish, _luck.uniform(*self._manners.standing))

    @property
    def _wished(self) -> dict[Seat, Standing]:
        match = self._table.game
        if self._closed or match is None or not isinstance(match.pending, Turn):
            return {}
        wishes = ((seat, standing(self._table, seat)) for seat in match.pending.seats | match.pending.also)
        game = self._table.room.games
        return {seat: Standing(seat, game, action) for seat, action in wishes if action is not None}

    def _wait(self, wish: Standing, seconds: float) -> None:
        waiting = asyncio.get_running_loop().call_later(seconds, self._time_has_come, wish)
        self._waiting[wish.seat] = wish, waiting

    def _time_has_come(self, wish: Standing) -> None:
        self._work.start(self._do(wish))

    async def _do(self, wish: Standing) -> None:
        """It is done. What cannot be stored is tried again, what cannot be only when something has changed."""
        try:
            await self._submit(wish)
        except StoreUnavailable:
            if not self._closed:
                self._wait(wish, self._manners.retry)
        except YakaiError:
            logger.exception("what seat %d of %s had asked for cannot be", wish.seat, self._table.room.game)
        else:
            if wish.seat in self._waiting and self._waiting[wish.seat][0] == wish:
                del self._waiting[wish.seat]  # the same may be wished once more
            self.wake()

    def close(self) -> None:
        """Nothing is done for anybody any more."""
        self._closed = True
        self.wake()
