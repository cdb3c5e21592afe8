"""Yokai: bring four families of face-down spirits together, without a word."""

from yakai.core.game import Game
from yakai.games.yokai.rules import YokaiRules

rules = YokaiRules()
game = Game(rules, bots={}, package=__name__)
