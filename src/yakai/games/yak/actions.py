"""What a player can do in Yak, the outcomes of chance, and the legal actions as one value."""

from collections.abc import Iterator
from random import Random
from typing import Final, TypeAlias

from msgspec import Struct

from yakai.core.game import Seat
from yakai.core.kinds import without_misfits
from yakai.games.yak.pieces import SIZE, SPECIES, TOP, Card, Claim, Species


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True, gc=False):
    """Lay the hand card at index `card` face down on the stack, and claim (YAK-5)."""

    card: int
    number: int
    species: Species


class Challenge(Struct, frozen=True, tag="challenge", forbid_unknown_fields=True):
    """Challenge the latest claim (YAK-6)."""


class Pass(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """End the game with an empty hand (YAK-20)."""


Action: TypeAlias = Play | Challenge | Pass


class Dealt(Struct, frozen=True, tag="dealt", forbid_unknown_fields=True):
    """The deal: which seat begins, and the five cards of each hand (YAK-4, ALL-1)."""

    first: Seat
    hands: tuple[tuple[Card, ...], ...]


class Drawn(Struct, frozen=True, tag="drawn", forbid_unknown_fields=True):
    """The deck's next card (YAK-5)."""

    card: Card


Outcome: TypeAlias = Dealt | Drawn


def _floors(claim: Claim) -> tuple[int, ...]:
    """By species, the lowest number that may follow a claim: the same number only for a larger species (YAK-8)."""
    return tuple(claim.number + (SIZE[species] <= SIZE[claim.species]) for species in SPECIES)


FIRST_FLOORS: Final = (1,) * len(SPECIES)
"""By species, the lowest number of a stack's first claim, which is always 1 (YAK-7)."""

FLOORS: Final = {
    (species, number): _floors(Claim(number, species)) for species in SPECIES for number in range(1, TOP + 1)
}
"""By the species and number of the latest claim: by species, the lowest number that may be claimed next."""


class Choice(Struct, frozen=True, kw_only=True):
    """What a seat may do: play cards with claims, challenge, pass.

    `floors` has the lowest number of each species, smallest species first; a floor above `top` means that this species
    cannot be claimed.

    >>> choice = Choice(cards=2, floors=(3, 3, 3, 2, 2), top=4, challenge=True)
    >>> len(choice), Play(0, 2, "goat") in choice, Play(0, 2, "yeti") in choice
    (25, True, False)
    """

    cards: int = 0
    floors: tuple[int, ...] = ()
    top: int = 0
    challenge: bool = False
    pass_: bool = False

    def __iter__(self) -> Iterator[Action]:
        for card in range(self.cards):
            for species, floor in zip(SPECIES, self.floors, strict=False):
                for number in range(floor, self.top + 1):
                    yield Play(card, number, species)
        if self.challenge:
            yield Challenge()
        if self.pass_:
            yield Pass()

    @without_misfits
    def __contains__(self, action: object) -> bool:
        if isinstance(action, Play):
            return (
                0 <= action.card < self.cards
                and bool(self.floors)
                and self.floors[SIZE[action.species]] <= action.number <= self.top
            )
        return (isinstance(action, Challenge) and self.challenge) or (isinstance(action, Pass) and self.pass_)

    def __len__(self) -> int:
        return self.cards * self._claims() + self.challenge + self.pass_

    def __bool__(self) -> bool:
        return self.cards > 0 or self.challenge or self.pass_

    def sample(self, rng: Random) -> Action:
        """A random legal action: mostly a moderate claim, sometimes a challenge; every legal action is possible."""
        floors, top, chance = self.floors, self.top, rng.random
        # The largest animal has the lowest floor (YAK-8).
        if self.cards and floors[-1] <= top and not (self.challenge and chance() < 0.2):
            size = int(len(floors) * chance())
            while floors[size] > top:
                size = int(len(floors) * chance())
            number = floors[size] + int((top + 1 - floors[size]) * chance() ** 4)
            return Play(int(self.cards * chance()), number, SPECIES[size])
        if self.challenge and not (self.pass_ and chance() < 0.5):
            return Challenge()
        if self.pass_:
            return Pass()
        raise IndexError("nothing is legal")

    def _claims(self) -> int:
        return sum(max(0, self.top + 1 - floor) for floor in self.floors)


NOTHING = Choice()
