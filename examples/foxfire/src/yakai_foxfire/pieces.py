"""The pieces of Foxfire: sparks, lanterns and wishes (FOX-1, FOX-2)."""

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

Colour: TypeAlias = Literal["red", "blue", "gold"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)


class Lantern(Struct, frozen=True, order=True, gc=False):
    """A lantern and what it is worth."""

    colour: Colour
    worth: int


class Wish(Struct, frozen=True, order=True, gc=False):
    """A card with the colour whose lanterns count twice for its owner (FOX-7)."""

    colour: Colour


SPARKS: Final = (1, 2, 3, 4, 5)
ROUNDS: Final = len(SPARKS)
LANTERNS: Final = tuple(Lantern(colour, worth) for colour in COLOURS for worth in (1, 2, 3, 4))
WISHES: Final = tuple(Wish(colour) for colour in COLOURS for _ in range(2))
