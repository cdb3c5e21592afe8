"""Bots that play at a table.

A bot sees only what its seat may see, and submits commands as people do. How long it pauses depends on public events
and on chance, never on the cards (ALL-3).
"""

import asyncio
import logging
from functools import partial
from random import SystemRandom
from typing import Any

from yakai.core.errors import YakaiError
from yakai.core.events import seconds
from yakai.core.game import Seat, Turn
from yakai.core.match import Match
from yakai.store.errors import StoreUnavailable
from yakai.table.commands.automatic import BotPlay, BotPlaysAnything
from yakai.table.commands.base import Command
from yakai.table.commands.beginning import is_opening
from yakai.table.drivers.bot_pace import BotPace
from yakai.table.drivers.rules_timer import RulesTimer
from yakai.table.ports import Submit, Thinker
from yakai.table.presence import Presence
from yakai.table.settings import TableSettings
from yakai.table.state.clocks import ByDays
from yakai.table.state.streams import SeatSnapshot
from yakai.table.state.table import Table
from yakai.table.thinking import choose

logger = logging.getLogger(__name__)

LONGEST_PAUSE = 60.0
"""Seconds that bots wait at most until people have seen the latest events."""

LONGEST_SLEEP = 2.0
"""Seconds after which a bot that waits with an action checks again whether it still has to."""

SHORTEST_SLEEP = 0.01
"""Seconds that it sleeps at least, because rounding may leave a wait shorter than the clock's resolution."""

_luck = SystemRandom()
"""Chance for the bots' choices and pauses, apart from the generator that deals the cards."""


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
        self._passed: dict[
            Seat, tuple[str, SeatSnapshot]
        ] = {}  # bots that chose not to act, and what they saw
        self._followed: tuple[int, int] | None = None  # the latest event taken into account: its game and `n`
        self._busy_until = 0.0
        self._closed = False

    @property
    def thinking(self) -> bool:
        """Whether any bot is thinking."""
        return bool(self._thinking)

    def wake(self) -> None:
        """Let the bots think that can act, if a client is connected.

        A bot that chose not to act is not asked again until its seat sees something new.
        """
        if self._closed or not self._may_play:
            return
        match = self._table.game
        if match is None:
            return
        self._note_events(match)
        if match.paused or not isinstance(match.pending, Turn):
            return
        for seat in match.pending.seats:
            bot = self._table.room.bot_at(seat)
            if bot is None or seat in self._thinking or self._pace.stands_still or not match.legal(seat):
                continue
            if self._passed.get(seat) != (bot, self._table.snapshot(seat)):
                task = asyncio.ensure_future(self._turn(match, seat, bot, self._pause()))
                self._thinking[seat] = task
                task.add_done_callback(partial(self._done, seat))

    @property
    def _may_play(self) -> bool:
        """Whether a client is connected or it is a correspondence game."""
        return bool(self._presence.listeners) or isinstance(self._table.room.clock, ByDays)

    def _done(self, seat: Seat, done: "asyncio.Task[None]") -> None:
        del self._thinking[seat]
        if done.cancelled() or self._closed:
            return
        if (error := done.exception()) is None:
            self.wake()
        else:
            logger.error("a bot failed at seat %d", seat, exc_info=error)
            asyncio.get_running_loop().call_later(self._settings.retry, self.wake)

    def _note_events(self, match: Match) -> None:
        """Reserve time for people to watch the latest events. Only public events count."""
        game, n = self._table.room.games, self._table.streams.length(None)
        if self._followed is None:
            # A client shows no earlier events of a table that was read back, except the opening.
            self._followed = game, 0 if is_opening(match) else n
            self._pace.begin()
        since = self._followed[1] if self._followed[0] == game else 0
        self._followed = game, n
        told = [one.event for one in self._table.streams.since(None, since) or ()]
        if self._pace.matters:
            self._pace.follow(told)
        takes = sum([seconds(event) for event in told])
        if takes:
            now = asyncio.get_running_loop().time()
            self._busy_until = min(max(self._busy_until, now) + takes, now + LONGEST_PAUSE)

    @property
    def _showing(self) -> float:
        """Seconds for which events are still shown."""
        return max(0.0, self._busy_until - asyncio.get_running_loop().time())

    def _pause(self) -> float:
        """Seconds before a bot acts: as long as events are shown, unless the game says how long bots wait."""
        if self._settings.pause[1] <= 0:
            return 0.0
        pause = _luck.uniform(*self._settings.pause)
        return pause if self._pace.matters else max(pause, self._showing)

    async def _turn(self, match: Match, seat: Seat, bot: str, pause: float) -> None:
        """Think and make one move for a bot."""
        asked, timed = self._table.snapshot(seat), self._table.timer is not None
        thought = choose(self._thinker, match, seat, bot, weigh=self._pace.matters)
        (action, sure), _ = await asyncio.gather(thought, asyncio.sleep(pause))
        if action is not None and not await self._waited(match, seat, bot, action, sure):
            return  # the bot thinks again
        anything = BotPlaysAnything(seat, bot, asked.game, _luck.getrandbits(63))
        if action is None and timed:
            self._passed[seat] = bot, asked
            return
        hosts = isinstance(action, match.rules.customs.host)  # only the host may do it
        command: Command = anything if action is None or hosts else BotPlay(seat, bot, asked, action)
        try:
            await self._submit(command)
        except StoreUnavailable:
            await asyncio.sleep(self._settings.retry)
        except YakaiError:
            logger.exception("bot %s of %s chose an illegal action", bot, self._table.room.game)
            await self._submit(anything)
        if hosts and self._table.snapshot(seat) == asked:
            self._passed[seat] = bot, asked  # the bot has no other action

    async def _waited(self, match: Match, seat: Seat, bot: str, action: Any, sure: float) -> bool:
        """Wait with an action as long as the game says. Returns false if the bot has to think again: the first wait was
        over before the action was due, time does not pass, or another game began.
        """
        now = asyncio.get_running_loop().time
        until = now() + (wait := self._pace.wait(match, seat, bot, action, sure, self._showing))
        while wait > 0:
            left = until - now()
            if left <= 0 or self._pace.stands_still or self._table.game is not match:
                return False
            await asyncio.sleep(max(SHORTEST_SLEEP, min(left, wait, LONGEST_SLEEP)))
            wait = self._pace.wait(match, seat, bot, action, sure, self._showing)
        return True

    def stop(self) -> None:
        """Cancel all thinking and start no more."""
        self._closed = True
        for task in tuple(self._thinking.values()):
            task.cancel()

    async def close(self) -> None:
        """Stop, and wait until no bot is thinking."""
        self.stop()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)
