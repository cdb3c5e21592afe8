"""Drawing, guessing and finishing, all at once: PIC-8 to PIC-12 of pictomania/text/rules.en.md, by name."""

from typing import Any

import pytest
from msgspec.structs import replace

import yakai
from tests.games.pictomania.builders import (
    deal,
    drawing,
    everybody_is_ready,
    finish,
    line,
    refused,
    score,
)
from yakai.core.errors import IllegalAction
from yakai.games.pictomania import rules
from yakai.games.pictomania.actions import (
    Finish,
    Guess,
    Stroke,
    Take,
    Undo,
)
from yakai.games.pictomania.pieces import UNDONE
from yakai.games.pictomania.state import Guessed


def test_everybody_sees_every_drawing_grow() -> None:  # PIC-8
    match = drawing(3)
    stroke = line((1, 2), (3, 4))
    steps = match.play(1, stroke)
    for seat in (None, 0, 1, 2):
        assert match.view(seat).drawings == ((), (stroke,), ())
        (event,) = match.tell(steps, seat)
        assert (event.seat, event.stroke) == (1, stroke)


def test_a_stroke_lands_on_the_own_sheet_only() -> None:  # PIC-8
    match = drawing(3)
    first, second = line((1, 1)), line((2, 2))
    match.play(2, first)
    match.play(0, second)
    match.play(2, second)
    assert match.view(1).drawings == ((second,), (), (first, second))


POINTS = 2000
STROKES: list[tuple[Stroke, str | None]] = [
    (Stroke((0,), (4095,), (0,)), None),
    (Stroke((0, 4095), (4095, 0), (0, 16), (0, 4095)), None),
    (Stroke((5,) * POINTS, (5,) * POINTS, tuple(range(POINTS)), (1,) * POINTS), None),
    (Stroke((5,) * (POINTS + 1), (5,) * (POINTS + 1), (0,) * (POINTS + 1)), "wrong number of points"),
    (Stroke((), (), ()), "wrong number of points"),
    (Stroke((4096,), (0,), (0,)), "off the sheet"),
    (Stroke((0,), (4096,), (0,)), "off the sheet"),
    (Stroke((-1,), (0,), (0,)), "off the sheet"),
    (Stroke((0,), (-1,), (0,)), "off the sheet"),
    (Stroke((0,), (0,), (-1,)), "off the sheet"),
    (Stroke((0,), (0,), (2**53,)), "off the sheet"),
    (Stroke((0,), (0,), (0,), (4096,)), "off the sheet"),
    (Stroke((0,), (0,), (0,), (-1,)), "off the sheet"),
    (Stroke((0, 1), (0,), (0, 1)), "columns are unequal"),
    (Stroke((0,), (0, 1), (0,)), "columns are unequal"),
    (Stroke((0,), (0,), (0, 1)), "columns are unequal"),
    (Stroke((0,), (0,), (0,), ()), "columns are unequal"),
]


@pytest.mark.parametrize(("stroke", "why"), STROKES)
def test_a_stroke_is_equal_columns_within_the_sheet(stroke: Stroke, why: str | None) -> None:  # PIC-8
    match = drawing(3)
    assert (stroke in match.legal(0)) == (why is None)
    if why is None:
        match.play(0, stroke)
        assert match.view(1).drawings[0] == (stroke,)
    else:
        with pytest.raises(IllegalAction, match=f"PIC-8: pictomania {why}"):
            match.play(0, stroke)


def test_a_drawing_has_at_most_a_thousand_strokes() -> None:  # PIC-8
    match = drawing(3)
    for _ in range(1000):
        match.play(0, line())
    assert refused(match, 0, line()) == "PIC-8"
    assert not match.legal(0).stroke  # type: ignore[attr-defined]
    match.play(0, Undo())
    match.play(0, line())


def test_a_drawing_with_twenty_thousand_points_takes_no_more() -> None:  # PIC-8
    match = drawing(3)
    long = Stroke((5,) * POINTS, (5,) * POINTS, (0,) * POINTS)
    for _ in range(9):
        match.play(0, long)
    match.play(0, Stroke((5,) * (POINTS - 1), (5,) * (POINTS - 1), (0,) * (POINTS - 1)))
    match.play(0, long)  # one point was still to come
    assert refused(match, 0, line()) == "PIC-8"
    assert line() not in match.legal(0)
    match.play(1, line())
    match.play(0, Undo())
    assert line() in match.legal(0)
    match.play(0, line())


def test_a_guess_lies_face_down_on_anothers_stack() -> None:  # PIC-9
    match = drawing(3)
    match.play(0, Guess(2, 5))
    steps = match.play(1, Guess(2, 5))
    assert match.view(None).guessed == (Guessed(0, 2), Guessed(1, 2))
    assert match.view(0).guesses == (Guess(2, 5),)
    assert match.view(2).guesses == ()
    assert [match.tell(steps, seat)[0].number for seat in (None, 0, 1, 2)] == [None, None, 5, None]


def test_one_guess_for_each_artist_and_each_number_once() -> None:  # PIC-9
    match = drawing(4)
    match.play(0, Guess(1, 5))
    assert refused(match, 0, Guess(1, 6)) == "PIC-9"  # the artist
    assert refused(match, 0, Guess(2, 5)) == "PIC-9"  # the number
    match.play(0, Guess(2, 6))
    match.play(1, Guess(2, 5))  # another player's 5
    assert match.legal(0).artists == (3,)  # type: ignore[attr-defined]
    assert match.legal(0).numbers == (1, 2, 3, 4, 7)  # type: ignore[attr-defined]


def test_in_the_next_round_all_guess_cards_are_back() -> None:  # PIC-9
    match = drawing(3)
    match.play(0, Guess(1, 5))
    finish(match)
    score(match)
    deal(match)
    match.play(0, Guess(1, 5))


def test_nobody_guesses_on_themselves_or_on_nobody() -> None:  # PIC-9
    match = drawing(3)
    for artist in (0, 3, -1):
        assert refused(match, 0, Guess(artist, 5)) == "PIC-9"
    for number in (0, 8):
        assert refused(match, 0, Guess(1, number)) == "PIC-9"


def test_ones_own_number_may_be_played_and_is_always_wrong() -> None:  # PIC-9
    match = drawing(3, numbers=[4, 5, 6])
    match.play(0, Guess(1, 4))
    finish(match)
    assert score(match).tallies[0].wrong == 1


def test_a_guess_is_never_taken_back() -> None:  # PIC-9
    match = drawing(3)
    match.play(0, Guess(1, 5))
    with pytest.raises(yakai.YakaiError):
        match.undo(0)
    assert refused(match, 0, Undo()) == "PIC-14"
    assert match.view(0).guesses == (Guess(1, 5),)


def test_so_much_is_taken_back_in_a_round_and_no_more() -> None:  # PIC-14
    """Otherwise a log could grow without end."""
    match = drawing()
    long = line(*[(x, x) for x in range(POINTS)])
    for _ in range(UNDONE // POINTS):
        match.play(0, long)
        match.play(0, Undo())
    match.play(0, long)
    match.play(1, line())
    assert refused(match, 0, Undo()) == "PIC-14"
    assert not match.legal(0).undo  # type: ignore[attr-defined]  # a Choice
    assert match.legal(0).stroke  # type: ignore[attr-defined]
    match.play(1, Undo())
    finish(match)
    assert match.state.undone == (UNDONE, 2, 0)
    everybody_is_ready(match)
    assert match.state.undone == (0, 0, 0)


def test_after_the_first_own_guess_a_player_cannot_draw() -> None:  # PIC-10
    match = drawing(3)
    match.play(0, line())
    match.play(0, Guess(1, 5))
    assert refused(match, 0, line()) == "PIC-10"
    assert match.view(None).pencils == (1, 2)
    match.play(1, line())  # a guess on one's drawing does not stop it
    match.play(0, Guess(2, 6))


def test_nobody_must_guess() -> None:  # PIC-10
    match = drawing(3)
    match.play(0, Take(3))
    assert match.view(0).tokens == (3, None, None)


def test_a_player_who_has_finished_takes_any_black_token_that_is_left() -> None:  # PIC-11
    match = drawing(4)
    assert match.legal(0).tokens == (3, 2, 1)  # type: ignore[attr-defined]  # the best one first
    match.play(1, Take(2))
    assert match.view(0).black == (3, 1, 1)
    assert refused(match, 0, Take(2)) == "PIC-11"
    match.play(0, Take(1))
    assert match.view(0).black == (3, 1)
    assert match.view(None).tokens == (1, 2, None, None)


def test_to_take_the_best_gives_the_best_that_is_there_when_it_arrives() -> None:  # PIC-11
    match = drawing(4)
    assert Take() in match.legal(0)
    match.play(1, Take())
    steps = match.play(0, Take())  # meant the 3, which is gone
    assert match.view(None).tokens == (2, 3, None, None)
    assert match.tell(steps, 3)[0].stars == 2
    match.play(2, Take())
    match.play(3, Take())
    assert match.view(None).tokens == (2, 3, 1, 1)


def test_without_a_black_token_there_is_no_best_one() -> None:  # PIC-11
    match = drawing(3)
    empty = replace(match.state, black=())
    with pytest.raises(IllegalAction, match="PIC-11"):
        rules.act(empty, 0, Take())
    assert Take() not in rules.legal(rules.view(empty, 0))


def test_or_finishes_without_one() -> None:  # PIC-11
    match = drawing(3)
    match.play(0, Finish())
    assert match.view(0).tokens == (None, None, None)
    assert match.view(0).to_act == (1, 2)


@pytest.mark.parametrize("how", [Take(2), Finish()])
def test_a_player_who_has_finished_neither_draws_nor_guesses(how: Any) -> None:  # PIC-11
    match = drawing(3)
    match.play(0, line())
    match.play(0, how)
    for action in (line(), Undo(), Guess(1, 5), Take(1), Finish()):
        assert refused(match, 0, action) == "PIC-11"
    assert not match.legal(0)
    match.play(1, Guess(0, 1))  # it can still be guessed on


def test_the_round_ends_when_all_have_finished() -> None:  # PIC-12
    match = drawing(3)
    match.play(0, Take(3))
    match.play(2, Finish())
    assert match.view(0).stage == "draw"
    match.play(1, Take(1))
    assert match.view(0).stage == "review"
    assert refused(match, 0, line()) == "PIC-12"


def test_by_the_advanced_rules_the_last_black_token_ends_it_at_once() -> None:  # PIC-12
    match = drawing(3, advanced=True)
    match.play(0, Take(3))
    match.play(1, Take(2))
    assert match.view(0).stage == "review"
    assert match.view(2).tokens == (3, 2, None)
    for late in (line(), Guess(0, 1), Take(1), Finish()):  # nothing after that counts
        assert refused(match, 2, late) == "PIC-12"


def test_by_the_usual_rules_it_goes_on() -> None:  # PIC-12
    match = drawing(3)
    match.play(0, Take(3))
    match.play(1, Take(2))
    match.play(2, line())
    match.play(2, Guess(0, 1))
    assert match.view(0).stage == "draw"


def test_by_the_advanced_rules_all_may_also_finish_without_the_last_token() -> None:  # PIC-12
    match = drawing(3, advanced=True)
    match.play(0, Finish())
    match.play(1, Finish())
    assert match.view(0).stage == "draw"
    match.play(2, Take(3))
    assert match.view(0).stage == "review"
    assert match.view(0).black == (2,)
