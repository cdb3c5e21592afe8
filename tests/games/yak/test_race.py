"""Near the end of a game of two the expert looks at the lead before it doubts."""

from functools import partial
from itertools import pairwise
from random import Random

import pytest

from tests.games.yak.builders import choices, position
from yakai import text
from yakai.core.match import Match
from yakai.games.yak.actions import Challenge
from yakai.games.yak.bots import Expert
from yakai.games.yak.bots.race import LATE, calls_for_doubt, hope, lead
from yakai.games.yak.hinting import YakHinting
from yakai.games.yak.pieces import Species

STACK: list[tuple[str, int, Species]] = [
    ("yeti1", 1, "yeti"),
    ("marmot1", 1, "marmot"),
    ("vulture1", 1, "vulture"),
    ("goat1", 1, "goat"),
    ("yak1", 2, "yak"),
    ("yak2", 3, "yak"),
]
FIVE, ELEVEN = (
    "goat1 goat1 goat2 goat2 goat3",
    "goat1 goat2 goat2 goat3 goat3 yeti1 yeti1 yeti2 yeti2 yeti3 yeti3",
)
HANDS = ["yak1 goat1", "yak1"]


def race(deck: int, own: str, other: str) -> Match:
    return position(HANDS, STACK, deck, penalties=[own, other])


def test_a_player_who_is_ahead_near_the_end_risks_a_doubt() -> None:
    assert lead(race(5, FIVE, ELEVEN).view(0)) == 6
    assert calls_for_doubt(race(5, FIVE, ELEVEN).view(0), 0.5)


def test_a_player_who_is_behind_near_the_end_does_not_risk_a_doubt() -> None:
    assert not calls_for_doubt(race(5, ELEVEN, FIVE).view(0), 0.5)


def test_nor_does_anybody_while_the_end_is_far_away() -> None:
    assert not calls_for_doubt(race(40, FIVE, ELEVEN).view(0), 0.5)
    assert not calls_for_doubt(race(LATE + 1, FIVE, ELEVEN).view(0), 0.0)


def test_among_three_there_is_no_such_race() -> None:
    match = position([*HANDS, "yak1"], STACK, 5, penalties=[FIVE, ELEVEN, ELEVEN])
    assert not calls_for_doubt(match.view(0), 0.0)


def test_the_expert_doubts_then_and_its_hint_says_why() -> None:
    match = race(5, FIVE, ELEVEN)
    assert set(choices(Expert(), match)) == {Challenge()}
    view, memory = match.view(0), match.recall(0)
    because = YakHinting().because(match.rules, Expert(), view, memory, Challenge(), Random(1))
    assert because["why"] == "race"
    said = [
        YakHinting().sentence(view, Challenge(), because, ["", ""], partial(text.say, lang))
        for lang in text.languages()
    ]
    assert all(any(ahead in one for ahead in ("ahead", "впереди", "попереду")) for one in said), said


@pytest.mark.parametrize("deck", [0, 1, 7, 30, LATE])
def test_the_more_one_is_ahead_the_more_one_hopes(deck: int) -> None:
    hopes = [hope(ahead, deck) for ahead in range(-40, 41)]
    assert all(more >= less for less, more in pairwise(hopes))
    assert 0 <= hopes[0] < 0.5 < hopes[-1] <= 1
