"""Scoring a round and the game: PIC-16 to PIC-22 of pictomania/text/rules.en.md, by name."""

from typing import Any

import pytest

import yakai
from tests.games.pictomania.builders import (
    deal,
    drawing,
    everybody_is_ready,
    finish,
    getting_ready,
    guess,
    line,
    play_round,
    refused,
    score,
    voting,
)
from yakai.core.errors import CannotUndo
from yakai.core.game import Over
from yakai.core.match import Match
from yakai.games.pictomania.actions import (
    Agree,
    Confess,
    Finish,
    Guess,
    Ready,
    Replace,
    Take,
    Undo,
    Vote,
)
from yakai.games.pictomania.pieces import (
    Task,
)
from yakai.games.pictomania.scoring import scoring
from yakai.games.pictomania.state import Finest, Guessed


def test_right_guesses_get_the_best_token_left_in_their_order() -> None:  # PIC-16
    match = drawing(4, numbers=[1, 2, 3, 4])
    guess(match, {2: {0: 1}, 1: {0: 7}, 3: {0: 1}})
    finish(match)
    scored = score(match)
    tally = scored.tallies[0]
    assert [(one.seat, one.right, one.stars) for one in tally.guesses] == [
        (2, True, 3),
        (1, False, 0),
        (3, True, 2),
    ]
    assert tally.left == 1  # tokens that no player got stay with the artist
    assert [one.won for one in scored.tallies] == [0, 0, 3, 2]
    assert [one.wrong for one in scored.tallies] == [0, 1, 0, 0]


def test_the_letter_does_not_matter() -> None:  # PIC-16
    match = drawing(3, numbers=[5, 6, 7], letters=["A", "B", "C"])
    match.play(1, Guess(0, 5))  # perhaps thinking of 2-5
    finish(match)
    assert score(match).tallies[1].won == 2


def reviewing(**options: Any) -> Match:
    """Four players; everybody guessed right on seat 0, two of them wrong on seat 1; all tokens are taken."""
    match = drawing(4, numbers=[1, 2, 3, 4], **options)
    guess(match, {1: {0: 1, 2: 3}, 2: {0: 1, 1: 7}, 3: {0: 1, 1: 6}})
    finish(match, {0: 3, 1: 2, 2: 1, 3: 1})
    return match


def test_the_review_shows_all_words_and_drawings_and_no_guesses() -> None:  # PIC-17 PIC-23
    match = drawing(3)
    match.play(0, line())
    match.play(1, Guess(0, 1))
    match.play(0, Take(3))
    match.play(1, Take(2))
    steps = match.play(2, Take(1))
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert view.tasks == (Task("A", 1), Task("B", 2), Task("C", 3))
        assert view.drawings == ((line(),), (), ())
        assert match.tell(steps, seat)[-1].words == ("1-1", "2-2", "3-3")
        assert view.guesses == ((Guess(0, 1),) if seat == 1 else ())
        assert view.scored == ()


def test_a_wrong_word_gives_all_guesses_back() -> None:  # PIC-17
    match = reviewing()
    match.play(0, Confess())
    scored = score(match)
    assert [one.won for one in scored.tallies] == [0, 3, 0, 0]  # nothing from seat 0
    artist = scored.tallies[0]
    assert artist.void == "confessed"
    assert artist.left == 6  # all own tokens
    assert (artist.black, artist.counted) == (3, 0)  # the black one goes back
    assert artist.score == -6


def test_guesses_on_a_wrong_word_do_not_count_for_the_black_sheep() -> None:  # PIC-17
    match = drawing(4, numbers=[1, 2, 3, 4])
    guess(match, {2: {0: 7, 1: 6}, 3: {1: 5}, 1: {2: 3, 3: 4}})
    finish(match, {2: 3})
    assert match.state.stage == "review"
    with_ = match.at(len(match.log))
    assert score(with_).sheep == 2  # two wrong against one
    match.play(0, Confess())
    assert score(match).sheep is None  # one against one


def test_the_artists_own_guesses_still_score() -> None:  # PIC-17
    match = drawing(3, numbers=[1, 2, 3])
    guess(match, {0: {1: 2, 2: 3}})
    finish(match, {0: 3})
    match.play(0, Confess())
    tally = score(match).tallies[0]
    assert (tally.won, tally.counted, tally.left, tally.score) == (4, 0, 3, 1)


def test_a_drawing_is_void_too_if_all_others_agree() -> None:  # PIC-17
    match = reviewing()
    match.play(1, Agree(0))
    match.play(2, Agree(0))
    assert match.view(0).void == (None, None, None, None)
    assert match.view(0).agreed[0] == (1, 2)
    steps = match.play(3, Agree(0))
    assert match.view(0).void == ("agreed", None, None, None)
    assert match.tell(steps, 0)[0].void
    tally = score(match).tallies[0]
    assert (tally.void, tally.counted, tally.left, tally.score) == ("agreed", 0, 6, -6)


def test_not_all_others_are_not_enough() -> None:  # PIC-17
    match = reviewing()
    match.play(1, Agree(0))
    match.play(2, Agree(0))
    assert score(match).tallies[0].void is None


def test_a_proposal_makes_everybody_look_again() -> None:  # PIC-17
    match = reviewing()
    for seat in (0, 2, 3):
        match.play(seat, Ready(match.state.step))
    match.play(1, Agree(0))
    assert match.view(0).to_act == (0, 1, 2, 3)  # the artist may still own up
    match.play(2, Ready(match.state.step))
    match.play(3, Agree(0))  # only the first one asks
    assert match.view(0).to_act == (0, 1, 3)
    match.play(0, Confess())
    assert match.state.void[0] == "confessed"


def test_nothing_in_pictomania_is_taken_back() -> None:  # PIC-14
    match = reviewing()
    match.play(0, Confess())
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_what_cannot_be_declared_void() -> None:  # PIC-17
    match = reviewing()
    for artist in (0, 4, -1):
        assert refused(match, 0, Agree(artist)) == "PIC-17"
    match.play(0, Agree(1))
    assert refused(match, 0, Agree(1)) == "PIC-17"
    match.play(1, Confess())
    assert refused(match, 1, Confess()) == "PIC-17"
    assert refused(match, 2, Agree(1)) == "PIC-17"


TASKS = [Task("A", 1), Task("B", 2), Task("C", 3), Task("A", 4)]


def scores(guesses: dict[int, dict[int, int]], black: list[int | None], **more: Any) -> tuple[list[int], Any]:
    """What the black tokens came to, and who the black sheep is."""
    laid = [(Guessed(seat, artist), number) for seat, on in guesses.items() for artist, number in on.items()]
    tallies, sheep = scoring(TASKS, laid, black, [None] * 4, **more)
    return [tally.counted for tally in tallies], sheep


def test_the_black_sheeps_token_is_subtracted() -> None:  # PIC-18
    guesses = {0: {1: 7, 2: 6}, 1: {0: 1, 2: 7}, 2: {1: 2}, 3: {2: 3}}
    assert scores(guesses, [3, 2, 1, 1]) == ([-3, 2, 1, 0], 0)


def test_a_black_sheep_without_a_token_loses_nothing_more() -> None:  # PIC-18
    guesses = {0: {1: 7, 2: 6}, 1: {0: 1}, 2: {1: 2}}
    assert scores(guesses, [None, 2, None, None]) == ([0, 2, 0, 0], 0)


def test_a_tie_for_most_wrong_guesses_makes_no_black_sheep() -> None:  # PIC-18
    guesses = {0: {1: 7}, 1: {0: 1, 2: 7}, 2: {1: 2}}
    assert scores(guesses, [3, 2, 1, 1]) == ([3, 2, 0, 0], None)


def test_no_wrong_guess_makes_no_black_sheep() -> None:  # PIC-18
    assert scores({1: {0: 1}}, [3, 2, 1, 1]) == ([3, 0, 0, 0], None)
    assert scores({}, [3, 2, 1, 1]) == ([0, 0, 0, 0], None)


def test_if_nobody_guessed_right_the_black_token_does_not_count() -> None:  # PIC-19
    assert scores({1: {0: 7}, 2: {0: 6, 1: 7}}, [3, 2, 1, 1]) == ([0, 0, 0, 0], 2)


def test_not_even_as_the_black_sheep() -> None:  # PIC-19
    guesses = {0: {1: 7, 2: 6}, 1: {2: 3}}
    assert scores(guesses, [3, 2, 1, 1]) == ([0, 0, 1, 0], 0)


def test_a_round_score_is_tokens_won_and_the_black_token_less_own_tokens_left() -> None:  # PIC-20
    """The rulebook's example: 5 stars won, a black token of 2, and one own token of 1 left make 6."""
    match = drawing(4, numbers=[1, 2, 3, 4])
    guess(match, {1: {2: 3, 0: 1}, 0: {2: 3, 1: 2}, 2: {0: 1}, 3: {0: 5, 1: 6, 2: 7}})
    finish(match, {0: 2, 1: 3, 2: 1})
    tally = score(match).tallies[0]
    assert (tally.won, tally.counted, tally.left) == (5, 2, 1)
    assert tally.score == 5 + 2 - 1 == 6


def test_a_round_score_may_be_negative_and_sums_go_on() -> None:  # PIC-20
    match = drawing(3)
    guess(match, {1: {0: 1}})
    finish(match, {0: 3})
    assert score(match).totals == (3 - 1, 2 - 3, -3)
    deal(match)
    finish(match)
    second = score(match)
    assert [tally.score for tally in second.tallies] == [-3, -3, -3]
    assert second.totals == (-1, -4, -6)
    assert match.view(None).scored[1] == second


def test_in_a_learning_round_the_black_token_always_adds() -> None:  # PIC-21
    guesses = {0: {1: 7, 2: 6}, 1: {0: 1}}
    assert scores(guesses, [3, 2, 1, 1]) == ([-3, 0, 0, 0], 0)
    assert scores(guesses, [3, 2, 1, 1], learning=True) == ([3, 2, 1, 1], None)


def test_only_the_first_round_is_a_learning_round_and_only_if_wanted() -> None:  # PIC-21
    for learning in (False, True):
        match = drawing(3, learning=learning)
        finish(match, {0: 3, 1: 2})
        assert [tally.counted for tally in score(match).tallies] == ([3, 2, 0] if learning else [0, 0, 0])
        deal(match)
        guess(match, {0: {1: 7}, 2: {0: 1}})
        finish(match, {0: 3, 1: 2})
        second = score(match)
        assert [tally.counted for tally in second.tallies] == [-3, 0, 0]
        assert second.sheep == 0


def test_a_wrong_word_counts_in_a_learning_round_too() -> None:  # PIC-21
    match = drawing(3, learning=True)
    guess(match, {1: {0: 1}})
    finish(match, {0: 3, 1: 2})
    match.play(0, Confess())
    tallies = score(match).tallies
    assert (tallies[0].counted, tallies[0].left, tallies[1].won, tallies[1].counted) == (0, 3, 0, 2)


def test_the_largest_sum_wins_and_equal_sums_share() -> None:  # PIC-22
    match = getting_ready(3)
    deal(match)
    guess(match, {1: {0: 1}, 2: {0: 1, 1: 2}})
    finish(match)
    first = score(match)
    assert first.totals == (0, 2 - 1, 1 + 2 - 3)
    assert first.places == (2, 1, 2)
    for _ in range(3):
        play_round(match)
    everybody_is_ready(match)
    assert match.result is not None
    assert match.result.reason == "rounds"
    assert match.result.scores == (-9, -8, -9)
    assert match.result.places == (2, 1, 2)
    assert isinstance(match.pending, Over)


def test_a_vote_for_the_finest_drawing_is_for_honour_only() -> None:  # PIC-22
    match = voting(4)
    for seat, vote in ((0, Vote(2, 3)), (1, Vote(1, 0)), (2, Vote(2, 3))):
        match.play(seat, vote)
        assert match.view(3).vote is None
    steps = match.play(3, Vote(1, 2))
    assert match.view(None).finest == (Finest(2, 3, 2),)
    assert match.tell(steps, None)[1].finest == (Finest(2, 3, 2),)
    assert match.result is not None
    assert match.result.places == (1, 1, 1, 1)


def test_equally_many_votes_share_the_honour_and_nobody_must_vote() -> None:  # PIC-22
    match = voting(3)
    match.play(0, Vote(4, 1))
    match.play(1, Vote(1, 2))
    match.play(2, Ready(match.state.step))
    assert match.view(None).finest == (Finest(1, 2, 1), Finest(4, 1, 1))
    silent = voting(3)
    everybody_is_ready(silent)
    assert silent.view(None).finest == ()


def test_a_player_votes_for_another_players_drawing_that_is_not_blank() -> None:  # PIC-22
    match = getting_ready(3)
    deal(match)
    finish(match)  # blank sheets
    score(match)
    for _ in range(3):
        play_round(match)
    for vote in (Vote(1, 1), Vote(2, 0), Vote(5, 1), Vote(0, 1), Vote(2, 3), Vote(2, -1)):
        assert refused(match, 0, vote) == "PIC-22"
    assert match.legal(0).votes == tuple(  # type: ignore[attr-defined]
        Vote(number, artist) for number in (2, 3, 4) for artist in (1, 2)
    )
    match.play(0, Vote(2, 1))
    with pytest.raises(yakai.YakaiError):
        match.play(0, Vote(2, 2))


def test_a_vote_is_secret_until_the_end() -> None:  # PIC-22
    match = voting(3)
    steps = match.play(0, Vote(1, 1))
    assert [match.tell(steps, seat)[0].vote for seat in (None, 0, 1)] == [None, Vote(1, 1), None]
    assert match.view(1).voted == (0,)


def test_what_belongs_to_another_step_is_refused_with_its_clause() -> None:  # ALL-4
    match = getting_ready()
    for action in (line(), Undo(), Guess(1, 1), Take(1), Finish()):
        assert refused(match, 0, action) == "PIC-6"
    deal(match)
    assert refused(match, 0, Ready(match.state.step)) == "PIC-11"
    assert refused(match, 0, Replace("A", match.state.step)) == "PIC-6"
    assert refused(match, 0, Confess()) == refused(match, 0, Agree(1)) == "PIC-17"
    assert refused(match, 0, Vote(1, 1)) == "PIC-22"
    finish(match)
    assert refused(match, 0, Take(1)) == "PIC-12"
    match.play(0, Ready(match.state.step))
    assert refused(match, 0, Confess()) == "PIC-17"  # has nothing to say any more
    late = voting()
    assert refused(late, 0, Confess()) == "PIC-17"
    assert refused(late, 0, line()) == "PIC-12"
