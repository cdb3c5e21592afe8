"""While a game is silent nothing may be signalled: nobody talks, nobody is called something else, and the host changes
nothing that others would see.
"""

import logging

from yakai.table.errors import TalkClosed
from yakai.table.state.table import Table

logger = logging.getLogger(__name__)


def is_silent(table: Table) -> bool:
    """Whether the game wants silence now, by what everybody can see of it. One that cannot say is silent."""
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
