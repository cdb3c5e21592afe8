"""The novice plays like a sensible beginner, the club player like an experienced player, the expert like a player who
thinks of the others."""

from random import Random
from statistics import mean

import pytest

from tests.games.sketch.builders import position, yokai
from yakai import bots
from yakai.core.game import Bot
from yakai.core.match import Match
from yakai.games.sketch import rules
from yakai.games.sketch.actions import Action, Call, Distract, End, Play
from yakai.games.sketch.bots import Club, Expert, Novice
from yakai.games.sketch.bots.beliefs import Belief
from yakai.games.sketch.fast import position_of
from yakai.games.sketch.hands import ONE, OTHER
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


def test_a_novice_who_ends_a_game_has_not_lost_it_and_keeps_cards_until_then() -> None:
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
    # One card alone would only help the opponent; two cards take the portrait.
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


def test_an_expert_takes_no_lead_that_the_opponent_takes_away_at_once() -> None:
    # A third card leads at water, but the next to play there takes it, and that is the opponent.
    piles: dict[Colour, tuple[str, int, int]] = {"water": ("water7", 2, 3), "fire": ("fire7", 0, 0)}
    match = position(["water-fire fire-wind earth-wind", "water-fire water-earth water-wind"], piles, deck=20)
    chosen = [
        Expert(worlds=16, trials=120).choose(rules, match.view(0), match.recall(0), Random(seed))
        for seed in range(4)
    ]
    assert Play(0, "water") not in chosen


def test_an_opponent_who_ended_its_turn_hardly_has_the_card_that_would_have_paid() -> None:
    match = position(["earth-wind", "earth-wind fire-wind"], {"water": ("water5", 2, 2)})
    belief = Belief(match.view(0), match.recall(0))
    weights: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(60):
        world = belief.world(Random(seed))
        weights[any(0 in (ONE[kind], OTHER[kind]) for kind in world.hands[1].cards)].append(
            belief.weight(world)
        )
    assert max(weights[True]) < mean(weights[False]) / 2


def test_what_was_imagined_fits_what_is_known() -> None:  # SKE-20
    rng = Random(5)
    match = Match(rules, 2, chance=rng)
    while match.result is None:
        seat = match.state.turn
        world = Belief(match.view(seat), match.recall(seat)).world(rng)
        true = position_of(match.state, rng)
        assert (world.hands[seat], world.sides, world.discard) == (true.hands[seat], true.sides, true.discard)
        assert sorted((*world.hands[1 - seat].cards, *world.deck)) == sorted(
            (*true.hands[1 - seat].cards, *true.deck)
        )
        assert [sorted(pile) for pile in world.piles] == [sorted(pile) for pile in true.piles]
        assert [pile[-1] for pile in world.piles] == [pile[-1] for pile in true.piles]
        match.play(seat, match.legal(seat).sample(rng))


@pytest.mark.parametrize(
    "bot", [Novice(), Club(), Expert(worlds=4, trials=16)], ids=["novice", "club", "expert"]
)
def test_every_choice_is_legal_and_the_same_again(bot: Bot) -> None:
    rng = Random(1)
    match = Match(rules, 2, chance=rng)
    while match.result is None:
        seat = match.state.turn
        action = match.legal(seat).sample(rng)
        if rng.random() < 0.3:
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
