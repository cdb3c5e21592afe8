"""What somebody was told of a game, and what lies before them: values, made with every move and never changed."""

from typing import Any

from yakai.table.state.room import Called


class ToldItem:
    """One thing told: its number, the event, and what the players were called then."""

    __slots__ = ("called", "event", "n")

    def __init__(self, n: int, event: Any, called: Called) -> None:
        self.n = n
        self.event = event
        self.called = called

    def __eq__(self, other: object) -> bool:
        mine = self.n, self.event, self.called
        return isinstance(other, ToldItem) and mine == (other.n, other.event, other.called)

    def __hash__(self) -> int:
        return hash((self.n, self.called))


class Glance:
    """What somebody has before them: which game, how many things they were told of it, and the view.

    As long as it is the same, nothing has happened that they may know of.
    """

    __slots__ = ("game", "n", "view")

    def __init__(self, game: int, n: int, view: Any) -> None:
        self.game = game
        self.n = n
        self.view = view

    def is_same(self, other: "Glance") -> bool:
        """Whether both are of the same moment, as far as one can see."""
        return self.n == other.n and self.game == other.game and bool(self.view == other.view)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Glance) and self.is_same(other)

    def __hash__(self) -> int:
        return hash((self.game, self.n))
