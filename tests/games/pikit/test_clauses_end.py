"""The end of Pikit and what a player knows: pikit/text/rules.en.md, PIK-20 to PIK-23."""

from typing import Any

import pytest

import yakai
from tests.games.pikit.builders import cancel, do, give, let_be, numbers, position
from yakai.core.errors import IllegalAction
from yakai.core.game import Over
from yakai.core.log import Settled
from yakai.games.pikit import rules
from yakai.games.pikit.actions import (
    Action,
    Draw,
    Drawn,
    Flip,
    Pass,
    Raid,
    Refilled,
    Reroll,
    Rolled,
    Steal,
    Stolen,
    Stop,
    Take,
    TakeMecha,
)

# The end


def test_an_empty_deck_after_a_refill_gives_everybody_one_last_turn() -> None:  # PIK-20
    match = position(["2", "2", "2"], dice=(1, 3), turn=1, cards="9")
    do(match, 1, Take((1,)), Refilled((9,)))
    assert (match.view(0).ending, match.view(0).deck) == ("deck", 0)
    for seat in (2, 0, 1):
        assert match.result is None
        give(match, Rolled((2, 6)))
        assert match.view(0).turn == seat
        do(match, seat, Stop())
    assert match.result is not None
    assert match.result.reason == "deck"
    assert isinstance(match.pending, Over)


def test_an_empty_deck_after_a_draw_lets_the_turn_be_finished_first() -> None:  # PIK-20
    match = position(["5 2", "2"], dice=(1, 3), turn=0, cards="9")
    do(match, 0, Draw(5))
    let_be(match, 1)
    steps = give(match, Drawn(9))
    assert [type(event).__name__ for event in match.tell(steps, 1)] == ["DrewEvent", "LastTurnsEvent"]
    do(match, 0, Take((1,)))  # no refill any more
    turns = []
    while match.result is None:
        give(match, Rolled((6, 6)))
        turns.append(match.view(0).turn)
        do(match, turns[-1], Stop())
    assert turns == [1, 0]
    assert len(match.view(0).centre) == 7


def test_nothing_is_refilled_or_reshuffled_in_the_last_turns() -> None:  # PIK-20
    match = position(["2", "2"], dice=(1, 3), cards=0, ending="deck", left=1)
    discards = match.view(0).discards
    assert discards
    do(match, 0, Take((1,)), Rolled((2, 2)))
    do(match, 1, Take((2,)))
    assert (match.view(0).deck, len(match.view(0).centre), match.view(0).discards) == (0, 6, discards)


def test_cancelling_stays_open_until_the_last_turn_ends() -> None:  # PIK-20
    match = position(["7 2", "6 2"], dice=(1, 3), cards=0, ending="deck")
    do(match, 0, Flip(7, 0, 6))
    cancel(match, 1, 6)
    let_be(match, 0)
    assert match.view(0).dice == (1, 3)
    do(match, 0, Stop())
    assert match.result is not None


@pytest.mark.parametrize("seats", rules.seats)
def test_three_rounds_without_a_card_start_the_last_turns(seats: int) -> None:  # PIK-20
    match = yakai.new("pikit", seats=seats, seed=1)
    for turn in range(4 * seats):
        assert match.result is None
        assert (match.view(0).ending is None) == (turn < 3 * seats)
        match.play(match.view(0).turn, Stop())
    assert match.result is not None
    assert match.result.reason == "idle"


@pytest.mark.parametrize("action", [Take((1,)), TakeMecha(), Raid(), Reroll(2, "both")], ids=str)
def test_a_card_taken_or_discarded_starts_the_count_anew(action: Action) -> None:  # PIK-20
    dice = (4, 4) if isinstance(action, TakeMecha | Raid) else (1, 3)
    match = position(["2", "2 m4" if action == Raid() else "2"], dice=dice, idle=5)
    match.play(0, action)
    if match.view(0).stage == "window":
        match.play(1, Pass(1))
        match.play(0, Stop())
    assert match.view(0).ending is None
    assert match.view(0).idle == 0
    idle = position(["2", "2"], dice=dice, idle=5)
    idle.play(0, Stop())
    assert idle.view(0).ending == "idle"


def test_after_three_idle_rounds_the_deck_still_refills_and_the_last_turns_stay_as_many() -> None:  # PIK-20
    match = position(["2", "2"], dice=(1, 3), cards="9", ending="idle", left=1)
    do(match, 0, Take((1,)), Refilled((9,)), Rolled((1, 1)))
    assert (match.view(0).ending, match.view(0).left) == ("idle", 0)
    do(match, 1, Stop())
    assert match.result is not None
    assert match.result.reason == "idle"


def test_the_rulebooks_score_of_66() -> None:  # PIK-21
    match = position(["11 10 8 8 ?1 1 m4", "7 1"], wounds=[1, 0], cards=0, ending="deck")
    steps = match.play(0, Stop())
    assert match.result is not None
    assert match.result.scores == (39 + 15 + 15 - 3, 8)
    for seat in (None, 0, 1):
        sheet = match.view(seat).sheets[0]
        assert (sum(sheet.kaiju), sheet.mechas, sheet.bonus, sheet.wounds, sheet.score) == (
            39,
            (4,),
            15,
            1,
            66,
        )
        assert match.tell(steps, seat)[-1].sheets == match.view(seat).sheets


def test_most_points_win_then_fewer_cards_then_it_is_shared() -> None:  # PIK-22
    for hands, places in (
        (["9 9", "10 2", "8"], (1, 2, 3)),
        (["10", "8 2", "m1"], (2, 3, 1)),
        (["8 7", "m1", "10 5"], (2, 1, 2)),
        (["10 5", "11 4", "8 7"], (1, 1, 1)),
    ):
        match = position(hands, cards=0, ending="deck")
        do(match, 0, Stop())
        assert match.result is not None
        assert match.result.places == places


# What a player knows


def test_a_seat_knows_its_hand_and_all_that_lies_openly() -> None:  # PIK-23 ALL-3
    match = position(["2 ?5 m1", "?6 4 m2", "8"], wounds=[0, 2, 0], cards=9)
    view = match.view(0)
    assert view.hand == (2, 5)
    assert (view.hands, view.deck, view.wounds) == ((3, 3, 1), 9, (0, 2, 0))
    assert view.mechas == (0, 1, None, None, None, None)
    assert view.centre == numbers("1 2 3 4 5 6 7 8")
    assert view.dice == (1, 3)
    assert len(view.discards) == 53 - 8 - 9 - 5
    assert match.view(None).hand == ()


def test_cards_that_were_shown_when_gained_are_remembered_by_all() -> None:  # PIK-23
    match = position(["4 2", "?8 5"], dice=(1, 3), centre="4 1 1 1 2 2 2 2")
    do(match, 0, Steal(4, 1))
    let_be(match, 1)
    give(match, Stolen("kaiju", 8))
    do(match, 0, Take((4,)))
    for seat in (0, 1):
        assert match.recall(seat).shown == ((2, 4, 8), (5,))


def test_nobody_learns_whether_a_played_card_was_the_one_they_knew_of() -> None:  # PIK-23 ALL-3
    """Two worlds: the unseen card is a 7 as well, or not. Playing a 7 looks and is remembered alike."""
    seen = []
    for unseen, top in ((7, 1), (1, 7)):
        match = position([f"7 ?{unseen}", "2"], dice=(1, 3), cards=f"{top}")
        do(match, 0, Flip(7, 0, 6))
        seen.append((match.view(1), match.recall(1), match.view(None)))
    assert seen[0] == seen[1]
    assert seen[0][1].shown == ((), (2,))


def test_a_card_drawn_unseen_is_known_to_others_only_when_played_or_stolen() -> None:  # PIK-23 ALL-3
    match = position(["4 9", "?7 5"])
    assert match.recall(0).shown == ((4, 9), (5,))
    assert match.recall(1).shown == ((4, 9), (5,))
    do(match, 0, Steal(4, 1))
    let_be(match, 1)
    give(match, Stolen("kaiju", 7))
    assert match.recall(1).shown == ((7, 9), (5,))


def test_all_hands_are_shown_at_the_end() -> None:  # PIK-21 PIK-23
    match = position(["?2 4", "?8"], cards=0, ending="deck")
    do(match, 0, Stop())
    assert [sheet.kaiju for sheet in match.view(None).sheets] == [(2, 4), (8,)]


# What holds in all games


def test_every_random_result_is_in_the_log() -> None:  # ALL-2
    match = yakai.new("pikit", seats=2, seed=5)
    dealt, rolled = match.log
    assert isinstance(dealt, Settled)
    assert isinstance(rolled, Settled)
    assert match.view(0).hand == tuple(sorted(dealt.outcome.hands[0]))
    assert match.view(0).dice == rolled.outcome.dice


def test_an_illegal_action_changes_nothing_and_names_its_clause() -> None:  # ALL-4
    match = position(["2", "2"])
    before, entries = match.state, match.log
    with pytest.raises(IllegalAction, match="PIK-11"):
        match.play(0, Take((8,)))
    assert match.state is before
    assert match.log == entries


@pytest.mark.parametrize("action", ["dog", None, 7, object()])
def test_what_is_no_action_at_all_is_refused_by_the_rules_too(action: Any) -> None:  # ALL-4
    match = position(["2", "2"])
    with pytest.raises(IllegalAction, match="ALL-4: not an action of this game"):
        rules.act(match.state, 0, action)
