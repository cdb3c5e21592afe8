"""How a game's options are described to the lobby."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct

import yakai
from yakai import text
from yakai.core import catalogue
from yakai.core.errors import BadOption
from yakai.core.game import Seat
from yakai.core.options import OptionInfo, offered, read_options

Level = Literal["low", "high", "middle"]


class Options(Struct, frozen=True):
    first: Seat | None = None
    open: bool = False
    level: Level = "high"
    mood: Literal[1, 2] | None = None
    seconds: Annotated[int, Meta(ge=5, le=60)] = 30
    limit: Annotated[int, Meta(ge=1, le=9)] | None = 3
    levels: tuple[Level, Level] = ("low", "high")
    name: str = "no kind that a lobby draws"
    pair: tuple[int, str] = (1, "a")
    endless: int = 7


def test_each_kind_of_option_is_known_by_its_type_and_keeps_its_order() -> None:
    assert offered(Options) == (
        OptionInfo("first", "seat", None),
        OptionInfo("open", "flag", False),
        OptionInfo("level", "choice", "high", ("low", "high", "middle")),
        OptionInfo("mood", "choice", None, (1, 2, None)),
        OptionInfo("seconds", "number", 30, (), 5, 60),
        OptionInfo("limit", "number", 3, (None,), 1, 9),
        OptionInfo("levels", "each", ("low", "high"), ("low", "high", "middle")),
    )


@pytest.mark.parametrize("game", list(catalogue.ours()))
def test_all_options_of_our_games_can_be_drawn(game: str) -> None:
    options = catalogue.rules(game).options
    remembered = {"seen"}  # remembered by the table, not chosen in the lobby
    drawn = [one.key for one in offered(options)]
    assert drawn == [field for field in options.__struct_fields__ if field not in remembered]


@pytest.mark.parametrize("game", list(catalogue.ours()))
def test_what_is_offered_is_accepted(game: str) -> None:
    rules = catalogue.rules(game)
    for one in offered(rules.options):
        if one.kind == "each":
            assert isinstance(one.default, tuple)
            values: list[object] = [(choice,) * len(one.default) for choice in one.choices]
        else:
            kinds: dict[str, list[object]] = {
                "flag": [True, False],
                "seat": [None, 0, rules.seats[0] - 1],
                "number": [*one.choices, one.least, one.most],
            }
            values = kinds.get(one.kind, list(one.choices))
        for value in [*values, one.default]:
            yakai.new(game, seats=rules.seats[0], options={one.key: value}, seed=1)


def test_a_number_outside_its_bounds_is_refused_by_its_key() -> None:
    with pytest.raises(BadOption) as bad:
        yakai.new("pikit", seats=2, options={"reaction": 61})
    assert bad.value.key == "option-is-out-of-range"
    assert bad.value.details == {"game": "pikit", "option": "reaction", "value": 61, "least": 1, "most": 60}


@pytest.mark.parametrize(
    ("options", "named"),
    [({"first": 1, "reaction": "slow"}, "reaction"), ({"speed": 1}, "speed"), ({"x" * 99: 1}, "x" * 40)],
)
def test_what_is_no_option_is_refused_and_named(options: object, named: str) -> None:
    with pytest.raises(BadOption) as bad:
        read_options(catalogue.rules("pikit"), options)
    assert bad.value.key == "option-is-wrong"
    assert bad.value.details["option"] == named


def test_what_are_no_options_at_all_is_refused() -> None:
    with pytest.raises(BadOption, match="options cannot be read"):
        read_options(catalogue.rules("pikit"), [])


@pytest.mark.parametrize("lang", text.languages())
def test_a_wrong_option_is_called_by_its_name_in_plain_words(lang: text.Lang) -> None:
    with pytest.raises(BadOption) as bad:
        read_options(catalogue.rules("pictomania"), {"drawing": True})
    said = text.explain(bad.value, lang)
    assert text.say(lang, "pictomania-option-drawing") in said
    assert not {"$", "`"} & set(said)
