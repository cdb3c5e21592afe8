"""The word lists of a word game (`Game.words`): the game's own files and the operator's, and the mistakes in them."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from yakai.core.errors import YakaiError

MOST_FLAWS: Final = 20
"""The largest number of mistakes of a file that are listed. Further ones are only counted."""


class BadWords(YakaiError):
    """A mistake in a file of words."""


class Flaw(NamedTuple):
    """A mistake in a file of words, and its line, counted from 1."""

    file: str
    line: int
    error: BadWords


class Flaws:
    """The mistakes of one file: the first few, and the number of the others.

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
        """The listed mistakes, and a last one that counts the others."""
        if not self._more:
            return tuple(self._named)
        return (*self._named, Flaw(self._file, self._more_from, BadWords("words-and-more", count=self._more)))


class Words(Protocol):
    """The words of a game. It does no I/O: the caller reads the operator's files and passes their text."""

    def counts(self) -> Mapping[str, Mapping[str, int]]:
        """The number of sides by level and language."""

    def flaws(self) -> Sequence[Flaw]:
        """The mistakes in the game's own words."""

    def add(self, files: Mapping[str, str]) -> Sequence[Flaw]:
        """Use these files too, instead of those added before. Returns the mistakes in them; such words are left out."""

    def lacking(self) -> Sequence[str]:
        """The game's own words that its bots cannot draw yet."""

    def pictures(self, word: str) -> Sequence[str]:
        """The names of the pictures that show a word, for authors of the bots' recipes."""
