"""What cards are worth to a hand of Pikit: their points, what they may still do, and the race for the 1s."""

from math import tanh
from typing import Final, NamedTuple

from yakai.core.game import Seat
from yakai.games.pikit.fast import NUMBERS, Position
from yakai.games.pikit.pieces import (
    BONUS_NUMBER,
    BONUS_POINTS,
    COPIES,
    MECHA_POINTS,
    WOUND_NUMBER,
    WOUND_POINTS,
)


class Taste(NamedTuple):
    """What somebody gives for a card beyond its points, and for what others lose."""

    use: tuple[float, ...] = (0, 0, 2, 0, 3, 1, 2, 2, 0, 2, 2, 2)
    """By number, with all the time in the world to use it."""
    hurry: float = 1.5
    """With so many own turns to come a card's use is worth half of that."""
    mecha: float = 0.0
    """A mecha invites to raids, and makes one's hand dear to thieves."""
    open: float = 0.5
    """How little a lead in the race for the 1s says for each of them that is still to be had."""
    ones: float = 1.0
    """How much that race matters."""
    spite: float = 0.5
    """A point that one of several others loses; between two players it is worth as much as an own one."""
    aside: float = 0.3
    """The same for a theft among others."""
    foresight: float = 1.0
    """How surely somebody is expected to cancel who can and should."""


LONG: Final = 12
"""More own turns than that are as good as for ever."""

A_TURN: Final = 1.7
"""So many cards leave the deck in a turn."""

_MOST: Final = COPIES[BONUS_NUMBER]


class Weights:
    """A taste, worked out in advance."""

    def __init__(self, taste: Taste = Taste()) -> None:  # noqa: B008  # a value
        self.taste = taste
        self.cards = [
            [number + taste.use[number] * turns / (turns + taste.hurry) for number in range(NUMBERS)]
            for turns in range(LONG + 1)
        ]
        self.mecha = MECHA_POINTS + taste.mecha
        self.spite = (0.0, 0.0, 1.0, taste.spite, taste.spite)
        self.race = [
            [self._one_more(lead, left) for lead in range(-_MOST, _MOST + 1)] for left in range(_MOST + 1)
        ]

    def _one_more(self, lead: int, left: int) -> float:
        """What one more 1 is worth beyond its point, with so many of them still to be had."""
        scale = 0.6 + self.taste.open * left
        return self.taste.ones * BONUS_POINTS * (tanh((lead + 1) / scale) - tanh(lead / scale))

    def holding(self, position: Position, seat: Seat) -> list[float]:
        """What one more card of each number is worth to this seat."""
        worth = self.cards[own_turns(position, seat)][:]
        mine = best = 0
        for other, hand in enumerate(position.hands):
            ones = hand[BONUS_NUMBER]
            if other == seat:
                mine = ones
            elif ones > best:
                best = ones
        left = position.centre[BONUS_NUMBER] + position.deck.count(BONUS_NUMBER)
        worth[BONUS_NUMBER] += self.race[left][mine - best + _MOST]
        return worth

    def robbing(self, position: Position, loser: Seat, worth: list[float]) -> float:
        """What a random card of somebody's is to a thief: what it brings, and what the other one misses."""
        size = position.sizes[loser]
        if not size:
            return 0.0
        spite = self.spite[position.seats]
        total = 0.0
        for number, count in enumerate(position.hands[loser]):
            if count:
                total += count * worth[number]
        total += position.mechas.count(loser) * self.mecha
        total *= 1.0 + spite
        threes = position.hands[loser][WOUND_NUMBER]
        if threes:
            total -= threes * (worth[WOUND_NUMBER] + WOUND_POINTS)
        return total / size


def own_turns(position: Position, seat: Seat) -> int:
    """How many turns this seat has after this one, as far as one can say."""
    seats = position.seats
    if position.ending:
        after = (seat - position.turn) % seats or seats
        return 1 if after <= position.left else 0
    turns = 1 + int(len(position.deck) / (A_TURN * seats))
    return min(LONG, turns)
