"""What cards are worth to a hand of Pikit: their points, what they can still do, and the race for most 1s."""

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
    """How a player values cards beyond their points, and others' losses."""

    use: tuple[float, ...] = (0, 0, 2, 0, 3, 1, 2, 2, 0, 2, 2, 2)
    """By number, the value of a card's use with unlimited time to use it."""
    hurry: float = 1.5
    """With this many own turns to come, a card's use is worth half of that."""
    mecha: float = 0.0
    """A mecha's value beyond its points; it invites raids and makes the hand attractive to thieves."""
    open: float = 0.5
    """How much each 1 that is still to be had reduces the value of a lead in the race for most 1s."""
    ones: float = 1.0
    """How much that race matters."""
    spite: float = 0.5
    """The value of a point that one of several opponents loses; with two players it equals an own point."""
    aside: float = 0.3
    """The same for a theft between others."""
    foresight: float = 1.0
    """How surely a player is expected to cancel who can and for whom it pays."""


LONG: Final = 12
"""More own turns than this count as unlimited."""

A_TURN: Final = 1.7
"""How many cards leave the deck in a turn, on average."""

_MOST: Final = COPIES[BONUS_NUMBER]


class Weights:
    """A taste, with its values computed in advance."""

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
        """What one more 1 is worth beyond its point, by the lead in 1s and the 1s still to be had."""
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
        """What a random card of a seat is worth to a thief: what it brings, and what its owner loses."""
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
    """Roughly how many turns this seat has after the present one."""
    seats = position.seats
    if position.ending:
        after = (seat - position.turn) % seats or seats
        return 1 if after <= position.left else 0
    turns = 1 + int(len(position.deck) / (A_TURN * seats))
    return min(LONG, turns)
