"""Pictomania in words: its events for each audience, in three languages."""

from pathlib import Path
from typing import Any

import pytest

import yakai
from tests.games.pictomania.builders import drawing, finish, getting_ready, guess, line, review, timer, voting
from yakai.core import catalogue
from yakai.games.pictomania.actions import (
    Agree,
    Confess,
    Finish,
    Guess,
    Ready,
    Replace,
    SetLevel,
    Take,
    Undo,
    Vote,
)
from yakai.testing.laws import positions
from yakai.text import Lang, languages, say
from yakai.text.telling import sentences

GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("pictomania-*.jsonl"))
NAMES = ["Mia", "Leo", "Ida", "Tom", "Eva", "Kim"]
GAME = catalogue.game("pictomania")


def told(match: yakai.Match, steps: Any, you: int | None = None, lang: Lang = "en") -> list[str]:
    return [
        sentence
        for event in match.tell(steps, you)
        for sentence in sentences(GAME, event, NAMES[: match.seats], you, lang)
    ]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_event_of_whole_games_can_be_told(path: Path, lang: Lang) -> None:
    match = yakai.load(path)
    lines = 0
    for now, step in positions(match):
        for you in (None, *range(match.seats)):
            spoken = told(now, () if step is None else (step,), you, lang)
            assert all(sentence.strip() for sentence in spoken)
            lines += len(spoken)
    assert lines > 100


def test_strokes_have_no_words() -> None:
    match = drawing(3)
    assert told(match, match.play(0, line()), 0) == []
    assert told(match, match.play(0, Undo())) == []


def test_a_guess_is_told_with_its_number_only_to_the_guesser() -> None:
    match = drawing(3)
    steps = match.play(0, Guess(1, 5))
    assert told(match, steps) == ["Mia guesses Leo’s drawing"]
    assert told(match, steps, 0) == ["You guess Leo’s drawing: 5"]
    assert told(match, steps, 1) == ["Mia guesses your drawing"]
    assert told(match, steps, 0, "ru") == ["Вы угадываете рисунок игрока Leo: 5"]
    assert told(match, steps, 1, "ru") == ["Mia угадывает ваш рисунок"]
    assert told(match, steps, 2, "uk") == ["Mia відгадує малюнок гравця Leo"]


@pytest.mark.parametrize(
    ("lang", "own", "others"),
    [
        ("en", "You finish and take a black token: 3 stars", "Mia finishes and takes a black token: 3 stars"),
        (
            "ru",
            "Вы заканчиваете и берёте чёрный жетон: 3 звезды",
            "Mia заканчивает и берёт чёрный жетон: 3 звезды",
        ),
        ("uk", "Ви закінчуєте й берете чорний жетон: 3 зірки", "Mia закінчує й бере чорний жетон: 3 зірки"),
    ],
)
def test_the_player_who_acts_is_called_you(lang: Lang, own: str, others: str) -> None:
    match = drawing(3)
    steps = match.play(0, Take())
    assert told(match, steps, 0, lang) == [own]
    assert told(match, steps, 1, lang) == [others]


def test_a_scored_round_is_told_guess_by_guess() -> None:
    match = drawing(3)
    guess(match, {0: {1: 2}, 2: {1: 7}})
    finish(match, {1: 3})
    for seat in (0, 1):
        match.play(seat, Ready(match.state.step))
    steps = match.play(2, Ready(match.state.step))
    assert told(match, steps) == [
        "Ida is ready",
        "Round 1 is scored",
        "  Mia on Leo’s drawing: 2, right, 2 stars",
        "  Ida on Leo’s drawing: 7, wrong",
        "  The black sheep: Ida",
        "  Mia: guesses 2, black token 0, own tokens −3 → −1, total −1",
        "  Leo: guesses 0, black token 3, own tokens −1 → 2, total 2",
        "  Ida: guesses 0, black token 0, own tokens −3 → −3, total −3",
    ]
    assert told(match, steps, 1, "ru")[2:7] == [
        "  Mia → ваш рисунок: 2, верно, 2 звезды",
        "  Ida → ваш рисунок: 7, мимо",
        "  Чёрная овца: Ida",
        "  Mia: за догадки 2, чёрный жетон 0, свои жетоны −3 → −1, всего −1",
        "  Вы: за догадки 0, чёрный жетон 3, свои жетоны −1 → 2, всего 2",
    ]
    assert told(match, steps, 2, "uk")[4] == "  Чорна вівця: ви"


def test_another_card_is_told_with_its_words() -> None:
    match = getting_ready()
    spoken = told(match, match.play(1, Replace("B", match.state.step)), 1)
    assert spoken[:2] == [
        "You don’t know a word on card B",
        "It is replaced, and everybody reads again:",
    ]
    assert spoken[2].startswith("  B  ")


def test_a_level_is_told_with_its_round() -> None:
    match = drawing(3)
    finish(match)
    review(match)
    steps = match.play(0, SetLevel(3, "red"))
    assert told(match, steps) == ["Mia sets round 3 to red"]
    assert told(match, steps, 0, "ru") == ["Вы выбираете для раунда 3 красный уровень"]


def test_the_second_player_to_propose_it_agrees() -> None:
    match = drawing(4)
    finish(match)
    first, second, third = (match.play(seat, Agree(1)) for seat in (0, 2, 3))
    assert told(match, first) == ["Mia proposes not to count Leo’s drawing"]
    assert told(match, second, 1) == ["Ida agrees not to count your drawing"]
    assert told(match, second, 2, "ru") == ["Вы тоже за то, чтобы не засчитывать рисунок игрока Leo"]
    assert told(match, second, 0, "uk") == ["Ida теж за те, щоб не зараховувати малюнок гравця Leo"]
    assert told(match, third)[0].startswith("Tom agrees, and that’s everyone")


def test_the_accused_artist_is_told_that_it_is_their_drawing() -> None:
    match = drawing(3)
    finish(match)
    first, second = match.play(0, Agree(1)), match.play(2, Agree(1))
    assert told(match, first, 1) == ["Mia proposes not to count your drawing"]
    assert told(match, first, 0) == ["You propose not to count Leo’s drawing"]
    assert told(match, second, 1) == ["Ida agrees, and that’s everyone: your drawing doesn’t count"]
    assert told(match, match.play(0, Confess()), 0) == [
        "You own up to drawing another word: your drawing doesn’t count"
    ]


def test_the_end_names_the_winner_the_finest_drawing_and_those_who_share() -> None:
    match = voting(3)
    match.play(0, Vote(2, 1))
    match.play(1, Ready(match.state.step))
    steps = match.play(2, Ready(match.state.step))
    assert told(match, steps, 1)[1:] == [
        "The best drawing: yours in round 2",
        "The game is over. First place is shared (−12 ★): Mia, you, Ida",
    ]


def test_at_a_concession_nothing_is_counted() -> None:
    match = drawing(3)
    match.concede(0)
    steps = match.concede(1)
    assert told(match, steps, 2)[-1] == "The game is over. You win"
    assert told(match, steps)[-1] == "The game is over. Ida wins"


def test_the_end_of_time_and_finishing_are_told() -> None:
    match = drawing(3)
    assert told(match, match.play(0, Finish()), 0) == ["You finish without a black token"]
    spoken = told(match, match.expire(timer(match).key), 2)
    assert spoken[:4] == [
        "Time is up",
        "Leo finishes without a black token",
        "You finish without a black token",
        "Pencils down! These are the words:",
    ]
    assert spoken[6] == "  You: C3 “3-3”"
    assert told(match, match.expire(timer(match).key))[:2] == ["Time is up", "Round 1 is scored"]


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
