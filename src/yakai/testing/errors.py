"""The errors that laws raise, with the position in the match and the field that differs."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from yakai.core.game import Seat
from yakai.core.hidden import Hidden
from yakai.core.match import Match
from yakai.testing.play import RandomMatch


class LawBroken(AssertionError):
    """A game breaks a law. The message has the game, seats, seed, step, seat and reason."""


class Leak(LawBroken):
    """A seat received something that depends on a secret which it may not know."""


def where(match: Match, step: int, seat: Seat | None = None) -> str:
    """A position in a match, in words.

    >>> import yakai
    >>> where(yakai.new("yak", seats=3), 12, 0)
    'yak 1, 3 seats, first=None, no seed, step 12, seat 0'
    """
    options = [f"{name}={value}" for name, value in match.header.options.items()]
    seed = f"seed {match.seed}" if isinstance(match, RandomMatch) else "no seed"
    looker = "a spectator" if seat is None else f"seat {seat}"
    count = f"{match.seats} seats"
    return ", ".join(
        [f"{match.rules.id} {match.rules.version}", count, *options, seed, f"step {step}", looker]
    )


def difference(one: Any, other: Any, path: str = "") -> str:
    """The first field in which two values differ, with both values.

    >>> difference({"hand": (1, 2, 3)}, {"hand": (1, 5, 3)})
    'hand[1]: 2 / 5'
    """
    found = _parts(one, other)
    for name, mine, twin in found or ():
        if mine != twin:
            return difference(mine, twin, f"{path}{name}")
    return f"{path.lstrip('.') or 'the whole'}: {_short(one)} / {_short(other)}"


def _parts(one: Any, other: Any) -> list[tuple[str, Any, Any]] | None:
    """The parts of both values in pairs; `None` if their structures differ."""
    if type(one) is not type(other):
        return None
    if isinstance(one, Struct):
        return [(f".{name}", getattr(one, name), getattr(other, name)) for name in one.__struct_fields__]
    if isinstance(one, Counter):
        return [(f" {key}", one[key], other[key]) for key in one.keys() | other.keys()]
    if isinstance(one, Mapping) and one.keys() == other.keys():
        return [(f".{name}", value, other[name]) for name, value in one.items()]
    if isinstance(one, tuple | list) and len(one) == len(other):
        return [(f"[{at}]", mine, twin) for at, (mine, twin) in enumerate(zip(one, other, strict=True))]
    return None


def _short(value: Any) -> str:
    words = repr(value.reveal()) if isinstance(value, Hidden) else repr(value)
    return words if len(words) <= 120 else f"{words[:117]}..."
