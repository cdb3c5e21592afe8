"""What a strong player of Pikit would do, and why: what it brings or saves on average, in points."""

from collections.abc import Sequence
from random import Random

from yakai.core.game import AnyRules, Because, Bot, Say, Seat, hinted
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
from yakai.games.pikit.bots.club import CLUB
from yakai.games.pikit.bots.club import action as named
from yakai.games.pikit.bots.expert import Expert
from yakai.games.pikit.bots.planning import DISCARD
from yakai.games.pikit.compact import position
from yakai.games.pikit.fast import Position
from yakai.games.pikit.pieces import CANCELS
from yakai.games.pikit.telling import effect, listed
from yakai.games.pikit.view import Memory, View


class PikitHinting:
    """Pikit's hints."""

    def because(
        self,
        rules: AnyRules,
        bot: Bot,
        view: View,
        memory: Memory,
        action: Action,
        rng: Random,
    ) -> Because:
        """What the action brings in this turn, by the averages that all good bots begin with."""
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        assert view.seat is not None
        imagined = position(rules.imagine(view, memory, rng))
        if legal.answers is not None:
            because = _answering(imagined, view.seat, legal, isinstance(action, Cancel))
        else:
            because = _stepping(imagined, action)
        if because.get("why") == "ahead" and not isinstance(bot, Expert):
            return {}  # only that one has played on in its head
        return because

    def sentence(self, view: View, action: Action, because: Because, names: Sequence[str], say: Say) -> str:
        """What to do, and how many points that is."""
        return hinted(
            _move(view, action, names, say), say("pikit-hint-why", **because) if because else "", say
        )


def _stepping(imagined: Position, action: Action) -> Because:
    """What a step of the own turn brings."""
    steps = CLUB.steps(imagined)
    values = {named(step): step.value for step in steps}
    value = values.get(action)
    if value is None:
        return {}
    without = max(step.value for step in steps if step.does != DISCARD)
    counted: Because = {"value": round(value), "without": round(without)}
    if isinstance(action, Stop):
        return {"why": "nothing" if without <= 0 else "ahead", **counted}
    if isinstance(action, Take | TakeMecha | Raid):
        best = value >= max(values.values()) or value >= without
        return {"why": "worth" if best and round(value) > 0 else "ahead", **counted}
    return {"why": "brings" if round(value) > round(without) else "ahead", **counted}


def _answering(imagined: Position, seat: Seat, legal: Choice, cancels: bool) -> Because:
    """What a discard would cost, and what the card that stops it is worth."""
    if not legal.cancel:
        return {"why": "empty", "value": 0, "without": 0}
    harm = CLUB.harm(imagined, seat)
    worth = CLUB.weights.holding(imagined, seat)[min(legal.cancel, default=CANCELS[0])]
    counted: Because = {"value": max(0, round(harm)), "without": round(worth)}
    if (harm > worth) != cancels or counted["value"] == counted["without"]:
        return {"why": "ahead", **counted}
    return {"why": "harm" if cancels else "cheap", **counted}


def _move(view: View, action: Action, names: Sequence[str], say: Say) -> str:
    match action:
        case Take(cards=cards):
            return say("pikit-hint-take", cards=listed(cards))
        case TakeMecha():
            return say("pikit-hint-mecha", number=view.dice[0])
        case Raid():
            holder = view.mechas[view.dice[0] - 1]
            return say("pikit-hint-raid", target="" if holder is None else names[holder])
        case Stop():
            return say("pikit-hint-stop")
        case Cancel(card=card):
            return say("pikit-hint-cancel", card=card, against=view.chain[-1].play.card)
        case Pass():
            return say("pikit-hint-pass")
        case Reroll() | Steal() | Draw() | Flip():
            return say("pikit-hint-discard", card=action.card, **effect(action, names, view.seat))
