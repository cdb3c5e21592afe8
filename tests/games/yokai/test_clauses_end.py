"""Silence and the end of Yokai: yokai/text/rules.en.md, YOK-14 to YOK-20."""

import msgspec
import pytest

import yakai
from tests.games.yokai.builders import (
    COLUMNS,
    MIXED,
    declare,
    draw,
    field,
    link,
    move,
    peek,
    place,
    position,
)
from yakai.core.errors import CannotUndo
from yakai.core.game import Over
from yakai.core.match import Match
from yakai.games.yokai import rules
from yakai.games.yokai.actions import Choice, Declare, Draw, Move, Peek, Place
from yakai.games.yokai.grid import Cell
from yakai.games.yokai.pieces import (
    FAMILIES,
    Family,
    Goal,
    Grade,
)
from yakai.games.yokai.scoring import grade
from yakai.games.yokai.state import Options
from yakai.games.yokai.view import EndedEvent, ShownEvent

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


def test_the_game_ends_when_a_player_declares() -> None:  # YOK-16
    match = position(*MIXED, pile=5, waiting="k")
    steps = declare(match)
    assert isinstance(match.pending, Over)
    assert [event.__struct_config__.tag for event in match.tell(steps, 1)] == ["declared", "shown", "ended"]
    assert match.view(1).end.how == "declared"


def ends(match: Match) -> bool:
    """Whether placing a hint ends the game, according to the legal choice of its player."""
    choice = match.legal(0)
    assert isinstance(choice, Choice)
    return choice.last


def test_the_game_ends_when_the_pile_is_empty_and_no_hint_waits() -> None:  # YOK-16
    match = position(*COLUMNS, stage="hint", waiting="k", pile=0)
    assert ends(match)
    steps = place(match, 0, 0)
    assert match.view(1).end.how == "exhausted"
    assert [event.__struct_config__.tag for event in match.tell(steps, 1)] == ["placed", "shown", "ended"]
    for waiting, pile in (("k w", 0), ("k", 1)):
        match = position(*COLUMNS, stage="hint", waiting=waiting, pile=pile)
        assert not ends(match)
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
    (shown,) = (event for event in match.tell(steps, None) if isinstance(event, ShownEvent))
    assert shown.end == end


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
