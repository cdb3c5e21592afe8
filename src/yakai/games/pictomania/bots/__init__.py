"""Bots for Pictomania. They play from a view and a memory, like everybody."""

from yakai.games.pictomania.bots.biding import bides
from yakai.games.pictomania.bots.player import Player, StandIn

__all__ = ["Player", "StandIn", "bides"]
