"""The bots of Foxfire. Like any bot they receive a view and a memory, never the state."""

from random import Random

from yakai.core.game import AnyRules
from yakai.core.playout import playout
from yakai_foxfire.actions import Action, Choice
from yakai_foxfire.view import Memory, View


class Fox:
    """A quick bot: the more it wants the lantern, the higher its spark, with some randomness."""

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action | None:
        """A spark, or `None` if the bot is not to act."""
        legal = rules.legal(view)
        if not legal or view.lantern is None:
            return None
        wanted = view.lantern.worth * (2 if view.wish and view.wish.colour == view.lantern.colour else 1)
        height = min(1.0, max(0.0, wanted / 8 + rng.uniform(-0.3, 0.3)))
        assert isinstance(legal, Choice)
        actions = sorted(legal, key=lambda action: action.spark)
        return actions[round(height * (len(actions) - 1))]


class OldFox:
    """A stronger bot: imagines the rest of the game many times for each spark, and lays the best on average."""

    nights = 24

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action | None:
        """The spark with the best place on average over imagined games."""
        legal = rules.legal(view)
        if not legal or view.seat is None:
            return None
        assert isinstance(legal, Choice)
        return min(legal, key=lambda action: self._place_after(rules, view, memory, action, rng))

    def _place_after(self, rules: AnyRules, view: View, memory: Memory, action: Action, rng: Random) -> float:
        assert view.seat is not None
        total = 0
        for _ in range(self.nights):
            night = rules.act(rules.imagine(view, memory, rng), view.seat, action)
            total += playout(rules, night, rng, Fox()).places[view.seat]
        return total / self.nights
