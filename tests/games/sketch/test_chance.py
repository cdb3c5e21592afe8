"""Deals, draws and new tops are unbiased, by a chi-square with fixed seeds."""

from collections import Counter
from collections.abc import Hashable, Mapping
from random import Random

from tests.games.sketch.builders import position
from yakai.games.sketch import rules
from yakai.games.sketch.actions import Dealt, Drawn, End, Play, Uncovered
from yakai.games.sketch.pieces import DECK, YOKAI, Sketch, Yokai
from yakai.games.sketch.state import Options

# The chi-square that chance exceeds once in a thousand times, by degrees of freedom.
CRITICAL = {1: 10.83, 3: 16.27, 4: 18.47, 17: 40.79}


def chi_square(seen: Mapping[Hashable, int], odds: Mapping[Hashable, float]) -> float:
    total = sum(seen.values())
    return sum((seen.get(key, 0) - total * share) ** 2 / (total * share) for key, share in odds.items())


ODDS: dict[Hashable, float] = {card: copies / len(DECK) for card, copies in Counter(DECK).items()}


def dealt(seed: int) -> Dealt:
    outcome = rules.sample(rules.setup(2, Options()), Random(seed))
    assert isinstance(outcome, Dealt)
    return outcome


def test_either_begins_equally_often() -> None:  # ALL-1 SKE-7
    first = Counter[Hashable](dealt(seed).first for seed in range(4000))
    assert chi_square(first, {0: 0.5, 1: 0.5}) < CRITICAL[1]


def test_every_place_of_every_hand_gets_every_card() -> None:  # SKE-4
    deals = [dealt(seed).hands for seed in range(4000)]
    for seat, place in ((0, 0), (0, 2), (1, 0), (1, 2)):
        assert chi_square(Counter[Hashable](hands[seat][place] for hands in deals), ODDS) < CRITICAL[17]


def test_every_yokai_of_a_colour_is_as_often_on_top() -> None:  # SKE-4
    deals = [dealt(seed).tops for seed in range(4000)]
    for at in range(4):
        odds: dict[Hashable, float] = dict.fromkeys(YOKAI[5 * at : 5 * at + 5], 0.2)
        assert chi_square(Counter[Hashable](tops[at] for tops in deals), odds) < CRITICAL[4]


def drawn(deck: int | None, times: int) -> Counter[Hashable]:
    """What the next player draws, many times."""
    drawing = rules.act(position(deck=deck).state, 0, End())
    seen: Counter[Hashable] = Counter()
    for seed in range(times):
        outcome = rules.sample(drawing, Random(seed))
        assert isinstance(outcome, Drawn)
        seen[outcome.card] += 1
    return seen


def test_a_draw_takes_every_card_of_the_deck_alike() -> None:  # SKE-5
    assert chi_square(drawn(None, 4000), ODDS) < CRITICAL[17]


def test_a_draw_from_the_shuffled_discard_takes_every_card_alike() -> None:  # SKE-5
    assert chi_square(drawn(0, 4000), ODDS) < CRITICAL[17]


def test_a_new_top_is_any_of_those_never_seen() -> None:  # SKE-4
    match = position(["water-fire", ""], {"water": ("water3", 2, 0)}, below={"water": ""})
    uncovering = rules.act(match.state, 0, Play(0, "water"))
    seen: Counter[Hashable] = Counter()
    for seed in range(4000):
        outcome = rules.sample(uncovering, Random(seed))
        assert isinstance(outcome, Uncovered)
        seen[outcome.yokai] += 1
    odds: dict[Hashable, float] = {Yokai("water", value): 0.25 for value in (4, 5, 6, 7)}
    assert set(seen) == set(odds)
    assert chi_square(seen, odds) < CRITICAL[3]


def test_a_biased_deal_would_be_noticed() -> None:
    rng = Random(1)
    calls_on_top = Counter[Hashable](
        Sketch(("water", "fire"), "call") if rng.random() < 0.03 else rng.choice(DECK) for _ in range(4000)
    )
    assert chi_square(calls_on_top, ODDS) > CRITICAL[17]
