"""Yokai: bring four families of face-down spirits together, without a word."""

from yakai.core.game import Game
from yakai.games.yokai.bots import Club, Expert, Novice
from yakai.games.yokai.hinting import YokaiHinting
from yakai.games.yokai.rules import YokaiRules
from yakai.games.yokai.scoring import kept
from yakai.games.yokai.telling import YokaiTelling
from yakai.games.yokai.terminal import YokaiTerminal

rules = YokaiRules()
game = Game(
    rules,
    bots={"novice": Novice(), "club": Club(), "expert": Expert()},
    package=__name__,
    telling=YokaiTelling(),
    terminal=YokaiTerminal(),
    hinting=YokaiHinting(),
    keeps=kept,
)
