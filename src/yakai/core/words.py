"""Words that a game is played with, in plain files: what is wrong with them, and what a host adds (`Game.words`)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from yakai.core.errors import YakaiError


class BadWords(YakaiError):
    """Something in a file of words is not as it has to be."""


class Flaw(NamedTuple):
    """What is wrong, and where. Lines count from 1."""

    file: str
    line: int
    error: BadWords


class Words(Protocol):
    """A game's words. It reads no disk: whoever has a host's files hands over their text."""

    def counts(self) -> Mapping[str, Mapping[str, int]]:
        """How much there is, by level and language."""

    def flaws(self) -> Sequence[Flaw]:
        """What is wrong with the words that come with the game."""

    def add(self, files: Mapping[str, str]) -> Sequence[Flaw]:
        """Play with these too, in place of what was added before; what has a flaw is left out, and named."""
