"""The expert reads who plays how, looks at the end, and is hard to read."""

from random import Random

import pytest

from tests.games.yak.builders import choices, position
from yakai.core.game import Bot
from yakai.core.match import Match
from yakai.games.yak import rules
from yakai.games.yak.actions import Challenge, Choice, Pass
from yakai.games.yak.bots import Club, Expert, Novice
from yakai.games.yak.bots.expert import BELIEVED, SAFE, SIZES
from yakai.games.yak.bots.sight import Counts
from yakai.games.yak.bots.sorts import company, learnt, sorts
from yakai.games.yak.pieces import Species


def test_doubts_a_wild_claim() -> None:
    match = position(["yak1 goat1", "yak1"], [("yak1", 1, "yak"), ("yak1", 40, "yak")])
    assert set(choices(Expert(), match)) == {Challenge()}


def test_does_not_doubt_what_it_put_there_itself() -> None:
    match = position(["yak1 goat1", "yak1"], [("yak3", 1, "yak"), ("yak1", 2, "yak")])
    assert Challenge() not in choices(Expert(), match)


def test_ends_a_game_that_it_has_won_whatever_lies_there() -> None:
    stack: list[tuple[str, int, Species]] = [("yak3", 1, "yak"), ("yak3", 2, "yak")]
    match = position(["yak1 goat1", "yak1"], stack, deck=0, penalties=["", "goat1 goat1 goat2"])
    assert set(choices(Expert(), match)) == {Challenge()}


def test_does_not_end_a_game_that_it_loses_by_that() -> None:
    stack: list[tuple[str, int, Species]] = [("yak3", 1, "yak"), ("goat1", 30, "yak")]
    match = position(["yak1 goat1", "yak1"], stack, deck=0, penalties=["goat1 goat1 goat2 goat2", ""])
    assert Challenge() not in choices(Expert(), match)


def test_with_an_empty_hand_it_looks_at_the_standings() -> None:
    stack: list[tuple[str, int, Species]] = [("yak3", 1, "yak"), ("goat1", 30, "yak")]
    ahead = position(["", ""], stack, deck=0, penalties=["", "goat1 goat2"])
    behind = position(["", ""], stack, deck=0, penalties=["goat1 goat2", ""])
    assert set(choices(Expert(), ahead)) == {Pass()}
    assert set(choices(Expert(), behind)) == {Challenge()}


@pytest.mark.parametrize("players", [2, 4])
def test_the_tables_have_all_situations(players: int) -> None:
    found = learnt(players)
    safe = len(SAFE) + 1
    situations = (len(BELIEVED) + 1) * (len(SIZES) + 1) * safe + safe
    assert [len(table) for table in found.tables] == [situations] * 3
    assert all(sum(row) > 0 and len(row) == 8 for table in found.tables for row in table)
    assert all(len(rows) == 32 for rows in (*found.weights, *found.ways))


def test_tells_a_novice_by_how_it_claims() -> None:
    told = 0.0
    for seed in range(6):
        rng = Random(f"bots {seed}")
        match = Match(rules, 2, chance=Random(seed))
        while match.result is None and len(match.state.showdowns) < 6:
            seat = match.state.turn
            bot = Novice() if seat else Expert()
            match.play(seat, bot.choose(rules, match.view(seat), match.recall(seat), rng))
        told += sorts(match.view(0), match.recall(0))[1][0] / 6
    assert told > 0.5


def company_of(others: Bot) -> list[float]:
    """Which sorts of players an expert takes three others for, once some stacks have been shown."""
    told = [0.0] * 3
    for seed in range(3):
        rng = Random(f"bots {seed}")
        match = Match(rules, 4, chance=Random(seed))
        while match.result is None and len(match.state.showdowns) < 6:
            seat = match.state.turn
            bot = others if seat else Expert()
            match.play(seat, bot.choose(rules, match.view(seat), match.recall(seat), rng))
        for sort, chance in enumerate(company(match.view(0), match.recall(0))):
            told[sort] += chance / 3
    return told


def test_tells_its_like_from_club_players() -> None:
    assert company_of(Expert())[2] > 0.7
    assert company_of(Club())[2] < 0.3


def test_one_opponent_is_what_it_seems_to_be() -> None:
    match = position(["yak1", "yak1"], [("yak1", 1, "yak")])
    view, memory = match.view(0), match.recall(0)
    assert company(view, memory) == pytest.approx(sorts(view, memory)[1])


@pytest.mark.parametrize("seats", rules.seats)
def test_plays_whole_games(seats: int) -> None:
    chance, rng = Random(seats), Random(f"bots {seats}")
    match = Match(rules, seats, chance=chance)
    while match.result is None:
        seat = match.state.turn
        action = Expert().choose(rules, match.view(seat), match.recall(seat), rng)
        assert action in match.legal(seat)
        match.play(seat, action)


def test_the_same_sight_and_chance_give_the_same_move() -> None:
    match = position(["yak3 yak2 goat1", "yak1"], [("yak3", 1, "yak"), ("goat1", 2, "yak")])
    assert choices(Expert(), match) == choices(Expert(), match)


def test_is_hard_to_read() -> None:
    hands = ["yak3 yak2 goat1 marmot1 yeti2"] * 2
    stack: list[tuple[str, int, Species]] = [("yak3", 1, "yak"), ("goat1", 2, "yak"), ("yak1", 3, "yak")]
    assert len(set(choices(Expert(), position(hands, stack), 40))) >= 3


def test_it_can_say_how_likely_a_claim_is() -> None:
    match = position(["yak1 goat1", "yak1"], [("yak1", 1, "yak"), ("yak1", 40, "yak")])
    expert: object = Expert()
    legal = match.legal(0)
    assert isinstance(expert, Counts)
    assert isinstance(legal, Choice)
    assert expert.sight(match.view(0), match.recall(0), legal).believed < 0.01
