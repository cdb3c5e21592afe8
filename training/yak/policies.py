"""The policies that meet in an arena."""

import numpy as np
from beliefs import CONTEXTS
from cards import CATEGORIES, HAND, MATCHES, SPECIES

JUMPS = 6


def pick(score):
    """The best (card, species, jump) of each row by score."""
    flat = score.reshape(len(score), -1)
    best = flat.argmax(1)
    return np.unravel_index(best, score.shape[1:])


class Trusting:
    """A policy that believes about two claims in three, as the novice does."""

    trust = 0.65

    def believes(self, unseen, species, how, category, who=None):
        unseen = np.maximum(unseen, 0)
        every = unseen / unseen.sum(1, keepdims=True)
        fits = unseen * MATCHES[species]
        total = fits.sum(1, keepdims=True)
        fits = np.where(total > 0, fits / np.maximum(total, 1), every)
        return self.trust * fits + (1 - self.trust) * every


class Weighing:
    """Believes by a table: how likely each category of card is for a way of claiming."""

    def __init__(self, weights=None):
        self.weights = np.ones((CONTEXTS, CATEGORIES), dtype=np.float32) if weights is None else weights

    def believes(self, unseen, species, how, category, who=None):
        chance = np.maximum(unseen, 0) * np.take_along_axis(self.weights[how], category, axis=1) + 1e-9
        return chance / chance.sum(1, keepdims=True)


class Novice(Trusting):
    CHARACTERS = np.array(
        [
            (0.68, 0.18, 0.05, 0.04),
            (0.8, 0.12, 0.02, 0.05),
            (0.68, 0.18, 0.05, 0.11),
            (0.52, 0.32, 0.12, 0.04),
            (0.52, 0.32, 0.12, 0.04),
            (0.68, 0.18, 0.05, 0.04),
        ]
    )
    growing = 0.021

    def choose(self, arena, s):
        rng = arena.rng
        g = len(s.games)
        sure, jumps, bluffs, doubts = self.CHARACTERS[s.seat].T

        def noise(h):
            """Estimates as rough as those from forty samples."""
            rough = h + rng.normal(size=h.shape) * np.sqrt(np.clip(h * (1 - h), 0, 1) / 40)
            return np.clip(np.round(40 * rough) / 40, 0, 1)

        believed = noise(s.believed)
        limit = doubts + self.growing * s.n + rng.uniform(-0.08, 0.08, g)
        doubt = (s.n > 0) & (believed < limit)
        held = noise(np.clip(s.held, 0, 1))
        bluff = rng.random(g) < bluffs
        jump = rng.random(g) < jumps
        sure = sure + rng.uniform(-0.12, 0.12, g)
        # the highest jump at which it is sure enough
        ok = (
            (held[..., 1:5] >= sure[:, None, None, None])
            & (s.held[..., 1:5] >= 0)
            & jump[:, None, None, None]
        )
        far = np.cumprod(ok, axis=-1).sum(-1)
        lies = rng.integers(1, 4, (g, HAND, SPECIES))
        far = np.where(bluff[:, None, None], np.minimum(lies, s.most[:, None, None]), far)
        h = np.take_along_axis(held, far[..., None], axis=-1)[..., 0]
        likes = 0.4 * np.where(bluff[:, None, None], 0.5, h) + 0.06 * far + rng.uniform(0, 0.25, far.shape)
        likes[~s.cards] = -9
        card, species = pick(likes)
        rows = np.arange(g)
        chosen = h[rows, card, species]
        doubt |= (chosen < 0.25) & (s.n > 0) & (believed < 0.6)
        return doubt, card, species, s.floors[rows, species] + far[rows, card, species]


class Chance(Trusting):
    def choose(self, arena, s):
        rng = arena.rng
        g = len(s.games)
        rows = np.arange(g)
        card = (rng.random((g, HAND)) * s.cards).argmax(1)
        species = rng.integers(0, SPECIES, g)
        floor = s.floors[rows, species]
        number = np.where(s.n == 0, 1, floor + ((169 - floor) * rng.random(g) ** 4).astype(int))
        return (s.n > 0) & (rng.random(g) < 0.2), card, species, number


class Stubborn(Trusting):
    """A policy with one idea: it 'never' doubts, 'always' doubts, or claims the 'least'."""

    def __init__(self, how):
        self.how = how

    def choose(self, arena, s):
        rng = arena.rng
        g = len(s.games)
        rows = np.arange(g)
        card = (rng.random((g, HAND)) * s.cards).argmax(1)
        if self.how == "least":
            species = np.where(s.number == 0, 0, np.where(s.species == 4, 0, s.species + 1))
        else:
            species = rng.integers(0, SPECIES, g)
            if self.how == "never":  # the likeliest of the least claims
                likes = s.held[..., 0] + rng.uniform(0, 0.05, s.held.shape[:3])
                card, species = pick(likes)
        doubt = (s.n > 0) if self.how == "always" else np.zeros(g, dtype=bool)
        if self.how == "least":
            doubt = (s.n > 0) & (s.believed < 0.5)
        return doubt, card, species, s.floors[rows, species]
