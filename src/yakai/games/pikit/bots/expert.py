"""The expert: tries what is worth a thought in many imagined games and does what turned out best."""

from random import Random
from typing import Final

from msgspec.structs import replace

from yakai.bots import search
from yakai.core.game import AnyRules, Seat
from yakai.games.pikit.actions import Action, Cancel, Choice, Pass
from yakai.games.pikit.bots.club import CLUB, action
from yakai.games.pikit.bots.playing import World, play_out, success, turns_to_come, worlds
from yakai.games.pikit.state import Hand, State
from yakai.games.pikit.view import Memory, View

TRIED: Final = 8
"""So many steps it looks at more closely."""

TURNS: Final = 6_000
"""So many turns it plays in its head for one decision, in games that are played to their end."""

TRIALS: Final = 1_500
"""So many games at most, however near the end is."""


class Expert:
    """Plays on in its head, with club players on every seat, and sees who wins.

    The cards that it has not seen lie differently each time; the dice and the deck are the same for all the steps that
    it compares. Steps that fall behind are dropped, and the others are tried more often.
    """

    def __init__(self, turns: int = TURNS) -> None:
        self.turns = turns

    def trying(self, part: float) -> "Expert":
        """The same with fewer turns."""
        return Expert(max(1, round(part * self.turns)))

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action | None:
        """The step or the answer that wins most; `None` if it has passed already."""
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        if view.seat is None or not legal:
            return None
        return found(rules.imagine(view, memory, rng), view.seat, legal, self.turns, rng)


class Seeing:
    """The same search by somebody who sees all hands: a measure, and nobody who may sit at a table."""

    turns = TURNS

    def choose(self, rules: AnyRules, state: State, seat: Seat, rng: Random) -> Action | None:
        """As the expert does, but in the one true world; the deck's order is nobody's to see."""
        legal = rules.legal(rules.view(state, seat))
        assert isinstance(legal, Choice)
        if not legal:
            return None
        open_ = replace(state, hands=tuple([Hand(hand.kaiju()) for hand in state.hands]))
        return found(open_, seat, legal, self.turns, rng)


def found(imagined: State, seat: Seat, legal: Choice, turns: int, rng: Random) -> Action:
    """What wins most, in so many imagined turns."""
    (first, _), *_ = worlds(imagined, seat, 1, rng)
    tries: list[Action]
    if legal.answers is None:
        tries = [action(step) for step in CLUB.steps(first)[:TRIED]]
    else:
        tries = [Pass(legal.answers), *[Cancel(card, legal.answers) for card in legal.cancel[:1]]]
        tries *= 3 - len(tries)  # it thinks as long without a choice: nobody can tell
    trials = min(TRIALS, turns // turns_to_come(first))

    def trial(tried: Action, world: World) -> float:
        position = world[0].copy()
        position.act(seat, tried)
        play_out(position, CLUB, world[1], rng)
        return success(position, seat)

    return search.best(tries, worlds(imagined, seat, 1 + trials // 2, rng), trial, trials)
