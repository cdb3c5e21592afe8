"""What a player can do in Yokai, the outcomes of chance, and the legal actions as one value."""

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

from msgspec import Struct

from yakai.core.game import Seat
from yakai.core.kinds import without_misfits
from yakai.games.yokai.field import NO_MOVES, Moves
from yakai.games.yokai.grid import Cell
from yakai.games.yokai.pieces import Goal, Hint, Link, Yokai


class Declare(Struct, frozen=True, tag="declare", forbid_unknown_fields=True):
    """Declare that the families are together, which ends the game (YOK-7)."""


class Peek(Struct, frozen=True, tag="peek", forbid_unknown_fields=True, gc=False):
    """Look at a card's face, which no other seat sees (YOK-8)."""

    card: int


class Move(Struct, frozen=True, tag="move", forbid_unknown_fields=True, gc=False):
    """Move a card to an empty cell (YOK-9)."""

    card: int
    to: Cell


class Draw(Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Turn the pile's top hint face up, or take it face down with blind hints (YOK-10, YOK-24)."""


class Place(Struct, frozen=True, tag="place", forbid_unknown_fields=True, gc=False):
    """Put a waiting hint on a card (YOK-10); `hint` is its index among those that can be used."""

    hint: int
    card: int


Action: TypeAlias = Declare | Peek | Move | Draw | Place


class Dealt(Struct, frozen=True, tag="dealt", forbid_unknown_fields=True):
    """The setup: who begins (ALL-1), the face of each card (YOK-5), the hints of the pile (YOK-6), links and goal.

    `links` has none, one for the first player, or one for each seat (YOK-22).
    """

    first: Seat
    yokai: tuple[Yokai, ...]
    hints: tuple[Hint, ...]
    links: tuple[Link, ...]
    goal: Goal | None


class Drawn(Struct, frozen=True, tag="drawn", forbid_unknown_fields=True):
    """The pile's next hint (YOK-10)."""

    hint: Hint


Outcome: TypeAlias = Dealt | Drawn


class Choice(Struct, frozen=True, kw_only=True):
    """What a seat may do: declare, peek at these cards, move a card, draw a hint, or place one on these cards.

    `hints` counts the waiting hints that can be used: all that lie open, or just the top one (YOK-23, YOK-24). `last`
    says that the game ends once it is placed, because no other hint is left (YOK-16).

    >>> choice = Choice(draw=True, hints=2, cards=(0, 5, 7))
    >>> len(choice), Place(1, 5) in choice, Place(2, 5) in choice, Peek(5) in choice
    (7, True, False, False)
    """

    declare: bool = False
    peek: tuple[int, ...] = ()
    moves: Moves = NO_MOVES
    draw: bool = False
    hints: int = 0
    cards: tuple[int, ...] = ()
    last: bool = False

    def __iter__(self) -> Iterator[Action]:
        if self.declare:
            yield Declare()
        for card in self.peek:
            yield Peek(card)
        for card, cell in self.moves:
            yield Move(card, cell)
        if self.draw:
            yield Draw()
        for hint in range(self.hints):
            for card in self.cards:
                yield Place(hint, card)

    @without_misfits
    def __contains__(self, action: object) -> bool:
        match action:
            case Declare():
                return self.declare
            case Peek(card=card):
                return card in self.peek
            case Move(card=card, to=to):
                return self.moves.allow(card, to)
            case Draw():
                return self.draw
            case Place(hint=hint, card=card):
                return 0 <= hint < self.hints and card in self.cards
            case _:
                return False

    def __len__(self) -> int:
        return self.declare + len(self.peek) + len(self.moves) + self.draw + self.hints * len(self.cards)

    def __bool__(self) -> bool:
        return bool(self.declare or self.peek or self.moves or self.draw or self.hints)

    def sample(self, rng: Random) -> Action:
        """A random legal action; seldom a declaration, so that random games last a while."""
        chance = rng.random
        if self.peek:
            if self.declare and chance() < 0.02:
                return Declare()
            return Peek(self.peek[int(len(self.peek) * chance())])
        if self.moves:
            return Move(*self.moves.sample(rng))
        if self.hints and not (self.draw and chance() < 0.5):
            return Place(int(self.hints * chance()), self.cards[int(len(self.cards) * chance())])
        if self.draw:
            return Draw()
        raise IndexError("nothing is legal")


NOTHING = Choice()
