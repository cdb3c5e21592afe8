"""What happens at a table only when all agree who are asked. Who wants it so far is kept in memory alone."""

import logging
from collections.abc import Callable
from typing import Final

from yakai.core.errors import GameOver, OutOfTurn, YakaiError
from yakai.core.game import Seat
from yakai.table.commands import seating
from yakai.table.commands.base import Command
from yakai.table.commands.moves import match_of
from yakai.table.drivers.presence import Presence
from yakai.table.ports import Change, Submit
from yakai.table.state.news import VoteDeclined
from yakai.table.state.room import PersonOccupant
from yakai.table.state.table import Table
from yakai.table.tasks import Tasks

logger = logging.getLogger(__name__)

NOBODY: Final[frozenset[str]] = frozenset()
"""One for all tables: an empty set takes two hundred bytes."""


class Voting:
    """Who wants one thing of the game that runs."""

    def __init__(
        self,
        table: Table,
        presence: Presence,
        submit: Submit,
        tell: Callable[[Change], None],
        work: Tasks,
    ) -> None:
        self._table = table
        self._presence = presence
        self._submit = submit
        self._tell = tell
        self._work = work
        self._game = 0
        # Whoever asked comes first; with the seat from which they did, where several play on their screen.
        self._agreed: dict[str, Seat | None] = {}
        self._asked_of = NOBODY  # when somebody agreed last

    @property
    def asked(self) -> frozenset[str]:
        """Who has to agree: all who play and are there, and whoever is away and no bot stands in for."""
        room = self._table.room
        waited = {
            occupant.person
            for occupant in room.occupants
            if isinstance(occupant, PersonOccupant) and occupant.bot is None
        }
        return room.still_playing & (self._presence.people | waited)

    def _outcome(self, game: int, asker: str, seat: Seat | None) -> Command:
        """What happens when all agree with whoever asked, from that seat."""
        raise NotImplementedError

    @property
    def _wanted(self) -> bool:
        """Whether it can still happen."""
        room = self._table.opened
        return (
            bool(self._agreed) and room is not None and room.phase == "playing" and room.games == self._game
        )

    @property
    def agreed(self) -> frozenset[str]:
        """Who wants it, of those who are asked; nobody, if nobody has asked for it."""
        return frozenset(self._agreed) & self.asked if self._wanted else NOBODY

    @property
    def decided(self) -> Command | None:
        """What happens now, if all agree who are asked."""
        agreed = self.agreed
        if not agreed or agreed != self.asked:
            return None
        asker = next(one for one in self._agreed if one in agreed)
        return self._outcome(self._game, asker, self._agreed[asker])

    async def cast(self, person: str, game: int, agree: bool, seat: Seat | None = None) -> None:
        """Somebody wants it, or rather not: then nobody has asked. When all agree, it happens."""
        before = self.agreed
        self._vote(person, game, agree, seat)
        if (decided := self.decided) is not None:
            await self._happen(decided)
        elif self.agreed != before:
            self._tell(Change(room=True, news=() if agree else (VoteDeclined(person, seat),)))

    def _vote(self, person: str, game: int, agree: bool, seat: Seat | None) -> None:
        match = match_of(self._table, game)
        if match.result is not None:
            raise GameOver("game-is-over")
        held = seating.seats_held(self._table.room, person)
        if person not in self._table.room.still_playing:
            raise OutOfTurn("already-conceded", seat=held[0])
        agreed = self.agreed
        so_far = {one: asker_seat for one, asker_seat in self._agreed.items() if one in agreed}
        self._agreed = so_far | {person: seat} if agree else {}
        self._asked_of = self.asked
        self._game = game

    def wake(self) -> None:
        """Let it happen, if somebody who was asked has gone, and all others agree."""
        if self._agreed and (decided := self.decided) is not None:
            self._work.start(self._happen_by_itself(decided))

    async def _happen(self, command: Command) -> None:
        """Nobody has to agree once more; what cannot be stored is asked for anew."""
        self._agreed = {}
        try:
            await self._submit(command)
        finally:
            self._tell(Change(room=True))  # the vote is over

    async def _happen_by_itself(self, command: Command) -> None:
        try:
            await self._happen(command)
        except YakaiError as error:
            logger.warning("what all agreed on did not happen: %s", error)
