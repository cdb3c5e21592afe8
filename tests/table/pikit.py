"""A game of Pikit up to a reaction window."""

from typing import Any

from tests.table.evening import match_of, play
from yakai.core.log import Expired
from yakai.games.pikit.actions import Draw, Flip, Pass, Reroll, Steal, Stop
from yakai.table.live import LiveTable

WINDOW = 5.0


async def act(live: LiveTable, seat: int, action: Any) -> None:
    """Play an action of a seat."""
    await live.submit(play(live, seat, action))


async def discard(live: LiveTable) -> tuple[int, int]:
    """Play until a seat has discarded a card; return the two that may answer, clockwise."""
    match = match_of(live)
    while True:
        (seat,) = match.pending.seats  # type: ignore[union-attr]  # a turn
        discards = [
            action for action in match.legal(seat) if isinstance(action, Reroll | Steal | Draw | Flip)
        ]
        await act(live, seat, discards[0] if discards else Stop())
        if discards:
            return (seat + 1) % 3, (seat + 2) % 3


def passing(live: LiveTable) -> Pass:
    return Pass(match_of(live).state.played)


def expiries(live: LiveTable) -> list[Expired]:
    return [entry for entry in match_of(live).log if isinstance(entry, Expired)]
