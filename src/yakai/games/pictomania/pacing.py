"""How long it takes to show what happens between two steps. This time is added to the limits (PIC-13)."""

from collections.abc import Sequence
from typing import Final

from yakai.games.pictomania.state import Drawing, Scored

LOOK: Final = 2.0
"""How many seconds something is shown that can be seen at a glance."""

LONGEST: Final = 60.0

_GROWING: Final = 5.0
_A_DRAWING: Final = 1.5
_A_GUESS: Final = 1.2
_AN_ARTIST: Final = 1.5
_THE_SUM: Final = 3.0


def review_takes(drawings: Sequence[Drawing]) -> float:
    """How many seconds the drawings are shown: each one grows once more, and is then shown beside its word.

    >>> review_takes([(), (), ()])
    2.0
    """
    drawn = sum(1 for drawing in drawings if drawing)
    return min(LONGEST, (_GROWING + _A_DRAWING) * drawn) if drawn else LOOK


def scoring_takes(scored: Scored) -> float:
    """How many seconds the scoring is shown: guess by guess for each artist, then the black sheep and the sum."""
    guesses = sum([len(tally.guesses) for tally in scored.tallies])
    return min(LONGEST, round(_A_GUESS * guesses + _AN_ARTIST * len(scored.tallies) + _THE_SUM, 1))
