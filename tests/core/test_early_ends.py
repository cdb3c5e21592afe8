"""Games that end before the rules end them: all players agree to stop, or a concession ends the game."""

import pytest

import yakai
from yakai.core import catalogue, errors, log_encoding
from yakai.core.early_ends import AGREED, GIVEN_UP, ended_by_agreement
from yakai.core.events import EndedEarlyEvent
from yakai.core.game import Over, Result
from yakai.core.log import Conceded, Finished
from yakai.core.match import Match
from yakai.core.matches import from_bytes


@pytest.fixture
def match() -> Match:
    return yakai.new("yak", seats=3, options={"first": 0}, seed=1)


def again(match: Match) -> Match:
    return from_bytes(log_encoding.write_header(match.header) + log_encoding.write(match.log))


@pytest.mark.parametrize("game", sorted(catalogue.games()))
def test_every_game_can_be_stopped_by_all_and_replays(game: str) -> None:
    match = yakai.new(game, seats=catalogue.rules(game).seats[-1], seed=3)
    step = match.replay(Finished(ended_by_agreement(match.seats)))
    assert isinstance(again(match).pending, Over)
    for seat in (None, *range(match.seats)):
        assert match.tell((step,), seat) == (EndedEarlyEvent(agreed=True),)
    with pytest.raises(errors.GameOver):
        match.concede(0)


def test_giving_up_ends_it_at_once_where_that_was_said(match: Match) -> None:
    steps = match.accept(match.propose_concession(1, ends=True))
    assert match.result == Result(GIVEN_UP, (), (1, 2, 1)) == again(match).result
    assert match.tell(steps[1:], None) == (EndedEarlyEvent(agreed=False),)


@pytest.mark.parametrize(
    "result",
    [
        Result(AGREED, (), (1, 1, 2)),
        Result(AGREED, (3, 3, 3), (1, 1, 1)),
        Result(GIVEN_UP, (), (1, 1, 2)),
        Result("challenge", (), (1, 2, 2)),
    ],
)
def test_an_end_that_no_player_brought_about_is_refused(match: Match, result: Result) -> None:
    with pytest.raises(errors.DamagedLog):
        match.replay(Finished(result))
    assert match.result is None


def test_only_who_has_just_given_up_ends_it(match: Match) -> None:
    match.replay(Conceded(1))
    seat = min(match.to_act)
    match.play(seat, next(iter(match.legal(seat))))
    with pytest.raises(errors.DamagedLog):
        match.replay(Finished(Result(GIVEN_UP, (), (1, 2, 1))))


def test_nothing_ends_twice(match: Match) -> None:
    match.replay(Finished(ended_by_agreement(3)))
    with pytest.raises(errors.YakaiError):
        match.replay(Finished(ended_by_agreement(3)))
