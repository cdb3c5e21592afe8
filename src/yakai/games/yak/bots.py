"""Bots for Yak. They play from a view and a memory, like everybody."""

from collections import Counter
from random import Random

from yakai.core.game import AnyRules
from yakai.games.yak.actions import Action, Challenge, Choice, Pass, Play
from yakai.games.yak.pieces import DECK, SPECIES, Card, Species
from yakai.games.yak.scoring import counting
from yakai.games.yak.view import Memory, View


class Novice:
    """A sensible beginner: counts its own cards, mostly tells near-truths, doubts wild claims.

    It guesses the others' face-down cards a few dozen times, believing each claim about half of the time, and
    sees how often a claim would hold. Its beginner's mistakes: it guesses roughly, trusts everybody alike, learns
    nothing from who lied before, and never plans further than this claim.
    """

    guesses = 40
    trust = 0.45
    doubt = 0.34
    """It challenges what it gives less than this chance, a little more or less by mood."""

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action:
        """Challenge what is hardly true; else say what is still likely."""
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        stacks = self._imagined_stacks(view, rng)
        believed = 1.0
        if legal.challenge:
            claim = view.stack[-1].claim
            believed = _held(stacks, None, claim.species, claim.number)
        if legal.pass_:
            return Challenge() if believed < 0.5 else Pass()
        if believed < self.doubt + rng.uniform(-0.08, 0.08):
            return Challenge()
        best, likely = self._likeliest_claim(view, legal, stacks, rng)
        if best is None or (likely < 0.22 and believed < 0.6):
            return Challenge()
        return best

    def _likeliest_claim(
        self, view: View, legal: Choice, stacks: list[list[Card]], rng: Random
    ) -> tuple[Play | None, float]:
        """The claim and card that hold most often, with a beginner's wavering."""
        best: Play | None = None
        best_score, best_held = -1.0, 0.0
        cards = {card: at for at, card in enumerate(view.hand)}
        for size, species in enumerate(SPECIES):
            number = legal.floors[size]
            if number > legal.top:
                continue
            if number < legal.top and rng.random() < 0.2:
                number += 1
            for card, at in cards.items():
                held = _held(stacks, card, species, number)
                # A first claim always says 1, so there it only matters which card helps later.
                score = held + 0.05 * (card.kind == species) + rng.uniform(0, 0.15)
                if score > best_score:
                    best, best_score, best_held = Play(at, number, species), score, held
        return best, best_held

    def _imagined_stacks(self, view: View, rng: Random) -> list[list[Card]]:
        """What might lie there, a few dozen times: own cards for sure, others' half by what they claimed."""
        pool = Counter(DECK)
        pool.subtract(view.hand)
        pool.subtract(laid.card for laid in view.stack if laid.card is not None)
        pool.subtract(card for pile in view.penalties for card in pile)
        unseen = list(pool.elements())
        fitting = {
            species: [card for card in unseen if card.kind in (species, "joker")] or unseen
            for species in SPECIES
        }
        return [
            [
                laid.card or rng.choice(fitting[laid.claim.species] if rng.random() < self.trust else unseen)
                for laid in view.stack
            ]
            for _ in range(self.guesses)
        ]


def _held(stacks: list[list[Card]], card: Card | None, species: Species, number: int) -> float:
    """How often a claim holds over these stacks, with this card on top."""
    top = [] if card is None else [card]
    return sum(counting(stack + top, species).total >= number for stack in stacks) / len(stacks)
