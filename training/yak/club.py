"""The club player in an arena, as in `yakai.games.yak.bots.club`."""

import bluffs
import numpy as np
from cards import SPECIES
from policies import Weighing, pick


class Club(Weighing):
    """Character: sure, jumps, bluffs, doubts."""

    CHARACTERS = np.array(
        [
            (0.7, 0.55, 0.08, 0.08),
            (0.82, 0.5, 0.03, 0.08),
            (0.7, 0.55, 0.08, 0.16),
            (0.56, 0.75, 0.17, 0.06),
            (0.56, 0.75, 0.17, 0.06),
            (0.7, 0.55, 0.08, 0.08),
        ]
    )
    growing = 0.012
    most = 0.32
    desperate = 0.2
    noise = 0.05

    def choose(self, arena, s):
        rng = arena.rng
        g = len(s.n)
        rows = np.arange(g)
        sure, jumps, lies, doubts = self.CHARACTERS[s.seat].T
        limit = np.minimum(doubts + self.growing * s.n, self.most) + rng.uniform(-self.noise, self.noise, g)
        doubt = (s.n > 0) & (s.believed < limit)
        sure = sure + rng.uniform(-0.1, 0.1, g)
        jump = rng.random(g) < jumps
        bluff = rng.random(g) < lies
        rank = (s.numbers * 5 + np.arange(SPECIES)[None, :, None])[:, None]
        low = rank.min((1, 2, 3), keepdims=True)
        ok = (s.held >= sure[:, None, None, None]) & (np.arange(s.held.shape[-1]) <= 4)
        score = np.where(s.held >= 0, s.held + rng.uniform(0, 0.12, s.held.shape), -9)
        score[..., 1:] -= 9 * (score[..., 1:] > -5)
        high = np.where(ok, rank - low + 10 + rng.uniform(0, 3, s.held.shape), -9)
        score = np.where((jump & ok.any((1, 2, 3)))[:, None, None, None], high, score)
        card, species, far = pick(score)
        c2, s2, f2 = bluffs.believable(s, rng)
        f2 = np.minimum(f2, np.minimum(s.most, 3))
        card, species, far = (np.where(bluff, b, a) for a, b in ((card, c2), (species, s2), (far, f2)))
        bad = ~s.cards[rows, card]
        card = np.where(bad, s.cards.argmax(1), card)
        h = s.held[rows, card, species, far]
        doubt |= (s.n > 0) & ~bluff & (h < self.desperate) & (s.believed < 0.55)
        return doubt, card, species, s.floors[rows, species] + far
