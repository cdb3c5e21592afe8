"""Pikit: roll dice, bend them with the monsters in hand, grab more monsters, and keep the best to the end."""

from yakai.core.game import Game
from yakai.games.pikit.bots import Club, Expert, Novice, Seeing
from yakai.games.pikit.hinting import PikitHinting
from yakai.games.pikit.rules import PikitRules
from yakai.games.pikit.telling import PikitTelling
from yakai.games.pikit.terminal import PikitTerminal

rules = PikitRules()
game = Game(
    rules,
    bots={"novice": Novice(), "club": Club(), "expert": Expert()},
    package=__name__,
    telling=PikitTelling(),
    seeing=Seeing(),
    terminal=PikitTerminal(),
    hinting=PikitHinting(),
)
