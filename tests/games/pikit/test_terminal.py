"""Pikit in the terminal: every picture, and everything that can be typed."""

from functools import partial

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
from yakai.testing.laws import positions
from yakai.text import Lang, explain, languages, say

TERMINAL = PikitTerminal()
NAMES = ["Mia", "Оля", "Їжак", "Bob"]


def speaker(lang: Lang) -> Say:
    return partial(say, lang)


@pytest.mark.parametrize("lang", languages())
def test_every_view_is_shown(lang: Lang) -> None:
    for now, _ in positions(testing.random_match(testing.Case(rules, 3, {}), seed=0)):
        for seat in (None, 0):
            assert all("{" not in line for line in TERMINAL.picture(now.view(seat), NAMES[:3], speaker(lang)))


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
        ("ru", "пас всё", Pass(8, True)),
        ("ru", "добор 5", Draw(5)),
        ("uk", "вкрасти 4 1", Steal(4, 0)),
        ("uk", "скас 6", Cancel(6, 8)),
        ("uk", "нічого", Stop()),
        ("uk", "добір 5", Draw(5)),
        ("uk", "украсти 4 1", Steal(4, 0)),
    ],
)
def test_verbs_are_those_of_the_readers_language(lang: Lang, words: str, action: Action) -> None:
    assert TERMINAL.read(words, Choice(answers=8), speaker(lang)) == action


TAKES = Choice(draw=(5,), takes=((1,), (5,), (6,), (7,), (1, 6)), stop=True)


@pytest.mark.parametrize(
    ("lang", "verb"), [("en", "take"), ("ru", "взять"), ("uk", "взяти"), ("uk", "узяти"), ("uk", "вз")]
)
def test_to_take_is_from_the_centre_and_never_a_discard(lang: Lang, verb: str) -> None:
    assert TERMINAL.read(f"{verb} 5", TAKES, speaker(lang)) == Take((5,))
    assert TERMINAL.read(f"{verb} 6 1", TAKES, speaker(lang)) == Take((1, 6))
    only = Choice(draw=(5,), takes=((2,), (2, 5)), stop=True)
    assert TERMINAL.read(f"{verb} 5", only, speaker(lang)) == Take((2, 5))
    assert TERMINAL.read(f"{verb} 5", Choice(draw=(5,), stop=True), speaker(lang)) == Take(
        (5,)
    )  # refused then
    with pytest.raises(BadAction, match="pikit input is unclear"):
        TERMINAL.read(verb, TAKES, speaker(lang))


@pytest.mark.parametrize(("lang", "words"), [("en", "take 6"), ("ru", "взять 6"), ("uk", "узяти 6")])
def test_what_can_be_taken_in_two_ways_is_asked_for(lang: Lang, words: str) -> None:
    with pytest.raises(BadAction) as error:
        TERMINAL.read(words, TAKES, speaker(lang))
    assert words in explain(error.value, lang)
    assert "6 / 1 6" in explain(error.value, lang)


def test_the_mecha_of_another_player_is_raided() -> None:
    assert TERMINAL.read("mecha", Choice(raid=1), speaker("en")) == Raid()


@pytest.mark.parametrize("words", ["hello", "7 x", "steal 4", "turn 7 1", "reroll", "draw -5", "1234567"])
def test_nonsense_is_no_action(words: str) -> None:
    with pytest.raises(BadAction):
        TERMINAL.read(words, Choice(), speaker("en"))


@pytest.mark.parametrize(
    ("lang", "words", "part"),
    [
        ("en", "pass 7", "7"),
        ("ru", "пас 7", "7"),
        ("uk", "пас усе 7", "7"),
        ("en", "reroll 2 9", "9"),
        ("en", "reroll 2 0", "0"),
        ("en", "7 x", "x"),
        ("ru", "украсть 4 Оля", "оля"),
    ],
)
def test_what_is_not_understood_is_said(lang: Lang, words: str, part: str) -> None:
    with pytest.raises(BadAction) as error:
        TERMINAL.read(words, Choice(answers=8), speaker(lang))
    assert f"{words}" in explain(error.value, lang)
    assert part in explain(error.value, lang).replace(words, "")


def test_in_a_window_nobody_is_told_that_it_is_their_turn() -> None:
    match = position(["7 2", "6", "1"], dice=(1, 3))
    assert TERMINAL.prompt(match.view(0)) == "cli-prompt"
    do(match, 0, Flip(7, 0, 6))
    assert [say(lang, TERMINAL.prompt(match.view(1))) for lang in languages()] == [
        "You may answer:",
        "Можно ответить:",
        "Можна відповісти:",
    ]


def test_a_picture_shows_the_cancels_upon_a_discard() -> None:
    match = position(["7 2", "6", "1"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    do(match, 1, Cancel(6, 1))
    lines = TERMINAL.picture(match.view(0), NAMES[:3], speaker("en"))
    assert "  You discard a 7 to turn the first die to 6" in lines
    assert "  Оля cancels your 7 with a 6" in lines


def test_a_picture_shows_what_can_be_answered() -> None:
    match = position(["7 2", "6 m3", "?4"], dice=(1, 3), wounds=[0, 2, 0])
    do(match, 0, Flip(7, 0, 6))
    lines = TERMINAL.picture(match.view(1), NAMES[:3], speaker("en"))
    assert "  2. Оля: 2 in hand, wounds: 2 [mecha 3-3]" in lines
    assert "  Mia discards a 7 to turn the first die to 6" in lines
    assert lines[-1] == "Your hand: 6"


def test_the_discards_can_be_looked_at_and_what_was_taken_out_for_two() -> None:
    match = position(["7 2", "1"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    view = match.view(0)
    shown = TERMINAL.look("discards", view, NAMES, speaker("en"))
    assert shown is not None
    assert shown[0].startswith("Discards: ")
    assert len(shown) == 1 + bool(view.removed)
    assert TERMINAL.look("скид", view, NAMES, speaker("uk"))
    assert TERMINAL.look("deck", view, NAMES, speaker("en")) is None
