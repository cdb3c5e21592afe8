"""Yokai Sketch: two players draw the yokai on top of four shared piles, and the majority takes the portrait."""

from yakai.core.game import Game
from yakai.games.sketch.bots import Club, Expert, Novice, Seeing
from yakai.games.sketch.hinting import SketchHinting
from yakai.games.sketch.rules import SketchRules
from yakai.games.sketch.telling import SketchTelling
from yakai.games.sketch.terminal import SketchTerminal

rules = SketchRules()
game = Game(
    rules,
    bots={"novice": Novice(), "club": Club(), "expert": Expert()},
    package=__name__,
    seeing=Seeing(),
    telling=SketchTelling(),
    terminal=SketchTerminal(),
    hinting=SketchHinting(),
)
