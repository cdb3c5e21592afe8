"""Untold is unknown: leaks that permuting a state's secrets cannot find, planted one by one."""

from random import Random
from typing import Any

import pytest
from msgspec import structs

from yakai import testing
from yakai.core.game import AnyRules, Customs, Seat
from yakai.core.hidden import Hidden
from yakai.games.pictomania import rules as pictomania
from yakai.games.pictomania.actions import Guess, Stroke
from yakai.games.pictomania.rules import PictomaniaRules
from yakai.games.pictomania.state import State as PictomaniaState
from yakai.games.pictomania.view import View as PictomaniaView
from yakai.games.yak import rules as yak
from yakai.games.yak.actions import Dealt, Drawn, Outcome
from yakai.games.yak.rules import YakRules
from yakai.games.yak.state import State as YakState
from yakai.games.yak.view import View as YakView


class FromAnOutcome(YakRules):
    """How strong the strongest hand was dealt, kept in a plain field and shown to everybody."""

    class Marked(YakState, frozen=True, kw_only=True):
        strongest: int = 0

    class Seen(YakView, frozen=True, kw_only=True):
        strongest: int = 0

    def settle(self, state: YakState, outcome: Outcome) -> YakState:
        after = super().settle(state, outcome)
        if not isinstance(outcome, Dealt):
            return after
        strongest = max(sum(card.value for card in hand) for hand in outcome.hands)
        return self.Marked(**structs.asdict(after), strongest=strongest)

    def view(self, state: YakState, seat: Seat | None) -> YakView:
        view = yak.view(state, seat)
        return self.Seen(**structs.asdict(view), strongest=getattr(state, "strongest", 0))


class FromAnAction(PictomaniaRules):
    """The number on the card that was laid last, kept in a plain field and shown to everybody."""

    class Marked(PictomaniaState, frozen=True, kw_only=True):
        spied: int = 0

    class Seen(PictomaniaView, frozen=True, kw_only=True):
        spied: int = 0

    def act(self, state: PictomaniaState, seat: Seat, action: Any) -> PictomaniaState:
        after = super().act(state, seat, action)
        fields = structs.asdict(after) | ({"spied": action.number} if isinstance(action, Guess) else {})
        return self.Marked(**fields)

    def view(self, state: PictomaniaState, seat: Seat | None) -> PictomaniaView:
        view = pictomania.view(state, seat)
        return self.Seen(**structs.asdict(view), spied=getattr(state, "spied", 0))


class KnownToNeighbours(YakRules):
    """Hands are dealt so that the next player may know them too, without being told."""

    def settle(self, state: YakState, outcome: Outcome) -> YakState:
        after = super().settle(state, outcome)
        if not isinstance(outcome, Dealt):
            return after
        hands = tuple(
            tuple(card.share((seat + 1) % len(after.hands)) for card in hand)
            for seat, hand in enumerate(after.hands)
        )
        return structs.replace(after, hands=hands)


class KnownToAll(YakRules):
    """A drawn card may be known to everybody, and the event, which peeks, tells them all."""

    def settle(self, state: YakState, outcome: Outcome) -> YakState:
        after = super().settle(state, outcome)
        if not isinstance(outcome, Drawn):
            return after
        hand = after.hands[state.turn]
        known = (*hand[:-1], Hidden(hand[-1].reveal(), range(len(after.hands))))
        hands = tuple(known if seat == state.turn else hand for seat, hand in enumerate(after.hands))
        return structs.replace(after, hands=hands)


def played(honest: AnyRules, leaky: Any, seed: int, **options: Any) -> testing.RandomMatch:
    match = testing.random_match(testing.Case(honest, 3, options), seed)
    match.rules = leaky
    return match


PLANTED: list[tuple[AnyRules, AnyRules, dict[str, Any], str]] = [
    (yak, FromAnOutcome(), {}, r"the views differ in strongest: \d+ / \d+"),
    (pictomania, FromAnAction(), {"drawing": None}, r"the views differ in spied: \d / \d"),
    (yak, KnownToNeighbours(), {}, r"told the same and knows of a secret hands\[\d\]\[\d\]"),
    (yak, KnownToAll(), {}, r"all seats get to know hands\[\d\]\[\d\] at once"),
]


@pytest.mark.parametrize(("honest", "leaky", "options", "what"), PLANTED)
def test_a_planted_leak_is_found_and_permuting_does_not_find_it(
    honest: AnyRules, leaky: AnyRules, options: dict[str, Any], what: str
) -> None:  # ALL-3
    for seed in range(2):
        match = played(honest, leaky, seed, **options)
        testing.untold_is_unknown(played(honest, honest, seed, **options), seed, share=0.3)
        testing.nothing_leaks(match, testing.Coverage(), seed, horizon=3, share=0.2)
    with pytest.raises(testing.LawBroken, match=what) as found:
        testing.untold_is_unknown(played(honest, leaky, 0, **options))
    found.match(rf"^{honest.id} 1, 3 seats, .*seed 0, step \d+, (seat \d|a spectator): ")


class ShowsAndTakesBack(PictomaniaRules):
    """A player who draws a stroke is shown the next player's number, and may take the stroke back."""

    customs = Customs()

    class Marked(PictomaniaState, frozen=True, kw_only=True):
        shown: int = 0

    def act(self, state: PictomaniaState, seat: Seat, action: Any) -> PictomaniaState:
        after = super().act(state, seat, action)
        if not isinstance(action, Stroke):
            return after
        return self.Marked(**structs.asdict(after) | {"shown": after.numbers[seat - 1].reveal()})


def test_what_has_shown_a_secret_must_not_be_taken_back() -> None:
    match = played(pictomania, ShowsAndTakesBack(), 0, drawing=None)
    with pytest.raises(testing.Leak, match=r"Stroke shows a secret and can be taken back"):
        testing.nothing_leaks(match, testing.Coverage(), horizon=2)


def test_where_nothing_is_secret_the_law_has_nothing_to_compare() -> None:
    match = testing.random_match(testing.Case(yak, 2, {}), 1)
    assert testing.untold_is_unknown(match, share=0.1) > 20
    assert testing.untold_is_unknown(match.at(0)) == 0


def test_the_law_does_not_change_the_match() -> None:
    match = testing.random_match(testing.Case(yak, 2, {}), 1)
    state, entries = match.state, match.log
    testing.untold_is_unknown(match, share=0.05)
    assert match.state is state
    assert match.log == entries
    assert isinstance(match.chance, Random)
