"""Dice, deals, draws and steals are unbiased, by a chi-square with fixed seeds."""

from collections import Counter
from collections.abc import Hashable, Mapping
from random import Random

from msgspec.structs import replace

from tests.games.pikit.builders import do, let_be, position
from yakai.games.pikit import rules
from yakai.games.pikit.actions import Dealt, Drawn, Raid, Refilled, Reroll, Rolled, Steal, Stolen
from yakai.games.pikit.pieces import COPIES, deck
from yakai.games.pikit.state import Options

# The chi-square that chance exceeds once in a thousand times, by degrees of freedom.
CRITICAL = {3: 16.27, 5: 20.52, 10: 29.59, 35: 66.62}


def chi_square(seen: Mapping[Hashable, int], odds: Mapping[Hashable, float]) -> float:
    total = sum(seen.values())
    assert seen.keys() <= odds.keys()
    return sum((seen.get(key, 0) - total * share) ** 2 / (total * share) for key, share in odds.items())


ODDS: dict[Hashable, float] = {card: copies / len(deck(4)) for card, copies in COPIES.items()}
FACE: dict[Hashable, float] = dict.fromkeys(range(1, 7), 1 / 6)


def dealt(seed: int) -> Dealt:
    outcome = rules.sample(rules.setup(4, Options()), Random(seed))
    assert isinstance(outcome, Dealt)
    return outcome


def test_anybody_begins_equally_often() -> None:  # ALL-1 PIK-7
    first = Counter[Hashable](dealt(seed).first for seed in range(4000))
    assert chi_square(first, dict.fromkeys(range(4), 0.25)) < CRITICAL[3]


def test_every_place_gets_every_card() -> None:  # PIK-6 PIK-8
    deals = [dealt(seed) for seed in range(4000)]
    for place in (0, 7):
        assert chi_square(Counter(deal.centre[place] for deal in deals), ODDS) < CRITICAL[10]
    for seat in (0, 3):
        assert chi_square(Counter(deal.hands[seat][0] for deal in deals), ODDS) < CRITICAL[10]


def test_the_dice_are_fair_and_independent() -> None:  # PIK-9
    rng = Random(1)
    state = replace(position(["2", "2"]).state, stage="roll")
    rolls: Counter[Hashable] = Counter()
    for _ in range(7200):
        outcome = rules.sample(state, rng)
        assert isinstance(outcome, Rolled)
        rolls[outcome.dice] += 1
    pairs: dict[Hashable, float] = {(one, two): 1 / 36 for one in range(1, 7) for two in range(1, 7)}
    assert chi_square(rolls, pairs) < CRITICAL[35]


def test_a_die_rolled_again_is_fair() -> None:  # PIK-4
    match = position(["2 9", "2"], dice=(1, 3))
    do(match, 0, Reroll(2, "second"))
    let_be(match, 1)
    rng = Random(1)
    rolls = [rules.sample(match.state, rng) for _ in range(3000)]
    assert all(isinstance(roll, Rolled) and roll.dice[0] == 1 for roll in rolls)
    second = Counter[Hashable](roll.dice[1] for roll in rolls if isinstance(roll, Rolled))
    assert chi_square(second, FACE) < CRITICAL[5]


def test_a_draw_and_a_refill_take_every_card_alike() -> None:  # PIK-4 PIK-15
    rng = Random(1)
    whole = rules.setup(4, Options())
    drawing, refilling = replace(whole, stage="draw"), replace(whole, stage="refill")
    drawn: Counter[Hashable] = Counter()
    refilled: Counter[Hashable] = Counter()
    for _ in range(4000):
        one, some = rules.sample(drawing, rng), rules.sample(refilling, rng)
        assert isinstance(one, Drawn)
        assert isinstance(some, Refilled)
        drawn[one.card] += 1
        refilled[some.cards[3]] += 1
    assert chi_square(drawn, ODDS) < CRITICAL[10]
    assert chi_square(refilled, ODDS) < CRITICAL[10]


def test_every_card_of_a_hand_is_stolen_equally_often() -> None:  # PIK-4 PIK-11
    robbed = position(["4", "7 ?7 ?2 m3 m5 8"])
    do(robbed, 0, Steal(4, 1))
    let_be(robbed, 1)
    raided = position(["4", "7 ?7 ?2 m3 m5 8"], dice=(3, 3))
    do(raided, 0, Raid())
    odds: dict[Hashable, float] = {
        ("kaiju", 7): 2 / 6,
        ("kaiju", 2): 1 / 6,
        ("kaiju", 8): 1 / 6,
        ("mecha", 3): 1 / 6,
        ("mecha", 5): 1 / 6,
    }
    for match in (robbed, raided):
        rng = Random(1)
        seen: Counter[Hashable] = Counter()
        for _ in range(3000):
            outcome = rules.sample(match.state, rng)
            assert isinstance(outcome, Stolen)
            seen[outcome.kind, outcome.number] += 1
        assert chi_square(seen, odds) < CRITICAL[5]


def test_a_biased_die_would_be_noticed() -> None:
    rng = Random(1)
    loaded = Counter[Hashable](6 if rng.random() < 0.05 else rng.randint(1, 6) for _ in range(3000))
    assert chi_square(loaded, FACE) > CRITICAL[5]
