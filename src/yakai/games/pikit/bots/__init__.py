"""Bots for Pikit. They see only a view and a memory, as every player does."""

from yakai.games.pikit.bots.club import Club
from yakai.games.pikit.bots.expert import Expert, Seeing
from yakai.games.pikit.bots.novice import Novice

__all__ = ["Club", "Expert", "Novice", "Seeing"]
