"""Imagined games of Pikit: the worlds that they start from, playing them to the end, and how successful they are."""

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
"""The lead in points that makes a win or loss clear."""

_WON: Final = 0.7
"""How much of a game's success is winning at all; the rest goes by the lead and distinguishes games that end alike."""

_ROLLS: Final = 32
"""For how many turns rolls are prepared; longer games use them again from the first."""

World = tuple[Position, list[tuple[int, int]]]
"""A position that may be the true one, with the rolls of the coming turns, the same for all that is tried in it."""


def worlds(imagined: State, seat: Seat, count: int, rng: Random) -> list[World]:
    """`count` worlds that fit what a seat knows, made from one imagined state by shuffling its unseen cards."""
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
    """Roughly how many turns the game still has, this one included."""
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
    """A number from −1 (far behind the best opponent) to 1, above all by whether the game is won."""
    ranks = position.ranks()
    mine = ranks.pop(seat)
    lead = mine - max(ranks)
    return _WON * ((lead > 0) - (lead < 0)) + (1 - _WON) * tanh(lead / (100 * _CLEAR))
