"""What a board shows beside the choices: why, what if, how much it is worth, and what happened before."""

from itertools import product

from tests.games.pikit.builders import cancel, do, let_be, position
from yakai.games.pikit import rules
from yakai.games.pikit.actions import Flip, Stop
from yakai.games.pikit.pieces import BENDS, FACES, MATCHING, WAYS, takes
from yakai.games.pikit.scoring import sheets
from yakai.games.pikit.state import Closed


def test_everything_that_can_be_taken_has_its_reason() -> None:  # PIK-11 PIK-12
    centre = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11)
    for dice in product(FACES, FACES):
        assert {way.cards for way in WAYS[dice]} == set(takes(centre, dice))


def test_the_reasons_are_those_of_the_table() -> None:  # PIK-11
    ways = {(way.by, way.cards) for way in WAYS[6, 3]}
    assert ways == {("both", (3, 6)), ("sum", (9,)), ("difference", (3,)), ("first", (6,)), ("second", (3,))}
    assert [way.cards for way in WAYS[6, 2] if way.together] == [(8,)]


def test_a_turned_die_matches_what_those_dice_match() -> None:  # PIK-4
    for dice in product(FACES, FACES):
        assert len(BENDS[dice]) == 10
        for bend in BENDS[dice]:
            assert bend.numbers == MATCHING[bend.dice][0]
            assert bend.dice[bend.die] == bend.face != dice[bend.die]


def test_only_who_could_turn_a_die_is_told_what_it_would_match() -> None:
    assert rules.legal(position(["7 1", "1"]).view(0)).bends
    assert not rules.legal(position(["1 2", "1"]).view(0)).bends


def test_what_a_hand_is_worth_now_is_its_score_without_the_bonus() -> None:  # PIK-21
    match = position(["1 5 ?7 m2", "3", "8"], wounds=(2, 0, 0))
    sheet = sheets(match.state)[0]
    assert match.view(0).worth == sheet.score - sheet.bonus == 13 + 15 - 6
    assert match.view(None).worth is None


def test_what_was_openly_gained_is_there_for_all_and_what_was_drawn_is_not() -> None:  # PIK-23
    match = position(["1 5 ?7", "3 ?9"])
    for seat in (0, 1, None):
        assert match.view(seat).shown == ((1, 5), (3,))


def test_the_last_chain_can_be_looked_at_again() -> None:  # PIK-16
    match = position(["7 2", "6 1", "6 1"])
    do(match, 0, Flip(7, 0, 6))
    cancel(match, 1, 6)
    cancel(match, 2, 6)
    chain = match.view(None).chain
    let_be(match, 0, 1)
    assert match.view(None).last == Closed(chain, (True, False, True))
    do(match, 0, Stop())
    assert match.view(1).last == Closed(chain, (True, False, True))
