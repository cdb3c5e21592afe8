"""Everything that can go wrong, as one family of errors.

An error carries a message key and its arguments; the edges (web, command line) say it in the reader's language.
`str(error)` is plain English made from the key, for developers and log files.
"""

from collections.abc import Mapping
from typing import Any


class YakaiError(Exception):
    """Base of all our errors.

    >>> str(BadSeat("no-such-seat", seat=9, seats=4))
    'no such seat (seat 9, seats 4)'
    """

    clause: str | None = None
    """The clause of the rules that forbids it, where one does."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.details: Mapping[str, str | int] = details

    def __reduce__(self) -> tuple[Any, ...]:
        return _remade, (type(self), self.__dict__)

    def __str__(self) -> str:
        words = self.key.replace("-", " ")
        if self.details:
            words += f" ({', '.join(f'{name} {value}' for name, value in self.details.items())})"
        return words if self.clause is None else f"{self.clause}: {words}"


def _remade(kind: type[YakaiError], fields: dict[str, Any]) -> YakaiError:
    """Rebuilds an error that was raised in another process."""
    error = kind.__new__(kind, fields["key"])
    error.__dict__.update(fields)
    return error


class UnknownGame(YakaiError):
    """No game of that id is installed."""


class UnsoundGame(YakaiError):
    """An installed game that cannot be played: what is wrong with its package."""


class UnknownBot(YakaiError):
    """The game has no bot of that name."""


class BadSeatCount(YakaiError):
    """The game cannot be played by this number of players."""


class BadOption(YakaiError):
    """An option that does not exist, or a value that it cannot have."""


class BadSeat(YakaiError):
    """There is no such seat in this match."""


class BadAction(YakaiError):
    """The value is not an action of the game."""


class OutOfTurn(YakaiError):
    """The seat exists, but it is another seat's turn."""

    clause = "ALL-1"


class AlreadyConceded(YakaiError):
    """The seat has given up before."""


class GameOver(YakaiError):
    """The game has ended: nothing can be played any more."""


class GamePaused(YakaiError):
    """The game stands still: it must go on before anything can be played."""


class NotOver(YakaiError):
    """Something that only a finished game allows."""


class NoTimer(YakaiError):
    """That timer is not running."""


class CannotUndo(YakaiError):
    """Taking this back would cross a secret, a chance or another player's action."""


class IllegalAction(YakaiError):
    """The rules forbid it; `clause` says which one.

    >>> str(IllegalAction("YAK-8", "claim-is-not-heavier", floor=4))
    'YAK-8: claim is not heavier (floor 4)'
    """

    def __init__(self, clause: str, key: str, **details: str | int) -> None:
        super().__init__(key, **details)
        self.clause: str = clause


class ForeignAction(BadAction, IllegalAction):
    """Something else than an action of this game."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__("ALL-4", key, **details)


class BadOutcome(YakaiError):
    """An outcome that chance cannot give here: a card that is not in the deck, a die of seven."""


class NoBeginning(YakaiError):
    """A match that began in a given state has no log that gives it again."""


class BadLog(YakaiError):
    """Base of what can be wrong with a log file."""


class DamagedLog(BadLog):
    """A line of the log cannot be read, or could not have happened."""


class UnknownVersion(BadLog):
    """The log's format, its game's rules version or a type of entry is one that this program does not have."""


class TruncatedLog(BadLog):
    """The log stops in the middle: of a line, of a move, or before its result."""
