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
from yakai.games.pictomania import rules
from yakai.games.pictomania.actions import Action, Choice, Dealt
from yakai.games.pictomania.pieces import Letter, Task
from yakai.games.pictomania.rules import PictomaniaRules
from yakai.games.pictomania.state import State
from yakai.games.pictomania.view import Event, GuessedEvent, Memory, ReadyEvent, View, VotedEvent

# Leaks of this game's own kinds


class GuessBeforeScoring(PictomaniaRules):
    """The event shows all seats what was guessed."""

    def tell(self, before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
        return tuple(
            GuessedEvent(event.seat, event.artist, after.guess_cards[-1].reveal().number)
            if isinstance(event, GuessedEvent)
            else event
            for event in super().tell(before, entry, after, seat)
        )


class GuessInTheReview(PictomaniaRules):
    """The review shows whether the guesses are right: those that are stand first."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        if state.stage != "review":
            return view
        right = [
            card.reveal().number == state.tasks[guess.artist].number
            for guess, card in zip(state.guessed, state.guess_cards, strict=True)
        ]
        order = sorted(range(len(right)), key=lambda at: not right[at])
        return structs.replace(view, guessed=tuple(state.guessed[at] for at in order))


class WordBeforeTheReview(PictomaniaRules):
    """All words are in the view while the players still draw."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        if state.stage != "draw":
            return view
        tasks = tuple(
            Task(letter.reveal(), number.reveal())
            for letter, number in zip(state.letters, state.numbers, strict=True)
        )
        return structs.replace(view, tasks=tasks)


class SpectatorsWord(PictomaniaRules):
    """Spectators see the first player's task."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return structs.replace(view, task=super().view(state, 0).task) if seat is None else view


class UndealtCards(PictomaniaRules):
    """The view shows the numbers that no player has as own guess cards."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return structs.replace(view, own=tuple(state.undealt_numbers.reveal()))


class SecretBallot(PictomaniaRules):
    """The event shows all seats who votes for what."""

    def tell(self, before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
        told = []
        for event in super().tell(before, entry, after, seat):
            ballot = after.votes[event.seat] if isinstance(event, VotedEvent) else None
            told.append(event if ballot is None else VotedEvent(ballot.reveal().artist, ballot.reveal()))
        return tuple(told)


# The general kinds


class ExtraField(PictomaniaRules):
    """A field that should not be there: the next player's letter."""

    class Seen(View, frozen=True):
        neighbour: Letter | None = None

    def view(self, state: State, seat: Seat | None) -> View:
        letters = state.letters
        letter = letters[((seat or 0) + 1) % len(letters)].reveal() if letters else None
        return self.Seen(**structs.asdict(super().view(state, seat)), neighbour=letter)


class Order(PictomaniaRules):
    """Only an order leaks: players who may still draw are sorted by their secret numbers."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        if not state.numbers:
            return view
        pencils = sorted(view.pencils, key=lambda one: state.numbers[one].reveal())
        return structs.replace(view, pencils=tuple(pencils))


class Ids(PictomaniaRules):
    """Ids from faces: the step is numbered by the latest guess."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        ids = [card.reveal().number for card in state.guess_cards]
        return structs.replace(view, step=ids[-1] if ids else 0)


class LegalFromState(PictomaniaRules):
    """Only drawings that are not guessed right yet can be guessed on."""

    state: State

    def view(self, state: State, seat: Seat | None) -> View:
        self.state = state
        return super().view(state, seat)

    def legal(self, view: View) -> Choice:
        choice = super().legal(view)
        if view.stage != "draw" or not choice:
            return choice
        found = {
            guess.artist
            for guess, card in zip(self.state.guessed, self.state.guess_cards, strict=True)
            if card.reveal().number == self.state.numbers[guess.artist].reveal()
        }
        return structs.replace(
            choice, artists=tuple(artist for artist in choice.artists if artist not in found)
        )


class FromTheOutcome(PictomaniaRules):
    """The event of the deal says who has the smallest number, from the log's entry."""

    def tell(self, before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
        told = super().tell(before, entry, after, seat)
        if isinstance(entry, Settled) and isinstance(entry.outcome, Dealt):
            numbers = [task.number for task in entry.outcome.tasks]
            return (*told, ReadyEvent(numbers.index(min(numbers))))
        return told


class InARefusal(PictomaniaRules):
    """A refusal says what was guessed first."""

    def act(self, state: State, seat: Seat, action: Action) -> State:
        try:
            return super().act(state, seat, action)
        except IllegalAction as error:
            first = state.guess_cards[0].reveal().number if state.guess_cards else 0
            raise IllegalAction(error.clause, error.key, first=first) from error


class InTheMemory(PictomaniaRules):
    """The memory counts how many of the first two letters are A."""

    def recall(self, state: State, seat: Seat) -> Memory:
        memory = super().recall(state, seat)
        counted = sum(letter.reveal() == "A" for letter in state.letters[:2])
        return structs.replace(memory, decks=(counted, 0, 0, 0))


class Imagined(PictomaniaRules):
    """A leak in the view, and an `imagine` that copies it, so that the two agree."""

    class Seen(View, frozen=True):
        others: tuple[int, ...] = ()

    def view(self, state: State, seat: Seat | None) -> View:
        others = tuple(number.reveal() for number in state.numbers)
        return self.Seen(**structs.asdict(super().view(state, seat)), others=others)

    def imagine(self, view: View, memory: Memory, rng: Random) -> State:
        assert isinstance(view, self.Seen)
        state = super().imagine(view, memory, rng)
        numbers = tuple(Hidden(number, {seat}) for seat, number in enumerate(view.others))
        return structs.replace(state, numbers=numbers)


PLANTED = [
    GuessBeforeScoring,
    GuessInTheReview,
    WordBeforeTheReview,
    SpectatorsWord,
    UndealtCards,
    SecretBallot,
    ExtraField,
    Order,
    Ids,
    LegalFromState,
    FromTheOutcome,
    InARefusal,
    InTheMemory,
    Imagined,
]


def searched(leaky: Any) -> None:
    """Apply the law to two short games of four that were played with the honest rules."""
    coverage = testing.Coverage()
    for seed in range(2):
        match = testing.random_match(testing.Case(rules, 4, {"drawing": None}), seed)
        match.rules = leaky
        testing.nothing_leaks(match, coverage, seed, horizon=2)


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.__name__)
def test_a_planted_leak_is_found(planted: type[PictomaniaRules]) -> None:  # ALL-3
    with pytest.raises(testing.Leak):
        searched(planted())


def test_the_honest_rules_pass() -> None:
    searched(rules)


def test_an_imagine_that_copies_the_leak_deceives_the_law_of_imagining() -> None:
    """This is why the law about secrets does not use `imagine`."""
    match = testing.random_match(testing.Case(rules, 3, {}), 0)
    match.rules = Imagined()
    testing.imagined_states_fit(match)
