"""All live tables of this process: opened, found by a key, read back from the store when a client connects, and
unloaded some time after the last one has left.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from random import Random
from typing import NamedTuple, TypeVar
from weakref import WeakValueDictionary

from yakai import text
from yakai.core.errors import BadLog, UnknownVersion
from yakai.table.commands.automatic import Archive
from yakai.table.commands.lobby import OpenTable
from yakai.table.errors import DamagedTable, NoSuchTable
from yakai.table.keys import TableKeys
from yakai.table.live import LiveTable
from yakai.table.loading import TableLoader
from yakai.table.services import TableServices
from yakai.table.state.clocks import ByDays, Clocks
from yakai.table.state.make_listing import listing_of
from yakai.table.state.remarks import Remark
from yakai.table.state.table import Table
from yakai.table.state.table_time import is_timed

logger = logging.getLogger(__name__)

T = TypeVar("T")

UNLOAD_AFTER = 600.0
"""Seconds after the last listener has left until a table is unloaded."""


class Found(NamedTuple):
    """A table, and whether the key is its invitation. `former`: it was one before the links were renewed, and admits
    only people who belong to the table.
    """

    table: LiveTable
    invited: bool
    former: bool = False


class Tables:
    """The tables that are loaded here. `chance` gives the generator that deals a table's cards."""

    def __init__(self, services: TableServices, chance: Callable[[], Random]) -> None:
        self._services = services
        self._store = services.store
        self._chance = chance
        self._loader = TableLoader()
        self._live: dict[str, LiveTable] = {}
        self._unloading: dict[str, asyncio.TimerHandle] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._damaged: set[str] = set()

    async def open(self, opening: OpenTable) -> TableKeys:
        """Open a table, and make its keys."""
        at, new_token = self._services.now(), self._services.new_token
        keys = TableKeys(new_token(), new_token(), new_token())
        table = Table(keys.id, self._chance())
        proposal = opening.proposed(table, at)
        if is_timed(None, proposal.room, proposal.match is not None):
            proposal = proposal.stamped(self._services.uptime())
        batch = table.batch(proposal, at, opening.person, None)
        await self._store.create(keys, batch, listing_of(table, proposal))
        table.accept(batch, proposal)
        self._start(keys, table)
        return keys

    async def find(self, key: str) -> Found:
        """The table that a key opens, read back from the store if it is not loaded."""
        keys = await self._keys(key)
        async with self._lock_of(keys.id):
            live = self._live.get(keys.id)
            if live is None or live.keys != keys:
                known = None if live is None else live.keys
                keys = await self._keys(key)  # they may have been renewed meanwhile, or the table deleted
                live = self._live.get(keys.id)
                if live is None:
                    table = await self._read_back(keys.id)
                    live = self._start(keys, table, await self._store.remarks(keys.id))
                elif live.keys is known:
                    live.keys = keys  # stored by an append that raised an error
        former = key not in (keys.invitation, keys.watching)
        return Found(live, former or key == keys.invitation, former)

    async def _keys(self, key: str) -> TableKeys:
        keys = await self._store.find(key)
        if keys is None:
            raise NoSuchTable("no-such-table")
        return keys

    async def _read_back(self, id: str) -> Table:
        """A table from the store. If it is damaged, the server's log says once why."""
        batches = await self._store.batches(id)
        try:
            table = await self._loader.folded(id, batches, self._chance())
            table.room  # noqa: B018  # raises if the log has no beginning
        except UnknownVersion as error:
            self._log_damage(id, error)
            raise DamagedTable("table-version-is-unknown") from error
        except Exception as error:
            self._log_damage(id, error)
            raise DamagedTable("table-is-damaged") from error
        return table

    def _log_damage(self, id: str, error: Exception) -> None:
        """Log once per table why it cannot be read; with a traceback unless the log itself is damaged."""
        if id in self._damaged:
            return
        self._damaged.add(id)
        if isinstance(error, BadLog):
            logger.error("the table %s cannot be read back: %s", id, text.explain(error, "en"))
        else:
            logger.error("the table %s cannot be read back", id, exc_info=error)

    async def unless_loaded(self, id: str, do: Callable[[], Awaitable[T]]) -> T | None:
        """Run `do` on a stored table while clients that connect wait; `None` if the table is loaded."""
        async with self._lock_of(id):
            return None if id in self._live else await do()

    async def archive(self, id: str, last: float) -> bool:
        """Archive a stored game, unless its table is loaded. Returns whether it was archived.

        The batch gets the time of the `last` change, because archiving is not activity.
        """
        async with self._lock_of(id):
            if id in self._live:
                return False
            table = await self._read_back(id)
            proposal = Archive().proposed(table, self._services.now())
            if not proposal.entries:
                return False
            if table.clocks is not None:
                proposal = proposal.stamped(self._stopped_at(table.clocks))
            await self._store.append(table.batch(proposal, last, None, None), listing_of(table, proposal))
            return True

    def _stopped_at(self, clocks: Clocks) -> int:
        """The uptime at which clocks stop. Those of a correspondence game also run without connections."""
        return self._services.uptime() if isinstance(clocks.rule, ByDays) else clocks.uptime

    def _lock_of(self, id: str) -> asyncio.Lock:
        """The lock under which one stored table is read or changed."""
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock

    def _start(self, keys: TableKeys, table: Table, remarks: Sequence[Remark] = ()) -> LiveTable:
        live = LiveTable(keys, table, self._services, remarks)
        self._live[keys.id] = live
        live.wake()
        self.left(live)
        return live

    def left(self, live: LiveTable) -> None:
        """A connection has closed: if it was the last and none opens for a while, the table is unloaded."""
        if (earlier := self._unloading.pop(live.keys.id, None)) is not None:
            earlier.cancel()
        if not live.presence.listeners:
            loop = asyncio.get_running_loop()
            self._unloading[live.keys.id] = loop.call_later(UNLOAD_AFTER, self._unload, live)

    def _unload(self, live: LiveTable) -> None:
        self._unloading.pop(live.keys.id, None)
        if self._live.get(live.keys.id) is not live:
            return
        if live.idle:
            del self._live[live.keys.id]
            live.stop()
        else:
            self.left(live)

    def of(self, person: str) -> tuple[LiveTable, ...]:
        """The loaded tables at which a person sits."""
        return tuple(live for live in self._live.values() if live.room.seats_of(person))

    @property
    def loaded(self) -> Collection[LiveTable]:
        """All tables that are loaded."""
        return self._live.values()

    @property
    def open_to_all(self) -> Iterator[LiveTable]:
        """The tables that are listed for all to join; the latest first."""
        return filter(_is_listed, reversed(self._live.values()))

    async def close(self) -> None:
        """Close all tables. If one fails to, that is logged."""
        closing = await asyncio.gather(
            *(live.close() for live in self._live.values()), return_exceptions=True
        )
        for error in closing:
            if error is not None:
                logger.error("a table could not be closed", exc_info=error)


def _is_listed(live: LiveTable) -> bool:
    """Whether a table is on the list: it is open to all, its game has not begun, and it has a free seat and a player
    who is present.
    """
    room = live.room
    return (
        room.open_to_all
        and room.phase == "lobby"
        and not room.access.locked
        and None in room.occupants
        and any(live.presence.is_here(person) for person in room.people)
    )
