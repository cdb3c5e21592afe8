"""Yak: a bluff about how many animals lie in a face-down stack."""

from yakai.core.game import Game
from yakai.games.yak.bots import Novice
from yakai.games.yak.rules import YakRules

rules = YakRules()
game = Game(rules, bots={"novice": Novice()}, package=__name__)
