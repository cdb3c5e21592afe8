"""The parts of one server, and how they start and stop."""

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random, SystemRandom
from typing import Final, NamedTuple

from yakai.bots.workers import WorkerPool
from yakai.core import catalogue
from yakai.store.data_lock import take
from yakai.store.errors import DataUnusable
from yakai.store.opening import open_store
from yakai.store.protocols import Store
from yakai.table.keys import new_token
from yakai.table.services import TableServices
from yakai.table.settings import TableSettings
from yakai.table.tables import Tables
from yakai.table.uptime import Uptime
from yakai.text import explain
from yakai.web.addresses import Addresses, origins
from yakai.web.connections import Connections
from yakai.web.cookies import Signer, secret_in
from yakai.web.limits.abuse_log import AbuseLog
from yakai.web.limits.admission import Admission
from yakai.web.limits.rate_limits import ServerLimits
from yakai.web.ops.control import ControlSocket
from yakai.web.ops.counters import Counters
from yakai.web.ops.custom_words import report_words
from yakai.web.ops.health import Readiness
from yakai.web.ops.heartbeat import Heartbeat
from yakai.web.ops.housekeeping import Housekeeping
from yakai.web.ops.metrics import Metrics
from yakai.web.ops.notice_addresses import NoticeAddresses
from yakai.web.ops.notice_channel import NoticeChannel
from yakai.web.ops.notices import Notices
from yakai.web.settings import Settings

logger = logging.getLogger(__name__)

SYSTEM_RANDOM: Final = SystemRandom()
"""Deals the cards of all tables. It has no state; one for each table would take 2.5 KB."""


class ServerContext(NamedTuple):
    """The parts of a server that runs: what request handlers find in the application's state."""

    settings: Settings
    now: Callable[[], float]
    token: Callable[[], str]
    build: str
    addresses: Addresses
    admission: Admission
    connections: Connections
    limits: ServerLimits
    counters: Counters
    abuse_log: AbuseLog
    signer: Signer
    store: Store
    readiness: Readiness
    thinker: WorkerPool
    uptime: Uptime
    notice_channel: NoticeChannel
    notice_addresses: NoticeAddresses
    notices: Notices
    tables: Tables
    heartbeat: Heartbeat
    housekeeping: Housekeeping
    metrics: Metrics

    async def farewell(self) -> None:
        """Tell all connections that the server restarts."""
        await asyncio.gather(
            *(one.end("server-is-restarting") for one in tuple(self.connections)),
            return_exceptions=True,  # a client that has disconnected meanwhile
        )

    def note_refusal(self, error: Exception, address: str) -> None:
        """Count a refusal of a request from this address, and log it if our own pages never cause it."""
        self.counters.refusals.add(error)
        self.abuse_log.refused(error, address)


@asynccontextmanager
async def open_context(
    settings: Settings,
    admission: Admission,
    build: str = "",
    now: Callable[[], float] = time.time,
    token: Callable[[], str] = new_token,
    chance: Callable[[], Random] = lambda: SYSTEM_RANDOM,
    steady: Callable[[], float] = time.monotonic,
) -> AsyncIterator[ServerContext]:
    """Lock the data directory, open the store, and start the bots and everything that runs by itself; afterwards, or
    if one of them fails, stop them in the opposite order. `build` is the build id of the client. Clocks, tokens and
    chance can be given, for tests.
    """
    _report_failures()
    data, counters, connections = Path(settings.data), Counters(), Connections()
    async with AsyncExitStack() as opened:
        try:
            opened.callback(os.close, take(data))
            signer = Signer(secret_in(data))
            store = open_store(data, settings.synchronous, settings.most_pages, counters.commits.add)
        except OSError as error:
            raise DataUnusable("data-cannot-be-used", path=str(data), why=str(error)) from error
        opened.callback(store.close)
        report_words(data)
        thinker = WorkerPool(settings.bot_workers, thought=counters.thoughts.add)
        opened.callback(thinker.close)
        uptime = Uptime(await store.uptime(), steady)
        channel = NoticeChannel(settings.notices)
        notices = Notices(channel, next(iter(origins(settings.addresses)), None), store, store, now)
        opened.push_async_callback(notices.close)
        services = TableServices(store, thinker, _table_settings(settings), now, uptime, token, notices)
        tables = Tables(services, chance)
        opened.push_async_callback(tables.close)
        heartbeat = Heartbeat(tables, store, uptime, channel.kind is not None)
        opened.push_async_callback(heartbeat.close)
        housekeeping = Housekeeping(settings, store, tables, now)
        opened.push_async_callback(_cancel, asyncio.create_task(housekeeping.run()))
        control = ControlSocket(data, tables, connections)
        opened.push_async_callback(control.close)
        await control.open()
        yield ServerContext(
            settings=settings,
            now=now,
            token=token,
            build=build,
            addresses=Addresses(settings.host, origins(settings.addresses), origins(settings.origins)),
            admission=admission,
            connections=connections,
            limits=ServerLimits(settings, now),
            counters=counters,
            abuse_log=AbuseLog(time.monotonic),
            signer=signer,
            store=store,
            readiness=Readiness(store.check, now),
            thinker=thinker,
            uptime=uptime,
            notice_channel=channel,
            notice_addresses=NoticeAddresses(channel, store, signer, now),
            notices=notices,
            tables=tables,
            heartbeat=heartbeat,
            housekeeping=housekeeping,
            metrics=Metrics(store, tables, connections, admission, housekeeping, counters),
        )


def _table_settings(settings: Settings) -> TableSettings:
    (least, most), pace = TableSettings().pause, settings.pace
    return TableSettings((least * pace, most * pace), pace=pace, patience=settings.patience)


async def _cancel(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def _report_failures() -> None:
    """Log which installed games had to be left out, and why."""
    for failure in catalogue.failures():
        why = explain(failure.error, "en")
        cause = failure.error.__cause__
        logger.warning("the game %s of %s is left out: %s", failure.id, failure.package, why, exc_info=cause)
