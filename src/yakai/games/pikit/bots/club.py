"""The club bot of Pikit: weighs what each step brings on average, remembers shown cards, and looks one turn ahead."""

from random import Random
from typing import Final

from yakai.core.game import AnyRules
from yakai.games.pikit.actions import (
    Action,
    Cancel,
    Choice,
    Draw,
    Flip,
    Pass,
    Raid,
    Reroll,
    Steal,
    Stop,
    Take,
    TakeMecha,
)
from yakai.games.pikit.bots.planning import DISCARD, RAID, TAKE, TAKE_MECHA, PlanStep, Player
from yakai.games.pikit.bots.worth import Taste, Weights
from yakai.games.pikit.compact import position
from yakai.games.pikit.fast import DICE, DRAWING, REROLLING, STEALING
from yakai.games.pikit.view import Memory, View

CLUB: Final = Player(Weights(Taste()))

_DICE: Final = {named: dice for dice, named in DICE.items()}


class Club:
    """Plays by averages: of the dice, of a hand that it steals from, of the cards that it has not seen.

    It assumes that others' unseen draws are any of the unseen cards. It knows what its own cards can still do, counts
    the 1s, gives a 6 to prevent a greater loss, and expects the same of others. It does not consider later turns.
    """

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action | None:
        """The step that brings most in this turn, or an answer; `None` if it has already passed."""
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        if view.seat is None or not legal:
            return None
        imagined = position(rules.imagine(view, memory, rng))
        if legal.answers is None:
            return action(CLUB.turn(imagined))
        card = CLUB.answer(imagined, view.seat)
        return Cancel(card, legal.answers) if card else Pass(legal.answers)


def action(step: PlanStep) -> Action:
    """A step as an action of the rules."""
    if step.does == TAKE:
        return Take(step.cards)
    if step.does == TAKE_MECHA:
        return TakeMecha()
    if step.does == RAID:
        return Raid()
    if step.does != DISCARD:
        return Stop()
    if step.kind == REROLLING:
        return Reroll(step.card, _DICE[step.at])
    if step.kind == STEALING:
        return Steal(step.card, step.at)
    if step.kind == DRAWING:
        return Draw(step.card)
    return Flip(step.card, step.at, step.face)
