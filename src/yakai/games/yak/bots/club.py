"""The club bot: calculates, believes claims by how players usually bluff, and is hard to read."""

from random import Random
from typing import Final

from yakai.core.game import AnyRules
from yakai.games.yak.actions import Action, Challenge, Choice, Pass
from yakai.games.yak.bots.beliefs import claiming
from yakai.games.yak.bots.characters import NATURES, Character, Nature
from yakai.games.yak.bots.sight import Sight, Way
from yakai.games.yak.bots.standings import gains
from yakai.games.yak.view import Memory, View

CHARACTERS: Final[dict[Nature, Character]] = {
    "calm": Character(sure=0.7, jumps=0.55, bluffs=0.08, doubts=0.08),
    "honest": Character(sure=0.82, jumps=0.5, bluffs=0.03, doubts=0.08),
    "suspicious": Character(sure=0.7, jumps=0.55, bluffs=0.08, doubts=0.16),
    "bold": Character(sure=0.56, jumps=0.75, bluffs=0.17, doubts=0.06),
}

FURTHEST: Final = 4
"""The furthest that it goes above the lowest legal number; one less when it bluffs."""

BELIEVABLE: Final = 0.4
"""How likely a bluff must seem to an onlooker."""


class Club:
    """Calculates how likely every claim is from all that it can know, and decides by its character.

    It challenges more readily the larger the stack is, and when it has no likely claim itself. It makes likely claims,
    goes higher when it is sure enough, and bluffs now and then, with a card that spoils the stack for the others. It
    does not consider what the next player will make of its claim, and does not learn who at this table bluffs.
    """

    growing = 0.012
    most = 0.32
    """How much more readily it challenges for each card in the stack, and up to which chance of the claim."""
    wavers = 0.05
    desperate = 0.2

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action:
        """A challenge if the latest claim is unlikely or cannot be topped; otherwise a claim."""
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        assert view.seat is not None
        character = CHARACTERS[NATURES[view.seat]]
        sight = self.sight(view, memory, legal)
        if legal.pass_:
            return Challenge() if gains(view, sight.believed) else Pass()
        doubts = min(character.doubts + self.growing * sight.size, self.most)
        if legal.challenge and sight.believed < doubts + rng.uniform(-self.wavers, self.wavers):
            return Challenge()
        if not sight.ways:
            return Challenge()
        if rng.random() < character.bluffs:
            return sight.bluff(rng, BELIEVABLE, FURTHEST - 1).play()
        way = self._claim(character, sight, rng)
        if legal.challenge and way.held < self.desperate and sight.believed < 0.55:
            return Challenge()
        return way.play()

    def sight(self, view: View, memory: Memory, legal: Choice) -> Sight:  # every seat is taken to claim alike
        """The turn as this bot sees it."""
        return Sight(view, legal, [claiming()] * len(view.hands))

    def _claim(self, character: Character, sight: Sight, rng: Random) -> Way:
        """If it is in the mood, the highest claim that it is sure of; otherwise the likeliest of the lowest claims."""
        sure = character.sure + rng.uniform(-0.1, 0.1)
        if rng.random() < character.jumps:
            high = [way for way in sight.ways if way.held >= sure and way.jump <= FURTHEST]
            if high:
                return max(high, key=lambda way: way.heavy + rng.uniform(0, 3))
        least = [way for way in sight.ways if way.jump == 0]
        return max(least, key=lambda way: way.held + rng.uniform(0, 0.12))
