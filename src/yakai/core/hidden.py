"""A secret in a state: a value together with the seats that may know it."""

from collections.abc import Iterable
from operator import attrgetter
from typing import Any, Final, Generic, NoReturn, TypeVar

T = TypeVar("T")

NO_SEATS: Final[frozenset[int]] = frozenset()
"""No seats: the owners of a secret that no player knows."""


class Hidden(Generic[T]):
    """A value that only some seats may know.

    It is deliberately not a Struct: msgspec refuses to encode it, so a state is never sent to a client by accident.
    It refuses to be pickled, and its `repr` does not show the value.

    >>> secret = Hidden("yak", {1})
    >>> secret.peek(1), secret.peek(0), secret.peek(None)
    ('yak', None, None)
    >>> secret
    <Hidden: known to 1>
    """

    __slots__ = ("_value", "known_to")

    known_to: frozenset[int]

    def __init__(self, value: T, known_to: Iterable[int] = NO_SEATS) -> None:
        self._value = value
        self.known_to = known_to if type(known_to) is frozenset else frozenset(known_to)

    def peek(self, seat: int | None) -> T | None:
        """The value if this seat may know it, otherwise `None`. For a spectator (`None`) it is always `None`."""
        return self._value if seat in self.known_to else None

    def reveal(self) -> T:
        """The value itself, for rules that need it or show it to all."""
        return self._value

    def share(self, *seats: int) -> "Hidden[T]":
        """A secret of the same value that these seats know as well."""
        return Hidden(self._value, self.known_to.union(seats))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Hidden):
            return NotImplemented
        return bool(self._value == other._value) and self.known_to == other.known_to

    def __hash__(self) -> int:
        return hash((self._value, self.known_to))

    def __repr__(self) -> str:
        seats = ", ".join(map(str, sorted(self.known_to))) or "nobody"
        return f"<Hidden: known to {seats}>"

    def __reduce_ex__(self, protocol: Any) -> NoReturn:
        raise TypeError("a Hidden value cannot be pickled")


_value = attrgetter("_value")


def revealed(secrets: Iterable[Hidden[T]]) -> tuple[T, ...]:
    """The values of several secrets, such as a hand of cards.

    >>> revealed([Hidden("yak", {1}), Hidden("goat", {1})])
    ('yak', 'goat')
    """
    return tuple(map(_value, secrets))
