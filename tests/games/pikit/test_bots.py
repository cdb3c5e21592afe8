"""The novice plays like a sensible beginner."""

from random import Random

import pytest

from tests.games.pikit.builders import do, let_be, position
from yakai import bots
from yakai.cli.moves import one_move, seated
from yakai.core.match import Match
from yakai.games.pikit import rules
from yakai.games.pikit.actions import Action, Cancel, Flip, Pass, Reroll, Steal, Stop, Take, TakeMecha
from yakai.games.pikit.bots import Novice


def choices(match: Match, seat: int = 0, times: int = 20) -> list[Action | None]:
    return [
        Novice().choose(match.rules, match.view(seat), match.recall(seat), Random(seed))
        for seed in range(times)
    ]


def test_takes_what_counts_most() -> None:
    assert set(choices(position(["1", "2"], centre="7 5 1 6 2 2 3 3", dice=(1, 6)))) == {Take((1, 6))}
    assert set(choices(position(["1", "2"], centre="8 8 2 6 3 3 3 3", dice=(2, 6)))) == {Take((8,))}
    assert set(choices(position(["1", "2"], dice=(3, 3)))) == {TakeMecha()}
    assert set(choices(position(["1", "2"], centre="1 1 1 2 2 2 3 3", dice=(6, 4)))) == {Take((2,))}
    assert set(choices(position(["1", "2"], centre="1 1 1 7 7 7 8 8", dice=(6, 4)))) == {Stop()}


def test_bends_poor_dice() -> None:
    assert set(choices(position(["2", "2"], centre="1 1 1 7 7 7 8 8", dice=(6, 4)))) == {Reroll(2, "both")}
    flips = choices(position(["7", "2"], centre="1 1 1 2 2 2 3 3", dice=(6, 4)))
    assert sum(isinstance(choice, Flip) for choice in flips) >= 15


def test_does_not_bend_good_dice() -> None:
    match = position(["2 7", "2"], dice=(3, 3))
    assert set(choices(match)) == {TakeMecha()}


def test_steals_from_the_fullest_hand() -> None:
    targets = {
        choice.target for choice in choices(position(["4", "2", "1 2 3"])) if isinstance(choice, Steal)
    }
    assert targets == {2}


def test_guards_its_own_hand_and_lets_others_be() -> None:
    match = position(["4", "6 8 8", "6 8"])
    do(match, 0, Steal(4, 1))
    assert choices(match, 1).count(Cancel(6, 1)) >= 12
    assert set(choices(match, 2)) == {Pass(1)}


def test_has_nothing_to_say_after_its_pass() -> None:
    match = position(["4", "6 8 8", "6 8"])
    do(match, 0, Steal(4, 1))
    let_be(match, 2)
    assert set(choices(match, 2)) == {None}


@pytest.mark.parametrize("seats", rules.seats)
def test_beats_chance_by_far(seats: int) -> None:
    wins = 0
    for game in range(12):
        rng = Random(game)
        match = Match(rules, seats, chance=rng)
        players = seated("pikit", ["novice", *["random"] * (seats - 1)], seats)
        while match.result is None:
            one_move(match, players, rng)
        wins += match.result.places[0] == 1
    assert wins >= 9


@pytest.mark.parametrize("one_screen", [False, True])
def test_every_choice_of_a_novice_is_legal(one_screen: bool) -> None:
    class Checked(Novice):
        def choose(self, *arguments: object) -> Action | None:
            action = super().choose(*arguments)  # type: ignore[arg-type]  # the same ones
            assert action is None or action in rules.legal(arguments[1])  # type: ignore[arg-type]
            return action

    for seed in range(4):
        rng = Random(seed)
        match = Match(rules, 4, {"one_screen": one_screen}, rng)
        while match.result is None:
            one_move(match, [Checked()] * 4, rng)


def test_random_bots_can_do_anything_that_is_legal() -> None:
    match = position(["2 4 5 7", "2", "3"], dice=(3, 3))
    bot = bots.named("pikit", "random")
    seen = {bot.choose(rules, match.view(0), match.recall(0), Random(seed)) for seed in range(900)}
    assert seen == set(match.legal(0))
    do(match, 0, Steal(4, 1))
    for seat in (1, 2):
        seen = {bot.choose(rules, match.view(seat), match.recall(seat), Random(seed)) for seed in range(200)}
        assert seen == set(match.legal(seat))
