"""What somebody was told of a game, and what lies before them: values that are made with every move."""

from typing import Any

from msgspec import Struct

from yakai.table.room import Called


class Thing(Struct, frozen=True):
    """One thing told: its number, the event, and what the players were called then."""

    n: int
    event: Any
    called: Called


class Glance(Struct, frozen=True):
    """What somebody has before them: which game, how many things they were told of it, and the view.

    As long as it is the same, nothing has happened that they may know of.
    """

    game: int
    n: int
    view: Any
