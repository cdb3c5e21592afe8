"""Finds the secrets in a state."""

from collections.abc import Mapping
from functools import cache
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from yakai.core.hidden import Hidden


def hidden_in(value: object) -> list[Hidden[Any]]:
    """All secrets in a state, in the order of its fields and items.

    >>> [secret.reveal() for secret in hidden_in((Hidden(1), {"b": (Hidden(2), 3)}))]
    [1, 2]
    """
    found: list[Hidden[Any]] = []
    _gather(value, found)
    return found


def _gather(value: object, found: list[Hidden[Any]]) -> None:
    if type(value) is tuple:
        for item in value:
            if type(item) is Hidden:  # most items of tuples
                found.append(item)
            else:
                _gather(item, found)
    elif isinstance(value, Hidden):
        found.append(value)
    elif (names := _KNOWN.get(type(value))) is not None:
        for name in names:
            _gather(getattr(value, name), found)
    elif isinstance(value, Struct):
        _KNOWN[type(value)] = _hiding(type(value))
        _gather(value, found)
    elif isinstance(value, _ROWS):
        for item in value:
            _gather(item, found)
    elif isinstance(value, Mapping):
        for item in value.values():
            _gather(item, found)


@cache
def may_hide(kind: type[Struct]) -> bool:
    """Whether a struct of this class can hold a secret, by the types of its fields.

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
    """The fields of a struct class that can hold a secret."""
    hints = get_type_hints(kind)
    return tuple([name for name in kind.__struct_fields__ if _may_hold(hints[name], (kind,))])


_ROWS: Final = (tuple, list, frozenset)
_CONTAINERS: Final = (tuple, list, frozenset, dict, Union, UnionType)
_PLAIN: Final = (bool, int, float, str, bytes, type(None), ...)

_KNOWN: Final[dict[type, tuple[str, ...]]] = dict.fromkeys((bool, int, float, str, bytes, type(None)), ())
"""The fields that can hold a secret, by class."""


def _may_hold(hint: Any, within: tuple[Any, ...]) -> bool:
    """Whether a value of this type can hold a secret. Unknown types can."""
    if hint in _PLAIN or hint in within or get_origin(hint) is Literal:
        return False
    if isinstance(hint, type) and issubclass(hint, Struct):
        return any(_may_hold(field, (*within, hint)) for field in get_type_hints(hint).values())
    if get_origin(hint) in _CONTAINERS:
        return any(_may_hold(part, within) for part in get_args(hint))
    return True
