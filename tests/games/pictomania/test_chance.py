"""Cards, replacements and deals are unbiased, by a chi-square with fixed seeds."""

from collections import Counter
from collections.abc import Hashable, Mapping
from random import Random

import pytest

from tests.games.pictomania.builders import getting_ready
from yakai.core.log import Acted
from yakai.games.pictomania import rules
from yakai.games.pictomania.actions import Cards, Dealt, Fresh, Ready, Replace
from yakai.games.pictomania.decks import deck
from yakai.games.pictomania.pieces import LETTER_CARDS, NUMBER_CARDS
from yakai.games.pictomania.state import Options, State

# The chi-square that chance exceeds once in a thousand times, by degrees of freedom.
CRITICAL = {2: 13.82, 6: 22.46, 8: 26.12, 53: 90.57}


def chi_square(seen: Mapping[Hashable, int], odds: Mapping[Hashable, float]) -> float:
    total = sum(seen.values())
    return sum((seen.get(key, 0) - total * share) ** 2 / (total * share) for key, share in odds.items())


def even(keys: list[Hashable]) -> dict[Hashable, float]:
    return dict.fromkeys(keys, 1 / len(keys))


GREEN = [side for card in deck("en", "green") for side in card]


@pytest.mark.parametrize("place", range(3))
def test_every_side_comes_equally_often_to_every_place(place: int) -> None:  # PIC-6
    start = rules.setup(3, Options())
    seen: Counter[Hashable] = Counter()
    for seed in range(4000):
        outcome = rules.sample(start, Random(seed))
        assert isinstance(outcome, Cards)
        seen[outcome.cards[place]] += 1
    assert len(GREEN) == 54
    assert chi_square(seen, even(list(GREEN))) < CRITICAL[53]


def test_every_unused_card_comes_equally_often_in_place_of_another() -> None:  # PIC-6
    match = getting_ready()
    match.replay(Acted(0, Replace("A", match.state.step)))
    seen: Counter[Hashable] = Counter()
    for seed in range(4000):
        outcome = rules.sample(match.state, Random(seed))
        assert isinstance(outcome, Fresh)
        seen[outcome.card.card] += 1
    assert chi_square(seen, even(list(range(4, 13)))) < CRITICAL[8]


def dealing(seats: int) -> State:
    match = getting_ready(seats)
    for seat in range(seats):
        match.replay(Acted(seat, Ready(match.state.step)))
    state: State = match.state
    return state


@pytest.mark.parametrize("seats", [3, 6])
def test_every_seat_gets_every_letter_and_number(seats: int) -> None:  # PIC-6 PIC-7
    state = dealing(seats)
    deals = []
    for seed in range(4000):
        outcome = rules.sample(state, Random(seed))
        assert isinstance(outcome, Dealt)
        deals.append(outcome.tasks)
    for seat in range(seats):
        letters = Counter[Hashable](tasks[seat].letter for tasks in deals)
        numbers = Counter[Hashable](tasks[seat].number for tasks in deals)
        assert chi_square(letters, even(list(dict.fromkeys(LETTER_CARDS)))) < CRITICAL[2]
        assert chi_square(numbers, even(list(NUMBER_CARDS))) < CRITICAL[6]


def test_a_biased_deal_would_be_noticed() -> None:
    rng = Random(1)
    mostly_one = Counter[Hashable](
        1 if rng.random() < 0.04 else rng.choice(NUMBER_CARDS) for _ in range(4000)
    )
    assert chi_square(mostly_one, even(list(NUMBER_CARDS))) > CRITICAL[6]
