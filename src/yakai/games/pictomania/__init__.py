"""Pictomania: all players draw a word and guess each other's at the same time."""

from yakai.core.game import Game
from yakai.games.pictomania.bots import Player, StandIn, bides
from yakai.games.pictomania.bots.nerves import CLUB, EXPERT, NOVICE
from yakai.games.pictomania.box import Box
from yakai.games.pictomania.cards import seen_at_table
from yakai.games.pictomania.rules import PictomaniaRules
from yakai.games.pictomania.telling import PictomaniaTelling
from yakai.games.pictomania.terminal import PictomaniaTerminal

rules = PictomaniaRules()
game = Game(
    rules,
    bots={
        "novice": Player(NOVICE),
        "club": Player(CLUB),
        "expert": Player(EXPERT),
        "stand-in": StandIn(),
    },
    package=__name__,
    telling=PictomaniaTelling(),
    terminal=PictomaniaTerminal(),
    stand_in="stand-in",
    bides=bides,
    goes_on=seen_at_table,
    words=Box(),
)
