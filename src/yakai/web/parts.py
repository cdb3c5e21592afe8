"""What has changed in a large view: its new fields, and what was added to the end of others."""

from functools import cache
from typing import Any, TypeAlias

from msgspec import Struct

Fields: TypeAlias = dict[str, Any]
Ends: TypeAlias = dict[str, tuple[Any, ...]]


def parted(before: Struct, after: Struct) -> tuple[Fields, Ends]:
    """The fields of a view that are others than before, and the ends of those that have only grown.

    >>> class Sheet(Struct):
    ...     turn: int
    ...     lines: tuple[str, ...]
    ...     words: tuple[str, ...]
    >>> parted(Sheet(1, ("a",), ("yak",)), Sheet(2, ("a", "b"), ("yak",)))
    ({'turn': 2}, {'lines': ('b',)})
    """
    fields: Fields = {}
    ends: Ends = {}
    for field, name in _names(type(after)):
        was, now = getattr(before, field), getattr(after, field)
        if now is was or now == was:
            continue
        if isinstance(now, tuple) and isinstance(was, tuple) and was and now[: len(was)] == was:
            ends[name] = now[len(was) :]
        else:
            fields[name] = now
    return fields, ends


@cache
def _names(kind: type[Struct]) -> tuple[tuple[str, str], ...]:
    """The fields of views of this kind, each with what it is called on the wire."""
    return tuple(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))


def joined(before: Fields, fields: Fields, ends: Ends) -> Fields:
    """The whole again, as it is read from JSON.

    >>> joined({"turn": 1, "lines": ["a"]}, {"turn": 2}, {"lines": ("b",)})
    {'turn': 2, 'lines': ['a', 'b']}
    """
    return before | fields | {name: [*before[name], *end] for name, end in ends.items()}
