"""Time, undoing and the order of things: PIC-13 to PIC-15 of pictomania/text/rules.en.md, by name."""

from typing import Any

import pytest

from tests.games.pictomania.builders import (
    deal,
    drawing,
    finish,
    getting_ready,
    guess,
    line,
    refused,
    review,
    score,
    timer,
    voting,
)
from yakai.core.errors import BadOption, IllegalAction, NoTimer
from yakai.core.game import Turn
from yakai.core.log import Expired
from yakai.games.pictomania.actions import (
    Agree,
    Confess,
    Finish,
    Guess,
    Ready,
    Replace,
    SetLevel,
    Take,
    Undo,
    Vote,
)
from yakai.games.pictomania.state import Finest
from yakai.games.pictomania.view import ReviewEvent, ScoredEvent


def test_when_the_time_for_drawing_runs_out_the_rest_is_finished_without_a_token() -> None:  # PIC-13
    match = drawing(3)
    assert timer(match).seconds == 180
    match.play(1, Take(3))
    steps = match.expire(timer(match).key)
    assert match.view(0).stage == "review"
    assert match.view(0).tokens == (None, 3, None)
    assert match.tell(steps, None)[1].seats == (0, 2)


def test_the_time_for_drawing_can_be_set_or_off() -> None:  # PIC-13
    assert timer(drawing(3, drawing=60)).seconds == 60
    match = drawing(3, drawing=None)
    assert match.pending == Turn(frozenset({0, 1, 2}), None)
    for seconds in (0, 9, 3601, -1):
        with pytest.raises(BadOption):
            drawing(3, drawing=seconds)


def test_with_the_timer_off_an_absent_seat_can_be_finished_for() -> None:  # PIC-13
    match = drawing(3, drawing=None)
    match.play(0, Take(3))
    match.play(1, Take(2))
    match.accept(match.propose(2, Finish(), by="host"))
    assert match.view(0).stage == "review"
    assert match.log[-1].by == "host"


def test_the_other_steps_have_limits_that_can_be_set() -> None:  # PIC-13
    limits: dict[str, Any] = {"ready": 20, "review": 30, "vote": 40}
    match = getting_ready(3, **limits)
    assert timer(match).seconds == 20
    deal(match)
    finish(match)
    assert timer(match).seconds == 30 + 2  # blank sheets, all words
    match.play(0, Agree(1))
    assert timer(match).seconds == 30  # it begins again, and nothing is shown once more
    review(match)
    assert timer(match).seconds == 60 + 3 * 1.5 + 3
    assert timer(voting(**limits)).seconds == 40 + 3 * 1.5 + 3
    assert timer(getting_ready()).seconds == 90
    for misfit in (9, 3601, None):
        for step in limits:
            wrong: dict[str, Any] = {step: misfit}
            with pytest.raises(BadOption):
                getting_ready(3, **wrong)


def test_nobody_loses_time_to_what_is_shown() -> None:  # PIC-13
    match = drawing(3)
    match.play(0, line())
    match.play(1, line())
    guess(match, {0: {1: 1, 2: 2}, 1: {0: 1}})
    steps = [step for seat in range(3) for step in match.play(seat, Finish())]
    (shown,) = (event for event in match.tell(steps, None) if isinstance(event, ReviewEvent))
    assert shown.seconds == 2 * (5 + 1.5)
    assert timer(match).seconds == 90 + shown.seconds
    step = match.state.step
    steps = [one for seat in range(3) for one in match.play(seat, Ready(step))]
    (scored,) = (event for event in match.tell(steps, None) if isinstance(event, ScoredEvent))
    assert scored.seconds == pytest.approx(3 * 1.2 + 3 * 1.5 + 3)
    assert timer(match).seconds == 60 + scored.seconds


def test_getting_ready_ends_by_itself() -> None:  # PIC-13
    match = getting_ready(drawing=None)  # its own limit holds anyhow
    match.expire(timer(match).key)
    assert match.view(0).stage == "draw"


def test_the_review_ends_by_itself_with_no_declaration() -> None:  # PIC-13
    match = drawing(3)
    finish(match)
    match.play(0, Agree(1))  # but not all agree
    match.expire(timer(match).key)
    assert [tally.void for tally in match.view(0).scored[0].tallies] == [None, None, None]
    assert match.view(0).round == 2


def test_the_vote_ends_by_itself() -> None:  # PIC-13
    match = voting()
    match.play(0, Vote(1, 1))
    match.expire(timer(match).key)
    assert match.result is not None
    assert match.view(0).finest == (Finest(1, 1, 1),)


def test_every_step_has_a_timer_of_its_own() -> None:  # PIC-13
    match = getting_ready()
    keys = [timer(match).key]
    match.play(0, Replace("A", match.state.step))  # a new card, new time
    keys.append(timer(match).key)
    deal(match)
    keys.append(timer(match).key)
    match.play(0, line())
    assert timer(match).key == keys[-1]  # nothing that is drawn stops the clock
    finish(match)
    keys.append(timer(match).key)
    assert len(set(keys)) == 4
    with pytest.raises(NoTimer):
        match.replay(Expired(keys[0]))
    with pytest.raises(NoTimer):
        match.rules.expire(match.state, keys[0])


def test_the_own_latest_stroke_can_be_undone() -> None:  # PIC-14
    match = drawing(3)
    match.play(0, line((1, 1)))
    match.play(1, line((2, 2)))
    match.play(0, line((3, 3)))
    steps = match.play(0, Undo())
    assert match.view(2).drawings == ((line((1, 1)),), (line((2, 2)),), ())
    assert match.tell(steps, 1)[0].seat == 0
    match.play(0, Undo())
    assert refused(match, 0, Undo()) == "PIC-14"  # nothing is left
    match.play(0, line())
    match.play(0, Guess(1, 2))
    assert refused(match, 0, Undo()) == "PIC-14"


def test_undoing_is_a_table_option() -> None:  # PIC-14
    match = drawing(3, undo=False)
    match.play(0, line())
    assert refused(match, 0, Undo()) == "PIC-14"
    assert not match.legal(0).undo  # type: ignore[attr-defined]


def test_actions_count_in_the_order_in_which_they_are_taken_in() -> None:  # PIC-15
    for quicker, slower in ((0, 1), (1, 0)):
        match = drawing(3)
        match.play(quicker, Take(3))
        assert refused(match, slower, Take(3)) == "PIC-11"
        match = drawing(3, numbers=[1, 2, 3])
        match.play(quicker, Guess(2, 3))
        match.play(slower, Guess(2, 3))
        finish(match)
        checked = score(match).tallies[2].guesses
        assert [(one.seat, one.stars) for one in checked] == [(quicker, 2), (slower, 1)]


def test_an_answer_to_a_step_that_is_over_is_refused() -> None:  # PIC-15
    match = getting_ready()
    step = match.state.step
    match.play(0, Replace("A", step))
    assert refused(match, 1, Ready(step)) == "PIC-15"  # there is a new card to read
    assert refused(match, 1, Replace("A", step)) == "PIC-15"  # and that one is not meant
    deal(match)
    finish(match)
    step = match.state.step
    match.play(0, Agree(1))
    assert refused(match, 2, Ready(step)) == "PIC-15"


LATE: list[tuple[str, Any, str]] = [
    ("draw", Replace("A", 1), "PIC-6: pictomania cards are settled"),
    ("draw", Confess(), "PIC-17: pictomania no review"),
    ("review", line(), "PIC-12: pictomania drawing is over"),
    ("review", SetLevel(3, "red"), "PIC-5: pictomania level is set"),
    ("scores", line(), "PIC-6: pictomania not dealt yet"),
    ("scores", Replace("A", 1), "PIC-6: pictomania no cards yet"),
    ("scores", Confess(), "PIC-17: pictomania review is over"),
    ("scores", Agree(1), "PIC-17: pictomania review is over"),
    ("scores", Vote(1, 1), "PIC-22: pictomania no vote"),
    ("vote", line(), "PIC-12: pictomania all is played"),
    ("vote", Guess(1, 1), "PIC-12: pictomania all is played"),
    ("vote", Replace("A", 1), "PIC-6: pictomania all is played"),
    ("vote", SetLevel(3, "red"), "PIC-5: pictomania all is played"),
    ("vote", Agree(1), "PIC-17: pictomania all is played"),
]


@pytest.mark.parametrize(("stage", "action", "why"), LATE)
def test_what_belongs_to_another_step_is_refused_in_words_of_this_one(
    stage: str, action: Any, why: str
) -> None:  # PIC-15
    match = voting() if stage == "vote" else drawing(3)
    if stage in ("review", "scores"):
        finish(match)
    if stage == "scores":
        review(match)
    assert match.state.stage == stage
    with pytest.raises(IllegalAction, match=why):
        match.play(0, action)
