"""Every bot of every game chooses legal actions, which depend only on the view, the memory and the luck it is given.

Whole games by the thousand: `yakai simulate GAME --bots NAME --games 10000`.
"""

from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

import yakai
from yakai import bots
from yakai.bots.workers import think
from yakai.cli.moves import one_move, seat_bots
from yakai.core import catalogue
from yakai.core.game import Turn
from yakai.core.match import Match

ALL = [(game, bot) for game in catalogue.ours() for bot in (*bots.names(game), bots.stand_in(game))]
EVERY = list(dict.fromkeys(ALL))
QUICK = [(game, bot) for game, bot in EVERY if bot != "expert"]
SEARCHING = [(game, bot) for game, bot in EVERY if isinstance(bots.named(game, bot), bots.SearchingBot)]


class Position(NamedTuple):
    """What a worker is given of a position, and what may be done there."""

    version: int
    view: bytes
    memory: bytes
    legal: Any
    timed: bool


@cache
def positions(game: str) -> tuple[Position, ...]:
    """An early, a middle and a late decision of a game between novices."""
    rng = Random(11)
    match = yakai.new(game, seats=catalogue.rules(game).seats[0], seed=11)
    players = seat_bots(game, [bots.usual(game)], match.seats)
    seen: list[Position] = []
    while match.result is None:
        seen.extend(_positions(match))
        one_move(match, players, rng)
    return tuple(seen[len(seen) * part // 8] for part in (1, 4, 7))


def _positions(match: Match) -> list[Position]:
    pending = match.pending
    assert isinstance(pending, Turn)
    encode = msgspec.json.encode
    return [
        Position(
            match.rules.version,
            encode(match.view(seat)),
            encode(match.recall(seat)),
            match.legal(seat),
            pending.timer is not None,
        )
        for seat in sorted(pending.seats)
        if match.legal(seat)
    ]


@pytest.mark.parametrize(("game", "bot"), EVERY)
def test_the_same_view_memory_and_chance_give_the_same_move_which_is_legal(game: str, bot: str) -> None:
    def chosen(position: Position) -> bytes:
        return think(game, position.version, bot, position.view, position.memory, 5)

    there = [chosen(position) for position in positions(game)]
    back = [chosen(position) for position in reversed(positions(game))]
    assert there == back[::-1]  # and it remembers nothing between decisions
    for action, position in zip(there, positions(game), strict=True):
        move = msgspec.json.decode(action, type=catalogue.rules(game).kinds.action | None)
        assert move in position.legal or (move is None and position.timed)


@pytest.mark.parametrize(("game", "bot"), QUICK)
def test_it_plays_whole_games(game: str, bot: str) -> None:
    for seats in catalogue.rules(game).seats[:: 1 if bot != "club" else 9]:
        match = yakai.new(game, seats=seats, seed=3)
        players = seat_bots(game, [bot], seats)
        rng = Random(3)
        while match.result is None:
            one_move(match, players, rng)
        assert len(match.result.places) == seats


@pytest.mark.parametrize(("game", "bot"), SEARCHING)
def test_in_a_hurry_it_plays_whole_games_too(game: str, bot: str) -> None:
    match = yakai.new(game, seats=catalogue.rules(game).seats[0], seed=4)
    players = seat_bots(game, [bot], match.seats, effort=0.01)
    rng = Random(4)
    while match.result is None:
        one_move(match, players, rng)
    assert players[0] is not bots.named(game, bot)
