"""The whole of a game of Yokai Sketch at one moment, secrets included."""

from collections.abc import Iterable
from typing import Final, TypeAlias, TypeVar

from msgspec import Struct

from yakai.core.bag import Bag
from yakai.core.game import Result, Seat
from yakai.core.hidden import Hidden
from yakai.games.sketch.pieces import VALUES, Colour, Sketch, Yokai
from yakai.games.sketch.view import Completed, Portrait, Stage


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose: who begins (`null`: chance decides, ALL-1)."""

    first: Seat | None = None


Sides: TypeAlias = tuple[tuple[Sketch, ...], ...]
"""The sketches at a pile by seat, the newest last."""

Hands: TypeAlias = tuple[tuple[Hidden[Sketch], ...], ...]
Albums: TypeAlias = tuple[tuple[Yokai, ...], ...]

BARE: Final = ((), ())
"""Nothing with either seat."""

ONLY: Final = (frozenset({0}), frozenset({1}))
"""By seat: a secret that this seat alone knows."""

_UNKNOWN: Final = tuple((None,) * size for size in range(len(VALUES) + 1))


class Pile(Struct, frozen=True, gc=False):
    """A pile of yokai and the sketches at its two sides.

    `above` has the top first; `unseen` are those below that nobody has ever seen, in no order; `below` are those that
    went under them. With nothing unseen all are `above`. An empty `above` means that a new top is being uncovered, or
    that the pile is empty.
    """

    above: tuple[Yokai, ...]
    unseen: Hidden[Bag[Yokai]]
    below: tuple[Yokai, ...]
    sides: Sides

    def size(self) -> int:
        """How many yokai there are."""
        return len(self.above) + len(self.unseen.reveal().items) + len(self.below)

    def lacks_its_top(self) -> bool:
        """Whether a yokai that nobody has seen has to be uncovered before anything else."""
        return not self.above and len(self.unseen.reveal().items) > 0

    def portrait(self) -> Portrait:
        """As everybody knows it: the yokai from the top down, those never seen as `None`."""
        above, unseen = self.above, self.unseen.reveal().items
        known = above + _UNKNOWN[len(unseen)] if unseen else above
        if self.below:
            known += self.below
        mine, theirs = sides = self.sides
        return Portrait(known, sides, above[0].value - len(mine) - len(theirs) if above else 0)

    def with_card(self, seat: Seat, card: Sketch) -> "Pile":
        """With one more card, a seat's newest here."""
        mine, theirs = self.sides
        sides = ((*mine, card), theirs) if seat == 0 else (mine, (*theirs, card))
        return Pile(self.above, self.unseen, self.below, sides)

    def with_sides(self, sides: Sides) -> "Pile":
        """With other cards at its sides."""
        return Pile(self.above, self.unseen, self.below, sides)

    def with_top(self, yokai: Yokai) -> "Pile":
        """With a yokai on top that comes from elsewhere."""
        return Pile((yokai, *self.above), self.unseen, self.below, self.sides)

    def without_top(self) -> "Pile":
        """With its top taken away."""
        return Pile(self.above[1:], self.unseen, self.below, self.sides)

    def with_top_below(self) -> "Pile":
        """With its top put to the bottom."""
        top, *above = self.above
        if self.unseen.reveal().items:
            return Pile(tuple(above), self.unseen, (*self.below, top), self.sides)
        return Pile((*above, top), self.unseen, (), self.sides)

    def uncovered(self, yokai: Yokai) -> "Pile":
        """With one of those that nobody had seen on top; `BadOutcome` if it is not there."""
        unseen = self.unseen.reveal().without(yokai)
        if unseen.items:
            return Pile((yokai,), Hidden(unseen), self.below, self.sides)
        return Pile((yokai, *self.below), Hidden(unseen), (), self.sides)


class State(Struct, frozen=True):
    """Hands are secrets with their owners; the deck is a bag that nobody knows.

    `played` cards this turn, the latest one `to` a pile. `quiet` turns without a capture, with this one. `shuffled` is
    what the deck was made of the last time, and `drawn` what each seat has had of it since: what a seat remembers,
    in secrets of their own, so that a card that leaves a hand is seen to leave it. `last` is the latest portrait that
    was completed.
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
    """The two seats' rows with that seat's row in place of its old one."""
    return (row, rows[1]) if seat == 0 else (rows[0], row)


def secret(cards: Iterable[Sketch], seat: Seat) -> tuple[Hidden[Sketch], ...]:
    """Cards that this seat alone knows."""
    return tuple(Hidden(card, ONLY[seat]) for card in cards)
