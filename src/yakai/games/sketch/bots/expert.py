"""The expert bot of Yokai Sketch, and the same search for a bot that sees every card."""

from random import Random
from typing import Final

from yakai.bots.search import likely
from yakai.core.game import AnyRules, Seat
from yakai.games.sketch.actions import Action
from yakai.games.sketch.bots.ahead import looking_ahead
from yakai.games.sketch.bots.beliefs import Belief
from yakai.games.sketch.fast import action_of, position_of
from yakai.games.sketch.state import State
from yakai.games.sketch.view import Memory, View

WORLDS: Final = 48
TRIALS: Final = 400
TURNS_AHEAD: Final = 2


class Expert:
    """Searches its turns in worlds that could be, with the opponent's reply and its own next turn.

    Worlds in which the opponent would hardly have ended its last turn as it did are chosen less often.
    """

    imagined = 3
    """How many worlds are imagined for each one that is chosen by its weight."""

    def __init__(self, worlds: int = WORLDS, trials: int = TRIALS) -> None:
        self.worlds = worlds
        self.trials = trials

    def trying(self, part: float) -> "Expert":
        """The same bot with this share of its worlds and trials."""
        return Expert(max(1, round(part * self.worlds)), max(1, round(part * self.trials)))

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action:
        """The first card of the turn that seems best after the search."""
        belief = Belief(view, memory)
        worlds = [belief.world(rng) for _ in range(self.imagined * self.worlds)]
        worlds = likely(worlds, [belief.weight(world) for world in worlds], self.worlds, rng)
        move = looking_ahead(worlds, rng, trials=self.trials, turns_ahead=TURNS_AHEAD)
        return action_of(move, view.hand)


class Seeing:
    """The expert's search on the true hands: an upper bound to measure the expert against. It never sits at a table."""

    def choose(self, rules: AnyRules, state: State, seat: Seat, rng: Random) -> Action:
        """An action chosen like the expert's; only the unseen order of deck and piles is imagined."""
        worlds = [position_of(state, rng) for _ in range(WORLDS)]
        move = looking_ahead(worlds, rng, trials=TRIALS, turns_ahead=TURNS_AHEAD)
        return action_of(move, tuple(card.reveal() for card in state.hands[seat]))
