"""Bots for Yokai. They play from a view and a memory, like everybody."""

from yakai.games.yokai.bots.club import Club
from yakai.games.yokai.bots.expert import Expert
from yakai.games.yokai.bots.novice import Novice

__all__ = ["Club", "Expert", "Novice"]
