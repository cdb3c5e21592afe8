"""Random games for the laws: cases, option sets and random actions."""

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from yakai.core.game import AnyRules, Turn
from yakai.core.match import Match

OptionSet = dict[str, Any]


class Case(NamedTuple):
    """What a law is checked on: a version of a game's rules, a number of seats, an option set."""

    rules: AnyRules
    seats: int
    options: OptionSet

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.rules.id}{self.rules.version}-{self.seats}-{options}"


def all_option_sets(domains: Mapping[str, Sequence[Any]]) -> list[OptionSet]:
    """Every combination of the options' values."""
    return [dict(zip(domains, values, strict=True)) for values in product(*domains.values())]


def pairwise(domains: Mapping[str, Sequence[Any]]) -> list[OptionSet]:
    """Few option sets in which every two values of every two options meet at least once.

    >>> len(pairwise({"a": [0, 1], "b": [0, 1], "c": [0, 1]}))
    4
    """
    if len(domains) < 2:
        return all_option_sets(domains)
    everything = all_option_sets(domains)
    left = {pair for options in everything for pair in _pairs(options)}
    chosen: list[OptionSet] = []
    while left:
        best = max(everything, key=lambda options: len(left.intersection(_pairs(options))))
        left.difference_update(_pairs(best))
        chosen.append(best)
    return chosen


def _pairs(options: OptionSet) -> set[tuple[tuple[str, str], tuple[str, str]]]:
    values = [(name, repr(value)) for name, value in options.items()]
    return set(combinations(values, 2))


def cases(rules: AnyRules, domains: Mapping[str, Sequence[Any]]) -> Iterator[Case]:
    """A case for every number of seats and option set: pairwise, or all of them if YAKAI_NIGHTLY is set."""
    choose = all_option_sets if os.environ.get("YAKAI_NIGHTLY") else pairwise
    for seats in rules.seats:
        for options in choose(domains):
            yield Case(rules, seats, options)


class RandomMatch(Match):
    """A match with its case and seed, for the message of `LawBroken`."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.seed = seed
        super().__init__(case.rules, case.seats, case.options, Random(f"{case} {seed}"))


def random_match(case: Case, seed: int, most_moves: int = 20_000) -> RandomMatch:
    """A whole game of random legal moves. Raises `AssertionError` if it does not end."""
    match = RandomMatch(case, seed)
    rng = match.chance
    for _ in range(most_moves):
        pending = match.pending
        if not isinstance(pending, Turn):
            return match
        able = [seat for seat in range(match.seats) if pending.allows(seat) and match.legal(seat)]
        if able and (pending.timer is None or rng.random() < 0.9):
            seat = rng.choice(able)
            match.play(seat, match.legal(seat).sample(rng))
        elif pending.timer is not None:
            match.expire(pending.timer.key)
        else:
            waiting = f"seats {sorted(pending.seats)} are to act and nothing is legal"
            raise AssertionError(f"{case}, seed {seed}, step {len(match.log)}: {waiting}")
    raise AssertionError(f"{case}, seed {seed}: no end after {most_moves} moves")


_NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 6, 7, 10, 99, 167, 168, 169, 1_000_000)


def any_action(rules: AnyRules, rng: Random) -> Any:
    """Any well-formed action of the game, legal or not."""
    return msgspec.convert(_value(_type_info(rules.kinds.action), rng), rules.kinds.action)


def other_action(rules: AnyRules, action: Any, rng: Random) -> Any:
    """An action of the same type with one other value, legal or not; the action itself if it has no values.

    >>> from yakai.games.yak import rules
    >>> from yakai.games.yak.actions import Play
    >>> other_action(rules, Play(0, 2, "yak"), Random(5))
    Play(card=0, number=2, species='vulture')
    """
    own: type = type(action)
    kind = _type_info(own)
    assert isinstance(kind, inspect.StructType)
    if not kind.fields:
        return action
    field = rng.choice(kind.fields)
    row = msgspec.to_builtins(action) | {field.encode_name: _value(field.type, rng)}
    return msgspec.convert(row, rules.kinds.action)


_type_info = cache(inspect.type_info)


def _value(kind: inspect.Type, rng: Random) -> Any:
    """A value of the type, as plain data."""
    match kind:
        case inspect.UnionType(types=types):
            return _value(rng.choice(types), rng)
        case inspect.StructType(fields=fields, tag=tag, tag_field=tag_field):
            row = {field.encode_name: _value(field.type, rng) for field in fields}
            return row | ({tag_field: tag} if tag_field else {})
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.IntType():
            return rng.choice(_NUMBERS)
        case inspect.FloatType():
            return rng.random()
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.StrType():
            return rng.choice(("", "a", "yak"))
        case inspect.NoneType():
            return None
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return [_value(item, rng) for _ in range(rng.randrange(4))]
        case inspect.TupleType(item_types=items):
            return [_value(item, rng) for item in items]
        case _:
            raise NotImplementedError(f"an action with a {type(kind).__name__}")
