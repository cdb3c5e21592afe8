"""A turn of Pikit: pikit/text/rules.en.md, PIK-9 to PIK-15."""

from collections import Counter

import pytest

import yakai
from tests.games.pikit.builders import do, give, hand, let_be, numbers, position, refused
from yakai.core.errors import BadOutcome
from yakai.core.game import Chance
from yakai.games.pikit.actions import (
    Cancel,
    Draw,
    Drawn,
    Flip,
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
from yakai.games.pikit.view import RaidedEvent, StoleEvent

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
            assert match.tell(steps, seat) == (
                RaidedEvent(0, 1, 3),
                StoleEvent(0, 1, stolen.kind, stolen.number),
            )
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
