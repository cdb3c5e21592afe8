"""Yak: a bluff about how many animals lie in a face-down stack."""

from yakai.core.game import Game
from yakai.games.yak.afterthoughts import YakAfterthoughts
from yakai.games.yak.bots import Club, Expert, Novice
from yakai.games.yak.bots.seeing import Seeing
from yakai.games.yak.hinting import YakHinting
from yakai.games.yak.rules import YakRules
from yakai.games.yak.telling import YakTelling
from yakai.games.yak.terminal import YakTerminal

rules = YakRules()
game = Game(
    rules,
    bots={"novice": Novice(), "club": Club(), "expert": Expert()},
    package=__name__,
    telling=YakTelling(),
    terminal=YakTerminal(),
    hinting=YakHinting(),
    afterthoughts=YakAfterthoughts(),
    seeing=Seeing(),
)
