"""Bots for Yak. They play from a view and a memory, like everybody."""

from yakai.games.yak.bots.club import Club
from yakai.games.yak.bots.expert import Expert
from yakai.games.yak.bots.novice import Novice

__all__ = ["Club", "Expert", "Novice"]
