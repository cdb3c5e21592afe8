"""The expert bot: estimates how each player claims, and mixes its actions as learnt by counterfactual regret."""

from bisect import bisect_right
from random import Random
from typing import Final

from yakai.core.game import AnyRules
from yakai.games.yak.actions import Action, Challenge, Choice, Pass
from yakai.games.yak.bots.club import BELIEVABLE
from yakai.games.yak.bots.race import calls_for_doubt
from yakai.games.yak.bots.sight import JUMPS, Sight, Way
from yakai.games.yak.bots.sorts import claims, company, learnt, sorts
from yakai.games.yak.bots.standings import gains, wins
from yakai.games.yak.view import Memory, View

# The bounds of a situation: how likely the latest claim is, the stack's size, how likely the safest claim would be.
BELIEVED: Final = (0.08, 0.16, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95)
SIZES: Final = (2, 4, 6, 9, 13)
SAFE: Final = (0.35, 0.55, 0.7, 0.82, 0.92)

# The actions of the learnt tables: challenge (0); the safest claim (1); the highest claim that is at least as likely as
# in LEVELS (2 to 5); a plausible lowest claim on the card that spoils the stack most (6); bluff (7).
DOUBT, SAFEST, POISON, BLUFF = 0, 1, 6, 7
LEVELS: Final = {2: 0.85, 3: 0.65, 4: 0.45, 5: 0.25}
HARDLY: Final = 0.1
"""A claim that is at most this likely may be challenged in a stack of any size."""
IMPOSSIBLE: Final = 0.02


def situation(sight: Sight) -> int:
    """The number of a turn's situation in the learnt tables."""
    safe = bisect_right(SAFE, max(way.held for way in sight.ways if way.jump == 0))
    sizes, safes = len(SIZES) + 1, len(SAFE) + 1
    if not sight.size:
        return (len(BELIEVED) + 1) * sizes * safes + safe
    believed, size = bisect_right(BELIEVED, sight.believed), bisect_right(SIZES, sight.size)
    return (believed * sizes + size) * safes + safe


class Expert:
    """Plays by tables that were learnt by counterfactual regret, one against each sort of player.

    It mixes the tables by how likely each opponent is a novice, a club player or an expert. It draws its action at
    random, so that no pattern gives a bluff away.
    """

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action:
        """A challenge or pass where the end of the game decides; otherwise an action drawn from the tables."""
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        assert view.seat is not None
        players = len(view.hands)
        likely = sorts(view, memory)
        sight = _sight(view, legal, likely)
        if legal.pass_:
            return Challenge() if gains(view, sight.believed) else Pass()
        if not sight.ways:
            return Challenge()
        doubts = legal.challenge and (sight.size >= patience(players) or sight.believed <= HARDLY)
        if legal.challenge and not view.deck:
            if wins(view, view.seat) == 1:
                return Challenge()
            doubts = doubts and wins(view, view.stack[-1].seat) > 0
        if doubts and (sight.believed <= IMPOSSIBLE or calls_for_doubt(view, sight.believed)):
            return Challenge()
        at = situation(sight)
        chances = [0.0] * 8
        for sort, table in zip(company(view, memory), learnt(players).tables, strict=True):
            for action, percent in enumerate(table[at]):
                chances[action] += sort * percent
        if not doubts:
            chances[DOUBT] = 0.0
        if not any(chances):
            chances[SAFEST] = 1.0
        action = rng.choices(range(len(chances)), chances)[0]
        return Challenge() if action == DOUBT else _way(sight, action, rng).play()

    def sight(self, view: View, memory: Memory, legal: Choice) -> Sight:
        """How likely each claim is on this turn, by what sort of player each seat seems to be."""
        return _sight(view, legal, sorts(view, memory))


def _sight(view: View, legal: Choice, likely: list[tuple[float, ...]]) -> Sight:
    return Sight(view, legal, [claims(len(view.hands), each) for each in likely])


def patience(players: int) -> int:
    """The smallest stack that the expert challenges; smaller ones only if the claim is hardly possible."""
    return 2 if players == 2 else 4


def _way(sight: Sight, action: int, rng: Random) -> Way:
    if action == POISON:
        return sight.poison(rng)
    if action == BLUFF:
        return sight.bluff(rng, BELIEVABLE, JUMPS - 1)
    return (action in LEVELS and sight.highest(LEVELS[action], rng)) or sight.safest(rng)
