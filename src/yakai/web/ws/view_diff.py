"""What has changed in a large view: its new fields, and what was added to the end of others."""

from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

Fields: TypeAlias = dict[str, Any]
Ends: TypeAlias = dict[str, tuple[Any, ...]]


def parted(before: Struct, after: Struct) -> tuple[Fields, Ends]:
    """The fields of a view that are others than in one of the same kind, and the ends of those that only grew.

    >>> class Sheet(Struct):
    ...     turn: int
    ...     lines: tuple[str, ...]
    ...     words: tuple[str, ...]
    >>> parted(Sheet(1, ("a",), ("yak",)), Sheet(2, ("a", "b"), ("yak",)))
    ({'turn': 2}, {'lines': ('b',)})
    """
    fields: Fields = {}
    ends: Ends = {}
    names, old, new = after.__struct_encode_fields__, astuple(before), astuple(after)
    for at in range(len(new)):
        name, was, now = names[at], old[at], new[at]
        if now is was or now == was:
            continue
        if isinstance(now, tuple) and isinstance(was, tuple) and was and now[: len(was)] == was:
            ends[name] = now[len(was) :]
        else:
            fields[name] = now
    return fields, ends


def joined(before: Fields, fields: Fields, ends: Ends) -> Fields:
    """The whole again, as it is read from JSON.

    >>> joined({"turn": 1, "lines": ["a"]}, {"turn": 2}, {"lines": ("b",)})
    {'turn': 2, 'lines': ['a', 'b']}
    """
    return before | fields | {name: [*before[name], *end] for name, end in ends.items()}
