"""Every clause of docs/rules/pikit.md, by name."""

from collections import Counter
from typing import Any

import pytest

import yakai
from tests.games.pikit.builders import cancel, do, give, hand, let_be, numbers, position
from yakai.core.errors import BadOutcome, IllegalAction, NoTimer
from yakai.core.game import Chance, Over, Timer, Turn
from yakai.core.log import Settled
from yakai.core.match import Match
from yakai.games.pikit import rules
from yakai.games.pikit.actions import (
    Action,
    Cancel,
    Dealt,
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
from yakai.games.pikit.pieces import CANCELS, DRAWS, FLIPS, REROLLS, STEALS, deck
from yakai.games.pikit.state import Options
from yakai.games.pikit.view import DrewEvent, FizzledEvent, ResolvedEvent, StoleEvent, WoundedEvent


def refused(match: Match, seat: int, action: Action) -> str:
    """The clause by which this is refused, with nothing changed."""
    before = match.state
    with pytest.raises(IllegalAction) as error:
        match.play(seat, action)
    assert match.state is before
    assert action not in match.legal(seat)
    return error.value.clause


# Components


def test_there_are_53_kaiju_numbered_1_to_11() -> None:  # PIK-1
    cards = deck(3)
    assert len(cards) == 53
    assert Counter(cards) == {**dict.fromkeys(range(1, 9), 6), 9: 2, 10: 2, 11: 1}


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
    assert match.view(0).dice == (1, 3)  # named now, turned when nobody answers
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
        (["2", "2", "8"], (2, 2, 8)),  # nobody has one
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
    assert Counter(deck(2)) == {**dict.fromkeys(range(1, 9), 4), 9: 2, 10: 2, 11: 1}
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


def test_anybody_may_begin_or_whoever_the_host_picks() -> None:  # PIK-7 ALL-1
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


# A turn


def test_a_turn_begins_with_a_roll_of_both_dice() -> None:  # PIK-9
    match = position(["2", "2"], dice=(1, 3))
    do(match, 0, Stop())
    assert match.pending == Chance()
    give(match, Rolled((6, 5)))
    assert match.view(1).dice == (6, 5)
    assert (match.view(1).turn, match.view(1).stage) == (1, "turn")


def test_the_rulebooks_example_turn() -> None:  # PIK-9 PIK-10 PIK-11 PIK-15
    match = position(["2 5 8", "4"], centre="1 2 3 4 5 6 7 8", dice=(1, 3), cards="9 10")
    do(match, 0, Reroll(2, "both"))
    let_be(match, 1)
    give(match, Rolled((1, 6)))
    assert match.legal(0).takes == ((1,), (5,), (6,), (7,), (1, 6))  # type: ignore[attr-defined]
    do(match, 0, Take((7,)), Refilled((10,)))
    assert hand(match, 0) == (5, 7, 8)
    view = match.view(0)
    assert Counter(view.centre) == Counter(numbers("1 2 3 4 5 6 8 10"))
    assert (view.turn, view.deck) == (1, 1)


def test_any_number_of_cards_can_be_discarded_one_after_the_other() -> None:  # PIK-10
    match = position(["7 2 7 5", "1"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 2))
    let_be(match, 1)
    do(match, 0, Flip(7, 0, 3))
    let_be(match, 1)
    do(match, 0, Draw(5))
    let_be(match, 1)
    give(match, Drawn(9))
    assert match.view(0).dice == (3, 3)
    assert hand(match, 0) == (2, 9)
    assert match.view(1).discards[-3:] == (7, 7, 5)


def test_a_discard_goes_to_the_pile_at_once_and_works_when_nobody_answers() -> None:  # PIK-10
    match = position(["7", "2"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 2))
    assert match.view(1).discards[-1] == 7
    assert match.view(1).hands == (0, 1)
    assert match.view(1).dice == (1, 3)


@pytest.mark.parametrize("card", [1, 3, 8])
def test_ones_threes_and_eights_cannot_be_discarded(card: int) -> None:  # PIK-10
    match = position([f"{card} m1", "2"])
    for play in (Reroll(card, "both"), Steal(card, 1), Draw(card), Flip(card, 0, 6)):
        assert refused(match, 0, play) == "PIK-10"
    do(match, 0, Stop(), Rolled((1, 2)))
    do(match, 1, Reroll(2, "both"))
    assert refused(match, 0, Cancel(card, 1)) == "PIK-16"


def test_a_six_or_a_wild_as_a_six_is_only_an_answer() -> None:  # PIK-10
    match = position(["6 9 m1", "2"])
    for card in (6, 9):
        assert refused(match, 0, Cancel(card, 0)) == "PIK-16"
    assert not any(isinstance(action, Cancel) for action in match.legal(0))
    assert refused(match, 0, Reroll(6, "both")) == "PIK-4"


def test_a_card_that_is_not_in_the_hand_cannot_be_discarded() -> None:  # PIK-10
    match = position(["4 m2", "2"])
    assert refused(match, 0, Reroll(2, "both")) == "PIK-10"
    assert refused(match, 0, Flip(9, 0, 2)) == "PIK-10"


def test_a_steal_needs_another_player_with_a_card() -> None:  # PIK-10 PIK-14
    match = position(["4 5", "", "m3"])
    assert match.legal(0).targets == (2,)  # type: ignore[attr-defined]
    assert refused(match, 0, Steal(4, 1)) == "PIK-14"
    for nobody in (0, 3, -1):
        assert refused(match, 0, Steal(4, nobody)) == "PIK-10"
    alone = position(["4 9", "", ""])
    assert not any(isinstance(action, Steal) for action in alone.legal(0))


def test_a_draw_needs_a_card_in_the_deck() -> None:  # PIK-10
    match = position(["5 9", "2"], cards=0, ending="deck")
    for card in (5, 9):
        assert refused(match, 0, Draw(card)) == "PIK-10"


# Taking

TAKES: list[tuple[tuple[int, int], str, set[tuple[int, ...]]]] = [
    ((1, 6), "1 5 6 7 8 8 2 2", {(7,), (5,), (1,), (6,), (1, 6)}),
    ((6, 1), "1 5 6 7 8 8 2 2", {(7,), (5,), (1,), (6,), (1, 6)}),
    ((1, 6), "5 5 5 6 8 8 2 2", {(5,), (6,)}),
    ((2, 1), "1 2 3 4 4 4 4 4", {(1,), (2,), (3,), (1, 2)}),
    ((5, 6), "11 1 5 5 2 2 2 2", {(11,), (1,), (5,)}),
    ((3, 3), "3 3 6 6 1 1 1 1", {(3,), (3, 3), (6,)}),
    ((3, 3), "3 2 2 6 1 1 1 1", {(3,), (6,)}),
    ((6, 6), "1 2 3 4 5 7 8 9", set()),
    ((2, 5), "1 1 1 4 4 4 6 6", set()),
]


@pytest.mark.parametrize(("dice", "centre", "allowed"), TAKES)
def test_sum_or_difference_or_a_card_for_each_die(
    dice: tuple[int, int], centre: str, allowed: set[tuple[int, ...]]
) -> None:  # PIK-11 PIK-12
    tries = {(one,) for one in range(-1, 14)} | {(one, two) for one in range(1, 13) for two in range(1, 13)}
    for cards in tries | {(), (1, 2, 3)}:
        match = position(["2", "2"], centre=centre, dice=dice)
        if cards not in allowed:
            assert refused(match, 0, Take(cards)) == "PIK-11"
            continue
        assert Take(cards) in match.legal(0)
        do(match, 0, Take(cards))
        assert hand(match, 0) == tuple(sorted((2, *cards)))
        left = Counter(numbers(centre))
        left.subtract(cards)
        assert Counter(match.view(0).centre) == +left


def test_one_may_take_nothing() -> None:  # PIK-11
    match = position(["2", "2"], dice=(1, 6))
    do(match, 0, Stop(), Rolled((1, 1)))
    assert match.view(0).turn == 1
    assert match.view(0).hands == (1, 1)


def test_a_double_takes_its_mecha_from_the_table() -> None:  # PIK-11 PIK-13
    match = position(["2", "2"], dice=(4, 4))
    do(match, 0, TakeMecha(), Rolled((1, 1)))
    assert match.view(1).mechas == (None, None, None, 0, None, None)
    assert match.view(1).hands == (2, 1)


def test_without_a_double_there_is_no_mecha_to_take_or_raid() -> None:  # PIK-11
    match = position(["2", "2 m3"], dice=(3, 4))
    assert refused(match, 0, TakeMecha()) == "PIK-11"
    assert refused(match, 0, Raid()) == "PIK-11"


def test_a_mecha_in_a_hand_cannot_be_taken_and_one_on_the_table_not_raided() -> None:  # PIK-11
    match = position(["2 m5", "2 m3"], dice=(3, 3))
    assert refused(match, 0, TakeMecha()) == "PIK-11"
    assert refused(position(["2 m5", "2 m3"], dice=(2, 2)), 0, Raid()) == "PIK-11"
    own = position(["2 m5", "2 m3"], dice=(5, 5))
    assert refused(own, 0, Raid()) == refused(own, 0, TakeMecha()) == "PIK-11"


def test_a_double_whose_mecha_is_held_steals_a_random_card_of_that_player() -> None:  # PIK-11
    for stolen, mine, mechas in (
        (Stolen("kaiju", 8), (2, 8), (None, None, 1, None, None, None)),
        (Stolen("mecha", 3), (2,), (None, None, 0, None, None, None)),
    ):
        match = position(["2", "8 m3", "7"], dice=(3, 3))
        assert match.legal(0).raid == 1  # type: ignore[attr-defined]
        steps = do(match, 0, Raid(), stolen)
        assert hand(match, 0) == mine
        assert match.view(2).mechas == mechas
        for seat in (None, 1, 2):
            assert match.tell(steps, seat) == (StoleEvent(0, 1, stolen.kind, stolen.number),)
        give(match, Rolled((1, 1)))
        assert match.view(0).turn == 1


def test_there_is_no_card_for_the_difference_0_and_the_sum_12() -> None:  # PIK-12
    match = position(["2", "2"], dice=(6, 6), centre="1 2 3 4 5 6 6 8")
    assert match.legal(0).takes == ((6,), (6, 6))  # type: ignore[attr-defined]


def test_after_taking_the_turn_is_over() -> None:  # PIK-12
    match = position(["2 7 9", "2"], dice=(1, 3))
    match.play(0, Take((1,)))
    assert match.view(0).turn == 1
    with pytest.raises(yakai.YakaiError, match="not your turn"):
        match.play(0, Reroll(2, "both"))


def test_a_stolen_mecha_takes_its_token_along() -> None:  # PIK-13
    match = position(["4 2", "m3 m6", "m1"], dice=(1, 2))
    do(match, 0, Steal(4, 1))
    let_be(match, 1, 2)
    give(match, Stolen("mecha", 6))
    for seat in (None, 0, 1, 2):
        assert match.view(seat).mechas == (2, None, 1, None, None, 0)
        assert match.view(seat).hands == (2, 1, 1)


def test_the_centre_is_refilled_to_eight_and_the_turn_passes_clockwise() -> None:  # PIK-15 ALL-1
    match = position(["2", "2", "2"], centre="1 4 8 8 8 3 3 5", dice=(1, 4), cards="7 7 6 9", turn=2)
    do(match, 2, Take((1, 4)))
    assert match.pending == Chance()
    for wrong in ((7,), (7, 7, 6), (7, 8)):
        with pytest.raises(BadOutcome):
            give(match, Refilled(wrong))
    give(match, Refilled((7, 6)), Rolled((1, 1)))
    view = match.view(0)
    assert Counter(view.centre) == Counter(numbers("8 8 8 3 3 5 7 6"))
    assert (view.deck, view.turn) == (2, 0)


def test_a_deck_too_small_refills_what_it_can() -> None:  # PIK-15
    match = position(["2", "2"], centre="8 8 8 1 2 3 4 5", dice=(2, 6), cards="7 9")
    do(match, 0, Take((8,)), Refilled((7, 9)), Rolled((1, 1)))
    assert len(match.view(0).centre) == 7
    assert match.view(0).deck == 0


# Cancelling


def test_after_each_discard_all_others_may_answer() -> None:  # PIK-16 PIK-17
    match = position(["7 2", "6", "1", "3"], turn=0)
    do(match, 0, Flip(7, 0, 6))
    assert isinstance(match.pending, Turn)
    assert match.pending.seats == {1, 2, 3}
    with pytest.raises(yakai.YakaiError, match="not your turn"):
        match.play(0, Take((1,)))
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


def test_the_first_to_answer_counts_and_a_later_answer_is_too_late() -> None:  # PIK-16
    match = position(["7 2", "6 1", "6 1"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    first, second = Cancel(6, 1), Cancel(6, 1)
    do(match, 1, first)
    before, entries = match.state, match.log
    with pytest.raises(IllegalAction) as late:
        match.play(2, second)
    assert (late.value.clause, late.value.key) == ("PIK-16", "pikit-too-late")
    # The card stays in hand, and nothing has happened that anybody could learn of.
    assert match.state is before
    assert match.log == entries
    assert hand(match, 2) == (1, 6)
    do(match, 2, Cancel(6, 2))  # but the cancel can be answered, if that is what is meant


def test_an_answer_after_the_window_is_dropped_too() -> None:  # PIK-16
    match = position(["7 2", "6 1", "6 1"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    match.expire("window-1")
    with pytest.raises(yakai.YakaiError, match="not your turn"):
        match.play(1, Cancel(6, 1))
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


def test_a_steal_from_somebody_who_has_no_card_left_does_nothing() -> None:  # PIK-16
    match = position(["4 9", "6", "8"])
    do(match, 0, Steal(4, 1))
    cancel(match, 1, 6)
    cancel(match, 0, 9)
    steps = let_be(match, 2)  # nobody waits for the empty hand
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
        with pytest.raises(yakai.YakaiError, match="reaction is wrong"):
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
    """Else whether an undo is refused would tell who has passed meanwhile."""
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


def test_one_may_always_pass_for_a_turn_and_nobody_learns_of_it() -> None:  # PIK-17
    match = position(["7 7 2", "6 6", "1"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    before = match.view(0), match.pending
    steps = let_be(match, 1, rest=True)
    assert (match.view(0), match.pending) == before
    assert match.tell(steps, 0) == match.tell(steps, 2) == match.tell(steps, None) == ()
    assert match.view(1).stance == "silent"
    let_be(match, 2)
    do(match, 0, Flip(7, 0, 5))
    assert match.view(0).asked == (1, 2)  # the window looks as ever
    assert not match.legal(1)
    let_be(match, 2)
    assert match.view(0).stage == "turn"
    do(match, 0, Stop(), Rolled((1, 2)))
    assert match.view(1).stance == "open"


def test_a_window_does_not_close_at_once_because_all_others_always_pass() -> None:  # PIK-17
    match = position(["7 7 2", "6 6"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    let_be(match, 1, rest=True)
    do(match, 0, Flip(7, 0, 5))
    assert match.view(0).stage == "window"
    match.expire("window-2")
    assert match.view(0).dice == (5, 3)


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
