"""The expert: tries what is worth a thought in many imagined games and does what turned out best."""

from random import Random
from typing import Final

from yakai.bots import search
from yakai.core.game import AnyRules
from yakai.games.pikit.actions import Action, Cancel, Choice, Pass
from yakai.games.pikit.bots.club import action
from yakai.games.pikit.bots.planning import Player
from yakai.games.pikit.bots.playing import World, play_out, success, turns_to_come, worlds
from yakai.games.pikit.bots.worth import Taste, Weights
from yakai.games.pikit.view import Memory, View

EXPERT: Final = Player(Weights(Taste()))

TRIED: Final = 8
"""So many steps it looks at more closely."""

TURNS: Final = 8_000
"""So many turns it plays in its head for one decision, in games that are played to their end."""

ANSWERS: Final = 3
"""Divides that for an answer, where others wait for it and there are but two ways."""


class Expert:
    """Plays on in its head, with itself on every seat, and sees who wins.

    The cards that it has not seen lie differently each time; the dice and the deck are the same for all the steps that
    it compares. Steps that fall behind are dropped, and the others are tried more often.
    """

    turns = TURNS

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action | None:
        """The step or the answer that wins most; `None` if it has passed already."""
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        if view.seat is None or not legal:
            return None
        seat, imagined = view.seat, rules.imagine(view, memory, rng)
        (first, _), *_ = worlds(imagined, seat, 1, rng)
        tries: list[Action]
        turns = self.turns
        if legal.answers is None:
            tries = [action(step) for step in EXPERT.steps(first)[:TRIED]]
        else:
            tries = [Pass(legal.answers), *[Cancel(card, legal.answers) for card in legal.cancel[:1]]]
            tries *= 3 - len(tries)  # it thinks as long without a choice: nobody can tell
            turns //= ANSWERS
        trials = turns // turns_to_come(first)

        def trial(tried: Action, world: World) -> float:
            position = world[0].copy()
            position.act(seat, tried)
            play_out(position, EXPERT, world[1], rng)
            return success(position, seat)

        return search.best(tries, worlds(imagined, seat, 1 + trials // 2, rng), trial, trials)
