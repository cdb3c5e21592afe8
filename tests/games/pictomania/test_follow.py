"""Strokes are sent without the view: a client that adds them has the same view as one that gets the whole view."""

import msgspec
import pytest

from tests.games.pictomania.builders import drawing, line
from yakai import testing
from yakai.games.pictomania import rules
from yakai.games.pictomania.actions import Guess, Undo
from yakai.games.pictomania.knowledge import follow
from yakai.testing.laws import positions


@pytest.mark.parametrize("seats", rules.seats)
def test_a_view_and_its_strokes_give_the_next_view(seats: int) -> None:  # PIC-8
    match = testing.random_match(testing.Case(rules, seats, {"drawing": None}), seed=7)
    followed = 0
    for now, step in positions(match):
        for seat in (None, *range(seats)):
            told = () if step is None else now.tell((step,), seat)
            if told and all(isinstance(event, rules.customs.adds) for event in told):
                view = now.view(seat)
                for event in told:
                    view = follow(view, event)
                assert step is not None
                assert view == rules.view(step.after, seat)
                followed += 1
    assert followed > 20


def test_a_stroke_changes_nothing_that_others_may_do() -> None:
    match = drawing(4)
    match.play(0, line())
    before = [match.legal(seat) for seat in range(4)]
    match.play(0, line((1, 1), (5, 5)))
    assert [match.legal(seat) for seat in range(4)] == before
    match.play(1, line())  # now it can be undone, but only by its artist
    assert [match.legal(seat) == before[seat] for seat in range(4)] == [True, False, True, True]


def test_a_stroke_and_its_undoing_are_told_by_themselves() -> None:
    match = drawing(3)
    for action in (line(), Undo()):
        (event,) = match.tell(match.play(0, action), 2)
        assert isinstance(event, rules.customs.adds)
    assert not isinstance(match.tell(match.play(0, Guess(1, 2)), 2)[0], rules.customs.adds)


def test_a_stroke_is_sent_as_columns() -> None:
    match = drawing(3)
    (event,) = match.tell(match.play(0, line((1, 2), (3, 4))), None)
    assert msgspec.json.encode(event) == (
        b'{"type":"stroke","seat":0,"stroke":{"type":"stroke","xs":[1,3],"ys":[2,4],"ts":[0,1]}}'
    )
