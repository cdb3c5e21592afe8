"""All tables of this process: opened, found by a key, read back from the store when somebody comes, put
away later.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from yakai.store.protocols import TableStore
from yakai.table.commands.automatic import Archive
from yakai.table.commands.lobby import OpenTable
from yakai.table.drivers.turn_notices import Notify, nobody
from yakai.table.errors import DamagedTable, NoSuchTable
from yakai.table.live import LiveTable
from yakai.table.loading import TableLoader
from yakai.table.ports import Setting, TableKeys, Thinker
from yakai.table.settings import TableSettings
from yakai.table.state.clocks import ByDays, Clocks
from yakai.table.state.make_listing import listing_of
from yakai.table.state.remarks import Remark
from yakai.table.state.table import Table
from yakai.table.state.table_time import is_timed
from yakai.table.uptime import Uptime

logger = logging.getLogger(__name__)

T = TypeVar("T")

PUT_AWAY = 600.0
"""So many seconds after the last one has left."""


class Found(NamedTuple):
    """A table, and whether the key was the invitation; `former`: it was, until the links were renewed, and lets only
    those in who belong to the table.
    """

    table: LiveTable
    invited: bool
    former: bool = False


class Tables:
    """The tables that are alive here."""

    def __init__(
        self,
        store: TableStore,
        thinker: Thinker,
        manners: TableSettings,
        now: Callable[[], float],
        token: Callable[[], str],
        chance: Callable[[], Random],
        age: Uptime | None = None,
        notify: Notify = nobody,
    ) -> None:
        self._store = store
        self._thinker = thinker
        self._manners = manners
        self._now = now
        self._token = token
        self._chance = chance
        self._reading_back = TableLoader()
        self._age = Uptime() if age is None else age
        self._notify = notify
        self._live: dict[str, LiveTable] = {}
        self._leaving: dict[str, asyncio.TimerHandle] = {}  # what will put away those that nobody is at
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._damaged: set[str] = set()

    async def open(
        self,
        host: str,
        name: str,
        game: str,
        seats: int,
        options: dict[str, Any],
        bots: tuple[str, ...],
        sit: bool,
        ready: bool,
        beside: tuple[str, ...] = (),
        settings: tuple[Setting, ...] = (),
    ) -> TableKeys:
        """A new table. The bots fill the last seats; with `sit` the host takes the first, and those who play on the
        same screen the next. `settings` are what the host sets before anybody comes.
        """
        at = self._now()
        keys = TableKeys(self._token(), self._token(), self._token())
        table = Table(keys.id, self._chance())
        opening = OpenTable(host, name, game, seats, options, bots, sit, ready, beside, settings)
        proposal = opening.proposed(table, at)
        if is_timed(None, proposal.room, proposal.match is not None):
            proposal = proposal.stamped(self._age())
        batch = table.batch(proposal, at, host, None)
        await self._store.create(keys, batch, listing_of(table, proposal))
        table.accept(batch, proposal)
        self._revive(keys, table)
        return keys

    async def find(self, key: str) -> Found:
        """The table that a key opens, read back from the store if nobody was there lately."""
        keys = await self._keys(key)
        async with self._alone_with(keys.id):
            live = self._live.get(keys.id)
            while live is not None and live.keys != keys:
                # They were renewed while we looked. What is stored counts, unless that happens once more.
                known, keys = live.keys, await self._keys(key)
                live = self._live.get(keys.id)
                if live is not None and live.keys is known:
                    live.keys = keys
            if live is None:
                keys = await self._keys(key)  # it may have gone while we waited
                table = await self._read_back(keys.id)
                live = self._revive(keys, table, await self._store.remarks(keys.id))
        former = key not in (keys.invitation, keys.watching)
        return Found(live, former or key == keys.invitation, former)

    async def _keys(self, key: str) -> TableKeys:
        keys = await self._store.find(key)
        if keys is None:
            raise NoSuchTable("no-such-table")
        return keys

    async def _read_back(self, id: str) -> Table:
        """A table from the store. One that is damaged is nobody else's affair; the log says once what is wrong."""
        batches = await self._store.batches(id)
        try:
            table = await self._reading_back.folded(id, batches, self._chance())
            table.room  # noqa: B018  # one without a beginning has none
        except Exception as error:
            if id not in self._damaged:
                self._damaged.add(id)
                logger.exception("the table %s cannot be read back", id)
            raise DamagedTable("table-is-damaged") from error
        return table

    async def unless_alive(self, id: str, do: Callable[[], Awaitable[T]]) -> T | None:
        """Do something to a stored table, while those who come to it wait; `None` if it is in memory."""
        async with self._alone_with(id):
            return None if id in self._live else await do()

    async def archive(self, id: str, last: float) -> bool:
        """Put a game away at which something `last` happened then, and say whether it was; not if it is alive here.

        Nothing happens at a table by that, so it bears the same time.
        """
        async with self._alone_with(id):
            if id in self._live:
                return False
            table = await self._read_back(id)
            proposal = Archive().proposed(table, self._now())
            if not proposal.entries:
                return False
            if table.clocks is not None:
                proposal = proposal.stamped(self._stands_at(table.clocks))
            await self._store.append(table.batch(proposal, last, None, None), listing_of(table, proposal))
            return True

    def _stands_at(self, clocks: Clocks) -> int:
        """At which age of the server clocks stop: those of people who have days run while nobody is there."""
        return self._age() if isinstance(clocks.rule, ByDays) else clocks.lived

    def _alone_with(self, id: str) -> asyncio.Lock:
        """One after the other with what is stored of a table."""
        lock = self._loading.get(id)
        if lock is None:
            lock = self._loading[id] = asyncio.Lock()
        return lock

    def _revive(self, keys: TableKeys, table: Table, remarks: Sequence[Remark] = ()) -> LiveTable:
        live = LiveTable(
            keys,
            table,
            self._store,
            self._thinker,
            self._now,
            self._manners,
            remarks,
            self._token,
            self._age,
            self._notify,
        )
        self._live[keys.id] = live
        live.wake()
        self.left(live)
        return live

    def left(self, live: LiveTable) -> None:
        """Somebody left: if nobody comes for a while, the table is put away."""
        if (earlier := self._leaving.pop(live.keys.id, None)) is not None:
            earlier.cancel()
        if not live.presence.listeners:
            loop = asyncio.get_running_loop()
            self._leaving[live.keys.id] = loop.call_later(PUT_AWAY, self._put_away, live)

    def _put_away(self, live: LiveTable) -> None:
        self._leaving.pop(live.keys.id, None)
        if self._live.get(live.keys.id) is not live:
            return
        if live.idle:
            del self._live[live.keys.id]
            live.stop()
        else:
            self.left(live)

    def of(self, person: str) -> tuple[LiveTable, ...]:
        """The live tables at which a person sits."""
        return tuple(live for live in self._live.values() if live.room.seats_of(person))

    @property
    def loaded(self) -> Collection[LiveTable]:
        """All that are alive here."""
        return self._live.values()

    @property
    def open_to_all(self) -> Iterator[LiveTable]:
        """The tables that anybody may join, where somebody sits who is there and a seat is free; the latest first."""
        return (live for live in reversed(self._live.values()) if live.open_to_all)

    async def close(self) -> None:
        """The server goes down. A table that falls over then does so alone."""
        closing = await asyncio.gather(
            *(live.close() for live in self._live.values()), return_exceptions=True
        )
        for error in closing:
            if error is not None:
                logger.error("a table could not be closed", exc_info=error)
