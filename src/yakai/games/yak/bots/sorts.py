"""What sort of player somebody is, told from how they claim and from what their cards were, once shown."""

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
"""How likely somebody plays like a novice, a club player, an expert, before anything was seen of them."""

CAUTION: Final = 0.6
"""So much of the evidence counts: claims on one stack hang together."""

STRANGERS: Final = (0.3, 0.45, 0.25)
"""The same for several whom it does not know yet: it is livelier among its like, and that is for those who are."""

ALONE: Final = 1.0
"""So much says what is usual, beside each other player: birds of a feather flock together."""

CLEARLY: Final = 4.0
"""How much more the likeliest sort counts than it is likely, among several."""


class Learnt(Struct, frozen=True):
    """What was learnt for a number of players; all of it by sort: novice, club player, expert."""

    tables: tuple[tuple[tuple[int, ...], ...], ...]
    """By situation, how often to do what against them, in percent."""
    weights: tuple[tuple[tuple[float, ...], ...], ...]
    """By way of claiming, how much likelier each category of card is than by chance."""
    ways: tuple[tuple[float, ...], ...]
    """How often they claim in each way, of those that are possible early or late in a stack."""


@cache
def learnt(players: int) -> Learnt:
    """The tables for two players, or for four, which more and fewer play by."""
    found = msgspec.json.decode(
        files(__package__).joinpath("expert.json").read_bytes(), type=dict[int, Learnt]
    )
    return found[2 if players == 2 else 4]


def _usual() -> tuple[float, ...]:
    """How often each category of card comes by chance."""
    usual = [0] * 11
    for card, copies in COPIES.items():
        usual[CATEGORY[0][AT[card]]] += copies
    return tuple(many / sum(usual) for many in usual)


USUAL: Final = _usual()


@cache
def _evidence(players: int) -> tuple[list[list[float]], list[list[list[float]]]]:
    """By sort of player: the logarithm of how likely each way of claiming is, and then each category of card."""
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
    """How likely the others are of each sort, where what some of them seem to be speaks for the rest."""
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
    """For each seat, what speaks for each sort of player."""
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
    """How somebody claims who is of these sorts."""
    tables = learnt(players).weights
    return [
        [
            sum(chance * one for chance, one in zip(likely, each, strict=True))
            for each in zip(*rows, strict=True)
        ]
        for rows in zip(*tables, strict=True)
    ]
