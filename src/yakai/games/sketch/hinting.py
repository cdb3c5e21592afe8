"""What a strong Yokai Sketch bot would do, and why: what the card does, and how likely a win seems after it."""

from collections.abc import Sequence
from random import Random
from typing import Final

from yakai.core.game import AnyRules, Because, Bot, Say, Seat, hinted, percent
from yakai.games.sketch.actions import Action, Call, Distract, End, Placing, Play, Preview
from yakai.games.sketch.bots.beliefs import Belief
from yakai.games.sketch.bots.turns import turns
from yakai.games.sketch.bots.worth import chance, learnt
from yakai.games.sketch.fast import action_of
from yakai.games.sketch.hands import END
from yakai.games.sketch.pieces import PLACE
from yakai.games.sketch.preview import offered
from yakai.games.sketch.telling import named, said_card
from yakai.games.sketch.view import Memory, View

WORLDS: Final = 8
TRIES: Final = 60
"""In how many worlds a hint tries the turns, and how many continuations of each length in each."""


class SketchHinting:
    """Yokai Sketch's hints."""

    def because(
        self,
        rules: AnyRules,
        bot: Bot,  # all levels that calculate use the same learnt numbers
        view: View,
        memory: Memory,
        action: Action,
        rng: Random,
    ) -> Because:
        """How likely a win is after the best turn that begins with this action, and after ending the turn now."""
        belief, numbers = Belief(view, memory), learnt()["own"]
        after: list[float] = []
        ended: list[float] = []
        for _ in range(WORLDS):
            best: dict[int, float] = {}
            for turn in turns(belief.world(rng), numbers, TRIES):
                best.setdefault(turn.moves[0] if turn.moves else END, chance(turn.worth))
            after += [odds for move, odds in best.items() if action_of(move, view.hand) == action]
            ended += [odds for move, odds in best.items() if move == END]
        return {
            "odds": percent(sum(after) / len(after)) if after else 0,
            "rest": percent(sum(ended) / len(ended)) if ended else 0,
        }

    def sentence(self, view: View, action: Action, because: Because, names: Sequence[str], say: Say) -> str:
        """The proposed action in words, and what it brings."""
        if isinstance(action, End):
            why = say("sketch-hint-why-end", **because) if because.get("odds") else ""
            return hinted(say("sketch-hint-end"), why, say)
        preview = next(one for one in offered(view).previews if one.action == action)
        assert view.seat is not None
        return hinted(_move(view, action, say), _why(preview, view.seat, because, say), say)


def _move(view: View, action: Placing, say: Say) -> str:
    card = said_card(view.hand[action.card], say)
    match action:
        case Play(colour=colour):
            return say("sketch-hint-play", card=card, colour=colour)
        case Distract(colour=colour):
            return say("sketch-hint-distract", card=card, colour=colour)
        case Call(colour=colour, source=source):
            top = view.piles[PLACE[source]].yokai[0]
            called = "" if top is None else named(top, say)
            return say("sketch-hint-call", card=card, colour=colour, source=source, yokai=called)


def _why(preview: Preview, seat: Seat, because: Because, say: Say) -> str:
    """What the card certainly does; if none of that is good, how likely a win seems after it."""
    for finish in preview.finishes:
        if finish.seat == seat:
            mine, theirs = finish.cards[seat], finish.cards[1 - seat]
            return say("sketch-hint-why-take", yokai=named(finish.yokai, say), mine=mine, theirs=theirs)
    given = any(finish.seat is not None for finish in preview.finishes)
    if not given and preview.finishes:
        return say("sketch-hint-why-hide", yokai=named(preview.finishes[0].yokai, say))
    better = int(because.get("odds", 0)) > int(because.get("rest", 0))
    if not given and preview.stands:
        stand = preview.stands[0]
        mine, theirs = stand.cards[seat], stand.cards[1 - seat]
        if mine > theirs or not better:
            return say("sketch-hint-why-stand", mine=mine, theirs=theirs, missing=stand.missing)
    return say("sketch-hint-why-odds", **because) if better else ""
