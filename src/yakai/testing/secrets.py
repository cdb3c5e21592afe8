"""Finds and changes the `Hidden` values in a state: which a seat knows, and copies with the others changed."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from yakai.core.bag import Bag
from yakai.core.find_hidden import hidden_in, may_hide
from yakai.core.game import Seat
from yakai.core.hidden import Hidden

_NUMBERED = re.compile(r"\[[^]]*\]")
_LAST_NUMBER = re.compile(r"\[\d+\]$")

NewSecrets = dict[int, Hidden[Any]]
"""New secrets by the `id()` of those that they replace."""


def rebuilt(value: Any, replace: Callable[[Hidden[Any]], Any]) -> Any:
    """The same value with every secret in it replaced."""
    if isinstance(value, Hidden):
        return replace(value)
    if isinstance(value, Struct):
        if not may_hide(type(value)):
            return value
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        new = {name: rebuilt(field, replace) for name, field in fields.items()}
        changed = {name: field for name, field in new.items() if field is not fields[name]}
        return msgspec.structs.replace(value, **changed) if changed else value
    if isinstance(value, tuple | list):
        items = [rebuilt(item, replace) for item in value]
        same = all(new is old for new, old in zip(items, value, strict=True))
        return value if same else type(value)(items)
    if isinstance(value, Mapping):
        return {key: rebuilt(item, replace) for key, item in value.items()}
    return value


def alike(one: Any, other: Any, seat: Seat | None) -> bool:
    """Whether a seat cannot distinguish two states: they differ only in secrets that it may not know.

    Of such a secret, the seat can see only the place, who knows it and, for a bag, the number of values.
    """
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, Hidden):
        return _secrets_alike(one, other, seat)
    if isinstance(one, Struct):
        return all(alike(getattr(one, name), getattr(other, name), seat) for name in one.__struct_fields__)
    if isinstance(one, tuple | list):
        return len(one) == len(other) and all(
            alike(mine, twin, seat) for mine, twin in zip(one, other, strict=True)
        )
    if isinstance(one, Mapping):
        return one.keys() == other.keys() and all(alike(one[key], other[key], seat) for key in one)
    return bool(one == other)


def apart(one: Any, other: Any, seat: Seat | None, path: str = "") -> Iterator[str]:
    """The places at which a seat can distinguish two states; none if they are `alike`.

    >>> list(apart((Hidden(1, {0}), Hidden(2, {1}), 3), (Hidden(2, {0}), Hidden(1, {1}), 4), seat=0))
    ['[0]', '[2]']
    """
    if alike(one, other, seat):
        return
    if type(one) is not type(other) or isinstance(one, Hidden):
        yield path
    elif isinstance(one, Struct):
        for name in one.__struct_fields__:
            yield from apart(getattr(one, name), getattr(other, name), seat, f"{path}.{name}".lstrip("."))
    elif isinstance(one, tuple | list) and len(one) == len(other):
        for at, (mine, twin) in enumerate(zip(one, other, strict=True)):
            yield from apart(mine, twin, seat, f"{path}[{at}]")
    elif isinstance(one, Mapping) and one.keys() == other.keys():
        for key in one:
            yield from apart(one[key], other[key], seat, f"{path}[{key}]")
    else:
        yield path


def _secrets_alike(one: Hidden[Any], other: Hidden[Any], seat: Seat | None) -> bool:
    if one.known_to != other.known_to:
        return False
    mine, twin = one.reveal(), other.reveal()
    if seat in one.known_to:
        return bool(mine == twin)
    return not isinstance(mine, Bag) or len(mine) == len(twin)


def known(state: Any, seat: Seat | None, *, alone: bool = False) -> dict[str, Any]:
    """The secrets in a state that a seat knows, by their places; with `alone` only those that no other seat knows.

    >>> known((Hidden("yak", {0}), Hidden("goat", {0, 1}), Hidden("yeti", {1})), 0)
    {'[0]': 'yak', '[1]': 'goat'}
    """
    return {
        path: secret.reveal()
        for path, secret in places(state)
        if seat in secret.known_to and not (alone and len(secret.known_to) > 1)
    }


def unknown_to(state: Any, seat: Seat | None) -> list[Hidden[Any]]:
    """The secrets that a seat may not know, each once."""
    return list({id(secret): secret for secret in hidden_in(state) if seat not in secret.known_to}.values())


def atoms(secret: Hidden[Any]) -> list[Any]:
    """The values in a secret: one, or all values in a bag."""
    value = secret.reveal()
    return list(value) if isinstance(value, Bag) else [value]


def _refilled(secret: Hidden[Any], values: list[Any]) -> Hidden[Any]:
    value = Bag(values) if isinstance(secret.reveal(), Bag) else values[0]
    return Hidden(value, secret.known_to)


def permutation(state: Any, seat: Seat | None, rng: Random, *, swap: bool) -> NewSecrets:
    """Other values for the secrets that a seat may not know, exchanged between secrets of the same type.

    All are shuffled or, with `swap`, only two exchanged, so that play can go on longer before the difference shows.
    """
    secrets = unknown_to(state, seat)
    contents = {id(secret): atoms(secret) for secret in secrets}
    for spots in _spots(contents).values():
        chosen = rng.sample(spots, 2) if swap and len(spots) > 1 else spots
        values = [contents[key][at] for key, at in chosen]
        if len(chosen) == 2:
            values.reverse()
        else:
            rng.shuffle(values)
        for (key, at), value in zip(chosen, values, strict=True):
            contents[key][at] = value
    return {id(secret): _refilled(secret, contents[id(secret)]) for secret in secrets}


def _spots(contents: dict[int, list[Any]]) -> dict[type, list[tuple[int, int]]]:
    """The positions of the values of each type: the secret, and the index in it."""
    spots: dict[type, list[tuple[int, int]]] = defaultdict(list)
    for key, values in contents.items():
        for at, value in enumerate(values):
            spots[type(value)].append((key, at))
    return spots


def without(state: Any, secrets: Iterable[tuple[Hidden[Any], int]], value: Any) -> Any:
    """The state with another value instead of this one in these secrets, except for the given count in each; `None` if
    they have no other value of its type.
    """
    kept = [(secret, keep, atoms(secret)) for secret, keep in secrets]
    everything = (atom for _, _, values in kept for atom in values)
    other = next((atom for atom in everything if type(atom) is type(value) and atom != value), None)
    change: NewSecrets = {}
    for secret, keep, values in kept:
        if values.count(value) > keep:
            if other is None:
                return None
            rest = [atom for atom in values if atom != value]
            change[id(secret)] = _refilled(
                secret, rest + [value] * keep + [other] * (len(values) - len(rest) - keep)
            )
    return changed(state, change)


def changed(state: Any, change: NewSecrets) -> Any:
    """The state with these secrets in place of the old ones."""
    return rebuilt(state, lambda secret: change.get(id(secret), secret))


def swapped_outcome(outcome: Any, rng: Random) -> Any:
    """The outcome with two of its values exchanged, such as two dealt cards."""
    values = list(leaves(outcome))
    by_type: dict[type, list[int]] = defaultdict(list)
    for at, leaf in enumerate(values):
        by_type[type(leaf)].append(at)
    choices = [spots for kind, spots in by_type.items() if len(spots) > 1 and issubclass(kind, Struct)]
    if not choices:
        return outcome
    one, other = rng.sample(rng.choice(choices), 2)
    values[one], values[other] = values[other], values[one]
    return _with_leaves(outcome, iter(values), top=True)


def mended_outcome(outcome: Any, other: Any, rng: Random) -> Any:
    """The outcome with one value taken from another outcome, such as one other card in a deal."""
    values, others = list(leaves(outcome)), list(leaves(other))
    at = rng.randrange(len(values)) if values else 0
    fitting = [leaf for leaf in others if type(leaf) is type(values[at])] if values else []
    if not fitting:
        return outcome
    values[at] = rng.choice(fitting)
    return _with_leaves(outcome, iter(values), top=True)


def _is_leaf(value: Any, top: bool) -> bool:
    return not isinstance(value, tuple | list) and not (top and isinstance(value, Struct))


def leaves(value: Any, top: bool = True) -> Iterator[Any]:
    """The values in an outcome. Each struct in it, such as a card, is one value."""
    if _is_leaf(value, top):
        yield value
    else:
        parts = (
            [getattr(value, name) for name in value.__struct_fields__] if isinstance(value, Struct) else value
        )
        for part in parts:
            yield from leaves(part, top=False)


def _with_leaves(value: Any, leaves: Iterator[Any], top: bool) -> Any:
    if _is_leaf(value, top):
        return next(leaves)
    if isinstance(value, Struct):
        return type(value)(
            *[_with_leaves(getattr(value, name), leaves, False) for name in value.__struct_fields__]
        )
    return type(value)([_with_leaves(part, leaves, False) for part in value])


def places(value: Any, path: str = "") -> Iterator[tuple[str, Hidden[Any]]]:
    """The secrets in a state with their places, such as `hands[1][0]` or `deck`."""
    if isinstance(value, Hidden):
        yield path, value
    elif isinstance(value, Struct):
        for name in value.__struct_fields__ if may_hide(type(value)) else ():
            yield from places(getattr(value, name), f"{path}.{name}".lstrip("."))
    elif isinstance(value, tuple | list | Mapping):
        for at, item in value.items() if isinstance(value, Mapping) else enumerate(value):
            yield from places(item, f"{path}[{at}]")


def row_of(place: str) -> str:
    """A place without its last index: `hands[1][]` for `hands[1][0]`."""
    return _LAST_NUMBER.sub("[]", place)


def paths(state: Any) -> Iterator[tuple[str, Hidden[Any]]]:
    """The secrets in a state with their places without indexes, such as `hands[][]`."""
    for place, secret in places(state):
        yield _NUMBERED.sub("[]", place), secret


def differing(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """The places, without indexes, in which two states that are `alike` have different secrets."""
    if one is other:
        return
    if isinstance(one, Hidden):
        if one.reveal() != other.reveal():
            yield path
    elif isinstance(one, Struct):
        for name in one.__struct_fields__:
            yield from differing(getattr(one, name), getattr(other, name), f"{path}.{name}".lstrip("."))
    elif isinstance(one, tuple | list):
        for mine, twin in zip(one, other, strict=True):
            yield from differing(mine, twin, f"{path}[]")
    elif isinstance(one, Mapping):
        for key in one:
            yield from differing(one[key], other[key], f"{path}[]")
