"""Bluffs, and how much claims tell about the cards under them."""

import numpy as np
from beliefs import CONTEXTS
from cards import CATEGORIES, CATEGORY, COPIES, HAND, SPECIES

BELIEVABLE = 0.4


def believable(s, rng):
    """Card, species, jump: as high as an onlooker would believe, with the card that spoils the stack most."""
    g = len(s.n)
    legal = (s.held >= 0).any(1)
    spoils = np.where(s.cards, s.held[..., 1].mean(2) + rng.uniform(0, 0.02, (g, HAND)), 9)
    spoils = np.where((s.n == 0)[:, None] & s.cards, rng.random((g, HAND)), spoils)
    card = spoils.argmin(1)
    rank = s.numbers * 5 + np.arange(SPECIES)[None, :, None]
    likely = (s.public >= BELIEVABLE) & legal
    high = np.where(likely, rank + rng.uniform(0, 0.01, rank.shape), -9)
    species, jump = np.unravel_index(high.reshape(g, -1).argmax(1), rank.shape[1:])
    best = s.public[..., 0].argmax(1)
    none = ~likely.any((1, 2))
    return card, np.where(none, best, species), np.where(none, 0, jump)


BASE = np.zeros(CATEGORIES)
np.add.at(BASE, CATEGORY[0], COPIES)
BASE = BASE / BASE.sum()


def weigh(arena, which):
    """How much likelier each category of card is than by chance, for each way of claiming."""
    seen = np.zeros((CONTEXTS, CATEGORIES))
    for policy, how, category in arena.laid:
        some = np.isin(policy, which)
        np.add.at(seen, (how[some], category[some]), 1)
    weights = (seen + 20 * BASE) / (seen.sum(1, keepdims=True) + 20) / BASE
    return weights.astype(np.float32)
