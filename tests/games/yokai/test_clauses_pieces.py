"""The cards of Yokai and how they are laid out: yokai/text/rules.en.md, YOK-1 to YOK-6."""

from collections import Counter
from itertools import combinations

import pytest

import yakai
from tests.games.yokai.builders import (
    draw,
    move,
    peek,
    sizes,
)
from yakai.core.errors import BadOption
from yakai.games.yokai.field import SHAPES, has_shape, is_one_piece, outline, touch
from yakai.games.yokai.grid import BESIDE, Cell
from yakai.games.yokai.pieces import (
    COLOURS,
    FAMILIES,
    GOAL_CARDS,
    GOALS,
    HINTS,
    LINKS,
    SQUARE,
    YOKAI,
    Goal,
)

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
