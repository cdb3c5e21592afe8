"""Yak's events in words."""

from functools import partial
from pathlib import Path

import pytest

import yakai
from tests.games.yak.builders import challenge, pass_, play, position
from yakai.core.events import seconds
from yakai.core.game import Result
from yakai.core.match import Match
from yakai.core.steps import Step
from yakai.games.yak import game
from yakai.games.yak.telling import YakTelling
from yakai.games.yak.view import EmptyEvent, EndedEvent
from yakai.testing.laws import positions
from yakai.text import Lang, languages, say
from yakai.text.telling import sentences

GOLDEN = Path(__file__).parents[2] / "golden"
NAMES = ("Mia", "Leo", "Ida")


def told(match: Match, steps: tuple[Step, ...], you: int | None = None, lang: Lang = "en") -> list[str]:
    return [line for event in match.tell(steps, you) for line in sentences(game, event, NAMES, you, lang)]


@pytest.mark.parametrize(
    ("lang", "you", "lines"),
    [
        ("en", 0, ["You say: 2 vultures", "You draw: Stop"]),
        ("en", 1, ["Mia says: 2 vultures"]),
        ("ru", 0, ["Вы говорите: 2 грифа", "Вы берёте карту: Стоп"]),
        ("ru", None, ["Mia говорит: 2 грифа"]),
        ("uk", 0, ["Ви кажете: 2 грифи", "Ви берете карту: Стоп"]),
        ("uk", 2, ["Mia каже: 2 грифи"]),
    ],
)
def test_a_claim_is_told_to_all_and_a_draw_only_to_its_player(
    lang: Lang, you: int | None, lines: list[str]
) -> None:
    match = position(["yak1", "yeti1", "goat1"], [("yak1", 1, "yak")], deck="stop stop")
    assert told(match, play(match, 0, 2, "vulture"), you, lang) == lines


@pytest.mark.parametrize(
    ("lang", "you", "lines"),
    [
        (
            "en",
            None,
            [
                "Mia doesn’t believe it",
                "The stack is turned over: Yak 2 (Leo), “!” (Ida)",
                "Counted with “!”: 2, claimed: 5 goats",
                "Ida takes the stack: 2 cards",
            ],
        ),
        (
            "en",
            2,
            [
                "Mia doesn’t believe you",
                "The stack is turned over: Yak 2 (Leo), “!” (you)",
                "Counted with “!”: 2, claimed: 5 goats",
                "You take the stack: 2 cards",
            ],
        ),
        (
            "ru",
            2,
            [
                "Mia вам не верит",
                "Стопку открывают: Як 2 (Leo), «!» (вы)",
                "С картой «!» насчитывается 2, заявлено: 5 козлов",
                "Вы забираете стопку: 2 карты",
            ],
        ),
        (
            "ru",
            0,
            [
                "Вы не верите",
                "Стопку открывают: Як 2 (Leo), «!» (Ida)",
                "С картой «!» насчитывается 2, заявлено: 5 козлов",
                "Ida забирает стопку: 2 карты",
            ],
        ),
        (
            "uk",
            2,
            [
                "Mia вам не вірить",
                "Стос відкривають: Як 2 (Leo), «!» (ви)",
                "З картою «!» налічується 2, заявлено: 5 козлів",
                "Ви забираєте стос: 2 карти",
            ],
        ),
    ],
)
def test_a_challenge_says_who_played_what_and_you_to_the_reader(
    lang: Lang, you: int | None, lines: list[str]
) -> None:
    match = position(["yak1", "yak1", "yak1"], [("yak2", 1, "yak"), ("!", 5, "goat")])
    assert told(match, challenge(match), you, lang) == lines


@pytest.mark.parametrize(
    ("stack", "words"),
    [
        ("goat2 goat3", "Counted: 5"),
        ("goat2 stop", "Counted: 2"),
        ("yak2 !", "Counted with “!”: 2"),
        ("goat3 1", "Counted with “1”: 1"),
        ("yak3 ! 1", "Counted with “!” and “1”: 1"),
        ("yak3 goat2 ! stop", "Counted with “!” switched off: 2"),
        ("yak3 goat2 1 stop", "Counted with “1” switched off: 2"),
        ("yak3 goat2 ! 1 stop", "Counted with “!” and “1” switched off: 2"),
        ("yak3 goat2 ! stop stop", "Counted with “!”: 5"),
    ],
)
def test_the_count_says_which_specials_it_went_by(stack: str, words: str) -> None:
    names = stack.split()
    match = position(["yak1", "yak1"], [(name, 1 + at, "goat") for at, name in enumerate(names)])
    assert told(match, challenge(match))[2].startswith(f"{words}, claimed: ")


@pytest.mark.parametrize(
    ("lang", "turned"),
    [
        ("en", "The stack of 13 cards is turned over. What counts: Goat ×3, Joker ×1"),
        ("ru", "Открывают стопку из 13 карт. В счёт идёт: Козёл ×3, Джокер ×1"),
        ("uk", "Відкривають стос із 13 карт. До рахунку йде: Козел ×3, Джокер ×1"),
    ],
)
def test_of_a_long_stack_only_what_counts_is_told(lang: Lang, turned: str) -> None:
    names = ["yak1", "goat1", "yeti1", "stop"] * 3 + ["joker2"]
    match = position(["yak2", "yak2"], [(name, 1 + at, "goat") for at, name in enumerate(names)])
    assert told(match, challenge(match), None, lang)[1] == turned


def test_a_long_stack_in_which_nothing_counts() -> None:
    names = ["yak1", "yeti1"] * 4 + ["stop"] * 5
    match = position(["yak2", "yak2"], [(name, 1 + at, "goat") for at, name in enumerate(names)])
    assert told(match, challenge(match))[1].endswith("What counts: nothing")


def test_a_stack_of_twelve_is_told_to_its_last_card() -> None:
    names = ["yak1", "goat1", "yeti1", "marmot1"] * 3
    match = position(["yak2", "yak2"], [(name, 1 + at, "goat") for at, name in enumerate(names)])
    turned = told(match, challenge(match))[1]
    assert (turned.count("(Mia)"), turned.count("(Leo)")) == (6, 6)


def test_a_pass_is_told_and_who_wins_by_it() -> None:
    match = position(["", ""], [("yak1", 1, "yak")], deck=0, turn=1, penalties=["", "yak1 yak2"])
    steps = pass_(match)
    assert told(match, steps, 1) == [
        "You pass, with no cards left: the game ends",
        "The game is over. Mia wins, without a single penalty card",
    ]
    assert told(match, steps, 0, "ru") == [
        "Leo пасует: карт не осталось, игра окончена",
        "Игра окончена. Побеждаете вы: ни одной штрафной карты",
    ]


ENDS = [
    (Result("challenge", (9, 1, 4), (3, 1, 2)), "en", "The game is over. You win, with 1 penalty card"),
    (
        Result("challenge", (9, 2, 2), (3, 1, 1)),
        "en",
        "First place is shared, with 2 penalty cards: you, Ida",
    ),
    (Result("challenge", (2, 7, 2), (1, 3, 1)), "ru", "делят (всего 2 штрафные карты): Mia, Ida"),
    (Result("challenge", (9, 5, 5), (3, 1, 1)), "uk", "ділять (лише 5 штрафних карт): ви, Ida"),
    (Result("conceded", (), (2, 2, 1)), "en", "The game is over. Ida wins"),
    (Result("conceded", (), (2, 1, 2)), "ru", "Игра окончена. Побеждаете вы"),
    (Result("conceded", (), (2, 1, 2)), "uk", "Гру закінчено. Перемагаєте ви"),
]


@pytest.mark.parametrize(("result", "lang", "words"), ENDS)
def test_every_end_in_words_and_no_score_where_nothing_was_counted(
    result: Result, lang: Lang, words: str
) -> None:
    (line,) = YakTelling().sentences(EndedEvent(result), NAMES, 1, partial(say, lang))
    assert line.endswith(words)


def test_the_last_card_of_the_deck_is_announced() -> None:
    assert YakTelling().sentences(EmptyEvent(), NAMES, 0, partial(say, "uk")) == [
        "Колода порожня: наступна перевірка буде останньою"
    ]


@pytest.mark.parametrize("lang", languages())
def test_a_whole_game_can_be_told_to_everybody(lang: Lang) -> None:
    match = yakai.load(GOLDEN / "yak-1-challenge-two.jsonl")
    for now, step in positions(match):
        for seat in (None, 0, 1):
            assert step is None or all(told(now, (step,), seat, lang))


@pytest.mark.parametrize(
    ("stack", "turning"),
    [
        ("yak1", 0.65 + 0.64),
        ("yak1 goat1 goat2", 0.65 + 3 * 0.64),
        ("yak1 ! goat2", 0.65 + 3 * 0.64 + 0.55),  # everybody is a goat from the second card on
        ("yak1 ! stop stop", 0.65 + 4 * 0.64 + 3 * 0.55),  # … no more, and again
        ("yak1 goat1 " * 7, 0.65 + 7),  # large stacks are turned faster
        (
            "yak1 goat1 yeti1 marmot1 " * 5 + "vulture1 " * 5 + "yak2 goat2 yeti2 marmot2 " * 5,
            0.65 + 45 * 0.17,
        ),
    ],
)
def test_a_challenge_says_how_long_it_takes_to_be_followed(stack: str, turning: float) -> None:
    names = stack.split()
    match = position(["", ""], [(name, 1 + at, "goat") for at, name in enumerate(names)], deck=2)
    events = match.tell(challenge(match), None)
    assert [seconds(event) for event in events] == [1.1, pytest.approx(turning, abs=0.006), 3.25]
