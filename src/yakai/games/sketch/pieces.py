"""The cards of Yokai Sketch (SKE-1 to SKE-3), and the numbers in its rules."""

from itertools import combinations
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

Colour: TypeAlias = Literal["water", "fire", "earth", "wind"]
"""The colours, in the order in which piles are checked (SKE-15)."""

Effect: TypeAlias = Literal["plain", "call", "distract"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
PLACE: Final[dict[Colour, int]] = {colour: place for place, colour in enumerate(COLOURS)}


class Yokai(Struct, frozen=True, order=True, gc=False):
    """A yokai, with the colour that is printed on it."""

    colour: Colour
    value: int


class Sketch(Struct, frozen=True, order=True, gc=False):
    """A sketch card, with its two colours and its effect."""

    colours: tuple[Colour, Colour]
    effect: Effect = "plain"


# SKE-1
VALUES: Final = (3, 4, 5, 6, 7)

YOKAI: Final[tuple[Yokai, ...]] = tuple(Yokai(colour, value) for colour in COLOURS for value in VALUES)

# SKE-3: how many cards of each kind every pair of colours has.
COPIES: Final[dict[Effect, int]] = {"plain": 4, "call": 1, "distract": 1}

DECK: Final[tuple[Sketch, ...]] = tuple(
    sorted(
        Sketch(pair, effect)
        for pair in combinations(COLOURS, 2)
        for effect, copies in COPIES.items()
        for _ in range(copies)
    )
)

# The size of a hand at the deal, the most cards in a turn (SKE-4, SKE-6), and the hand from which one must be played.
HAND: Final = 3
MOST_PLAYED: Final = 3
TOO_MANY: Final = 4

# So many turns without a capture end the game; the last ones of them are announced (SKE-19).
QUIET: Final = 60
ANNOUNCED: Final = 10
