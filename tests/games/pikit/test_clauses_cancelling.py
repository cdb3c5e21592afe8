"""Cancelling in Pikit: pikit/text/rules.en.md, PIK-16 to PIK-19."""

import pytest

import yakai
from tests.games.pikit.builders import cancel, do, hand, let_be, position, refused
from yakai.core.errors import IllegalAction, NoTimer, OutOfTurn
from yakai.core.events import ExpiredEvent
from yakai.core.game import Timer, Turn
from yakai.core.match import Match
from yakai.games.pikit import rules
from yakai.games.pikit.actions import (
    Cancel,
    Draw,
    Flip,
    Pass,
    Raid,
    Reroll,
    Rolled,
    Steal,
    Stolen,
    Stop,
    Take,
    TakeMecha,
)
from yakai.games.pikit.knowledge import standing
from yakai.games.pikit.pieces import CANCELS
from yakai.games.pikit.view import FizzledEvent, FlippedEvent, ResolvedEvent


def test_after_each_discard_all_others_may_answer() -> None:  # PIK-16 PIK-17
    match = position(["7 2", "6", "1", "3"], turn=0)
    do(match, 0, Flip(7, 0, 6))
    assert isinstance(match.pending, Turn)
    assert match.pending.seats == {1, 2, 3}
    for action in (Take((1,)), Stop(), Cancel(6, 1), Pass(1)):  # their own card, and the others are asked
        assert refused(match, 0, action) == "PIK-16"
    cancel(match, 1, 6)
    assert isinstance(match.pending, Turn)
    assert match.pending.seats == {0, 2, 3}  # anybody but the one who played it


def test_a_cancelled_card_stays_discarded_and_does_nothing() -> None:  # PIK-16
    match = position(["7 2", "6", "1"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    cancel(match, 1, 6)
    steps = let_be(match, 0, 2)
    assert match.view(0).dice == (1, 3)
    assert (match.view(0).stage, match.view(0).turn) == ("turn", 0)
    assert match.view(0).discards[-2:] == (7, 6)
    (resolved,) = match.tell(steps, None)
    assert isinstance(resolved, ResolvedEvent)
    assert not resolved.works


@pytest.mark.parametrize("cancels", range(5))
def test_a_cancel_can_be_cancelled_by_anybody_else(cancels: int) -> None:  # PIK-16
    match = position(["7 6 10", "6 11 2", "9 2"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    for seat, card in ((1, 6), (0, 6), (2, 9), (1, 11))[:cancels]:
        assert refused_to_own(match)
        cancel(match, seat, card)
    assert match.view(0).stage == "window"
    assert len(match.view(0).chain) == cancels + 1
    match.expire(f"window-{cancels + 1}")
    assert match.view(0).dice == ((1, 3) if cancels % 2 else (6, 3))
    assert (match.view(0).stage, match.view(0).chain) == ("turn", ())


def refused_to_own(match: Match) -> bool:
    """Whether the player of the newest card cannot answer it."""
    seat = match.view(None).chain[-1].seat
    return not match.legal(seat) and seat not in match.view(None).asked


def test_a_wild_can_be_cancelled_like_any_other() -> None:  # PIK-16
    match = position(["11 2", "6 1"])
    do(match, 0, Draw(11))
    cancel(match, 1, 6)
    let_be(match, 0)
    assert (match.view(0).stage, hand(match, 0)) == ("turn", (2,))


def test_only_a_six_or_a_wild_answers() -> None:  # PIK-16
    match = position(["7 2", "1 2 3 4 5 7 8", "6 9"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    for card in (1, 2, 3, 4, 5, 7, 8):
        assert refused(match, 1, Cancel(card, 1)) == "PIK-16"
    for card in CANCELS:
        assert refused(match, 1, Cancel(card, 1)) == "PIK-10"  # not in this hand
        assert (Cancel(card, 1) in match.legal(2)) == (card in (6, 9))
    assert refused(match, 1, Stop()) == "PIK-16"


def test_an_answer_to_what_has_worked_already_is_too_late() -> None:  # PIK-16 ALL-4
    match = position(["7 2", "6 1", "6 1"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    match.expire("window-1")
    for action, key in ((Cancel(6, 1), "pikit-too-late"), (Pass(1), "pikit-nothing-to-pass")):
        with pytest.raises(IllegalAction) as late:
            match.play(1, action)
        assert (late.value.clause, late.value.key) == ("PIK-16", key)
    with pytest.raises(OutOfTurn):
        match.play(1, Stop())


def test_the_first_to_answer_counts_and_a_later_answer_is_too_late() -> None:  # PIK-16
    match = position(["7 2", "6 1", "6 1"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    first, second = Cancel(6, 1), Cancel(6, 1)
    do(match, 1, first)
    before, entries = match.state, match.log
    with pytest.raises(IllegalAction) as late:
        match.play(2, second)
    assert (late.value.clause, late.value.key) == ("PIK-16", "pikit-too-late")
    # The card stays in hand, and no other player can learn of the refusal.
    assert match.state is before
    assert match.log == entries
    assert hand(match, 2) == (1, 6)
    do(match, 2, Cancel(6, 2))  # but the cancel can be answered, if that is what is meant


def test_an_answer_after_the_window_is_dropped_too() -> None:  # PIK-16
    match = position(["7 2", "6 1", "6 1"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    match.expire("window-1")
    do(match, 0, Stop(), Rolled((1, 2)))
    for action in (Cancel(6, 1), Pass(1)):
        assert refused(match, 1, action) == "PIK-16"
    assert hand(match, 1) == (1, 6)


def test_an_answer_to_something_else_is_refused() -> None:  # PIK-16
    match = position(["7 2", "6 1", "6 1"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    for number in (0, 2, -1, 99):
        assert refused(match, 1, Cancel(6, number)) == "PIK-16"
        assert refused(match, 1, Pass(number)) == "PIK-16"


def test_no_new_window_opens_for_a_card_whose_cancel_was_cancelled() -> None:  # PIK-16
    match = position(["7 6 1", "6 6", "6 1"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    cancel(match, 1, 6)
    cancel(match, 0, 6)
    steps = let_be(match, 1, 2)
    assert (match.view(0).stage, match.view(0).dice) == ("turn", (6, 3))
    resolved, flipped = match.tell(steps, 1)[-2:]
    assert resolved.works
    assert flipped.dice == (6, 3)


def test_a_steal_from_a_player_without_cards_does_nothing() -> None:  # PIK-16
    match = position(["4 9", "6", "8"])
    do(match, 0, Steal(4, 1))
    cancel(match, 1, 6)
    cancel(match, 0, 9)
    steps = let_be(match, 2)  # the window does not wait for the empty hand
    assert (match.view(0).stage, match.view(0).hands) == ("turn", (0, 0, 1))
    assert match.tell(steps, None)[-1] == FizzledEvent(0, 1)


def test_everybody_is_asked_whether_or_not_they_hold_a_cancel() -> None:  # PIK-17 ALL-3
    for others in (["6", "9"], ["1", "1"], ["?6", "?3"]):
        match = position(["7 2", *others], dice=(1, 3))
        do(match, 0, Flip(7, 0, 6))
        assert match.pending == Turn(frozenset({1, 2}), Timer("window-1", 5))
        assert match.view(0).asked == (1, 2)
        assert Pass(1) in match.legal(1)
        assert Pass(1) in match.legal(2)


@pytest.mark.parametrize("seconds", [1, 9, 60])
def test_the_table_chooses_the_reaction_time(seconds: int) -> None:  # PIK-17
    match = position(["7 2", "6"], reaction=seconds)
    do(match, 0, Flip(7, 0, 6))
    assert match.pending == Turn(frozenset({1}), Timer("window-1", seconds))
    for wrong in (0, 61):
        with pytest.raises(yakai.YakaiError, match="reaction"):
            yakai.new("pikit", seats=2, options={"reaction": wrong})


def test_a_window_closes_when_all_have_passed() -> None:  # PIK-17
    match = position(["7 2", "1", "1", "6"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    for seat in (3, 1):
        let_be(match, seat)
        assert match.view(0).stage == "window"
    let_be(match, 2)
    assert (match.view(0).stage, match.view(0).dice) == ("turn", (6, 3))


def test_a_window_closes_when_its_time_is_over_and_not_by_another_timer() -> None:  # PIK-17
    match = position(["7 6", "6 1", "1"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    cancel(match, 1, 6)
    with pytest.raises(NoTimer):
        match.expire("window-1")  # the first card's time
    with pytest.raises(NoTimer):
        rules.expire(match.state, "window-1")
    match.expire("window-2")
    assert (match.view(0).stage, match.view(0).dice) == ("turn", (1, 3))
    with pytest.raises(NoTimer):
        rules.expire(match.state, "window-2")


def test_nobody_sees_who_has_passed() -> None:  # PIK-17 ALL-3
    match = position(["7 2", "1", "6", "1"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    before = {seat: (match.view(seat), match.recall(seat)) for seat in (0, 1, 3)}
    spectator, pending = match.view(None), match.pending
    steps = let_be(match, 2)
    for seat in (0, 1, 3):
        assert (match.view(seat), match.recall(seat)) == before[seat]
        assert match.tell(steps, seat) == ()
    assert match.view(None) == spectator
    assert match.tell(steps, None) == ()
    assert match.pending == pending
    assert match.view(2).stance == "passed"


def test_a_pass_cannot_be_taken_back_until_the_next_card() -> None:  # PIK-17
    match = position(["7 7 2", "6 6", "1"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    let_be(match, 1)
    assert refused(match, 1, Cancel(6, 1)) == "PIK-17"
    assert refused(match, 1, Pass(1)) == "PIK-17"
    let_be(match, 2)
    do(match, 0, Flip(7, 0, 5))
    assert Cancel(6, 2) in match.legal(1)


def test_neither_a_discard_nor_a_pass_can_be_undone() -> None:  # PIK-17 ALL-3
    """Otherwise a refused undo would tell who has passed meanwhile."""
    tried = 0
    for seed in range(40):
        match = yakai.new("pikit", seats=3, options={"first": 0}, seed=seed)
        cards = match.legal(0).reroll  # type: ignore[attr-defined]
        if cards:
            match.play(0, Reroll(cards[0], "both"))
            for seat in (0, 1):
                with pytest.raises(yakai.YakaiError, match="cannot undo"):
                    match.undo(seat)
                match.play(1, Pass(1)) if seat == 0 else None
            tried += 1
    assert tried > 5


def test_one_may_always_pass_for_a_turn_and_nobody_learns_of_it() -> None:  # PIK-17 ALL-3
    match = position(["7 7 2", "6 6", "1"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    before = match.view(0), match.pending
    steps = let_be(match, 1, rest=True)
    assert (match.view(0), match.pending) == before
    assert match.tell(steps, 0) == match.tell(steps, 2) == match.tell(steps, None) == ()
    assert match.view(1).stance == "silent"
    let_be(match, 2)
    do(match, 0, Stop(), Rolled((1, 2)))
    assert match.view(1).stance == "open"


def with_a_standing_pass(hand: str) -> Match:
    """Seat 1, with these cards, lets everything be this turn; the second window of the turn is open."""
    match = position(["7 7 2", hand, "1"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    let_be(match, 1, rest=True)
    let_be(match, 2)
    do(match, 0, Flip(7, 0, 5))
    return match


@pytest.mark.parametrize("hand", ["6 6", "1", "?9"])
def test_who_always_passes_is_waited_for_until_the_pass_is_made(hand: str) -> None:  # PIK-17
    match = with_a_standing_pass(hand)
    assert match.pending == Turn(frozenset({1, 2}), Timer("window-2", 5))
    let_be(match, 2)
    assert match.view(0).stage == "window"
    action = standing(match.view(1))
    assert action == Pass(2)
    do(match, 1, action)
    assert (match.view(0).stage, match.view(0).dice) == ("turn", (5, 3))


def test_only_the_own_standing_pass_is_known_and_only_while_it_is_to_be_made() -> None:  # PIK-17 ALL-3
    match = with_a_standing_pass("6 6")
    assert rules.customs.standing is standing
    assert [standing(match.view(seat)) for seat in (None, 0, 1, 2)] == [None, None, Pass(2), None]
    steps = do(match, 1, Pass(2))
    assert standing(match.view(1)) is None
    assert match.view(1).stance == "silent"
    assert match.tell(steps, 0) == match.tell(steps, 2) == match.tell(steps, None) == ()


def test_a_standing_pass_looks_to_others_like_none() -> None:  # PIK-17 ALL-3
    always = with_a_standing_pass("6 6")
    once = position(["7 7 2", "6 6", "1"], dice=(1, 3))
    do(once, 0, Flip(7, 0, 6))
    let_be(once, 1, 2)
    do(once, 0, Flip(7, 0, 5))
    for seat in (None, 0, 2):
        assert always.view(seat) == once.view(seat)
    assert always.pending == once.pending


def test_a_standing_pass_ends_with_the_turn_and_does_not_bind_before_it_is_made() -> None:  # PIK-17
    match = with_a_standing_pass("6 6")
    assert {Cancel(6, 2), Pass(2)} <= set(match.legal(1))
    cancel(match, 1, 6)
    let_be(match, 0, 2)
    assert match.view(0).dice == (6, 3)
    do(match, 0, Stop(), Rolled((1, 2)))
    do(match, 1, Stop(), Rolled((1, 2)))
    assert match.view(1).stance == "open"


def test_a_window_does_not_close_at_once_because_all_others_always_pass() -> None:  # PIK-17
    match = position(["7 7 2", "6 6"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    let_be(match, 1, rest=True)
    do(match, 0, Flip(7, 0, 5))
    assert match.view(0).stage == "window"
    match.expire("window-2")
    assert match.view(0).dice == (5, 3)


def test_that_a_time_is_over_is_told_to_all_and_names_only_the_discard() -> None:  # PIK-17 ALL-3
    for others in (["6", "9"], ["1", "1"], ["?6", "?3"]):
        match = position(["7 2", *others], dice=(1, 3))
        do(match, 0, Flip(7, 0, 6))
        let_be(match, 2)
        steps = match.expire("window-1")
        for seat in (None, 0, 1, 2):
            assert match.tell(steps, seat) == (ExpiredEvent("window-1"), FlippedEvent(0, (6, 3)))


def test_a_pass_with_nothing_to_pass_says_so() -> None:  # PIK-16 ALL-4
    match = position(["7 2", "6"], dice=(1, 3))
    for answers in (0, 1):
        with pytest.raises(IllegalAction, match="PIK-16: pikit nothing to pass"):
            match.play(0, Pass(answers))
    do(match, 0, Flip(7, 0, 6))
    with pytest.raises(IllegalAction, match="PIK-16: pikit nothing to pass"):
        match.play(1, Pass(0))


def test_empty_hands_are_not_waited_for() -> None:  # PIK-17
    match = position(["7 2", "", "1", "m4"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    assert match.view(0).asked == (2, 3)
    let_be(match, 2, 3)
    assert match.view(0).dice == (6, 3)
    alone = position(["7 2", "", ""], dice=(1, 3))
    do(alone, 0, Flip(7, 0, 6))
    assert (alone.view(0).stage, alone.view(0).dice) == ("turn", (6, 3))


def test_on_one_screen_passes_are_asked_in_turn_order_without_a_clock() -> None:  # PIK-17
    match = position(["6", "6 1", "7 2", "1"], dice=(1, 3), turn=2, one_screen=True)
    do(match, 2, Flip(7, 0, 6))
    for seat in (3, 0, 1):
        assert match.pending == Turn(frozenset({seat}))
        assert refused(match, seat, Pass(1, True)) == "PIK-17"
        if seat != 1:
            let_be(match, seat)
    cancel(match, 1, 6)
    for seat in (2, 3, 0):
        assert match.pending == Turn(frozenset({seat}))
        let_be(match, seat)
    assert (match.view(0).stage, match.view(0).dice) == ("turn", (1, 3))


def test_everything_is_named_at_the_discard() -> None:  # PIK-18
    match = position(["9 2", "2", "6"], dice=(1, 3))
    for play in (Reroll(9, "second"), Steal(9, 2), Draw(9), Flip(9, 1, 6)):
        match = position(["9 2", "2", "6"], dice=(1, 3))
        steps = do(match, 0, play)
        for seat in (None, 1, 2):
            assert match.view(seat).chain[-1].play == play
            assert match.tell(steps, seat)[0].play == play


def test_a_die_is_turned_to_another_face() -> None:  # PIK-18
    match = position(["7", "2"], dice=(1, 3))
    assert refused(match, 0, Flip(7, 0, 1)) == "PIK-18"
    assert refused(match, 0, Flip(7, 1, 3)) == "PIK-18"
    for die, face in ((2, 4), (-1, 4), (0, 0), (0, 7)):
        assert refused(match, 0, Flip(7, die, face)) == "PIK-4"
    assert len([action for action in match.legal(0) if isinstance(action, Flip)]) == 10


def test_taking_raiding_and_specials_cannot_be_cancelled() -> None:  # PIK-19
    for dice, action, outcomes in (
        ((2, 6), Take((8,)), ()),
        ((4, 4), TakeMecha(), ()),
        ((3, 3), Raid(), (Stolen("kaiju", 3),)),
    ):
        match = position(["2", "6 9 m3 3", "6"], centre="8 8 1 1 1 2 2 2", dice=dice)
        do(match, 0, action, *outcomes)
        assert match.view(0).stage in ("refill", "roll")
        assert match.view(0).asked == ()
