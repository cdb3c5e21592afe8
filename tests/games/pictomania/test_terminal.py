"""Pictomania in the terminal: what is shown and typed, in three languages."""

from pathlib import Path

import pytest

import yakai
from tests.games.pictomania.builders import drawing, finish, line, score, voting
from yakai.core.errors import BadAction
from yakai.core.game import Say
from yakai.games.pictomania.actions import (
    Action,
    Agree,
    Choice,
    Confess,
    Finish,
    Guess,
    Ready,
    Replace,
    SetLevel,
    Stroke,
    Take,
    Undo,
    Vote,
)
from yakai.games.pictomania.terminal import PictomaniaTerminal
from yakai.testing.laws import positions
from yakai.text import Lang, explain, languages, say

GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("pictomania-*.jsonl"))
NAMES = ["Mia", "Leo", "Ida", "Tom", "Eva", "Kim"]
TERMINAL = PictomaniaTerminal()


def speaker(lang: Lang) -> Say:
    return lambda key, /, **details: say(lang, key, **details)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_view_can_be_shown(path: Path, lang: Lang) -> None:
    match = yakai.load(path)
    names = NAMES[: match.seats]
    for now, _ in positions(match):
        for seat in (None, 0):
            assert TERMINAL.picture(now.view(seat), names, speaker(lang))
            if seat is not None and now.legal(seat):
                assert say(lang, TERMINAL.prompt(now.view(seat))).endswith(":")


def test_nobody_is_told_that_it_is_their_turn() -> None:
    assert say("ru", TERMINAL.prompt(drawing(3).view(0))) == "Рисуйте и угадывайте:"


def test_drawings_are_shown_in_dots() -> None:
    match = drawing(3)
    match.play(0, line((0, 0), (4095, 4095)))
    match.play(1, line((0, 0)))
    shown = TERMINAL.picture(match.view(2), NAMES[:3], speaker("en"))
    at = next(at for at, row in enumerate(shown) if row.startswith("Mia") and "Leo" in row)
    sheets = shown[at + 1 : at + 13]
    assert len(sheets) == 12
    assert sheets[0][0] == "⠑"
    assert sheets[-1][23] == "⢄"
    assert sheets[0][26] == "⠁"
    assert not any("Ida" in row for row in shown[at:])  # a blank sheet


def test_a_picture_shows_the_own_word_only() -> None:
    match = drawing(3)
    assert "Your word: B2 “2-2”" in TERMINAL.picture(match.view(1), NAMES[:3], speaker("en"))
    assert not any("Your word" in row for row in TERMINAL.picture(match.view(None), NAMES[:3], speaker("en")))
    finish(match)
    assert any(
        "Leo" in row and "B2 “2-2”" in row
        for row in TERMINAL.picture(match.view(0), NAMES[:3], speaker("en"))
    )
    score(match)


CHOICE = Choice(step=7, tokens=(3, 1), finish=True)


@pytest.mark.parametrize(
    ("lang", "words", "action"),
    [
        ("en", "ready", Ready(7)),
        ("en", "level 3 red", SetLevel(3, "red")),
        ("en", "new B", Replace("B", 7)),
        ("en", "draw 0,0 100,50", Stroke((0, 4095), (0, 2047), (0, 100))),
        ("en", "undo", Undo()),
        ("en", " 2  5 ", Guess(1, 5)),
        ("en", "take", Take()),
        ("en", "TAKE 1", Take(1)),
        ("en", "finish", Finish()),
        ("en", "confess", Confess()),
        ("en", "void 3", Agree(2)),
        ("en", "vote 2 4", Vote(4, 1)),
        ("ru", "дальше", Ready(7)),
        ("ru", "замена с", Replace("C", 7)),
        ("ru", "уровень 2 зелёный", SetLevel(2, "green")),
        ("ru", "уровень 4 желтый", SetLevel(4, "yellow")),
        ("ru", "всё", Finish()),
        ("ru", "все", Finish()),
        ("ru", "незачет 1", Agree(0)),
        ("ru", "ready", Ready(7)),
        ("uk", "далі", Ready(7)),
        ("uk", "рівень 4 помаранчевий", SetLevel(4, "orange")),
        ("uk", "лінія 50,50", Stroke((2047,), (2047,), (0,))),
        ("uk", "голос 1 2", Vote(2, 0)),
    ],
)
def test_a_move_can_be_typed(lang: Lang, words: str, action: Action) -> None:
    assert TERMINAL.read(words, CHOICE, speaker(lang)) == action


@pytest.mark.parametrize(
    "words",
    [
        "",
        "hello",
        "2",
        "2 5 6",
        "new",
        "new d",
        "level 2",
        "level red 2",
        "level 2 blue",
        "draw",
        "draw 5",
        "draw 1,2,3",
        "draw a,b",
        "take x",
        "vote 1",
        "99999 1",
    ],
)
def test_what_is_no_move_is_refused(words: str) -> None:
    with pytest.raises(BadAction) as refused:
        TERMINAL.read(words, CHOICE, speaker("en"))
    assert refused.value.key == "pictomania-input-is-unclear"


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "draw 1,1 500,1"), ("ru", "линия 500,1"), ("uk", "лінія 500,1")]
)
def test_a_place_off_the_sheet_is_refused_in_the_numbers_that_are_typed(lang: Lang, words: str) -> None:
    with pytest.raises(BadAction) as refused:
        TERMINAL.read(words, CHOICE, speaker(lang))
    said = explain(refused.value, lang)
    assert "500,1" in said
    assert "100" in said
    assert "4" not in said


def test_the_vote_shows_the_drawings_of_all_rounds() -> None:
    match = voting()
    picture = PictomaniaTerminal().picture(match.view(0), NAMES[:3], speaker("en"))
    assert [line for line in picture if line.startswith("Round ")][-4:] == [
        f"Round {n}:" for n in range(1, 5)
    ]
    assert sum(line.startswith(f"1 {NAMES[0]}") for line in picture) == 4
