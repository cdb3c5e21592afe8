"""The race of two to the end: when it is time to risk a doubt, by the lead and what is left of the deck."""

from functools import cache
from typing import Final

from yakai.games.yak.view import View

LATE: Final = 60
"""Before so many cards are left in the deck every card counts alike."""

CLEARLY: Final = 0.03
"""So much likelier to win a doubt must make it."""

BETTER: Final = 0.68
"""How often the expert wins a stack against others than its like."""

_LOW: Final = (4, 37, 41, 60, 76, 110, 109, 74, 92, 60, 70, 38, 55, 30, 30)
_HIGH: Final = (17, 19, 10, 12, 8, 9, 6, 7, 6, 5, 5, 3, 4, 3)
STACKS: Final = tuple((size, many / 1000) for size, many in enumerate(_LOW + _HIGH, 1))
"""How high stacks became, and how often, in games of the training."""

_ODDS: Final = [(5 / 6) ** more for more in range(1, 21)]
MORE: Final = tuple((more, odds / sum(_ODDS)) for more, odds in enumerate(_ODDS, 1))
"""How many cards more will lie on a stack that nobody doubts now, and how often: five or six on average."""


def calls_for_doubt(view: View, believed: float) -> bool:
    """Whether one of two wins the game more likely by a challenge now than by playing on."""
    return len(view.hands) == 2 and pays(believed, lead(view), len(view.stack), view.deck)


def pays(believed: float, ahead: int, stack: int, deck: int) -> bool:
    """The same, of a stack of so many cards. Whoever is ahead risks little by it, and may have won for good."""
    if not 0 < deck <= LATE:
        return False
    return _either(1 - believed, ahead, stack, deck) > _playing_on(ahead, stack, deck) + CLEARLY


def lead(view: View) -> int:
    """How many penalty cards more the other one of two has."""
    assert view.seat is not None
    return len(view.penalties[1 - view.seat]) - len(view.penalties[view.seat])


@cache
def _playing_on(ahead: int, stack: int, deck: int) -> float:
    """How likely one wins who goes on with this stack. The higher it is the less one knows of it."""
    if ahead > stack + deck + 1:
        return 1.0
    better = max(0.56, 0.74 - 0.01 * stack)
    return sum(often * _either(better, ahead, stack + more, max(deck - more, 0)) for more, often in MORE)


def _either(chance: float, ahead: int, stack: int, deck: int) -> float:
    """How likely one wins who has this chance that the other one takes the stack."""
    return chance * hope(ahead + stack, deck) + (1 - chance) * hope(ahead - stack, deck)


@cache
def hope(ahead: int, deck: int) -> float:
    """How likely one wins whose penalties are so many cards fewer, when a stack is gone and the deck has so many.

    >>> hope(3, 0), hope(0, 0), hope(12, 10)
    (1.0, 0.5, 1.0)
    """
    if not deck:
        return 0.5 if ahead == 0 else float(ahead > 0)
    if ahead > deck + 1:  # with an empty deck one ends the game oneself
        return 1.0
    return sum(often * _either(BETTER, ahead, size, max(deck - size, 0)) for size, often in STACKS)
