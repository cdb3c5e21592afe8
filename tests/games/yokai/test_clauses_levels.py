"""The levels of Yokai and what a player knows: yokai/text/rules.en.md, YOK-21 to YOK-28."""

from typing import Any

import msgspec
import pytest

import yakai
from tests.games.yokai.builders import (
    COLUMNS,
    declare,
    draw,
    hint,
    link,
    move,
    peek,
    place,
    position,
    refused,
    sizes,
)
from yakai.core.errors import BadOption, BadOutcome, IllegalAction, OutOfTurn
from yakai.core.game import Result
from yakai.core.log import Settled
from yakai.core.match import Match
from yakai.games.yokai import rules
from yakai.games.yokai.actions import Dealt, Draw, Drawn, Peek, Place
from yakai.games.yokai.pieces import (
    GOALS,
    LINKS,
)
from yakai.games.yokai.scoring import Sheet, kept
from yakai.games.yokai.state import Options
from yakai.games.yokai.view import DealtEvent, DrewEvent, PlacedEvent

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


def test_a_table_keeps_a_campaign_sheet_of_its_finished_games() -> None:  # YOK-27
    won, lost = Result("declared-won", (12, 12), (1, 1)), Result("declared-lost", (0, 0), (2, 2))
    sheet = kept(None, {}, lost)
    assert sheet == Sheet()
    sheet = kept(sheet, {"goal": True}, won)
    assert sheet.best == (None, None, None, None, "legendary")
    sheet = kept(sheet, {"links": "all", "notebook": True}, Result("exhausted-won", (-1, -1), (1, 1)))
    assert sheet.best == (None, "honourable", None, None, "legendary")
    assert kept(sheet, {}, Result("conceded", (), (2, 2))) == sheet


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
        assert match.view(seat).record == match.view(None).record == (deeds,)
        assert match.view(seat).deeds == match.view(None).deeds == match.recall(seat).deeds


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


@pytest.mark.parametrize("action", ["dog", None, 7, object()])
def test_what_is_no_action_at_all_is_refused_by_the_rules_too(action: Any) -> None:  # ALL-4
    match = position()
    with pytest.raises(IllegalAction, match="ALL-4: not an action of this game"):
        rules.act(match.state, 0, action)
