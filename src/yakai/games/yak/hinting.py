"""What a strong Yak bot would do, and why: how likely the claims are by its own calculation."""

from collections.abc import Sequence
from random import Random

from yakai.core.game import AnyRules, Because, Bot, Say, hinted, percent
from yakai.games.yak.actions import Action, Challenge, Choice, Pass, Play
from yakai.games.yak.bots.race import calls_for_doubt, lead
from yakai.games.yak.bots.sight import Counts, Sight
from yakai.games.yak.bots.standings import wins
from yakai.games.yak.pieces import SPECIES, Claim
from yakai.games.yak.telling import claimed, shown
from yakai.games.yak.view import Memory, View


class YakHinting:
    """Yak's hints."""

    def because(
        self,
        rules: AnyRules,
        bot: Bot,
        view: View,
        memory: Memory,
        action: Action,
        rng: Random,  # the calculation needs none
    ) -> Because:
        """How likely the claim is, to a bot that calculates it and to an onlooker; nothing for any other bot."""
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        if not isinstance(bot, Counts):
            return {}
        sight = bot.sight(view, memory, legal)
        if isinstance(action, Play):
            return _claiming(sight, action)
        return _doubting(sight, view, legal, action)

    def sentence(self, view: View, action: Action, because: Because, names: Sequence[str], say: Say) -> str:
        """The proposed action in words, and how likely the claim is."""
        if isinstance(action, Play):
            claim = claimed(Claim(action.number, action.species))
            move = say("yak-hint-play", **shown(view.hand[action.card]), **claim)
        else:
            claim = claimed(view.stack[-1].claim)
            move = say("yak-hint-pass" if isinstance(action, Pass) else "yak-hint-challenge")
        return hinted(move, say("yak-hint-why", **claim, **because) if because else "", say)


def _claiming(sight: Sight, action: Play) -> Because:
    species = SPECIES.index(action.species)
    way = next((way for way in sight.ways if way.play() == action), None)
    if way is None:
        return {}
    likely = {"percent": percent(way.held), "other": 0}
    if way.held >= 0.5:
        return {"why": "likely", **likely}
    others = percent(sight.public[species, action.number, way.jump])
    if others > likely["percent"]:
        return {"why": "bluff", **likely, "other": others}
    return {"why": "least", **likely, "other": percent(sight.believed)}


def _doubting(sight: Sight, view: View, legal: Choice, action: Challenge | Pass) -> Because:
    believed = {"percent": percent(sight.believed), "other": 0}
    if isinstance(action, Pass):
        return {"why": "stands", **believed}
    if sight.believed < 0.5:
        return {"why": "better" if legal.pass_ else "unlikely", **believed}
    best = max((way.held for way in sight.ways), default=0.0)
    if best < sight.believed:
        return {"why": "cornered", **believed, "other": percent(best)}
    assert view.seat is not None
    if not view.deck and wins(view, view.seat) == 1:
        return {"why": "wins", **believed}
    if calls_for_doubt(view, sight.believed) and lead(view) > 0:
        return {"why": "race", **believed}
    return {}
