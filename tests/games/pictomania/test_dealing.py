"""How a round begins: PIC-5 to PIC-7 of pictomania/text/rules.en.md, by name."""

from random import Random

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
from yakai.core.game import Turn
from yakai.core.log import Acted, Settled
from yakai.games.pictomania import rules
from yakai.games.pictomania.actions import (
    Cards,
    Dealt,
    Fresh,
    Ready,
    Replace,
)
from yakai.games.pictomania.decks import deck
from yakai.games.pictomania.pieces import (
    LETTERS,
    Task,
)
from yakai.games.pictomania.state import CardKey


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


def test_a_round_goes_on_with_the_cards_that_there_were_when_it_began() -> None:  # PIC-6
    for seed in range(20):
        match = getting_ready(deck=5)  # the program has more by now
        match.replay(Acted(0, Replace("B", match.state.step)))
        outcome = rules.sample(match.state, Random(seed))
        assert isinstance(outcome, Fresh)
        assert outcome.card.card in (4, 5)
        match.replay(Settled(outcome))


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


@pytest.mark.parametrize("hosts", [0, 3])
def test_a_card_is_replaced_even_if_the_host_has_taken_away_all_that_could_come(hosts: int) -> None:  # PIC-6
    size = len(deck("en", "green"))
    match = getting_ready(deck=size + hosts)
    match.replay(Acted(0, Replace("A", match.state.step)))
    state = match.state
    if hosts:  # the host's cards are the unseen ones
        state = replace(state, used=tuple(CardKey("green", card) for card in range(1, size + 1)))
    else:  # one of them is the only one that was replaced
        everything = tuple(CardKey("green", card) for card in (*range(1, size + 1), 99))
        state = replace(state, used=everything, replaced=everything[-1:])
    for seed in range(20):
        outcome = rules.sample(state, Random(seed))
        assert isinstance(outcome, Fresh)
        assert outcome.left == size
        assert outcome.card.card not in (1, 2, 3)  # which stand there
        after = rules.settle(state, outcome)
        assert after.used == state.used
        assert after.replaced == (*state.replaced, CardKey("green", 1))
    with pytest.raises(BadOutcome, match="no such card"):
        rules.settle(state, Fresh(side(4)))
    with pytest.raises(BadOutcome, match="no such card"):
        rules.settle(state, Fresh(side(2), left=size))


def test_nobody_can_say_that_cards_were_taken_away_where_others_are_left() -> None:  # PIC-6
    match = getting_ready()
    match.replay(Acted(0, Replace("A", match.state.step)))
    with pytest.raises(BadOutcome, match="no such card"):
        match.replay(Settled(Fresh(side(4), left=4)))


def test_replaced_cards_come_back_only_as_replacements() -> None:  # PIC-5 PIC-6
    match = getting_ready(deck=7, levels=("green", "green", "orange", "red"))
    match.replay(Acted(0, Replace("A", match.state.step)))
    match.replay(Settled(Fresh(side(4))))  # the only one that the second round does not need
    match.replay(Acted(0, Replace("B", match.state.step)))
    with pytest.raises(BadOutcome):
        match.replay(Settled(Fresh(side(5))))
    match.replay(Settled(Fresh(side(1))))
    deal(match)
    finish(match)
    review(match)
    everybody_is_ready(match, settle=False)
    with pytest.raises(BadOutcome):
        match.replay(Settled(Cards((7,) * 4, (side(5), side(6), side(2)))))
    match.replay(Settled(Cards((7,) * 4, (side(5), side(6), side(7)))))


def test_another_card_can_be_asked_for_after_having_said_to_be_ready() -> None:  # PIC-6
    match = getting_ready()
    for seat in (0, 1):
        match.play(seat, Ready(match.state.step))
    assert list(match.legal(0)) == [Replace(letter, match.state.step) for letter in LETTERS]
    assert match.pending == Turn(frozenset({2}), timer(match), frozenset({0, 1}))
    match.play(0, Replace("C", match.state.step))
    assert match.view(0).to_act == (0, 1, 2)  # those who were ready are asked again
    deal(match)
    assert refused(match, 0, Replace("A", match.state.step)) == "PIC-6"  # dealt is dealt


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
