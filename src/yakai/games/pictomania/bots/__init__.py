"""Bots for Pictomania. They see only a view and a memory, as every player does."""

from yakai.games.pictomania.bots.biding import bides
from yakai.games.pictomania.bots.player import Player, StandIn

__all__ = ["Player", "StandIn", "bides"]
