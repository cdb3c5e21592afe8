"""Yak where there is only text."""

from functools import partial

import pytest

from tests.games.yak.builders import position
from yakai.core.errors import BadAction
from yakai.games.yak.actions import Action, Challenge, Choice, Pass, Play
from yakai.games.yak.terminal import YakTerminal
from yakai.text import Lang, say

NAMES = ("Mia", "Leo")


def test_a_picture_has_everybodys_sizes_the_stack_and_the_hand() -> None:
    match = position(
        ["yak1 stop", "yeti1"], [("goat3", 1, "yak"), ("!", 7, "vulture")], deck=20, penalties=["", "yak1"]
    )
    assert YakTerminal().picture(match.view(0), NAMES, partial(say, "en")) == [
        "Deck: 20",
        "▸ Mia: 2 in hand, no penalty cards",
        "  Leo: 1 in hand, 1 penalty card",
        "Stack of 2, the latest at the end:",
        "  Mia: 1 yak [Goat 3]",
        "  Leo: 7 vultures",
        "Your hand: 1) Yak 1   2) Stop",
    ]


@pytest.mark.parametrize(
    ("lang", "words", "lines"),
    [
        ("en", "Penalties", ["Mia: –", "Leo: Yak 1 ×2, Yak 3, Joker 2, “!”, Stop"]),
        ("ru", "штраф", ["Mia: –", "Leo: Як 1 ×2, Як 3, Джокер 2, «!», Стоп"]),
        ("uk", "штраф", ["Mia: –", "Leo: Як 1 ×2, Як 3, Джокер 2, «!», Стоп"]),
        ("uk", "penalties", ["Mia: –", "Leo: Як 1 ×2, Як 3, Джокер 2, «!», Стоп"]),
        ("en", "pass", None),
    ],
)
def test_penalty_cards_can_be_looked_at(lang: Lang, words: str, lines: list[str] | None) -> None:  # YAK-18
    match = position(["yak1", "yak1"], penalties=["", "stop yak3 yak1 ! joker2 yak1"])
    for seat in (0, 1, None):
        assert YakTerminal().look(words, match.view(seat), NAMES, partial(say, lang)) == lines


# What can be typed

CHOICE = Choice(cards=5, floors=(5, 5, 5, 4, 4), top=168, challenge=True)


def read(lang: Lang, words: str) -> Action:
    return YakTerminal().read(words, CHOICE, partial(say, lang))


@pytest.mark.parametrize(
    ("lang", "words", "action"),
    [
        ("en", "2 7 vulture", Play(1, 7, "vulture")),
        ("en", "2 7 VULTURES", Play(1, 7, "vulture")),
        ("en", "  5  12  v ", Play(4, 12, "vulture")),
        ("en", "1 goat", Play(0, 4, "goat")),
        ("en", "1 yeti", Play(0, 5, "yeti")),
        ("en", "!", Challenge()),
        ("en", "pass", Pass()),
        ("ru", "2 7 грифов", Play(1, 7, "vulture")),
        ("ru", "2 3 козла", Play(1, 3, "goat")),
        ("ru", "2 1 козел", Play(1, 1, "goat")),
        ("ru", "2 7 йети", Play(1, 7, "yeti")),
        ("ru", "2 7 vulture", Play(1, 7, "vulture")),
        ("ru", "Пас", Pass()),
        ("uk", "3 5 яків", Play(2, 5, "yak")),
        ("uk", "3 5 б", Play(2, 5, "marmot")),
    ],
)
def test_a_move_can_be_typed_in_words_or_shortly(lang: Lang, words: str, action: Action) -> None:
    assert read(lang, words) == action


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("2 7 y", "yak-animal-is-unclear"),
        ("2 7 cow", "yak-animal-is-unclear"),
        ("2 7", "yak-animal-is-unclear"),
        ("-1 7 yak", "yak-input-is-unclear"),
        ("² 7 yak", "yak-input-is-unclear"),
        ("1 99999999999 yak", "yak-input-is-unclear"),
        ("1 2 3 yak", "yak-input-is-unclear"),
        ("yak", "yak-input-is-unclear"),
    ],
)
def test_what_is_no_move_is_refused(words: str, key: str) -> None:
    with pytest.raises(BadAction) as refused:
        read("en", words)
    assert refused.value.key == key
