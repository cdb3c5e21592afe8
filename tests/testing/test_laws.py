"""The laws notice what is wrong, and say where: game, seats, seed, step, seat and field."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec import Struct, structs

from tests.games.yak.test_laws import TestYak as YakLaws
from yakai import testing
from yakai.core.game import Customs, Kinds, Seat
from yakai.core.hidden import Hidden
from yakai.core.log import Conceded, Entry, HandedOver, Paused, TimedOut, Undone
from yakai.games.pictomania import rules as pictomania
from yakai.games.pictomania.rules import PictomaniaRules
from yakai.games.yak import rules as yak
from yakai.games.yak.actions import NOTHING, Choice
from yakai.games.yak.rules import YakRules
from yakai.games.yak.state import State
from yakai.games.yak.view import DrewEvent, Event, Memory, View
from yakai.testing import untold
from yakai.testing.errors import difference


def played(honest: Any, wrong: Any, seats: int = 3, **options: Any) -> testing.RandomMatch:
    match = testing.random_match(testing.Case(honest, seats, options), 1)
    match.rules = wrong
    return match


class ForgetsChallenges(YakRules):
    """Imagines that there has been one challenge at most."""

    def imagine(self, view: View, memory: Memory, rng: Random) -> State:
        return structs.replace(yak.imagine(view, memory, rng), showdowns=memory.showdowns[-1:])


class ForgetsItsCards(YakRules):
    """Does not see what it laid itself, and imagines anything there."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = yak.view(state, seat)
        return structs.replace(view, stack=tuple(structs.replace(laid, card=None) for laid in view.stack))


def test_an_imagination_that_contradicts_the_memory_is_noticed() -> None:
    with pytest.raises(testing.LawBroken, match=r"seed 1, step \d+, seat \d: it imagines another memory: "):
        testing.imagined_states_fit(played(yak, ForgetsChallenges()))


def test_an_imagination_that_contradicts_own_secrets_is_noticed() -> None:
    with pytest.raises(testing.LawBroken, match=r"seat \d: it imagines other secrets than it knows: "):
        testing.imagined_states_fit(played(yak, ForgetsItsCards()))


class ShowsHandsToSpectators(YakRules):
    """A spectator sees the first player's hand."""

    def view(self, state: State, seat: Seat | None) -> View:
        if seat is not None:
            return yak.view(state, seat)
        return structs.replace(yak.view(state, None), hand=yak.view(state, 0).hand)


def test_a_spectator_knows_no_more_than_any_seat_and_so_may_play_on_for_a_bot() -> None:
    with pytest.raises(testing.LawBroken, match=r"seat [12]: a spectator knows what it does not: hand"):
        testing.imagined_states_fit(played(yak, ShowsHandsToSpectators()))


class Doubles(YakRules):
    """Imagines a deck with a card too many."""

    def imagine(self, view: View, memory: Memory, rng: Random) -> State:
        state = yak.imagine(view, memory, rng)
        deck = state.deck.reveal()
        return structs.replace(state, deck=Hidden(type(deck)([*deck, *list(deck)[:1]])))


def test_an_imagination_with_other_pieces_is_noticed() -> None:
    laws = YakLaws()
    testing.imagined_states_fit(played(yak, yak), laws.pieces)
    with pytest.raises(testing.LawBroken, match=r"it imagines (other pieces than there are|another view): "):
        testing.imagined_states_fit(played(yak, Doubles()), laws.pieces)


class Generous(YakRules):
    """Says that more is legal than `act` accepts."""

    def legal(self, view: View) -> Choice:
        choice = yak.legal(view)
        return Choice(cards=choice.cards + 1, floors=choice.floors, top=choice.top) if choice else NOTHING


def test_a_broken_law_says_where_and_what() -> None:
    place = r"^yak 1, 3 seats, first=None, seed 1, step \d+, seat \d: "
    with pytest.raises(testing.LawBroken, match=place + r"Play\(.* is said to be legal and refused: YAK-5"):
        testing.legal_means_accepted(played(yak, Generous()))
    counts = iter([Counter({"yak": 1}), Counter({"yak": 2})])
    with pytest.raises(testing.LawBroken, match=r"step 1, a spectator: lost \{\}, doubled \{'yak': 1\}"):
        testing.pieces_are_conserved(played(yak, yak), lambda _: next(counts))


def test_the_field_that_differs_is_named() -> None:
    class Card(Struct):
        kind: str
        value: int

    class Table(Struct):
        rows: tuple[tuple[Card, ...], ...]

    one = Table(((Card("yak", 1),), (Card("goat", 2), Card("yeti", 3))))
    other = Table(((Card("yak", 1),), (Card("goat", 2), Card("yeti", 4))))
    assert difference(one, other) == "rows[1][1].value: 3 / 4"
    assert difference((1,), (1, 2)) == "the whole: (1,) / (1, 2)"
    assert difference({"a": Hidden(1, {0})}, {"a": Hidden(2, {0})}) == "a: 1 / 2"
    assert len(difference("x" * 1000, "y")) < 150


class Undoes(Struct, frozen=True, tag="undone"):
    """An event whose tag is that of one of the match's own."""


class Untagged(Struct, frozen=True):
    """An event without a tag, which no client could tell from others."""


@pytest.mark.parametrize("event", [Undoes, Untagged])
def test_events_need_tags_that_are_free(event: type[Struct]) -> None:
    class Wrong(YakRules):
        kinds = Kinds(
            **{name: getattr(yak.kinds, name) for name in ("action", "outcome", "view", "legal", "memory")},
            event=event,
        )

    testing.event_tags_are_free(yak)
    with pytest.raises(testing.LawBroken, match=rf"yak 1: the event {event.__name__} has "):
        testing.event_tags_are_free(Wrong())


class FollowsNothing(PictomaniaRules):
    """Says that strokes can be followed, and leaves the view as it is."""

    customs = Customs(adds=pictomania.customs.adds, follow=lambda view, _: view)


class CannotFollow(PictomaniaRules):
    customs = Customs(adds=pictomania.customs.adds)


def test_events_that_travel_alone_have_to_give_the_next_view() -> None:
    assert testing.events_are_followed(played(pictomania, pictomania, drawing=None)) > 10
    with pytest.raises(testing.LawBroken, match=r"the view that follows differs in drawings\[\d\]: "):
        testing.events_are_followed(played(pictomania, FollowsNothing(), drawing=None))
    with pytest.raises(testing.LawBroken, match=r"needs `Customs.follow`"):
        testing.events_are_followed(played(pictomania, CannotFollow(), drawing=None))


class Stumbles(YakRules):
    """Looks up the species it is given, and raises a `KeyError` for an unknown one."""

    def act(self, state: State, seat: Seat, action: Any) -> State:
        if hasattr(action, "species"):
            {"yeti": 0, "marmot": 1, "vulture": 2, "goat": 3, "yak": 4}[action.species]
        return super().act(state, seat, action)


class Swallows(YakRules):
    """Takes an unknown species for a yak."""

    def act(self, state: State, seat: Seat, action: Any) -> State:
        if getattr(action, "species", "yak") == "dog":
            action = structs.replace(action, species="yak")
        return super().act(state, seat, action)


def test_rules_that_do_not_refuse_a_value_outside_its_kind_are_noticed() -> None:
    testing.misfits_are_refused(played(yak, yak), share=0.05)
    with pytest.raises(testing.LawBroken, match=r"`act` stumbles over Play\(.*KeyError"):
        testing.misfits_are_refused(played(yak, Stumbles()))
    with pytest.raises(testing.LawBroken, match=r"`act` accepts Play\(.*species='dog'\)"):
        testing.misfits_are_refused(played(yak, Swallows()))


def test_the_class_of_laws_has_each_law_for_each_case() -> None:
    laws = YakLaws()
    assert len(laws.cases()) == len(yak.seats) * 3
    assert [leak_case.case.seats for leak_case in laws.leak_cases()] == list(yak.seats)
    assert len([name for name in dir(laws) if name.startswith("test_")]) == 11


class LeaksWithAnOption(YakRules):
    """Tells all seats what was drawn, but only where seat 1 begins."""

    def tell(self, before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
        told = yak.tell(before, entry, after, seat)
        if before.options.first != 1:
            return told
        return tuple(
            structs.replace(event, card=after.hands[event.seat][-1].reveal())
            if isinstance(event, DrewEvent)
            else event
            for event in told
        )


def test_what_leaks_only_with_an_option_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    laws = YakLaws()
    monkeypatch.setattr(YakLaws, "rules", LeaksWithAnOption())
    by_option = {leak_case.case.options["first"]: leak_case for leak_case in laws.more_leak_cases()}
    assert by_option.keys() == {None, 0, 1}
    laws.test_nothing_leaks(by_option[0])
    with pytest.raises(testing.Leak, match=r"first=1, seed 1, .*: the events differ in \[\d+\]\.card"):
        laws.test_nothing_leaks(by_option[1])


def test_secrets_are_watched_with_every_option_set(monkeypatch: pytest.MonkeyPatch) -> None:
    laws = YakLaws()
    everything = {str(case.options) for case in laws.cases()}
    assert {str(leak_case.case.options) for leak_case in laws.more_leak_cases()} == everything
    assert len(laws.more_leak_cases()) == len(everything)
    monkeypatch.setenv("YAKAI_NIGHTLY", "1")
    assert len(laws.more_leak_cases()) == len(laws.cases())


class TellsOfTheTable(YakRules):
    """Tells a card of the first player's hand when a player gives up, hands over, pauses, is late or takes back."""

    wrong: type[Entry]

    def tell(self, before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
        if type(entry) is self.wrong and before.hands[0]:
            return (DrewEvent(0, before.hands[0][0].reveal(), 0),)
        return yak.tell(before, entry, after, seat)


@pytest.mark.parametrize("wrong", [Conceded, Undone, HandedOver, Paused, TimedOut])
def test_what_a_game_tells_of_the_table_is_noticed(wrong: type[Entry]) -> None:
    testing.table_entries_have_no_events(played(yak, yak))
    leaky = TellsOfTheTable()
    leaky.wrong = wrong
    with pytest.raises(testing.LawBroken, match=rf"a spectator: `tell` returns events for “{wrong.type}”"):
        testing.table_entries_have_no_events(played(yak, leaky))


def test_the_class_of_laws_names_game_seats_and_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    laws = YakLaws()
    monkeypatch.setattr(YakLaws, "reasons", frozenset({"boredom"}))
    with pytest.raises(
        testing.LawBroken, match=r"^yak 1, 3 seats, first=None, seed 0, step \d+, .*: it ends by “"
    ):
        laws.test_random_play_ends(3)
    monkeypatch.setattr(untold, "untold_is_unknown", lambda *_: 0)
    leak_case = testing.LeakCase(testing.Case(yak, 3, {}), seeds=(7, 8))
    with pytest.raises(
        testing.LawBroken, match=r"^yak 1, 3 seats, seed 7, 8: no alternative was ever told alike"
    ):
        laws.test_untold_is_unknown(leak_case)
