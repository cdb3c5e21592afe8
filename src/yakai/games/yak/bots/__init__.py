"""Bots for Yak. They see only a view and a memory, as every player does."""

from yakai.games.yak.bots.club import Club
from yakai.games.yak.bots.expert import Expert
from yakai.games.yak.bots.novice import Novice

__all__ = ["Club", "Expert", "Novice"]
