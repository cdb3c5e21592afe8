"""The material of Pictomania: word cards, letters and numbers, tokens, and the limits of a sheet."""

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

Level: TypeAlias = Literal["green", "yellow", "orange", "red"]
"""From easy to hard (PIC-1)."""

Letter: TypeAlias = Literal["A", "B", "C"]

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)

ROUNDS: Final = 4

WORDS: Final = 7
"""How many words a side has (PIC-1), and how many guess cards a player has (PIC-3)."""

# PIC-2
LETTER_CARDS: Final[tuple[Letter, ...]] = tuple(letter for letter in LETTERS for _ in range(2))
NUMBER_CARDS: Final = tuple(range(1, WORDS + 1))

# The stars on each player's own tokens, by number of players (PIC-3).
OWN_TOKENS: Final[dict[int, tuple[int, ...]]] = {
    3: (2, 1),
    4: (3, 2, 1),
    5: (3, 2, 1, 1),
    6: (3, 2, 1, 1, 1),
}

# The stars on the black tokens; the advanced rules do without the last one (PIC-4).
BLACK_TOKENS: Final[dict[int, tuple[int, ...]]] = {
    3: (3, 2, 1),
    4: (3, 2, 1, 1),
    5: (3, 2, 2, 1, 1),
    6: (3, 2, 2, 1, 1, 1),
}

# PIC-6
REPLACEMENTS: Final = 9
"""How many cards can be replaced in a round."""

# The largest coordinate on a sheet, the most points of a stroke, and the most strokes of a drawing (PIC-8).
EDGE: Final = 4095
POINTS: Final = 2000
STROKES: Final = 1000
SHEET: Final = 20_000
"""A drawing with this many points in all takes no more strokes."""
UNDONE: Final = 40_000
"""A seat that has taken back this many points in a round can undo no more, because a log keeps them all."""
GLIMPSE: Final = 64
"""The most points of a stroke in progress that are shown at once."""
AHEAD: Final = 32
"""How many strokes a stroke in progress may be ahead of those that have arrived."""
LATEST: Final = 2**53 - 1
"""The largest time that a browser counts exactly."""
STROKE_LASTS: Final = 3_600_000
"""The longest duration of a stroke at a table, in milliseconds."""

MOST_CARDS: Final = 1000
"""How many cards of a level a table remembers."""

# The limits of a step, the shortest and longest that can be chosen and the usual ones, in seconds (PIC-13).
SHORTEST: Final = 10
LONGEST: Final = 3600
DRAWING: Final = 180
GETTING_READY: Final = 90
REVIEW: Final = 90
SCORES: Final = 60
VOTE: Final = 60


class Side(Struct, frozen=True, gc=False):
    """A side of a word card: a theme and seven words that are easy to confuse. Both sides have the card's number."""

    card: int
    theme: str
    words: tuple[str, ...]


class Task(Struct, frozen=True, gc=False):
    """What a player must draw: the letter names the card, the number the word on it (PIC-7)."""

    letter: Letter
    number: int
