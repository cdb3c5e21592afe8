"""Bots for Pikit. They play from a view and a memory, like everybody."""

from yakai.games.pikit.bots.club import Club
from yakai.games.pikit.bots.expert import Expert, Seeing
from yakai.games.pikit.bots.novice import Novice

__all__ = ["Club", "Expert", "Novice", "Seeing"]
