"""A value outside its kind is refused, and the refusal says which. That every game does so is one of the laws."""

from typing import Annotated, Any

import pytest
from msgspec import Meta

import yakai
from tests.games.yak.builders import position
from yakai.core.errors import IllegalAction
from yakai.core.kinds import fitting, misfit
from yakai.games.sketch.actions import Call
from yakai.games.yak import rules
from yakai.games.yak.actions import Play


def test_the_refusal_says_which_field_it_is() -> None:  # ALL-4
    action: Any = Play(0, 1, "dog")  # type: ignore[arg-type]
    match = yakai.new("yak", seats=2, options={"first": 0})
    attempts: list[Any] = [match.play, lambda seat, action: rules.act(match.state, seat, action)]
    for attempt in attempts:
        with pytest.raises(IllegalAction) as refused:
            attempt(0, action)
        assert refused.value.clause == "ALL-4"
        assert refused.value.details == {"field": "species", "value": "'dog'"}


def test_the_field_is_found() -> None:
    assert misfit(Play(0, 1, "dog")) == "species"  # type: ignore[arg-type]
    assert misfit(Call(0, "fire", source="dog")) == "source"  # type: ignore[arg-type]
    assert misfit(Play(True, 1, "yak")) == "card"
    assert misfit(Play(0, 1, "yak")) is None


@pytest.mark.parametrize(
    ("kind", "right", "wrong"),
    [
        (int, [0, -5, 10**20], [True, 1.0, "1", None]),
        (Annotated[int, Meta(ge=1, le=6)], [1, 6], [0, 7, 1.0, True]),
        (Annotated[int, Meta(ge=1)], [1, 10**20], [0]),
        (bool, [True, False], [0, 1, None]),
        (str, ["", "yak"], [b"yak", None, 1]),
        (float, [0.5, 2], [True, "0.5"]),
        (int | None, [1, None], [False, "none"]),
        (tuple[int, ...], [(), (1, 2)], [[1], (True,), ("1",), 1]),
        (tuple[int, str], [(1, "a")], [(1,), ("a", 1), (1, "a", 2)]),
        (tuple[str, ...], [("a",)], [(1,), "a"]),
        (dict[str, int], [{}, {"a": 1}, "whatever"], []),
    ],
)
def test_values_and_their_kinds(kind: Any, right: list[Any], wrong: list[Any]) -> None:
    assert all(fitting(kind)(value) for value in right)
    assert not any(fitting(kind)(value) for value in wrong)


def _to_act(game: str) -> yakai.Match:
    return yakai.new(game, seats=3 if game == "pictomania" else 2, seed=1)


@pytest.mark.parametrize("game", ["pictomania", "pikit", "sketch", "yak", "yokai"])
def test_the_rules_themselves_take_no_seat_that_is_no_whole_number(game: str) -> None:  # ALL-4
    match = _to_act(game)
    seat = min(match.to_act)
    action = next(iter(match.legal(seat)))
    for wrong in (bool(seat), float(seat), None, "0"):
        with pytest.raises(IllegalAction) as refused:
            match.rules.act(match.state, wrong, action)  # type: ignore[arg-type]
        assert refused.value.clause == "ALL-4"
        assert refused.value.details["field"] == "seat"


@pytest.mark.parametrize("game", ["pictomania", "pikit", "sketch", "yak", "yokai"])
@pytest.mark.parametrize("junk", [None, 5, "x", object()])
def test_the_rules_themselves_take_nothing_that_is_no_action(game: str, junk: Any) -> None:  # ALL-4
    match = _to_act(game)
    with pytest.raises(IllegalAction) as refused:
        match.rules.act(match.state, min(match.to_act), junk)
    assert refused.value.clause == "ALL-4"


def test_junk_is_no_pass_with_an_empty_hand() -> None:  # ALL-4 YAK-20
    match = position(["", ""], [("yak1", 1, "yak")], deck=0, turn=1)
    for junk in (None, 5, "x"):
        with pytest.raises(IllegalAction) as refused:
            rules.act(match.state, 1, junk)  # type: ignore[arg-type]
        assert refused.value.clause == "ALL-4"
