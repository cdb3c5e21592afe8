"""The novice bot: a sensible beginner with a character."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

from yakai.core.game import AnyRules
from yakai.games.yak.actions import Action, Challenge, Choice, Pass, Play
from yakai.games.yak.bots.characters import NATURES, Character, Nature
from yakai.games.yak.bots.standings import gains
from yakai.games.yak.pieces import DECK, SPECIES, Card, Species
from yakai.games.yak.scoring import counting
from yakai.games.yak.view import Memory, View

CHARACTERS: Final[dict[Nature, Character]] = {
    "calm": Character(sure=0.68, jumps=0.18, bluffs=0.05, doubts=0.04),
    "honest": Character(sure=0.8, jumps=0.12, bluffs=0.02, doubts=0.05),
    "suspicious": Character(sure=0.68, jumps=0.18, bluffs=0.05, doubts=0.11),
    "bold": Character(sure=0.52, jumps=0.32, bluffs=0.12, doubts=0.04),
}

LARGEST_JUMP: Final = 4
"""The furthest that it goes above the lowest legal number."""


class Novice:
    """A sensible beginner with a character: makes likely claims, sometimes higher than it must, and bluffs.

    It imagines the others' face-down cards forty times, believing about two claims of three, and counts how often a
    claim would hold. Its beginner's mistakes: its estimates are rough, it trusts all players alike, it learns nothing
    from earlier lies, and it never plans beyond the present claim.
    """

    guesses = 40
    trust = 0.65
    growing = 0.021
    """How much more it is inclined to challenge for each card in the stack."""

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action:
        """A challenge if the latest claim is hardly true; otherwise the claim that it likes best."""
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        assert view.seat is not None
        character = CHARACTERS[NATURES[view.seat]]
        stacks = self._imagined_stacks(view, rng)
        believed = _believed(view, stacks) if legal.challenge else 1.0
        if legal.pass_:
            return Challenge() if gains(view, believed) else Pass()
        doubts = character.doubts + self.growing * len(view.stack) + rng.uniform(-0.08, 0.08)
        if believed < doubts:
            return Challenge()
        best, held = self._claim(character, view, legal, stacks, rng)
        if best is None or (held < 0.25 and legal.challenge and believed < 0.6):
            return Challenge()
        return best

    def believes(self, view: View, rng: Random) -> float:
        """How likely the latest claim seems to this bot; an estimate from random stacks, so it varies."""
        return _believed(view, [stack for _ in range(10) for stack in self._imagined_stacks(view, rng)])

    def _claim(
        self, character: Character, view: View, legal: Choice, stacks: list[list[Card]], rng: Random
    ) -> tuple[Play | None, float]:
        """The card and claim that it likes best (`None` if it can claim nothing), and how often that claim holds."""
        best: Play | None = None
        most, likely = -1.0, 0.0
        bluff = rng.random() < character.bluffs
        jumps = rng.random() < character.jumps
        sure = character.sure + rng.uniform(-0.12, 0.12)
        for at, species, floor, totals in _ways(view, legal, stacks):
            number = floor
            while (
                jumps and number < min(floor + LARGEST_JUMP, legal.top) and _held(totals, number + 1) >= sure
            ):
                number += 1
            if bluff:
                number = min(floor + rng.randint(1, 3), legal.top)
            held = _held(totals, number)
            likes = 0.4 * (0.5 if bluff else held) + 0.06 * (number - floor) + rng.uniform(0, 0.25)
            if likes > most:
                best, most, likely = Play(at, number, species), likes, held
        return best, likely

    def _imagined_stacks(self, view: View, rng: Random) -> list[list[Card]]:
        """Forty guesses at the stack: its own cards as they are, most of the others' as they were claimed."""
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


def _believed(view: View, stacks: list[list[Card]]) -> float:
    """In what share of these stacks the latest claim holds."""
    claim = view.stack[-1].claim
    return _held([counting(stack, claim.species).total for stack in stacks], claim.number)


def _ways(
    view: View, legal: Choice, stacks: list[list[Card]]
) -> Iterator[tuple[int, Species, int, list[int]]]:
    """For each species and card: the card's place, the species, the lowest legal number, each stack's total."""
    cards = {card: at for at, card in enumerate(view.hand)}
    for species, floor in zip(SPECIES, legal.floors, strict=True):
        if floor <= legal.top:
            for card, at in cards.items():
                yield at, species, floor, [counting([*stack, card], species).total for stack in stacks]


def _held(totals: list[int], number: int) -> float:
    """The share of totals that reach this number."""
    return sum(total >= number for total in totals) / len(totals)
