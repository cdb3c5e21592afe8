"""Undo: one step each time, however often, and never past anything that a player has seen."""

import copy
from random import Random
from typing import Any

import pytest

import yakai
from tests.games.pictomania.builders import drawing, line
from yakai.core import errors, log, log_encoding
from yakai.core.game import Customs
from yakai.core.log import Undone
from yakai.core.match import Match
from yakai.core.matches import from_bytes
from yakai.games.pictomania.actions import Guess, Stroke
from yakai.games.pictomania.rules import PictomaniaRules
from yakai.games.pictomania.state import State
from yakai.testing.laws import positions


class Erasable(PictomaniaRules):
    """Pictomania in which the match can undo strokes; it counts its calls."""

    customs = Customs(final=(Guess,))
    acted = 0

    def act(self, state: State, seat: int, action: Any) -> State:
        self.acted += 1
        return super().act(state, seat, action)


@pytest.fixture
def match() -> Match:
    """Three people draw."""
    drawn = drawing(3)
    rules = Erasable()
    again = Match(rules, 3, drawn.options, deal=False)
    for entry in drawn.log:
        again.replay(entry)
    rules.acted = 0
    return again


def stroke(number: int) -> Stroke:
    return line((number, 0), (0, number))


def strokes(match: Match, seat: int) -> int:
    return len(match.view(None).drawings[seat])


def test_a_thousand_undos_cost_a_thousand_steps(match: Match) -> None:
    for number in range(1, 1001):
        match.play(0, stroke(number))
        match.undo(0)
    assert match.rules.acted == 1000  # type: ignore[attr-defined]
    text = log_encoding.write_header(match.header) + log_encoding.write(match.log)
    fresh = Erasable()
    again = from_bytes(text, fresh)
    assert fresh.acted - 3 == 1000  # and three who said that they were ready
    assert (again.state, again.log) == (match.state, match.log)


def test_several_actions_in_a_row_are_taken_back_one_by_one(match: Match) -> None:
    states = [match.state]
    for number in (1, 2, 3):
        match.play(0, stroke(number))
        states.append(match.state)
    for state in reversed(states[:-1]):
        match.undo(0)
        assert match.state is state
    with pytest.raises(errors.CannotUndo):
        match.undo(0)  # that everybody is ready, and the deal


def test_what_is_played_after_an_undo_is_taken_back_before_what_was_played_earlier(match: Match) -> None:
    match.play(0, stroke(1))
    first = match.state
    match.play(0, stroke(2))
    match.undo(0)
    match.play(0, stroke(3))
    match.undo(0)
    assert match.state is first
    match.undo(0)
    assert strokes(match, 0) == 0
    begin = len(match.log) - 6
    places = [entry.to - begin for entry in match.log if isinstance(entry, Undone)]
    assert places == [1, 3, 0]
    for k in range(begin, len(match.log) + 1):
        assert match.at(k).log == match.log[:k]
    assert [now.state for now, _ in positions(match)][-1] == match.state


def test_undo_stops_at_another_players_action(match: Match) -> None:
    match.play(0, stroke(1))
    match.play(1, stroke(2))
    with pytest.raises(errors.CannotUndo):
        match.undo(0)
    match.undo(1)
    with pytest.raises(errors.CannotUndo):
        match.undo(0)  # the others have seen the undo


def test_undo_stops_at_a_final_action(match: Match) -> None:
    match.play(0, stroke(1))
    match.play(0, Guess(1, 5))
    with pytest.raises(errors.CannotUndo):
        match.undo(0)


def test_a_refused_undo_names_the_own_action_that_forbids_it() -> None:
    match = yakai.new("yokai", seats=2, seed=3, options={"first": 0})
    for seat in (0, 1):
        with pytest.raises(errors.CannotUndo, match="cannot undo nothing"):
            match.undo(seat)
    final = match.rules.customs.final
    kinds: dict[bool, str] = {}
    while match.result is None and len(kinds) < 2:
        (seat,) = match.to_act
        action = next(iter(match.legal(seat)))
        match.play(seat, action)
        if not match.can_undo(seat):
            with pytest.raises(errors.CannotUndo) as refused:
                match.undo(seat)
            kinds[isinstance(action, final)] = refused.value.key
    assert kinds.items() <= {True: "cannot-undo-final", False: "cannot-undo"}.items()
    assert kinds


def test_a_card_that_others_have_seen_by_it_is_a_reason_of_its_own() -> None:
    match = yakai.new("sketch", seats=2, seed=3, options={"first": 0})
    match.play(0, next(iter(match.legal(0))))
    with pytest.raises(errors.CannotUndo, match="cannot undo shown"):
        match.undo(0)


@pytest.mark.parametrize("game", ["pikit", "sketch", "yak", "yokai"])
def test_what_a_seat_is_not_told_does_not_show_in_what_it_may_take_back(game: str) -> None:
    match, rng = yakai.new(game, seats=2 if game == "sketch" else 3, seed=5), Random(5)
    while match.result is None and len(match.log) < 150:
        before = [(match.view(seat), match.can_undo(seat)) for seat in range(match.seats)]
        seat = rng.choice([one for one in sorted(match.to_act) if match.legal(one)])
        steps = match.play(seat, rng.choice(list(match.legal(seat))))
        for other, (view, undo) in enumerate(before):
            told = match.tell(steps, other)
            if other != seat and not told and match.view(other) == view:
                assert match.can_undo(other) == undo


def test_a_pause_and_a_hand_over_change_nothing_and_nothing_is_taken_back_meanwhile(match: Match) -> None:
    match.play(0, stroke(1))
    match.pause()
    with pytest.raises(errors.GamePaused):
        match.undo(0)
    match.pause(False)
    match.hand_over(2, "bot:random")
    match.undo(0)
    assert strokes(match, 0) == 0
    assert match.at(len(match.log)).state == match.state


def test_seats_that_change_hands_together_leave_the_way_back_open_as_one_by_one(match: Match) -> None:
    match.play(0, stroke(1))
    seats = (step for seat in (1, 2) for step in match.propose_hand_over(seat, "bot:random"))
    match.accept(tuple(seats))
    assert match.can_undo(0)
    assert match.at(match.length).can_undo(0)


def test_a_late_player_takes_back_nothing_that_was_played_before(match: Match) -> None:
    match.play(0, stroke(1))
    assert match.can_undo(0)
    match.replay(log.HandedOver(0, "somebody", new=True))
    assert not match.can_undo(0)


def test_a_concession_ends_the_way_back(match: Match) -> None:
    match.play(0, stroke(1))
    match.concede(2)
    with pytest.raises(errors.CannotUndo):
        match.undo(0)


def test_a_log_whose_undo_goes_elsewhere_is_refused(match: Match) -> None:
    match.play(0, stroke(1))
    match.play(0, stroke(2))
    match.undo(0)
    for entry in (Undone(0, len(match.log) - 2), Undone(1, len(match.log) - 3)):
        with pytest.raises(errors.CannotUndo):
            match.foresee(entry)
    match.replay(Undone(0, len(match.log) - 3))


def test_a_clone_has_an_undo_history_of_its_own(match: Match) -> None:
    match.play(0, stroke(1))
    for twin in (match.clone(), copy.copy(match), copy.deepcopy(match)):
        twin.undo(0)
        assert strokes(twin, 0) == 0
        assert strokes(match, 0) == 1
    match.play(0, stroke(2))
    match.undo(0)
    match.undo(0)


def test_a_clone_has_the_same_luck_unless_it_is_given_another() -> None:
    match = yakai.new("yak", seats=3, seed=5, options={"first": 0})
    action = next(iter(match.legal(0)))
    twin, other = match.clone(), match.clone(yakai.new("yak", seats=3, seed=6).chance)
    match.play(0, action)
    twin.play(0, action)
    other.play(0, action)
    assert twin.state == match.state
    assert other.state != match.state
    unseeded = yakai.new("yak", seats=3)
    assert unseeded.clone().state is unseeded.state
