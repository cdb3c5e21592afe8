"""Yokai in the terminal: what is typed, and what is shown."""

import pytest

from tests.games.yokai.builders import COLUMNS, declare, position
from yakai import testing, text
from yakai.core.errors import BadAction
from yakai.core.game import Say
from yakai.games.yokai import rules
from yakai.games.yokai.actions import Declare, Draw, Move, Peek, Place
from yakai.games.yokai.state import Options
from yakai.games.yokai.terminal import YokaiTerminal
from yakai.testing.laws import positions
from yakai.text import Lang, languages

NAMES = ("Света", "Oleh")


def speaker(lang: Lang) -> Say:
    def say(key: str, /, **details: str | int) -> str:
        return text.say(lang, key, **details)

    return say


def test_actions_are_read_as_they_are_typed() -> None:
    match = position("kwork", "wokrw", "orkworr"[:6], stage="move", peeked=(0, 1))
    legal, say = match.legal(0), speaker("en")
    read = YokaiTerminal().read
    assert read("5", legal, say) == Peek(4)  # type: ignore[arg-type]
    assert read(" 5  2.3 ", legal, say) == Move(4, (0, 1))  # type: ignore[arg-type]
    assert read("5 1,1", legal, say) == Move(4, (-1, -1))  # type: ignore[arg-type]
    assert read("2 16", legal, say) == Place(1, 15)  # type: ignore[arg-type]
    assert read("+", legal, say) == Draw()  # type: ignore[arg-type]
    assert read("!", legal, say) == Declare()  # type: ignore[arg-type]
    for words in ("", "oni", "1 2 3", "1 2.", "-1", "1.2"):
        with pytest.raises(BadAction):
            read(words, legal, say)  # type: ignore[arg-type]


def test_the_cells_of_the_picture_are_those_that_are_read() -> None:
    match = position(stage="move", peeked=(0, 5), covers={3: "kw", 4: "o"})
    picture = YokaiTerminal().picture(match.view(0), NAMES, speaker("en"))
    assert picture[0].split() == ["1", "2", "3", "4", "5", "6"]
    assert picture[2].split() == ["2", "·", "[1]", "[2]", "[3]", "4:RG", "·"]
    assert picture[3].split() == ["3", "·", "5:B", "[6]", "[7]", "[8]", "·"]
    assert picture[1].split() == ["1", *"······"]
    assert len(picture[1:7]) == 6


def test_a_peeked_face_does_not_stay_in_the_picture_but_in_the_notebook() -> None:  # YOK-15
    for notebook in (False, True):
        match = position(stage="move", peeked=(0, 5), options=Options(notebook=notebook))
        lines = YokaiTerminal().picture(match.view(0), NAMES, speaker("en"))
        assert ("1=R" in "".join(lines)) == notebook


def test_the_field_is_shown_open_at_the_end() -> None:  # YOK-17
    match = position(*COLUMNS, covers={0: "k", 1: "or"})
    declare(match)
    lines = YokaiTerminal().picture(match.view(None), NAMES, speaker("en"))
    assert lines[2].split() == ["2", "·", "1=R:R", "2=G:BP", "3=B", "4=P", "·"]


def test_whose_turn_it_is_and_what_for_is_shown() -> None:
    match = position()
    shown = {lang: YokaiTerminal().picture(match.view(1), NAMES, speaker(lang))[-1] for lang in languages()}
    assert shown["en"] == "Света’s turn: peek at a card"
    assert shown["ru"] == "Ходит Света: подсмотреть карту"
    assert shown["uk"] == "Ходить Света: підглянути карту"
    assert YokaiTerminal().picture(match.view(0), NAMES, speaker("ru"))[-1] == "Сейчас: подсмотреть карту"


@pytest.mark.parametrize("lang", languages())
def test_every_view_is_shown(lang: Lang) -> None:
    options = {"links": "all", "goal": True, "blind": True}
    for now, _ in positions(testing.random_match(testing.Case(rules, 2, options), seed=1)):
        for seat in (None, 0):
            lines = YokaiTerminal().picture(now.view(seat), NAMES, speaker(lang))
            assert all("{" not in line for line in lines)


def test_wide_cells_do_not_run_together() -> None:
    match = position(covers=dict.fromkeys(range(10, 16), "kwor"))
    declare(match)
    picture = YokaiTerminal().picture(match.view(0), NAMES, speaker("en"))
    assert [len(row.split()) for row in picture[1:7]] == [7] * 6
