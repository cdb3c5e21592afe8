"""Estimates which sort of player each seat is, from its claims and from its cards once they are shown."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Final

import msgspec
from msgspec import Struct

from yakai.games.yak.bots.beliefs import AT, CATEGORY, Weights, way
from yakai.games.yak.pieces import COPIES, SIZE
from yakai.games.yak.view import Memory, View

PRIOR: Final = (0.3, 0.35, 0.35)
"""How likely a seat plays like a novice, a club player or an expert, before any evidence."""

CAUTION: Final = 0.6
"""How much of the evidence counts: less than all, because claims on one stack depend on each other."""

STRANGERS: Final = (0.3, 0.45, 0.25)
"""`PRIOR` for several opponents in `company`.

Experts are less likely in it, because the table against experts was made livelier (`training/yak/lively.py`) and suits
only them.
"""

ALONE: Final = 1.0
"""The prior's weight in `company`, where each other opponent has weight 1: players of one table tend to be alike."""

CLEARLY: Final = 4.0
"""The exponent that sharpens the mixture of sorts in `company` with several opponents (found by `lively.py`)."""


class Learnt(Struct, frozen=True):
    """What was learnt for one number of players; each table by sort: novice, club player, expert."""

    tables: tuple[tuple[tuple[int, ...], ...], ...]
    """By situation, how often to take each action against this sort, in percent."""
    weights: tuple[tuple[tuple[float, ...], ...], ...]
    """By way of claiming, how much likelier each category of card is than by chance."""
    ways: tuple[tuple[float, ...], ...]
    """How often this sort claims in each way, out of those possible at that size of the stack."""


@cache
def learnt(players: int) -> Learnt:
    """The tables for two players, or those for four, which serve for every other number."""
    found = msgspec.json.decode(
        files(__package__).joinpath("expert.json").read_bytes(), type=dict[int, Learnt]
    )
    return found[2 if players == 2 else 4]


def _usual() -> tuple[float, ...]:
    """How frequent each category of card is by chance."""
    usual = [0] * 11
    for card, copies in COPIES.items():
        usual[CATEGORY[0][AT[card]]] += copies
    return tuple(many / sum(usual) for many in usual)


USUAL: Final = _usual()


@cache
def _evidence(players: int) -> tuple[list[list[float]], list[list[list[float]]]]:
    """By sort of player: the logarithm of the likelihood of each way of claiming, and then of each category of card."""
    known = learnt(players)
    return (
        [[log(often) for often in ways] for ways in known.ways],
        [
            [[log(likelier * usual) for likelier, usual in zip(row, USUAL, strict=True)] for row in weights]
            for weights in known.weights
        ],
    )


def sorts(view: View, memory: Memory) -> list[tuple[float, ...]]:
    """For each seat, how likely it plays like each sort of player."""
    return [_likely(sign, PRIOR) for sign in _signs(view, memory)]


def company(view: View, memory: Memory) -> list[float]:
    """How likely the opponents together are of each sort; what some of them seem to be is evidence for the rest."""
    signs = [sign for seat, sign in enumerate(_signs(view, memory)) if seat != view.seat]
    prior = STRANGERS if len(signs) > 1 else PRIOR
    each = [_likely(sign, prior) for sign in signs]
    for _ in range(4):
        every = [sum(column) for column in zip(*each, strict=True)]
        each = [
            _likely(
                sign,
                [ALONE * usual + total - one for usual, total, one in zip(prior, every, likely, strict=True)],
            )
            for sign, likely in zip(signs, each, strict=True)
        ]
    clearly = CLEARLY if len(each) > 1 else 1.0
    mixed = [sum(column) ** clearly for column in zip(*each, strict=True)]
    return [chance / sum(mixed) for chance in mixed]


def _signs(view: View, memory: Memory) -> list[list[float]]:
    """For each seat and sort of player, the logarithm of the evidence for it."""
    players = len(view.hands)
    claimed, played = _evidence(players)
    signs = [[0.0] * len(PRIOR) for _ in range(players)]
    for showdown in memory.showdowns:
        for place, shown in enumerate(showdown.cards):
            how = way(showdown.cards, place)
            category = CATEGORY[SIZE[shown.claim.species]][AT[shown.card]]
            for sort in range(len(PRIOR)):
                signs[shown.seat][sort] += claimed[sort][how] + played[sort][how][category]
    for place, laid in enumerate(view.stack):
        how = way(view.stack, place)
        for sort in range(len(PRIOR)):
            signs[laid.seat][sort] += claimed[sort][how]
    return signs


def _likely(signs: list[float], before: Sequence[float]) -> tuple[float, ...]:
    most = max(signs)
    weighed = [prior * exp(CAUTION * (sign - most)) for prior, sign in zip(before, signs, strict=True)]
    return tuple(chance / sum(weighed) for chance in weighed)


def claims(players: int, likely: Sequence[float]) -> Weights:
    """How a player claims who is of each sort with these probabilities."""
    tables = learnt(players).weights
    return [
        [
            sum(chance * one for chance, one in zip(likely, each, strict=True))
            for each in zip(*rows, strict=True)
        ]
        for rows in zip(*tables, strict=True)
    ]
