"""Search on a tiny game: a coin is in one of three hands, and the player who names the hand gets what it holds."""

from collections import Counter
from random import Random

import pytest

from yakai.bots.search import best, likely

HANDS = (0, 1, 2)


def found(hand: int, coin: int) -> float:
    return float(hand == coin)


def test_names_the_hand_that_the_coin_is_in_most_often() -> None:
    coins = [0] * 3 + [1] * 5 + [2] * 2
    assert best(HANDS, coins, found, 60) == 1


def test_takes_the_sure_thing_before_what_is_only_sometimes_better() -> None:
    def trial(hand: int, coin: int) -> float:
        return 0.6 if hand == 2 else found(hand, coin)

    assert best(HANDS, [0, 1] * 10, trial, 60) == 2


def test_two_who_act_at_once_are_one_trial() -> None:
    """Rock, paper, scissors against a player who likes rock: the imagined world decides, not the order of moves."""

    def trial(mine: int, theirs: int) -> float:
        return {0: 0.5, 1: 1.0, 2: 0.0}[(mine - theirs) % 3]

    throws = Random(1).choices(HANDS, [6, 2, 2], k=60)
    assert best(HANDS, throws, trial, 180) == 1


def test_all_choices_are_tried_in_the_same_worlds_and_the_better_ones_in_more() -> None:
    tried: dict[int, list[int]] = {hand: [] for hand in range(8)}

    def trial(hand: int, world: int) -> float:
        tried[hand].append(world)
        return hand / 10

    assert best(range(8), range(100), trial, 96) == 7
    assert sum(map(len, tried.values())) <= 96
    assert tried[0] == tried[7][: len(tried[0])]
    assert len(tried[0]) < len(tried[5]) < len(tried[7])


def test_what_was_thought_before_counts_as_a_trial() -> None:
    assert best("ab", [0], lambda _choice, _world: 0.5, 2, leads=[0.1, 0.9]) == "b"


def test_a_single_choice_needs_no_trial() -> None:
    assert best("a", [0], lambda _choice, _world: 1 / 0, 10) == "a"


def test_few_trials_are_enough_for_one_of_each() -> None:
    assert best(HANDS, [2], found, 1) == 2


def test_likely_worlds_come_as_often_as_they_weigh() -> None:
    worlds = Counter(likely("abcd", [4.0, 2.0, 0.0, 2.0], 80, Random(5)))
    assert worlds == {"a": 40, "b": 20, "d": 20}


def test_a_rare_world_comes_now_and_then() -> None:
    seen = Counter(world for seed in range(200) for world in likely("ab", [9.0, 1.0], 3, Random(seed)))
    assert seen["b"] == pytest.approx(60, abs=25)


def test_worlds_that_nothing_speaks_for_are_all_the_same() -> None:
    assert Counter(likely("abc", [0.0, 0.0, 0.0], 6, Random(1))) == {"a": 2, "b": 2, "c": 2}
