"""The cards of Pikit, and the numbers in its rules (PIK-1 to PIK-6)."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

SEATS: Final = range(2, 5)

Kind: TypeAlias = Literal["kaiju", "mecha"]

# How many kaiju there are of each number (PIK-1).
COPIES: Final[dict[int, int]] = {**dict.fromkeys(range(1, 9), 6), 6: 7, 7: 7, 9: 1, 10: 1, 11: 1}

# The kaiju that stay in the box with two players (PIK-5).
REMOVED: Final[tuple[int, ...]] = tuple(number for number in range(1, 9) for _ in range(2))

# There is a mecha for each double of the dice (PIK-2, PIK-3).
FACES: Final = range(1, 7)
MECHA_POINTS: Final = 15

# Which numbers can be discarded for each effect (9, 10 and 11 for any), and what the special numbers do (PIK-4).
WILD: Final[tuple[int, ...]] = (9, 10, 11)
REROLLS: Final[tuple[int, ...]] = (2, *WILD)
STEALS: Final[tuple[int, ...]] = (4, *WILD)
DRAWS: Final[tuple[int, ...]] = (5, *WILD)
CANCELS: Final[tuple[int, ...]] = (6, *WILD)
FLIPS: Final[tuple[int, ...]] = (7, *WILD)

BONUS_NUMBER: Final = 1
BONUS_POINTS: Final = 15
WOUND_NUMBER: Final = 3
WOUND_POINTS: Final = 3
TOGETHER_NUMBER: Final = 8

KEPT: Final[tuple[int, ...]] = (BONUS_NUMBER, WOUND_NUMBER, TOGETHER_NUMBER)
"""The numbers without a discard effect (PIK-10)."""

CENTRE: Final = 8
"""How many cards lie in the centre (PIK-6)."""

ENOUGH: Final = 10
"""The least sum of numbers at which a first hand is complete (PIK-8)."""

IDLE_ROUNDS: Final = 3
"""After how many rounds without a card taken or discarded the last turns begin (PIK-20)."""

REACTION: Final = 5
"""The usual time to answer a discard, in seconds (PIK-17); a table can choose from the range below."""
SHORTEST_REACTION: Final = 1
LONGEST_REACTION: Final = 60


def removed(seats: int) -> tuple[int, ...]:
    """The kaiju that stay in the box with this many players (PIK-5)."""
    return REMOVED if seats == 2 else ()


def deck(seats: int) -> tuple[int, ...]:
    """All kaiju that this many players use.

    >>> len(deck(2)), len(deck(3))
    (37, 53)
    """
    out = removed(seats)
    return tuple(number for number, copies in COPIES.items() for _ in range(copies - out.count(number)))


# What the dice match


def _matching(one: int, other: int) -> tuple[tuple[int, ...], tuple[int, int]]:
    """The single cards and the pair that two dice match; there is no card 0 or 12 (PIK-11, PIK-12)."""
    low, high = sorted((one, other))
    return tuple(sorted({low, high, low + high, high - low} & COPIES.keys())), (low, high)


MATCHING: Final[dict[tuple[int, ...], tuple[tuple[int, ...], tuple[int, int]]]] = {
    (one, other): _matching(one, other) for one in FACES for other in FACES
}


Reason: TypeAlias = Literal["sum", "difference", "first", "second", "both"]


class Way(Struct, frozen=True):
    """Cards that two dice match, and why: by their sum, their difference, one die, or both dice at once.

    `together`: this card brings all others of its number along.
    """

    by: Reason
    cards: tuple[int, ...]
    together: bool = False


class Bend(Struct, frozen=True):
    """A possible flip: a die and its new face, both dice after it, and the numbers that they would match."""

    die: int
    face: int
    dice: tuple[int, int]
    numbers: tuple[int, ...]


def _ways(one: int, other: int) -> tuple[Way, ...]:
    """The cards that these dice match, with the reasons (PIK-11)."""
    singles, pair = MATCHING[one, other]
    reasons: tuple[tuple[Literal["sum", "difference", "first", "second"], int], ...] = (
        ("sum", one + other),
        ("difference", abs(one - other)),
        ("first", one),
        ("second", other),
    )
    found = [Way(by, (card,), card == TOGETHER_NUMBER) for by, card in reasons if card in singles]
    return (Way("both", pair), *found)


def _bends(one: int, other: int) -> tuple[Bend, ...]:
    """All possible flips of one of these dice (PIK-4)."""
    turned = [(0, face, (face, other)) for face in FACES if face != one]
    turned += [(1, face, (one, face)) for face in FACES if face != other]
    return tuple(Bend(die, face, dice, MATCHING[dice][0]) for die, face, dice in turned)


# For display. They depend only on the dice, so they are computed once.
WAYS: Final[dict[tuple[int, ...], tuple[Way, ...]]] = {
    (one, other): _ways(one, other) for one in FACES for other in FACES
}
BENDS: Final[dict[tuple[int, ...], tuple[Bend, ...]]] = {
    (one, other): _bends(one, other) for one in FACES for other in FACES
}


def takes(centre: tuple[int, ...], dice: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """What these dice allow to take from a centre (PIK-11).

    >>> takes((1, 2, 5, 6, 7), (6, 1))
    ((1,), (5,), (6,), (7,), (1, 6))
    """
    singles, pair = MATCHING[dice]
    found: list[tuple[int, ...]] = [(card,) for card in singles if card in centre]
    one, other = pair
    if one in centre and other in centre and (one != other or centre.count(one) > 1):
        found.append(pair)
    return tuple(found)
