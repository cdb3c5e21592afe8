"""Everything that one server has: its settings, its store, its tables, its bots, and whoever is connected."""

import asyncio
import logging
import os
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from yakai.bots.work import Pool
from yakai.core import catalogue
from yakai.store.data_lock import DATABASE, take
from yakai.store.sqlite.store import SQLiteStore
from yakai.table.commands.lobby import Rename
from yakai.table.errors import DataUnusable, RequestDone
from yakai.table.ports import new_token
from yakai.table.services import TableServices
from yakai.table.settings import TableSettings
from yakai.table.state.names import checked_name
from yakai.table.system_random import system_random
from yakai.table.tables import Tables
from yakai.table.uptime import Uptime
from yakai.text import explain
from yakai.web.errors import TooFast
from yakai.web.http.cookies import Signer, secret_in
from yakai.web.http.pages import build_id
from yakai.web.limits.abuse_log import AbuseLog
from yakai.web.limits.queues import Queue
from yakai.web.limits.rate_limits import HOUSEHOLD, Buckets, Hourly
from yakai.web.limits.request_limits import RequestLimits
from yakai.web.ops.addresses import Addresses, origins
from yakai.web.ops.connections import Connections
from yakai.web.ops.control import ControlSocket
from yakai.web.ops.counters import Counts
from yakai.web.ops.custom_words import report_words
from yakai.web.ops.health import Readiness
from yakai.web.ops.heartbeat import Heartbeat
from yakai.web.ops.housekeeping import Housekeeping
from yakai.web.ops.notices import Notices
from yakai.web.ops.settings import Settings

logger = logging.getLogger(__name__)

USUAL_PAUSE = (0.9, 1.8)

CALLS_MORE: Final = 440
"""One person may make as many requests over HTTP as send messages, and so many more in one go: a page and all its
files.
"""

LOOKS_A_SECOND: Final = 5.0
LOOKS_AT_ONCE: Final = 100
"""So often one person may look at lists and records, of the looks that all at their address have."""

COMINGS_A_SECOND: Final = 2.0
COMINGS_MORE: Final = 30
"""So often one person may come to tables in the long run; in one go by as many lines as they may have, and so many
more.
"""

RENAMINGS_A_SECOND: Final = 0.5
RENAMINGS_AT_ONCE: Final = 20
"""So often one person may be called something else in the long run, and in one go."""

WAITING_READERS: Final = 20
"""So many may wait for the log of a finished game: a long one takes seconds to be played again."""

LETTERS_AN_HOUR: Final = 10
"""So often one person may give an address, or a code that was sent there."""


class ServerContext:
    """Opened when the server starts, closed when it stops. Clock, tokens and chance can be given, for
    tests.
    """

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], float] = time.time,
        token: Callable[[], str] = new_token,
        chance: Callable[[], Random] = system_random,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings = settings
        self.now = now
        self.token = token
        self.build = settings.build or build_id()
        self.addresses = Addresses(settings.host, origins(settings.addresses), origins(settings.origins))
        self.connections = Connections()
        self.openings = Hourly(settings.tables_per_hour, now)
        self.openings_from = Hourly(settings.tables_per_hour_per_address, now)
        self.guests_from = Hourly(settings.guests_per_hour_per_address, now)
        self.looks = Buckets(LOOKS_A_SECOND, LOOKS_AT_ONCE, now)
        self.looks_from = Buckets(settings.looks_per_second_per_address, settings.looks_at_once, now)
        comings_at_once = settings.lines_per_person + COMINGS_MORE
        self.comings = Buckets(COMINGS_A_SECOND, comings_at_once, time.monotonic)
        self.comings_from = Buckets(COMINGS_A_SECOND * HOUSEHOLD, comings_at_once * HOUSEHOLD, time.monotonic)
        self.renamings = Buckets(RENAMINGS_A_SECOND, RENAMINGS_AT_ONCE, time.monotonic)
        self.renamings_from = Buckets(
            RENAMINGS_A_SECOND * HOUSEHOLD, RENAMINGS_AT_ONCE * HOUSEHOLD, time.monotonic
        )
        self.letters = Hourly(LETTERS_AN_HOUR, now)
        self.letters_from = Hourly(LETTERS_AN_HOUR * HOUSEHOLD, now)
        rate, size = settings.messages_per_second, settings.messages_at_once
        self.request_limits = RequestLimits(rate, size, time.monotonic)
        self.calls = Buckets(rate, size + CALLS_MORE, time.monotonic)
        self.calls_from = Buckets(rate * HOUSEHOLD, (size + CALLS_MORE) * HOUSEHOLD, time.monotonic)
        self.reading_out = Queue(WAITING_READERS)
        self.counts = Counts()
        self.strangers = AbuseLog(time.monotonic)
        self.inside: Callable[[], int] = lambda: len(self.connections)
        self.turned_away: Callable[[], int] = lambda: 0
        self._chance = chance
        self._steady = steady
        self._lock: int | None = None

    async def open(self) -> None:
        """Take the data directory, open the store, start the bots."""
        if self._lock is not None:
            return
        _report_failures()
        data = Path(self.settings.data)
        try:
            self._lock = take(data)
            self.signer = Signer(secret_in(data))
            self.store = SQLiteStore(
                data / DATABASE, self.settings.synchronous, self.settings.most_pages, self.counts.commits.add
            )
        except OSError as error:
            raise DataUnusable("data-cannot-be-used", path=str(data), why=str(error)) from error
        self.readiness = Readiness(self.store.check, self.now)
        report_words(data)
        self.thinker = Pool(self.settings.bot_workers, thought=self.counts.thoughts.add)
        low, high = USUAL_PAUSE
        pace = self.settings.pace
        settings = TableSettings(pause=(low * pace, high * pace), pace=pace, patience=self.settings.patience)
        self.age = Uptime(await self.store.uptime(), self._steady)
        self.notices = Notices(self.settings, self.store, self.store, self.signer, self.now)
        services = TableServices(
            self.store, self.thinker, settings, self.now, self.age, self.token, self.notices
        )
        self.tables = Tables(services, self._chance)
        self._control = ControlSocket(data, self.tables, self.connections)
        await self._control.open()
        self.heart = Heartbeat(self.tables, self.store, self.age, self.notices.kind is not None)
        self.housekeeping = Housekeeping(self.settings, self.store, self.tables, self.now)
        self._keeping = asyncio.create_task(self.housekeeping.keep_on())

    async def close(self) -> None:
        """Stop the tables, finish what is being written, send the bots home."""
        if self._lock is None:
            return
        await self._control.close()
        self._keeping.cancel()
        await asyncio.gather(self._keeping, return_exceptions=True)
        await self.heart.close()
        await self.tables.close()
        await self.notices.close()
        self.thinker.close()
        self.store.close()
        os.close(self._lock)
        self._lock = None

    async def farewell(self) -> None:
        """Tell everybody that the server goes, and wait a moment for it to reach them."""
        if self._lock is not None:
            await asyncio.gather(
                *(one.end("server-is-restarting") for one in tuple(self.connections)),
                return_exceptions=True,  # whoever has hung up meanwhile needs no farewell
            )

    def refuse(self, error: Exception, address: str) -> None:
        """Something was refused to somebody at this address: it is counted, and what is strange is written down."""
        self.counts.refusals.add(error)
        self.strangers.refused(error, address)

    async def rename(
        self, person: str, name: str, asked: tuple[str, str] | None = None, *, address: str
    ) -> str:
        """A person at this address is called something else from now on, at all their tables; `asked` at which table,
        and by which request. One that was done before does nothing. Says what they are called now.
        """
        if not (self.renamings.take(person) and self.renamings_from.take(address)):
            raise TooFast("too-fast")
        name = checked_name(name)
        try:
            await self.store.set_name(person, name, self.now(), asked)
        except RequestDone:
            return await self.store.name_of(person) or name
        for connection in tuple(self.connections):
            if connection.person == person:
                connection.renamed(name)
        for live in self.tables.of(person):
            await live.submit(Rename(person, name))
        return name


def _report_failures() -> None:
    """Say which installed games had to be left out, with the way to the mistake where there is one."""
    for failure in catalogue.failures():
        why = explain(failure.error, "en")
        cause = failure.error.__cause__
        logger.warning("the game %s of %s is left out: %s", failure.id, failure.package, why, exc_info=cause)
