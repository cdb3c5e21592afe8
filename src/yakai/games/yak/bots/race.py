"""The endgame of two players: when a challenge is worth its risk, by the lead and the cards left in the deck."""

from functools import cache
from typing import Final

from yakai.games.yak.view import View

LATE: Final = 60
"""The race is only considered with at most this many cards in the deck; before, every card counts alike."""

CLEARLY: Final = 0.03
"""By how much a challenge must raise the chance to win the game."""

BETTER: Final = 0.68
"""How often the expert wins a stack against players who are not experts."""

_LOW: Final = (4, 37, 41, 60, 76, 110, 109, 74, 92, 60, 70, 38, 55, 30, 30)
_HIGH: Final = (17, 19, 10, 12, 8, 9, 6, 7, 6, 5, 5, 3, 4, 3)
STACKS: Final = tuple((size, many / 1000) for size, many in enumerate(_LOW + _HIGH, 1))
"""How large stacks became, each size with its frequency, in training games."""

_ODDS: Final = [(5 / 6) ** more for more in range(1, 21)]
MORE: Final = tuple((more, odds / sum(_ODDS)) for more, odds in enumerate(_ODDS, 1))
"""How many more cards come onto a stack that is not challenged now, with their frequencies: five to six on average."""


def calls_for_doubt(view: View, believed: float) -> bool:
    """Whether, between two players, a challenge now is likelier to win the game than playing on."""
    return len(view.hands) == 2 and pays(believed, lead(view), len(view.stack), view.deck)


def pays(believed: float, ahead: int, stack: int, deck: int) -> bool:
    """The same by lead and cards. For a player who is ahead a challenge risks little, and may decide the game."""
    if not 0 < deck <= LATE:
        return False
    return _either(1 - believed, ahead, stack, deck) > _playing_on(ahead, stack, deck) + CLEARLY


def lead(view: View) -> int:
    """How many more penalty cards the opponent has, between two players."""
    assert view.seat is not None
    return len(view.penalties[1 - view.seat]) - len(view.penalties[view.seat])


@cache
def _playing_on(ahead: int, stack: int, deck: int) -> float:
    """The chance to win the game when playing on with this stack. The larger it is, the less the bot knows of it."""
    if ahead > stack + deck + 1:
        return 1.0
    better = max(0.56, 0.74 - 0.01 * stack)
    return sum(often * _either(better, ahead, stack + more, max(deck - more, 0)) for more, often in MORE)


def _either(chance: float, ahead: int, stack: int, deck: int) -> float:
    """The chance to win the game, if `chance` is how likely the opponent takes the stack."""
    return chance * hope(ahead + stack, deck) + (1 - chance) * hope(ahead - stack, deck)


@cache
def hope(ahead: int, deck: int) -> float:
    """The chance to win, between stacks, with this many penalty cards fewer and this many cards in the deck.

    >>> hope(3, 0), hope(0, 0), hope(12, 10)
    (1.0, 0.5, 1.0)
    """
    if not deck:
        return 0.5 if ahead == 0 else float(ahead > 0)
    if ahead > deck + 1:  # this player can end the game once the deck is empty
        return 1.0
    return sum(often * _either(BETTER, ahead, size, max(deck - size, 0)) for size, often in STACKS)
