"""Pikit in words: every event, for the player who acts, the player it happens to, and the others."""

from functools import partial

import msgspec
import pytest

from yakai import testing
from yakai.core.game import Result
from yakai.games.pikit import rules
from yakai.games.pikit.actions import Cancel, Draw, Flip, Reroll, Steal
from yakai.games.pikit.scoring import Parts, Sheet
from yakai.games.pikit.state import Played
from yakai.games.pikit.telling import PikitTelling
from yakai.games.pikit.view import (
    AnsweredEvent,
    DealtEvent,
    DiscardedEvent,
    DrewEvent,
    EndedEvent,
    Event,
    FizzledEvent,
    RaidedEvent,
    ResolvedEvent,
    StoleEvent,
    TookEvent,
)
from yakai.testing.laws import positions
from yakai.text import Lang, languages, say

NAMES = ["Mia", "Оля", "Їжак"]


def told(event: Event, you: int | None, lang: Lang = "en") -> list[str]:
    return PikitTelling().sentences(event, NAMES, you, partial(say, lang))


@pytest.mark.parametrize("lang", languages())
def test_every_event_is_told(lang: Lang) -> None:
    kinds = msgspec.inspect.type_info(rules.kinds.event)
    assert isinstance(kinds, msgspec.inspect.UnionType)
    seen: set[type] = {FizzledEvent}
    for seed in range(25):
        for _, step in positions(testing.random_match(testing.Case(rules, 3, {}), seed)):
            if step is None:
                continue
            for event in rules.tell(step.before, step.entry, step.after, seed % 3):
                seen.add(type(event))
                for you in (None, seed % 3):
                    lines = told(event, you, lang)
                    assert all(line.strip() and "{" not in line for line in lines)
    assert {kind.cls for kind in kinds.types if isinstance(kind, msgspec.inspect.StructType)} == seen


SAID: list[tuple[Event, tuple[str, str, str]]] = [
    (
        DiscardedEvent(0, 1, Steal(4, 1)),
        (
            "You discard a 4 to steal a card from Оля",
            "Mia discards a 4 to steal a card from you",
            "Mia discards a 4 to steal a card from Оля",
        ),
    ),
    (
        AnsweredEvent(0, 2, 6, Played(1, 1, Draw(5))),
        (
            "You cancel Оля’s 5 with a 6",
            "Mia cancels your 5 with a 6",
            "Mia cancels Оля’s 5 with a 6",
        ),
    ),
    (
        RaidedEvent(0, 1, 4),
        (
            "Double 4-4: you raid Оля for the mecha",
            "Double 4-4: Mia raids you for the mecha",
            "Double 4-4: Mia raids Оля for the mecha",
        ),
    ),
    (
        StoleEvent(0, 1, "mecha", 4),
        ("You steal from Оля: mecha 4-4", "Mia steals from you: mecha 4-4", "Mia steals from Оля: mecha 4-4"),
    ),
    (
        FizzledEvent(0, 1),
        (
            "Оля has no cards left: there is nothing to steal",
            "You have no cards left: there is nothing to steal",
            "Оля has no cards left: there is nothing to steal",
        ),
    ),
    (
        ResolvedEvent(Played(1, 0, Flip(7, 0, 6)), False, (), (), 1.0),
        (
            "Your 7 is cancelled and does nothing",
            "The 7 is cancelled and does nothing",
            "The 7 is cancelled and does nothing",
        ),
    ),
    (TookEvent(0, (1, 6)), ("You take 1, 6", "Mia takes 1, 6", "Mia takes 1, 6")),
]


@pytest.mark.parametrize(("event", "lines"), SAID, ids=lambda one: type(one).__name__)
def test_you_are_told_that_it_is_you(event: Event, lines: tuple[str, str, str]) -> None:
    assert tuple(told(event, you)[0] for you in (0, 1, 2)) == lines
    assert told(event, None) == told(event, 2)


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "ru",
            (
                "Вы сбрасываете 4, чтобы украсть карту у игрока Оля",
                "Mia сбрасывает 4, чтобы украсть карту у вас",
            ),
        ),
        ("uk", ("Ви скидаєте 4, щоб украсти карту в гравця Оля", "Mia скидає 4, щоб украсти карту у вас")),
    ],
)
def test_russian_and_ukrainian_say_you_too(lang: Lang, lines: tuple[str, str]) -> None:
    event = DiscardedEvent(0, 1, Steal(4, 1))
    assert (told(event, 0, lang)[0], told(event, 1, lang)[0]) == lines


def test_what_a_discard_is_to_do_is_said_with_all_that_is_named() -> None:  # PIK-18
    for play, words in (
        (Reroll(2, "second"), "to roll the second die again"),
        (Reroll(2, "both"), "to roll both dice again"),
        (Draw(9), "to draw a card"),
        (Flip(10, 1, 3), "to turn the second die to 3"),
    ):
        assert told(DiscardedEvent(1, 1, play), 0) == [f"Оля discards a {play.card} {words}"]


def test_an_eleven_has_its_own_article() -> None:
    assert told(DiscardedEvent(1, 1, Draw(11)), 0) == ["Оля discards an 11 to draw a card"]
    assert told(AnsweredEvent(0, 2, 11, Played(1, 1, Draw(5))), 0) == ["You cancel Оля’s 5 with an 11"]


def test_only_the_player_who_draws_is_told_what() -> None:  # PIK-23
    assert told(DrewEvent(0, 8, 3), 0) == ["You draw: 8"]
    assert told(DrewEvent(0, None, 3), 1) == ["Mia draws a card"]


def ended(*scores: int, places: tuple[int, ...]) -> EndedEvent:
    sheets = tuple(Sheet((score,), (), 0, 0, score, Parts(score, 0, 0, 0)) for score in scores)
    return EndedEvent(Result("deck", scores, places), sheets, 0)


def test_the_winner_is_named_with_the_points() -> None:  # PIK-22
    event = ended(3, 74, 5, places=(3, 1, 2))
    assert told(event, 1)[-1] == "The game is over. You win with 74 points"
    assert told(event, 0, "ru")[-1] == "Игра окончена. Побеждает Оля: 74 очка"
    assert told(event, 0, "uk")[-1] == "Гру закінчено. Перемагає Оля: 74 очки"
    assert len(told(event, 0)) == 4
    shared = ended(3, 9, 9, places=(3, 1, 1))
    assert told(shared, 1)[-1] == "The game is over. First place is shared, with 9 points: you, Їжак"
    assert told(shared, 0, "ru")[-1] == "Игра окончена. Первое место делят (по 9 очков): Оля, Їжак"


def test_less_than_nothing_has_a_true_minus() -> None:  # PIK-22
    event = ended(-6, -3, -9, places=(2, 1, 3))
    assert [line.rpartition(" ")[2] for line in told(event, 0)[:3]] == ["−6", "−3", "−9"]
    assert told(event, 1)[-1] == "The game is over. You win with −3 points"


def test_nothing_was_counted_when_the_others_gave_up() -> None:
    event = EndedEvent(Result("conceded", (), (2, 1, 2)), (), 0)
    assert told(event, 0) == ["The game is over. Оля wins"]
    assert told(event, 1) == ["The game is over. You win"]


def test_an_event_takes_as_long_for_everybody() -> None:  # ALL-3
    for seed in range(5):
        for _, step in positions(testing.random_match(testing.Case(rules, 3, {}), seed)):
            if step is None:
                continue
            told = [rules.tell(step.before, step.entry, step.after, seat) for seat in (None, 0, 1, 2)]
            seconds = [sum(getattr(event, "seconds", 0) for event in events) for events in told]
            assert len(set(seconds)) == 1


def test_a_cancel_in_a_chain_is_no_plain_discard() -> None:
    answer = AnsweredEvent(2, 3, 9, Played(2, 1, Cancel(6, 1)))
    assert told(answer, 1) == ["Їжак cancels your 6 with a 9"]


def test_the_deal_names_the_centre_and_everybodys_first_cards_in_turn_order() -> None:  # PIK-6 PIK-8
    event = DealtEvent(1, (1, 2, 3, 4, 5, 6, 7, 8), ((4, 6), (10,), (5, 2, 8)), 1)
    assert told(event, 0) == [
        "In the centre: 1, 2, 3, 4, 5, 6, 7, 8. Оля begins",
        "Оля draws 10",
        "Їжак draws 5, 2, 8",
        "You draw 4, 6",
    ]
