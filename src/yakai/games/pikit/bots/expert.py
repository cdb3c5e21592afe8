"""The expert bot of Pikit: tries the most promising steps in many imagined games and takes the most successful one."""

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
"""How many steps it tries."""

TURNS: Final = 6_000
"""How many turns it plays for one decision, in imagined games that are played to their end."""

TRIALS: Final = 1_500
"""The most games for one decision, however near the end is."""


class Expert:
    """Plays imagined games to their end, with a club player on every seat, and compares how often it wins.

    Unseen cards lie differently in each game; dice and deck are the same for all steps that it compares. Steps that
    fall behind are dropped, and the others are tried more often.
    """

    def __init__(self, turns: int = TURNS) -> None:
        self.turns = turns

    def trying(self, part: float) -> "Expert":
        """The same bot with this share of its turns."""
        return Expert(max(1, round(part * self.turns)))

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action | None:
        """The step or answer that wins most often; `None` if it has already passed."""
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        if view.seat is None or not legal:
            return None
        return found(rules.imagine(view, memory, rng), view.seat, legal, self.turns, rng)


class Seeing:
    """The same search by a bot that sees all hands, an upper bound for the expert. It never sits at a table."""

    turns = TURNS

    def choose(self, rules: AnyRules, state: State, seat: Seat, rng: Random) -> Action | None:
        """An action chosen like the expert's, but with the true hands; the deck's order stays unknown."""
        legal = rules.legal(rules.view(state, seat))
        assert isinstance(legal, Choice)
        if not legal:
            return None
        open_ = replace(state, hands=tuple([Hand(hand.kaiju()) for hand in state.hands]))
        return found(open_, seat, legal, self.turns, rng)


def found(imagined: State, seat: Seat, legal: Choice, turns: int, rng: Random) -> Action:
    """The action that wins most often, within this many imagined turns."""
    (first, _), *_ = worlds(imagined, seat, 1, rng)
    tries: list[Action]
    if legal.answers is None:
        tries = [action(step) for step in CLUB.steps(first)[:TRIED]]
    else:
        tries = [Pass(legal.answers), *[Cancel(card, legal.answers) for card in legal.cancel[:1]]]
        tries *= 3 - len(tries)  # without a choice it takes as long, so that its time reveals nothing
    trials = min(TRIALS, turns // turns_to_come(first))

    def trial(tried: Action, world: World) -> float:
        position = world[0].copy()
        position.act(seat, tried)
        play_out(position, CLUB, world[1], rng)
        return success(position, seat)

    return search.best(tries, worlds(imagined, seat, 1 + trials // 2, rng), trial, trials)
