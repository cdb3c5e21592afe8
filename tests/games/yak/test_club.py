"""The club player counts, doubts with a measure, bluffs now and then, and its games are lively."""

from random import Random
from statistics import quantiles

import pytest

from tests.games.yak.builders import choices, position
from yakai.core.match import Match
from yakai.games.yak import rules
from yakai.games.yak.actions import Challenge, Pass, Play
from yakai.games.yak.bots import Club
from yakai.games.yak.bots.characters import NATURES
from yakai.games.yak.bots.club import FURTHEST
from yakai.games.yak.pieces import Species


def played(match: Match, times: int = 60) -> list[Play]:
    return [choice for choice in choices(Club(), match, times) if isinstance(choice, Play)]


def test_doubts_a_wild_claim() -> None:
    match = position(["yak1 goat1", "yak1"], [("yak1", 1, "yak"), ("yak1", 40, "yak")])
    assert set(choices(Club(), match)) == {Challenge()}


def test_does_not_doubt_what_it_put_there_itself() -> None:
    match = position(["yak1 goat1", "yak1"], [("yak3", 1, "yak"), ("yak1", 2, "yak")])
    assert Challenge() not in choices(Club(), match)


def test_does_not_believe_in_cards_that_it_has_seen_elsewhere() -> None:
    stack: list[tuple[str, int, Species]] = [("goat1", 1, "yak"), ("goat1", 2, "yak")]
    seen = " ".join(["yak1 yak2 yak3"] * 5 + ["joker1 joker2"] * 5)
    fresh = position(["joker2 goat1", "goat3"], stack, turn=0)
    gone = position(["joker2 goat1", "goat3"], stack, turn=0, penalties=["", seen])
    assert choices(Club(), fresh).count(Challenge()) < choices(Club(), gone).count(Challenge())
    assert set(choices(Club(), gone)) == {Challenge()}


def test_bluffs_and_jumps_now_and_then() -> None:
    match = position(["yak3 yak2 goat1 marmot1 yeti2"] * 2, [("yak3", 1, "yak"), ("goat1", 2, "yak")])
    claims = [play.number for play in played(match)]
    assert len(set(claims)) >= 3
    assert max(claims) <= 3 + FURTHEST


def test_bold_ones_claim_more_than_honest_ones() -> None:
    def claimed(turn: int) -> float:
        hands = ["yak3 yak2 goat1 marmot1 yeti2"] * 4
        claims = played(position(hands, [("yak3", 1, "yak"), ("goat1", 2, "yak")], turn=turn))
        return sum(claim.number for claim in claims) / len(claims)

    assert claimed(NATURES.index("bold")) > claimed(NATURES.index("honest"))


def test_with_an_empty_hand_it_looks_at_the_standings() -> None:
    stack: list[tuple[str, int, Species]] = [("yak3", 1, "yak"), ("goat1", 30, "yak")]
    ahead = position(["", ""], stack, deck=0, penalties=["", "goat1 goat2"])
    behind = position(["", ""], stack, deck=0, penalties=["goat1 goat2", ""])
    assert set(choices(Club(), ahead)) == {Pass()}
    assert set(choices(Club(), behind)) == {Challenge()}


def test_challenges_where_no_claim_is_higher() -> None:
    match = position(["yak1 goat1", "yak1"], [("yak1", 1, "yak"), ("yak1", 168, "yak")])
    assert set(choices(Club(), match)) == {Challenge()}


def test_the_same_sight_and_chance_give_the_same_move() -> None:
    match = position(["yak3 yak2 goat1", "yak1"], [("yak3", 1, "yak"), ("goat1", 2, "yak")])
    assert choices(Club(), match) == choices(Club(), match)


@pytest.mark.parametrize("seats", rules.seats)
def test_plays_whole_games(seats: int) -> None:
    sizes: list[int] = []
    right = 0
    for seed in range(24 if seats == 4 else 1):
        chance, rng = Random(seed), Random(f"bots {seed}")
        match = Match(rules, seats, chance=chance)
        while match.result is None:
            seat = match.state.turn
            view = match.view(seat)
            action = Club().choose(rules, view, match.recall(seat), rng)
            assert action in match.legal(seat)
            match.play(seat, action)
            if action == Challenge():
                sizes.append(len(view.stack))
                right += match.state.showdowns[-1].loser != seat
    if seats == 4:
        quarter, _, most = quantiles(sizes, n=4)
        assert quarter >= 5
        assert most <= 14
        assert 0.4 <= right / len(sizes) <= 0.6
