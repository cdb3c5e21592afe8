"""The bot that sees the whole state, as a measure for the others."""

from random import Random
from typing import Any

import pytest

import yakai
from yakai import bots
from yakai.bots import RandomBot
from yakai.bots.seeing import FullStateSearch, seeing
from yakai.core import catalogue
from yakai.core.game import Customs, Over, Pending, Result, Timer, Turn


class Numbers(tuple[int, ...]):
    """Legal guesses."""

    __slots__ = ()

    def sample(self, rng: Random) -> int:
        return rng.choice(self)


class Guessing:
    """A seat guesses the number that only the state has: a right guess wins, a wrong one or none at all loses."""

    customs = Customs()

    def __init__(self, most: int, timer: Timer | None = None) -> None:
        self.most, self.timer = most, timer

    def pending(self, state: tuple[int, int | None]) -> Pending:
        hidden, guess = state
        if guess is None:
            return Turn(frozenset({0}), self.timer)
        right = hidden == guess
        return Over(Result("guessed", (int(right), 1 - right), (1, 2) if right else (2, 1)))

    def view(self, state: Any, seat: int) -> None:
        return None

    def recall(self, state: Any, seat: int) -> None:
        return None

    def legal(self, view: None) -> Numbers:
        return Numbers(range(self.most))

    def act(self, state: tuple[int, int | None], seat: int, action: int) -> tuple[int, int | None]:
        return state[0], action

    def expire(self, state: tuple[int, int | None], timer: str) -> tuple[int, int | None]:
        return state[0], -1


@pytest.mark.parametrize("hidden", range(5))
def test_it_sees_what_no_player_can_know(hidden: int) -> None:
    rules: Any = Guessing(most=5)
    assert FullStateSearch(RandomBot(), playouts=1).choose(rules, (hidden, None), 0, Random(1)) == hidden


def test_it_lets_the_time_run_out_where_that_is_best() -> None:
    rules: Any = Guessing(most=5, timer=Timer("time", 1.0))
    assert FullStateSearch(RandomBot()).choose(rules, (-1, None), 0, Random(1)) is None


def test_where_there_is_too_much_to_try_it_tries_some() -> None:
    rules: Any = Guessing(most=10_000)
    assert FullStateSearch(RandomBot(), most=4).choose(rules, (3, None), 0, Random(1)) in range(10_000)


def test_it_takes_the_same_way_with_the_same_luck() -> None:
    match = yakai.new("sketch", seats=2, seed=1)
    seat = min(match.to_act)
    seer = FullStateSearch(bots.named("sketch", "novice"), playouts=4, most=4)
    first, second = (seer.choose(match.rules, match.state, seat, Random(7)) for _ in range(2))
    assert first == second
    assert first in match.legal(seat)


def test_a_game_may_give_its_own() -> None:
    for name, game in catalogue.ours().items():
        assert game.seeing in (None, seeing(name))
