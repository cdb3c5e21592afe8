"""Yokai in words: what is typed, and what is shown."""

import pytest

from tests.games.yokai.builders import COLUMNS, declare, position
from yakai import text
from yakai.core.errors import BadAction
from yakai.core.game import Say
from yakai.games.yokai.actions import Declare, Draw, Move, Peek, Place
from yakai.games.yokai.state import Options
from yakai.games.yokai.terminal import YokaiTerminal
from yakai.text import LANGS, Lang

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
    assert picture[2].split() == ["2", "·", "1=R", "[2]", "[3]", "4:RG", "·"]
    assert picture[3].split() == ["3", "·", "5:B", "6=B", "[7]", "[8]", "·"]
    assert picture[1].split() == ["1", *"······"]
    assert len(picture[1:7]) == 6


@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_game_is_told_and_shown(lang: Lang) -> None:
    options = Options(links="all", goal=True, blind=True)
    match = position(*COLUMNS, covers={0: "k"}, links={0: "kw", 1: "kr"}, goal="drum", options=options)
    words, say = YokaiTerminal(), speaker(lang)
    assert all(words.picture(match.view(seat), NAMES, say) for seat in (None, 0, 1))
    steps = declare(match)
    told = [line for event in match.tell(steps, 0) for line in words.sentences(event, NAMES, say)]
    assert len(told) == 5
    assert all(words.picture(match.view(seat), NAMES, say) for seat in (None, 0, 1))
