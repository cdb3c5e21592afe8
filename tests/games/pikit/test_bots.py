"""The novice plays like a sensible beginner, the club player by averages, the expert for the win."""

from random import Random

import pytest

from tests.games.pikit.builders import do, let_be, position
from yakai import bots
from yakai.cli.moves import one_move, seat_bots
from yakai.core.game import AnyRules, Bot
from yakai.core.match import Match
from yakai.games.pikit import rules
from yakai.games.pikit.actions import (
    Action,
    Cancel,
    Draw,
    Flip,
    Pass,
    Raid,
    Reroll,
    Steal,
    Stop,
    Take,
    TakeMecha,
)
from yakai.games.pikit.bots import Club, Expert, Novice
from yakai.games.pikit.view import Memory, View


class Hasty(Expert):
    """An expert that thinks less, which keeps tests short."""

    turns = 300


LEVELS: list[Bot] = [Novice(), Club(), Hasty()]


def choices(match: Match, seat: int = 0, times: int = 20, bot: Bot = LEVELS[0]) -> list[Action | None]:
    return [
        bot.choose(match.rules, match.view(seat), match.recall(seat), Random(seed)) for seed in range(times)
    ]


def club(match: Match, seat: int = 0) -> Action | None:
    """What the club player does, if it does the same whatever it imagines."""
    (choice,) = set(choices(match, seat, bot=LEVELS[1]))
    return choice


# The novice


def test_takes_what_counts_most_and_sometimes_the_biggest_card() -> None:
    two = choices(position(["1", "2"], centre="7 5 1 6 2 2 3 3", dice=(1, 6)), times=60)
    assert set(two) == {Take((1, 6)), Take((7,))}
    assert two.count(Take((1, 6))) > 30
    assert set(choices(position(["1", "2"], centre="8 8 2 6 3 3 3 3", dice=(2, 6)))) == {Take((8,))}
    assert set(choices(position(["1", "2"], dice=(3, 3)))) == {TakeMecha()}
    difference = choices(position(["1", "2"], centre="1 1 1 2 2 2 3 3", dice=(6, 4)), times=60)
    assert set(difference) == {Take((2,)), Stop()}
    assert difference.count(Take((2,))) > 30
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


def test_guards_a_rich_hand_and_lets_others_be() -> None:
    match = position(["4", "6 8 8", "6 8"])
    do(match, 0, Steal(4, 1))
    assert choices(match, 1).count(Cancel(6, 1)) >= 12
    assert set(choices(match, 2)) == {Pass(1)}


def test_weighs_what_a_cancel_costs() -> None:
    match = position(["4", "6 1 2 3", "11 7 7"])
    do(match, 0, Steal(4, 1))
    assert set(choices(match, 1)) == {Pass(1)}
    match = position(["4", "6 1 2 3", "11 7 7"])
    do(match, 0, Steal(4, 2))
    assert set(choices(match, 2)) == {Pass(1)}
    match = position(["4", "6 m3 m4 2", "11 m1"])
    do(match, 0, Steal(4, 1))
    assert choices(match, 1).count(Cancel(6, 1)) >= 12
    match = position(["4", "6 2", "11 m1"])
    do(match, 0, Steal(4, 2))
    assert choices(match, 2).count(Cancel(11, 1)) >= 12


def test_minds_a_mecha_that_another_player_is_about_to_get() -> None:
    match = position(["7", "6 2", "9 2"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 3))
    assert choices(match, 1).count(Cancel(6, 1)) >= 10
    assert set(choices(match, 2)) == {Pass(1)}


def test_has_nothing_to_say_after_its_pass() -> None:
    match = position(["4", "6 8 8", "6 8"])
    do(match, 0, Steal(4, 1))
    let_be(match, 2)
    assert set(choices(match, 2)) == {None}


# The club player


def test_club_takes_what_is_worth_most() -> None:
    assert club(position(["1", "2"], centre="7 5 1 6 2 2 3 3", dice=(1, 6))) == Take((1, 6))
    assert club(position(["1", "2"], dice=(3, 3))) == TakeMecha()
    assert club(position(["1", "2 2 m3 m4"], centre="1 1 1 2 2 2 5 5", dice=(3, 3))) == Raid()
    assert club(position(["1", "2"], centre="1 1 1 7 7 7 8 8", dice=(6, 4))) == Stop()


def test_club_counts_the_ones() -> None:
    race, lost = "1 1 2 2 4 4 5 5", "1 2 2 2 4 4 5 5"
    assert club(position(["1 8", "1 8"], centre=race, dice=(1, 5), cards="8 8")) == Take((1, 5))
    assert club(position(["8", "1 8"], centre=race, dice=(1, 1), cards="8 8")) == Take((1, 1))
    assert club(position(["1 8", "1 8"], centre=race, dice=(1, 4), cards="8 8")) == Take((1, 4))
    assert club(position(["8 m1", "1 1 1"], centre=lost, dice=(1, 1), cards="8 8")) == Take((2,))


def test_club_bends_one_die_where_one_is_enough() -> None:
    match = position(["2", "2"], centre="8 8 8 9 10 11 3 3", dice=(1, 5))
    assert club(match) == Reroll(2, "first")
    match = position(["7 3", "2"], centre="8 8 8 1 3 3 3 3", dice=(6, 3))
    assert club(match) == Flip(7, 0, 5)


def test_club_steals_where_most_is_to_be_had_and_remembers_the_threes() -> None:
    assert club(position(["4", "3 3 3 3", "8 7 8"], dice=(6, 6), centre="1 1 1 1 2 2 2 2")) == Steal(4, 2)
    assert not isinstance(club(position(["4", "3 3 3 3", "3 3"])), Steal)


def test_club_does_not_draw_what_is_worth_less() -> None:
    assert club(position(["5", "3"], cards="1 1 8 8 8 8")) == Draw(5)
    assert not isinstance(club(position(["5", "3"], cards="2 2 3 3", ending=None)), Draw)


def test_club_gives_a_six_for_what_is_worth_more() -> None:
    match = position(["4", "6 3 3", "6 8"])
    do(match, 0, Steal(4, 1))
    assert club(match, 1) == Pass(1)
    match = position(["4", "6 8 8 7", "6 8"])
    do(match, 0, Steal(4, 1))
    assert club(match, 1) == Cancel(6, 1)
    assert club(match, 2) == Pass(1)
    do(match, 1, Cancel(6, 1))
    assert club(match, 2) == Pass(2)


def test_club_cancels_a_turn_to_a_mecha_between_two() -> None:
    match = position(["7", "6 2"], dice=(1, 3), centre="1 1 1 1 2 2 2 2")
    do(match, 0, Flip(7, 0, 3))
    assert club(match, 1) == Cancel(6, 1)


# The expert


def expert(match: Match, seat: int = 0) -> Action | None:
    """What the expert does, if it does the same with any luck."""
    (choice,) = set(choices(match, seat, times=4, bot=LEVELS[2]))
    return choice


def test_expert_keeps_what_wins() -> None:
    """The last turn of all: new dice would bring more on average, but nothing is to be won by them."""
    match = position(["2 8", "2 7"], centre="8 8 8 9 10", dice=(1, 2), cards="", ending="deck", left=0)
    assert isinstance(club(match), Reroll)
    assert expert(match) == Stop()


def test_expert_dares_what_it_has_to() -> None:
    """The last turn of all: only a mecha is enough, and turning a die for a good card is not."""
    match = position(
        ["7 8", "8 8 8"], centre="11 7 7 3 3 3 5 5", dice=(6, 3), cards="", ending="deck", left=0
    )
    assert expert(match) in (Flip(7, 0, 3), Flip(7, 1, 6))


def test_expert_saves_a_six_for_what_wins() -> None:
    match = position(["4 m2 7", "6 m1 8"], centre="1 1 1 3 3 3 3 2", dice=(6, 4), cards="", ending="deck")
    do(match, 0, Steal(4, 1))
    assert expert(match, 1) == Cancel(6, 1)


def test_expert_lets_be_what_it_cannot_cancel() -> None:
    match = position(["4", "8 8 8", "6 8"])
    do(match, 0, Steal(4, 1))
    assert expert(match, 1) == Pass(1)


# All of them


@pytest.mark.parametrize("seats", rules.seats)
@pytest.mark.parametrize("better", ["novice", "club"])
def test_beats_chance_by_far(seats: int, better: str) -> None:
    wins = 0
    for game in range(12):
        rng = Random(game)
        match = Match(rules, seats, chance=rng)
        players = seat_bots("pikit", [better, *["random"] * (seats - 1)], seats)
        while match.result is None:
            one_move(match, players, rng)
        wins += match.result.places[0] == 1
    assert wins >= 9


class Checked:
    """A bot that checks that another one acts legally, and alike with the same luck."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action | None:
        luck = rng.getrandbits(32)
        action: Action | None = self.bot.choose(rules, view, memory, Random(luck))
        assert action is None or action in rules.legal(view)
        assert action == self.bot.choose(rules, view, memory, Random(luck))
        return action


@pytest.mark.parametrize("one_screen", [False, True])
@pytest.mark.parametrize("bot", LEVELS)
def test_every_choice_is_legal_and_the_same_with_the_same_luck(bot: Bot, one_screen: bool) -> None:
    for seed in range(1 if isinstance(bot, Expert) else 4):
        rng = Random(seed)
        match = Match(rules, 2 + seed % 3, {"one_screen": one_screen}, rng)
        while match.result is None:
            one_move(match, [Checked(bot)] * 4, rng)


def test_random_bots_can_do_anything_that_is_legal() -> None:
    match = position(["2 4 5 7", "2", "3"], dice=(3, 3))
    bot = bots.named("pikit", "random")
    seen = {bot.choose(rules, match.view(0), match.recall(0), Random(seed)) for seed in range(900)}
    assert seen == set(match.legal(0))
    do(match, 0, Steal(4, 1))
    for seat in (1, 2):
        seen = {bot.choose(rules, match.view(seat), match.recall(seat), Random(seed)) for seed in range(200)}
        assert seen == set(match.legal(seat))
