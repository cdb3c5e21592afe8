"""Yokai in words: every event, for the player who acts and for the others."""

from functools import partial
from typing import Any

import msgspec
import pytest

from tests.games.yokai.builders import COLUMNS, declare, move, position
from yakai import testing
from yakai.core.game import Result
from yakai.games.yokai import rules
from yakai.games.yokai.state import Options
from yakai.games.yokai.telling import YokaiTelling
from yakai.games.yokai.view import (
    Beside,
    DealtEvent,
    DeclaredEvent,
    EndedEvent,
    Event,
    MovedEvent,
    PeekedEvent,
    StuckEvent,
)
from yakai.testing.laws import positions
from yakai.text import Lang, languages, say

NAMES = ["Света", "Oleh"]


def told(event: Event, you: int | None, lang: Lang = "en") -> list[str]:
    return YokaiTelling().sentences(event, NAMES, you, partial(say, lang))


OPTIONS: list[dict[str, Any]] = [{}, {"blind": True, "links": "first"}, {"links": "all", "goal": True}]


@pytest.mark.parametrize("lang", languages())
def test_every_event_is_told(lang: Lang) -> None:
    kinds = msgspec.inspect.type_info(rules.kinds.event)
    assert isinstance(kinds, msgspec.inspect.UnionType)
    seen: set[type] = {StuckEvent, DeclaredEvent}
    for seed in range(9):
        match = testing.random_match(testing.Case(rules, 2, OPTIONS[seed % 3]), seed)
        for _, step in positions(match):
            for event in () if step is None else rules.tell(step.before, step.entry, step.after, 0):
                seen.add(type(event))
                for you in (None, 0, 1):
                    assert all(line.strip() and "{" not in line for line in told(event, you, lang))
    assert {kind.cls for kind in kinds.types if isinstance(kind, msgspec.inspect.StructType)} == seen


def test_you_are_told_that_it_is_you() -> None:
    assert told(PeekedEvent(0, 4, "oni"), 0) == ["You peek at card 5: oni (blue)"]
    assert told(PeekedEvent(0, 4, None), 1) == ["Света peeks at card 5"]
    assert told(DeclaredEvent(1), 1) == ["You declare: the families are together"]
    assert told(DeclaredEvent(1), None) == ["Oleh declares: the families are together"]
    assert told(StuckEvent(0), 0, "uk") == ["Ви не можете пересунути жодної карти й пропускаєте цей крок"]


def test_one_card_is_told_in_the_singular() -> None:
    assert told(PeekedEvent(0, 4, "kitsune"), 0, "ru") == ["Вы подсматриваете карту 5: кицунэ (красный)"]
    assert told(PeekedEvent(0, 4, "oni"), 0, "uk") == ["Ви підглядаєте карту 5: оні (синій)"]


def test_a_move_says_where_to() -> None:  # YOK-9
    match = position("kwork...", "k......", "wworork", "....wor", stage="move", peeked=(0, 1))
    joint = match.view(0).cells.index((0, 1))
    steps = move(match, joint, (3, 1))
    (event,) = match.tell(steps, 1)
    assert event == MovedEvent(0, joint, (0, 1), (3, 1), (Beside("above", 9), Beside("below", 3)))
    assert told(event, 1) == ["Света moves card 6: it now lies above 10, below 4"]
    assert told(event, 0, "ru") == ["Вы передвигаете карту 6: теперь она над 10, под 4"]
    assert told(event, 1, "uk") == ["Света пересуває карту 6: тепер вона над 10, під 4"]
    sides = MovedEvent(0, 0, (0, 0), (5, 5), (Beside("left", 1), Beside("right", 2)))
    assert told(sides, 1) == ["Света moves card 1: it now lies left of 2, right of 3"]


def test_who_has_a_link_is_told_and_which_only_to_its_holder() -> None:  # YOK-22
    one = DealtEvent(0, None, (0,), None)
    assert told(one, 0)[1] == "You get a secret link card"
    assert told(one, 1, "ru")[1] == "Света получает тайную карту связи"
    everybody = DealtEvent(0, "carp", (0, 1), None)
    assert told(everybody, 1) == [
        "The spirits lie face down. Света begins",
        "Everybody gets a secret link card",
        "The shape that the cards must form: carp",
    ]
    assert told(everybody, 1, "uk")[1] == "Таємні карти зв’язку отримують усі"


def test_the_end_says_what_is_missing() -> None:  # YOK-17 YOK-18
    options = Options(links="all", goal=True)
    match = position(*COLUMNS, links={0: "kr", 1: "kw"}, goal="drum", options=options)
    lines = [line for event in match.tell(declare(match), 0) for line in told(event, 0)]
    assert lines == [
        "You declare: the families are together",
        "All cards are turned up: every family is together",
        "Your link does not hold: kitsune (red), rokurokubi (purple)",
        "The cards do not form the goal",
        "The spirits break loose: everybody loses",
    ]


def test_nothing_was_counted_when_the_others_gave_up() -> None:
    event = EndedEvent(Result("conceded", (), (2, 2)), None)
    assert told(event, 0) == ["The game is given up: everybody loses"]


def test_less_than_nothing_has_a_true_minus() -> None:
    event = EndedEvent(Result("exhausted", (-6, -6), (1, 1)), "honourable")
    assert told(event, 0)[0].startswith("−6 points: ")


def test_an_event_takes_as_long_for_everybody() -> None:  # ALL-3
    for seed in range(3):
        for _, step in positions(testing.random_match(testing.Case(rules, 2, OPTIONS[seed]), seed)):
            if step is None:
                continue
            events = [rules.tell(step.before, step.entry, step.after, seat) for seat in (None, 0, 1)]
            assert len({sum(getattr(event, "seconds", 0) for event in some) for some in events}) == 1
