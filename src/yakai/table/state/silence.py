"""Silence: while a game does not allow signals between players, people cannot talk or change their names, and the
host cannot change what others would see.
"""

import logging

from yakai.table.errors import TalkClosed
from yakai.table.state.table import Table

logger = logging.getLogger(__name__)


def is_silent(table: Table) -> bool:
    """Whether the game forbids talk now, according to its public view. It does if its rule raises."""
    match = table.game
    if match is None or table.room.phase != "playing":
        return False
    try:
        customs = match.rules.customs
        return customs.silences(None if isinstance(customs.silent, bool) else match.view(None))
    except Exception:
        logger.exception("%s could not say whether one may talk", match.rules.id)
        return True


def check_not_silent(table: Table, key: str = "talk-is-silent") -> None:
    """Raise while the game is silent."""
    if is_silent(table):
        raise TalkClosed(key, game=table.room.game)
