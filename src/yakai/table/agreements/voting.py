"""Votes to end and to pause a game: a command runs when all who are asked agree. Votes are kept in memory only."""

import logging
from collections.abc import Callable

from yakai.core.errors import GameOver, OutOfTurn, YakaiError
from yakai.core.game import Seat
from yakai.table.commands import seating
from yakai.table.commands.base import Command
from yakai.table.commands.moves import match_of
from yakai.table.commands.pause import EndByAgreement, Pause
from yakai.table.ports import Change, Submit
from yakai.table.presence import Presence
from yakai.table.state.news import VoteDeclined
from yakai.table.state.room import PersonOccupant
from yakai.table.state.table import Table
from yakai.table.tasks import Tasks

logger = logging.getLogger(__name__)


class TableVote:
    """One vote about the running game: who has agreed so far, and who is asked."""

    def __init__(
        self, table: Table, presence: Presence, submit: Submit, notify: Callable[[Change], None], tasks: Tasks
    ) -> None:
        self._table = table
        self._presence = presence
        self._submit = submit
        self._notify = notify
        self._tasks = tasks
        self._game = 0
        # The person who called the vote comes first; with the seat they used, where several share a screen.
        self._agreed: dict[str, Seat | None] = {}
        self._asked_of: frozenset[str] = frozenset()  # when the latest vote was cast

    @property
    def asked(self) -> frozenset[str]:
        """The people who have to agree: all present players, and absent ones without a bot."""
        room = self._table.room
        waited = {
            occupant.person
            for occupant in room.occupants
            if isinstance(occupant, PersonOccupant) and occupant.bot is None
        }
        return room.still_playing & (self._presence.people | waited)

    def _outcome(self, game: int, asker: str, seat: Seat | None) -> Command:
        """The command that is submitted once all agree with the person who asked, from that seat."""
        raise NotImplementedError

    @property
    def _wanted(self) -> bool:
        """Whether the vote still concerns the running game."""
        room = self._table.room
        return bool(self._agreed) and room.phase == "playing" and room.games == self._game

    @property
    def agreed(self) -> frozenset[str]:
        """The people who have agreed, of those who are asked; empty if there is no vote."""
        return frozenset(self._agreed) & self.asked if self._wanted else frozenset()

    @property
    def decided(self) -> Command | None:
        """The command to submit now, if all who are asked have agreed."""
        agreed = self.agreed
        if not agreed or agreed != self.asked:
            return None
        asker = next(person for person in self._agreed if person in agreed)
        return self._outcome(self._game, asker, self._agreed[asker])

    async def cast(self, person: str, game: int, agree: bool, seat: Seat | None = None) -> None:
        """Count one person's vote. When all agree, the command runs; one refusal ends the vote."""
        before = self.agreed
        self._count(person, game, agree, seat)
        if (decided := self.decided) is not None:
            await self._carry_out(decided)
        elif self.agreed != before:
            self._notify(Change(room=True, news=() if agree else (VoteDeclined(person, seat),)))

    def _count(self, person: str, game: int, agree: bool, seat: Seat | None) -> None:
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
        """Run the command if all agree now, because a person who was asked has left."""
        if self._agreed and (decided := self.decided) is not None:
            self._tasks.start(self._carry_out_and_log(decided))

    async def _carry_out(self, command: Command) -> None:
        """Submit the command. The vote is over even if it cannot be stored."""
        self._agreed = {}
        try:
            await self._submit(command)
        finally:
            self._notify(Change(room=True))

    async def _carry_out_and_log(self, command: Command) -> None:
        try:
            await self._carry_out(command)
        except YakaiError as error:
            logger.warning("the result of a vote could not be stored: %s", error)


class EndVote(TableVote):
    """The vote to end the game at one table."""

    def wake(self) -> None:
        """Look at the vote again. A player who left without answering has not agreed, so the vote is dropped."""
        if self.decided is not None and (self._asked_of - self.asked) & self._table.room.still_playing:
            self._agreed = {}
            self._notify(Change(room=True))
        else:
            super().wake()

    def _outcome(self, game: int, asker: str, seat: Seat | None) -> EndByAgreement:
        return EndByAgreement(game)


class PauseVote(TableVote):
    """The vote to pause the game at one table."""

    @property
    def asked(self) -> frozenset[str]:
        """The people who have to agree: all present players; where clocks run, absent ones too,
        because a pause would stop their opponents' clocks.
        """
        room = self._table.room
        return room.still_playing & self._presence.people if room.clock is None else super().asked

    @property
    def _wanted(self) -> bool:
        return super()._wanted and self._table.game is not None and not self._table.game.paused

    def _outcome(self, game: int, asker: str, seat: Seat | None) -> Pause:
        return Pause(asker, game, paused=True, seat=seat)

    async def request(
        self, person: str, game: int, paused: bool, request: str | None = None, seat: Seat | None = None
    ) -> None:
        """Vote for a pause or, with `paused` false, against one; without a vote that resumes the game at once."""
        if paused or self.agreed:
            await self.cast(person, game, agree=paused, seat=seat)
        else:
            await self._submit(Pause(person, game, paused=False, seat=seat), request)
