"""The legal actions as one lazy value that can be sent."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NoReturn, Protocol, TypeVar

from msgspec import Struct

A_co = TypeVar("A_co", covariant=True)


class Legal(Protocol[A_co]):
    """What a seat may do now, without a list of every action.

    Each game implements it as a frozen Struct that says what kind of choice it is (which cards, which numbers),
    so that a client can draw a picker without knowing the rule. It is made from a view, so it cannot leak.
    """

    def __iter__(self) -> Iterator[A_co]: ...

    def __contains__(self, action: object, /) -> bool: ...

    def __len__(self) -> int: ...

    def sample(self, rng: Random) -> A_co:
        """Any legal action, each with a chance above nought; `IndexError` if there is none."""
        ...


class Nothing(Struct, frozen=True):
    """Nothing may be done, in whichever game.

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
        """There is none."""
        raise IndexError("nothing may be done now")


NOTHING: Final = Nothing()
