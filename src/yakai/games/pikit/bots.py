"""Bots for Pikit. They play from a view and a memory, like everybody."""

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
from yakai.games.pikit.pieces import BONUS_NUMBER, FACES, MECHA_POINTS, TOGETHER_NUMBER, WILD, takes
from yakai.games.pikit.view import Memory, View


class Novice:
    """A sensible beginner: takes what counts most, bends poor dice, guards its hand.

    Its beginner's mistakes: it looks no further than this turn, never counts the 1s of others, steals from whoever
    holds most cards without remembering the 3s it saw there, always rolls both dice again, and spends a 6 only when
    something happens to itself or to a mecha.
    """

    poor = 5.0
    """It bends dice that bring less than this."""
    raid = 7.0
    """What it hopes to get out of a raid."""
    one = 3.0
    """What it gives for a 1 beyond its point."""

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action | None:
        """An answer, a discard that seems worth its card, or the best take; `None` if it has passed already."""
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        if view.seat is None or not legal:
            return None
        if legal.answers is not None:
            return self._answer(view, view.seat, legal, legal.answers, rng)
        best, worth = self._best_take(view, view.seat, view.dice)
        return self._discard(view, view.seat, legal, worth, rng) or best

    # On the own turn

    def _best_take(self, view: View, seat: Seat, dice: tuple[int, ...]) -> tuple[Action, float]:
        """What these dice bring at best."""
        best: Action = Stop()
        most = 0.0
        for cards in takes(view.centre, dice):
            worth = sum(self._worth(card, view) for card in cards)
            if worth > most:
                best, most = Take(cards), worth
        if dice[0] == dice[1]:
            holder = view.mechas[dice[0] - 1]
            if holder is None and most < MECHA_POINTS:
                return TakeMecha(), MECHA_POINTS
            if holder is not None and holder != seat and most < self.raid:
                return Raid(), self.raid
        return best, most

    def _worth(self, card: int, view: View) -> float:
        if card == TOGETHER_NUMBER:
            return card * view.centre.count(card)
        return card + self.one * (card == BONUS_NUMBER)

    def _discard(self, view: View, seat: Seat, legal: Choice, worth: float, rng: Random) -> Action | None:
        """Turn a die for something much better, roll poor dice again, steal or draw on a whim."""
        hope = worth + rng.uniform(1.0, 3.0)
        turned: Action | None = None
        for card, die, face in product(legal.flip, (0, 1), FACES):
            if face == view.dice[die] or (card in WILD and rng.random() < 0.7):
                continue
            dice = (face, view.dice[1]) if die == 0 else (view.dice[0], face)
            gain = self._best_take(view, seat, dice)[1] - card
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
        """Cancel what hurts, mostly with a 6; everybody else's affairs are let be."""
        if legal.cancel and rng.random() < self._hurts(view, seat):
            card = legal.cancel[0]
            if card not in WILD or rng.random() < 0.3:
                return Cancel(card, answers)
        return Pass(answers)

    def _hurts(self, view: View, seat: Seat) -> float:
        """How much it wants the newest card cancelled, from 0 to 1."""
        first = view.chain[0]
        if len(view.chain) % 2 == 0:  # the newest is a cancel that stops the first
            return 0.5 if first.seat == seat else 0.0
        if isinstance(first.play, Steal):
            return 0.8 if first.play.target == seat else 0.0
        if isinstance(first.play, Flip) and first.seat != seat:
            double = view.dice[1 - first.play.die] == first.play.face
            return 0.5 if double and view.mechas[first.play.face - 1] in (None, seat) else 0.0
        return 0.0
