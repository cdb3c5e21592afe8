"""The parts of one server, and how they start and stop."""

import asyncio
import logging
import os
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from yakai.bots.workers import WorkerPool
from yakai.core import catalogue
from yakai.store.data_lock import take
from yakai.store.opening import open_store
from yakai.table.errors import DataUnusable
from yakai.table.ports import new_token
from yakai.table.services import TableServices
from yakai.table.settings import TableSettings
from yakai.table.system_random import system_random
from yakai.table.tables import Tables
from yakai.table.uptime import Uptime
from yakai.text import explain
from yakai.web.http.cookies import Signer, secret_in
from yakai.web.http.pages import build_id
from yakai.web.limits.abuse_log import AbuseLog
from yakai.web.limits.server_limits import ServerLimits
from yakai.web.ops.addresses import Addresses, origins
from yakai.web.ops.connections import Connections
from yakai.web.ops.control import ControlSocket
from yakai.web.ops.counters import Counters
from yakai.web.ops.custom_words import report_words
from yakai.web.ops.health import Readiness
from yakai.web.ops.heartbeat import Heartbeat
from yakai.web.ops.housekeeping import Housekeeping
from yakai.web.ops.notices import Notices
from yakai.web.ops.settings import Settings

logger = logging.getLogger(__name__)

BOT_PAUSE: Final = (0.9, 1.8)
"""Seconds that a bot pauses before a move, at least and at most, at the usual pace."""


class ServerContext:
    """What request handlers find in the application's state. Clocks, tokens and chance can be given, for tests."""

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
        self.limits = ServerLimits(settings, now)
        self.counters = Counters()
        self.abuse_log = AbuseLog(time.monotonic)
        self.open_connections: Callable[[], int] = lambda: len(self.connections)
        self.refused_connections: Callable[[], int] = lambda: 0
        self._chance = chance
        self._steady = steady
        self._lock: int | None = None

    async def open(self) -> None:
        """Lock the data directory, open the store, and start the bots and everything that runs by itself."""
        if self._lock is not None:
            return
        _report_failures()
        data = Path(self.settings.data)
        try:
            self._lock = take(data)
            self.signer = Signer(secret_in(data))
            self.store = open_store(
                data,
                self.settings.synchronous,
                self.settings.most_pages,
                self.counters.commits.add,
            )
        except OSError as error:
            raise DataUnusable("data-cannot-be-used", path=str(data), why=str(error)) from error
        self.readiness = Readiness(self.store.check, self.now)
        report_words(data)
        self.thinker = WorkerPool(self.settings.bot_workers, thought=self.counters.thoughts.add)
        self.uptime = Uptime(await self.store.uptime(), self._steady)
        self.notices = Notices(self.settings, self.store, self.store, self.signer, self.now)
        self.tables = Tables(self._table_services(), self._chance)
        self._control = ControlSocket(data, self.tables, self.connections)
        await self._control.open()
        self.heartbeat = Heartbeat(self.tables, self.store, self.uptime, self.notices.kind is not None)
        self.housekeeping = Housekeeping(self.settings, self.store, self.tables, self.now)
        self._cleaning = asyncio.create_task(self.housekeeping.run())

    def _table_services(self) -> TableServices:
        (least, most), pace = BOT_PAUSE, self.settings.pace
        table_settings = TableSettings(
            (least * pace, most * pace), pace=pace, patience=self.settings.patience
        )
        return TableServices(
            self.store, self.thinker, table_settings, self.now, self.uptime, self.token, self.notices
        )

    async def close(self) -> None:
        """Stop everything in the opposite order, and wait until what is being written is written."""
        if self._lock is None:
            return
        await self._control.close()
        self._cleaning.cancel()
        await asyncio.gather(self._cleaning, return_exceptions=True)
        await self.heartbeat.close()
        await self.tables.close()
        await self.notices.close()
        self.thinker.close()
        self.store.close()
        os.close(self._lock)
        self._lock = None

    async def farewell(self) -> None:
        """Tell all connections that the server restarts."""
        if self._lock is not None:
            await asyncio.gather(
                *(one.end("server-is-restarting") for one in tuple(self.connections)),
                return_exceptions=True,  # a client that has disconnected meanwhile
            )

    def note_refusal(self, error: Exception, address: str) -> None:
        """Count a refusal of a request from this address, and log it if our own pages never cause it."""
        self.counters.refusals.add(error)
        self.abuse_log.refused(error, address)


def _report_failures() -> None:
    """Log which installed games had to be left out, and why."""
    for failure in catalogue.failures():
        why = explain(failure.error, "en")
        cause = failure.error.__cause__
        logger.warning("the game %s of %s is left out: %s", failure.id, failure.package, why, exc_info=cause)
