"""Yokai Sketch's events in words."""

from functools import partial
from pathlib import Path

import pytest

import yakai
from tests.games.sketch.builders import call, cards, distract, end, play, position, yokai
from yakai.core.events import seconds
from yakai.core.game import Result
from yakai.core.match import Match
from yakai.core.steps import Step
from yakai.games.sketch import game
from yakai.games.sketch.telling import SketchTelling
from yakai.games.sketch.view import EndedEvent, Event, HidEvent, QuietEvent, ReshuffledEvent
from yakai.testing.laws import positions
from yakai.text import Lang, languages, say
from yakai.text.telling import sentences

GOLDEN = Path(__file__).parents[2] / "golden"
NAMES = ("Mia", "Leo")


def told(match: Match, steps: tuple[Step, ...], you: int | None = None, lang: Lang = "en") -> list[str]:
    return [line for event in match.tell(steps, you) for line in sentences(game, event, NAMES, you, lang)]


def said(event: Event, lang: Lang, you: int | None = None) -> str:
    (line,) = SketchTelling().sentences(event, NAMES, you, partial(say, lang))
    return line


@pytest.mark.parametrize(
    ("lang", "you", "lines"),
    [
        (
            "en",
            1,
            [
                "Mia plays earth/wind to the earth pile",
                "Mia takes Tsuchinoko 4: 3 against 1",
                "You draw: fire/wind “Call”",
            ],
        ),
        (
            "en",
            0,
            [
                "You play earth/wind to the earth pile",
                "You take Tsuchinoko 4: 3 against 1",
                "Leo draws a card",
            ],
        ),
        (
            "ru",
            0,
            [
                "Вы кладёте к земле карту земля/ветер",
                "Вы забираете портрет (Цутиноко 4): 3 против 1",
                "Leo берёт карту",
            ],
        ),
        (
            "uk",
            None,
            [
                "Mia кладе до землі карту земля/вітер",
                "Mia забирає портрет (Цутіноко 4): 3 проти 1",
                "Leo бере карту",
            ],
        ),
    ],
)
def test_a_turn_in_words_says_you_to_the_reader(lang: Lang, you: int | None, lines: list[str]) -> None:
    match = position(["earth-wind", "water-fire"], {"earth": ("earth4 earth7", 2, 1)}, deck="fire-wind!")
    assert told(match, play(match, 0, "earth"), you, lang) == lines


def test_a_call_and_what_comes_up_in_words() -> None:
    match = position(["water-fire! earth-wind", ""], {"fire": ("fire4", 0, 0)})
    steps = call(match, 0, "water", "fire", then="fire6")
    assert told(match, steps) == [
        "Mia plays water/fire “Call” to the water pile",
        "Mia calls: Chochin 4 moves from the fire pile to the water pile",
        "New at the fire pile: Wanyudo 6",
    ]
    assert told(match, steps, 0, "ru")[1:] == [
        "Вы призываете ёкая: Тётин 4 переходит от огня к воде",
        "Новый верхний ёкай у огня: Ванюдо 6",
    ]


@pytest.mark.parametrize(
    ("lang", "you", "line"),
    [
        ("en", None, "Mia distracts: the opponent’s water/wind moves from the water pile to the wind pile"),
        ("en", 0, "You distract: your opponent’s water/wind moves from the water pile to the wind pile"),
        ("en", 1, "Mia distracts: your water/wind moves from the water pile to the wind pile"),
        ("ru", 1, "Mia отвлекает: ваша карта вода/ветер переходит от воды к ветру"),
        ("uk", 0, "Ви відволікаєте: карта суперника вода/вітер переходить від води до вітру"),
    ],
)
def test_whose_card_is_distracted(lang: Lang, you: int | None, line: str) -> None:
    match = position(["water-fire? earth-wind", ""], sides={"water": ("", "water-wind")})
    assert told(match, distract(match, 0, "water"), you, lang)[1] == line


def test_ending_a_turn_is_a_pass_if_nothing_was_played() -> None:
    match = position(["water-fire", ""])
    assert told(match, end(match), 0)[0] == "You pass"
    match = position(["water-fire", ""], played=1)
    assert told(match, end(match), 1)[0] == "Mia ends the turn"


ENDS = [
    (
        Result("pile", (9, 12), (2, 1)),
        None,
        "A pile is empty: the game is over. Leo wins, 12 points to 9",
    ),
    (
        Result("pile", (9, 12), (2, 1)),
        1,
        "A pile is empty: the game is over. You win, 12 points to 9",
    ),
    (Result("pile", (9, 9), (1, 2)), 1, "9 points each, but Mia wins with more colours (3)"),
    (
        Result("quiet", (9, 9), (1, 1)),
        0,
        "the game is over. 9 points each and the same number of colours: a draw",
    ),
    (Result("conceded", (), (2, 1)), None, "The game is over. Leo wins"),
    (Result("conceded", (), (2, 1)), 1, "The game is over. You win"),
]


@pytest.mark.parametrize(("result", "you", "words"), ENDS)
def test_every_end_in_words_and_no_score_where_nothing_was_counted(
    result: Result, you: int | None, words: str
) -> None:
    line = said(EndedEvent(result, (3, 2)), "en", you)
    assert line.endswith(words)
    assert ("Sixty turns without a portrait" in line) == (result.reason == "quiet")


def test_what_is_rare_in_words() -> None:
    last, two = yokai("water4")[0], (cards("water-fire water-earth"),) * 2
    assert said(HidEvent(last, "water", two, True, 2.0), "en") == (
        "2 against 2: Kappa 4, the last of its pile, has nowhere to hide and stays"
    )
    assert said(HidEvent(last, "water", two, False, 2.0), "ru") == (
        "2 против 2: ёкай (Каппа 4) прячется под низ стопки"
    )
    assert said(QuietEvent(1), "ru") == "Последний ход, если никто не заберёт портрет"
    assert said(QuietEvent(3), "uk") == "До кінця 3 ходи, якщо ніхто не забере портрет"
    assert said(ReshuffledEvent(21), "ru") == "Колода пуста: сброс (21 карта) перемешан в новую"
    assert said(ReshuffledEvent(26), "uk") == "Колода порожня: скид (26 карт) перемішано в нову"


@pytest.mark.parametrize("lang", languages())
def test_a_whole_game_can_be_told_to_everybody(lang: Lang) -> None:
    match = yakai.load(GOLDEN / "sketch-1-quiet.jsonl")
    for now, step in positions(match):
        for seat in (None, 0, 1):
            assert step is None or all(told(now, (step,), seat, lang))


def test_a_large_portrait_takes_longer_than_a_small_one_and_a_card_alone_no_time() -> None:
    small = position(["earth-wind", ""], {"earth": ("earth3 earth7", 1, 1)})
    large = position(["earth-wind", ""], {"earth": ("earth6 earth7", 3, 2)})
    times = [
        [seconds(event) for event in match.tell(play(match, 0, "earth"), None)] for match in (small, large)
    ]
    assert times == [[0.0, 2.94, 0.0], [0.0, 3.58, 0.0]]


def test_in_a_chain_each_portrait_is_a_little_quicker() -> None:
    match = position(
        ["water-fire", ""], {"water": ("water7 water3 water4", 3, 3)}, unseen=""
    )  # 4 against 3, then the three that stay complete the 3
    took = [seconds(event) for event in match.tell(play(match, 0, "water"), None)][1:3]
    assert took == [3.58, 2.77]
