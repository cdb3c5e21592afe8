"""The components, and which cards come: PIC-1 to PIC-6 of pictomania/text/rules.en.md, by name."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import yakai
from tests.games.pictomania.builders import (
    deal,
    drawing,
    everybody_is_ready,
    finish,
    getting_ready,
    play_round,
    refused,
    review,
    side,
    timer,
)
from yakai.core.errors import BadOutcome
from yakai.core.game import Chance, Turn
from yakai.core.log import Settled
from yakai.core.match import Match
from yakai.games.pictomania import rules
from yakai.games.pictomania.actions import (
    Cards,
    Ready,
    SetLevel,
)
from yakai.games.pictomania.decks import deck, our_languages
from yakai.games.pictomania.pieces import (
    BLACK_TOKENS,
    LETTER_CARDS,
    LEVELS,
    NUMBER_CARDS,
    OWN_TOKENS,
)
from yakai.games.pictomania.state import CardKey


@pytest.mark.parametrize("language", our_languages())
@pytest.mark.parametrize("level", LEVELS)
def test_a_card_has_two_sides_with_a_theme_and_seven_words(language: Any, level: Any) -> None:  # PIC-1
    cards = deck(language, level)
    assert [card[0].card for card in cards] == list(range(1, len(cards) + 1))
    assert len(cards) == {"green": 27, "yellow": 27, "orange": 27, "red": 18}[level]
    for card in cards:
        assert len(card) == 2
        assert {one.card for one in card} == {card[0].card}
        assert all(one.theme and len(one.words) == len(set(one.words)) == 7 for one in card)
    words = Counter(word for card in cards for one in card for word in one.words)
    assert max(words.values()) == 1  # no word can stand there twice
    assert all(word.strip() == word != "" for word in words)


@pytest.mark.parametrize("language", our_languages())
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


def test_four_rounds_from_green_to_red() -> None:  # PIC-5
    match = yakai.new("pictomania", seats=3, seed=1)
    for number, level in enumerate(LEVELS, start=1):
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


def after_a_round(**options: Any) -> Match:
    """A round is scored, and everybody has looked at the score: three cards are to come."""
    match = getting_ready(**options)
    deal(match)
    finish(match)
    review(match)
    everybody_is_ready(match, settle=False)
    assert isinstance(match.pending, Chance)
    return match


def test_a_card_that_was_used_cannot_come_again() -> None:  # PIC-5
    match = after_a_round(levels=("green",) * 4)
    with pytest.raises(BadOutcome, match="no such card"):
        match.replay(Settled(Cards((12,) * 4, (side(4), side(5), side(3)))))
    match.replay(Settled(Cards((12,) * 4, (side(4), side(5), side(6)))))


def test_of_another_level_a_card_is_another_card() -> None:  # PIC-5
    match = after_a_round()
    match.replay(Settled(Cards((12,) * 4, (side(1), side(2), side(3)))))
    assert [one.card for one in match.view(0).stand] == [1, 2, 3]


def test_where_a_host_takes_cards_away_seen_ones_come_again() -> None:  # PIC-5
    size = len(deck("en", "green"))
    match = after_a_round(levels=("green",) * 4)
    gone = tuple(CardKey("green", card) for card in range(2, size))
    state = replace(match.state, used=(CardKey("green", 1), *gone), replaced=(*gone, CardKey("red", 5)))
    for seed in range(20):
        outcome = rules.sample(state, Random(seed))
        assert isinstance(outcome, Cards)
        cards = [one.card for one in outcome.cards]
        assert len(set(cards)) == 3
        assert size in cards  # which no player has seen
        after = rules.settle(state, outcome)
        assert after.used == (*state.used, CardKey("green", size))
        assert after.replaced == tuple(
            key for key in state.replaced if key.level == "red" or key.card not in cards
        )


@pytest.mark.parametrize(("deck", "again"), [(3, 3), (4, 2), (5, 1), (6, 0)])
def test_no_more_seen_cards_come_again_than_must(deck: int, again: int) -> None:  # PIC-5
    for seen in range(4):
        match = after_a_round(levels=("green",) * 4)
        cards = tuple(side(card) for card in (*range(1, seen + 1), *range(4, 7 - seen)))
        entry = Settled(Cards((deck,) * 4, cards))
        if seen == again:
            match.replay(entry)
            assert match.view(0).stand == cards
        else:
            with pytest.raises(BadOutcome, match="no such card"):
                match.replay(entry)


def between_rounds(deck: int = 12, **options: Any) -> Match:
    """The first round is scored, and everybody looks at the score."""
    match = getting_ready(deck=deck, **options)
    deal(match)
    finish(match)
    review(match)
    assert match.state.stage == "scores"
    return match


def test_the_host_may_set_levels_between_two_rounds() -> None:  # PIC-5
    match = between_rounds()
    steps = match.play(1, SetLevel(2, "red"))
    match.play(1, SetLevel(4, "green"))
    assert match.view(None).levels == ("green", "red", "orange", "green")
    (event,) = match.tell(steps, 2)
    assert (event.seat, event.round, event.level) == (1, 2, "red")
    everybody_is_ready(match)
    assert all(one in [side for card in deck("en", "red") for side in card] for one in match.view(0).stand)
    assert [play_round(match).level for _ in range(3)] == ["red", "orange", "green"]


def test_a_player_who_is_ready_may_still_set_a_level_and_asks_no_player_again() -> None:  # PIC-5
    match = between_rounds()
    match.play(0, Ready(match.state.step))
    match.play(0, SetLevel(3, "red"))
    assert match.view(0).to_act == (1, 2)
    assert match.pending == Turn(frozenset({1, 2}), timer(match), frozenset({0}))
    assert refused(match, 0, Ready(match.state.step)) == "PIC-5"


def test_a_table_lets_only_its_host_set_levels() -> None:  # PIC-5
    assert rules.customs.host == (SetLevel,)


def test_only_rounds_to_come_get_another_level() -> None:  # PIC-5
    match = between_rounds()
    for action in (SetLevel(1, "red"), SetLevel(5, "red"), SetLevel(2, "yellow"), SetLevel(0, "red")):
        assert refused(match, 0, action) == "PIC-5"
        assert action not in match.legal(0)
    assert len(match.legal(0)) == 1 + 9  # to be ready, or one of three other levels for each of three rounds
    everybody_is_ready(match)
    assert refused(match, 0, SetLevel(3, "red")) == "PIC-5"  # now they read the cards
    deal(match)
    assert refused(match, 0, SetLevel(3, "red")) == "PIC-5"


def test_a_level_of_which_too_few_unseen_cards_are_left_cannot_be_set() -> None:  # PIC-5
    match = between_rounds(deck=8)  # three green ones are gone
    match.play(0, SetLevel(2, "green"))
    assert refused(match, 0, SetLevel(3, "green")) == "PIC-5"  # two are left, three are needed
    assert SetLevel(3, "green") not in match.legal(0)
    match.play(0, SetLevel(2, "yellow"))
    match.play(0, SetLevel(3, "green"))


def test_the_look_at_the_score_ends_by_itself() -> None:  # PIC-5 PIC-13
    match = between_rounds()
    match.expire(timer(match).key)
    assert match.view(0).stage == "ready"
    assert match.view(0).round == 2


def test_the_words_are_in_the_tables_language() -> None:  # PIC-1
    for language in our_languages():
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
