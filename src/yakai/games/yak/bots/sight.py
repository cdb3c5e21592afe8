"""A turn as a counting bot sees it: how likely each claim is with each card, for the bot and for an onlooker."""

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import Final, NamedTuple, Protocol, runtime_checkable

from yakai.games.yak.actions import Choice, Play
from yakai.games.yak.bots.beliefs import Weights, stack_beliefs
from yakai.games.yak.pieces import SIZE, SPECIES, Card
from yakai.games.yak.view import Memory, View

JUMPS: Final = 6
"""How many numbers of each species are considered, from the lowest legal one."""


class Way(NamedTuple):
    """One card with one claim.

    `card` is the card's place in the hand, `jump` how far the number is above the lowest legal one, and `held` how
    likely the claim holds.
    """

    card: int
    species: int
    jump: int
    number: int
    held: float

    @property
    def heavy(self) -> int:
        """The claim's rank in the order of claims (YAK-8)."""
        return self.number * len(SPECIES) + self.species

    def play(self) -> Play:
        """The claim as an action."""
        return Play(self.card, self.number, SPECIES[self.species])


class Sight:
    """What a seat believes of the latest claim (`believed`) and of every claim that it could make (`ways`)."""

    def __init__(self, view: View, legal: Choice, weights: Sequence[Weights]) -> None:
        """`weights`: by seat, which cards its claims make likelier."""
        self._view, self._legal = view, legal
        self._weights = weights
        self._own, self._belief = stack_beliefs(view, weights)
        self.size = len(view.stack)
        self.believed = 1.0
        if legal.challenge:
            claim = view.stack[-1].claim
            switched = self._belief.switched(self._own)
            self.believed = self._belief.held(switched, self._own, claim.number, SIZE[claim.species])
        self.ways = self._ways()

    def _ways(self) -> list[Way]:
        found = []
        cards: dict[Card, int] = {card: at for at, card in enumerate(self._view.hand)}
        for card, at in cards.items():
            own = self._own.beside(card)
            switched = self._belief.switched(own)
            for species, number, jump in self._claims():
                held = self._belief.held(switched, own, number, species)
                found.append(Way(at, species, jump, number, held))
        return found

    def _claims(self) -> list[tuple[int, int, int]]:
        return [
            (species, number, number - floor)
            for species, floor in enumerate(self._legal.floors)
            for number in range(floor, min(floor + JUMPS, self._legal.top + 1))
        ]

    def safest(self, rng: Random) -> Way:
        """The likeliest claim; among equally likely ones the highest."""
        return max(self.ways, key=lambda way: round(way.held, 2) + 1e-4 * way.heavy + rng.uniform(0, 1e-4))

    def highest(self, level: float, rng: Random) -> Way | None:
        """The highest claim that is at least this likely, or `None`."""
        likely = [way for way in self.ways if way.held >= level]
        return max(likely, key=lambda way: way.heavy + rng.uniform(0, 0.01)) if likely else None

    def bluff(self, rng: Random, believable: float, furthest: int) -> Way:
        """The highest claim that an onlooker would still find `believable`, on the card that spoils the stack most."""
        high = [
            claim for claim, chance in self.public.items() if chance >= believable and claim[2] <= furthest
        ]
        if not high:
            return self.poison(rng)
        species, number, _ = max(high, key=lambda claim: claim[1] * len(SPECIES) + claim[0])
        return self._way(self.spoiling(rng), species, number)

    def poison(self, rng: Random) -> Way:
        """The lowest claim of the species that an onlooker believes most, on the card that spoils the stack most."""
        least = [claim for claim in self.public if claim[2] == 0]
        species, number, _ = max(least, key=lambda claim: self.public[claim] + rng.uniform(0, 0.02))
        return self._way(self.spoiling(rng), species, number)

    def _way(self, card: int, species: int, number: int) -> Way:
        return next(
            way for way in self.ways if (way.card, way.species, way.number) == (card, species, number)
        )

    @cached_property
    def public(self) -> dict[tuple[int, int, int], float]:
        """How likely each claim seems to an onlooker, who knows no face-down card, if the new card adds one."""
        own, belief = stack_beliefs(self._view, self._weights, crowd=True)
        switched = belief.switched(own)
        return {
            (species, number, jump): belief.held(switched, own, max(number - 1, 0), species)
            for species, number, jump in self._claims()
        }

    def spoiling(self, rng: Random) -> int:
        """The place of the card that makes slightly higher claims least likely; on an empty stack any card."""
        spoils: dict[int, float] = {}
        for way in self.ways:
            higher = way.held if way.jump == 1 else 0.0
            spoils[way.card] = spoils.get(way.card, 0.0) + higher
        return min(spoils, key=lambda card: spoils[card] + rng.uniform(0, 0.1))


@runtime_checkable
class Counts(Protocol):
    """A bot that calculates how likely each claim is."""

    def sight(self, view: View, memory: Memory, legal: Choice) -> Sight:
        """The turn as this bot sees it."""
        ...
