"""A table remembers which cards it has seen, and has fresh ones first (PIC-5, PIC-6)."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.games.pictomania.builders import getting_ready
from yakai.core.match import Match
from yakai.games.pictomania import rules
from yakai.games.pictomania.actions import Replace
from yakai.games.pictomania.cards import any_cards, seen_at_table
from yakai.games.pictomania.pieces import MOST_CARDS
from yakai.games.pictomania.state import CardKey, State

ALL_GREEN = tuple(range(1, 28))


def after(*seen: int, seed: int = 1) -> Match:
    """A new game at a table that has seen these green cards, the first of them longest ago."""
    return Match(rules, 3, {"seen": (seen, (), (), ())}, Random(seed))


def green(state: State) -> set[int]:
    return {side.card for side in state.stand}


@pytest.mark.parametrize("seed", range(10))
def test_cards_that_the_table_has_not_seen_come_first(seed: int) -> None:
    assert green(after(*ALL_GREEN[3:], seed=seed).state) == {1, 2, 3}


@pytest.mark.parametrize("seed", range(10))
def test_when_all_have_been_seen_those_of_long_ago_come_again(seed: int) -> None:
    assert green(after(*reversed(ALL_GREEN), seed=seed).state) == {27, 26, 25}
    assert green(after(*ALL_GREEN[:-1], seed=seed).state) == {27, 1, 2}


def test_in_place_of_another_comes_a_fresh_one_too() -> None:
    match = after(*ALL_GREEN[4:])
    match.play(0, Replace("A", match.state.step))
    assert green(match.state) < {1, 2, 3, 4}


def test_within_a_game_no_card_comes_twice_however_fresh() -> None:
    match = after(*ALL_GREEN[3:])
    state = replace(match.state, used=tuple(CardKey("green", card) for card in (1, 2, 3)))
    assert {side.card for side in any_cards(state, Random(1)).cards} == {4, 5, 6}


def test_what_a_game_has_shown_is_seen_last() -> None:
    match = getting_ready()
    shown = [key.card for key in match.state.used]
    options = seen_at_table({"undo": False, "seen": []}, match.view(None))
    assert options == {"undo": False, "seen": (tuple(shown), (), (), ())}
    again = Match(rules, 3, options, Random(2))
    now = [key.card for key in again.state.used]
    seen = seen_at_table({}, again.view(None))["seen"]
    assert seen[0] == (*(card for card in shown if card not in now), *now)


def test_a_table_does_not_remember_without_end() -> None:
    match = after(*range(1, MOST_CARDS + 1))
    seen = seen_at_table({}, match.view(None))["seen"][0]
    assert len(seen) == len(set(seen)) == MOST_CARDS
    Match(rules, 3, {"seen": (seen, (), (), ())}, Random(1))
