"""Every clause of docs/rules/yokai.md, by name."""

from collections import Counter
from itertools import combinations

import msgspec
import pytest

import yakai
from tests.games.yokai.builders import (
    COLUMNS,
    MIXED,
    declare,
    draw,
    field,
    hint,
    link,
    move,
    peek,
    place,
    position,
)
from yakai.core.errors import BadOption, BadOutcome, CannotUndo, IllegalAction, OutOfTurn
from yakai.core.game import Over
from yakai.core.log import Settled
from yakai.core.match import Match
from yakai.games.yokai import rules
from yakai.games.yokai.actions import Action, Dealt, Declare, Draw, Drawn, Move, Peek, Place
from yakai.games.yokai.ending import Sheet, grade
from yakai.games.yokai.field import BESIDE, SHAPES, Cell, has_shape, is_one_piece, moves, outline, touch
from yakai.games.yokai.pieces import (
    CARDS,
    COLOURS,
    FAMILIES,
    GOAL_CARDS,
    GOALS,
    HINTS,
    LINKS,
    SQUARE,
    YOKAI,
    Family,
    Goal,
    Grade,
)
from yakai.games.yokai.state import Options
from yakai.games.yokai.view import DealtEvent, DrewEvent, EndedEvent, PeekedEvent, PlacedEvent, ShownEvent


def refused(match: Match, action: Action) -> str:
    """The clause by which an action of whoever's turn it is is refused; nothing changes."""
    before = match.state
    with pytest.raises(IllegalAction) as error:
        match.play(match.state.turn, action)
    assert match.state is before
    assert action not in match.legal(match.state.turn)
    return error.value.clause


# Cards


def test_there_are_four_families_of_four_with_a_colour_each() -> None:  # YOK-1
    assert Counter(yokai.family for yokai in YOKAI) == dict.fromkeys(FAMILIES, 4)
    assert COLOURS == {"kitsune": "red", "kappa": "green", "oni": "blue", "rokurokubi": "purple"}


def test_there_is_a_hint_for_every_one_two_and_three_colours() -> None:  # YOK-2
    assert len(HINTS) == len(set(HINTS)) == 14
    for size, count in ((1, 4), (2, 6), (3, 4)):
        of_size = {frozenset(hint.families) for hint in HINTS if len(hint.families) == size}
        assert of_size == set(map(frozenset, combinations(FAMILIES, size)))
        assert len(of_size) == count


def test_there_is_a_link_for_every_pair_and_six_shapes_on_three_cards() -> None:  # YOK-3
    assert {frozenset(link.families) for link in LINKS} == set(map(frozenset, combinations(FAMILIES, 2)))
    assert len(LINKS) == 6
    assert len(GOAL_CARDS) == 3
    assert Counter(side for card in GOAL_CARDS for side in card) == dict.fromkeys(GOALS, 1)


def test_the_pyramid_has_rows_of_one_three_five_and_seven() -> None:  # YOK-4
    rows: dict[int, list[int]] = {}
    for x, y in SHAPES["pyramid"]:
        rows.setdefault(y, []).append(x)
    assert [sorted(row) for _, row in sorted(rows.items())] == [
        [3],
        [2, 3, 4],
        [1, 2, 3, 4, 5],
        [0, 1, 2, 3, 4, 5, 6],
    ]


@pytest.mark.parametrize("goal", GOALS)
def test_a_shape_is_one_piece_of_sixteen(goal: Goal) -> None:  # YOK-4
    assert len(set(SHAPES[goal])) == 16
    assert is_one_piece(SHAPES[goal])


def test_no_two_shapes_are_the_same_turned_or_mirrored() -> None:  # YOK-4
    assert len({outline(cells) for cells in SHAPES.values()}) == 6


def test_a_turned_mirrored_and_shifted_shape_is_the_same_shape() -> None:  # YOK-4 YOK-25
    carp = SHAPES["carp"]
    for turned in (
        [(-y + 90, x - 7) for x, y in carp],
        [(-x, y) for x, y in carp],
        [(y, x) for x, y in carp],
    ):
        assert has_shape(turned, "carp")
        assert not has_shape(turned, "stairs")


def fillings(cells: frozenset[Cell]) -> list[list[frozenset[Cell]]]:
    """All ways to split cells into groups of four that are one piece each."""
    if not cells:
        return [[]]
    groups = {frozenset({min(cells)})}
    for _ in range(3):
        groups = {
            group | {cell}
            for group in groups
            for one in group
            for cell in BESIDE[one]
            if cell in cells - group
        }
    return [[group, *rest] for group in groups for rest in fillings(cells - group)]


@pytest.mark.parametrize("goal", GOALS)
def test_a_shape_can_be_filled_so_that_any_four_links_hold(goal: Goal) -> None:  # YOK-4
    pairs = [
        sum(touch(one, other) for one, other in combinations(groups, 2))
        for groups in fillings(frozenset(SHAPES[goal]))
    ]
    # Five pairs touch: name the two families that do not after a pair without a link.
    assert max(pairs) >= 5
    for links in combinations(LINKS, 4):
        assert set(LINKS) - set(links)


# Setup


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_yokai_lie_face_down_in_a_square(seats: int) -> None:  # YOK-5
    match = yakai.new("yokai", seats=seats, seed=1)
    view = match.view(0)
    assert view.cells == SQUARE == tuple((x, y) for y in range(4) for x in range(4))
    assert all(match.view(seat).faces == (None,) * 16 for seat in (None, *range(seats)))
    assert Counter(face.reveal() for face in match.state.faces) == Counter(YOKAI)


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(yakai.YakaiError, match="wrong number of seats"):
        yakai.new("yokai", seats=seats)


def sizes(match: Match) -> tuple[int, ...]:
    """How many hints of one, two and three colours are in the pile."""
    count = Counter(len(hint.families) for hint in match.state.pile.reveal())
    return count[1], count[2], count[3]


@pytest.mark.parametrize(("seats", "counts"), [(2, (2, 3, 2)), (3, (2, 4, 3)), (4, (3, 4, 3))])
def test_the_pile_has_so_many_hints_of_each_kind(seats: int, counts: tuple[int, ...]) -> None:  # YOK-6
    piles = set()
    for seed in range(20):
        match = yakai.new("yokai", seats=seats, seed=seed)
        assert sizes(match) == counts
        assert match.view(0).pile == sum(counts)
        assert Counter([*match.state.pile.reveal(), *match.state.box.reveal()]) == Counter(HINTS)
        piles.add(match.state.pile.reveal())
    assert len(piles) > 10


def test_the_host_may_pick_who_begins_and_turns_go_clockwise() -> None:  # ALL-1
    assert {yakai.new("yokai", seats=3, seed=seed).view(0).turn for seed in range(40)} == {0, 1, 2}
    match = yakai.new("yokai", seats=3, options={"first": 2}, seed=1)
    order = []
    for _ in range(4):
        order.append(match.view(0).turn)
        peek(match, 0, 1)
        move(match, *next(iter(match.legal(order[-1]).moves)))  # type: ignore[attr-defined]
        draw(match)
    assert order == [2, 0, 1, 2]
    with pytest.raises(BadOption, match="no such first player"):
        yakai.new("yokai", seats=3, options={"first": 3})


# A turn


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


def test_only_whoever_peeks_sees_the_face() -> None:  # YOK-8 ALL-3
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


# Silence


def test_a_table_is_silent_and_no_action_carries_words() -> None:  # YOK-14
    assert rules.customs.silent
    for kind in (Declare, Peek, Move, Draw, Place):
        fields = {field.name: field.type for field in msgspec.structs.fields(kind)}
        assert set(fields.values()) <= {int, Cell}


def test_a_peeked_face_is_shown_until_a_card_is_moved() -> None:  # YOK-15 YOK-28
    match = position("kwor", "kkkw", "wwoo", "orrr")
    peek(match, 5, 10)
    assert match.view(0).faces[5] == "kitsune"
    assert match.view(0).faces[10] == "oni"
    move(match, 5, (4, 0))
    for seat in (0, 1, None):
        assert match.view(seat).faces == (None,) * 16
    assert match.recall(0).faces[5] == "kitsune"
    assert match.recall(0).faces[10] == "oni"
    assert match.recall(1).faces == (None,) * 16
    draw(match)
    assert match.view(0).faces == (None,) * 16


def test_taking_a_move_back_does_not_show_the_faces_again() -> None:  # YOK-15
    match = yakai.new("yokai", seats=2, seed=1, options={"first": 0})
    peek(match, 5, 10)
    move(match, 5, (4, 0))
    with pytest.raises(CannotUndo):
        match.undo(0)
    draw(match)
    peek(match, 5, 10)
    move(match, 5, (4, 1))
    place(match, 0, 5)
    with pytest.raises(CannotUndo):
        match.undo(1)  # a placed hint never moves (YOK-12)
    assert match.view(1).faces == (None,) * 16


def test_the_notebook_keeps_own_peeks_also_on_cards_that_moved() -> None:  # YOK-15
    assert Options().notebook is False
    match = position("kwor", "kkkw", "wwoo", "orrr", options=Options(notebook=True))
    peek(match, 5, 10)
    move(match, 5, (4, 0))
    draw(match)
    view = match.view(0)
    assert view.faces[5] == "kitsune"
    assert view.cells[5] == (4, 0)
    assert view.faces[10] == "oni"
    assert sum(face is not None for face in view.faces) == 2
    assert match.view(1).faces == (None,) * 16
    assert match.view(None).faces == (None,) * 16


# The end


def test_the_game_ends_when_somebody_declares() -> None:  # YOK-16
    match = position(*MIXED, pile=5, waiting="k")
    steps = declare(match)
    assert isinstance(match.pending, Over)
    assert [event.__struct_config__.tag for event in match.tell(steps, 1)] == ["declared", "shown", "ended"]
    assert match.view(1).end.how == "declared"


def test_the_game_ends_when_the_pile_is_empty_and_no_hint_waits() -> None:  # YOK-16
    match = position(*COLUMNS, stage="hint", waiting="k", pile=0)
    steps = place(match, 0, 0)
    assert match.view(1).end.how == "exhausted"
    assert [event.__struct_config__.tag for event in match.tell(steps, 1)] == ["placed", "shown", "ended"]
    for waiting, pile in (("k w", 0), ("k", 1)):
        match = position(*COLUMNS, stage="hint", waiting=waiting, pile=pile)
        place(match, 0, 0)
        assert match.result is None
    match = position(*COLUMNS, stage="hint", pile="k")
    draw(match)  # the pile is empty, but this one waits
    assert match.result is None


GROUPS: list[tuple[tuple[str, ...], tuple[Family, ...]]] = [
    # The square's four columns, and a field of another form: both right.
    (COLUMNS, ()),
    (("kk", "kkww", "..wwoo", "....oorr", "......rr"), ()),
    (("..k", ".kkk", "wwooo", "wworrrr"), ()),
    # A kitsune has slipped in among the kappa.
    (("kwor", "kkor", "wwor", "wkor"), ("kitsune", "kappa")),
    (("kkkw", "wwwk", "oorr", "oorr"), ("kitsune", "kappa")),
    # Two and two that only meet at a corner.
    (("kkww", "wwkk", "oorr", "oorr"), ("kitsune", "kappa")),
    (MIXED, FAMILIES),
]


@pytest.mark.parametrize(("rows", "apart"), GROUPS)
def test_each_family_must_be_one_group(rows: tuple[str, ...], apart: tuple[Family, ...]) -> None:  # YOK-17
    match = position(*rows, seats=3)
    steps = declare(match)
    end = match.view(1).end
    assert end.apart == apart
    assert end.yokai == field(*rows)[1]
    assert match.view(1).cells == field(*rows)[0]
    assert match.result is not None
    assert match.result.places == ((2, 2, 2) if apart else (1, 1, 1))
    assert match.result.reason == ("declared-lost" if apart else "declared-won")
    assert ShownEvent(end) in match.tell(steps, None)


def test_everybody_sees_all_faces_in_the_end() -> None:  # YOK-17
    match = position(*MIXED, links={0: "kw"}, options=Options(links="first"))
    declare(match)
    for seat in (None, 0, 1):
        assert match.view(seat).end.yokai == field(*MIXED)[1]
        assert match.view(seat).end.links == (link("kw"), None)


@pytest.mark.parametrize(
    ("links", "goal", "won"),
    [
        ({0: "kw"}, None, True),
        ({0: "ko"}, None, False),
        ({0: "kw", 1: "wo"}, None, True),
        ({0: "kw", 1: "kr"}, None, False),
        ({}, "lantern", False),
        ({0: "kw"}, "lantern", False),
    ],
)
def test_links_and_goal_must_hold_too(links: dict[int, str], goal: Goal | None, won: bool) -> None:  # YOK-18
    match = position(*COLUMNS, links=links, goal=goal)
    declare(match)
    assert match.view(0).end.won == won
    assert match.view(0).end.apart == ()
    assert match.result is not None
    assert match.result.reason == ("declared-won" if won else "declared-lost")


def test_right_hints_wrong_ones_and_hints_in_the_pile_make_the_score() -> None:  # YOK-19
    match = position(*COLUMNS, covers={0: "k", 1: "wo", 2: "kw", 3: "wor", 5: "r"}, waiting="o kor", pile=2)
    steps = declare(match)
    end = match.view(0).end
    assert (end.right, end.wrong, end.left, end.score) == (3, 2, 2, 3 - 2 + 10)
    assert match.result is not None
    assert match.result.scores == (11, 11)
    assert match.tell(steps, 0)[-1] == EndedEvent(match.result, "magnificent")


def test_a_lost_game_scores_nothing() -> None:  # YOK-19
    match = position(*MIXED, covers={0: "k"}, pile=3)
    steps = declare(match)
    assert match.result is not None
    assert match.result.scores == (0, 0)
    assert match.view(0).end.grade is None
    assert match.tell(steps, 0)[-1] == EndedEvent(match.result, None)


GRADED: list[tuple[int, int, Grade]] = [
    (2, -7, "honourable"),
    (2, 0, "honourable"),
    (2, 7, "honourable"),
    (2, 8, "magnificent"),
    (2, 11, "magnificent"),
    (2, 12, "legendary"),
    (3, 9, "honourable"),
    (3, 10, "magnificent"),
    (3, 15, "magnificent"),
    (3, 16, "legendary"),
    (4, 10, "honourable"),
    (4, 11, "magnificent"),
    (4, 18, "magnificent"),
    (4, 19, "legendary"),
    (4, 50, "legendary"),
]


@pytest.mark.parametrize(("seats", "score", "expected"), GRADED)
def test_the_grade_goes_by_score_and_players(seats: int, score: int, expected: Grade) -> None:  # YOK-20
    assert grade(score, seats) == expected


def test_the_grade_stands_in_the_view() -> None:  # YOK-20
    match = position(*COLUMNS, pile=3)
    declare(match)
    assert match.view(None).end.grade == "legendary"
    match = position(*COLUMNS, covers={0: "w", 1: "k"}, pile=0, waiting="o")
    declare(match)
    assert (match.view(None).end.score, match.view(None).end.grade) == (-2, "honourable")


# Levels


def test_the_first_level_has_no_link_no_goal_and_open_hints() -> None:  # YOK-21
    view = yakai.new("yokai", seats=4, seed=1).view(0)
    assert (view.linked, view.link, view.goal) == ((), None, None)
    assert view.options == Options()
    assert Options().level == 1


def test_the_first_player_alone_gets_a_link() -> None:  # YOK-22
    for seed in range(20):
        match = yakai.new("yokai", seats=3, options={"links": "first"}, seed=seed)
        first = match.view(None).first
        assert match.view(first).link in LINKS
        assert match.view(None).linked == (first,)
        for other in {None, 0, 1, 2} - {first}:
            assert match.view(other).link is None
            assert match.view(other).linked == (first,)


def test_a_link_is_told_to_its_holder_only() -> None:  # YOK-22 ALL-3
    match = Match(rules, 3, Options(first=1, links="first"), deal=False)
    steps = match.accept(match.settle())
    own = match.view(1).link
    assert match.tell(steps, 1) == (DealtEvent(1, None, (1,), own),)
    for other in (0, 2, None):
        assert match.tell(steps, other) == (DealtEvent(1, None, (1,), None),)


def test_with_links_for_all_everybody_has_another_one() -> None:  # YOK-22
    for seats in rules.seats:
        match = yakai.new("yokai", seats=seats, options={"links": "all"}, seed=3)
        links = [match.view(seat).link for seat in range(seats)]
        assert len(set(links)) == seats
        assert match.view(None).linked == tuple(range(seats))
        assert match.view(None).link is None


def test_linked_families_must_touch_side_to_side() -> None:  # YOK-22
    rows = ("kkww", "kkww", "oorr", "oorr")
    for letters, touching in (("kw", True), ("ko", True), ("kr", False), ("wo", False)):
        match = position(*rows, links={0: letters}, options=Options(links="first"))
        declare(match)
        assert match.view(0).end.unlinked == (() if touching else (0,))
        assert match.view(0).end.won == touching


def test_of_stacked_hints_only_the_top_one_is_seen_and_used() -> None:  # YOK-23
    match = position(*COLUMNS, stage="hint", waiting="k ow r", pile=1, options=Options(stacked=True))
    view = match.view(1)
    assert (view.hints, view.waiting) == ((hint("r"),), 3)
    assert refused(match, Place(1, 5)) == "YOK-23"
    place(match, 0, 5)
    assert match.view(1).covers[0].hint == hint("r")
    assert (match.view(1).hints, match.view(1).waiting) == ((hint("ow"),), 2)


def test_buried_hints_may_be_remembered() -> None:  # YOK-23 YOK-28
    match = position(stage="hint", waiting="k ow", pile="r", options=Options(stacked=True))
    assert match.recall(1).buried == (hint("k"),)
    draw(match)
    assert match.view(1).hints == (hint("r"),)
    assert match.recall(1).buried == (hint("k"), hint("ow"))
    assert position(waiting="k ow").recall(1).buried == ()


def test_blind_hints_are_seen_by_nobody_before_the_end() -> None:  # YOK-24
    match = position(*COLUMNS, stage="hint", waiting="w", pile="k", options=Options(blind=True))
    assert match.tell(draw(match), 0) == (DrewEvent(0, None, 0),)
    assert (match.view(0).hints, match.view(0).waiting) == ((), 2)
    peek(match, 5, 6)
    move(match, 3, (4, 3))
    assert refused(match, Place(1, 5)) == "YOK-24"
    assert match.tell(place(match, 0, 5), 1) == (PlacedEvent(1, 5, None, 1),)
    for seat in (None, 0, 1):
        view = match.view(seat)
        assert [(cover.card, cover.hint) for cover in view.covers] == [(5, None)]
        assert b"families" not in msgspec.json.encode(view)
    assert refused(match, Peek(5)) == "YOK-12"
    declare(match)
    assert match.view(None).covers[0].hint == hint("k")  # the top of the second pile


def test_every_placed_blind_hint_counts_as_right() -> None:  # YOK-24
    match = position(*COLUMNS, covers={0: "w", 1: "k", 2: "o"}, pile=1, options=Options(blind=True))
    declare(match)
    end = match.view(0).end
    assert (end.right, end.wrong, end.score) == (3, 0, 8)


def test_stacked_harder_and_easier_change_nothing_with_blind_hints() -> None:  # YOK-24
    for more in ({"stacked": True}, {"harder": True}, {"easier": True}):
        options = {"blind": True, "first": 0} | more
        match = yakai.new("yokai", seats=2, options=options, seed=4)
        assert sizes(match) == (2, 3, 2)
        for _ in range(2):
            peek(match, 0, 1)
            move(match, 3, (4, match.state.cells[3][1] + 1))
            draw(match)
        assert (match.view(0).hints, match.view(0).waiting) == ((), 2)
        assert match.recall(0).buried == ()


def test_the_goal_lies_open_and_must_be_formed() -> None:  # YOK-25
    seen = {
        yakai.new("yokai", seats=2, options={"goal": True}, seed=seed).view(None).goal for seed in range(60)
    }
    assert seen == set(GOALS)
    pyramid = ("...k", "..kkk", ".wwooo", "wworrrr")
    on_its_side = ("k", "kk", "kww", "wwoo", "oor", "or", "r")
    for rows, goal, shaped in (
        (pyramid, "pyramid", True),
        (on_its_side, "pyramid", True),
        (pyramid, "stairs", False),
        (COLUMNS, "pyramid", False),
    ):
        match = position(*rows, goal=goal, options=Options(goal=True))  # type: ignore[arg-type]
        assert match.view(None).goal == goal
        declare(match)
        end = match.view(0).end
        assert (end.shaped, end.won) == (shaped, shaped and not end.apart)


@pytest.mark.parametrize(
    ("mix", "seats", "counts"),
    [
        ("harder", 2, (0, 3, 4)),
        ("harder", 3, (1, 4, 4)),
        ("harder", 4, (2, 4, 4)),
        ("easier", 2, (4, 3, 0)),
        ("easier", 3, (4, 4, 1)),
        ("easier", 4, (4, 4, 2)),
    ],
)
def test_harder_and_easier_hints(mix: str, seats: int, counts: tuple[int, ...]) -> None:  # YOK-26
    assert sizes(yakai.new("yokai", seats=seats, options={mix: True}, seed=1)) == counts


@pytest.mark.parametrize("more", [{}, {"blind": True}, {"goal": True}])
def test_harder_and_easier_hints_exclude_each_other(more: dict[str, bool]) -> None:  # YOK-26
    with pytest.raises(BadOption, match="yokai harder and easier"):
        yakai.new("yokai", seats=2, options={"harder": True, "easier": True, **more})


def test_a_mixed_game_is_entered_at_its_highest_level() -> None:  # YOK-27
    levels = {
        Options(): 1,
        Options(links="first"): 2,
        Options(links="all"): 2,
        Options(stacked=True, links="all"): 3,
        Options(blind=True, stacked=True): 4,
        Options(goal=True, links="first", harder=True): 5,
        Options(harder=True): 1,
        Options(notebook=True): 1,
    }
    assert all(options.level == level for options, level in levels.items())
    match = position(*COLUMNS, options=Options(stacked=True))
    declare(match)
    assert match.view(0).end.level == 3


def test_the_campaign_sheet_keeps_the_best_grade_of_each_level() -> None:  # YOK-27
    sheet = Sheet()
    for level, reached in (
        (1, "magnificent"),
        (1, "honourable"),
        (5, None),
        (3, "honourable"),
        (3, "legendary"),
    ):
        sheet = sheet.entered(level, reached)  # type: ignore[arg-type]
    assert sheet.best == ("magnificent", None, "legendary", None, None)


# What a player knows


def test_the_public_record_can_be_remembered_by_all() -> None:  # YOK-28
    match = position(waiting="k", seats=3, pile=4)
    peek(match, 5, 10)
    move(match, 3, (4, 1))
    place(match, 0, 3)
    peek(match, 1, 2)
    for seat in range(3):
        (deeds,) = match.recall(seat).record
        assert (deeds.seat, deeds.peeked, deeds.moved, deeds.start, deeds.end, deeds.covered) == (
            0,
            (5, 10),
            3,
            (3, 0),
            (4, 1),
            3,
        )
        assert match.recall(seat).deeds.peeked == (1, 2)


def test_a_view_shows_no_secret_of_another() -> None:  # YOK-28 ALL-3
    match = position(
        known={0: (0,), 1: (1,)},
        links={0: "kw", 1: "or"},
        pile=5,
        options=Options(links="all", notebook=True),
    )
    assert match.view(0).faces == ("kitsune", *(None,) * 15)
    assert match.view(0).link == link("kw")
    assert match.view(1).faces == (None, "kappa", *(None,) * 14)
    assert match.view(1).link == link("or")
    assert match.view(None).faces == (None,) * 16
    assert match.view(None).link is None
    assert match.view(None).pile == 5


def test_past_peeks_are_not_sent_again_without_the_notebook() -> None:  # YOK-28
    assert position(known={0: (0,), 1: (0, 1)}).view(0).faces == (None,) * 16


# What holds in all games


def test_every_random_result_is_in_the_log() -> None:  # ALL-2
    match = yakai.new("yokai", seats=2, seed=5, options={"links": "all", "goal": True, "first": 0})
    (dealt,) = match.log
    assert isinstance(dealt, Settled)
    assert isinstance(dealt.outcome, Dealt)
    assert tuple(face.reveal() for face in match.state.faces) == dealt.outcome.yokai
    assert (match.view(0).link, match.view(1).link) == dealt.outcome.links
    assert match.view(0).goal == dealt.outcome.goal
    peek(match, 0, 1)
    move(match, 0, (-1, 1))
    draw(match)
    assert isinstance(match.log[-1], Settled)
    assert match.log[-1].outcome == Drawn(match.view(0).hints[0])


def test_chance_cannot_give_what_is_not_there() -> None:  # ALL-2
    start = rules.setup(2, Options())
    fair = rules.sample(start, yakai.new("yokai", seats=2, seed=1).chance)
    assert isinstance(fair, Dealt)
    for wrong in (
        msgspec.structs.replace(fair, first=2),
        msgspec.structs.replace(fair, yokai=fair.yokai[:-1]),
        msgspec.structs.replace(fair, yokai=(*fair.yokai[:-1], fair.yokai[0], fair.yokai[0])),
        msgspec.structs.replace(fair, hints=fair.hints[:-1]),
        msgspec.structs.replace(fair, hints=(*fair.hints[:-1], fair.hints[-2])),
        msgspec.structs.replace(fair, links=(link("kw"),)),
        msgspec.structs.replace(fair, goal="carp"),
        Drawn(hint("k")),
    ):
        with pytest.raises(BadOutcome):
            rules.settle(start, wrong)
    drawing = position(stage="hint", pile="k w")
    state = rules.act(drawing.state, 0, Draw())
    with pytest.raises(BadOutcome):
        rules.settle(state, Drawn(hint("o")))


def test_an_illegal_action_changes_nothing_and_names_its_clause() -> None:  # ALL-4
    match = position(covers={4: "k"})
    entries = match.log
    assert refused(match, Peek(4)) == "YOK-12"
    assert match.log == entries
    with pytest.raises(OutOfTurn):
        match.play(1, Peek(0))
