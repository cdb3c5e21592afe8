"""Bots for Yokai. They see only a view and a memory, as every player does."""

from yakai.games.yokai.bots.club import Club
from yakai.games.yokai.bots.expert import Expert
from yakai.games.yokai.bots.novice import Novice

__all__ = ["Club", "Expert", "Novice"]
