"""What somebody at a table is just about, such as a stroke that is still being drawn (`Customs.glimpse`).

It is no command: nothing of it is stored or told, and whatever does not fit is simply not shown.
"""

import logging
from typing import NamedTuple

import msgspec

from yakai.core.game import Seat
from yakai.core.kinds import decoder
from yakai.core.match import Match
from yakai.table.state.table import Table

logger = logging.getLogger(__name__)


class Glimpsed(NamedTuple):
    """What is shown to the others: from which seat, the game's own value in JSON, and whether it is a doing."""

    seat: Seat
    shown: bytes
    busy: bool


def glimpsed(table: Table, person: str, seat: Seat, game: int, sent: bytes) -> Glimpsed | None:
    """What the others get to see of what a person has sent from a seat; `None` if that is nothing."""
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
        return Glimpsed(seat, msgspec.json.encode(glimpse), bool(glimpse))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    except Exception:
        logger.exception("%s fell over a glimpse", match.rules.id)
        return None


def _match(table: Table, person: str, seat: Seat, game: int) -> Match | None:
    """The match, if it goes on and this person plays this seat themselves."""
    match, room = table.game, table.room
    if match is None or match.paused or room.phase != "playing" or room.games != game:
        return None
    if seat not in room.seats_of(person) or room.bot_at(seat) is not None or room.has_conceded(seat):
        return None
    return match
