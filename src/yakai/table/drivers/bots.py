"""Bots that play at a table.

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
from yakai.table.commands.automatic import BotPlay, BotPlaysAnything
from yakai.table.commands.base import Command
from yakai.table.commands.beginning import is_opening
from yakai.table.drivers.bot_pace import BotPace
from yakai.table.drivers.presence import Presence
from yakai.table.drivers.rules_timer import RulesTimer
from yakai.table.errors import StoreUnavailable
from yakai.table.ports import Submit, Thinker
from yakai.table.settings import TableSettings
from yakai.table.state.clocks import ByDays
from yakai.table.state.streams import SeatSnapshot
from yakai.table.state.table import Table

logger = logging.getLogger(__name__)

LONGEST_PAUSE = 60.0
"""However long everything takes to be followed that has just been told."""

LONGEST_BIDING = 2.0
"""So often a bot that bides its time looks whether it still has to."""

SHORTEST_BIDING = 0.01
"""… and not more often, however little is left: sums of seconds may differ by less than any clock shows."""

_encode = msgspec.json.Encoder().encode
_luck = SystemRandom()
"""For the bots' moods and pauses: never from the chance that deals the cards."""


class Bots:
    """The bots of one table."""

    def __init__(
        self,
        table: Table,
        presence: Presence,
        thinker: Thinker,
        clock: RulesTimer,
        submit: Submit,
        settings: TableSettings,
    ) -> None:
        self._table = table
        self._presence = presence
        self._pace = BotPace(table, clock, settings.pace)
        self._thinker = thinker
        self._submit = submit
        self._settings = settings
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._content: dict[Seat, tuple[str, SeatSnapshot]] = {}  # bots that let the time run, and at what
        self._followed: tuple[int, int] | None = None  # up to where it was followed: the game, and `n`
        self._busy_until = 0.0
        self._closed = False

    @property
    def thinking(self) -> bool:
        """Whether any of them is at it."""
        return bool(self._thinking)

    def wake(self) -> None:
        """Let those think who can do something, where somebody is to see it.

        A bot that lets the time run is not asked again before something happens that it may know of.
        """
        if self._closed or not self._seen:
            return
        match = self._table.game
        if match is None:
            return
        self._give_time(match)
        if match.paused or not isinstance(match.pending, Turn):
            return
        for seat in match.pending.seats:
            bot = self._table.room.bot_at(seat)
            if bot is None or seat in self._thinking or self._pace.stands_still or not match.legal(seat):
                continue
            if self._content.get(seat) != (bot, self._table.snapshot(seat)):
                task = asyncio.ensure_future(self._turn(match, seat, bot, self._pause()))
                self._thinking[seat] = task
                task.add_done_callback(partial(self._done, seat))

    @property
    def _seen(self) -> bool:
        """Whether anybody is there; where people have days, they look in when they like, and nobody waits for them."""
        return bool(self._presence.listeners) or isinstance(self._table.room.clock, ByDays)

    def _done(self, seat: Seat, done: "asyncio.Task[None]") -> None:
        del self._thinking[seat]
        if done.cancelled() or self._closed:
            return
        if (error := done.exception()) is None:
            self.wake()
        else:
            logger.error("a bot fell over at seat %d", seat, exc_info=error)
            asyncio.get_running_loop().call_later(self._settings.retry, self.wake)

    def _give_time(self, match: Match) -> None:
        """Some events take a while to follow. Only what everybody saw counts."""
        game, n = self._table.room.games, self._table.streams.length(None)
        if self._followed is None:
            # What was read back nobody is watching now; a beginning they are about to see.
            self._followed = game, 0 if is_opening(match) else n
            self._pace.begin()
        since = self._followed[1] if self._followed[0] == game else 0
        self._followed = game, n
        told = [thing.event for thing in self._table.streams.since(None, since) or ()]
        if self._pace.matters:
            self._pace.follow(told)
        takes = sum([seconds(event) for event in told])
        if takes:
            now = asyncio.get_running_loop().time()
            self._busy_until = min(max(self._busy_until, now) + takes, now + LONGEST_PAUSE)

    @property
    def _showing(self) -> float:
        """For how many seconds there is something to watch."""
        return max(0.0, self._busy_until - asyncio.get_running_loop().time())

    def _pause(self) -> float:
        """A human pace, longer while there is something to watch, unless the game says how long bots wait."""
        if self._settings.pause[1] <= 0:
            return 0.0
        pause = _luck.uniform(*self._settings.pause)
        return pause if self._pace.matters else max(pause, self._showing)

    async def _turn(self, match: Match, seat: Seat, bot: str, pause: float) -> None:
        """One move of one bot."""
        asked, timed = self._table.snapshot(seat), self._table.timer is not None
        (action, sure), _ = await asyncio.gather(self._thought(match, seat, bot), asyncio.sleep(pause))
        if action is not None and not await self._bided(match, seat, bot, action, sure):
            return  # it thinks again
        anything = BotPlaysAnything(seat, bot, asked.game, _luck.getrandbits(63))
        if action is None and timed:
            self._content[seat] = bot, asked
            return
        hosts = isinstance(action, match.rules.customs.host)  # not a bot's to do
        command: Command = anything if action is None or hosts else BotPlay(seat, bot, asked, action)
        try:
            await self._submit(command)
        except StoreUnavailable:
            await asyncio.sleep(self._settings.retry)
        except YakaiError:
            logger.exception("bot %s of %s tried something illegal", bot, self._table.room.game)
            await self._submit(anything)
        if hosts and self._table.snapshot(seat) == asked:
            self._content[seat] = bot, asked  # it has nothing else to do

    async def _bided(self, match: Match, seat: Seat, bot: str, action: Any, sure: float) -> bool:
        """Wait with an action as long as it should be waited with; says whether its time has come. The time that was
        named at first is the longest, but things may have changed before.
        """
        asyncio_now = asyncio.get_running_loop().time
        until = asyncio_now() + (wait := self._pace.wait(match, seat, bot, action, sure, self._showing))
        while wait > 0:
            left = until - asyncio_now()
            if left <= 0 or self._pace.stands_still or self._table.game is not match:
                return False
            await asyncio.sleep(max(SHORTEST_BIDING, min(left, wait, LONGEST_BIDING)))
            wait = self._pace.wait(match, seat, bot, action, sure, self._showing)
        return True

    async def _thought(self, match: Match, seat: Seat, bot: str) -> tuple[Any, float]:
        """What the bot chooses, and how sure it is where that matters; one that cannot think plays anything."""
        if not self._pace.matters:
            return await choose(self._thinker, match, seat, bot), 1.0
        view, memory = _encode(match.view(seat)), _encode(match.recall(seat))
        try:
            return await self._thinker.weigh(match.rules, bot, view, memory, _luck.getrandbits(64))
        except Exception:
            logger.exception("bot %s of %s could not think", bot, self._table.room.game)
            return match.legal(seat).sample(_luck), 1.0

    def stop(self) -> None:
        """Nobody begins to think any more, and those who are at it are to stop."""
        self._closed = True
        for task in tuple(self._thinking.values()):
            task.cancel()

    async def close(self) -> None:
        """Nobody thinks any more."""
        self.stop()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)


async def choose(thinker: Thinker, match: Match, seat: Seat, bot: str) -> Any:
    """What a bot chooses on a seat; one that cannot think plays anything."""
    legal = match.legal(seat)
    view, memory = _encode(match.view(seat)), _encode(match.recall(seat))
    try:
        return await thinker.choose(match.rules, bot, view, memory, _luck.getrandbits(64))
    except Exception:
        logger.exception("bot %s of %s could not think", bot, match.rules.id)
        return legal.sample(_luck) if legal else None
