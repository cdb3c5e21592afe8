"""Pictomania: everybody draws a word and guesses everybody else's, all at once."""

from yakai.core.game import Game
from yakai.games.pictomania.bots import Novice
from yakai.games.pictomania.rules import PictomaniaRules
from yakai.games.pictomania.terminal import PictomaniaTerminal

rules = PictomaniaRules()
game = Game(rules, bots={"novice": Novice()}, package=__name__, terminal=PictomaniaTerminal())
