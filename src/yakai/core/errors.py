"""All errors of Yakai.

An error has the key of a text and its details; the web and the command line show it in the reader's language.
`str(error)` is English made from the key, for developers and log files.
"""

from collections.abc import Mapping
from typing import Any


class YakaiError(Exception):
    """Base of all our errors.

    >>> str(BadSeat("no-such-seat", seat=9, seats=4))
    'no such seat (seat 9, seats 4)'
    """

    clause: str | None = None
    """The clause of the rules that forbids the action, if one does."""

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
    """An error as it was raised in another process, from its pickled fields."""
    error = kind.__new__(kind, fields["key"])
    error.__dict__.update(fields)
    return error


class UnknownGame(YakaiError):
    """No game has that id."""


class UnsoundGame(YakaiError):
    """An installed game cannot be played, because something is wrong with its package."""


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
    """The seat has conceded before."""


class GameOver(YakaiError):
    """The game has ended, so no seat can act."""


class GamePaused(YakaiError):
    """The game is paused, so no seat can act until it is resumed."""


class NotOver(YakaiError):
    """Only a finished game allows this."""


class NoTimer(YakaiError):
    """That timer is not running."""


class CannotUndo(YakaiError):
    """The action cannot be undone: it is final, or a secret, a random outcome or another seat's action followed it."""


class IllegalAction(YakaiError):
    """The rules forbid the action; `clause` says which clause does.

    >>> str(IllegalAction("YAK-8", "claim-is-not-heavier", floor=4))
    'YAK-8: claim is not heavier (floor 4)'
    """

    def __init__(self, clause: str, key: str, **details: str | int) -> None:
        super().__init__(key, **details)
        self.clause: str = clause


class ForeignAction(BadAction, IllegalAction):
    """The value is not an action of this game."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__("ALL-4", key, **details)


class BadOutcome(YakaiError):
    """The random outcome is impossible here, such as a card that is not in the deck."""


class NoBeginning(YakaiError):
    """The match began in a given state (`Match.from_state`), so its log cannot be replayed."""


class BadLog(YakaiError):
    """Base of the errors in a log file."""


class DamagedLog(BadLog):
    """A line of the log cannot be read, or its entry is impossible there."""


class UnknownVersion(BadLog):
    """This program does not know the log's format, its version of the rules or a type of entry."""


class TruncatedLog(BadLog):
    """The log ends in the middle of a line or of a move, or before its result."""
