"""Points of a stroke that is still being drawn: what may be seen of it, from the own view alone (PIC-8, PIC-10)."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.pictomania.builders import drawing, finish, getting_ready, line
from yakai.core.match import Match
from yakai.games.pictomania import rules
from yakai.games.pictomania.actions import Finish, Guess, Points, Take
from yakai.games.pictomania.pieces import AHEAD, EDGE, GLIMPSE, POINTS, SHEET
from yakai.games.pictomania.view import View

TWO = Points(0, 0, (1, 2), (3, 4))


def seen(match: Match, points: Points, seat: int | None = 0) -> bool:
    assert rules.customs.glimpsed is not None
    return rules.customs.glimpsed(match.view(seat), points)


def test_a_growing_stroke_is_seen() -> None:
    match = drawing()
    assert rules.customs.glimpse is Points
    assert seen(match, TWO)
    assert seen(match, replace(TWO, at=2, ps=(0, EDGE)))
    assert seen(match, Points(0, POINTS - GLIMPSE, (0,) * GLIMPSE, (EDGE,) * GLIMPSE))


def test_a_stroke_that_was_given_up_is_taken_away() -> None:
    assert seen(drawing(), Points(0, 0, (), ()))


@pytest.mark.parametrize(
    "misfit",
    [
        {"stroke": -1},
        {"stroke": AHEAD + 1},
        {"at": -1},
        {"at": POINTS - 1},
        {"xs": (1,)},
        {"ys": (1, 2, 3)},
        {"ps": (1,)},
        {"ps": ()},
        {"xs": (-1, 2)},
        {"ys": (1, EDGE + 1)},
        {"ps": (1, EDGE + 1)},
        {"xs": (0,) * (GLIMPSE + 1), "ys": (0,) * (GLIMPSE + 1)},
        {"xs": (), "ys": (), "at": 2},
        {"xs": (), "ys": (), "ps": (1, 2)},
    ],
    ids=str,
)
def test_what_does_not_fit_is_not_seen(misfit: dict[str, Any]) -> None:
    assert not seen(drawing(), replace(TWO, **misfit))


def test_what_has_become_a_stroke_is_not_seen_once_more() -> None:
    match = drawing()
    match.play(0, line())
    assert not seen(match, TWO)
    assert seen(match, replace(TWO, stroke=1))


@pytest.mark.parametrize("act", [Guess(1, 2), Take(), Finish()])
def test_with_the_pencil_down_nothing_is_seen(act: Any) -> None:  # PIC-10
    match = drawing()
    match.play(0, act)
    assert not seen(match, TWO)
    assert seen(match, TWO, seat=1)


def test_outside_the_drawing_nothing_is_seen() -> None:
    assert not seen(getting_ready(), TWO)
    match = drawing()
    assert not seen(match, TWO, seat=None)
    finish(match)
    assert not seen(match, TWO)


def test_on_a_full_sheet_nothing_is_seen() -> None:  # PIC-8
    match = drawing()
    stroke = line(*((0, 0),) * POINTS)
    for _ in range(SHEET // POINTS):
        match.play(0, stroke)
    view: View = match.view(0)
    assert not seen(match, replace(TWO, stroke=len(view.drawings[0])))
