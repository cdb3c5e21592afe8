"""The cards of Yak, and claims (YAK-1 to YAK-3)."""

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

Species: TypeAlias = Literal["yeti", "marmot", "vulture", "goat", "yak"]
"""The species, smallest first (YAK-3)."""

Special: TypeAlias = Literal["exclamation", "one", "stop"]

Kind: TypeAlias = Literal["yeti", "marmot", "vulture", "goat", "yak", "joker", "exclamation", "one", "stop"]

SPECIES: Final[tuple[Species, ...]] = get_args(Species)
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SIZE: Final[dict[Species, int]] = {species: size for size, species in enumerate(SPECIES)}


class Card(Struct, frozen=True, order=True, gc=False):
    """One card; specials have the value 0 (YAK-15)."""

    kind: Kind
    value: int = 0


class Claim(Struct, frozen=True, gc=False):
    """That at least `number` animals of a species lie in the stack."""

    number: int
    species: Species


# How many copies of each card there are (YAK-1, YAK-2).
COPIES: Final[dict[Card, int]] = {
    **{Card(species, value): 5 for species in SPECIES for value in (1, 2, 3)},
    Card("joker", 1): 6,
    Card("joker", 2): 6,
    Card("exclamation"): 6,
    Card("one"): 6,
    Card("stop"): 8,
}

DECK: Final[tuple[Card, ...]] = tuple(sorted(card for card, copies in COPIES.items() for _ in range(copies)))

HAND: Final = 5

# The highest legal number: the value of all animals and jokers, above which no claim can be true (YAK-9).
TOP: Final = sum(card.value for card in DECK)
