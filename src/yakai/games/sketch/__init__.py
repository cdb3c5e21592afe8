"""Yokai Sketch: two draw the same four piles of yokai, and the majority takes the portrait."""

from yakai.core.game import Game
from yakai.games.sketch.rules import SketchRules

rules = SketchRules()
game = Game(rules, bots={}, package=__name__)
