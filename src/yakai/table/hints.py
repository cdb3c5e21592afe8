"""Hints: what the game's strongest bot would do, for a player against bots alone.

A bot worker computes the hint from what the seat sees and remembers. It is not stored, and only this player gets it.
Until the game goes on, the player gets the same one again.
"""

from typing import Any, NamedTuple

from yakai import bots
from yakai.core import catalogue
from yakai.core.errors import GameOver, GamePaused, OutOfTurn, YakaiError
from yakai.core.game import Because, Seat
from yakai.core.match import Match
from yakai.table.commands.moves import own_match
from yakai.table.errors import NoHint
from yakai.table.ports import Thinker
from yakai.table.state.streams import SeatSnapshot
from yakai.table.state.table import Table
from yakai.table.tasks import Once
from yakai.table.thinking import ask


class FoundHint(NamedTuple):
    """The view that the hint is for, the action, and the reasons for it."""

    view: Any
    action: Any
    because: Because


class Hints:
    """The hints of one table, each computed once, however often it is asked for."""

    def __init__(self, table: Table, thinker: Thinker) -> None:
        self._table = table
        self._thinker = thinker
        self._thoughts: Once[SeatSnapshot, FoundHint] = Once()

    def allowed(self, person: str, seat: Seat, game: int) -> bool:
        """Whether a person may ask for a hint on a seat now, in the table's game of this number."""
        try:
            self._checked_match(person, seat, game)
        except YakaiError:
            return False
        return True

    async def give(self, person: str, seat: Seat, game: int) -> FoundHint:
        """The hint for this turn. Raises if there is none or the game has gone on meanwhile."""
        match = self._checked_match(person, seat, game)
        snapshot = self._table.snapshot(seat)
        hint = await self._thoughts.get(snapshot, lambda: self._thought(match, seat))
        if self._table.game is not match or self._table.snapshot(seat) != snapshot:
            raise NoHint("hint-is-late")
        return hint

    def _checked_match(self, person: str, seat: Seat, game: int) -> Match:
        """The match. Raises unless it is the player's turn and their only opponents are bots."""
        match = own_match(self._table, person, seat, game)
        if catalogue.game(match.rules.id).hinting is None:
            raise NoHint("no-hints-in-this-game", game=match.rules.id)
        if not self._table.room.plays_alone:
            raise NoHint("no-hints-among-people")
        if match.result is not None:
            raise GameOver("game-is-over")
        if match.paused:
            raise GamePaused("game-is-paused")
        if not match.legal(seat):
            raise OutOfTurn("not-your-turn", seat=seat)
        return match

    async def _thought(self, match: Match, seat: Seat) -> FoundHint:
        view = match.view(seat)
        action, because = await ask(self._thinker.advise, match, seat, bots.strongest(match.rules.id))
        if action is None:
            raise NoHint("hint-is-to-wait")
        return FoundHint(view, action, because)

    def close(self) -> None:
        """Cancel the work."""
        self._thoughts.close()
