"""How a sensible player plays a turn of Pikit and answers others: by what each step brings on average."""

from operator import attrgetter
from typing import Final, NamedTuple

from yakai.core.game import Seat
from yakai.games.pikit.bots.worth import Weights
from yakai.games.pikit.fast import (
    BOTH_DICE,
    DRAWING,
    FIRST_DIE,
    REROLLING,
    SECOND_DIE,
    STEALING,
    TABLE,
    TURN,
    Position,
)
from yakai.games.pikit.pieces import CANCELS, FACES, MATCHING, TOGETHER_NUMBER, WILD

STOP: Final = 0
TAKE: Final = 1
TAKE_MECHA: Final = 2
RAID: Final = 3
DISCARD: Final = 4


class PlanStep(NamedTuple):
    """A step of a turn: take `cards`, a mecha or nothing, raid, or discard a card for an effect; and its value."""

    does: int
    value: float
    cards: tuple[int, ...] = ()
    kind: int = 0
    card: int = 0
    at: int = 0
    face: int = 0


# By both dice, as the index 6 · first + second, each counted from 0.
_SINGLES: Final = [MATCHING[one, other][0] for one in FACES for other in FACES]
_PAIRS: Final = [MATCHING[one, other][1] for one in FACES for other in FACES]
_SORTED: Final = [(6 * low + high, 6 * high + low) for low in range(6) for high in range(low, 6)]
_FIRST: Final = [[6 * face + other for face in range(6)] for other in range(6)]
_SECOND: Final = [[6 * one + face for face in range(6)] for one in range(6)]


_value: Final = attrgetter("value")


class Player:
    """A player that weighs what each step brings in this turn, and looks no further."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    # On its own turn

    def turn(self, position: Position) -> PlanStep:
        """The best step."""
        seat = position.turn
        worth = self.weights.holding(position, seat)
        hand = position.hands[seat]
        if hand[5] and position.deck and (step := self._draw(position, worth, 5)).value > 0:
            return step
        if hand[4] and (step := self._best_steal(position, worth, 4)).value > 0:
            return step
        index = 6 * position.one + position.other - 7
        wild = _wild(hand)
        best = max(self.takes(position, index, worth), key=_value)
        if (hand[2] or hand[7] or wild) and best.value < _PLENTY:
            best = max(self._bends(position, index, worth, best.value), key=_value, default=best)
        if wild and best.does != DISCARD and (step := self._best_steal(position, worth, wild)).value > 0:
            return step
        return best

    def steps(self, position: Position) -> list[PlanStep]:
        """All promising steps with what each brings in this turn, the best first."""
        seat = position.turn
        worth = self.weights.holding(position, seat)
        hand = position.hands[seat]
        index = 6 * position.one + position.other - 7
        wild = _wild(hand)
        steps = self.takes(position, index, worth)
        now = max(map(_value, steps))
        if hand[2] or hand[7] or wild:
            steps += self._bends(position, index, worth, 0.0)
        more = [self._draw(position, worth, card) for card in (5, wild) if hand[card] and position.deck]
        for target in range(position.seats):
            if target != seat and position.sizes[target]:
                more += [self._steal(position, worth, card, target) for card in (4, wild) if hand[card]]
        steps += [step._replace(value=step.value + now) for step in more]
        steps.sort(key=_value, reverse=True)
        return steps

    def takes(self, position: Position, index: int, worth: list[float]) -> list[PlanStep]:
        """Everything that these dice allow to take, and the step of taking nothing."""
        centre = position.centre
        steps = [PlanStep(STOP, 0.0)]
        for number in _SINGLES[index]:
            if centre[number]:
                times = centre[number] if number == TOGETHER_NUMBER else 1
                steps.append(PlanStep(TAKE, times * worth[number], (number,)))
        one, other = pair = _PAIRS[index]
        if centre[other] > (one == other) and centre[one]:
            steps.append(PlanStep(TAKE, worth[one] + worth[other], pair))
        if one == other:
            holder = position.mechas[one - 1]
            if holder == TABLE:
                steps.append(PlanStep(TAKE_MECHA, self.weights.mecha))
            elif holder != position.turn:
                steps.append(PlanStep(RAID, self.weights.robbing(position, holder, worth)))
        return steps

    def _most(self, position: Position, index: int, worth: list[float]) -> float:
        """The value of the best of `takes`, computed faster."""
        centre = position.centre
        most = 0.0
        for number in _SINGLES[index]:
            if centre[number]:
                value = worth[number] * centre[number] if number == TOGETHER_NUMBER else worth[number]
                if value > most:
                    most = value
        one, other = _PAIRS[index]
        if one != other:
            if centre[one] and centre[other]:
                value = worth[one] + worth[other]
                return max(most, value)
            return most
        if centre[one] > 1 and 2 * worth[one] > most:
            most = 2 * worth[one]
        holder = position.mechas[one - 1]
        if holder == TABLE:
            return max(most, self.weights.mecha)
        if holder != position.turn:
            value = self.weights.robbing(position, holder, worth)
            return max(most, value)
        return most

    def _bends(self, position: Position, index: int, worth: list[float], least: float) -> list[PlanStep]:
        """Flips and rerolls, each with the cheapest card for it, that bring more than `least`."""
        values = [0.0] * 36
        for at, mirrored in _SORTED:
            values[at] = values[mirrored] = self._most(position, at, worth)
        now = values[index]
        first, second = _FIRST[position.other - 1], _SECOND[position.one - 1]
        hand = position.hands[position.turn]
        guarded = any(_can_cancel(one) for at, one in enumerate(position.hands) if at != position.turn)
        steps = []
        if turning := 7 if hand[7] else _wild(hand):
            cost = worth[turning]
            for die, row in enumerate((first, second)):
                for face, at in enumerate(row, 1):
                    if values[at] - cost > least and at != index:
                        gain = values[at] - now
                        if guarded:
                            gain = self._unless_cancelled(position, gain, worth)
                        if (value := now + gain - cost) > least:
                            steps.append(PlanStep(DISCARD, value, (), TURN, turning, die, face))
        if rolling := 2 if hand[2] else _wild(hand):
            least += worth[rolling]
            for dice, brings in (
                (BOTH_DICE, sum(values) / 36),
                (FIRST_DIE, sum([values[at] for at in first]) / 6),
                (SECOND_DIE, sum([values[at] for at in second]) / 6),
            ):
                if brings > least:
                    steps.append(PlanStep(DISCARD, brings - worth[rolling], (), REROLLING, rolling, dice))
        return steps

    def _draw(self, position: Position, worth: list[float], card: int) -> PlanStep:
        deck = position.deck
        value = sum([worth[number] for number in deck]) / len(deck) - worth[card]
        return PlanStep(DISCARD, value, (), DRAWING, card)

    def _best_steal(self, position: Position, worth: list[float], card: int) -> PlanStep:
        seats, sizes, turn = position.seats, position.sizes, position.turn
        targets = [seat for seat in range(seats) if seat != turn and sizes[seat]]
        steps = [self._steal(position, worth, card, target) for target in targets]
        return max(steps, key=_value, default=PlanStep(STOP, 0.0))

    def _steal(self, position: Position, worth: list[float], card: int, target: Seat) -> PlanStep:
        gain = self.weights.robbing(position, target, worth)
        if _can_cancel(position.hands[target]):
            gain = self._unless_cancelled(position, gain, worth)
        return PlanStep(DISCARD, gain - worth[card], (), STEALING, card, target)

    def _unless_cancelled(self, position: Position, gain: float, worth: list[float]) -> float:
        """What is left of a gain if an opponent can cancel it, which costs a 6, and does so when that pays."""
        spite = self.weights.spite[position.seats]
        if spite * gain <= worth[CANCELS[0]]:
            return gain
        return gain + self.weights.taste.foresight * (spite * worth[CANCELS[0]] - gain)

    # In answer

    def answer(self, position: Position, seat: Seat) -> int:
        """The card with which this player cancels the newest discard; 0 for none."""
        hand = position.hands[seat]
        card = CANCELS[0] if hand[CANCELS[0]] else _wild(hand)
        if not card or (position.turn == seat) == (len(position.by) % 2 == 1):
            return 0
        return card if self.harm(position, seat) > self.weights.holding(position, seat)[card] else 0

    def harm(self, position: Position, seat: Seat) -> float:
        """What a seat loses if the discard works; if it is its own discard, what it loses by a cancel."""
        weights, turn = self.weights, position.turn
        kind, at, face = position.effect
        worth = weights.holding(position, turn)
        spite = 1.0 if turn == seat else weights.spite[position.seats]
        if kind == STEALING:
            aside = 1.0 if seat in (turn, at) else weights.taste.aside
            return aside * weights.robbing(position, at, worth)
        index = 6 * position.one + position.other - 7
        now = self._most(position, index, worth)
        if kind == TURN:
            turned = 6 * position.one + face - 7 if at else 6 * face + position.other - 7
            return spite * (self._most(position, turned, worth) - now)
        if kind == REROLLING:
            return spite * (_A_ROLL - now)
        return 0.0


_A_ROLL: Final = 8.0
"""What newly rolled dice are worth, roughly."""

_PLENTY: Final = 14.0
"""Dice that bring at least this are not bent."""


def _wild(hand: list[int]) -> int:
    """The cheapest wild in a hand; 0 for none."""
    for card in WILD:
        if hand[card]:
            return card
    return 0


def _can_cancel(hand: list[int]) -> bool:
    return bool(hand[6] or hand[9] or hand[10] or hand[11])


def do(position: Position, step: PlanStep) -> None:
    """Apply a step to a position."""
    if step.does == TAKE:
        position.take(step.cards)
    elif step.does == DISCARD:
        position.discard(step.kind, step.card, step.at, step.face)
    elif step.does == TAKE_MECHA:
        position.take_mecha()
    elif step.does == RAID:
        position.raid()
    else:
        position.end_turn()
