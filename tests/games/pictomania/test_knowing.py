"""What a player knows, and what holds in all games: PIC-23 and PIC-24 of pictomania/text/rules.en.md, by name."""

from typing import Any

import msgspec
import pytest

import yakai
from tests.games.pictomania.builders import (
    deal,
    drawing,
    finish,
    getting_ready,
    line,
    play_round,
    score,
    side,
    voting,
)
from yakai.core import log_encoding
from yakai.core.errors import BadOutcome
from yakai.core.log import Settled
from yakai.core.match import Match
from yakai.games.pictomania import cards, rules
from yakai.games.pictomania.actions import (
    Cards,
    Guess,
)
from yakai.games.pictomania.pieces import (
    Side,
    Task,
)
from yakai.games.pictomania.state import Guessed
from yakai.text import languages, say


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


def test_the_drawings_of_earlier_rounds_can_always_be_looked_at() -> None:  # PIC-23
    match = getting_ready()
    play_round(match)
    assert match.view(0).gallery == (((line(),),) * 3,)
    deal(match)
    assert match.view(0).gallery == (((line(),),) * 3,)
    assert match.recall(0).gallery == (((line(),),) * 3,)


@pytest.mark.parametrize("lang", languages())
def test_the_rules_of_drawing_are_shown_to_players(lang: Any) -> None:  # PIC-24
    from yakai.games.pictomania import game

    assert game.terminal is not None
    assert "pictomania-rules-drawing" in game.terminal.rules
    assert len(say(lang, "pictomania-rules-drawing").splitlines()) >= 3


def test_a_seed_makes_a_whole_game_repeatable() -> None:  # ALL-2
    assert yakai.new("pictomania", seats=4, seed=3).log == yakai.new("pictomania", seats=4, seed=3).log
    assert yakai.new("pictomania", seats=4, seed=3).log != yakai.new("pictomania", seats=4, seed=4).log


def test_a_log_needs_no_word_files(monkeypatch: pytest.MonkeyPatch) -> None:  # ALL-2
    match = voting()
    text = log_encoding.write_header(match.header) + log_encoding.write(match.log)

    def no_files(*_: object) -> Any:
        raise AssertionError("a log was replayed from the word files")

    monkeypatch.setattr(cards, "deck", no_files)
    assert yakai.from_bytes(text).state == match.state


def test_a_card_without_seven_words_cannot_come() -> None:  # PIC-1
    match = Match(rules, 3, deal=False)
    with pytest.raises(BadOutcome):
        match.replay(Settled(Cards((12,) * 4, (side(1), side(2), Side(3, "short", ("a", "b"))))))
    with pytest.raises(BadOutcome):
        match.replay(Settled(Cards((12,) * 4, (side(1), side(2)))))
    with pytest.raises(BadOutcome):
        match.replay(Settled(Cards((12,) * 4, (side(1), side(2), side(13)))))
    with pytest.raises(BadOutcome):
        match.replay(Settled(Cards((12,) * 4, (side(1), side(1), side(2)))))
