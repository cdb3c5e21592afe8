"""Bots for Yokai Sketch. They play from a view and a memory, like everybody."""

from yakai.games.sketch.bots.club import Club
from yakai.games.sketch.bots.expert import Expert, Seeing
from yakai.games.sketch.bots.novice import Novice

__all__ = ["Club", "Expert", "Novice", "Seeing"]
