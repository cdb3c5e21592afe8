"""The laws of every game, for Yokai Sketch: all options."""

from collections import Counter
from itertools import chain

import pytest

from yakai import testing
from yakai.games.sketch import rules
from yakai.games.sketch.pieces import Sketch, Yokai
from yakai.games.sketch.state import State
from yakai.testing.laws import moments

DOMAINS = {"first": [None, 0, 1]}
CASES = list(testing.cases(rules, DOMAINS))


def pieces(state: State) -> Counter[Sketch | Yokai]:
    """All sketches and yokai, wherever they lie."""
    count: Counter[Sketch | Yokai] = Counter(state.deck.reveal())
    count.update(card.reveal() for card in chain(*state.hands))
    count.update(state.discard)
    count.update(chain(*state.albums))
    for pile in state.piles:
        count.update(chain(pile.above, pile.unseen.reveal(), pile.below, *pile.sides))
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
    for seed in range(4):
        testing.imagines_alike(testing.random_match(case, seed))


@pytest.mark.parametrize("seed", range(4))
def test_nothing_leaks(seed: int) -> None:  # ALL-3 SKE-20
    coverage = testing.Coverage()
    testing.nothing_leaks(testing.random_match(testing.Case(rules, 2, {}), seed), coverage, seed)
    coverage.check()
    assert coverage.seen == {"hands[][]", "deck", "drawn[][]", "piles[].unseen"}


def test_random_play_ends() -> None:
    for seed in range(100):
        result = testing.random_match(testing.Case(rules, 2, {}), seed).result
        assert result is not None
        assert result.reason in ("pile", "quiet")


def test_random_play_comes_by_everything_that_can_happen() -> None:
    """So that the laws above look at shuffled discards, hidden yokai and chains as well."""
    told: Counter[str] = Counter()
    for seed in range(40):
        match = testing.random_match(testing.Case(rules, 2, {}), seed)
        for _, step in moments(match):
            if step is not None:
                told.update(
                    type(event).__name__ for event in rules.tell(step.before, step.entry, step.after, None)
                )
    for event in (
        "ReshuffledEvent",
        "CalledEvent",
        "DistractedEvent",
        "TookEvent",
        "HidEvent",
        "UncoveredEvent",
    ):
        assert told[event] > 20, event
