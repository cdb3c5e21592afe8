"""A secret in a state: a value together with the seats that may know it."""

from collections.abc import Iterable, Mapping
from functools import cache
from operator import attrgetter
from types import UnionType
from typing import (
    Any,
    Final,
    Generic,
    Literal,
    NoReturn,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import Struct

T = TypeVar("T")

NOBODY: Final[frozenset[int]] = frozenset()


class Hidden(Generic[T]):
    """A value that only some seats may know.

    It is deliberately not a Struct: msgspec refuses to encode it, so a state can never reach a wire by accident.
    It refuses pickling and does not show itself in `repr`.

    >>> secret = Hidden("yak", {1})
    >>> secret.peek(1), secret.peek(0), secret.peek(None)
    ('yak', None, None)
    >>> secret
    <Hidden: known to 1>
    """

    __slots__ = ("_value", "known_to")

    known_to: frozenset[int]

    def __init__(self, value: T, known_to: Iterable[int] = NOBODY) -> None:
        self._value = value
        self.known_to = known_to if type(known_to) is frozenset else frozenset(known_to)

    def peek(self, seat: int | None) -> T | None:
        """The value if this seat may know it; `None` is a spectator, who never may."""
        return self._value if seat in self.known_to else None

    def reveal(self) -> T:
        """The value itself: for rules that need it, and for turning it over before everybody."""
        return self._value

    def share(self, *seats: int) -> "Hidden[T]":
        """The same secret, known to these seats as well."""
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
    """The values themselves of several secrets, such as a hand.

    >>> revealed([Hidden("yak", {1}), Hidden("goat", {1})])
    ('yak', 'goat')
    """
    return tuple(map(_value, secrets))


def hidden_in(value: object) -> list[Hidden[Any]]:
    """All the secrets in a state, in the order in which they stand there.

    >>> [secret.reveal() for secret in hidden_in((Hidden(1), {"b": (Hidden(2), 3)}))]
    [1, 2]
    """
    found: list[Hidden[Any]] = []
    _gather(value, found)
    return found


def _gather(value: object, found: list[Hidden[Any]]) -> None:
    if isinstance(value, Hidden):
        found.append(value)
    elif isinstance(value, _ROWS):
        for item in value:
            if isinstance(item, Hidden):  # mostly
                found.append(item)
            else:
                _gather(item, found)
    elif type(value) in _PLAIN:
        return
    elif isinstance(value, Struct):
        for name in _hiding(type(value)):
            _gather(getattr(value, name), found)
    elif isinstance(value, Mapping):
        for item in value.values():
            _gather(item, found)


@cache
def may_hide(kind: type[Struct]) -> bool:
    """Whether a struct of this kind can hold a secret, by the types of its fields: most hold none, and need no search.

    >>> class Card(Struct):
    ...     value: int
    >>> class Hand(Struct):
    ...     cards: tuple[Hidden[Card], ...]
    >>> may_hide(Card), may_hide(Hand)
    (False, True)
    """
    return bool(_hiding(kind))


@cache
def _hiding(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of such a struct that can hold a secret."""
    hints = get_type_hints(kind)
    return tuple(name for name in kind.__struct_fields__ if _may_hold(hints[name], (kind,)))


_ROWS: Final = (tuple, list, frozenset)
_CONTAINERS: Final = (tuple, list, frozenset, dict, Union, UnionType)
_PLAIN: Final = (bool, int, float, str, bytes, type(None), ...)


def _may_hold(hint: Any, within: tuple[Any, ...]) -> bool:
    """Whether a value of this type can hold a secret; what is not understood can."""
    if hint in _PLAIN or hint in within or get_origin(hint) is Literal:
        return False
    if isinstance(hint, type) and issubclass(hint, Struct):
        return any(_may_hold(field, (*within, hint)) for field in get_type_hints(hint).values())
    if get_origin(hint) in _CONTAINERS:
        return any(_may_hold(part, within) for part in get_args(hint))
    return True
