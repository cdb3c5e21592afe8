"""The novice plays like a sensible beginner, the club player like somebody who has played often."""

from random import Random

import pytest

from tests.games.sketch.builders import position, yokai
from yakai import bots
from yakai.core.match import Match
from yakai.games.sketch import rules
from yakai.games.sketch.actions import Action, Call, Distract, End, Play
from yakai.games.sketch.bots import Club, Novice
from yakai.games.sketch.pieces import Colour


def choices(match: Match, times: int = 20) -> list[Action]:
    seat = match.state.turn
    return [
        Novice().choose(match.rules, match.view(seat), match.recall(seat), Random(seed))
        for seed in range(times)
    ]


def test_takes_what_it_can_take() -> None:
    match = position(["earth-wind water-fire", ""], {"water": ("water5", 3, 1)})
    assert set(choices(match)) == {Play(1, "water")}


def test_does_not_finish_the_opponents_portrait() -> None:
    match = position(["water-fire", ""], {"water": ("water6", 1, 4)})
    assert Play(0, "water") not in choices(match)


def test_calls_a_yokai_that_it_can_take_at_once() -> None:
    match = position(["water-fire!", ""], {"water": ("water7", 3, 1), "earth": ("earth5", 0, 0)})
    assert set(choices(match)) == {Call(0, "water", "earth")}


def test_distracts_when_that_decides_a_portrait() -> None:
    # The opponent's card goes to fire, and there are four then: three of its own against one.
    match = position(
        ["water-earth?", ""],
        {"water": ("water7", 0, 0), "fire": ("fire4", 0, 0)},
        sides={"water": ("", "water-fire"), "fire": ("fire-earth fire-earth fire-wind", "")},
    )
    assert set(choices(match)) == {Distract(0, "water")}


def test_plays_although_nothing_looks_good_when_it_has_to() -> None:
    match = position(["water-fire " * 4, ""], {"water": ("water6", 1, 4), "fire": ("fire6", 1, 4)})
    assert End() not in choices(match)


def test_whoever_ends_a_game_has_not_lost_it_and_keeps_cards_until_then() -> None:
    kept: list[int] = []
    for game in range(10):
        rng = Random(game)
        match, seat = Match(rules, 2, chance=rng), 0
        while match.result is None:
            seat = match.state.turn
            view = match.view(seat)
            action = Novice().choose(rules, view, match.recall(seat), rng)
            if action == End():
                kept.append(len(view.hand))
            match.play(seat, action)
        assert match.result.places[seat] == 1
    assert sum(hand > 1 for hand in kept) > len(kept) / 2


@pytest.mark.parametrize("seat", [0, 1])
def test_beats_chance_by_far(seat: int) -> None:
    novice, chance = bots.named("sketch", "novice"), bots.named("sketch", "random")
    wins = 0
    for game in range(12):
        rng = Random(game)
        match = Match(rules, 2, chance=rng)
        while match.result is None:
            mover = match.state.turn
            bot = novice if mover == seat else chance
            match.play(mover, bot.choose(rules, match.view(mover), match.recall(mover), rng))
        wins += match.result.places[seat] == 1
    assert wins >= 9


def test_a_club_player_sees_what_two_cards_do_together() -> None:
    # One card would only make it easier for the opponent; two take the portrait.
    match = position(
        ["water-fire water-earth earth-wind", "water-wind water-wind fire-wind"], {"water": ("water7", 2, 3)}
    )
    while match.state.turn == 0:
        match.play(0, Club().choose(rules, match.view(0), match.recall(0), Random(1)))
    assert match.view(None).albums[0] == yokai("water7")


def test_a_club_player_leaves_the_end_alone_if_it_would_lose_by_it() -> None:
    piles: dict[Colour, tuple[str, int, int]] = {"water": ("water3", 2, 0)}
    far_behind = position(["water-fire", ""], piles, unseen="fire3 earth3 wind3", albums=["", "fire6 wind6"])
    level = position(["water-fire", ""], piles, unseen="fire3 earth3 wind3", albums=["wind6", "fire6"])
    chosen = [
        Club().choose(rules, match.view(0), match.recall(0), Random(1)) for match in (far_behind, level)
    ]
    assert chosen[0] != Play(0, "water")
    assert chosen[1] == Play(0, "water")


@pytest.mark.parametrize("name", ["novice", "club"])
def test_every_choice_is_legal_and_the_same_again(name: str) -> None:
    bot = bots.named("sketch", name)
    for seed in range(4):
        rng = Random(seed)
        match = Match(rules, 2, chance=rng)
        while match.result is None:
            seat = match.state.turn
            luck = rng.getrandbits(32)
            action, again = (
                bot.choose(rules, match.view(seat), match.recall(seat), Random(luck)) for _ in range(2)
            )
            assert action in match.legal(seat)
            assert action == again
            match.play(seat, action)


def test_random_bots_can_do_anything_that_is_legal() -> None:
    match = position(
        ["water-fire! earth-wind? fire-wind", ""], {"earth": ("earth7", 0, 1), "wind": ("wind7", 0, 1)}
    )
    bot = bots.named("sketch", "random")
    seen = {bot.choose(rules, match.view(0), match.recall(0), Random(seed)) for seed in range(600)}
    assert seen == set(match.legal(0))
    assert len(seen) == len(match.legal(0)) == 15
