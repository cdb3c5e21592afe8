"""The laws of every game, for Pikit: all seat counts, all options."""

from collections import Counter
from typing import Any

import pytest

from yakai import testing
from yakai.games.pikit import rules
from yakai.games.pikit.state import State

DOMAINS: dict[str, list[Any]] = {"first": [None, 0, 1], "reaction": [5, 20], "one_screen": [False, True]}
CASES = list(testing.cases(rules, DOMAINS))


def pieces(state: State) -> Counter[Any]:
    """All kaiju, wherever they lie."""
    count: Counter[Any] = Counter(state.deck.reveal())
    for seat, hand in enumerate(state.hands):
        count.update(hand.shown)
        count.update(card.reveal() for card in hand.drawn)
        assert state.sizes[seat] == len(hand.shown) + len(hand.drawn) + state.mechas.count(seat)
    count.update(state.centre)
    count.update(state.discards)
    return count


@pytest.mark.parametrize("case", CASES, ids=str)
def test_legal_means_accepted(case: testing.Case) -> None:
    testing.legal_means_accepted(testing.random_match(case, seed=1))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_cards_are_conserved(case: testing.Case) -> None:
    testing.pieces_are_conserved(testing.random_match(case, seed=2), pieces)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_log_replays(case: testing.Case) -> None:
    testing.replays_alike(testing.random_match(case, seed=3))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_imagined_state_looks_the_same(case: testing.Case) -> None:
    testing.imagines_alike(testing.random_match(case, seed=4))


@pytest.mark.parametrize("seats", rules.seats)
def test_nothing_leaks(seats: int) -> None:  # ALL-3 PIK-17 PIK-23
    coverage = testing.Coverage()
    testing.nothing_leaks(testing.random_match(testing.Case(rules, seats, {}), seed=seats), coverage)
    coverage.check()
    assert coverage.seen == {"hands[].drawn[]", "deck", "stances[]"}


def test_nothing_leaks_on_one_screen() -> None:  # ALL-3 PIK-17 PIK-23
    coverage = testing.Coverage()
    case = testing.Case(rules, 3, {"one_screen": True})
    testing.nothing_leaks(testing.random_match(case, seed=1), coverage, horizon=6)
    coverage.check()
    assert coverage.seen == {"hands[].drawn[]", "deck"}


@pytest.mark.parametrize("seats", rules.seats)
def test_random_play_ends(seats: int) -> None:
    for seed in range(25):
        result = testing.random_match(testing.Case(rules, seats, {}), seed).result
        assert result is not None
        assert result.reason in ("deck", "idle")
