"""The novice plays like a sensible beginner, and its games are lively."""

from random import Random
from statistics import quantiles

import pytest

from tests.games.yak.builders import choices, position
from yakai import bots, testing
from yakai.core.match import Match
from yakai.games.yak import rules
from yakai.games.yak.actions import Challenge, Pass, Play
from yakai.games.yak.bots.characters import NATURES
from yakai.games.yak.bots.novice import LARGEST_JUMP, Novice
from yakai.games.yak.pieces import Species


def test_doubts_a_wild_claim() -> None:
    match = position(["yak1 goat1", "yak1"], [("yak1", 1, "yak"), ("yak1", 40, "yak")])
    assert set(choices(Novice(), match)) == {Challenge()}


def test_does_not_doubt_what_it_put_there_itself() -> None:
    match = position(["yak1 goat1", "yak1"], [("yak3", 1, "yak"), ("yak1", 2, "yak")])
    assert Challenge() not in choices(Novice(), match)


def test_stays_near_the_truth() -> None:
    match = position(["yak3 yak2 goat1", "yak1"], [("yak3", 1, "yak"), ("goat1", 2, "yak")])
    claims = [choice for choice in choices(Novice(), match) if isinstance(choice, Play)]
    assert len(claims) == 20
    assert all(claim.number <= 3 + LARGEST_JUMP for claim in claims)
    assert sum(claim.species == "yak" for claim in claims) >= 12


def test_characters_differ() -> None:
    def claimed(turn: int) -> float:
        hands = ["yak3 yak2 goat1 marmot1 yeti2"] * 4
        match = position(hands, [("yak3", 1, "yak"), ("goat1", 2, "yak")], turn=turn)
        claims = [choice.number for choice in choices(Novice(), match, 60) if isinstance(choice, Play)]
        return sum(claims) / len(claims)

    bold, honest = NATURES.index("bold"), NATURES.index("honest")
    assert claimed(bold) > claimed(honest)


def test_with_an_empty_hand_it_looks_at_the_standings() -> None:
    stack: list[tuple[str, int, Species]] = [("yak3", 1, "yak"), ("goat1", 30, "yak")]
    ahead = position(["", ""], stack, deck=0, penalties=["", "goat1 goat2"])
    behind = position(["", ""], stack, deck=0, penalties=["goat1 goat2", ""])
    assert set(choices(Novice(), ahead)) == {Pass()}
    assert set(choices(Novice(), behind)) == {Challenge()}
    believed = position(["", ""], [("yak3", 1, "yak"), ("yak3", 2, "yak")], deck=0)
    assert set(choices(Novice(), believed)) == {Pass()}


def test_games_of_four_are_lively() -> None:
    sizes: list[int] = []
    right = 0
    for seed in range(16):
        rng = Random(seed)
        match = Match(rules, 4, chance=rng)
        while match.result is None:
            seat = match.state.turn
            view = match.view(seat)
            action = Novice().choose(rules, view, match.recall(seat), rng)
            match.play(seat, action)
            if action == Challenge():
                sizes.append(len(view.stack))
                right += match.state.showdowns[-1].loser != seat
    quarter, _, most = quantiles(sizes, n=4)
    assert quarter >= 5
    assert most <= 14
    assert 0.4 <= right / len(sizes) <= 0.6


@pytest.mark.parametrize("seats", rules.seats)
def test_beats_chance_by_far(seats: int) -> None:
    novice, chance = bots.named("yak", "novice"), bots.named("yak", "random")
    wins = 0
    for game in range(8):
        rng = Random(game)
        match = Match(rules, seats, chance=rng)
        while match.result is None:
            seat = match.state.turn
            bot = novice if seat == 0 else chance
            match.play(seat, bot.choose(rules, match.view(seat), match.recall(seat), rng))
        wins += match.result.places[0] == 1
    assert wins >= 6


def test_every_choice_of_a_novice_is_legal() -> None:
    for seed in range(4):
        rng = Random(seed)
        match = Match(rules, 4, chance=rng)
        while match.result is None:
            seat = match.state.turn
            action = Novice().choose(rules, match.view(seat), match.recall(seat), rng)
            assert action in match.legal(seat)
            match.play(seat, action)


def test_random_bots_can_do_anything_that_is_legal() -> None:
    match = position(["yak1 goat1", "yak1"], [("yak1", 1, "yak"), ("yak1", 167, "goat")])
    bot = bots.named("yak", "random")
    seen = {bot.choose(rules, match.view(0), match.recall(0), Random(seed)) for seed in range(400)}
    assert seen == set(match.legal(0))


def test_a_whole_random_game_is_a_legal_one() -> None:
    assert testing.random_match(testing.Case(rules, 6, {}), 0).result is not None
