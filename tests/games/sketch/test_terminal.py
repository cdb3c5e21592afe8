"""Yokai Sketch where there is only text."""

from functools import partial
from pathlib import Path

import pytest

import yakai
from tests.games.sketch.builders import position
from yakai.core.errors import BadAction
from yakai.games.sketch.actions import NOTHING, Action, Call, Distract, End, Play
from yakai.games.sketch.terminal import SketchTerminal
from yakai.testing.laws import positions
from yakai.text import Lang, languages, say

GOLDEN = Path(__file__).parents[2] / "golden"
NAMES = ("Mia", "Leo")


@pytest.mark.parametrize("lang", languages())
def test_a_whole_game_can_be_pictured(lang: Lang) -> None:
    words = SketchTerminal()
    match = yakai.load(GOLDEN / "sketch-1-quiet.jsonl")
    for now, _ in positions(match):
        for seat in (None, 0, 1):
            assert words.picture(now.view(seat), NAMES, partial(say, lang))


def test_a_picture_has_the_piles_and_the_hand() -> None:
    match = position(
        ["water-fire! earth-wind", ""],
        {"water": ("fire5 water4", 0, 0)},
        sides={"water": ("water-fire", "water-earth water-wind")},
        albums=["wind3 wind4", ""],
        deck=9,
    )
    assert SketchTerminal().picture(match.view(0), NAMES, partial(say, "en")) == [
        "Deck: 9, discards: 22",
        "▸ Mia: 2 in hand, points: 7 (wind 3, wind 4)",
        "  Leo: 0 in hand, points: 0 (–)",
        "WATER: fire 5, 2 to go. Mia: 1 (water/fire); Leo: 2 (water/wind).  Below: water 4, ?, ?, ?, ?",
        "FIRE: fire 7, 7 to go. Mia: 0; Leo: 0.  Below: ?, ?, ?",
        "EARTH: earth 7, 7 to go. Mia: 0; Leo: 0.  Below: ?, ?, ?, ?",
        "WIND: wind 7, 7 to go. Mia: 0; Leo: 0.  Below: ?, ?",
        "Your hand: 1) water/fire “Call”   2) earth/wind",
    ]


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "Piles"), ("ru", "стопки"), ("uk", "стоси"), ("uk", "piles")]
)
def test_all_cards_at_the_piles_can_be_looked_at(lang: Lang, word: str) -> None:  # SKE-20
    match = position(
        ["", ""],
        {"water": ("fire5 water4", 0, 0)},
        unseen="",
        sides={"water": ("water-fire! water-fire", "")},
        deck="",
    )
    words, seen = SketchTerminal(), partial(say, lang)
    lines = words.look(word, match.view(None), NAMES, seen)
    assert lines is not None
    assert len(lines) == 4 * 3 + 1
    assert words.look("end", match.view(None), NAMES, seen) is None
    if lang == "en":
        assert lines[:4] == [
            "WATER: fire 5, 3 to go. Below: water 4",
            "  Mia: water/fire “Call”, water/fire",
            "  Leo: –",
            "FIRE: fire 7, 7 to go.",
        ]
        assert lines[-1].startswith("DISCARDS: ")
        assert lines[-1].count("/") == len(match.view(None).discard)


@pytest.mark.parametrize(
    ("lang", "words", "action"),
    [
        ("en", "2 water", Play(1, "water")),
        ("en", " 1  WI ", Play(0, "wind")),
        ("en", "2 water call fire", Call(1, "water", "fire")),
        ("en", "2 fire d", Distract(1, "fire")),
        ("en", "end", End()),
        ("ru", "2 вода", Play(1, "water")),
        ("ru", "2 во призыв ог", Call(1, "water", "fire")),
        ("ru", "3 земля отв", Distract(2, "earth")),
        ("ru", "конец", End()),
        ("ru", "2 water call fire", Call(1, "water", "fire")),
        ("uk", "2 вітер поклик вогонь", Call(1, "wind", "fire")),
        ("uk", "2 вода відволікання", Distract(1, "water")),
        ("uk", "кінець", End()),
    ],
)
def test_a_move_can_be_typed_in_words_or_shortly(lang: Lang, words: str, action: Action) -> None:
    assert SketchTerminal().read(words, NOTHING, partial(say, lang)) == action


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("2 w", "sketch-colour-is-unclear"),
        ("2 mud", "sketch-colour-is-unclear"),
        ("2 water call mud", "sketch-colour-is-unclear"),
        ("water", "sketch-input-is-unclear"),
        ("2", "sketch-input-is-unclear"),
        ("² water", "sketch-input-is-unclear"),
        ("-1 water", "sketch-input-is-unclear"),
        ("99999999 water", "sketch-input-is-unclear"),
        ("2 water call", "sketch-input-is-unclear"),
        ("2 water distract fire", "sketch-input-is-unclear"),
        ("2 water sing", "sketch-input-is-unclear"),
    ],
)
def test_what_is_no_move_is_refused(words: str, key: str) -> None:
    with pytest.raises(BadAction) as refused:
        SketchTerminal().read(words, NOTHING, partial(say, "en"))
    assert refused.value.key == key
