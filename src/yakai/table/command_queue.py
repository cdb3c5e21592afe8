"""What is asked of one table, done one after the other: proposed, stored, made true. Nothing else changes a table.

None of it has a task of its own: there are very many moves, and mostly nobody else waits. What takes longer, such as
reading what others have stored, does.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol, TypeAlias

from yakai.core.errors import YakaiError
from yakai.store.protocols import LogStore
from yakai.table.commands.base import Command
from yakai.table.errors import RequestDone, SeqTaken, StoreUnavailable, TurnedAway
from yakai.table.state.entries import Batch
from yakai.table.state.listing import Listing
from yakai.table.state.make_listing import listing_of
from yakai.table.state.records import extras_of
from yakai.table.state.room import Room
from yakai.table.state.table import Proposal, Table
from yakai.table.state.table_time import is_timed
from yakai.table.tasks import Tasks
from yakai.table.uptime import Uptime

logger = logging.getLogger(__name__)

ATTEMPTS: Final = 5

REMEMBERED: Final = 1000
"""So many requests that changed nothing are known again. A late one of them comes within seconds, or never."""

NOTHING: Final = Proposal()


class Happened(Protocol):
    """Hears that something is true now: how the room was before, what it was, and whose request, if it was one."""

    def __call__(self, before: Room, proposal: Proposal, done: tuple[str, str] | None, /) -> None: ...


Done: TypeAlias = Callable[[str | None, BaseException | None], None]
"""Hears which request is done, or why not."""


class _Asked:
    def __init__(self, command: Command, request: str | None, done: Done) -> None:
        self.command = command
        self.request = request
        self.done = done


class _Storing:
    def __init__(self, batch: Batch, proposal: Proposal, listing: Listing, attempts: int) -> None:
        self.batch = batch
        self.proposal = proposal
        self.listing = listing
        self.attempts = attempts


class CommandQueue:
    """The commands of one table. `check` raises if one may not be done that could be."""

    def __init__(
        self,
        table: Table,
        store: LogStore,
        now: Callable[[], float],
        age: Uptime,
        token: Callable[[], str],
        work: Tasks,
        check: Callable[[Command], None],
        happened: Happened,
    ) -> None:
        self._table = table
        self._store = store
        self._now = now
        self._age = age
        self._token = token
        self._work = work
        self._check = check
        self._happened = happened
        self._under_way: _Asked | None = None
        self._storing: _Storing | None = None  # what is being stored of that
        self._waiting: list[_Asked] = []  # mostly none, and an empty deque takes 700 bytes
        self._free: asyncio.Future[None] | None = None
        self._behind = False
        self._listed: Listing | None = None  # as far as we know, which is nothing at first
        self._done: OrderedDict[tuple[str, str], None] = OrderedDict()

    def __bool__(self) -> bool:
        """Whether anything is under way."""
        return self._under_way is not None

    async def all_done(self) -> None:
        """Wait until nothing is."""
        while self._under_way is not None:
            if self._free is None:
                self._free = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._free)

    def ask(self, command: Command, request: str | None, done: Done) -> None:
        """Do what is commanded, after what was before."""
        asked = _Asked(command, request, done)
        if self._under_way is None:
            self._begin(asked)
        else:
            self._waiting.append(asked)

    def submit(self, command: Command, request: str | None = None) -> "asyncio.Future[None]":
        """The same, for whoever waits for it. It is carried through even if nobody waits any more."""
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ask(command, request, partial(_tell, waiting))
        return waiting

    def has_done(self, person: str, request: str) -> bool:
        """Whether a request was done, whatever came of it: one that comes late once more does nothing."""
        asked = person, request
        return asked in self._table.requests or asked in self._done

    def note_done(self, person: str, request: str) -> None:
        """One was done of which nothing is stored here."""
        self._done[person, request] = None
        if len(self._done) > REMEMBERED:
            self._done.popitem(last=False)

    # One of them

    def _begin(self, asked: _Asked, attempts: int = ATTEMPTS) -> None:
        self._under_way = asked
        if self._behind:
            self._work.start(self._begin_anew(asked, attempts))
            return
        try:
            at = self._now()
            proposal = self._proposed(asked, at)
            if proposal is NOTHING:
                self._end()
                return
            batch = self._table.batch(proposal, at, asked.command.asked_by, asked.request)
            listing = listing_of(self._table, proposal, self._listed)
            if not proposal.only_moves or proposal.keys is not None:
                batch.extras = extras_of(self._table, proposal, self._token, at)
            storing = self._store.append(batch, None if listing == self._listed else listing)
        except Exception as error:  # noqa: BLE001  # for whoever asked
            self._end(error)
            return
        self._storing = _Storing(batch, proposal, listing, attempts)
        asyncio.ensure_future(storing).add_done_callback(self._stored)

    def _stored(self, stored: "asyncio.Future[None]") -> None:
        """It is stored, or was not: then others may have been quicker."""
        asked, storing, self._storing = self._under_way, self._storing, None
        assert asked is not None
        assert storing is not None
        error = asyncio.CancelledError() if stored.cancelled() else stored.exception()
        if error is None:
            self._make_true(storing.batch, storing.proposal, storing.listing)
        elif isinstance(error, SeqTaken | RequestDone) and storing.attempts > 1:
            self._behind = True
            self._begin(asked, storing.attempts - 1)
        else:
            self._behind = True
            self._end(_unavailable(error))

    def _proposed(self, asked: _Asked, at: float) -> Proposal:
        """What is to be stored; `NOTHING`, if it was done already or changes nothing."""
        command, request, person = asked.command, asked.request, asked.command.asked_by
        if person is not None:
            if request is not None and self.has_done(person, request):
                return NOTHING
            if self._table.room.access.is_banned(person):
                raise TurnedAway("banned-from-table")
        proposal = command.proposed(self._table, at)
        self._check(command)
        if proposal.is_empty:
            if person is not None and request is not None:
                self.note_done(person, request)
            return NOTHING
        if is_timed(self._table.room, proposal.room, proposal.match is not None):
            proposal = proposal.stamped(command.stamp(self._age()))
        return proposal

    def _make_true(self, batch: Batch, proposal: Proposal, listing: Listing) -> None:
        """What is stored is so from now on."""
        person, request = batch.person, batch.request
        try:
            self._listed = listing
            before = self._table.room
            self._table.accept(batch, proposal)
            self._happened(before, proposal, None if person is None or request is None else (person, request))
        except Exception as error:  # noqa: BLE001  # for whoever asked
            self._end(error)
        else:
            self._end()

    def _end(self, error: BaseException | None = None) -> None:
        """One is done or was refused; the next has its turn after all others at other tables."""
        asked, self._under_way = self._under_way, None
        assert asked is not None
        if self._waiting:
            self._under_way = self._waiting.pop(0)
            asyncio.get_running_loop().call_soon(self._begin, self._under_way)
        elif self._free is not None:
            self._free.set_result(None)
            self._free = None
        try:
            asked.done(asked.request, error)
        except Exception:
            logger.exception("whoever asked could not be told")

    # What others have stored

    async def _begin_anew(self, asked: _Asked, attempts: int) -> None:
        try:
            await self._catch_up()
        except Exception as error:  # noqa: BLE001  # for whoever asked
            self._end(error)
        else:
            self._begin(asked, attempts)

    async def _catch_up(self) -> None:
        """Read what others have stored, or what was stored although we heard otherwise; it is told like our own."""
        batches = await self._store.batches(self._table.id, self._table.seq)
        self._behind = False
        self._listed = None
        before = self._table.room
        for batch in batches:
            self._table.fold(batch)
        if batches:
            self._happened(before, NOTHING, None)


def _tell(waiting: "asyncio.Future[None]", _request: str | None, error: BaseException | None) -> None:
    """Whoever waits hears of it, if they still do."""
    if waiting.done():
        if error is not None and not isinstance(error, YakaiError):
            logger.error("something that nobody waited for failed", exc_info=error)
    elif error is None:
        waiting.set_result(None)
    else:
        waiting.set_exception(error)


def _unavailable(error: BaseException) -> BaseException:
    """What whoever asked gets to hear, if something could not be stored, or never before others had."""
    taken = isinstance(error, SeqTaken | RequestDone)
    return StoreUnavailable("store-is-unavailable") if taken else error
