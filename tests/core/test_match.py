"""A match refuses every wrong call with an error of its own, and stays unchanged."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import yakai
from tests.games.yak.builders import position
from yakai.bots import RandomBot
from yakai.core import errors, log_encoding
from yakai.core.game import Customs, Over, Result, Timer, Turn, places
from yakai.core.log import Acted, Finished, Undone
from yakai.core.match import Match
from yakai.games.yak import rules
from yakai.games.yak.actions import Challenge, Dealt, Drawn, Pass, Play
from yakai.games.yak.pieces import Card


@pytest.fixture
def match() -> Match:
    return yakai.new("yak", seats=3, options={"first": 0}, seed=1)


class Roll(msgspec.Struct, frozen=True):
    """An action of another game."""


WRONG: list[tuple[type[errors.YakaiError], int | None, Any]] = [
    (errors.BadSeat, 3, Play(0, 1, "yak")),
    (errors.BadSeat, -1, Play(0, 1, "yak")),
    (errors.BadSeat, None, Play(0, 1, "yak")),
    (errors.ForeignAction, 0, Roll()),
    (errors.ForeignAction, 0, {"type": "play", "card": 0, "number": 1, "species": "yak"}),
    (errors.ForeignAction, 0, None),
    (errors.OutOfTurn, 1, Play(0, 1, "yak")),
    (errors.IllegalAction, 0, Challenge()),
]


@pytest.mark.parametrize(("error", "seat", "action"), WRONG)
def test_each_mistake_has_its_own_error_and_changes_nothing(
    match: Match, error: type[errors.YakaiError], seat: Any, action: Any
) -> None:  # ALL-4
    state, entries = match.state, match.log
    with pytest.raises(error) as raised:
        match.play(seat, action)
    assert type(raised.value) is error
    assert match.state is state
    assert match.log == entries


def test_nothing_is_played_after_the_end() -> None:
    match = position(["", ""], [("yak1", 1, "yak")], deck=0, turn=1)
    match.play(1, Pass())
    entries = match.log
    attempts: list[Callable[[], object]] = [
        lambda: match.play(1, Challenge()),
        lambda: match.play(0, Challenge()),
        lambda: match.concede(0),
        lambda: match.expire("any"),
    ]
    for attempt in attempts:
        with pytest.raises(errors.GameOver):
            attempt()
    assert match.log == entries


@pytest.mark.parametrize("options", [{"colour": "red"}, {"first": "yak"}, {"first": 3}, {"first": -1}, [1]])
def test_a_wrong_option_is_refused(options: Any) -> None:
    with pytest.raises(errors.BadOption):
        yakai.new("yak", seats=3, options=options)


@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(errors.BadSeatCount):
        yakai.new("yak", seats=seats)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(errors.UnknownGame, match=r"known .*yak"):
        yakai.new("chess", seats=2)


def test_views_of_seats_that_do_not_exist_are_refused(match: Match) -> None:
    for ask in (match.view, match.legal, match.recall):
        with pytest.raises(errors.BadSeat):
            ask(3)


def test_an_outcome_that_chance_cannot_give_is_refused() -> None:
    undealt = Match(rules, 2, deal=False).state
    hand = (Card("yak", 1),) * 3
    for outcome in (
        Drawn(Card("yak", 1)),
        Dealt(0, (hand, hand)),
        Dealt(2, ((Card("yak", 1),) * 5, (Card("goat", 1),) * 5)),
        Dealt(0, ((Card("yak", 1),) * 5, (Card("yak", 1),) * 5)),
    ):
        with pytest.raises(errors.BadOutcome):
            rules.settle(undealt, outcome)


def test_a_proposal_changes_nothing_until_it_is_accepted(match: Match) -> None:
    before = match.state
    steps = match.propose(0, Play(0, 1, "yak"))
    assert [step.entry.type for step in steps] == ["acted", "settled"]
    assert match.state is before
    match.accept(steps)
    assert match.state is steps[-1].after


def test_yak_has_no_timers(match: Match) -> None:
    with pytest.raises(errors.NoTimer):
        match.expire("window")


class Hurried(type(rules)):  # type: ignore[misc]
    """Yak with a timer of its own: when it runs out the claim is challenged."""

    def pending(self, state: Any) -> Any:
        pending = super().pending(state)
        if isinstance(pending, Turn) and state.stack:
            return Turn(pending.seats, Timer("hurry", 5))
        return pending

    def expire(self, state: Any, timer: str) -> Any:
        return self.act(state, state.turn, Challenge())


def test_a_timer_of_the_rules_runs_out() -> None:
    match = Match(Hurried(), 2, {"first": 0})
    match.play(0, Play(0, 1, "yak"))
    with pytest.raises(errors.NoTimer):
        match.expire("other")
    steps = match.expire("hurry")
    assert [step.entry.type for step in steps] == ["expired"]
    assert match.view(None).last.challenger == 1
    assert match.at(len(match.log)).state == match.state


# Playing on from a given state


def test_those_who_may_act_are_none_at_chance_and_at_the_end(match: Match) -> None:
    assert match.to_act == {0}
    assert Match(rules, 3, deal=False).to_act == frozenset()
    match.concede(0)
    match.concede(1)
    assert match.to_act == frozenset()


def test_a_match_from_a_state_goes_on_from_there_and_is_not_saved(match: Match, tmp_path: Path) -> None:
    match.play(0, Play(0, 1, "yak"))
    again = Match.from_state(rules, match.state, seats=3, chance=Random(1))
    assert again.state is match.state
    assert again.log == ()
    again.play(1, Challenge())
    assert again.at(1).state == again.state
    assert again.at(0).state is match.state
    with pytest.raises(errors.NoBeginning):
        again.save(tmp_path / "game.jsonl")
    with pytest.raises(errors.BadSeatCount):
        Match.from_state(rules, match.state, seats=9)


@pytest.mark.parametrize("game", ["pictomania", "pikit", "sketch", "yak", "yokai"])
def test_any_state_can_be_played_out(game: str) -> None:
    match = yakai.new(game, seats=3 if game != "sketch" else 2, seed=1)
    for bot in (None, RandomBot()):
        result = yakai.playout(match.rules, match.state, Random(2), bot)
        assert len(result.places) == match.seats
        assert result == yakai.playout(match.rules, match.state, Random(2), bot)
    assert match.result is None


class Idle:
    """A bot that never wants anything."""

    def choose(self, rules: Any, view: Any, memory: Any, rng: Random) -> None:
        return None


def test_a_playout_in_which_no_player_acts_says_so(match: Match) -> None:
    with pytest.raises(IndexError, match="none of them does"):
        yakai.playout(rules, match.state, Random(1), Idle())


@pytest.mark.parametrize("seat", [True, 0.0, "0", [0]])
def test_a_seat_is_a_whole_number(match: Match, seat: Any) -> None:  # ALL-4
    with pytest.raises(errors.BadSeat):
        match.play(seat, Play(0, 1, "yak"))


def test_out_of_turn_names_its_clause(match: Match) -> None:  # ALL-1 ALL-4
    with pytest.raises(errors.OutOfTurn) as refused:
        match.play(1, Challenge())
    assert refused.value.clause == "ALL-1"
    assert str(refused.value) == "ALL-1: not your turn (seat 1)"


# Undo


def test_a_claim_without_a_draw_can_be_taken_back_and_the_game_replays() -> None:
    match = yakai.new("yak", seats=2, seed=3, options={"first": 0})
    number = 0
    while match.view(0).deck:
        number += 1
        match.play(match.state.turn, Play(0, number, "yak"))
    seat, before = match.state.turn, match.state
    match.play(seat, Play(0, 160, "yak"))
    match.undo(seat)
    assert match.state == before
    assert match.log[-1] == Undone(seat, len(match.log) - 2)
    match.play(seat, Play(1, 161, "yak"))
    assert match.at(len(match.log)).state == match.state
    assert match.at(len(match.log)).log == match.log


def test_undo_never_crosses_chance_secrets_or_other_players(match: Match) -> None:
    with pytest.raises(errors.CannotUndo):
        match.undo(0)  # the deal
    match.play(0, Play(0, 1, "yak"))
    with pytest.raises(errors.CannotUndo):
        match.undo(0)  # the draw
    match.play(1, Challenge())
    with pytest.raises(errors.CannotUndo):
        match.undo(1)  # the shown stack
    with pytest.raises(errors.CannotUndo):
        match.undo(0)  # another player's action


class Firm(type(rules)):  # type: ignore[misc]
    """Yak in which a claim once made stands."""

    customs = Customs(final=(Play,))


def test_what_the_rules_call_final_cannot_be_taken_back() -> None:
    match = Match(Firm(), 2, {"first": 0}, Random(3))
    number = 0
    while match.view(0).deck:
        number += 1
        match.play(match.state.turn, Play(0, number, "yak"))
    seat = match.state.turn
    match.play(seat, Play(0, 160, "yak"))
    with pytest.raises(errors.CannotUndo):
        match.undo(seat)


# Giving up


def test_the_only_player_who_does_not_concede_wins(match: Match) -> None:
    steps = match.concede(2)
    assert [step.entry.type for step in steps] == ["conceded"]
    with pytest.raises(errors.AlreadyConceded):
        match.concede(2)
    match.concede(0)
    assert match.result is not None
    assert match.result == Result("conceded", (), (2, 1, 2))  # nothing was counted
    assert isinstance(match.at(len(match.log)).pending, Over)


def test_in_a_cooperative_game_no_player_wins_by_concession() -> None:
    match = yakai.new("yokai", seats=3, seed=1)
    match.concede(2)
    match.concede(0)
    assert match.result == Result("conceded", (), (2, 2, 2))


def _played_on(game: str, *conceding: int, seed: int = 1) -> tuple[Match, Result]:
    """A finished game of four in which some gave up, and the result by the rules alone."""
    match, rng = yakai.new(game, seats=4, seed=seed), Random(seed)
    for seat in conceding:
        match.concede(seat)
    while match.result is None:
        seats = [seat for seat in sorted(match.to_act) if match.legal(seat)]
        match.play(seats[0], match.legal(seats[0]).sample(rng))
    pending = match.rules.pending(match.state)
    assert isinstance(pending, Over)
    return match, pending.result


def test_players_who_gave_up_come_last_and_the_others_are_ranked_among_themselves() -> None:
    won = 0
    for seed in range(20):
        match, by_the_rules = _played_on("yak", 1, 3, seed=seed)
        assert match.result is not None
        ahead = 1 + (by_the_rules.places[0] > by_the_rules.places[2])
        behind = 1 + (by_the_rules.places[2] > by_the_rules.places[0])
        assert match.result.places == (ahead, 3, behind, 3)
        assert match.result.scores == by_the_rules.scores
        won += 1 in (by_the_rules.places[1], by_the_rules.places[3])
        text = log_encoding.write_header(match.header) + log_encoding.write(match.log)
        assert yakai.from_bytes(text).result == match.result
        as_the_rules_say = log_encoding.write((Finished(by_the_rules),))
        if by_the_rules != match.result:
            with pytest.raises(errors.DamagedLog):
                yakai.from_bytes(text[: text.rindex(b"\n", 0, -1) + 1] + as_the_rules_say)
    assert won, "nobody who gave up would have won: nothing was tried"


def test_where_all_play_together_giving_up_changes_no_place() -> None:
    match, by_the_rules = _played_on("yokai", 1)
    assert match.result == by_the_rules


def test_nothing_may_be_done_after_the_end_or_in_a_pause(match: Match) -> None:
    seat = min(match.to_act)
    assert match.legal(seat)
    match.pause()
    paused = match.legal(seat)
    match.pause(False)
    assert match.legal(seat)
    match.concede(1)
    match.concede(2)
    for legal in (paused, match.legal(seat)):
        assert len(legal) == 0
        assert list(legal) == []
        assert Play(0, 1, "yak") not in legal
        with pytest.raises(IndexError):
            legal.sample(Random(1))
    with pytest.raises(errors.BadSeat):
        match.legal(9)


def test_handing_a_seat_over_changes_nothing_in_the_game(match: Match) -> None:
    before = match.state
    match.hand_over(1, "bot novice")
    assert match.state is before
    assert match.log[-1].type == "handed_over"


def test_at_gives_the_match_as_it_was(match: Match) -> None:
    match.play(0, Play(0, 1, "yak"))
    match.play(1, Challenge())
    past = match.at(1)
    assert past.view(0).stack == ()
    past.play(0, Play(1, 1, "goat"))  # and it can be played on from there
    assert isinstance(match.log[1], Acted)
    for k in (-1, 99):
        with pytest.raises(IndexError):
            match.at(k)


@pytest.mark.parametrize(
    ("scores", "fewest", "expected"),
    [
        ((3, 1, 2), False, (1, 3, 2)),
        ((3, 1, 2), True, (3, 1, 2)),
        ((2, 2, 5), False, (2, 2, 1)),
        ((), False, ()),
    ],
)
def test_equal_scores_share_a_place(scores: tuple[int, ...], fewest: bool, expected: tuple[int, ...]) -> None:
    assert places(scores, fewest=fewest) == expected


@pytest.mark.parametrize("thing", [Roll(), None, 5, "x", [], Play])
def test_what_is_no_action_of_the_game_names_its_clause(match: Match, thing: Any) -> None:  # ALL-4
    for attempt in (match.play, lambda seat, action: rules.act(match.state, seat, action)):
        with pytest.raises(errors.BadAction) as refused:
            attempt(0, thing)
        assert refused.value.clause == "ALL-4"
        assert isinstance(refused.value, errors.IllegalAction)


class Unchecked(type(rules)):  # type: ignore[misc]
    """Rules whose `act` does not check the types of its arguments."""

    def act(self, state: Any, seat: Any, action: Any) -> Any:
        return state


def test_a_match_refuses_misfits_also_for_rules_that_do_not() -> None:  # ALL-4
    match = Match(Unchecked(), 2, {"first": 0})
    for wrong in (None, Play(0, 1, "dog")):  # type: ignore[arg-type]
        with pytest.raises(errors.IllegalAction) as refused:
            match.play(0, wrong)
        assert refused.value.clause == "ALL-4"
    match.play(0, Pass())
