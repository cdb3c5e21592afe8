"""Deals and draws are unbiased, by a chi-square with fixed seeds."""

from collections import Counter
from collections.abc import Hashable, Mapping
from random import Random

from yakai.games.yak import rules
from yakai.games.yak.actions import Dealt, Drawn
from yakai.games.yak.pieces import COPIES, DECK, Card
from yakai.games.yak.state import Options, State

# The chi-square that chance exceeds once in a thousand times, by degrees of freedom.
CRITICAL = {3: 16.27, 19: 43.82}


def chi_square(seen: Mapping[Hashable, int], odds: Mapping[Hashable, float]) -> float:
    total = sum(seen.values())
    return sum((seen.get(key, 0) - total * share) ** 2 / (total * share) for key, share in odds.items())


ODDS: dict[Hashable, float] = {card: copies / len(DECK) for card, copies in COPIES.items()}


def dealt(seed: int) -> tuple[State, Dealt]:
    undealt = rules.setup(4, Options())
    outcome = rules.sample(undealt, Random(seed))
    assert isinstance(outcome, Dealt)
    return rules.settle(undealt, outcome), outcome


def test_anybody_begins_equally_often() -> None:  # ALL-1
    first = Counter[Hashable](dealt(seed)[1].first for seed in range(4000))
    assert chi_square(first, dict.fromkeys(range(4), 0.25)) < CRITICAL[3]


def test_every_place_of_every_hand_gets_every_card() -> None:  # YAK-4
    deals = [dealt(seed)[1].hands for seed in range(4000)]
    for seat, place in ((0, 0), (0, 4), (3, 0), (3, 4)):
        seen = Counter[Hashable](hands[seat][place] for hands in deals)
        assert chi_square(seen, ODDS) < CRITICAL[19]


def test_a_draw_takes_every_card_of_the_deck_alike() -> None:  # YAK-5
    rng = Random(1)
    drawn: Counter[Hashable] = Counter()
    for seed in range(4000):
        state = dealt(seed)[0]
        drawing = State(
            state.options, "draw", 0, state.hands, state.deck, state.stack, state.penalties, state.showdowns
        )
        outcome = rules.sample(drawing, rng)
        assert isinstance(outcome, Drawn)
        drawn[outcome.card] += 1
    assert chi_square(drawn, ODDS) < CRITICAL[19]


def test_a_biased_deal_would_be_noticed() -> None:
    rng = Random(1)
    yaks_on_top = Counter[Hashable](
        Card("yak", 3) if rng.random() < 0.04 else rng.choice(DECK) for _ in range(4000)
    )
    assert chi_square(yaks_on_top, ODDS) > CRITICAL[19]
