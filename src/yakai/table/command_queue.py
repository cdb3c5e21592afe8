"""The commands of one table, run one after the other: proposed, stored, applied. Nothing else changes a table.

A command runs at once if its table is idle and is queued otherwise. It runs in callbacks: a task for each would take
2.6 µs more, of about 100 µs for a move. Only reading the log again after a failed append takes a task.
"""

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from yakai.core.errors import YakaiError
from yakai.store.errors import RequestDone, SeqTaken, StoreUnavailable
from yakai.table.commands.base import Command
from yakai.table.errors import TurnedAway
from yakai.table.services import TableServices
from yakai.table.state.entries import Batch
from yakai.table.state.listing import Listing
from yakai.table.state.make_listing import listing_of
from yakai.table.state.records import extras_of
from yakai.table.state.room import Room
from yakai.table.state.table import Proposal, Table
from yakai.table.state.table_time import is_timed
from yakai.table.tasks import Tasks

logger = logging.getLogger(__name__)

REMEMBERED: Final = 1000
"""How many requests that stored nothing are remembered. A late copy of one arrives within seconds, or never."""

NOTHING: Final = Proposal()

Done: TypeAlias = Callable[[str | None, BaseException | None], None]
"""Called with the id of the finished request, and the error if it failed."""

Happened: TypeAlias = Callable[[Room, Proposal, tuple[str, str] | None], None]
"""Called after a change: with the room before it, the change, and the person and id of the request, if any."""


class _Queued:
    """A command, the id of its request, and the callback for its end."""

    def __init__(self, command: Command, request: str | None, done: Done) -> None:
        self.command = command
        self.request = request
        self.done = done


class _Storing:
    """The part of the running command that is being stored."""

    def __init__(self, batch: Batch, proposal: Proposal, listing: Listing) -> None:
        self.batch = batch
        self.proposal = proposal
        self.listing = listing


class CommandQueue:
    """The commands of one table. `check` raises if one may not run now; `happened` is called after each change."""

    def __init__(
        self,
        table: Table,
        services: TableServices,
        tasks: Tasks,
        check: Callable[[Command], None],
        happened: Happened,
    ) -> None:
        self._table = table
        self._store = services.store
        self._now = services.now
        self._uptime = services.uptime
        self._new_token = services.new_token
        self._tasks = tasks
        self._check = check
        self._happened = happened
        self._running: _Queued | None = None
        self._storing: _Storing | None = None
        self._waiting: deque[_Queued] = deque()
        self._idle: asyncio.Future[None] | None = None
        self._uncertain = False  # whether an append failed that may be stored all the same
        self._listed: Listing | None = None  # the stored listing, if it is known
        self._done: OrderedDict[tuple[str, str], None] = OrderedDict()

    def __bool__(self) -> bool:
        """Whether a command is running."""
        return self._running is not None

    async def all_done(self) -> None:
        """Wait until no command is running."""
        while self._running is not None:
            if self._idle is None:
                self._idle = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._idle)

    def ask(self, command: Command, request: str | None, done: Done) -> None:
        """Run a command, now or after those that came before, and call `done` at its end."""
        queued = _Queued(command, request, done)
        if self._running is None:
            self._run(queued)
        else:
            self._waiting.append(queued)

    def submit(self, command: Command, request: str | None = None) -> "asyncio.Future[None]":
        """Run a command and return a future for its end. Cancelling the future does not stop the command."""
        end: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ask(command, request, partial(_resolve, end))
        return end

    def has_done(self, person: str, request: str) -> bool:
        """Whether a request was done, even if it changed nothing. A repeated request does nothing."""
        key = person, request
        return key in self._table.requests or key in self._done

    def note_done(self, person: str, request: str) -> None:
        """Remember a request as done that stores nothing at this table."""
        self._done[person, request] = None
        if len(self._done) > REMEMBERED:
            self._done.popitem(last=False)

    # One command: proposed, stored, applied

    def _run(self, queued: _Queued) -> None:
        self._running = queued
        if self._uncertain:
            self._tasks.start(self._catch_up_and_run(queued))
            return
        try:
            at = self._now()
            proposal = self._proposed(queued, at)
            if proposal is NOTHING:
                self._end()
                return
            batch = self._table.batch(proposal, at, queued.command.asked_by, queued.request)
            listing = listing_of(self._table, proposal, self._listed)
            if not proposal.only_moves or proposal.keys is not None:
                batch.extras = extras_of(self._table, proposal, self._new_token, at)
            storing = self._store.append(batch, None if listing == self._listed else listing)
        except Exception as error:  # noqa: BLE001  # handed to `done`
            self._end(error)
            return
        self._storing = _Storing(batch, proposal, listing)
        asyncio.ensure_future(storing).add_done_callback(self._stored)

    def _proposed(self, queued: _Queued, at: float) -> Proposal:
        """The changes of the command; `NOTHING` if there are none or its request was done before."""
        command, request, person = queued.command, queued.request, queued.command.asked_by
        if person is not None:
            if request is not None and self.has_done(person, request):
                return NOTHING
            if (barred := self._table.room.access.why_barred(person)) is not None:
                raise TurnedAway(barred)
        proposal = command.proposed(self._table, at)
        self._check(command)
        if proposal.is_empty:
            if person is not None and request is not None:
                self.note_done(person, request)
            return NOTHING
        if is_timed(self._table.room, proposal.room, proposal.match is not None):
            proposal = proposal.stamped(command.stamp(self._uptime()))
        return proposal

    def _stored(self, stored: "asyncio.Future[None]") -> None:
        """Apply what was stored. If that failed, the next command reads first whether it is stored all the same."""
        storing, self._storing = self._storing, None
        assert storing is not None
        error = asyncio.CancelledError() if stored.cancelled() else stored.exception()
        if error is None:
            self._apply(storing.batch, storing.proposal, storing.listing)
        else:
            self._uncertain = True
            taken = isinstance(error, SeqTaken | RequestDone)
            self._end(StoreUnavailable("store-is-unavailable") if taken else error)

    def _apply(self, batch: Batch, proposal: Proposal, listing: Listing) -> None:
        person, request = batch.person, batch.request
        try:
            self._listed = listing
            before = self._table.room
            self._table.accept(batch, proposal)
            self._happened(before, proposal, None if person is None or request is None else (person, request))
        except Exception as error:  # noqa: BLE001  # handed to `done`
            self._end(error)
        else:
            self._end()

    def _end(self, error: BaseException | None = None) -> None:
        """End the running command. The next one runs in the event loop's next turn, so that other tables get theirs."""
        queued, self._running = self._running, None
        assert queued is not None
        if self._waiting:
            self._running = self._waiting.popleft()
            asyncio.get_running_loop().call_soon(self._run, self._running)
        elif self._idle is not None:
            self._idle.set_result(None)
            self._idle = None
        try:
            queued.done(queued.request, error)
        except Exception:
            logger.exception("the callback at the end of a command failed")

    # After a failed append

    async def _catch_up_and_run(self, queued: _Queued) -> None:
        try:
            await self._catch_up()
        except Exception as error:  # noqa: BLE001  # handed to `done`
            self._end(error)
        else:
            self._run(queued)

    async def _catch_up(self) -> None:
        """Read what is stored and not known here, because the append that stored it raised an error."""
        batches = await self._store.batches(self._table.id, self._table.seq)
        self._uncertain = False
        self._listed = None
        before = self._table.room
        for batch in batches:
            self._table.fold(batch)
        if batches:
            self._happened(before, NOTHING, None)


def _resolve(end: "asyncio.Future[None]", _request: str | None, error: BaseException | None) -> None:
    """Resolve the future of a command. If it was cancelled, an unexpected error is logged."""
    if end.done():
        if error is not None and not isinstance(error, YakaiError):
            logger.error("a command failed after its caller was cancelled", exc_info=error)
    elif error is None:
        end.set_result(None)
    else:
        end.set_exception(error)
