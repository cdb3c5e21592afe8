"""Setups and draws are unbiased, by a chi-square with fixed seeds."""

from collections import Counter
from collections.abc import Hashable, Mapping
from random import Random

from tests.games.yokai.builders import position
from yakai.games.yokai import rules
from yakai.games.yokai.actions import Dealt, Draw, Drawn
from yakai.games.yokai.pieces import FAMILIES, GOALS, HINTS, LINKS
from yakai.games.yokai.state import Options

# The chi-square that chance exceeds once in a thousand times, by degrees of freedom.
CRITICAL = {3: 16.27, 4: 18.47, 5: 20.52, 13: 34.53}


def chi_square(seen: Mapping[Hashable, int], odds: Mapping[Hashable, float]) -> float:
    total = sum(seen.values())
    return sum((seen.get(key, 0) - total * share) ** 2 / (total * share) for key, share in odds.items())


def alike(keys: Mapping[Hashable, object] | tuple[Hashable, ...]) -> dict[Hashable, float]:
    return dict.fromkeys(keys, 1 / len(keys))


OPTIONS = Options(links="all", goal=True)


def dealt(seed: int) -> Dealt:
    outcome = rules.sample(rules.setup(4, OPTIONS), Random(seed))
    assert isinstance(outcome, Dealt)
    return outcome


DEALS = [dealt(seed) for seed in range(4000)]


def test_anybody_begins_equally_often() -> None:  # ALL-1
    assert chi_square(Counter(deal.first for deal in DEALS), alike((0, 1, 2, 3))) < CRITICAL[3]


def test_every_cell_gets_every_family() -> None:  # YOK-5
    for card in (0, 5, 15):
        families = Counter[Hashable](deal.yokai[card].family for deal in DEALS)
        assert chi_square(families, alike(FAMILIES)) < CRITICAL[3]
    pairs = Counter[Hashable](deal.yokai[0] == deal.yokai[1] for deal in DEALS)
    assert chi_square(pairs, {True: 3 / 15, False: 12 / 15}) < 10.83


def test_every_hint_is_left_out_equally_often_within_its_kind() -> None:  # YOK-6
    chosen = Counter[Hashable](hint for deal in DEALS for hint in deal.hints)
    share = {1: 3 / 4, 2: 4 / 6, 3: 3 / 4}
    for size, kept in share.items():
        kind = tuple(hint for hint in HINTS if len(hint.families) == size)
        out = Counter[Hashable]({hint: len(DEALS) - chosen[hint] for hint in kind})
        assert sum(out.values()) == round(len(DEALS) * len(kind) * (1 - kept))
        assert chi_square(out, alike(kind)) < CRITICAL[5]


def test_every_seat_gets_every_link() -> None:  # YOK-22
    for seat in range(4):
        assert chi_square(Counter(deal.links[seat] for deal in DEALS), alike(LINKS)) < CRITICAL[5]


def test_every_goal_comes_equally_often() -> None:  # YOK-25
    assert chi_square(Counter(deal.goal for deal in DEALS), alike(GOALS)) < CRITICAL[5]


def test_a_draw_takes_every_hint_of_the_pile_alike() -> None:  # YOK-10
    rng = Random(1)
    state = rules.act(position(stage="hint", pile="k w or kw kwo").state, 0, Draw())
    drawn: Counter[Hashable] = Counter()
    for _ in range(4000):
        outcome = rules.sample(state, rng)
        assert isinstance(outcome, Drawn)
        drawn[outcome.hint] += 1
    assert chi_square(drawn, alike(tuple(drawn))) < CRITICAL[4]
    assert len(drawn) == 5


def test_a_biased_setup_would_be_noticed() -> None:
    rng = Random(1)
    biased = Counter[Hashable]("oni" if rng.random() < 0.06 else rng.choice(FAMILIES) for _ in range(4000))
    assert chi_square(biased, alike(FAMILIES)) > CRITICAL[3]
