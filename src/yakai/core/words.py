"""Words that a game is played with, in plain files: what is wrong with them, and what a host adds (`Game.words`)."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from yakai.core.errors import YakaiError

MOST_FLAWS: Final = 20
"""So many flaws of a file are named, and the others counted."""


class BadWords(YakaiError):
    """Something in a file of words is not as it has to be."""


class Flaw(NamedTuple):
    """What is wrong, and where. Lines count from 1."""

    file: str
    line: int
    error: BadWords


class Flaws:
    """What is wrong with one file: the first few by name, and how many more there are.

    >>> flaws = Flaws("en/green.txt")
    >>> for line in range(1, 31):
    ...     flaws.add(line, BadWords("words-cannot-be-read"))
    >>> len(flaws.found), flaws.found[-1].line, str(flaws.found[-1].error)
    (21, 21, 'words and more (count 10)')
    """

    def __init__(self, file: str) -> None:
        self._file = file
        self._named: list[Flaw] = []
        self._more = 0
        self._more_from = 0

    def add(self, line: int, error: BadWords) -> None:
        """One more."""
        if len(self._named) < MOST_FLAWS:
            self._named.append(Flaw(self._file, line, error))
        else:
            self._more_from = self._more_from or line
            self._more += 1

    @property
    def found(self) -> tuple[Flaw, ...]:
        """All that is to be said."""
        if not self._more:
            return tuple(self._named)
        return (*self._named, Flaw(self._file, self._more_from, BadWords("words-and-more", count=self._more)))


class Words(Protocol):
    """A game's words. It reads no disk: whoever has a host's files hands over their text."""

    def counts(self) -> Mapping[str, Mapping[str, int]]:
        """How much there is, by level and language."""

    def flaws(self) -> Sequence[Flaw]:
        """What is wrong with the words that come with the game."""

    def add(self, files: Mapping[str, str]) -> Sequence[Flaw]:
        """Play with these too, in place of what was added before; what has a flaw is left out, and named."""

    def lacking(self) -> Sequence[str]:
        """Words of the game's own that bots cannot show yet."""

    def pictures(self, word: str) -> Sequence[str]:
        """What there is to show a word with, for whoever writes how."""
