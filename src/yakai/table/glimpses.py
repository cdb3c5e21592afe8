"""Glimpses: something still in progress, such as a half-drawn stroke, shown to the others at once (`Customs.glimpse`).

A glimpse is not a command: nothing is stored, and an invalid one is ignored.
"""

import logging
from typing import NamedTuple

import msgspec

from yakai.core.game import Seat
from yakai.core.kinds import decoder
from yakai.core.match import Match
from yakai.table.state.table import Table

logger = logging.getLogger(__name__)


class ShownGlimpse(NamedTuple):
    """A valid glimpse: its seat, the game's own value in JSON, and whether it counts as activity."""

    seat: Seat
    shown: bytes
    active: bool


def shown_glimpse(table: Table, person: str, seat: Seat, game: int, sent: bytes) -> ShownGlimpse | None:
    """The glimpse to show to the others; `None` if what this person has sent from this seat is not valid now."""
    match = _match(table, person, seat, game)
    if match is None:
        return None
    kind, fits = match.rules.customs.glimpse, match.rules.customs.glimpsed
    if kind is None or fits is None:
        return None
    try:
        glimpse = decoder(kind).decode(sent)
        if not fits(match.view(seat), glimpse):
            return None
        return ShownGlimpse(seat, msgspec.json.encode(glimpse), bool(glimpse))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    except Exception:
        logger.exception("%s failed to check a glimpse", match.rules.id)
        return None


def _match(table: Table, person: str, seat: Seat, game: int) -> Match | None:
    """The match, if it is running and this person plays this seat themselves."""
    match, room = table.game, table.room
    if match is None or match.paused or room.phase != "playing" or room.games != game:
        return None
    if seat not in room.seats_of(person) or room.bot_at(seat) is not None or room.has_conceded(seat):
        return None
    return match
