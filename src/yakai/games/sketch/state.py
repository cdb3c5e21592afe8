"""The complete state of a game of Yokai Sketch, secrets included."""

from collections.abc import Iterable
from typing import Final, TypeAlias, TypeVar

from msgspec import Struct

from yakai.core.bag import Bag
from yakai.core.game import Result, Seat
from yakai.core.hidden import Hidden
from yakai.games.sketch.pieces import VALUES, Colour, Sketch, Yokai
from yakai.games.sketch.view import Completed, Portrait, Stage


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose: which seat begins (`null`: chance decides, ALL-1)."""

    first: Seat | None = None


Sides: TypeAlias = tuple[tuple[Sketch, ...], ...]
"""By seat, the sketches on its side of a pile, the newest last."""

Hands: TypeAlias = tuple[tuple[Hidden[Sketch], ...], ...]
Albums: TypeAlias = tuple[tuple[Yokai, ...], ...]

BARE: Final = ((), ())
"""An empty row for each seat."""

ONLY: Final = (frozenset({0}), frozenset({1}))
"""By seat, the owners of a secret that only this seat knows."""

_UNKNOWN: Final = tuple((None,) * size for size in range(len(VALUES) + 1))


class Pile(Struct, frozen=True, gc=False):
    """A pile of yokai and the sketches on its two sides.

    `above` are the known yokai from the top down; `unseen` those below that were never seen, in no order; `below` those
    that hid under them. With nothing unseen all are in `above`. An empty `above` means that a new top must be
    uncovered, or that the pile is empty.
    """

    above: tuple[Yokai, ...]
    unseen: Hidden[Bag[Yokai]]
    below: tuple[Yokai, ...]
    sides: Sides

    def size(self) -> int:
        """How many yokai the pile has."""
        return len(self.above) + len(self.unseen.reveal().items) + len(self.below)

    def lacks_its_top(self) -> bool:
        """Whether a yokai that was never seen has to be uncovered before anything else."""
        return not self.above and len(self.unseen.reveal().items) > 0

    def portrait(self) -> Portrait:
        """The pile as both players know it: its yokai from the top down, `None` for those never seen."""
        above, unseen = self.above, self.unseen.reveal().items
        known = above + _UNKNOWN[len(unseen)] if unseen else above
        if self.below:
            known += self.below
        mine, theirs = sides = self.sides
        return Portrait(known, sides, above[0].value - len(mine) - len(theirs) if above else 0)

    def with_card(self, seat: Seat, card: Sketch) -> "Pile":
        """The pile with one more card, as a seat's newest."""
        mine, theirs = self.sides
        sides = ((*mine, card), theirs) if seat == 0 else (mine, (*theirs, card))
        return Pile(self.above, self.unseen, self.below, sides)

    def with_sides(self, sides: Sides) -> "Pile":
        """The pile with these cards on its sides."""
        return Pile(self.above, self.unseen, self.below, sides)

    def with_top(self, yokai: Yokai) -> "Pile":
        """The pile with a yokai from elsewhere on top."""
        return Pile((yokai, *self.above), self.unseen, self.below, self.sides)

    def without_top(self) -> "Pile":
        """The pile without its top."""
        return Pile(self.above[1:], self.unseen, self.below, self.sides)

    def with_top_below(self) -> "Pile":
        """The pile with its top moved to the bottom."""
        top, *above = self.above
        if self.unseen.reveal().items:
            return Pile(tuple(above), self.unseen, (*self.below, top), self.sides)
        return Pile((*above, top), self.unseen, (), self.sides)

    def uncovered(self, yokai: Yokai) -> "Pile":
        """The pile with one of its unseen yokai on top; `BadOutcome` if it has no such yokai."""
        unseen = self.unseen.reveal().without(yokai)
        if unseen.items:
            return Pile((yokai,), Hidden(unseen), self.below, self.sides)
        return Pile((yokai, *self.below), Hidden(unseen), (), self.sides)


class State(Struct, frozen=True):
    """A state of the game. Hands are secrets of their owners; no player knows the order of the deck, a bag.

    `played` counts the cards of this turn, the latest of them played `to` a pile. `quiet` counts the turns without a
    capture, this one included. `shuffled` is what the deck was last made of, and `drawn` what each seat has had of it
    since, which the seat remembers. Its secrets are separate from those of `hands`, so that a card that leaves a hand
    is seen to leave it. `last` is the latest portrait that was completed.
    """

    options: Options
    stage: Stage
    turn: Seat
    played: int
    to: Colour | None
    quiet: int
    hands: Hands
    deck: Hidden[Bag[Sketch]]
    discard: tuple[Sketch, ...]
    piles: tuple[Pile, ...]
    albums: Albums
    shuffled: tuple[Sketch, ...]
    drawn: Hands
    last: Completed | None = None
    result: Result | None = None


Row = TypeVar("Row")


def with_seat(rows: tuple[Row, ...], seat: Seat, row: Row) -> tuple[Row, ...]:
    """The rows of both seats, with this seat's row replaced."""
    return (row, rows[1]) if seat == 0 else (rows[0], row)


def secret(cards: Iterable[Sketch], seat: Seat) -> tuple[Hidden[Sketch], ...]:
    """Cards as secrets that only this seat knows."""
    return tuple(Hidden(card, ONLY[seat]) for card in cards)
