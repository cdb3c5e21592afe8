"""What has changed in a large view: its new fields, and what was added to the end of others."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
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
    values = _values(type(after))
    for name, was, now in zip(after.__struct_encode_fields__, values(before), values(after), strict=True):
        if now is was:
            continue
        if isinstance(now, tuple) and isinstance(was, tuple) and 0 < len(was) < len(now):
            if now[: len(was)] == was:
                ends[name] = now[len(was) :]
            else:
                fields[name] = now
        elif now != was:
            fields[name] = now
    return fields, ends


@cache
def _values(kind: type[Struct]) -> Callable[[Struct], tuple[Any, ...]]:
    """All that a view of this kind holds, field by field."""
    fields = kind.__struct_fields__
    return (
        attrgetter(*fields) if len(fields) > 1 else lambda view: tuple(getattr(view, one) for one in fields)
    )


def joined(before: Fields, fields: Fields, ends: Ends) -> Fields:
    """The whole again, as it is read from JSON.

    >>> joined({"turn": 1, "lines": ["a"]}, {"turn": 2}, {"lines": ("b",)})
    {'turn': 2, 'lines': ['a', 'b']}
    """
    return before | fields | {name: [*before[name], *end] for name, end in ends.items()}
