"""A turn of Yokai: yokai/text/rules.en.md, YOK-7 to YOK-13."""

import pytest

import yakai
from tests.games.yokai.builders import (
    COLUMNS,
    MIXED,
    declare,
    draw,
    field,
    hint,
    move,
    peek,
    place,
    position,
    refused,
)
from yakai.games.yokai.actions import Declare, Draw, Move, Peek, Place
from yakai.games.yokai.field import SHAPES, is_one_piece, moves
from yakai.games.yokai.grid import BESIDE
from yakai.games.yokai.pieces import (
    CARDS,
)
from yakai.games.yokai.view import DrewEvent, PeekedEvent, PlacedEvent


def test_a_player_may_declare_instead_of_peeking() -> None:  # YOK-7
    match = position(*COLUMNS)
    assert Declare() in match.legal(0)
    declare(match)
    assert match.result is not None
    assert match.result.reason == "declared-won"


@pytest.mark.parametrize("stage", ["peek", "move", "hint"])
def test_once_a_card_is_peeked_at_it_is_too_late_to_declare(stage: str) -> None:  # YOK-7
    match = position(*COLUMNS)
    peek(match, 0)
    if stage != "peek":
        peek(match, 1)
    if stage == "hint":
        move(match, 3, (4, 3))
    assert match.state.stage == stage
    assert refused(match, Declare()) == "YOK-7"


def test_the_steps_come_in_their_order() -> None:  # YOK-7 YOK-8 YOK-9 YOK-10
    match = position(waiting="k")
    assert refused(match, Move(0, (4, 0))) == "YOK-8"
    assert refused(match, Draw()) == "YOK-8"
    peek(match, 0)
    assert refused(match, Place(0, 0)) == "YOK-8"
    peek(match, 1)
    assert refused(match, Peek(2)) == "YOK-8"
    assert refused(match, Draw()) == "YOK-9"
    move(match, 3, (4, 1))
    assert refused(match, Peek(2)) == "YOK-8"
    assert refused(match, Move(2, (4, 0))) == "YOK-9"
    place(match, 0, 3)
    assert match.view(None).turn == 1


def test_two_different_yokai_are_peeked_at_one_after_the_other() -> None:  # YOK-8
    match = position("kwor", "kkkw", "wwoo", "orrr")
    peek(match, 5)
    assert match.view(0).faces[5] == "kitsune"
    assert refused(match, Peek(5)) == "YOK-8"
    peek(match, 15)
    assert match.view(0).faces[15] == "rokurokubi"
    assert match.view(0).stage == "move"
    for card in (-1, 16):
        assert refused(position(), Peek(card)) == "YOK-8"


def test_only_the_player_who_peeks_sees_the_face() -> None:  # YOK-8 ALL-3
    match = position("kwor", "kkkw", "wwoo", "orrr", seats=3)
    steps = peek(match, 5)
    assert match.tell(steps, 0) == (PeekedEvent(0, 5, "kitsune"),)
    for other in (1, 2, None):
        assert match.tell(steps, other) == (PeekedEvent(0, 5, None),)
        assert match.view(other).faces == (None,) * 16
        assert match.view(other).peeked == (5,)


def test_a_face_that_another_has_seen_is_not_told_again() -> None:  # YOK-8 YOK-15
    match = position(known={5: (1,)})
    assert match.tell(peek(match, 5), 1) == (PeekedEvent(0, 5, None),)


def test_covered_yokai_are_not_peeked_at() -> None:  # YOK-8 YOK-12
    assert refused(position(covers={5: "k"}), Peek(5)) == "YOK-12"


# Ten cards in a row above six: the row's ends are free, its middle holds on below.
#   0 1 2 3 4 5 6 7 8 9
#       a b c d e f
LEDGE = ("kworkworkw", "..orkwor")


def test_a_card_goes_wherever_all_are_one_piece_again() -> None:  # YOK-9
    match = position(*LEDGE, stage="move", peeked=(0, 1))
    assert match.legal(0).moves.allow(0, (-40, 3)) is False  # type: ignore[attr-defined]
    for to, fine in (
        ((1, 1), True),  # beside card 1
        ((4, -1), True),
        ((2, 2), True),
        ((-1, 0), False),  # only beside itself
        ((0, 1), False),
        ((10, 0), True),
        ((10, 1), False),  # a corner of card 9
        ((4, 0), False),  # taken
        ((0, 0), False),  # where it lies
        ((7, 4), False),  # far off
    ):
        assert (Move(0, to) in match.legal(0)) == fine, to
        if not fine:
            assert refused(match, Move(0, to)) == "YOK-9"
    for card in (-1, 16):
        assert refused(match, Move(card, (0, 1))) == "YOK-9"
    move(match, 0, (4, -1))
    assert match.view(1).cells[0] == (4, -1)


def test_nothing_may_be_left_hanging_on_a_corner() -> None:  # YOK-9
    match = position(*LEDGE, stage="move", peeked=(0, 1))
    # Without card 1 its neighbour 0 would be alone, unless card 1 joins the two again from elsewhere.
    assert not match.legal(0).moves.allow(1, (4, -1))  # type: ignore[attr-defined]
    assert refused(match, Move(1, (4, -1))) == "YOK-9"
    assert refused(match, Move(1, (0, 1))) == "YOK-9"


def test_a_card_that_holds_the_field_together_may_do_so_from_another_cell() -> None:  # YOK-9
    match = position("kwork...", "k......", "wworork", "....wor", stage="move", peeked=(0, 1))
    joint = match.view(0).cells.index((0, 1))
    assert not is_one_piece(cell for cell in match.view(0).cells if cell != (0, 1))
    for x in (1, 2, 3, 4):
        assert Move(joint, (x, 1)) in match.legal(0)
    assert refused(match, Move(joint, (5, 1))) == "YOK-9"
    assert refused(match, Move(joint, (0, -1))) == "YOK-9"
    move(match, joint, (3, 1))
    assert is_one_piece(match.view(0).cells)


def test_the_legal_moves_are_those_that_a_flood_fill_finds() -> None:  # YOK-9
    shapes = {SHAPES["stairs"], SHAPES["carp"], tuple((x, 0) for x in range(16))}
    for seed in range(4):
        match = yakai.new("yokai", seats=4, seed=seed)
        while match.result is None:
            seat = match.state.turn
            match.play(seat, match.legal(seat).sample(match.chance))
            shapes.add(match.state.cells)
    bridges = 0
    for cells in shapes:
        around = {cell for one in cells for cell in BESIDE[one]} - set(cells)
        found = {
            (card, cell)
            for card in CARDS
            for cell in around
            if is_one_piece([*cells[:card], cell, *cells[card + 1 :]])
        }
        assert set(moves(cells)) == found
        assert len(moves(cells)) == len(list(moves(cells))) == len(found)
        bridges += len(moves(cells).bridges)
    assert len(shapes) > 30
    assert bridges > 20


def test_the_grid_has_no_bounds() -> None:  # YOK-5 YOK-9
    match = position(pile=9)
    for turn in range(8):
        peek(match, 0, 1)
        free = [(cell[0], card) for card, cell in match.legal(match.state.turn).moves]  # type: ignore[attr-defined]
        to = min(free)[0]
        card, cell = next(one for one in match.legal(match.state.turn).moves if one[1][0] == to)  # type: ignore[attr-defined]
        move(match, card, cell)
        draw(match)
        assert min(x for x, _ in match.view(0).cells) == -1 - turn
    far = position("." * 5000 + "kwor", *["." * 5000 + row for row in MIXED[1:]], stage="move", peeked=(0, 1))
    move(far, 0, (5004, 0))


# All but the ends of this row of sixteen hold it together.
ROW = ("kworkworkworkwor",)


def test_covered_cards_do_not_move() -> None:  # YOK-9 YOK-12
    match = position(*ROW, stage="move", peeked=(3, 4), covers={0: "k"})
    assert refused(match, Move(0, (5, 1))) == "YOK-12"
    assert {card for card, _ in match.legal(0).moves} == {15}  # type: ignore[attr-defined]


def test_without_a_possible_move_the_step_is_skipped() -> None:  # YOK-9
    match = position(*ROW, covers={0: "k", 15: "r"}, waiting="w", known={3: (0,)})
    steps = peek(match, 3, 4)
    assert [event.__struct_config__.tag for event in match.tell(steps, 1)] == ["peeked", "peeked", "stuck"]
    view = match.view(0)
    assert view.stage == "hint"
    assert view.faces[3:5] == ("rokurokubi", "kitsune")
    place(match, 0, 5)
    assert match.view(0).faces == (None,) * 16


def test_a_hint_is_turned_up_for_all_to_see() -> None:  # YOK-10
    match = position(stage="hint", waiting="k ow", pile="r")
    steps = draw(match)
    assert match.tell(steps, None) == (DrewEvent(0, hint("r"), 0),)
    for seat in (None, 0, 1):
        assert match.view(seat).hints == (hint("k"), hint("ow"), hint("r"))
        assert (match.view(seat).waiting, match.view(seat).pile) == (3, 0)
    assert match.view(0).turn == 1


def test_or_one_of_the_waiting_hints_goes_on_a_yokai() -> None:  # YOK-10
    match = position(stage="hint", waiting="k ow r")
    steps = place(match, 1, 7)
    view = match.view(None)
    assert match.tell(steps, 1) == (PlacedEvent(0, 7, hint("ow"), 2),)
    assert view.hints == (hint("k"), hint("r"))
    assert [(cover.card, cover.hint) for cover in view.covers] == [(7, hint("ow"))]
    for one in (-1, 3):
        assert refused(position(stage="hint", waiting="k ow r"), Place(one, 7)) == "YOK-10"
    for card in (-1, 16):
        assert refused(position(stage="hint", waiting="k ow r"), Place(0, card)) == "YOK-10"


@pytest.mark.parametrize("letters", ["k", "w", "o", "r", "kw", "wor"])
def test_a_wrong_hint_is_taken_like_a_right_one(letters: str) -> None:  # YOK-11
    right, wrong = (
        position(*rows, stage="hint", waiting=letters, known={0: (0,)}, seats=3)
        for rows in (COLUMNS, COLUMNS)
    )
    card = {family: at for at, family in enumerate(field(*COLUMNS)[1])}
    shown = hint(letters).families
    fits = next(at for family, at in card.items() if family in shown)
    fits_not = next(at for family, at in card.items() if family not in shown)
    told = []
    for match, at in ((right, fits), (wrong, fits_not)):
        assert Place(0, at) in match.legal(0)
        steps = place(match, 0, at)
        told.append([(event.hint, event.waiting) for event in match.tell(steps, 0)])
        assert match.view(0).end is None
        assert match.result is None
    assert told[0] == told[1]


def test_one_hint_a_yokai_and_it_stays() -> None:  # YOK-12
    match = position(stage="hint", covers={5: "k"}, waiting="w o")
    assert refused(match, Place(0, 5)) == "YOK-12"
    place(match, 0, 6)
    assert [cover.card for cover in match.view(0).covers] == [5, 6]
    assert refused(match, Peek(6)) == "YOK-12"


def test_without_a_waiting_hint_there_is_only_turning() -> None:  # YOK-13
    match = position(stage="hint")
    assert list(match.legal(0)) == [Draw()]
    assert refused(match, Place(0, 3)) == "YOK-13"


def test_with_an_empty_pile_there_is_only_placing() -> None:  # YOK-13
    match = position(stage="hint", waiting="k r", pile=0)
    assert all(isinstance(action, Place) for action in match.legal(0))
    assert refused(match, Draw()) == "YOK-13"
