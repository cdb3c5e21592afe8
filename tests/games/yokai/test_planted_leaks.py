"""The law about secrets must fail on every kind of leak: here they are, planted one by one in Yokai."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from msgspec import structs

from yakai import testing
from yakai.core.errors import IllegalAction
from yakai.core.game import Seat
from yakai.core.hidden import Hidden
from yakai.core.log import Entry, Settled
from yakai.core.match import Match
from yakai.games.yokai import rules
from yakai.games.yokai.actions import Action, Choice, Dealt, Drawn, Place
from yakai.games.yokai.pieces import HINTS, Family, Hint, Link, Yokai
from yakai.games.yokai.rules import YokaiRules
from yakai.games.yokai.state import Cover, State
from yakai.games.yokai.view import DrewEvent, Event, Memory, PeekedEvent, PlacedEvent, View


class UnpeekedFace(YokaiRules):
    """The view shows a card that this seat has not peeked at: the one that another holds up."""

    def view(self, state: State, seat: Seat | None) -> View:
        faces: list[Family | None] = list(super().view(state, seat).faces)
        for card in state.held:
            faces[card] = state.faces[card].reveal().family
        return structs.replace(super().view(state, seat), faces=tuple(faces))


class SomebodysPeeks(YokaiRules):
    """The memory of a seat has every card that any player has ever seen."""

    def recall(self, state: State, seat: Seat) -> Memory:
        faces = tuple(face.reveal().family if face.known_to else None for face in state.faces)
        return structs.replace(super().recall(state, seat), faces=faces)


class LinkCard(YokaiRules):
    """All seats see the first player's link."""

    def view(self, state: State, seat: Seat | None) -> View:
        link = state.links[state.first]
        return structs.replace(super().view(state, seat), link=None if link is None else link.reveal())


class SpareLinks(YokaiRules):
    """Which links are left tells which ones are out."""

    class Seen(View, frozen=True):
        spare: tuple[Link, ...] = ()

    def view(self, state: State, seat: Seat | None) -> View:
        return self.Seen(**structs.asdict(super().view(state, seat)), spare=tuple(state.spare.reveal()))


class BlindHint(YokaiRules):
    """The view shows a hint that is placed face down at level 4."""

    def view(self, state: State, seat: Seat | None) -> View:
        covers = tuple(
            Cover(cover.card, hint.reveal()) for cover, hint in zip(state.covers, state.pinned, strict=False)
        )
        return structs.replace(super().view(state, seat), covers=covers or state.covers)


class BlindHintOnTheWay(YokaiRules):
    """A player who turns a hint at level 4 sees it."""

    def tell(self, before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
        told = super().tell(before, entry, after, seat)
        if isinstance(entry, Settled) and isinstance(entry.outcome, Drawn):
            return tuple(
                DrewEvent(event.seat, entry.outcome.hint, event.pile)
                if isinstance(event, DrewEvent)
                else event
                for event in told
            )
        return told


class Judged(YokaiRules):
    """A hint says at once whether it is right (YOK-11)."""

    def tell(self, before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
        return tuple(
            PlacedEvent(event.seat, event.card, event.hint, int(self._is_right(before, event)))
            if isinstance(event, PlacedEvent)
            else event
            for event in super().tell(before, entry, after, seat)
        )

    def _is_right(self, state: State, event: PlacedEvent) -> bool:
        return event.hint is not None and state.faces[event.card].reveal().family in event.hint.families


class RefusedIfWrong(YokaiRules):
    """Only right hints are accepted (YOK-11)."""

    def act(self, state: State, seat: Seat, action: Action) -> State:
        if isinstance(action, Place) and state.stage == "hint" and action.hint in range(len(state.waiting)):
            families = state.waiting[action.hint].families
            if action.card in range(16) and state.faces[action.card].reveal().family not in families:
                raise IllegalAction("YOK-11", "yokai-falls-apart")
        return super().act(state, seat, action)


class Order(YokaiRules):
    """Only an order leaks: how the open hints are sorted depends on the pile's top hint."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        first = state.pile.reveal().items[:1]
        return structs.replace(view, hints=tuple(sorted(view.hints, reverse=HINTS[:1] == first)))


class Ids(YokaiRules):
    """Ids from faces: peeked cards are numbered as in the printed deck."""

    def tell(self, before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
        return tuple(
            PeekedEvent(
                event.seat,
                sorted(face.reveal() for face in after.faces).index(self._face(after, event)),
                event.face,
            )
            if isinstance(event, PeekedEvent)
            else event
            for event in super().tell(before, entry, after, seat)
        )

    def _face(self, state: State, event: PeekedEvent) -> Yokai:
        return state.faces[event.card].reveal()


class LegalFromState(YokaiRules):
    """Whether declaring is legal depends on the field's first card."""

    state: State

    def view(self, state: State, seat: Seat | None) -> View:
        self.state = state
        return super().view(state, seat)

    def legal(self, view: View) -> Choice:
        choice = super().legal(view)
        first = self.state.faces[0].reveal() if self.state.faces else None
        return structs.replace(choice, declare=choice.declare and first == Yokai("oni"))


class FromTheOutcome(YokaiRules):
    """The event of the setup has a number about how the families lie, from the log's entry."""

    def tell(self, before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
        told = super().tell(before, entry, after, seat)
        if isinstance(entry, Settled) and isinstance(entry.outcome, Dealt):
            figure = sum(card * len(yokai.family) for card, yokai in enumerate(entry.outcome.yokai))
            return (*told, DrewEvent(0, None, figure))
        return told


class InARefusal(YokaiRules):
    """A refusal tells the family of the field's first card."""

    def act(self, state: State, seat: Seat, action: Action) -> State:
        try:
            return super().act(state, seat, action)
        except IllegalAction as error:
            face = state.faces[0].reveal().family if state.faces else ""
            raise IllegalAction(error.clause, error.key, face=face) from error


class LeftOut(YokaiRules):
    """The view tells which hints were left out."""

    class Seen(View, frozen=True):
        box: tuple[Hint, ...] = ()

    def view(self, state: State, seat: Seat | None) -> View:
        return self.Seen(**structs.asdict(super().view(state, seat)), box=tuple(state.box.reveal()))


class Imagined(YokaiRules):
    """A leak in the view, and an `imagine` that copies it, so that the two agree."""

    class Seen(View, frozen=True):
        all: tuple[Family, ...] = ()

    def view(self, state: State, seat: Seat | None) -> View:
        faces = tuple(face.reveal().family for face in state.faces)
        return self.Seen(**structs.asdict(super().view(state, seat)), all=faces)

    def imagine(self, view: View, memory: Memory, rng: Random) -> State:
        assert isinstance(view, self.Seen)
        state = super().imagine(view, memory, rng)
        faces = tuple(
            Hidden(Yokai(family), face.known_to) for family, face in zip(view.all, state.faces, strict=True)
        )
        return structs.replace(state, faces=faces)


OPEN: dict[str, Any] = {"links": "first"}
BLIND: dict[str, Any] = {"blind": True}

PLANTED: list[tuple[type[YokaiRules], dict[str, Any]]] = [
    (UnpeekedFace, OPEN),
    (SomebodysPeeks, OPEN),
    (LinkCard, OPEN),
    (SpareLinks, OPEN),
    (BlindHint, BLIND),
    (BlindHintOnTheWay, BLIND),
    (Judged, OPEN),
    (Order, OPEN),
    (Ids, OPEN),
    (LegalFromState, OPEN),
    (FromTheOutcome, OPEN),
    (InARefusal, OPEN),
    (LeftOut, OPEN),
    (Imagined, OPEN),
]


def searched(leaky: Any, options: dict[str, Any]) -> None:
    """Apply the law to two games of two that were played with the honest rules."""
    coverage = testing.Coverage()
    for seed in (3, 4):
        match = testing.random_match(testing.Case(rules, 2, options), seed)
        match.rules = leaky
        testing.nothing_leaks(match, coverage, seed, horizon=4)


@pytest.mark.parametrize(("planted", "options"), PLANTED, ids=lambda one: getattr(one, "__name__", ""))
def test_a_planted_leak_is_found(planted: type[YokaiRules], options: dict[str, Any]) -> None:  # ALL-3 YOK-11
    with pytest.raises(testing.Leak):
        searched(planted(), options)


def test_a_refused_wrong_hint_is_found() -> None:  # ALL-3 YOK-11
    match = Match(RefusedIfWrong(), 2, OPEN, Random(1))
    while match.result is None:
        seat = match.state.turn
        with suppress(IllegalAction):
            match.play(seat, match.legal(seat).sample(match.chance))
    with pytest.raises(testing.Leak, match="refus"):
        testing.nothing_leaks(match, testing.Coverage())


@pytest.mark.parametrize("options", [OPEN, BLIND])
def test_the_honest_rules_pass_the_same_search(options: dict[str, Any]) -> None:
    searched(rules, options)


def test_an_imagine_that_copies_the_leak_deceives_the_law_of_imagining() -> None:
    """This is why the law about secrets does not use `imagine`."""
    match = testing.random_match(testing.Case(rules, 3, {}), 0)
    match.rules = Imagined()
    testing.imagined_states_fit(match)
