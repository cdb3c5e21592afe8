"""Requests of late friends to play on for a bot, until they are answered. They are not stored."""

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

from yakai.core.errors import YakaiError
from yakai.core.game import Seat
from yakai.table.commands.take_over import TakeOver, check_may_take_over, free_for
from yakai.table.errors import HostOnly, NothingAsked
from yakai.table.ports import Change, Submit
from yakai.table.presence import Presence
from yakai.table.settings import TableSettings
from yakai.table.state.news import SeatRequestDeclined
from yakai.table.state.remarks import Speaker
from yakai.table.state.table import Table
from yakai.table.tasks import Tasks

logger = logging.getLogger(__name__)


class SeatRequest(NamedTuple):
    """A person's request for the seat of a bot, in the table's game of this number."""

    person: str
    name: str
    seat: Seat
    game: int


class SeatRequests:
    """The requests at one table, one for each person. A request is void while its person is not connected.

    The host answers or, while the host is away, any connected seated person. While all of them are away, requests are
    granted without an answer, except to a person who was declined in this game.
    """

    def __init__(
        self,
        table: Table,
        presence: Presence,
        submit: Submit,
        notify: Callable[[Change], None],
        tasks: Tasks,
        settings: TableSettings,
    ) -> None:
        self._table = table
        self._presence = presence
        self._submit = submit
        self._notify = notify
        self._tasks = tasks
        self._delay = settings.unattended
        self._requests: dict[str, SeatRequest] = {}
        self._declined: set[tuple[int, str]] = set()
        self._granting: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def open(self) -> tuple[SeatRequest, ...]:
        """The requests that have not been answered and could still be granted."""
        if not self._requests:
            return ()
        return tuple(filter(self._is_open, self._requests.values()))

    def _is_open(self, request: SeatRequest) -> bool:
        return (
            request.game == self._table.room.games
            and self._presence.is_here(request.person)
            and request.seat in free_for(self._table, request.person)
        )

    def may_answer(self, person: str) -> bool:
        """Whether a person may answer requests now."""
        host = self._table.room.host
        return person == host if self._presence.is_here(host) else person in self._presence.people

    def check_may_answer(self, person: str) -> None:
        """Raise unless a person may answer requests now."""
        if not self.may_answer(person):
            raise HostOnly("host-only")

    async def ask(self, by: Speaker, seat: Seat | None, game: int) -> None:
        """Ask for a bot's seat; `None` withdraws the request. The host gets the seat at once, and so does a person whom
        none can answer.
        """
        before = self.open
        self._requests.pop(by.person, None)
        if seat is not None:
            check_may_take_over(self._table, by.person, seat, game)
            request = SeatRequest(by.person, by.name, seat, game)
            if by.person == self._table.room.host or self._needs_no_answer(request):
                await self._grant(request, by.person)
                return
            still_here = {one: asked for one, asked in self._requests.items() if self._presence.is_here(one)}
            self._requests = still_here | {by.person: request}
        if self.open != before:
            self._notify(Change(room=True))

    async def answer(self, by: str, person: str, accept: bool) -> None:
        """Grant or decline a person's request."""
        self.check_may_answer(by)
        request = self._requests.get(person)
        if request is None or not self._is_open(request):
            raise NothingAsked("seat-request-is-over")
        del self._requests[person]
        if accept:
            await self._grant(request, by)
        else:
            self._declined = {one for one in self._declined if one[0] == request.game}
            self._declined.add((request.game, person))
            self._notify(Change(room=True, news=(SeatRequestDeclined(person),)))

    async def _grant(self, request: SeatRequest, by: str) -> None:
        await self._submit(TakeOver(by, request.person, request.name, request.seat, request.game))

    # Without an answer

    def _needs_no_answer(self, request: SeatRequest) -> bool:
        unattended = not (self._presence.people or self._presence.is_here(self._table.room.host))
        return unattended and (request.game, request.person) not in self._declined

    @property
    def _next(self) -> SeatRequest | None:
        """The request that would be granted without an answer now."""
        return next(filter(self._needs_no_answer, self.open), None)

    def wake(self) -> None:
        """Start the timer if all who could answer a request have left; they may only have lost their connection."""
        waits = not self._closed and self._next is not None
        if waits and self._granting is None:
            self._granting = asyncio.get_running_loop().call_later(self._delay, self._time_is_up)
        elif not waits and self._granting is not None:
            self._granting.cancel()
            self._granting = None

    def _time_is_up(self) -> None:
        self._granting = None
        if (request := self._next) is not None:
            self._tasks.start(self._grant_unanswered(request))

    async def _grant_unanswered(self, request: SeatRequest) -> None:
        try:
            await self._grant(request, request.person)
        except YakaiError as error:
            logger.warning("could not let a late friend take a seat: %s", error)
        self.wake()

    def close(self) -> None:
        """Stop the timer."""
        self._closed = True
        self.wake()
