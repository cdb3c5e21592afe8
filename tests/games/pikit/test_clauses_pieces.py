"""What there is in Pikit, what the numbers do, and how it is set up: pikit/text/rules.en.md, PIK-1 to PIK-8."""

from collections import Counter
from typing import Any

import pytest

import yakai
from tests.games.pikit.builders import cancel, do, give, hand, let_be, numbers, position, refused
from yakai.core.errors import BadOutcome
from yakai.core.game import Chance
from yakai.core.log import Settled
from yakai.games.pikit import rules
from yakai.games.pikit.actions import (
    Dealt,
    Draw,
    Drawn,
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
from yakai.games.pikit.pieces import DRAWS, FLIPS, REROLLS, STEALS, deck
from yakai.games.pikit.state import Options
from yakai.games.pikit.view import DrewEvent, StoleEvent, WoundedEvent

# Components


def test_there_are_53_kaiju_numbered_1_to_11() -> None:  # PIK-1
    cards = deck(3)
    assert len(cards) == 53
    assert Counter(cards) == {1: 6, 2: 6, 3: 6, 4: 6, 5: 6, 6: 7, 7: 7, 8: 6, 9: 1, 10: 1, 11: 1}


def test_a_kaiju_is_worth_its_number() -> None:  # PIK-1 PIK-21
    match = position(["9 10 11", "2"], ending="deck", cards=0)
    do(match, 0, Stop())
    assert match.result is not None
    assert match.result.scores == (30, 2)


def test_there_is_a_mecha_for_each_double_and_its_token_shows_who_holds_it() -> None:  # PIK-2
    for face in range(1, 7):
        match = position(["2", "2 4"], dice=(face, face))
        assert match.view(None).mechas == (None,) * 6
        do(match, 0, TakeMecha())
        for seat in (None, 0, 1):
            assert match.view(seat).mechas == tuple(0 if one == face else None for one in range(1, 7))
            assert match.view(seat).hands == (2, 2)


def test_a_mecha_is_worth_15() -> None:  # PIK-2 PIK-21
    match = position(["m1 m6", "2 m3"], ending="deck", cards=0)
    do(match, 0, Stop())
    assert match.result is not None
    assert match.result.scores == (30, 17)


def test_two_dice_with_six_sides() -> None:  # PIK-3
    seen = set()
    for seed in range(300):
        view = yakai.new("pikit", seats=2, seed=seed).view(None)
        seen.add(view.dice)
    assert seen == {(one, other) for one in range(1, 7) for other in range(1, 7)}
    match = position(["2", "2"], ending="deck", left=1, cards=0)
    do(match, 0, Stop())
    for dice in ((0, 3), (3, 7)):
        with pytest.raises(BadOutcome):
            give(match, Rolled(dice))


def test_wounds_never_run_out() -> None:  # PIK-3
    match = position(["4 4", "3 3"], wounds=[9, 0])
    for wounds in (10, 11):
        do(match, 0, Steal(4, 1))
        let_be(match, 1)
        give(match, Stolen("kaiju", 3))
        assert match.view(1).wounds == (wounds, 0)


# What the numbers do


@pytest.mark.parametrize(
    ("dice", "after"), [("first", (5, 3)), ("second", (1, 5)), ("both", (5, 5))]
)  # PIK-4: the 2
def test_a_two_rolls_one_die_or_both_again(dice: Any, after: tuple[int, int]) -> None:  # PIK-4 PIK-18
    match = position(["2 9", "5"], dice=(1, 3))
    do(match, 0, Reroll(2, dice))
    let_be(match, 1)
    assert match.pending == Chance()
    for wrong in {(5, 3), (1, 5), (5, 5)} - {after} if dice != "both" else set():
        with pytest.raises(BadOutcome):
            give(match, Rolled(wrong))
    give(match, Rolled(after))
    assert match.view(0).dice == after
    assert match.view(0).turn == 0
    assert match.view(0).stage == "turn"
    assert hand(match, 0) == (9,)


def test_a_reroll_leaves_the_other_die_alone_by_chance_too() -> None:  # PIK-4 PIK-18
    for seed in range(20):
        match = position(["2", "5"], dice=(1, 3))
        match.chance.seed(seed)
        match.play(0, Reroll(2, "second"))
        match.play(1, Pass(1))
        assert match.view(0).dice[0] == 1


def test_a_four_steals_a_random_card_that_all_see() -> None:  # PIK-4 PIK-14
    match = position(["4", "?8 5"])
    do(match, 0, Steal(4, 1))
    let_be(match, 1)
    steps = give(match, Stolen("kaiju", 8))
    assert (hand(match, 0), hand(match, 1)) == ((8,), (5,))
    for seat in (None, 0, 1):
        assert match.tell(steps, seat) == (StoleEvent(0, 1, "kaiju", 8),)
    assert match.recall(1).shown[0] == (8,)
    assert match.view(0).stage == "turn"


def test_only_what_the_hand_holds_can_be_stolen() -> None:  # PIK-4
    match = position(["4", "?8 5 m2"])
    do(match, 0, Steal(4, 1))
    let_be(match, 1)
    for stolen in (Stolen("kaiju", 7), Stolen("mecha", 3), Stolen("mecha", 9)):
        with pytest.raises(BadOutcome):
            give(match, stolen)


def test_a_five_draws_the_top_card_which_only_its_owner_sees() -> None:  # PIK-4 PIK-23 ALL-3
    match = position(["5 1", "2"], cards="10 11 11"[:5])
    do(match, 0, Draw(5))
    let_be(match, 1)
    steps = give(match, Drawn(11))
    assert hand(match, 0) == (1, 11)
    assert match.tell(steps, 0) == (DrewEvent(0, 11, 1),)
    for other in (None, 1):
        assert match.tell(steps, other) == (DrewEvent(0, None, 1),)
    assert match.view(1).hands == (2, 1)
    assert match.recall(1).shown == ((1,), (2,))


def test_a_six_cancels_what_another_has_just_discarded() -> None:  # PIK-4 PIK-16
    match = position(["4", "6 8 8"])
    do(match, 0, Steal(4, 1))
    cancel(match, 1, 6)
    assert match.view(0).stage == "turn"  # the thief has no card left to answer with
    assert match.view(None).hands == (0, 2)
    assert match.view(None).discards[-2:] == (4, 6)


def test_a_seven_turns_one_die_to_a_face_of_choice() -> None:  # PIK-4 PIK-18
    match = position(["7", "2"], dice=(1, 3))
    do(match, 0, Flip(7, 1, 6))
    assert match.view(0).dice == (1, 3)  # named now, turned when no player answers
    let_be(match, 1)
    assert match.view(0).dice == (1, 6)


@pytest.mark.parametrize("card", [9, 10, 11])
def test_a_wild_works_as_any_of_the_five(card: int) -> None:  # PIK-4
    for play, stage in (
        (Reroll(card, "both"), "reroll"),
        (Steal(card, 1), "steal"),
        (Draw(card), "draw"),
        (Flip(card, 0, 6), "turn"),
    ):
        match = position([f"{card} 1", "2"])
        do(match, 0, play)
        let_be(match, 1)
        assert match.view(0).stage == stage
        assert match.view(0).discards[-1] == card
    match = position(["2 1", f"{card}"])
    do(match, 0, Reroll(2, "both"))
    cancel(match, 1, card)
    let_be(match, 0)
    assert match.view(0).stage == "turn"


def test_every_other_card_does_only_its_own() -> None:  # PIK-4
    match = position(["1 2 3 4 5 6 7 8", "2"])
    for card in range(1, 9):
        for works, play in (
            (REROLLS, Reroll(card, "both")),
            (STEALS, Steal(card, 1)),
            (DRAWS, Draw(card)),
            (FLIPS, Flip(card, 0, 6)),
        ):
            assert (play in match.legal(0)) == (card in works)
            if card not in works:
                assert refused(match, 0, play) in ("PIK-4", "PIK-10")


def test_the_most_ones_bring_15_to_all_who_tie() -> None:  # PIK-4
    for hands, scores in (
        (["1 1", "1", "8"], (17, 1, 8)),
        (["1 1", "1 ?1", "8"], (17, 17, 8)),
        (["2", "2", "8"], (2, 2, 8)),  # no player has one
    ):
        match = position(hands, ending="deck", cards=0)
        do(match, 0, Stop())
        assert match.result is not None
        assert match.result.scores == scores


def test_a_stolen_three_is_discarded_and_wounds_the_thief() -> None:  # PIK-4 PIK-14
    match = position(["4", "3 5"])
    do(match, 0, Steal(4, 1))
    let_be(match, 1)
    steps = give(match, Stolen("kaiju", 3))
    assert (hand(match, 0), hand(match, 1)) == ((), (5,))
    assert match.view(0).wounds == (1, 0)
    assert match.view(0).discards[-2:] == (4, 3)
    assert match.tell(steps, None) == (StoleEvent(0, 1, "kaiju", 3), WoundedEvent(0, 1))


def test_a_three_wounds_in_a_raid_too_and_costs_3_at_the_end() -> None:  # PIK-4 PIK-14 PIK-21
    match = position(["8 8", "3 m2"], dice=(2, 2), ending="deck", cards=0)
    do(match, 0, Raid(), Stolen("kaiju", 3))
    assert match.result is not None
    assert match.result.scores == (16 - 3, 15)
    assert match.view(0).wounds == (1, 0)


def test_a_three_taken_from_the_centre_or_held_hurts_nobody() -> None:  # PIK-4
    match = position(["3 2", "2"], centre="3 3 3 1 1 1 2 2", dice=(1, 2))
    do(match, 0, Take((3,)))
    assert hand(match, 0) == (2, 3, 3)
    assert match.view(0).wounds == (0, 0)


def test_an_eight_from_the_centre_brings_all_other_eights() -> None:  # PIK-4
    match = position(["2", "2"], centre="8 1 8 2 8 3 4 5", dice=(2, 6))
    steps = do(match, 0, Take((8,)))
    assert hand(match, 0) == (2, 8, 8, 8)
    assert match.view(0).centre == (1, 2, 3, 4, 5)
    assert match.tell(steps, 1)[0].cards == (8, 8, 8)


def test_a_stolen_eight_comes_alone() -> None:  # PIK-4
    match = position(["4", "8 8"], centre="8 1 8 2 8 3 4 5")
    do(match, 0, Steal(4, 1))
    let_be(match, 1)
    give(match, Stolen("kaiju", 8))
    assert (hand(match, 0), hand(match, 1)) == ((8,), (8,))
    assert match.view(0).centre.count(8) == 3


# Setup


@pytest.mark.parametrize("seats", rules.seats)
def test_all_mechas_lie_on_the_table_at_first(seats: int) -> None:  # PIK-5
    assert yakai.new("pikit", seats=seats, seed=1).view(0).mechas == (None,) * 6


def test_two_players_leave_two_of_each_up_to_8_in_the_box() -> None:  # PIK-5 PIK-23
    assert Counter(deck(2)) == {1: 4, 2: 4, 3: 4, 4: 4, 5: 4, 6: 5, 7: 5, 8: 4, 9: 1, 10: 1, 11: 1}
    assert len(deck(3)) - len(deck(2)) == 16
    assert len(deck(4)) == 53
    view = yakai.new("pikit", seats=2, seed=1).view(1)
    assert Counter(view.removed) == dict.fromkeys(range(1, 9), 2)
    assert yakai.new("pikit", seats=3, seed=1).view(1).removed == ()
    assert view.deck + sum(view.hands) + len(view.centre) == 37


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(yakai.YakaiError, match="wrong number of seats"):
        yakai.new("pikit", seats=seats)


@pytest.mark.parametrize("seats", rules.seats)
def test_eight_cards_lie_in_the_centre(seats: int) -> None:  # PIK-6
    assert all(len(yakai.new("pikit", seats=seats, seed=seed).view(None).centre) == 8 for seed in range(9))


def test_any_player_may_begin_or_the_one_the_host_picks() -> None:  # PIK-7 ALL-1
    assert {yakai.new("pikit", seats=3, seed=seed).view(0).turn for seed in range(40)} == {0, 1, 2}
    for seed in range(9):
        assert yakai.new("pikit", seats=4, options={"first": 2}, seed=seed).view(0).turn == 2
    with pytest.raises(yakai.YakaiError, match="no such first player"):
        yakai.new("pikit", seats=2, options={"first": 2})


def test_everybody_draws_openly_until_the_sum_is_10_or_more() -> None:  # PIK-8
    for seed in range(30):
        match = yakai.new("pikit", seats=4, seed=seed)
        dealt = match.log[0]
        assert isinstance(dealt, Settled)
        assert isinstance(dealt.outcome, Dealt)
        for seat, cards in enumerate(dealt.outcome.hands):
            assert sum(cards) >= 10 > sum(cards[:-1])
            assert hand(match, seat) == tuple(sorted(cards))
            assert match.recall((seat + 1) % 4).shown[seat] == tuple(sorted(cards))


def test_the_rulebooks_first_hand_of_5_2_and_8() -> None:  # PIK-8
    undealt = rules.setup(2, Options())
    centre = numbers("1 2 3 4 5 6 7 8")
    state = rules.settle(undealt, Dealt(0, centre, (numbers("5 2 8"), numbers("10"))))
    assert rules.view(state, 0).hand == (2, 5, 8)
    for wrong in ("5 2", "5 2 8 1"):
        with pytest.raises(BadOutcome):
            rules.settle(undealt, Dealt(0, centre, (numbers(wrong), numbers("10"))))


def test_a_deal_that_cannot_be_is_refused() -> None:  # PIK-6 PIK-7 PIK-8
    centre, ten = numbers("1 2 3 4 5 6 7 8"), numbers("10")
    for dealt in (
        Dealt(0, centre[:7], (ten, ten)),
        Dealt(2, centre, (ten, ten)),
        Dealt(0, centre, (ten,)),
        Dealt(0, numbers("11 11 3 4 5 6 7 8"), (ten, ten)),
    ):
        with pytest.raises(BadOutcome):
            rules.settle(rules.setup(2, Options()), dealt)
    with pytest.raises(BadOutcome):
        rules.settle(rules.setup(2, Options(first=1)), Dealt(0, centre, (ten, ten)))
    with pytest.raises(BadOutcome):
        rules.settle(rules.setup(2, Options()), Rolled((1, 1)))
