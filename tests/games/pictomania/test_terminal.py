"""Pictomania in words: what is told, shown and typed, in three languages."""

from pathlib import Path
from typing import Any

import pytest

import yakai
from tests.games.pictomania.builders import drawing, finish, guess, line, score
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
    Stroke,
    Take,
    Undo,
    Vote,
)
from yakai.games.pictomania.terminal import PictomaniaTerminal
from yakai.testing.laws import moments
from yakai.text import LANGS, Lang, say

GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("pictomania-*.jsonl"))
NAMES = ["Mia", "Leo", "Ida", "Tom", "Eva", "Kim"]
TERMINAL = PictomaniaTerminal()


def speaker(lang: Lang) -> Say:
    return lambda key, /, **details: say(lang, key, **details)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_event_can_be_told_and_every_view_shown(path: Path, lang: Lang) -> None:
    match = yakai.load(path)
    names = NAMES[: match.seats]
    for now, step in moments(match):
        for seat in (None, 0):
            assert TERMINAL.picture(now.view(seat), names, speaker(lang))
            for event in now.tell([] if step is None else [step], seat):
                assert all(TERMINAL.sentences(event, names, speaker(lang)))


def told(match: yakai.Match, steps: Any, seat: int | None = None, lang: Lang = "en") -> list[str]:
    return [
        sentence
        for event in match.tell(steps, seat)
        for sentence in TERMINAL.sentences(event, NAMES[: match.seats], speaker(lang))
    ]


def test_a_guess_is_told_with_its_number_only_to_the_guesser() -> None:
    match = drawing(3)
    steps = match.play(0, Guess(1, 5))
    assert told(match, steps) == ["Mia guesses what Leo draws"]
    assert told(match, steps, 0) == ["Mia guesses what Leo draws: 5"]
    assert told(match, steps, 0, "ru") == ["Mia угадывает, что рисует Leo: 5"]


def test_a_scored_round_is_told_guess_by_guess() -> None:
    match = drawing(3)
    guess(match, {0: {1: 2}, 2: {1: 7}})
    finish(match, {1: 3})
    for seat in (0, 1):
        match.play(seat, Ready(match.state.step))
    steps = match.play(2, Ready(match.state.step))
    assert told(match, steps)[:8] == [
        "Ida is ready",
        "Round 1 is scored",
        "  Mia on Leo: 2, right, 2 stars",
        "  Ida on Leo: 7, wrong",
        "  Black sheep: Ida",
        "  Mia: won 2, black token 0, own tokens left 3 → -1, in all -1",
        "  Leo: won 0, black token 3, own tokens left 1 → 2, in all 2",
        "  Ida: won 0, black token 0, own tokens left 3 → -3, in all -3",
    ]


@pytest.mark.parametrize(
    ("lang", "stars", "words"),
    [
        ("en", 1, "1 star"),
        ("ru", 1, "1 звезда"),
        ("ru", 3, "3 звезды"),
        ("uk", 2, "2 зірки"),
        ("uk", 5, "5 зірок"),
    ],
)
def test_stars_have_the_right_plural(lang: Lang, stars: int, words: str) -> None:
    assert say(lang, "pictomania-stars", stars=stars) == words


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
        ("en", "new B", Replace("B", 7)),
        ("en", "draw 0,0 100,50", Stroke((0, 4095), (0, 2047), (0, 100))),
        ("en", "undo", Undo()),
        ("en", " 2  5 ", Guess(1, 5)),
        ("en", "take", Take(3)),
        ("en", "TAKE 1", Take(1)),
        ("en", "finish", Finish()),
        ("en", "confess", Confess()),
        ("en", "void 3", Agree(2)),
        ("en", "vote 2 4", Vote(4, 1)),
        ("ru", "дальше", Ready(7)),
        ("ru", "замена с", Replace("C", 7)),
        ("ru", "всё", Finish()),
        ("ru", "все", Finish()),
        ("ru", "незачет 1", Agree(0)),
        ("ru", "ready", Ready(7)),
        ("uk", "далі", Ready(7)),
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
