"""A vote to end a game without a result: it counts when all agree who play and are there, or are still waited for."""

import logging

from yakai.core.agreeing import ended_by_agreement
from yakai.core.errors import GameOver, OutOfTurn, YakaiError
from yakai.core.log import Finished
from yakai.core.match import Step
from yakai.table import seating
from yakai.table.commands import Command, match_of
from yakai.table.drivers.presence import Presence
from yakai.table.protocols import Submit
from yakai.table.room import Sitter
from yakai.table.table import Proposal, Table
from yakai.table.work import Work

logger = logging.getLogger(__name__)


class EndByAgreement(Command, frozen=True):
    """All want to stop."""

    game: int

    def proposed(self, table: Table, at: float) -> Proposal:
        """The game is over, and nobody has won."""
        match = table.game
        if match is None or table.room.games != self.game or match.result is not None:
            return Proposal()
        finished = Finished(ended_by_agreement(match.seats), at)
        return Proposal(steps=(Step(match.state, finished, match.state),))


class Ending:
    """Who wants to end the game at one table. Nothing of it is stored before all do."""

    def __init__(self, table: Table, presence: Presence, submit: Submit, work: Work) -> None:
        self._table = table
        self._presence = presence
        self._submit = submit
        self._work = work
        self._game = 0
        self._agreed: frozenset[str] = frozenset()

    @property
    def agreed(self) -> frozenset[str]:
        """Who wants to end the game that runs; nobody, if nobody has asked for it."""
        room = self._table.opened
        if not self._agreed or room is None or room.phase != "playing" or room.games != self._game:
            return frozenset()
        return self._agreed & self.asked

    @property
    def asked(self) -> frozenset[str]:
        """Who has to agree: all who play and are there, and whoever is away and no bot stands in for."""
        room = self._table.room
        waited = {place.person for place in room.places if isinstance(place, Sitter) and place.bot is None}
        return room.still_playing & (self._presence.people | waited)

    def vote(self, person: str, game: int, agree: bool) -> None:
        """Somebody wants to end it, or rather to play on: then nobody has asked."""
        match = match_of(self._table, game)
        if match.result is not None:
            raise GameOver("game-is-over")
        held = seating.seats_held(self._table.room, person)
        if person not in self._table.room.still_playing:
            raise OutOfTurn("already-conceded", seat=held[0])
        self._agreed = (self.agreed | {person}) if agree else frozenset()
        self._game = game

    @property
    def decided(self) -> EndByAgreement | None:
        """The end, if all agree who are asked now."""
        agreed = self.agreed
        return EndByAgreement(self._game) if agreed and agreed == self.asked else None

    def wake(self) -> None:
        """End it, if somebody who was asked has gone, and all others agree."""
        if (decided := self.decided) is not None:
            self._work.start(self._end(decided))

    async def _end(self, command: EndByAgreement) -> None:
        """What cannot be stored is asked for anew."""
        try:
            await self._submit(command)
        except YakaiError as error:
            logger.warning("could not end a game: %s", error)
            self._agreed = frozenset()
