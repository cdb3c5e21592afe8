"""The novice plays like a sensible beginner."""

from random import Random
from typing import Any

import pytest

from tests.games.yokai.builders import COLUMNS, position
from yakai import bots
from yakai.core.match import Match
from yakai.games.yokai import rules
from yakai.games.yokai.actions import Action, Declare, Draw, Move, Peek, Place
from yakai.games.yokai.bots import Novice
from yakai.games.yokai.state import Options

ALL = dict.fromkeys(range(16), (0,))


def choices(match: Match, times: int = 20) -> list[Action]:
    seat = match.state.turn
    return [
        Novice().choose(match.rules, match.view(seat), match.recall(seat), Random(seed))
        for seed in range(times)
    ]


def test_peeks_at_what_it_does_not_know() -> None:
    match = position(known={card: (0,) for card in range(16) if card not in (3, 8)})
    assert set(choices(match)) == {Peek(3), Peek(8)}


def test_declares_when_it_knows_that_all_are_together() -> None:
    assert set(choices(position(*COLUMNS, known=ALL))) == {Declare()}
    assert Declare() not in choices(position("kwor", "kwor", "kwor", "wkor", known=ALL))


def test_does_not_declare_without_its_link_or_the_goal() -> None:
    for match in (
        position(*COLUMNS, known=ALL, links={0: "kr"}, options=Options(links="first")),
        position(*COLUMNS, known=ALL, goal="carp", options=Options(goal=True)),
    ):
        assert Declare() not in choices(match)


def test_brings_a_family_together() -> None:
    match = position("kwork", "kwor", "kwor", "wor", stage="move", peeked=(0, 15), known=ALL)
    for choice in choices(match):
        assert isinstance(choice, Move)
        assert choice.card == 4  # the kitsune on the other side
        assert choice.to in ((-1, 0), (-1, 1), (-1, 2), (0, -1))


def test_brings_a_card_into_the_shape_of_the_goal() -> None:
    rows = ("kkooo", ".kor.", ".kwr", "wwwr", "r....")
    match = position(*rows, stage="move", peeked=(0, 15), known=ALL, goal="drum", options=Options(goal=True))
    assert set(choices(match)) == {Move(15, (4, 3))}


def test_brings_the_families_of_its_link_together() -> None:
    rows = ("k.r", "kwr", "kwr", "kwr", ".w.", ".oooo")
    options = Options(links="first")
    match = position(*rows, stage="move", peeked=(0, 15), known=ALL, links={0: "kr"}, options=options)
    assert set(choices(match)) <= {Move(8, (1, 0)), Move(10, (1, 0))}


def test_puts_the_most_telling_hint_on_a_card_that_lies_well() -> None:
    match = position(*COLUMNS, stage="hint", waiting="kwo k", known={0: (0,), 4: (0,)})
    assert set(choices(match)) == {Place(1, 0), Place(1, 4)}
    match = position(*COLUMNS, stage="hint", waiting="o", known={0: (0,), 4: (0,)})
    assert set(choices(match)) == {Draw()}


def test_puts_a_hint_where_it_is_least_wrong_if_it_must() -> None:
    known = {card: (0,) for card in range(16) if card not in (2, 7)}
    match = position(*COLUMNS, stage="hint", waiting="o w", pile=0, covers={6: "o", 10: "o"}, known=known)
    assert all(isinstance(choice, Place) for choice in choices(match))


def played(seats: int, seed: int, bot: Any, options: Options | None = None) -> Match:
    rng = Random(seed)
    match = Match(rules, seats, options or Options(), rng)
    while match.result is None:
        seat = match.state.turn
        action = bot.choose(rules, match.view(seat), match.recall(seat), rng)
        assert action in match.legal(seat)
        match.play(seat, action)
    return match


@pytest.mark.parametrize("seats", rules.seats)
def test_novices_win_some_games_and_chance_none(seats: int) -> None:
    novice, chance = bots.named("yokai", "novice"), bots.named("yokai", "random")
    results = [played(seats, seed, novice).result for seed in range(16)]
    assert sum(result is not None and result.places[0] == 1 for result in results) in range(2, 14)
    assert all(played(seats, seed, chance).view(0).end.won is False for seed in range(16))


@pytest.mark.parametrize(
    "options",
    [
        Options(links="all", stacked=True, harder=True),
        Options(blind=True, goal=True, notebook=True),
        Options(links="first", easier=True, goal=True),
    ],
    ids=str,
)
def test_every_choice_of_a_novice_is_legal(options: Options) -> None:
    for seats in rules.seats:
        assert played(seats, seats, Novice(), options).result is not None


def test_random_bots_can_do_anything_that_is_legal() -> None:
    bot = bots.named("yokai", "random")
    for match, times in (
        (position(covers={0: "k"}), 1500),
        (position("kworkworkworkwor", stage="move", peeked=(0, 1)), 1500),
        (position("kworkworkwork", "............w", "............or", stage="move", peeked=(0, 1)), 3000),
        (position(stage="hint", waiting="k w", covers={0: "k"}), 1000),
    ):
        seen = {bot.choose(rules, match.view(0), match.recall(0), Random(seed)) for seed in range(times)}
        assert seen == set(match.legal(0))


def test_moves_only_what_it_has_seen_and_nothing_back_where_it_came_from() -> None:
    for seed in range(6):
        rng = Random(seed)
        match = Match(rules, 2, chance=rng)
        while match.result is None:
            seat = match.state.turn
            memory = match.recall(seat)
            action = Novice().choose(rules, match.view(seat), memory, rng)
            if isinstance(action, Move):
                assert memory.faces[action.card] is not None
                assert (action.card, action.to) not in [
                    (deeds.moved, deeds.start) for deeds in memory.record[-1:]
                ]
            match.play(seat, action)
