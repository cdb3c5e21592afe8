"""What a player can know of a stack: own cards for sure, the others' by what they claimed; many games at a time."""

import numpy as np
from cards import (
    BOTH,
    EVERYONE,
    EXCLAMATION,
    GROWS,
    HIGHEST,
    KINDS,
    NONE_ON,
    OFF,
    ONE,
    ONES,
    SPECIES,
    STOP,
    SUMS,
)

CONTEXTS = 32


def context(place, jump, stays):
    """How a claim was made: early or late in the stack, higher than it must be or not, of the same species or not."""
    return 8 * np.searchsorted([1, 4, 8], place, side="right") + 2 * np.minimum(jump, 3) + stays


def empty(games):
    """The beliefs before other players have laid a card: `sums` and `specials`."""
    sums = np.zeros((games, SUMS, HIGHEST + 1), dtype=np.float32)
    sums[:, :, 0] = 1
    return sums, np.ones((games, 4, 2), dtype=np.float32)


SPECIAL = np.zeros((4, KINDS), dtype=np.float32)
SPECIAL[1, EXCLAMATION] = 1
SPECIAL[2, ONE] = 1
SPECIAL[3, [EXCLAMATION, ONE]] = 1


def grown(sums, specials, chances):
    """The beliefs, `sums` and `specials`, after one more card, whose kind has these chances."""
    parts = np.einsum("gk,vsk->gvs", chances, GROWS)
    parts /= np.maximum(parts.sum(1, keepdims=True), 1e-9)
    after = sums * parts[:, 0, :, None]
    for value in (1, 2, 3):
        after[:, :, value:] += sums[:, :, :-value] * parts[:, value, :, None]
        after[:, :, -1] += sums[:, :, -value:].sum(2) * parts[:, value]
    left = 1 - chances @ SPECIAL.T
    stop = chances[:, STOP, None]
    return after, specials * np.stack([left, left - 2 * stop], axis=2)


def switches(specials, has_exclamation, has_one, odd):
    """The chances that specials are off, none on, ones, everyone, both: games x 5. Own specials are known."""
    sign = np.where(odd, -1, 1)[..., None]
    even = (specials[..., 0] + sign * specials[..., 1]) / 2  # without: nothing, !, 1, both
    no_e = np.where(has_exclamation, 0, even[..., 1])
    no_o = np.where(has_one, 0, even[..., 2])
    no_eo = np.where(has_exclamation | has_one, 0, even[..., 3])
    return np.stack(
        [1 - even[..., 0], no_eo, no_e - no_eo, no_o - no_eo, even[..., 0] - no_e - no_o + no_eo], axis=-1
    )


def tails(sums):
    """The chance of at least each sum."""
    return np.cumsum(sums[:, :, ::-1], axis=2)[:, :, ::-1]


def held(tail, chances, own, numbers):
    """How likely claims are: tail games x SUMS x, chances games x ways x 5, own games x ways x SUMS (what known cards
    add), numbers games x species x claims -> games x ways x species x claims."""
    games, ways = own.shape[:2]
    claims = numbers.shape[2]
    total = np.zeros((games, ways, SPECIES, claims), dtype=np.float32)
    rows = np.arange(games)[:, None, None, None]
    for switch, at in enumerate((OFF, NONE_ON, ONES)):
        index = np.arange(at, at + SPECIES)
        need = numbers[:, None] - own[:, :, index][..., None]
        total += (
            chances[:, :, switch, None, None]
            * tail[rows, index[None, None, :, None], np.clip(need, 0, HIGHEST)]
        )
    for switch, at in ((3, EVERYONE), (4, BOTH)):
        need = numbers[:, None] - own[:, :, at][:, :, None, None]
        total += chances[:, :, switch, None, None] * tail[rows, at, np.clip(need, 0, HIGHEST)]
    return total
