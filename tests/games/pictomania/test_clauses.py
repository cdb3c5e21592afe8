"""Every clause of docs/rules/pictomania.md, by name."""

import sys
from collections import Counter
from typing import Any

import msgspec
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
    score,
    side,
    voting,
)
from yakai.core import log
from yakai.core.errors import BadOption, BadOutcome, CannotUndo, IllegalAction, NoTimer
from yakai.core.game import Chance, Over, Timer, Turn
from yakai.core.log import Acted, Expired, Settled
from yakai.core.match import Match
from yakai.games.pictomania import rules
from yakai.games.pictomania.actions import (
    Agree,
    Cards,
    Confess,
    Dealt,
    Finish,
    Fresh,
    Guess,
    Ready,
    Replace,
    Stroke,
    Take,
    Undo,
    Vote,
)
from yakai.games.pictomania.pieces import (
    BLACK_TOKENS,
    LANGUAGES,
    LETTER_CARDS,
    LEVELS,
    NUMBER_CARDS,
    OWN_TOKENS,
    Side,
    Task,
    deck,
)
from yakai.games.pictomania.scoring import scoring
from yakai.games.pictomania.state import CardKey, Finest, Guessed
from yakai.text import LANGS, say


def refused(match: Match, seat: int, action: Any) -> str:
    """The clause by which an action is refused; nothing may change."""
    before = match.state
    with pytest.raises(IllegalAction) as refusal:
        match.rules.act(match.state, seat, action)
    assert match.state is before
    return refusal.value.clause


def timer(match: Match) -> Timer:
    assert isinstance(match.pending, Turn)
    assert match.pending.timer is not None
    return match.pending.timer


# Components


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_card_has_two_sides_with_a_theme_and_seven_words(language: Any, level: Any) -> None:  # PIC-1
    cards = deck(language, level)
    assert [card[0].card for card in cards] == list(range(1, len(cards) + 1))
    assert len(cards) * 2 >= 20
    for card in cards:
        assert len(card) == 2
        assert {one.card for one in card} == {card[0].card}
        assert all(one.theme and len(one.words) == len(set(one.words)) == 7 for one in card)
    words = Counter(word for card in cards for one in card for word in one.words)
    assert max(words.values()) == 1  # no word can stand there twice
    assert all(word.strip() == word != "" for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_enough_cards_for_four_rounds_of_one_level(language: Any) -> None:  # PIC-1 PIC-5
    assert all(len(deck(language, level)) >= 12 for level in LEVELS)


def test_there_are_two_cards_of_each_letter_and_one_of_each_number() -> None:  # PIC-2
    assert Counter(LETTER_CARDS) == {"A": 2, "B": 2, "C": 2}
    assert NUMBER_CARDS == (1, 2, 3, 4, 5, 6, 7)


@pytest.mark.parametrize("seats", rules.seats)
def test_all_letters_and_numbers_are_used_at_any_number_of_players(seats: int) -> None:  # PIC-2
    state = drawing(seats).state
    dealt = Counter(letter.reveal() for letter in state.letters) + Counter(state.undealt_letters.reveal())
    assert dealt == Counter(LETTER_CARDS)
    numbers = [number.reveal() for number in state.numbers] + list(state.undealt_numbers.reveal())
    assert sorted(numbers) == list(NUMBER_CARDS)


@pytest.mark.parametrize(
    ("seats", "own", "black"),
    [
        (3, (2, 1), (3, 2, 1)),
        (4, (3, 2, 1), (3, 2, 1, 1)),
        (5, (3, 2, 1, 1), (3, 2, 2, 1, 1)),
        (6, (3, 2, 1, 1, 1), (3, 2, 2, 1, 1, 1)),
    ],
)
def test_tokens_by_the_number_of_players(
    seats: int, own: tuple[int, ...], black: tuple[int, ...]
) -> None:  # PIC-3 PIC-4
    view = drawing(seats).view(0)
    assert (view.own, view.black) == (own, black)
    assert view.own == OWN_TOKENS[seats]
    assert len(own) == seats - 1
    assert len(black) == seats
    assert drawing(seats, advanced=True).view(0).black == black[:-1] == BLACK_TOKENS[seats][:-1]


def test_everybody_has_guess_cards_from_1_to_7() -> None:  # PIC-3
    for seat in range(3):
        assert drawing(3).legal(seat).numbers == (1, 2, 3, 4, 5, 6, 7)  # type: ignore[attr-defined]


@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_play(seats: int) -> None:
    with pytest.raises(yakai.YakaiError, match="wrong number of seats"):
        yakai.new("pictomania", seats=seats)


# The game


def test_four_rounds_from_green_to_red() -> None:  # PIC-5
    match = yakai.new("pictomania", seats=3, seed=1)
    for number, level in enumerate(("green", "yellow", "orange", "red"), start=1):
        assert match.view(None).round == number
        words = {one.words for card in deck("en", level) for one in card}
        assert all(one.words in words for one in match.view(None).stand)
        assert play_round(match).level == level
    assert match.view(None).stage == "vote"


def test_the_host_may_set_the_level_of_each_round() -> None:  # PIC-5
    levels = ("red", "green", "green", "red")
    match = yakai.new("pictomania", seats=3, seed=1, options={"levels": levels})
    assert tuple(play_round(match).level for _ in range(4)) == levels


@pytest.mark.parametrize("seed", range(3))
def test_no_card_comes_twice_on_either_side(seed: int) -> None:  # PIC-5
    match = yakai.new("pictomania", seats=3, seed=seed, options={"levels": ("green",) * 4})
    seen: list[int] = []
    for _ in range(4):
        seen += [one.card for one in match.view(None).stand]
        play_round(match)
    assert len(seen) == len(set(seen)) == 12


def test_a_card_that_was_used_cannot_come_again() -> None:  # PIC-5
    match = getting_ready(levels=("green",) * 4)
    deal(match)
    finish(match)
    everybody_is_ready(match, settle=False)
    assert isinstance(match.pending, Chance)
    with pytest.raises(BadOutcome, match="no such card"):
        match.replay(Settled(Cards(12, (side(4), side(5), side(3)))))
    match.replay(Settled(Cards(12, (side(4), side(5), side(6)))))


def test_of_another_level_a_card_is_another_card() -> None:  # PIC-5
    match = getting_ready()
    deal(match)
    finish(match)
    everybody_is_ready(match, settle=False)
    match.replay(Settled(Cards(12, (side(1), side(2), side(3)))))
    assert [one.card for one in match.view(0).stand] == [1, 2, 3]


def test_the_words_are_in_the_tables_language() -> None:  # PIC-1
    for language in LANGUAGES:
        match = yakai.new("pictomania", seats=3, seed=2, options={"language": language})
        sides = [one for card in deck(language, "green") for one in card]
        assert all(one in sides for one in match.view(0).stand)


def test_words_travel_as_text_in_the_outcomes() -> None:  # ALL-2 PIC-6
    match = yakai.new("pictomania", seats=3, seed=1)
    entry = match.log[0]
    assert isinstance(entry, Settled)
    assert isinstance(entry.outcome, Cards)
    assert match.view(0).stand == entry.outcome.cards
    assert all(len(one.words) == 7 for one in entry.outcome.cards)
    strange = getting_ready()  # words that are in no file
    assert strange.view(0).stand[0].words[6] == "1-7"


def test_a_round_starts_with_three_cards_and_everybody_reading() -> None:  # PIC-6
    match = yakai.new("pictomania", seats=4, seed=1)
    assert len({one.card for one in match.view(None).stand}) == 3
    assert match.pending == Turn(frozenset({0, 1, 2, 3}), timer(match))
    assert match.view(0).task is None


def test_anybody_may_have_a_card_with_an_unknown_word_replaced() -> None:  # PIC-6
    match = getting_ready()
    match.replay(Acted(0, Ready(match.state.step)))
    steps = match.play(2, Replace("B", match.state.step))
    stand = match.view(0).stand
    assert [stand[0].card, stand[2].card] == [1, 3]
    assert stand[1].card not in (1, 2, 3)
    assert stand[1] in [one for card in deck("en", "green") for one in card]  # of the same level
    assert isinstance(steps[1].entry, Settled)
    assert isinstance(steps[1].entry.outcome, Fresh)
    assert match.view(0).to_act == (0, 1, 2)  # all read again


def test_a_replaced_card_counts_as_used() -> None:  # PIC-5 PIC-6
    match = getting_ready()
    match.replay(Acted(0, Replace("A", match.state.step)))
    for card in (1, 2, 3):
        with pytest.raises(BadOutcome):
            match.replay(Settled(Fresh(side(card))))
    match.replay(Settled(Fresh(side(4))))
    assert match.state.used == tuple(CardKey("green", card) for card in (1, 2, 3, 4))


def test_at_most_nine_cards_a_round_are_replaced() -> None:  # PIC-6
    match = getting_ready(deck=30)
    for card in range(4, 13):
        match.replay(Acted(card % 3, Replace("A", match.state.step)))
        match.replay(Settled(Fresh(side(card))))
    assert match.view(0).replacements == 0
    assert refused(match, 0, Replace("A", match.state.step)) == "PIC-6"
    assert list(match.legal(0)) == [Ready(match.state.step)]


def test_replaced_cards_come_back_only_if_no_other_is_left() -> None:  # PIC-6
    match = getting_ready(deck=4)
    match.replay(Acted(0, Replace("A", match.state.step)))
    match.replay(Settled(Fresh(side(4))))  # the last unused one
    match.replay(Acted(0, Replace("B", match.state.step)))
    with pytest.raises(BadOutcome):
        match.replay(Settled(Fresh(side(3))))  # stands there
    match.replay(Settled(Fresh(side(1))))
    assert [one.card for one in match.view(0).stand] == [4, 1, 3]
    early = getting_ready(deck=5)
    early.replay(Acted(0, Replace("A", early.state.step)))
    early.replay(Settled(Fresh(side(4))))
    early.replay(Acted(0, Replace("B", early.state.step)))
    with pytest.raises(BadOutcome):
        early.replay(Settled(Fresh(side(1))))


def test_without_any_card_left_nothing_is_replaced() -> None:  # PIC-6
    match = getting_ready(deck=3)
    assert match.view(0).deck == 0
    assert refused(match, 0, Replace("A", match.state.step)) == "PIC-6"


def test_nine_replacements_in_every_round_of_one_level_still_leave_cards() -> None:  # PIC-5 PIC-6
    match = yakai.new("pictomania", seats=3, seed=4, options={"levels": ("red",) * 4})
    for _ in range(4):
        for number in range(9):
            if match.view(0).deck:
                match.play(0, Replace("ABC"[number % 3], match.state.step))  # type: ignore[arg-type]
        assert len({one.card for one in match.view(0).stand}) == 3
        play_round(match)
    assert match.view(0).stage == "vote"


def test_when_all_are_ready_everybody_gets_a_letter_and_a_number_in_secret() -> None:  # PIC-6
    match = getting_ready(4)
    for seat in (0, 1, 2):
        match.play(seat, Ready(match.state.step))
        assert match.view(seat).stage == "ready"
    match.play(3, Ready(match.state.step))
    assert match.view(0).stage == "draw"
    for seat in range(4):
        task = match.view(seat).task
        assert task.letter in "ABC"
        assert task.number in range(1, 8)
        assert match.view(seat).tasks == ()


def test_letter_is_card_and_number_is_word() -> None:  # PIC-7
    match = drawing(3, numbers=[7, 2, 1], letters=["C", "C", "A"])
    before = match.at(len(match.log) - 1)
    told = before.foresee(match.log[-1])
    words = [before.tell((told,), seat)[0].word for seat in range(3)]
    assert words == ["3-7", "3-2", "1-1"]


def test_numbers_are_all_different_and_letters_may_be_shared() -> None:  # PIC-7
    match = getting_ready()
    everybody_is_ready(match, settle=False)
    for tasks in (
        (Task("A", 1), Task("B", 1), Task("C", 2)),
        (Task("A", 1), Task("A", 2), Task("A", 3)),
        (Task("A", 1), Task("A", 2), Task("C", 8)),
        (Task("A", 1), Task("A", 2)),
    ):
        with pytest.raises(BadOutcome):
            match.replay(Settled(Dealt(tasks)))
    match.replay(Settled(Dealt((Task("A", 1), Task("A", 2), Task("C", 3)))))


# Drawing and guessing


def test_everybody_sees_every_drawing_grow() -> None:  # PIC-8
    match = drawing(3)
    stroke = line((1, 2), (3, 4))
    steps = match.play(1, stroke)
    for seat in (None, 0, 1, 2):
        assert match.view(seat).drawings == ((), (stroke,), ())
        (event,) = match.tell(steps, seat)
        assert (event.seat, event.stroke) == (1, stroke)


def test_a_stroke_lands_on_the_own_sheet_only() -> None:  # PIC-8
    match = drawing(3)
    first, second = line((1, 1)), line((2, 2))
    match.play(2, first)
    match.play(0, second)
    match.play(2, second)
    assert match.view(1).drawings == ((second,), (), (first, second))


POINTS = 2000
STROKES: list[tuple[Stroke, str | None]] = [
    (Stroke((0,), (4095,), (0,)), None),
    (Stroke((0, 4095), (4095, 0), (0, 16), (0, 4095)), None),
    (Stroke((5,) * POINTS, (5,) * POINTS, tuple(range(POINTS)), (1,) * POINTS), None),
    (Stroke((5,) * (POINTS + 1), (5,) * (POINTS + 1), (0,) * (POINTS + 1)), "wrong number of points"),
    (Stroke((), (), ()), "wrong number of points"),
    (Stroke((4096,), (0,), (0,)), "off the sheet"),
    (Stroke((0,), (4096,), (0,)), "off the sheet"),
    (Stroke((-1,), (0,), (0,)), "off the sheet"),
    (Stroke((0,), (-1,), (0,)), "off the sheet"),
    (Stroke((0,), (0,), (-1,)), "off the sheet"),
    (Stroke((0,), (0,), (2**53,)), "off the sheet"),
    (Stroke((0,), (0,), (0,), (4096,)), "off the sheet"),
    (Stroke((0,), (0,), (0,), (-1,)), "off the sheet"),
    (Stroke((0, 1), (0,), (0, 1)), "columns are unequal"),
    (Stroke((0,), (0, 1), (0,)), "columns are unequal"),
    (Stroke((0,), (0,), (0, 1)), "columns are unequal"),
    (Stroke((0,), (0,), (0,), ()), "columns are unequal"),
]


@pytest.mark.parametrize(("stroke", "why"), STROKES)
def test_a_stroke_is_equal_columns_within_the_sheet(stroke: Stroke, why: str | None) -> None:  # PIC-8
    match = drawing(3)
    assert (stroke in match.legal(0)) == (why is None)
    if why is None:
        match.play(0, stroke)
        assert match.view(1).drawings[0] == (stroke,)
    else:
        with pytest.raises(IllegalAction, match=f"PIC-8: pictomania {why}"):
            match.play(0, stroke)


def test_a_drawing_has_at_most_a_thousand_strokes() -> None:  # PIC-8
    match = drawing(3)
    for _ in range(1000):
        match.play(0, line())
    assert refused(match, 0, line()) == "PIC-8"
    assert not match.legal(0).stroke  # type: ignore[attr-defined]
    match.play(0, Undo())
    match.play(0, line())


def test_a_guess_lies_face_down_on_anothers_stack() -> None:  # PIC-9
    match = drawing(3)
    match.play(0, Guess(2, 5))
    steps = match.play(1, Guess(2, 5))
    assert match.view(None).guessed == (Guessed(0, 2), Guessed(1, 2))
    assert match.view(0).guesses == (Guess(2, 5),)
    assert match.view(2).guesses == ()
    assert [match.tell(steps, seat)[0].number for seat in (None, 0, 1, 2)] == [None, None, 5, None]


def test_one_guess_for_each_artist_and_each_number_once() -> None:  # PIC-9
    match = drawing(4)
    match.play(0, Guess(1, 5))
    assert refused(match, 0, Guess(1, 6)) == "PIC-9"  # the artist
    assert refused(match, 0, Guess(2, 5)) == "PIC-9"  # the number
    match.play(0, Guess(2, 6))
    match.play(1, Guess(2, 5))  # another player's 5
    assert match.legal(0).artists == (3,)  # type: ignore[attr-defined]
    assert match.legal(0).numbers == (1, 2, 3, 4, 7)  # type: ignore[attr-defined]


def test_in_the_next_round_all_guess_cards_are_back() -> None:  # PIC-9
    match = drawing(3)
    match.play(0, Guess(1, 5))
    finish(match)
    score(match)
    deal(match)
    match.play(0, Guess(1, 5))


def test_nobody_guesses_on_themselves_or_on_nobody() -> None:  # PIC-9
    match = drawing(3)
    for artist in (0, 3, -1):
        assert refused(match, 0, Guess(artist, 5)) == "PIC-9"
    for number in (0, 8):
        assert refused(match, 0, Guess(1, number)) == "PIC-9"


def test_ones_own_number_may_be_played_and_is_always_wrong() -> None:  # PIC-9
    match = drawing(3, numbers=[4, 5, 6])
    match.play(0, Guess(1, 4))
    finish(match)
    assert score(match).tallies[0].wrong == 1


def test_a_guess_is_never_taken_back() -> None:  # PIC-9
    match = drawing(3)
    match.play(0, Guess(1, 5))
    with pytest.raises(yakai.YakaiError):
        match.undo(0)
    assert refused(match, 0, Undo()) == "PIC-14"
    assert match.view(0).guesses == (Guess(1, 5),)


def test_after_the_first_own_guess_a_player_cannot_draw() -> None:  # PIC-10
    match = drawing(3)
    match.play(0, line())
    match.play(0, Guess(1, 5))
    assert refused(match, 0, line()) == "PIC-10"
    assert match.view(None).pencils == (1, 2)
    match.play(1, line())  # a guess on one's drawing does not stop it
    match.play(0, Guess(2, 6))


def test_nobody_must_guess() -> None:  # PIC-10
    match = drawing(3)
    match.play(0, Take(3))
    assert match.view(0).tokens == (3, None, None)


def test_whoever_has_finished_takes_any_black_token_that_is_left() -> None:  # PIC-11
    match = drawing(4)
    assert match.legal(0).tokens == (3, 2, 1)  # type: ignore[attr-defined]  # the best one first
    match.play(1, Take(2))
    assert match.view(0).black == (3, 1, 1)
    assert refused(match, 0, Take(2)) == "PIC-11"
    match.play(0, Take(1))
    assert match.view(0).black == (3, 1)
    assert match.view(None).tokens == (1, 2, None, None)


def test_or_finishes_without_one() -> None:  # PIC-11
    match = drawing(3)
    match.play(0, Finish())
    assert match.view(0).tokens == (None, None, None)
    assert match.view(0).to_act == (1, 2)


@pytest.mark.parametrize("how", [Take(2), Finish()])
def test_whoever_has_finished_neither_draws_nor_guesses(how: Any) -> None:  # PIC-11
    match = drawing(3)
    match.play(0, line())
    match.play(0, how)
    for action in (line(), Undo(), Guess(1, 5), Take(1), Finish()):
        assert refused(match, 0, action) == "PIC-11"
        with pytest.raises(yakai.YakaiError, match="not your turn"):
            match.play(0, action)
    assert not match.legal(0)
    match.play(1, Guess(0, 1))  # it can still be guessed on


def test_the_round_ends_when_all_have_finished() -> None:  # PIC-12
    match = drawing(3)
    match.play(0, Take(3))
    match.play(2, Finish())
    assert match.view(0).stage == "draw"
    match.play(1, Take(1))
    assert match.view(0).stage == "review"
    assert refused(match, 0, line()) == "PIC-12"


def test_by_the_advanced_rules_the_last_black_token_ends_it_at_once() -> None:  # PIC-12
    match = drawing(3, advanced=True)
    match.play(0, Take(3))
    match.play(1, Take(2))
    assert match.view(0).stage == "review"
    assert match.view(2).tokens == (3, 2, None)
    for late in (line(), Guess(0, 1), Take(1), Finish()):  # nothing after that counts
        assert refused(match, 2, late) == "PIC-12"


def test_by_the_usual_rules_it_goes_on() -> None:  # PIC-12
    match = drawing(3)
    match.play(0, Take(3))
    match.play(1, Take(2))
    match.play(2, line())
    match.play(2, Guess(0, 1))
    assert match.view(0).stage == "draw"


def test_by_the_advanced_rules_all_may_also_finish_without_the_last_token() -> None:  # PIC-12
    match = drawing(3, advanced=True)
    match.play(0, Finish())
    match.play(1, Finish())
    assert match.view(0).stage == "draw"
    match.play(2, Take(3))
    assert match.view(0).stage == "review"
    assert match.view(0).black == (2,)


def test_when_the_time_for_drawing_runs_out_the_rest_is_finished_without_a_token() -> None:  # PIC-13
    match = drawing(3)
    assert timer(match).seconds == 180
    match.play(1, Take(3))
    steps = match.expire(timer(match).key)
    assert match.view(0).stage == "review"
    assert match.view(0).tokens == (None, 3, None)
    assert match.tell(steps, None)[1].seats == (0, 2)


def test_the_time_for_drawing_can_be_set_or_off() -> None:  # PIC-13
    assert timer(drawing(3, drawing=60)).seconds == 60
    match = drawing(3, drawing=None)
    assert match.pending == Turn(frozenset({0, 1, 2}), None)
    for seconds in (0, 9, 3601, -1):
        with pytest.raises(BadOption):
            drawing(3, drawing=seconds)


def test_with_the_timer_off_an_absent_seat_can_be_finished_for() -> None:  # PIC-13
    match = drawing(3, drawing=None)
    match.play(0, Take(3))
    match.play(1, Take(2))
    match.accept(match.propose(2, Finish(), by="host"))
    assert match.view(0).stage == "review"
    assert match.log[-1].by == "host"


def test_getting_ready_ends_by_itself() -> None:  # PIC-13
    match = getting_ready(drawing=None)  # its own limit holds anyhow
    match.expire(timer(match).key)
    assert match.view(0).stage == "draw"


def test_the_review_ends_by_itself_with_no_declaration() -> None:  # PIC-13
    match = drawing(3)
    finish(match)
    match.play(0, Agree(1))  # but not all agree
    match.expire(timer(match).key)
    assert [tally.void for tally in match.view(0).scored[0].tallies] == [None, None, None]
    assert match.view(0).round == 2


def test_the_vote_ends_by_itself() -> None:  # PIC-13
    match = voting()
    match.play(0, Vote(1, 1))
    match.expire(timer(match).key)
    assert match.result is not None
    assert match.view(0).finest == (Finest(1, 1, 1),)


def test_every_step_has_a_timer_of_its_own() -> None:  # PIC-13
    match = getting_ready()
    keys = [timer(match).key]
    match.play(0, Replace("A", match.state.step))  # a new card, new time
    keys.append(timer(match).key)
    deal(match)
    keys.append(timer(match).key)
    match.play(0, line())
    assert timer(match).key == keys[-1]  # nothing that is drawn stops the clock
    finish(match)
    keys.append(timer(match).key)
    assert len(set(keys)) == 4
    with pytest.raises(NoTimer):
        match.replay(Expired(keys[0]))
    with pytest.raises(NoTimer):
        match.rules.expire(match.state, keys[0])


def test_the_own_latest_stroke_can_be_undone() -> None:  # PIC-14
    match = drawing(3)
    match.play(0, line((1, 1)))
    match.play(1, line((2, 2)))
    match.play(0, line((3, 3)))
    steps = match.play(0, Undo())
    assert match.view(2).drawings == ((line((1, 1)),), (line((2, 2)),), ())
    assert match.tell(steps, 1)[0].seat == 0
    match.play(0, Undo())
    assert refused(match, 0, Undo()) == "PIC-14"  # nothing is left
    match.play(0, line())
    match.play(0, Guess(1, 2))
    assert refused(match, 0, Undo()) == "PIC-14"


def test_undoing_is_a_table_option() -> None:  # PIC-14
    match = drawing(3, undo=False)
    match.play(0, line())
    assert refused(match, 0, Undo()) == "PIC-14"
    assert not match.legal(0).undo  # type: ignore[attr-defined]


def test_actions_count_in_the_order_in_which_they_are_taken_in() -> None:  # PIC-15
    for quicker, slower in ((0, 1), (1, 0)):
        match = drawing(3)
        match.play(quicker, Take(3))
        assert refused(match, slower, Take(3)) == "PIC-11"
        match = drawing(3, numbers=[1, 2, 3])
        match.play(quicker, Guess(2, 3))
        match.play(slower, Guess(2, 3))
        finish(match)
        checked = score(match).tallies[2].guesses
        assert [(one.seat, one.stars) for one in checked] == [(quicker, 2), (slower, 1)]


def test_an_answer_to_a_step_that_is_over_is_refused() -> None:  # PIC-15
    match = getting_ready()
    step = match.state.step
    match.play(0, Replace("A", step))
    assert refused(match, 1, Ready(step)) == "PIC-15"  # there is a new card to read
    assert refused(match, 1, Replace("A", step)) == "PIC-15"  # and that one is not meant
    deal(match)
    finish(match)
    step = match.state.step
    match.play(0, Agree(1))
    assert refused(match, 2, Ready(step)) == "PIC-15"


# Scoring


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
    assert tally.left == 1  # what nobody got stays with the artist
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
    assert score(match).totals == (0, 2 - 1, 1 + 2 - 3)
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


def test_one_votes_for_a_drawing_of_somebody_else_that_is_not_blank() -> None:  # PIC-22
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


# What a player knows


def test_a_seat_knows_its_own_word_and_a_spectator_none() -> None:  # PIC-23 ALL-3
    match = drawing(3, numbers=[4, 5, 6])
    assert [match.view(seat).task for seat in (None, 0, 1, 2)] == [
        None,
        Task("A", 4),
        Task("B", 5),
        Task("C", 6),
    ]
    assert match.view(None).tasks == ()
    match.play(0, Guess(1, 5))
    assert match.view(None).guesses == match.view(2).guesses == ()
    assert match.view(2).guessed == (Guessed(0, 1),)


def test_numbers_guessed_are_shown_at_scoring() -> None:  # PIC-23
    match = drawing(3)
    match.play(0, Guess(1, 5))
    finish(match)
    before = match.view(1)
    assert b'"number":5' not in msgspec.json.encode(before)
    scored = score(match)
    assert [one.number for one in scored.tallies[1].guesses] == [5]
    assert match.view(1).scored == (scored,)


def test_undealt_cards_are_never_shown() -> None:  # PIC-23
    match = drawing(3, numbers=[1, 2, 3])
    assert match.state.undealt_numbers.known_to == frozenset()
    assert match.state.undealt_letters.known_to == frozenset()
    finish(match)
    assert match.state.undealt_numbers.known_to == frozenset()


def test_between_rounds_the_earlier_drawings_lie_there_again() -> None:  # PIC-23
    match = getting_ready()
    play_round(match)
    assert match.view(0).gallery == (((line(),),) * 3,)
    deal(match)
    assert match.view(0).gallery == ()
    assert match.recall(0).gallery == (((line(),),) * 3,)


@pytest.mark.parametrize("lang", LANGS)
def test_the_rules_of_drawing_are_shown_to_players(lang: Any) -> None:  # PIC-24
    from yakai.games.pictomania import game

    assert game.terminal is not None
    assert "pictomania-rules-drawing" in game.terminal.rules
    assert len(say(lang, "pictomania-rules-drawing").splitlines()) >= 3


# What holds in all games


def test_a_seed_makes_a_whole_game_repeatable() -> None:  # ALL-2
    assert yakai.new("pictomania", seats=4, seed=3).log == yakai.new("pictomania", seats=4, seed=3).log
    assert yakai.new("pictomania", seats=4, seed=3).log != yakai.new("pictomania", seats=4, seed=4).log


def test_a_log_needs_no_word_files(monkeypatch: pytest.MonkeyPatch) -> None:  # ALL-2
    match = voting()
    text = log.write_header(match.header) + log.write(match.log)

    def no_files(*_: object) -> Any:
        raise AssertionError("a log was replayed from the word files")

    monkeypatch.setattr(sys.modules["yakai.games.pictomania.rules"], "deck", no_files)
    assert yakai.from_bytes(text).state == match.state


def test_a_card_without_seven_words_cannot_come() -> None:  # PIC-1
    match = Match(rules, 3, deal=False)
    with pytest.raises(BadOutcome):
        match.replay(Settled(Cards(12, (side(1), side(2), Side(3, "short", ("a", "b"))))))
    with pytest.raises(BadOutcome):
        match.replay(Settled(Cards(12, (side(1), side(2)))))
    with pytest.raises(BadOutcome):
        match.replay(Settled(Cards(12, (side(1), side(2), side(13)))))
    with pytest.raises(BadOutcome):
        match.replay(Settled(Cards(12, (side(1), side(1), side(2)))))
