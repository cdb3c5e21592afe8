"""Bots for Yokai Sketch. They see only a view and a memory, as every player does."""

from yakai.games.sketch.bots.club import Club
from yakai.games.sketch.bots.expert import Expert, Seeing
from yakai.games.sketch.bots.novice import Novice

__all__ = ["Club", "Expert", "Novice", "Seeing"]
