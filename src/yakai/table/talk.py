"""The talk at one table: kept beside its log, stored before it is sent, and closed while its game is silent."""

import asyncio
from collections.abc import Iterable

from msgspec.structs import replace

from yakai.core.game import Seat
from yakai.store.errors import RequestDone, SeqTaken, StoreUnavailable
from yakai.table.commands.seating import called_at, check_host
from yakai.table.errors import TalkClosed, TurnedAway
from yakai.table.naming.names import distinct_name
from yakai.table.presence import Presence
from yakai.table.services import TableServices
from yakai.table.state.remarks import (
    KEPT,
    Reacted,
    Reaction,
    Remark,
    RemarkRemoved,
    Speaker,
    TalkEvent,
    checked_text,
)
from yakai.table.state.room import PersonOccupant
from yakai.table.state.silence import check_not_silent
from yakai.table.state.table import Table
from yakai.table.tasks import Tasks


class Talk:
    """The remarks and reactions at one table. Talk does not wait for moves, nor do moves wait for talk."""

    def __init__(
        self,
        table: Table,
        presence: Presence,
        services: TableServices,
        tasks: Tasks,
        remarks: Iterable[Remark],
    ) -> None:
        self._table = table
        self._presence = presence
        self._store = services.store
        self._now = services.now
        self._tasks = tasks
        self._remarks = {remark.n: remark for remark in remarks}
        self._lock = asyncio.Lock()
        self._uncertain = False  # whether a remark could not be stored that may be stored all the same

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """The latest remarks, without removed ones."""
        return tuple(remark for remark in self._remarks.values() if remark.text is not None)

    @property
    def begun(self) -> bool:
        """Whether there was any remark, even if it was removed."""
        return bool(self._remarks)

    async def say(self, by: Speaker, text: str, request: str) -> None:
        """Store a remark and send it to all. An error means that it was not made."""
        await self._tasks.carry(self._say(by, checked_text(text), request))

    async def unsay(self, person: str, n: int) -> None:
        """The host removes a remark; removing it again does nothing."""
        await self._tasks.carry(self._unsay(person, n))

    def react(self, by: Speaker, reaction: Reaction) -> None:
        """Send a person's reaction, such as clapping, to all."""
        self._check_may_talk(by)
        self._send(Reacted(by.person, self._name(by), self._seat(by), reaction))

    async def _say(self, by: Speaker, text: str, request: str) -> None:
        async with self._lock:
            await self._catch_up()
            if any((one.person, one.request) == (by.person, request) for one in self._remarks.values()):
                return
            self._check_may_talk(by)
            n = max(self._remarks, default=0) + 1
            remark = Remark(n, self._now(), by.person, request, self._name(by), self._seat(by), text)
            self._uncertain = True
            try:
                await self._store.say(self._table.id, remark)
            except (SeqTaken, RequestDone):
                raise StoreUnavailable("store-is-unavailable") from None
            self._uncertain = False
            self._publish(remark)

    async def _unsay(self, person: str, n: int) -> None:
        async with self._lock:
            await self._catch_up()
            check_host(self._table.room, person)
            check_not_silent(self._table)
            remark = self._remarks.get(n)
            if remark is not None and remark.text is not None:
                await self._store.unsay(self._table.id, n)
                self._publish(replace(remark, text=None))

    async def _catch_up(self) -> None:
        """After an error, read which remarks are stored; those that were not known are sent like the rest."""
        if not self._uncertain:
            return
        for remark in await self._store.remarks(self._table.id):
            if self._remarks.get(remark.n) != remark:
                self._publish(remark)
        self._uncertain = False

    def _publish(self, remark: Remark) -> None:
        """Keep and send a remark that was stored or removed."""
        self._remarks[remark.n] = remark
        for old in sorted(self._remarks)[:-KEPT]:
            del self._remarks[old]
        self._send(RemarkRemoved(remark.n) if remark.text is None else remark)

    def _send(self, spoken: TalkEvent) -> None:
        self._presence.each(lambda listener: listener.on_talk(spoken))

    def _check_may_talk(self, by: Speaker) -> None:
        check_not_silent(self._table)
        if (barred := self._table.room.access.why_barred(by.person)) is not None:
            raise TurnedAway(barred)
        who = self._table.room.talk
        if who == "nobody":
            raise TalkClosed("talk-is-closed")
        if who == "players" and self._seat(by) is None:
            raise TalkClosed("talk-is-for-players")

    def _seat(self, by: Speaker) -> Seat | None:
        room = self._table.room
        seats = room.seats_of(by.person) if by.invited else ()
        if by.seat in seats:
            return by.seat
        return next((seat for seat in seats if not room.is_beside(seat)), seats[0] if seats else None)

    def _name(self, by: Speaker) -> str:
        """The person's name at this table; without a seat, made different from the names of all seated."""
        room, seat = self._table.room, self._seat(by)
        if seat is not None:
            occupant = room.occupants[seat]
            assert isinstance(occupant, PersonOccupant)
            return occupant.name
        return distinct_name(by.name, called_at(room))
