"""What a seat imagines may contradict nothing that it was ever shown: contradictions, planted one by one."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.testing.test_laws import played
from tests.testing.tiles import Memory, TilesRules, TilesState, View, held, order
from tests.testing.tiles import rules as tiles
from yakai import testing
from yakai.core.bag import Bag
from yakai.core.game import Seat
from yakai.core.hidden import Hidden
from yakai.core.rows import with_row
from yakai.games.yak import rules as yak
from yakai.games.yak.rules import YakRules
from yakai.games.yak.state import State as YakState
from yakai.games.yak.view import Memory as YakMemory
from yakai.games.yak.view import View as YakView


def pieces(state: TilesState) -> Counter[int]:
    rows = (*state.hands, *state.piles)
    secret = [tile.reveal() for row in rows for tile in row]
    return Counter([*secret, *(tile for row in state.open for tile in row), *state.rest.reveal()])


class HidesPenalties(YakRules):
    """Does not show the cards that were taken, and imagines any others in their place."""

    def view(self, state: YakState, seat: Seat | None) -> YakView:
        view = yak.view(state, seat)
        return replace(view, penalties=((),) * len(view.penalties))

    def imagine(self, view: YakView, memory: YakMemory, rng: Random) -> YakState:
        state = yak.imagine(view, memory, rng)
        penalties, deck = state.penalties, list(state.deck.reveal())
        rng.shuffle(deck)
        for showdown in memory.showdowns:
            taken = tuple(deck.pop() for _ in showdown.cards)
            penalties = with_row(penalties, showdown.loser, penalties[showdown.loser] + taken)
        return replace(state, penalties=penalties, deck=Hidden(Bag(deck)))


def test_what_is_public_is_not_to_be_imagined() -> None:
    with pytest.raises(testing.LawBroken, match=r"otherwise what is not for it to imagine: penalties"):
        testing.imagined_states_fit(played(yak, HidesPenalties()))


class TakesBackInSecret(TilesRules):
    """Forgets what was turned over and taken back, and imagines it in the rest as well as in the hand."""

    def recall(self, state: TilesState, seat: Seat) -> Memory:
        return Memory(((), ()), super().recall(state, seat).pile)

    def act(self, state: TilesState, seat: Seat, action: Any) -> TilesState:
        return replace(super().act(state, seat, action), turned=((), ()))


def test_what_was_seen_to_go_back_into_a_hand_is_not_imagined_elsewhere() -> None:
    testing.imagined_states_fit(played(tiles, tiles, 2), pieces)
    match = played(TakesBackInSecret(), TakesBackInSecret(), 2)
    with pytest.raises(
        testing.LawBroken, match=r"it imagines elsewhere what it was shown: hands\[\d\]\[\] without \d"
    ):
        testing.imagined_states_fit(match, pieces)


class ForgetsItsOrder(TilesRules):
    """Imagines its own pile in another order than it laid it: what is on top turns out otherwise."""

    def recall(self, state: TilesState, seat: Seat) -> Memory:
        memory = super().recall(state, seat)
        return replace(memory, pile=tuple(sorted(memory.pile)))


def test_an_order_that_comes_to_matter_is_not_imagined_otherwise() -> None:
    match = testing.random_match(testing.Case(tiles, 2, {}), 4)
    match.rules = ForgetsItsOrder()
    with pytest.raises(
        testing.LawBroken, match=r"it imagines what it knows in another order, and is told of"
    ):
        testing.imagined_states_fit(match, pieces)


class ShufflesItsHand(TilesRules):
    """Imagines its own hand in another order: that does not matter, as tiles are laid by what they are."""

    def imagine(self, view: View, memory: Memory, rng: Random) -> TilesState:
        assert view.seat is not None
        state = super().imagine(view, memory, rng)
        mine = held(view.seat, reversed(view.hand))
        return replace(state, hands=order(view.seat, mine, state.hands[1 - view.seat]))

    def view(self, state: TilesState, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return replace(view, hand=tuple(sorted(view.hand)))


def test_an_order_that_never_matters_may_be_imagined_anyhow() -> None:
    testing.imagined_states_fit(played(tiles, ShufflesItsHand(), 2), pieces)


class PutsBackOpenly(TilesRules):
    """What is taken back goes into the bag, where all have seen it go, and memory forgets that."""

    def act(self, state: TilesState, seat: Seat, action: Any) -> TilesState:
        after = super().act(state, seat, action)
        rest = after.rest.reveal()
        open_ = [tile for row in after.open for tile in row]
        return replace(after, rest=Hidden(Bag([*rest, *open_])), open=((), ()), turned=((), ()))


def test_what_was_seen_to_go_into_a_bag_is_imagined_there() -> None:
    match = played(PutsBackOpenly(), PutsBackOpenly(), 2)
    with pytest.raises(testing.LawBroken, match=r"it imagines elsewhere what it was shown: rest without \d"):
        testing.imagined_states_fit(match)
