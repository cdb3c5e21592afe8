"""The tools that laws are tried with."""

from itertools import combinations
from random import Random

import pytest

from tests.games.yak.test_laws import TestYak as YakLaws
from yakai import testing
from yakai.core.game import Turn
from yakai.games.yak import rules
from yakai.games.yak.actions import NOTHING, Challenge, Choice, Pass, Play
from yakai.games.yak.pieces import SPECIES
from yakai.games.yak.rules import YakRules
from yakai.games.yak.state import State
from yakai.games.yak.view import View
from yakai.testing.play import other_action


def test_pairwise_sets_hold_every_pair_and_are_few() -> None:
    domains: dict[str, list[object]] = {
        "a": [0, 1, 2],
        "b": [False, True],
        "c": ["x", "y"],
        "d": [False, True],
    }
    sets = testing.pairwise(domains)
    for one, other in combinations(domains, 2):
        met = {(options[one], options[other]) for options in sets}
        assert len(met) == len(domains[one]) * len(domains[other])
    assert len(sets) <= 8 < len(testing.all_option_sets(domains)) == 24


def test_any_action_makes_every_kind() -> None:
    rng = Random(1)
    assert {type(testing.any_action(rules, rng)) for _ in range(50)} == {Play, Challenge, Pass}


def test_another_action_is_of_the_same_kind_and_differs_in_one_value() -> None:
    rng = Random(1)
    play = Play(0, 2, "yak")
    others = [other_action(rules, play, rng) for _ in range(200)]
    assert all(
        isinstance(other, Play) and (other.card != 0) + (other.number != 2) + (other.species != "yak") <= 1
        for other in others
    )
    assert {other.species for other in others} == set(SPECIES)
    assert other_action(rules, Pass(), rng) == Pass()


class Generous(YakRules):
    """Says that more is legal than `act` accepts."""

    def legal(self, view: View) -> Choice:
        choice = super().legal(view)
        return Choice(cards=choice.cards + 1, floors=choice.floors, top=choice.top) if choice else NOTHING


class Stingy(YakRules):
    """Hides a legal challenge."""

    def legal(self, view: View) -> Choice:
        choice = super().legal(view)
        return Choice(cards=choice.cards, floors=choice.floors, top=choice.top) if choice.cards else choice


@pytest.mark.parametrize("wrong", [Generous, Stingy])
def test_the_law_of_legal_actions_notices_a_difference(wrong: type[YakRules]) -> None:
    match = testing.random_match(testing.Case(rules, 3, {}), 1)
    match.rules = wrong()
    with pytest.raises(AssertionError):
        testing.legal_means_accepted(match)


class Forgetful(YakRules):
    """Loses the challenged stack instead of giving it to the loser."""

    def _challenge(self, state: State, seat: int) -> State:
        after = super()._challenge(state, seat)
        return State(
            after.options,
            after.stage,
            after.turn,
            after.hands,
            after.deck,
            (),
            state.penalties,
            after.showdowns,
        )


def test_the_law_of_conservation_notices_a_loss() -> None:
    match = testing.random_match(testing.Case(rules, 3, {}), 1)
    match.rules = Forgetful()
    with pytest.raises((AssertionError, ValueError)):
        testing.pieces_are_conserved(match, YakLaws().pieces)


class Endless(YakRules):
    """A game that never ends."""

    def act(self, state: State, seat: int, action: object) -> State:
        return state


def test_a_game_without_an_end_is_noticed() -> None:
    with pytest.raises(AssertionError, match="no end"):
        testing.random_match(testing.Case(Endless(), 2, {}), 1, most_moves=50)


class Stuck(YakRules):
    """Waits for a player who has no legal action."""

    def legal(self, view: View) -> Choice:
        return NOTHING


def test_a_game_that_waits_for_nothing_is_noticed() -> None:
    assert isinstance(rules.pending(testing.random_match(testing.Case(rules, 2, {}), 1).at(1).state), Turn)
    with pytest.raises(AssertionError, match="nothing is legal"):
        testing.random_match(testing.Case(Stuck(), 2, {}), 1)
