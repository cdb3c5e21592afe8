"""A value outside its kind is refused with its clause in every game, whatever the field: never taken, never a crash."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Struct, inspect

from yakai import testing
from yakai.core import catalogue
from yakai.core.errors import IllegalAction
from yakai.core.kinds import misfit
from yakai.core.log import Acted
from yakai.core.match import Match
from yakai.games.sketch.actions import Call
from yakai.games.yak.actions import Play
from yakai.testing.laws import moments

GAMES = ("pictomania", "pikit", "sketch", "yak", "yokai")

WRONG: tuple[Any, ...] = (
    "dog",
    "",
    None,
    -0.5,
    1e308,
    (),
    ("dog",),
    (0, "dog"),
    [],
    {},
    object(),
    b"yak",
    [0],
)
LIKE_THE_RIGHT_ONES: tuple[Any, ...] = (True, 1.0, False, 0.0)
"""What Python takes for 1 and 0. A match refuses them, but rules that are asked directly cannot tell."""


def outside(action: Struct, values: tuple[Any, ...]) -> Iterator[Struct]:
    """The action with each of its fields in turn outside its kind."""
    for field in action.__struct_fields__:
        for value in values:
            other = msgspec.structs.replace(action, **{field: value})
            if misfit(other) is not None:
                yield other


def one_of_each_kind(match: Match, rng: Random) -> dict[type, Struct]:
    """An action of every kind, legal ones where there are any."""
    found: dict[type, Struct] = {}
    kinds = inspect.type_info(match.rules.kinds.action)
    assert isinstance(kinds, inspect.UnionType)
    while len(found) < len(kinds.types):
        action = testing.any_action(match.rules, rng)
        found.setdefault(type(action), action)
    for seat in match.to_act:
        legal = match.legal(seat)
        found |= {type(action): action for action in (legal.sample(rng) for _ in range(5 if legal else 0))}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_value_outside_its_kind_is_refused(game: str) -> None:  # ALL-4
    rules = catalogue.rules(game)
    rng = Random(1)
    refused = 0
    for seats in (rules.seats[0], rules.seats[-1]):
        match = testing.random_match(testing.Case(rules, seats, {}), seed=1)
        for now, step in moments(match):
            if rng.random() < 0.8 and not (step is None or refused == 0):
                continue
            for seat in sorted(now.to_act):
                legal = now.legal(seat)
                for action in one_of_each_kind(now, rng).values():
                    for wrong in outside(action, WRONG):
                        for attempt in (now.propose, lambda seat, wrong: rules.act(now.state, seat, wrong)):  # noqa: B023
                            with pytest.raises(IllegalAction):
                                attempt(seat, wrong)
                        assert wrong not in legal
                        refused += 1
    assert refused > 100


@pytest.mark.parametrize("game", GAMES)
def test_a_match_takes_no_truth_for_a_number(game: str) -> None:  # ALL-4
    rules = catalogue.rules(game)
    match = testing.random_match(testing.Case(rules, rules.seats[-1], {}), seed=1)
    tried = 0
    for now, step in moments(match):
        if step is None or not isinstance(step.entry, Acted):
            continue
        for wrong in outside(step.entry.action, LIKE_THE_RIGHT_ONES):
            with pytest.raises(IllegalAction) as refused:
                now.foresee(Acted(step.entry.seat, wrong))
            assert refused.value.clause == "ALL-4"
            tried += 1
    assert tried > 10


def test_the_refusal_says_which_field_it_is() -> None:  # ALL-4
    action: Any = Play(0, 1, "dog")  # type: ignore[arg-type]
    assert misfit(action) == "species"
    assert misfit(Call(0, "fire", source="dog")) == "source"  # type: ignore[arg-type]
    assert misfit(Play(0, 1, "yak")) is None
    yak = testing.random_match(testing.Case(catalogue.rules("yak"), 2, {}), seed=1).at(1)
    with pytest.raises(IllegalAction) as refused:
        yak.play(min(yak.to_act), action)
    assert refused.value.clause == "ALL-4"
    assert refused.value.details == {"field": "species", "value": "'dog'"}
