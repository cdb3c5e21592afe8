"""Requests of friends who come late to play on for a bot, until the host has answered them. None of it is stored."""

from collections.abc import Callable
from typing import NamedTuple

from yakai.core.game import Seat
from yakai.table.commands.seating import check_host
from yakai.table.commands.take_over import TakeOver, check_may_take_over, free_for
from yakai.table.drivers.presence import Presence
from yakai.table.errors import NothingAsked
from yakai.table.ports import Change, Submit
from yakai.table.state.news import SeatRequestDeclined
from yakai.table.state.remarks import Speaker
from yakai.table.state.table import Table


class SeatRequest(NamedTuple):
    """A person, by the name they go by, asks for the seat of a bot in the table's how-many-th game."""

    person: str
    name: str
    seat: Seat
    game: int


class SeatRequests:
    """The requests at one table, one a person. A person who disconnects has not asked."""

    def __init__(
        self, table: Table, presence: Presence, submit: Submit, tell: Callable[[Change], None]
    ) -> None:
        self._table = table
        self._presence = presence
        self._submit = submit
        self._tell = tell
        self._requests: dict[str, SeatRequest] = {}

    @property
    def open(self) -> tuple[SeatRequest, ...]:
        """The requests that the host has not answered and could still grant."""
        if not self._requests:
            return ()
        return tuple(filter(self._is_open, self._requests.values()))

    def _is_open(self, request: SeatRequest) -> bool:
        return (
            request.game == self._table.room.games
            and self._presence.is_here(request.person)
            and request.seat in free_for(self._table, request.person)
        )

    async def ask(self, by: Speaker, seat: Seat | None, game: int) -> None:
        """Ask the host for a bot's seat, or with `None` for none any more. A host gets the seat at once."""
        before = self.open
        self._requests.pop(by.person, None)
        if seat is not None:
            check_may_take_over(self._table, by.person, seat, game)
            if by.person == self._table.room.host:
                await self._submit(TakeOver(by.person, by.person, by.name, seat, game))
                return
            still_here = {one: asked for one, asked in self._requests.items() if self._presence.is_here(one)}
            self._requests = still_here | {by.person: SeatRequest(by.person, by.name, seat, game)}
        if self.open != before:
            self._tell(Change(room=True))

    async def answer(self, host: str, person: str, accept: bool) -> None:
        """The host lets a person take the seat they asked for, or declines."""
        check_host(self._table.room, host)
        request = self._requests.get(person)
        if request is None or not self._is_open(request):
            raise NothingAsked("nobody-asks-any-more")
        del self._requests[person]
        if accept:
            await self._submit(TakeOver(host, person, request.name, request.seat, request.game))
        else:
            self._tell(Change(room=True, news=(SeatRequestDeclined(person),)))
