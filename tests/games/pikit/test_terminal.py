"""Pikit in words: every event, every picture, and everything that can be typed."""

from functools import partial

import msgspec
import pytest

from tests.games.pikit.builders import do, position
from yakai import testing
from yakai.core.errors import BadAction
from yakai.core.game import Say
from yakai.games.pikit import rules
from yakai.games.pikit.actions import (
    Action,
    Cancel,
    Choice,
    Draw,
    Flip,
    Pass,
    Raid,
    Reroll,
    Steal,
    Stop,
    Take,
    TakeMecha,
)
from yakai.games.pikit.terminal import PikitTerminal
from yakai.games.pikit.view import FizzledEvent
from yakai.text import LANGS, Lang, say

TERMINAL = PikitTerminal()
NAMES = ["Mia", "Оля", "Їжак", "Bob"]


def speaker(lang: Lang) -> Say:
    return partial(say, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_is_told_and_every_view_shown(lang: Lang) -> None:
    kinds = msgspec.inspect.type_info(rules.kinds.event)
    assert isinstance(kinds, msgspec.inspect.UnionType)
    told: set[type] = {FizzledEvent}
    assert TERMINAL.sentences(FizzledEvent(0, 1), NAMES, speaker(lang))[0].startswith("Оля")
    for seed in range(25):
        match = testing.random_match(testing.Case(rules, 3, {}), seed)
        past = match.at(0)
        for entry in match.log:
            step = past.replay(entry)
            for event in rules.tell(step.before, entry, step.after, seed % 3):
                told.add(type(event))
                lines = TERMINAL.sentences(event, NAMES[:3], speaker(lang))
                assert all(line.strip() and "{" not in line for line in lines)
            if seed == 0:
                assert all(
                    "{" not in line for line in TERMINAL.picture(past.view(0), NAMES[:3], speaker(lang))
                )
    assert {kind.cls for kind in kinds.types if isinstance(kind, msgspec.inspect.StructType)} == told


TYPED: list[tuple[str, Action]] = [
    ("7", Take((7,))),
    ("6 1", Take((1, 6))),
    ("mecha", TakeMecha()),
    ("nothing", Stop()),
    ("n", Stop()),
    ("reroll 2", Reroll(2, "both")),
    ("reroll 2 1", Reroll(2, "first")),
    ("r 9 2", Reroll(9, "second")),
    ("steal 4 3", Steal(4, 2)),
    ("draw 5", Draw(5)),
    ("turn 7 1 6", Flip(7, 0, 6)),
    ("cancel 6", Cancel(6, 8)),
    ("pass", Pass(8)),
    ("pass all", Pass(8, True)),
]


@pytest.mark.parametrize(("words", "action"), TYPED)
def test_what_is_typed_is_an_action(words: str, action: Action) -> None:
    assert TERMINAL.read(words, Choice(answers=8), speaker("en")) == action


@pytest.mark.parametrize(
    ("lang", "words", "action"),
    [
        ("ru", "бросить 2", Reroll(2, "both")),
        ("ru", "повернуть 7 2 3", Flip(7, 1, 3)),
        ("ru", "пас все", Pass(8, True)),
        ("uk", "вкрасти 4 1", Steal(4, 0)),
        ("uk", "скас 6", Cancel(6, 8)),
        ("uk", "нічого", Stop()),
    ],
)
def test_verbs_are_those_of_the_readers_language(lang: Lang, words: str, action: Action) -> None:
    assert TERMINAL.read(words, Choice(answers=8), speaker(lang)) == action


def test_the_mecha_of_somebody_else_is_raided() -> None:
    assert TERMINAL.read("mecha", Choice(raid=1), speaker("en")) == Raid()


@pytest.mark.parametrize("words", ["hello", "7 x", "steal 4", "turn 7 1", "reroll", "draw -5", "1234567"])
def test_nonsense_is_no_action(words: str) -> None:
    with pytest.raises(BadAction):
        TERMINAL.read(words, Choice(), speaker("en"))


def test_a_picture_shows_what_can_be_answered() -> None:
    match = position(["7 2", "6 m3", "?4"], dice=(1, 3), wounds=[0, 2, 0])
    do(match, 0, Flip(7, 0, 6))
    lines = TERMINAL.picture(match.view(1), NAMES[:3], speaker("en"))
    assert "  2. Оля: 2 in hand, wounds: 2 [mecha 3-3]" in lines
    assert "  Mia discards 7, to turn die 1 to 6" in lines
    assert lines[-1] == "Your hand: 6"
