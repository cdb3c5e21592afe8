"""The legal actions of a seat, as one value that can be encoded and does not list them all."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NoReturn, Protocol, TypeVar

from msgspec import Struct

A_co = TypeVar("A_co", covariant=True)


class Legal(Protocol[A_co]):
    """The actions that a seat may take now.

    Each game implements it as a frozen Struct that describes the choice (which cards, which numbers), so that a client
    can draw a picker without knowing the rule. It is made from a view, so it cannot leak.
    """

    def __iter__(self) -> Iterator[A_co]: ...

    def __contains__(self, action: object, /) -> bool: ...

    def __len__(self) -> int: ...

    def sample(self, rng: Random) -> A_co:
        """A random legal action; each has a probability above 0. Raises `IndexError` if there is none."""
        ...


class Nothing(Struct, frozen=True):
    """No legal action, in any game.

    >>> len(NOTHING), list(NOTHING), None in NOTHING
    (0, [], False)
    """

    def __iter__(self) -> Iterator[Any]:
        return iter(())

    def __contains__(self, action: object, /) -> bool:
        return False

    def __len__(self) -> int:
        return 0

    def sample(self, rng: Random) -> NoReturn:
        """Raise `IndexError`, because there is no action."""
        raise IndexError("nothing may be done now")


NOTHING: Final = Nothing()
