"""Why things were done: after the end, what was thought at some moments of the game, as its players saw it then.

The log is replayed for it, away from the tables, and each thought is had again from its seat's view and memory.
"""

import asyncio
from typing import Any, NamedTuple

import msgspec

from yakai.bots.work import Moment
from yakai.core import catalogue
from yakai.core.game import Afterthoughts, Because
from yakai.core.log import BOT, Acted
from yakai.core.match import Match
from yakai.table.commands.moves import match_of
from yakai.table.errors import GameRuns, NoHint
from yakai.table.ports import Thinker
from yakai.table.state.table import Table
from yakai.table.tasks import Once

_encode = msgspec.json.Encoder().encode


class Thought(NamedTuple):
    """What everybody was told of a moment, and what was thought there."""

    events: tuple[Any, ...]
    thought: Because


class LookingBack:
    """What can be told of one table's latest game: worked out once, when somebody asks."""

    def __init__(self, table: Table, thinker: Thinker) -> None:
        self._table = table
        self._thinker = thinker
        self._thoughts: Once[int, list[Thought]] = Once()

    async def give(self, game: int) -> list[Thought]:
        """The thoughts of a game that is over, in their order."""
        match = match_of(self._table, game)
        afterthoughts = catalogue.game(match.rules.id).afterthoughts
        if afterthoughts is None:
            raise NoHint("no-afterthoughts-in-this-game", game=match.rules.id)
        if match.result is None:
            raise GameRuns("game-is-not-over-to-look-back")
        return await self._thoughts.get(game, lambda: self._had_again(match, afterthoughts))

    async def _had_again(self, match: Match, afterthoughts: Afterthoughts) -> list[Thought]:
        told, moments = await asyncio.to_thread(_replayed, match, afterthoughts)
        thoughts = await self._thinker.look_back(match.rules, moments)
        return [Thought(events, thought) for events, thought in zip(told, thoughts, strict=True)]

    def close(self) -> None:
        """Nobody asks any more."""
        self._thoughts.close()


def _replayed(match: Match, afterthoughts: Afterthoughts) -> tuple[list[tuple[Any, ...]], list[Moment]]:
    """What everybody was told at these moments, and what whoever acted knew just before."""
    past = match.at(0)
    told: list[tuple[Any, ...]] = []
    moments: list[Moment] = []
    for entry in match.log:
        acted = isinstance(entry, Acted) and afterthoughts.about(entry.action)
        if isinstance(entry, Acted) and acted:
            by = entry.by or ""
            bot = by.removeprefix(BOT) if by.startswith(BOT) else None
            moments.append((bot, _encode(past.view(entry.seat)), _encode(past.recall(entry.seat))))
        step = past.replay(entry)
        if acted:
            told.append(past.rules.tell(step.before, step.entry, step.after, None))
    return told, moments
