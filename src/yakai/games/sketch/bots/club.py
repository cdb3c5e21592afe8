"""The club bot of Yokai Sketch."""

from random import Random

from yakai.core.game import AnyRules
from yakai.games.sketch.actions import Action
from yakai.games.sketch.bots.beliefs import Belief
from yakai.games.sketch.bots.turns import turns
from yakai.games.sketch.bots.worth import chance, learnt
from yakai.games.sketch.fast import action_of
from yakai.games.sketch.hands import END
from yakai.games.sketch.view import Memory, View


class Club:
    """Knows what positions are worth, and searches its whole turn: two cards can do together what one cannot.

    It knows how many cards to keep, when a lead is safe and when the end is near. It does not consider the opponent's
    reply, and takes unseen yokai to be as it happens to imagine them.
    """

    worlds = 3
    """In how many worlds it tries its turns; they differ in the yokai that may be uncovered."""
    tries = 60
    """How many plays of one, two and three cards each it tries in a world."""

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action:
        """The first card of the best turn."""
        belief, numbers = Belief(view, memory), learnt()["own"]
        sums: dict[int, float] = {}
        for _ in range(self.worlds):
            best: dict[int, float] = {}
            for turn in turns(belief.world(rng), numbers, self.tries):
                first = turn.moves[0] if turn.moves else END
                best.setdefault(first, chance(turn.worth))
            for move, odds in best.items():
                sums[move] = sums.get(move, 0.0) + odds
        return action_of(max(sums, key=lambda move: sums[move]), view.hand)
