"""The novice bot of Pikit: a sensible beginner, with a beginner's mistakes."""

from itertools import product
from random import Random

from yakai.core.game import AnyRules, Seat
from yakai.games.pikit.actions import (
    Action,
    Cancel,
    Choice,
    Draw,
    Flip,
    Pass,
    Raid,
    Reroll,
    Steal,
    Stop,
    Take,
    TakeMecha,
)
from yakai.games.pikit.pieces import BONUS_NUMBER, CANCELS, FACES, MECHA_POINTS, TOGETHER_NUMBER, WILD, takes
from yakai.games.pikit.view import Memory, View


class Novice:
    """A sensible beginner: takes what is worth most, bends poor dice, and weighs what a cancel costs.

    Its mistakes are human: it grabs one big card where two small ones are worth more; overlooks what only the
    difference of the dice matches; misses a discard of another player; never counts the others' 1s; steals from the
    player with most cards, without remembering the 3s that it saw there; always rolls both dice again; looks no further
    than this turn; and forgets that what a thief takes is a gain for the thief as well as a loss for the victim.
    """

    poor = 5.0
    """It bends dice that bring less than this."""
    stolen = 7.0
    """What it expects a stolen card to be worth."""
    one = 3.0
    """What a 1 is worth to it beyond its point."""
    greed = 0.25
    """How often it considers only single cards, not pairs."""
    blind = 0.2
    """How often it overlooks the difference of the dice."""
    absent = 0.15
    """How often it misses what another player discards."""
    envy = 0.5
    """How much others' gains count for it, compared with its own losses."""

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action | None:  # it forgets
        """An answer, a discard that seems worth its card, or the best take; `None` if it has already passed."""
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        if view.seat is None or not legal:
            return None
        if legal.answers is not None:
            return self._answer(view, view.seat, legal, legal.answers, rng)
        best, worth = self._best_take(view, view.seat, view.dice, self._seen(view, rng))
        return self._discard(view, view.seat, legal, worth, rng) or best

    # On its own turn

    def _seen(self, view: View, rng: Random) -> tuple[tuple[int, ...], ...]:
        """The takes that it notices, of all that the dice allow."""
        one, other = view.dice
        found = takes(view.centre, view.dice)
        if rng.random() < self.blind:
            found = tuple([cards for cards in found if set(cards) <= {one, other, one + other}])
        if rng.random() < self.greed:
            found = tuple([cards for cards in found if len(cards) == 1])
        return found

    def _best_take(
        self, view: View, seat: Seat, dice: tuple[int, ...], seen: tuple[tuple[int, ...], ...]
    ) -> tuple[Action, float]:
        """The best action with these dice among the takes that it notices, and what it is worth."""
        best: Action = Stop()
        most = 0.0
        for cards in seen:
            worth = sum(self._worth(card, view) for card in cards)
            if worth > most:
                best, most = Take(cards), worth
        if dice[0] == dice[1]:
            holder = view.mechas[dice[0] - 1]
            if holder is None and most < MECHA_POINTS:
                return TakeMecha(), MECHA_POINTS
            if holder is not None and holder != seat and most < self.stolen:
                return Raid(), self.stolen
        return best, most

    def _worth(self, card: int, view: View) -> float:
        if card == TOGETHER_NUMBER:
            return card * view.centre.count(card)
        return card + self.one * (card == BONUS_NUMBER)

    def _turned(self, view: View, seat: Seat, die: int, face: int) -> float:
        """What the dice would bring after one die is flipped."""
        dice = (face, view.dice[1]) if die == 0 else (view.dice[0], face)
        return self._best_take(view, seat, dice, takes(view.centre, dice))[1]

    def _discard(self, view: View, seat: Seat, legal: Choice, worth: float, rng: Random) -> Action | None:
        """A flip for something much better, a reroll of poor dice, a steal or draw on a whim, or `None`."""
        hope = worth + rng.uniform(1.0, 3.0)
        turned: Action | None = None
        for card, die, face in product(legal.flip, (0, 1), FACES):
            if face == view.dice[die] or (card in WILD and rng.random() < 0.7):
                continue
            gain = self._turned(view, seat, die, face) - card
            if gain > hope:
                turned, hope = Flip(card, die, face), gain
        if turned is not None:
            return turned
        cheap = [card for card in legal.reroll if card not in WILD]
        if cheap and worth < self.poor + rng.uniform(-1, 1):
            return Reroll(cheap[0], "both")
        if legal.steal and legal.steal[0] not in WILD and rng.random() < 0.6:
            fullest = max(legal.targets, key=lambda target: (view.hands[target], rng.random()))
            return Steal(legal.steal[0], fullest)
        if legal.draw and legal.draw[0] not in WILD and rng.random() < 0.2:
            return Draw(legal.draw[0])
        return None

    # In answer

    def _answer(self, view: View, seat: Seat, legal: Choice, answers: int, rng: Random) -> Action:
        """A cancel, if the discard costs more than the card and the bot notices it in time; otherwise a pass."""
        if legal.cancel and rng.random() >= self.absent:
            card = legal.cancel[0]
            if self._harm(view, seat) + rng.uniform(-1.5, 1.5) > card:
                return Cancel(card, answers)
        return Pass(answers)

    def _harm(self, view: View, seat: Seat) -> float:
        """What it would lose if the newest card stood, in points printed on cards."""
        first = view.chain[0]
        own, stopped = first.seat == seat, len(view.chain) % 2 == 0
        if own != stopped:
            return 0.0
        match first.play:
            case Steal(target=target):
                return self.stolen if own else self._average(view) if target == seat else 0.0
            case Flip(die=die, face=face):
                if own:
                    return self._turned(view, seat, die, face)
                double = view.dice[1 - die] == face
                holder = view.mechas[face - 1]
                if double and holder is None:
                    return self.envy * MECHA_POINTS
                return self._average(view) if double and holder == seat else 0.0
            case _:
                return 0.0

    def _average(self, view: View) -> float:
        """What a random card of its own hand is worth, without the card that it would discard."""
        points = [*view.hand, *[MECHA_POINTS] * view.mechas.count(view.seat)]
        for card in CANCELS:
            if card in points:
                points.remove(card)
                break
        return sum(points) / len(points) if points else 0.0
