"""Yokai Sketch where there is only text."""

from pathlib import Path

import pytest

import yakai
from tests.games.sketch.builders import call, cards, distract, end, play, position, yokai
from yakai.core.errors import BadAction
from yakai.core.game import Result, Say
from yakai.core.match import Match, Step
from yakai.games.sketch.actions import NOTHING, Action, Call, Distract, End, Play
from yakai.games.sketch.terminal import SketchTerminal
from yakai.games.sketch.view import EndedEvent, HidEvent, QuietEvent, ReshuffledEvent
from yakai.testing.laws import moments
from yakai.text import LANGS, Lang, say

GOLDEN = Path(__file__).parents[2] / "golden"
NAMES = ("Mia", "Leo")


def speaker(lang: Lang) -> Say:
    return lambda key, /, **details: say(lang, key, **details)


def told(match: Match, steps: tuple[Step, ...], lang: Lang = "en", seat: int | None = None) -> list[str]:
    events = match.tell(steps, seat)
    return [line for event in events for line in SketchTerminal().sentences(event, NAMES, speaker(lang))]


def test_a_turn_in_words() -> None:
    match = position(["earth-wind", "water-fire"], {"earth": ("earth4 earth7", 2, 1)}, deck="fire-wind!")
    steps = play(match, 0, "earth")
    assert told(match, steps, seat=1) == [
        "Mia plays earth/wind to the earth pile",
        "Mia takes earth 4: 3 against 1",
        "Leo draws: fire/wind “Call”",
    ]
    assert told(match, steps, "ru", seat=0) == [
        "Mia кладёт к земле карту земля/ветер",
        "Mia забирает портрет (земля 4): 3 против 1",
        "Leo берёт карту",
    ]


def test_effects_in_words() -> None:
    match = position(["water-fire! earth-wind", ""], {"fire": ("fire4", 0, 0)})
    assert told(match, call(match, 0, "water", "fire", then="fire6")) == [
        "Mia plays water/fire “Call” to the water pile",
        "Mia calls: fire 4 moves from the fire pile to the water pile",
        "New at the fire pile: fire 6",
    ]
    match = position(["water-fire? earth-wind", ""], sides={"water": ("", "water-wind")})
    assert told(match, distract(match, 0, "water"), "uk") == [
        "Mia кладе до води карту вода/вогонь «Відволікання»",
        "Mia відволікає: карта суперника вода/вітер переходить від води до вітру",
    ]


ENDS = [
    (EndedEvent(Result("pile", (9, 12), (2, 1)), (3, 2)), "12 points against 9, winner: Leo"),
    (EndedEvent(Result("pile", (9, 9), (1, 2)), (3, 2)), "9 points each, but more colours (3): Mia"),
    (EndedEvent(Result("quiet", (9, 9), (1, 1)), (2, 2)), "9 points each and as many colours: a draw"),
    (EndedEvent(Result("conceded", (0, 1), (2, 1)), (0, 0)), "The opponent gives up. Winner: Leo"),
]


@pytest.mark.parametrize(("event", "words"), ENDS)
def test_every_end_in_words(event: EndedEvent, words: str) -> None:
    (line,) = SketchTerminal().sentences(event, NAMES, speaker("en"))
    assert line.endswith(words)
    assert ("Sixty turns" in line) == (event.result.reason == "quiet")


def test_what_is_rare_in_words() -> None:
    last = yokai("water4")[0]
    words = SketchTerminal()
    assert words.sentences(HidEvent(last, "water", (2, 2), True), NAMES, speaker("en")) == [
        "water 4 would hide, 2 against 2, but is the last of its pile and stays"
    ]
    assert words.sentences(QuietEvent(1), NAMES, speaker("ru")) == [
        "Последний ход, если никто не заберёт портрет"
    ]
    assert words.sentences(QuietEvent(3), NAMES, speaker("uk")) == [
        "До кінця 3 ходи, якщо ніхто не забере портрет"
    ]
    assert words.sentences(ReshuffledEvent(21), NAMES, speaker("ru")) == [
        "Колода пуста: новую составляет 21 карта из сброса"
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_game_can_be_told_and_pictured(lang: Lang) -> None:
    words = SketchTerminal()
    match = yakai.load(GOLDEN / "sketch-1-quiet.jsonl")
    for now, step in moments(match):
        for seat in (None, 0, 1):
            assert words.picture(now.view(seat), NAMES, speaker(lang))
            assert step is None or isinstance(told(now, (step,), lang, seat), list)


def test_a_picture_has_the_piles_and_the_hand() -> None:
    match = position(
        ["water-fire! earth-wind", ""],
        {"water": ("fire5 water4", 0, 0)},
        sides={"water": ("water-fire", "water-earth water-wind")},
        albums=["wind3 wind4", ""],
        deck=9,
    )
    assert SketchTerminal().picture(match.view(0), NAMES, speaker("en")) == [
        "Deck: 9, discard: 22",
        "▸ Mia: 2 in hand, points: 7 (wind 3, wind 4)",
        "  Leo: 0 in hand, points: 0 (–)",
        "WATER: fire 5, 2 to go. Mia 1 (water/fire); Leo 2 (water/wind).  Below: water 4, ?, ?, ?, ?",
        "FIRE: fire 7, 7 to go. Mia 0; Leo 0.  Below: ?, ?, ?",
        "EARTH: earth 7, 7 to go. Mia 0; Leo 0.  Below: ?, ?, ?, ?",
        "WIND: wind 7, 7 to go. Mia 0; Leo 0.  Below: ?, ?",
        "Your hand: 1) water/fire “Call”   2) earth/wind",
    ]
    end(match)
    assert cards("water-fire! earth-wind") == match.view(0).hand


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
    assert SketchTerminal().read(words, NOTHING, speaker(lang)) == action


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
        SketchTerminal().read(words, NOTHING, speaker("en"))
    assert refused.value.key == key
