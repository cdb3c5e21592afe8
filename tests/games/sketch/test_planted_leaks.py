"""The law about secrets must fail on every kind of leak: here they are, planted one by one."""

from random import Random
from typing import Any

import pytest
from msgspec import structs

from yakai import testing
from yakai.core.errors import IllegalAction
from yakai.core.game import Seat
from yakai.core.hidden import Hidden
from yakai.core.log import Entry, Settled
from yakai.games.sketch import rules
from yakai.games.sketch.actions import Action, Choice, Dealt
from yakai.games.sketch.pieces import DECK, Sketch, Yokai
from yakai.games.sketch.rules import SketchRules
from yakai.games.sketch.state import State
from yakai.games.sketch.view import DrewEvent, Event, Memory, UncoveredEvent, View


class ExtraField(SketchRules):
    """A field that should not be there: whether the opponent holds a *Call*."""

    class Seen(View, frozen=True):
        dangerous: bool = False

    def view(self, state: State, seat: Seat | None) -> View:
        hand = state.hands[1 - (seat or 0)]
        return self.Seen(
            **structs.asdict(super().view(state, seat)),
            dangerous=any(card.reveal().effect == "call" for card in hand),
        )


class Order(SketchRules):
    """Only an order leaks: whether the discard is sorted depends on the next card of the deck."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        deck = state.deck.reveal().items
        plain = bool(deck) and deck[0].effect == "plain"
        return structs.replace(view, discard=tuple(sorted(view.discard)) if plain else view.discard)


class Ids(SketchRules):
    """Ids from faces: each hand shows where its first card stands in the printed deck, instead of its size."""

    def view(self, state: State, seat: Seat | None) -> View:
        ids = tuple(DECK.index(hand[0].reveal()) if hand else 0 for hand in state.hands)
        return structs.replace(super().view(state, seat), hands=ids)


class NeverUncovered(SketchRules):
    """A yokai that was never uncovered stands in its pile."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        piles = tuple(
            structs.replace(shown, yokai=(*shown.yokai[:-1], unseen[-1]))
            if (unseen := pile.unseen.reveal().items) and shown.yokai[-1] is None
            else shown
            for shown, pile in zip(view.piles, state.piles, strict=True)
        )
        return structs.replace(view, piles=piles)


class LegalFromState(SketchRules):
    """One may end the turn only if the opponent holds a plain card."""

    state: State

    def view(self, state: State, seat: Seat | None) -> View:
        self.state = state
        return super().view(state, seat)

    def legal(self, view: View) -> Choice:
        choice = super().legal(view)
        if view.seat is None or not choice:
            return choice
        hand = self.state.hands[1 - view.seat]
        return structs.replace(choice, end=any(card.reveal().effect == "plain" for card in hand))


class InAnEvent(SketchRules):
    """The event shows all seats what was drawn."""

    def tell(self, before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
        told = super().tell(before, entry, after, seat)
        return tuple(
            DrewEvent(event.seat, after.hands[event.seat][-1].reveal(), event.deck)
            if isinstance(event, DrewEvent)
            else event
            for event in told
        )


class NextInAnEvent(SketchRules):
    """The event of a new top shows all seats what the pile still hides."""

    def tell(self, before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
        told = super().tell(before, entry, after, seat)
        unseen: list[Yokai] = [yokai for pile in after.piles for yokai in pile.unseen.reveal()]
        if unseen and any(isinstance(event, UncoveredEvent) for event in told):
            return (*told, UncoveredEvent("water", unseen[0]))
        return told


class FromTheOutcome(SketchRules):
    """The event of the deal says how many effects the first hand has, from the log's entry."""

    def tell(self, before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
        told = super().tell(before, entry, after, seat)
        if isinstance(entry, Settled) and isinstance(entry.outcome, Dealt):
            effects = sum(card.effect != "plain" for card in entry.outcome.hands[0])
            return (*told, DrewEvent(0, None, effects))
        return told


class InARefusal(SketchRules):
    """A refusal says how many effects the opponent holds."""

    def act(self, state: State, seat: Seat, action: Action) -> State:
        try:
            return super().act(state, seat, action)
        except IllegalAction as error:
            effects = sum(card.reveal().effect != "plain" for card in state.hands[1 - seat])
            raise IllegalAction(error.clause, error.key, effects=effects) from error


class InTheMemory(SketchRules):
    """A memory that also knows what the opponent has drawn."""

    def recall(self, state: State, seat: Seat) -> Memory:
        memory = super().recall(state, seat)
        return structs.replace(memory, drawn=(*memory.drawn, *super().recall(state, 1 - seat).drawn))


class Imagined(SketchRules):
    """A leak in the view, and an `imagine` that copies it, so that the two agree."""

    class Seen(View, frozen=True):
        others: tuple[tuple[Sketch, ...], ...] = ()

    def view(self, state: State, seat: Seat | None) -> View:
        others = tuple(tuple(card.reveal() for card in hand) for hand in state.hands)
        return self.Seen(**structs.asdict(super().view(state, seat)), others=others)

    def imagine(self, view: View, memory: Memory, rng: Random) -> State:
        assert isinstance(view, self.Seen)
        state = super().imagine(view, memory, rng)
        hands = tuple(tuple(Hidden(card, {seat}) for card in hand) for seat, hand in enumerate(view.others))
        return structs.replace(state, hands=hands)


PLANTED = [
    ExtraField,
    Order,
    Ids,
    NeverUncovered,
    LegalFromState,
    InAnEvent,
    NextInAnEvent,
    FromTheOutcome,
    InARefusal,
    InTheMemory,
    Imagined,
]


def searched(leaky: Any) -> None:
    """Apply the law to two games that were played with the honest rules."""
    coverage = testing.Coverage()
    for seed in range(2):
        match = testing.random_match(testing.Case(rules, 2, {}), seed)
        match.rules = leaky
        testing.nothing_leaks(match, coverage, seed)


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.__name__)
def test_a_planted_leak_is_found(planted: type[SketchRules]) -> None:  # ALL-3 SKE-20
    with pytest.raises(testing.Leak):
        searched(planted())


def test_an_imagine_that_copies_the_leak_deceives_the_law_of_imagining() -> None:
    """This is why the law about secrets does not use `imagine`."""
    match = testing.random_match(testing.Case(rules, 2, {}), 0)
    match.rules = Imagined()
    testing.imagined_states_fit(match)
