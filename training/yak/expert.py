"""The expert in an arena: a learnt table for each sort of player that the others seem to be."""

import numpy as np
from beliefs import CONTEXTS
from bluffs import BASE
from cards import CATEGORIES
from regret import ACTIONS, done, drawn, situation

NOVICE, CLUB, EXPERT = range(3)
PRIOR = np.array([0.3, 0.35, 0.35])
CAUTION = 0.6
"""How much of the evidence counts: less than all, because claims in one stack are not independent."""
STRANGERS = np.array([0.3, 0.45, 0.25])
"""The same as `PRIOR` when there are several other players."""
ALONE = 1.0
"""How much the general odds count beside the evidence about each other player at the table."""
CLEARLY = 1.0
"""The higher, the more only the likeliest sort counts when it chooses what to do."""


class Expert:
    """Plays by `tables`: by sort of player (novice, club, expert) and situation, how often to do what.

    `seen`: by sort, how often they claimed in each way with each category of card.
    """

    def __init__(self, tables, seen, patience=2, explores=0.0):
        self.tables, self.patience, self.explores = tables, patience, explores
        self.kinds = len(tables)
        self.weights = np.stack([likelier(each) for each in seen]).astype(np.float32)
        self.claimed = np.log(np.stack([usual(each.sum(1)) for each in seen]))
        self.played = np.log(self.weights * BASE)
        self.made = []
        self.clearly = CLEARLY

    def sorts(self, evidence):
        """How likely each sort of player is, by evidence."""
        belief = np.log(PRIOR[: self.kinds] / PRIOR[: self.kinds].sum()) + CAUTION * evidence
        belief = np.exp(belief - belief.max(-1, keepdims=True))
        return belief / belief.sum(-1, keepdims=True)

    def company(self, evidence, seat):
        """How likely the others are of each sort; evidence about some counts for the rest."""
        rows, others = np.arange(len(seat)), evidence.shape[1] - 1
        prior = STRANGERS if others > 1 else PRIOR
        fits = np.exp(CAUTION * (evidence - evidence.max(-1, keepdims=True)))
        each = fits * prior / (fits * prior).sum(-1, keepdims=True)
        for _ in range(4):
            each[rows, seat] = 0
            rest = each.sum(1, keepdims=True) - each
            each = fits * (ALONE * prior + rest) / (ALONE + others - 1)
            each /= each.sum(-1, keepdims=True)
        each[rows, seat] = 0
        mixed = (each.sum(1) / others) ** self.clearly
        return mixed / mixed.sum(-1, keepdims=True)

    def believes(self, unseen, species, how, category, who):
        """The chance of each kind of card, by how each sort of player claims, weighted by this player's sorts."""
        arena, rows, seat = who
        if self.kinds == 1:
            likelier = self.weights[0, how]
        else:
            sorts = self.sorts(arena.evidence[rows, seat])
            likelier = np.einsum("gk,kgc->gc", sorts, self.weights[:, how])
        chance = np.maximum(unseen, 0) * np.take_along_axis(likelier, category, axis=1) + 1e-9
        return chance / chance.sum(1, keepdims=True)

    def choose(self, arena, s):
        """A random action: from the table for a sort of player, which is drawn by how likely the others are of it."""
        rng = arena.rng
        where, sort = situation(s), np.zeros(len(s.n), dtype=int)
        if self.kinds > 1:
            sorts = self.company(arena.evidence[s.games], s.seat)
            sort = (np.cumsum(sorts, 1) < rng.random(len(sorts))[:, None]).sum(1).clip(0, self.kinds - 1)
        chance = (1 - self.explores) * self.tables[sort, where] + self.explores / ACTIONS
        action = drawn(chance, s, rng, self.patience)
        if self.explores:
            self.made.append((s.games, arena.stack_no[s.games].copy(), s.seat, sort, where, action))
        return done(s, action, rng)


def claims(arena, policy):
    """How often a policy claimed in each way with each category of card."""
    seen = np.zeros((CONTEXTS, CATEGORIES))
    for who, how, category in arena.laid:
        some = who == policy
        np.add.at(seen, (how[some], category[some]), 1)
    return seen


def likelier(seen):
    """How much likelier each category of card is than by chance, by the way of claiming."""
    return (seen + 20 * BASE) / (seen.sum(1, keepdims=True) + 20) / BASE


def usual(ways):
    """How often a way of claiming comes among those that are possible early or late; none is impossible."""
    by_place = np.asarray(ways).reshape(4, 8) + 1e-3
    return (0.99 * by_place / by_place.sum(1, keepdims=True) + 0.01 / 8).reshape(CONTEXTS)
