"""What a strong Yokai bot would do, and why: which family a card belongs to, and what it would lie beside."""

from collections.abc import Sequence
from random import Random

from yakai.core.game import AnyRules, Because, Bot, Say, hinted, percent
from yakai.games.yokai.actions import Action, Choice, Declare, Draw, Move, Peek, Place
from yakai.games.yokai.bots.club import Club
from yakai.games.yokai.bots.mind import Mind
from yakai.games.yokai.knowledge import beside
from yakai.games.yokai.pieces import FAMILIES
from yakai.games.yokai.telling import colours
from yakai.games.yokai.view import Beside, Memory, View


class YokaiHinting:
    """Yokai's hints."""

    def because(
        self, rules: AnyRules, bot: Bot, view: View, memory: Memory, action: Action, rng: Random
    ) -> Because:
        """What the bot believes of the card; with the same random numbers it imagines the same worlds."""
        if not isinstance(bot, Club):
            return {}
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        mind = Mind(view, memory, bot.sense, bot.effort, rng)
        nothing: Because = {"family": "", "percent": 0, "mate": 0, "other": 0}
        match action:
            case Declare():
                return nothing | {"why": "together", "percent": percent(mind.together())}
            case Peek():
                return nothing | {"why": "tells"}
            case Move():
                return nothing | _moving(mind, action)
            case Draw():
                return nothing | {"why": "waits" if legal.hints else "first"}
            case Place(hint=at, card=card):
                families = view.hints[at].families if at < len(view.hints) else FAMILIES
                right = mind.share * sum(FAMILIES[faces[card]] in families for faces in mind.faces)
                why = "right" if at < len(view.hints) else "stays"
                return nothing | {"why": why, "percent": percent(min(1.0, right))}

    def sentence(self, view: View, action: Action, because: Because, names: Sequence[str], say: Say) -> str:
        """The proposed action in words, and the reason for it."""
        why = say("yokai-hint-why", **because) if because.get("why") else ""
        return hinted(_move(view, action, because, say), why, say)


def _moving(mind: Mind, move: Move) -> Because:
    """The card's likely family and the card of it that it comes beside; or that less is missing after the move."""
    chances = mind.odds[move.card]
    family = max(range(len(FAMILIES)), key=chances.__getitem__)
    if mind.view.goal is None:
        mates = mind.mates[move.card]
        mate = max([one.card for one in _beside(mind.view, move)], key=mates.__getitem__)
        if chances[family] >= 0.5 and mates[mate] >= 0.5:
            return {
                "why": "family",
                "family": FAMILIES[family],
                "percent": percent(min(1.0, chances[family])),
                "mate": mate + 1,
                "other": percent(min(1.0, mates[mate])),
            }
    (gain,) = mind.aim.gains(move.card, [move.to])
    if gain <= 0.05:
        return {}
    return {"why": "less" if mind.view.goal is None else "shape"}


def _beside(view: View, move: Move) -> list[Beside]:
    """The cards that the moved card would touch."""
    return [one for one in beside(view.cells, move.to) if one.card != move.card]


def _move(view: View, action: Action, because: Because, say: Say) -> str:
    match action:
        case Declare():
            return say("yokai-hint-declare")
        case Peek(card=card):
            return say("yokai-hint-peek", at=_at(view, card, say))
        case Move(card=card):
            sides = _beside(view, action)
            one = next((one for one in sides if one.card + 1 == because.get("mate")), sides[0])
            where = say("yokai-hint-beside", side=one.side, at=_at(view, one.card, say))
            return say("yokai-hint-move", at=_at(view, card, say), where=where)
        case Draw():
            return say("yokai-hint-draw")
        case Place(hint=hint, card=card):
            shown = colours(view.hints[hint].families, say) if hint < len(view.hints) else ""
            blind = "no" if shown else "yes"
            return say("yokai-hint-place", at=_at(view, card, say), hint=shown, blind=blind)


def _at(view: View, card: int, say: Say) -> str:
    """A card's position in words, counted as on the board, because the backs have no numbers."""
    column, row = view.cells[card]
    left, top = min(x for x, _ in view.cells), min(y for _, y in view.cells)
    return say("yokai-hint-at", column=column - left + 1, row=row - top + 1)
