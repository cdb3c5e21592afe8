"""The words of a game of words, in plain files: the game's own and a host's, and their mistakes (`Game.words`)."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from yakai.core.errors import YakaiError

MOST_FLAWS: Final = 20
"""Flaws of a file that are named; the others are counted."""


class BadWords(YakaiError):
    """A mistake in a file of words."""


class Flaw(NamedTuple):
    """A mistake and its place. Lines count from 1."""

    file: str
    line: int
    error: BadWords


class Flaws:
    """The mistakes of one file: the first few by name, and how many more there are.

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
        """Add a mistake."""
        if len(self._named) < MOST_FLAWS:
            self._named.append(Flaw(self._file, line, error))
        else:
            self._more_from = self._more_from or line
            self._more += 1

    @property
    def found(self) -> tuple[Flaw, ...]:
        """The named mistakes, and a last one that counts the others."""
        if not self._more:
            return tuple(self._named)
        return (*self._named, Flaw(self._file, self._more_from, BadWords("words-and-more", count=self._more)))


class Words(Protocol):
    """A game's words. It does no I/O: the caller reads a host's files and passes their text."""

    def counts(self) -> Mapping[str, Mapping[str, int]]:
        """The number of sides by level and language."""

    def flaws(self) -> Sequence[Flaw]:
        """The mistakes in the game's own words."""

    def add(self, files: Mapping[str, str]) -> Sequence[Flaw]:
        """Play with these files too, in place of those added before. Returns their mistakes, which are left out."""

    def lacking(self) -> Sequence[str]:
        """Words of the game's own that bots cannot show yet."""

    def pictures(self, word: str) -> Sequence[str]:
        """The pictures that fit a word, for authors of recipes."""
