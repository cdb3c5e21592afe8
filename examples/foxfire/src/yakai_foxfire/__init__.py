"""Foxfire: all players lay a spark at once, and the highest spark that only one player has laid takes the lantern."""

from yakai.core.game import Game
from yakai_foxfire.bots import Fox, OldFox
from yakai_foxfire.rules import FoxfireRules
from yakai_foxfire.telling import FoxfireTelling
from yakai_foxfire.terminal import FoxfireTerminal

rules = FoxfireRules()
game = Game(
    rules,
    bots={"fox": Fox(), "oldfox": OldFox()},
    package=__name__,
    telling=FoxfireTelling(),
    terminal=FoxfireTerminal(),
)
