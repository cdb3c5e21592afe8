"""The cards of Yak as numbers, many games at a time.

Twenty kinds of cards: 3 * species + value - 1 for animals (species by size), then joker 1, joker 2, «!», «1», stop.
"""

import numpy as np

KINDS, SPECIES, HAND = 20, 5, 5
JOKER1, JOKER2, EXCLAMATION, ONE, STOP, NONE = 15, 16, 17, 18, 19, 20
COPIES = np.array([5] * 15 + [6, 6, 6, 6, 8])
DECK = np.repeat(np.arange(KINDS), COPIES)
HIGHEST = 32
"""Totals above are counted as this."""

ANIMAL = np.arange(KINDS) < 15
VALUE = np.array([1, 2, 3] * 5 + [1, 2, 0, 0, 0])
OF = np.where(ANIMAL, np.arange(KINDS) // 3, -1)
MATCHES = np.stack([(species == OF) | (OF == -1) & (VALUE > 0) for species in range(SPECIES)])
COUNTS = VALUE > 0

# How a card that lies there looks beside the species that was claimed for it.
CATEGORIES = 11
CATEGORY = np.empty((SPECIES, KINDS), dtype=int)
for _species in range(SPECIES):
    for _kind in range(KINDS):
        if _kind >= 15:
            CATEGORY[_species, _kind] = 6 + _kind - 15
        else:
            CATEGORY[_species, _kind] = VALUE[_kind] - 1 + 3 * (OF[_kind] != _species)

# Sums that a stack can have: plain with specials switched off, plain with none, ones, everyone, everyone as one.
SUMS = 3 * SPECIES + 2
OFF, NONE_ON, ONES, EVERYONE, BOTH = 0, SPECIES, 2 * SPECIES, 3 * SPECIES, 3 * SPECIES + 1
WORTH = np.zeros((SUMS, KINDS), dtype=int)
for _species in range(SPECIES):
    WORTH[OFF + _species] = WORTH[NONE_ON + _species] = VALUE * MATCHES[_species]
    WORTH[ONES + _species] = MATCHES[_species]
WORTH[EVERYONE] = VALUE
WORTH[BOTH] = COUNTS
LEFT_OUT = np.zeros((SUMS, KINDS), dtype=bool)
LEFT_OUT[NONE_ON:ONES, [EXCLAMATION, ONE]] = True
LEFT_OUT[ONES:EVERYONE, EXCLAMATION] = True
LEFT_OUT[EVERYONE, ONE] = True

# By kind of card: which sums grow by how much.
GROWS = np.stack([(value == WORTH) & ~LEFT_OUT for value in range(4)]).astype(np.float32)  # value, sum, kind
