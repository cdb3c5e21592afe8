"""Explanations of a finished game: the reasons for its most important moves, from what the player saw then.

The log is replayed in a thread, and a bot finds the reasons from the view and memory of each seat.
"""

import asyncio
from typing import Any, NamedTuple

import msgspec

from yakai.bots import PastDecision
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


class Explanation(NamedTuple):
    """The public events of one move, and the reasons for that move."""

    events: tuple[Any, ...]
    reasons: Because


class Explanations:
    """The explanations of one table's latest game, computed once, when a client asks for them."""

    def __init__(self, table: Table, thinker: Thinker) -> None:
        self._table = table
        self._thinker = thinker
        self._found: Once[int, list[Explanation]] = Once()

    async def give(self, game: int) -> list[Explanation]:
        """The explanations of a finished game, in the order of its moves."""
        match = match_of(self._table, game)
        afterthoughts = catalogue.game(match.rules.id).afterthoughts
        if afterthoughts is None:
            raise NoHint("no-afterthoughts-in-this-game", game=match.rules.id)
        if match.result is None:
            raise GameRuns("game-is-not-over-to-look-back")
        return await self._found.get(game, lambda: self._find(match, afterthoughts))

    async def _find(self, match: Match, afterthoughts: Afterthoughts) -> list[Explanation]:
        told, decisions = await asyncio.to_thread(_replayed, match, afterthoughts)
        found = await self._thinker.look_back(match.rules, decisions)
        return [Explanation(events, reasons) for events, reasons in zip(told, found, strict=True)]

    def close(self) -> None:
        """Cancel the work."""
        self._found.close()


def _replayed(match: Match, afterthoughts: Afterthoughts) -> tuple[list[tuple[Any, ...]], list[PastDecision]]:
    """The public events of the moves that matter, and what the player who acted knew just before."""
    past = match.at(0)
    told: list[tuple[Any, ...]] = []
    decisions: list[PastDecision] = []
    for entry in match.log:
        acted = isinstance(entry, Acted) and afterthoughts.about(entry.action)
        if isinstance(entry, Acted) and acted:
            by = entry.by or ""
            bot = by.removeprefix(BOT) if by.startswith(BOT) else None
            decisions.append((bot, _encode(past.view(entry.seat)), _encode(past.recall(entry.seat))))
        step = past.replay(entry)
        if acted:
            told.append(past.rules.tell(step.before, step.entry, step.after, None))
    return told, decisions
