"""The cards of Yokai, the goal shapes, and the numbers in its rules (YOK-1 to YOK-6, YOK-20, YOK-26)."""

from itertools import combinations
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

SEATS: Final = range(2, 5)

Family: TypeAlias = Literal["kitsune", "kappa", "oni", "rokurokubi"]

Colour: TypeAlias = Literal["red", "green", "blue", "purple"]

FAMILIES: Final[tuple[Family, ...]] = get_args(Family)

COLOURS: Final[dict[Family, Colour]] = dict(zip(FAMILIES, get_args(Colour), strict=True))


class Yokai(Struct, frozen=True, order=True, gc=False):
    """A spirit: the face of one of the field's sixteen cards."""

    family: Family


class Hint(Struct, frozen=True, order=True, gc=False):
    """A hint card with one, two or three colours, which are named here by their families."""

    families: tuple[Family, ...]


class Link(Struct, frozen=True, order=True, gc=False):
    """A link card: these two families must touch at the end (YOK-22)."""

    families: tuple[Family, Family]


# YOK-1
SIZE: Final = 4
"""Both the number of yokai in a family and the side of the square that is laid out first."""

YOKAI: Final = tuple(sorted(Yokai(family) for family in FAMILIES for _ in range(SIZE)))

CARDS: Final = range(len(YOKAI))

# YOK-2
HINTS: Final = tuple(sorted(Hint(some) for size in (1, 2, 3) for some in combinations(FAMILIES, size)))

# YOK-3
LINKS: Final = tuple(sorted(Link(pair) for pair in combinations(FAMILIES, 2)))

# YOK-5
SQUARE: Final = tuple((card % SIZE, card // SIZE) for card in CARDS)
"""The cells in which the cards are laid out. A card's number is its index here, and it keeps it wherever it goes."""

# How many hints there are of one, two and three colours, by number of players (YOK-6, YOK-26).
Mix: TypeAlias = Literal["usual", "harder", "easier"]

HINTS_BY_SIZE: Final[dict[Mix, dict[int, tuple[int, int, int]]]] = {
    "usual": {2: (2, 3, 2), 3: (2, 4, 3), 4: (3, 4, 3)},
    "harder": {2: (0, 3, 4), 3: (1, 4, 4), 4: (2, 4, 4)},
    "easier": {2: (4, 3, 0), 3: (4, 4, 1), 4: (4, 4, 2)},
}

# YOK-8
PEEKS: Final = 2

# YOK-19
LEFT_OVER: Final = 5
"""What each hint that is still in the pile adds to the score."""

# YOK-20
Grade: TypeAlias = Literal["honourable", "magnificent", "legendary"]

GRADES: Final[tuple[Grade, ...]] = get_args(Grade)

FROM_SCORE: Final[dict[int, tuple[int, int]]] = {2: (8, 12), 3: (10, 16), 4: (11, 19)}
"""By number of players, the lowest scores of a magnificent and of a legendary win."""

# YOK-3, YOK-4
Goal: TypeAlias = Literal["pyramid", "lantern", "drum", "umbrella", "carp", "stairs"]

GOALS: Final[tuple[Goal, ...]] = get_args(Goal)

GOAL_CARDS: Final[tuple[tuple[Goal, Goal], ...]] = (
    ("pyramid", "lantern"),
    ("drum", "umbrella"),
    ("carp", "stairs"),
)

PICTURES: Final[dict[Goal, tuple[str, ...]]] = {
    "pyramid": (
        "...#...",
        "..###..",
        ".#####.",
        "#######",
    ),
    "lantern": (
        ".##.",
        "####",
        "####",
        "####",
        ".##.",
    ),
    "drum": (
        "#####",
        ".###.",
        ".###.",
        "#####",
    ),
    "umbrella": (
        "..#..",
        ".###.",
        "#####",
        "#####",
        "..#..",
        "..#..",
    ),
    "carp": (
        "..##...",
        ".####.#",
        "#######",
        ".##....",
    ),
    "stairs": (
        "##....",
        "####..",
        ".####.",
        "..####",
        "....##",
    ),
}
