"""Notices that it is a person's turn.

Only people who have given an address and confirmed it are notified (`notice_addresses`). No table waits for a notice;
one that cannot be sent is logged without its address.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Final

from yakai import text
from yakai.store.errors import StoreUnavailable
from yakai.store.protocols import PeopleStore, ScheduleStore
from yakai.table.ports import YourTurn
from yakai.table.state.streams import names_of
from yakai.text import ENGLISH, Lang, known
from yakai.web.limits.rate_limits import hourly
from yakai.web.ops.notice_channel import NoticeChannel

logger = logging.getLogger(__name__)

NOTICES_PER_HOUR: Final = 30
"""Notices to one person within an hour."""

SENT_AT_ONCE: Final = 4
WAITING: Final = 1000
"""Notices that are sent at the same time, and tables whose notices may wait."""


class Notices:
    """Sends notices, if there is a channel for them."""

    def __init__(
        self,
        channel: NoticeChannel,
        home: str | None,
        people: PeopleStore,
        schedule: ScheduleStore,
        now: Callable[[], float],
    ) -> None:
        """`home` is the server's own address, for links."""
        self._channel = channel
        self._home = home
        self._people = people
        self._schedule = schedule
        self._hourly = hourly(NOTICES_PER_HOUR, now)
        self._sending = asyncio.Semaphore(SENT_AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def __call__(self, table: str, due: str, turns: Mapping[str, YourTurn], /) -> None:
        """Start to notify people of their turns. Never waits."""
        if self._channel.kind is not None and len(self._tasks) < WAITING:
            task = asyncio.ensure_future(self._notify_all(table, due, turns))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _notify_all(self, table: str, due: str, turns: Mapping[str, YourTurn]) -> None:
        """Notify people, then store that it was done: if the server stops before that, it is repeated."""
        await asyncio.gather(*(self._notify(person, turn) for person, turn in turns.items()))
        try:
            await self._schedule.mark_notified(table, due)
        except StoreUnavailable as error:
            logger.warning("it could not be stored that notices were sent: %s", error)

    async def _notify(self, person: str, turn: YourTurn) -> None:
        try:
            found = await self._people.address_of(person)
            if found is None or not self._hourly.take(person):
                return
            lang = known(found.lang) or ENGLISH
            async with self._sending:
                await self._channel.send(found.address, *_notice_text(turn, lang, self._home))
        except Exception:
            logger.exception("a notice could not be sent")

    async def done(self) -> None:
        """Wait until all notices have been sent or have failed."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """Cancel the notices that are being sent."""
        for task in self._tasks:
            task.cancel()
        await self.done()


def _notice_text(turn: YourTurn, lang: Lang, home: str | None) -> tuple[str, str]:
    """The title and body of a notice."""
    game = text.say(lang, f"{turn.game}-name")
    names = names_of(turn.called, lang)
    others = ", ".join(name for seat, name in enumerate(names) if seat != turn.seat)
    body = text.say(lang, "notice-turn", game=game, names=others, days=turn.days)
    link = "" if home is None else f"\n\n{home}/t/{turn.invitation}"
    return text.say(lang, "notice-turn-title", game=game), body + link
