"""The law about secrets must fail on every kind of leak: here they are, planted one by one."""

from random import Random
from typing import Any

import pytest
from msgspec import Struct, structs

from yakai import testing
from yakai.core.errors import IllegalAction
from yakai.core.game import Seat
from yakai.core.hidden import Hidden
from yakai.core.log import Entry, Settled
from yakai.games.yak import rules
from yakai.games.yak.actions import Action, Choice, Dealt
from yakai.games.yak.pieces import DECK, Card
from yakai.games.yak.rules import YakRules
from yakai.games.yak.scoring import counting
from yakai.games.yak.state import State
from yakai.games.yak.view import DrewEvent, Event, Memory, View


class ExtraField(YakRules):
    """A field that should not be there: a card of the next player's hand."""

    class Seen(View, frozen=True):
        neighbour: Card | None = None

    def view(self, state: State, seat: Seat | None) -> View:
        hand = state.hands[((seat or 0) + 1) % len(state.hands)]
        return self.Seen(
            **structs.asdict(super().view(state, seat)), neighbour=hand[0].reveal() if hand else None
        )


class Order(YakRules):
    """Only an order leaks: the penalties are sorted by the strength of the hands."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        strength = [sum(card.reveal().value for card in hand) for hand in state.hands]
        seats = sorted(range(len(strength)), key=lambda one: strength[one])
        return structs.replace(view, penalties=tuple(view.penalties[one] for one in seats))


class Ids(YakRules):
    """Ids from faces: each hand shows where its first card stands in the printed deck, instead of its size."""

    def view(self, state: State, seat: Seat | None) -> View:
        ids = tuple(DECK.index(hand[0].reveal()) if hand else 0 for hand in state.hands)
        return structs.replace(super().view(state, seat), hands=ids)


class LegalFromState(YakRules):
    """Challenging is legal only if the claim is too high."""

    state: State

    def view(self, state: State, seat: Seat | None) -> View:
        self.state = state
        return super().view(state, seat)

    def legal(self, view: View) -> Choice:
        choice = super().legal(view)
        if not choice.challenge or not view.stack:
            return choice
        total = counting(
            [laid.card.reveal() for laid in self.state.stack], view.stack[-1].claim.species
        ).total
        return structs.replace(choice, challenge=total < view.stack[-1].claim.number)


class InAnEvent(YakRules):
    """The event shows all seats what was drawn."""

    def tell(self, before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
        told = super().tell(before, entry, after, seat)
        return tuple(
            DrewEvent(event.seat, after.hands[event.seat][-1].reveal(), event.deck)
            if isinstance(event, DrewEvent)
            else event
            for event in told
        )


class FromTheOutcome(YakRules):
    """The event of the deal says how strong the strongest hand is, from the log's entry."""

    def tell(self, before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
        told = super().tell(before, entry, after, seat)
        if isinstance(entry, Settled) and isinstance(entry.outcome, Dealt):
            strongest = max(sum(card.value for card in hand) for hand in entry.outcome.hands)
            return (*told, DrewEvent(0, None, strongest))
        return told


class InARefusal(YakRules):
    """A refusal tells the sum of the stack's cards."""

    def act(self, state: State, seat: Seat, action: Action) -> State:
        try:
            return super().act(state, seat, action)
        except IllegalAction as error:
            total = sum(laid.card.reveal().value for laid in state.stack)
            raise IllegalAction(error.clause, error.key, total=total) from error


class Imagined(YakRules):
    """A leak in the view, and an `imagine` that copies it, so that the two agree."""

    class Seen(View, frozen=True):
        others: tuple[tuple[Card, ...], ...] = ()

    def view(self, state: State, seat: Seat | None) -> View:
        others = tuple(tuple(card.reveal() for card in hand) for hand in state.hands)
        return self.Seen(**structs.asdict(super().view(state, seat)), others=others)

    def imagine(self, view: View, memory: Memory, rng: Random) -> State:
        assert isinstance(view, self.Seen)
        state = super().imagine(view, memory, rng)
        hands = tuple(tuple(Hidden(card, {seat}) for card in hand) for seat, hand in enumerate(view.others))
        return structs.replace(state, hands=hands)


PLANTED = [ExtraField, Order, Ids, LegalFromState, InAnEvent, FromTheOutcome, InARefusal, Imagined]


def searched(leaky: Any) -> None:
    """Apply the law to two short games of three that were played with the honest rules."""
    coverage = testing.Coverage()
    for seed in range(2):
        match = testing.random_match(testing.Case(rules, 3, {}), seed)
        match.rules = leaky
        testing.nothing_leaks(match, coverage, seed)


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.__name__)
def test_a_planted_leak_is_found(planted: type[YakRules]) -> None:  # ALL-3
    with pytest.raises(testing.Leak):
        searched(planted())


def test_an_imagine_that_copies_the_leak_deceives_the_law_of_imagining() -> None:
    """This is why the law about secrets does not use `imagine`."""
    match = testing.random_match(testing.Case(rules, 3, {}), 0)
    match.rules = Imagined()
    testing.imagined_states_fit(match)


class Weather(Struct, frozen=True):
    """A state with a single secret, so that there is nothing to exchange it with."""

    sky: Hidden[str]


def test_a_secret_that_never_took_another_value_fails_the_coverage() -> None:
    coverage = testing.Coverage()
    state = Weather(Hidden("snow"))
    coverage.look(state, 0)
    coverage.compare(state, Weather(Hidden("snow")))
    with pytest.raises(AssertionError, match="never took another value: sky"):
        coverage.check()
    coverage.compare(state, Weather(Hidden("sun")))
    coverage.check()


def test_a_law_that_saw_no_secret_fails() -> None:
    with pytest.raises(AssertionError, match="tried nothing"):
        testing.Coverage().check()
