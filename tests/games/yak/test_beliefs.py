"""A counting bot's beliefs about a face-down stack equal the true probabilities."""

from itertools import product

import pytest

from tests.games.yak.builders import position
from yakai.games.yak.actions import Choice
from yakai.games.yak.bots.beliefs import ALL, Belief, Own, claiming, stack_beliefs, unseen, way
from yakai.games.yak.bots.sight import Sight
from yakai.games.yak.pieces import COPIES, SPECIES, Card
from yakai.games.yak.scoring import counting

EVENLY = [[1.0] * 11] * 32


def believed(own: list[Card], others: int, number: int, species: int) -> float:
    usual = tuple(COPIES[card] / 107 for card in ALL)
    known = Own()
    for card in own:
        known = known.beside(card)
    belief = Belief([usual] * others)
    return belief.held(belief.switched(known), known, number, species)


def counted(own: list[Card], others: int, number: int, species: int) -> float:
    """The same, counted over all possible stacks."""
    likely = 0.0
    for cards in product(ALL, repeat=others):
        if counting([*own, *cards], SPECIES[species]).total >= number:
            chance = 1.0
            for card in cards:
                chance *= COPIES[card] / 107
            likely += chance
    return likely


@pytest.mark.parametrize(
    "own",
    [
        [],
        [Card("yak", 3), Card("yak", 2)],
        [Card("yak", 3), Card("exclamation"), Card("goat", 3)],
        [Card("yak", 3), Card("one"), Card("yak", 3), Card("stop")],
        [Card("one"), Card("exclamation"), Card("yeti", 2), Card("yak", 2)],
    ],
)
@pytest.mark.parametrize("number", [1, 3, 5, 7])
def test_chances_are_near_what_all_stacks_give(own: list[Card], number: int) -> None:
    assert believed(own, 2, number, 4) == pytest.approx(counted(own, 2, number, 4), abs=0.05)


def test_own_cards_alone_leave_no_doubt() -> None:
    own = [Card("yak", 3), Card("goat", 2), Card("joker", 2)]
    assert [believed(own, 0, number, 4) for number in (5, 6)] == [1, 0]


def test_what_was_shown_is_not_there_any_more() -> None:
    match = position(
        ["goat1", "goat1"], [("yeti1", 1, "yak"), ("yeti1", 2, "yak")], penalties=["yak1 yak2 yak3", ""]
    )
    left = unseen(match.view(0))
    assert [left[ALL.index(Card("yak", value))] for value in (1, 2, 3)] == [4, 4, 4]


def test_a_claim_makes_cards_of_its_species_likelier() -> None:
    match = position(["goat1", "goat1"], [("goat1", 1, "yak")], turn=1)
    for weights, least in ((EVENLY, 0.0), (claiming(), 0.5)):
        own, belief = stack_beliefs(match.view(1), [weights] * 2)
        assert (belief.held(belief.switched(own), own, 1, 4) > 0.5) == (least > 0)


def test_ways_of_claiming_are_told_apart() -> None:
    match = position(
        ["goat1", "goat1"],
        [("goat1", 1, "yak"), ("goat1", 2, "yak"), ("goat1", 4, "goat"), ("goat1", 9, "yak")],
    )
    stack = match.view(0).stack
    assert [way(stack, place) for place in range(4)] == [0, 8 + 1, 8 + 2, 8 + 2 * 3]


def test_a_sight_has_every_card_with_every_species() -> None:
    match = position(["yak3 yak3 goat1", "yak1"], [("goat1", 1, "yak"), ("goat1", 2, "yak")])
    view = match.view(0)
    legal = match.rules.legal(view)
    assert isinstance(legal, Choice)
    sight = Sight(view, legal, [claiming()] * 2)
    assert {(view.hand[way.card], way.species) for way in sight.ways} == {
        (card, species) for card in view.hand for species in range(5)
    }
    assert all(way.play() in legal for way in sight.ways)
    assert all(0 <= way.held <= 1.000001 for way in sight.ways)
