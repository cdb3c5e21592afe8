"""The law about secrets must fail on every kind of leak: here they are, planted one by one."""

from itertools import product
from random import Random

import pytest
from msgspec import structs

from yakai import testing
from yakai.core.errors import IllegalAction
from yakai.core.find_hidden import hidden_in
from yakai.core.game import Pending, Seat, Timer, Turn
from yakai.core.hidden import Hidden
from yakai.core.log import Acted, Entry, Expired, Settled
from yakai.core.match import Match
from yakai.games.pikit import rules
from yakai.games.pikit.actions import Action, Choice, Drawn
from yakai.games.pikit.cancelling import resolved
from yakai.games.pikit.pieces import CANCELS
from yakai.games.pikit.rules import PikitRules
from yakai.games.pikit.state import Hand, State
from yakai.games.pikit.view import DrewEvent, Event, Memory, View
from yakai.testing.laws import positions
from yakai.testing.secrets import alike, changed, permutation


def unseen(state: State, seat: Seat) -> list[int]:
    """What a seat has drawn unseen."""
    return sorted(card.reveal() for card in state.hands[seat].drawn)


def could_cancel(state: State, seat: Seat) -> bool:
    held = (*state.hands[seat].shown, *unseen(state, seat))
    return any(card in CANCELS for card in held)


# The general kinds


class ExtraField(PikitRules):
    """A field that should not be there: what the next player has drawn."""

    class Seen(View, frozen=True):
        neighbour: tuple[int, ...] = ()

    def view(self, state: State, seat: Seat | None) -> View:
        neighbour = ((seat or 0) + 1) % len(state.hands)
        return self.Seen(
            **structs.asdict(super().view(state, seat)), neighbour=tuple(unseen(state, neighbour))
        )


class Order(PikitRules):
    """Only an order leaks: the centre is reversed, or not, depending on the unseen cards."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        strength = sum(sum(unseen(state, one)) for one in range(len(state.hands)))
        return structs.replace(view, centre=view.centre if strength % 2 else view.centre[::-1])


class Ids(PikitRules):
    """Ids from faces: the deck's lowest card is added to the number of the newest discard."""

    def view(self, state: State, seat: Seat | None) -> View:
        lowest = min(state.deck.reveal(), default=0)
        return structs.replace(super().view(state, seat), played=state.played + lowest)

    def legal(self, view: View) -> Choice:
        choice = super().legal(view)
        return choice if choice.answers is None else structs.replace(choice, answers=view.chain[-1].number)


class LegalFromState(PikitRules):
    """Drawing is legal only if the deck's cards average more than 5."""

    state: State

    def view(self, state: State, seat: Seat | None) -> View:
        self.state = state
        return super().view(state, seat)

    def legal(self, view: View) -> Choice:
        choice = super().legal(view)
        good = sum(self.state.deck.reveal()) > 5 * view.deck
        return choice if good else structs.replace(choice, draw=())


class InAMemory(PikitRules):
    """Each memory has what other seats drew by a 5, as if it had been shown."""

    def recall(self, state: State, seat: Seat) -> Memory:
        memory = super().recall(state, seat)
        shown = tuple(tuple(sorted((*known, *unseen(state, one)))) for one, known in enumerate(memory.shown))
        return structs.replace(memory, shown=shown)


class InARefusal(PikitRules):
    """A refusal says what the deck is worth."""

    def act(self, state: State, seat: Seat, action: Action) -> State:
        try:
            return super().act(state, seat, action)
        except IllegalAction as error:
            raise IllegalAction(error.clause, error.key, deck=sum(state.deck.reveal())) from error


class Imagined(PikitRules):
    """A leak in the view, and an `imagine` that copies it, so that the two agree."""

    class Seen(View, frozen=True):
        others: tuple[tuple[int, ...], ...] = ()

    def view(self, state: State, seat: Seat | None) -> View:
        others = tuple(tuple(card.reveal() for card in hand.drawn) for hand in state.hands)
        return self.Seen(**structs.asdict(super().view(state, seat)), others=others)

    def imagine(self, view: View, memory: Memory, rng: Random) -> State:
        assert isinstance(view, self.Seen)
        state = super().imagine(view, memory, rng)
        hands = tuple(
            Hand(hand.shown, tuple(Hidden(card, {seat}) for card in drawn))
            for seat, (hand, drawn) in enumerate(zip(state.hands, view.others, strict=True))
        )
        return structs.replace(state, hands=hands)


# Pikit's own


class ADrawnFive(PikitRules):
    """The event shows all seats what a 5 has drawn."""

    def tell(self, before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
        told = super().tell(before, entry, after, seat)
        return tuple(
            DrewEvent(event.seat, after.hands[event.seat].drawn[-1].reveal(), event.deck)
            if isinstance(event, DrewEvent)
            else event
            for event in told
        )


class ADrawnFiveFromTheOutcome(PikitRules):
    """The events of a draw come twice if the log's entry says that a cancel was drawn."""

    def tell(self, before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
        told = super().tell(before, entry, after, seat)
        if isinstance(entry, Settled) and isinstance(entry.outcome, Drawn) and entry.outcome.card in CANCELS:
            return (*told, *told)
        return told


class WhoCouldCancel(PikitRules):
    """The window waits only for players who hold a cancel."""

    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        if state.stage != "window":
            return pending
        assert isinstance(pending, Turn)
        return Turn(frozenset(seat for seat in pending.seats if could_cancel(state, seat)), pending.timer)


class Hurry(PikitRules):
    """The window has its usual length, unless no player holds a cancel."""

    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        if not isinstance(pending, Turn) or pending.timer is None:
            return pending
        if any(could_cancel(state, seat) for seat in pending.seats):
            return pending
        return Turn(pending.seats, Timer(pending.timer.key, 0.5))


class WhoHasPassed(PikitRules):
    """The window waits only for players who have not passed yet."""

    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        if state.stage != "window":
            return pending
        assert isinstance(pending, Turn)
        undecided = (seat for seat in pending.seats if state.stances[seat].reveal() == "open")
        return Turn(frozenset(undecided), pending.timer)


class PassesAreTold(PikitRules):
    """The view shows which seats have not passed yet."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        undecided = tuple(one for one in view.asked if state.stances[one].reveal() == "open")
        return structs.replace(view, asked=undecided)


class ClosesEarly(PikitRules):
    """A window closes at once when no player holds a cancel."""

    def act(self, state: State, seat: Seat, action: Action) -> State:
        after = super().act(state, seat, action)
        if after.stage == "window" and not any(could_cancel(after, one) for one in after.asked):
            return resolved(after)
        return after


PLANTED = [
    ExtraField,
    Order,
    Ids,
    LegalFromState,
    InAMemory,
    InARefusal,
    Imagined,
    ADrawnFive,
    ADrawnFiveFromTheOutcome,
    WhoCouldCancel,
    Hurry,
    WhoHasPassed,
    PassesAreTold,
]


def searched(leaky: PikitRules) -> None:
    """Apply the law to some short games that were played with the leaky rules themselves."""
    coverage = testing.Coverage()
    for seed, seats in product(range(4), (2, 3)):
        match = testing.random_match(testing.Case(leaky, seats, {}), seed)
        testing.nothing_leaks(match, coverage, seed, horizon=4)


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.__name__)
def test_a_planted_leak_is_found(planted: type[PikitRules]) -> None:  # ALL-3 PIK-17 PIK-23
    with pytest.raises(testing.Leak):
        searched(planted())


def test_an_imagine_that_copies_the_leak_deceives_the_law_of_imagining() -> None:
    """This is why the law about secrets does not use `imagine`."""
    testing.imagined_states_fit(testing.random_match(testing.Case(Imagined(), 3, {}), 0))


# What a player or a timer does must look the same whatever cards the others have drawn


def depends_on_unseen_cards(match: Match) -> int:
    """How many steps differ for their actor when only cards change that the actor cannot know.

    The law about secrets takes such a difference for a secret that is rightly shown; in Pikit an action shows no
    card but the actor's own, so there must be none. Only the very end shows all hands.
    """
    rng = Random(0)
    found = 0
    for _, step in positions(match):
        if step is None or not isinstance(step.entry, Acted | Expired) or step.after.stage == "over":
            continue
        actor = step.entry.seat if isinstance(step.entry, Acted) else None
        change = permutation(step.before, actor, rng, swap=False)
        for secret in hidden_in(step.before.stances):  # who has passed may close a window, and does
            change.pop(id(secret), None)
        twin = changed(step.before, change)
        if isinstance(step.entry, Acted):
            after = match.rules.act(twin, step.entry.seat, step.entry.action)
        else:
            after = match.rules.expire(twin, step.entry.timer)
        found += not alike(step.after, after, actor)
    return found


@pytest.mark.parametrize("seats", rules.seats)
def test_no_window_closes_early_because_no_player_could_cancel(seats: int) -> None:  # PIK-17 ALL-3
    for seed in range(20):
        assert not depends_on_unseen_cards(testing.random_match(testing.Case(rules, seats, {}), seed))


def test_a_window_that_closes_early_would_be_found() -> None:  # PIK-17
    assert any(
        depends_on_unseen_cards(testing.random_match(testing.Case(ClosesEarly(), 3, {}), seed))
        for seed in range(20)
    )
