"""Playing on in one's head: imagined games, and how they end."""

from math import tanh
from random import Random
from typing import Final

from yakai.core.game import Seat
from yakai.games.pikit.bots.planning import Player, do
from yakai.games.pikit.bots.worth import A_TURN
from yakai.games.pikit.compact import position
from yakai.games.pikit.fast import OVER, ROLL, TURN, WINDOW, Position
from yakai.games.pikit.state import State

_CLEAR: Final = 8.0
"""A win by so many points is a clear one."""

_WON: Final = 0.7
"""A win by next to nothing is worth so much of one by far. What is left tells games apart that end alike."""

_ROLLS: Final = 32
"""The dice are laid out for so many turns, and then again from the first."""

World = tuple[Position, list[tuple[int, int]]]
"""What could be, with the dice of the turns to come: the same ones for all that is tried in it."""


def worlds(imagined: State, seat: Seat, count: int, rng: Random) -> list[World]:
    """So many worlds that fit what a seat knows, made of one: the cards that it has not seen change places."""
    one = position(imagined)
    secret = [at for at, hand in enumerate(imagined.hands) if at != seat for _ in hand.drawn]
    for at, hand in enumerate(imagined.hands):
        if at != seat:
            for card in hand.drawn:
                one.hands[at][card.reveal()] -= 1
                one.deck.append(card.reveal())
    found = []
    for _ in range(count):
        world = one.copy()
        rng.shuffle(world.deck)
        for at in secret:
            world.hands[at][world.deck.pop()] += 1
        rolls = [(1 + int(6 * rng.random()), 1 + int(6 * rng.random())) for _ in range(_ROLLS)]
        found.append((world, rolls))
    return found


def turns_to_come(position: Position) -> int:
    """How many turns a game still has, more or less, with this one."""
    if position.ending:
        return 1 + position.left
    return 1 + position.seats + int(len(position.deck) / A_TURN)


def play_out(position: Position, player: Player, rolls: list[tuple[int, int]], rng: Random) -> None:
    """Play to the end, with the same player on every seat."""
    turns = 0
    while position.stage != OVER:
        stage = position.stage
        if stage == TURN:
            do(position, player.turn(position))
        elif stage == ROLL:
            position.rolled(*rolls[turns % _ROLLS])
            turns += 1
        elif stage == WINDOW:
            _answer(position, player)
        else:
            position.happen(rng)


def _answer(position: Position, player: Player) -> None:
    for seat in position.open:
        card = player.answer(position, seat)
        if card:
            position.cancel(seat, card)
            return
    position.resolve()


def success(position: Position, seat: Seat) -> float:
    """From −1, far behind the best of the others, to 1: above all whether it is won."""
    ranks = position.ranks()
    mine = ranks.pop(seat)
    lead = mine - max(ranks)
    return _WON * ((lead > 0) - (lead < 0)) + (1 - _WON) * tanh(lead / (100 * _CLEAR))
