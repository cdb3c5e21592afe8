"""Whatever the words are, bots draw, guess and finish a game."""

from random import Random

import pytest

from tests.games.pictomania.builders import (
    deal,
    drawing,
    finish,
    getting_ready,
    guess,
    line,
    play_round,
    score,
    voting,
)
from yakai import bots
from yakai.cli.moves import one_move
from yakai.core.log import Acted
from yakai.core.match import Match
from yakai.games.pictomania import rules
from yakai.games.pictomania.actions import Action, Finish, Guess, Ready, Stroke, Take, Vote
from yakai.games.pictomania.bots import Player, StandIn
from yakai.games.pictomania.bots.nerves import NOVICE


def choices(match: Match, seat: int = 0, times: int = 40) -> list[Action]:
    return [
        Player(NOVICE).choose(match.rules, match.view(seat), match.recall(seat), Random(seed))
        for seed in range(times)
    ]


def test_is_always_ready() -> None:
    match = getting_ready()
    assert set(choices(match)) == {Ready(match.state.step)}


def test_begins_with_a_scribble_that_fits_on_the_sheet() -> None:
    match = drawing(3)
    scribbles = choices(match)
    assert all(isinstance(action, Stroke) and action in match.legal(0) for action in scribbles)
    assert len(set(scribbles)) == len(scribbles)


def test_stops_drawing_and_guesses_any_number_but_its_own() -> None:
    match = drawing(3, numbers=[4, 5, 6])
    for seat, strokes in enumerate((9, 1, 1)):
        for _ in range(strokes):
            match.play(seat, line())
    guesses = choices(match, times=200)
    assert all(isinstance(action, Guess) for action in guesses)
    assert {(action.artist, action.number) for action in guesses if isinstance(action, Guess)} == {
        (artist, number) for artist in (1, 2) for number in (1, 2, 3, 5, 6, 7)
    }


def test_does_not_guess_on_a_blank_sheet() -> None:
    match = drawing(3)
    for _ in range(9):
        match.play(0, line())
    assert set(choices(match)) == {Take()}
    match.play(2, line())
    assert {action.artist for action in choices(match) if isinstance(action, Guess)} == {2}


def test_takes_the_best_token_when_it_has_guessed_on_everybody() -> None:
    match = drawing(3)
    match.play(1, Take(3))
    match.play(0, Guess(1, 2))
    match.play(0, Guess(2, 3))
    assert set(choices(match)) == {Take()}


def test_finishes_without_a_token_if_there_is_none() -> None:
    match = drawing(3, advanced=True)
    view = match.view(0)
    assert view.black
    match.play(0, Guess(1, 2))
    match.play(0, Guess(2, 3))
    from msgspec.structs import replace

    empty = replace(match.view(0), black=())
    assert Player(NOVICE).choose(rules, empty, match.recall(0), Random(1)) == Finish()


def test_owns_up_to_nothing_and_votes_for_another_player() -> None:
    match = drawing(3)
    finish(match)
    assert set(choices(match)) == {Ready(match.state.step)}
    votes = choices(voting())
    assert all(isinstance(vote, Vote) and vote.artist != 0 for vote in votes)


def test_all_novices_honour_what_most_have_recognised_and_its_artist_what_comes_next() -> None:
    match = drawing(4, numbers=[4, 5, 6, 7])
    for seat, strokes in enumerate((1, 1, 2, 3)):
        for _ in range(strokes):
            match.play(seat, line())
    guess(match, {0: {1: 5, 3: 6}, 2: {1: 5}, 1: {3: 2}})
    finish(match)
    score(match)
    for _ in range(3):
        play_round(match)
    for seat in (0, 2, 3):
        assert set(choices(match, seat)) == {Vote(1, 1)}
    assert set(choices(match, 1)) == {Vote(1, 3)}


def test_a_stand_in_gets_ready_finishes_and_does_nothing_that_counts() -> None:
    rng = Random(3)
    match = Match(rules, 3, {"drawing": None}, chance=rng)
    players = [Player(NOVICE), Player(NOVICE), bots.named("pictomania", bots.stand_in("pictomania"))]
    while match.result is None:
        one_move(match, players, rng)
    done = {type(entry.action) for entry in match.log if isinstance(entry, Acted) and entry.seat == 2}
    assert done == {Ready, Finish}
    assert match.result.scores[2] < 0  # no player could guess what it did not draw


def test_a_stand_in_asks_for_nothing_more_when_it_is_ready() -> None:
    match = getting_ready()
    match.play(0, Ready(match.state.step))
    assert StandIn().choose(rules, match.view(0), match.recall(0), Random(1)) is None


def test_a_stand_in_cannot_be_chosen() -> None:
    assert bots.names("pictomania") == ("random", "novice", "club", "expert")
    assert bots.stand_in("pictomania") == "stand-in"


@pytest.mark.parametrize("seats", rules.seats)
@pytest.mark.parametrize("advanced", [False, True])
def test_every_choice_of_a_novice_is_legal_and_gets_on(seats: int, advanced: bool) -> None:
    rng = Random(seats)
    match = Match(rules, seats, {"advanced": advanced, "drawing": None}, chance=rng)
    players = [bots.named("pictomania", "novice")] * seats
    while match.result is None:
        for seat in match.view(None).to_act:
            assert players[seat].choose(rules, match.view(seat), match.recall(seat), rng) in match.legal(seat)
        one_move(match, players, rng)
    assert len(match.view(None).scored) == 4


def test_random_bots_can_do_anything_that_can_be_counted() -> None:
    match = drawing(3)
    match.play(0, Guess(1, 7))
    bot = bots.named("pictomania", "random")
    seen = {bot.choose(rules, match.view(0), match.recall(0), Random(seed)) for seed in range(600)}
    assert seen == set(match.legal(0))


def test_nobody_talks_while_anybody_draws() -> None:  # PIC-24
    match = getting_ready()
    assert not rules.customs.silences(match.view(0))
    deal(match)
    assert rules.customs.silences(match.view(0))
    assert rules.customs.silences(match.view(None))
    finish(match)
    assert not rules.customs.silences(match.view(0))
