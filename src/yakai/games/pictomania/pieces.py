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
"""So many words has a side (PIC-1), and so many guess cards a player (PIC-3)."""

# PIC-2
LETTER_CARDS: Final[tuple[Letter, ...]] = tuple(letter for letter in LETTERS for _ in range(2))
NUMBER_CARDS: Final = tuple(range(1, WORDS + 1))

# PIC-3: the stars on each player's own tokens, by the number of players.
OWN_TOKENS: Final[dict[int, tuple[int, ...]]] = {
    3: (2, 1),
    4: (3, 2, 1),
    5: (3, 2, 1, 1),
    6: (3, 2, 1, 1, 1),
}

# PIC-4: the stars on the black tokens; the advanced rules do without the last one.
BLACK_TOKENS: Final[dict[int, tuple[int, ...]]] = {
    3: (3, 2, 1),
    4: (3, 2, 1, 1),
    5: (3, 2, 2, 1, 1),
    6: (3, 2, 2, 1, 1, 1),
}

# PIC-6
REPLACEMENTS: Final = 9
"""So many cards can be replaced in a round."""

# PIC-8: a sheet is a square of so many units, a stroke has so many points, and a drawing so many strokes.
EDGE: Final = 4095
POINTS: Final = 2000
STROKES: Final = 1000
SHEET: Final = 20_000
"""A drawing with so many points in all takes no more strokes."""
UNDONE: Final = 40_000
"""Whoever has taken back so many points in a round takes back no more: a log keeps them all."""
GLIMPSE: Final = 64
"""So many points at most are seen in one go while a stroke is being drawn."""
AHEAD: Final = 32
"""A pencil is at most so many strokes ahead of those that have arrived."""
LATEST: Final = 2**53 - 1
"""The largest time that a browser counts exactly."""
STROKE_LASTS: Final = 3_600_000
"""A stroke takes at most so many milliseconds, at a table."""

MOST_CARDS: Final = 1000
"""A table remembers so many cards of a level."""

# PIC-13: how long the steps take at most, in seconds.
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
