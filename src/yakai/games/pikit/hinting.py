"""What a strong Pikit bot would do, and why: what it brings, what it saves, or how often it wins."""

from collections.abc import Sequence
from random import Random

from yakai.core.game import AnyRules, Because, Bot, Say, hinted
from yakai.games.pikit import reasons
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
from yakai.games.pikit.telling import effect, listed
from yakai.games.pikit.view import Memory, View


class PikitHinting:
    """Pikit's hints."""

    def because(
        self, rules: AnyRules, bot: Bot, view: View, memory: Memory, action: Action, rng: Random
    ) -> Because:
        """The reasons for an action."""
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        return reasons.because(rules, bot, view, memory, legal, action, rng)

    def sentence(self, view: View, action: Action, because: Because, names: Sequence[str], say: Say) -> str:
        """The proposed action in words, and what follows from it."""
        why = ""
        if because:
            seat = int(because["seat"])
            why = say("pikit-hint-why", **because, name="" if seat < 0 else names[seat])
        return hinted(_move(view, action, names, say), why, say)


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
