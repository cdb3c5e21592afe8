"""The laws of every game, for Yak: all seat counts, all options."""

from collections import Counter
from itertools import chain

import pytest

from yakai import testing
from yakai.games.yak import rules
from yakai.games.yak.pieces import Card
from yakai.games.yak.state import State

DOMAINS = {"first": [None, 0, 1]}
CASES = list(testing.cases(rules, DOMAINS))


def pieces(state: State) -> Counter[Card]:
    """All cards, wherever they lie."""
    count = Counter(state.deck.reveal())
    count.update(card.reveal() for card in chain(*state.hands))
    count.update(laid.card.reveal() for laid in state.stack)
    count.update(chain(*state.penalties))
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
def test_nothing_leaks(seats: int) -> None:  # ALL-3 YAK-22
    coverage = testing.Coverage()
    testing.nothing_leaks(testing.random_match(testing.Case(rules, seats, {}), seed=seats), coverage)
    coverage.check()
    assert coverage.seen == {"hands[][]", "deck", "stack[].card"}


@pytest.mark.parametrize("seats", rules.seats)
def test_random_play_ends(seats: int) -> None:
    for seed in range(25):
        result = testing.random_match(testing.Case(rules, seats, {}), seed).result
        assert result is not None
        assert result.reason in ("challenge", "pass")
