"""A test for each clause of the rules, and one for the strength of the bots."""

from itertools import chain
from random import Random
from typing import Any

import pytest
from yakai_foxfire import game, rules
from yakai_foxfire.actions import Dealt, Lay, Lit
from yakai_foxfire.pieces import LANTERNS, SPARKS, WISHES, Lantern, Wish
from yakai_foxfire.view import DealtEvent, LaidEvent, TurnedEvent

import yakai
from yakai import testing
from yakai.core.errors import CannotUndo, IllegalAction
from yakai.core.game import Over
from yakai.core.log import Settled
from yakai.core.match import Match


def lit(*lanterns: str, wishes: str = "red blue gold", seats: int = 3, **options: Any) -> Match:
    """A game in which these lanterns are lit, one a round: `red3`."""
    match = Match(rules, seats, options, Random(1), deal=False)
    if match.options.wishes:
        match.replay(Settled(Dealt(tuple(Wish(colour) for colour in wishes.split()[:seats]))))  # type: ignore[arg-type]
    light(match, lanterns[0])
    return match


def light(match: Match, lantern: str) -> None:
    match.replay(Settled(Lit(Lantern(lantern[:-1], int(lantern[-1])))))  # type: ignore[arg-type]


def lay(match: Match, *sparks: int) -> None:
    """All players lay these sparks; the next lantern is not lit yet."""
    for seat, spark in enumerate(sparks):
        match.accept(match.propose(seat, Lay(spark, match.state.round))[:1])


def test_everybody_has_five_sparks_and_there_are_twelve_lanterns() -> None:  # FOX-1
    match = yakai.new("foxfire", seats=4, seed=1)
    assert match.view(0).sparks == ((1, 2, 3, 4, 5),) * 4
    assert len(set(LANTERNS)) == 12


def test_a_wish_is_seen_by_its_owner_alone() -> None:  # FOX-2
    match = Match(rules, 3, {}, Random(1), deal=False)
    steps = match.settle()
    wish = match.tell(steps[:1], 1)[0].wish
    assert wish in WISHES
    assert match.tell(steps[:1], None)[0] == DealtEvent(None)
    match.accept(steps)
    assert match.view(1).wish == wish
    assert match.view(None).wish is None


def test_a_table_may_play_without_wishes() -> None:  # FOX-2
    match = yakai.new("foxfire", seats=2, seed=1, options={"wishes": False})
    assert match.view(0).wish is None
    assert match.view(0).lantern is not None


def test_no_lantern_is_lit_twice_and_each_is_somewhere() -> None:  # FOX-3
    for seed in range(10):
        match = testing.random_match(testing.Case(rules, 2, {}), seed)
        outcomes = [entry.outcome for entry in match.log if isinstance(entry, Settled)]
        assert len({outcome.lantern for outcome in outcomes if isinstance(outcome, Lit)}) == 5
        state = match.state
        assert {*state.lanterns, *chain(*state.taken), *match.recall(0).out} == set(LANTERNS)


def test_all_lay_at_once_and_no_player_sees_what_others_laid() -> None:  # FOX-4
    match = lit("red3")
    assert match.to_act == {0, 1, 2}
    steps = match.play(1, Lay(4, 1))
    assert match.tell(steps, 0) == (LaidEvent(1),)
    assert match.view(0).laid == (False, True, False)
    assert match.view(1).own == 4
    assert match.to_act == {0, 2}


def test_a_spark_that_lies_stays() -> None:  # FOX-4
    match = lit("red3")
    match.play(0, Lay(4, 1))
    with pytest.raises(CannotUndo):
        match.undo(0)
    with pytest.raises(IllegalAction, match="FOX-4"):
        rules.act(match.state, 0, Lay(5, 1))


def test_a_spark_for_another_round_or_a_spent_one_is_refused() -> None:  # FOX-4
    match = lit("red3")
    lay(match, 1, 2, 3)
    light(match, "blue1")
    for action in (Lay(4, 1), Lay(1, 2), Lay(9, 2)):
        with pytest.raises(IllegalAction) as refused:
            match.play(0, action)
        assert refused.value.clause == "FOX-4"


def test_when_time_is_up_the_lowest_spark_is_laid() -> None:  # FOX-5
    match = lit("red3", seconds=5)
    match.play(1, Lay(1, 1))
    match.expire("lay-1")
    assert match.view(0).last.sparks == (1, 1, 1)
    untimed = lit("red3", seconds=None)
    assert untimed.pending.timer is None  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("sparks", "winner"),
    [((1, 3, 2), 1), ((5, 5, 3), 2), ((4, 4, 4), None), ((2, 5, 2), 1)],
)
def test_the_highest_spark_alone_takes_the_lantern(
    sparks: tuple[int, ...], winner: int | None
) -> None:  # FOX-6
    match = lit("red3")
    lay(match, *sparks)
    last = match.view(0).last
    assert (last.sparks, last.winner) == (sparks, winner)
    assert [len(taken) for taken in match.view(0).taken] == [int(seat == winner) for seat in range(3)]
    assert match.view(0).sparks[0] == tuple(spark for spark in SPARKS if spark != sparks[0])


def test_turned_sparks_take_time_to_look_at() -> None:  # FOX-6
    match = lit("red3")
    lay(match, 1, 2)
    _, turned, *_ = match.tell(match.play(2, Lay(3, 1)), None)
    assert isinstance(turned, TurnedEvent)
    assert turned.seconds > 1


def test_lanterns_of_ones_wish_count_twice_in_the_end() -> None:  # FOX-7
    match = lit("red3", wishes="red blue", seats=2)
    for lantern, sparks in (
        ("", (5, 1)),
        ("blue4", (4, 2)),
        ("gold1", (1, 3)),
        ("blue2", (2, 4)),
        ("red1", (3, 5)),
    ):
        if lantern:
            light(match, lantern)
        lay(match, *sparks)
    over = match.rules.pending(match.state)
    assert isinstance(over, Over)
    result = over.result
    assert result.scores == (3 * 2 + 4, 1 + 2 * 2 + 1)
    assert result.places == (1, 2)


def test_the_old_fox_beats_the_hasty_one() -> None:
    old, hasty = game.bots["oldfox"], game.bots["fox"]
    better = 0
    for seed in range(20):
        match = yakai.new("foxfire", seats=2, seed=seed)
        rng = Random(seed)
        while match.result is None:
            seat = min(match.to_act)
            bot = old if seat == seed % 2 else hasty
            match.play(seat, bot.choose(rules, match.view(seat), match.recall(seat), rng))
        better += match.result.places[seed % 2] == 1
    assert better > 10
