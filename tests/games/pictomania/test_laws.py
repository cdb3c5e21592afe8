"""The laws of every game, for Pictomania: all seat counts, the options pairwise."""

from collections import Counter
from typing import Any

import pytest

from yakai import testing
from yakai.games.pictomania import rules
from yakai.games.pictomania.pieces import LEVELS
from yakai.games.pictomania.state import State

DOMAINS: dict[str, list[Any]] = {
    "language": ["en", "ru", "uk"],
    "levels": [LEVELS, ("red", "red", "red", "red"), ("yellow", "green", "yellow", "orange")],
    "drawing": [None, 60],
    "undo": [True, False],
    "advanced": [False, True],
    "learning": [False, True],
}
CASES = list(testing.cases(rules, DOMAINS))


def pieces(state: State) -> Counter[Any]:
    """All letters, numbers and black tokens, wherever they lie."""
    count: Counter[Any] = Counter(state.undealt_letters.reveal())
    count.update(state.undealt_numbers.reveal())
    count.update(letter.reveal() for letter in state.letters)
    count.update(number.reveal() for number in state.numbers)
    for task in state.tasks:
        count.update((task.letter, task.number))
    tokens = (*state.black, *(token for token in state.tokens if token is not None))
    count.update(f"black {stars}" for stars in tokens)
    return count


@pytest.mark.parametrize("case", CASES, ids=str)
def test_legal_means_accepted(case: testing.Case) -> None:
    testing.legal_means_accepted(testing.random_match(case, seed=1))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_cards_and_tokens_are_conserved(case: testing.Case) -> None:
    testing.pieces_are_conserved(testing.random_match(case, seed=2), pieces)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_log_replays(case: testing.Case) -> None:
    testing.replays_alike(testing.random_match(case, seed=3))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_imagined_state_looks_the_same(case: testing.Case) -> None:
    testing.imagines_alike(testing.random_match(case, seed=4))


SECRETS = {
    "letters[]",
    "numbers[]",
    "undealt_letters",
    "undealt_numbers",
    "guess_cards[]",
    "votes[]",
}


@pytest.mark.parametrize("seats", rules.seats)
def test_nothing_leaks(seats: int) -> None:  # ALL-3 PIC-23
    coverage = testing.Coverage()
    horizon = {3: 12, 4: 8, 5: 4, 6: 3}[seats]
    for seed, drawing in ((4, None), (5, 60)):
        match = testing.random_match(testing.Case(rules, seats, {"drawing": drawing}), seed)
        testing.nothing_leaks(match, coverage, seed, horizon)
    if seats == max(rules.seats):
        coverage.seen.discard("undealt_letters")  # six have all six letters
    coverage.check()
    assert coverage.seen | {"undealt_letters"} == SECRETS


@pytest.mark.parametrize("seats", rules.seats)
def test_random_play_ends(seats: int) -> None:
    for seed in range(25):
        match = testing.random_match(testing.Case(rules, seats, {"drawing": None}), seed)
        assert match.result is not None
        assert match.result.reason == "rounds"
