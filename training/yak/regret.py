"""The expert's actions and situations, and regret minimisation over them."""

import numpy as np
from bluffs import BELIEVABLE
from cards import HAND, SPECIES
from policies import pick

BELIEVED = np.array([0.08, 0.16, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95])
SIZES = np.array([2, 4, 6, 9, 13])
SAFE = np.array([0.35, 0.55, 0.7, 0.82, 0.92])
B, N, S = len(BELIEVED) + 1, len(SIZES) + 1, len(SAFE) + 1
SITUATIONS = B * N * S + S
ACTIONS = 8
LEVELS = {2: 0.85, 3: 0.65, 4: 0.45, 5: 0.25}
DOUBT, SAFEST, POISON, BLUFF = 0, 1, 6, 7
HARDLY = 0.1
"""A claim that is believed no more than this may be doubted at once."""


def situation(s):
    """The number of the situation: how likely the latest claim, how large the stack, how safe the safest claim."""
    safest = s.held[..., 0].reshape(len(s.n), -1).max(1)
    safe = np.searchsorted(SAFE, safest, side="right")
    believed = np.searchsorted(BELIEVED, s.believed, side="right")
    size = np.searchsorted(SIZES, s.n, side="right")
    return np.where(s.n == 0, B * N * S + safe, (believed * N + size) * S + safe)


def candidates(s, rng):
    """For each action but the doubt: card, species, jump. games x ACTIONS x 3."""
    g = len(s.n)
    rank = s.numbers * 5 + np.arange(SPECIES)[None, :, None]  # games, species, jump
    rank = rank[:, None] + np.zeros((1, HAND, 1, 1))
    noise = rng.uniform(0, 0.01, s.held.shape)
    out = np.zeros((g, ACTIONS, 3), dtype=int)
    legal = s.held >= 0
    above = 1e-4 * (rank - rank.min((1, 2, 3), keepdims=True))
    out[:, SAFEST] = np.stack(pick(np.where(legal, np.round(s.held, 2) + above + 0.01 * noise, -9)), 1)
    for action, level in LEVELS.items():
        ok = s.held >= level
        best = np.stack(pick(np.where(ok, rank + noise, -9)), 1)
        none = ~ok.any((1, 2, 3))
        out[:, action] = np.where(none[:, None], out[:, SAFEST], best)
    # the likeliest least claim in public, with the card that spoils the most
    spoils = np.where(s.cards, s.held[..., 1].mean(2) + rng.uniform(0, 0.02, (g, HAND)), 9)
    spoils = np.where((s.n == 0)[:, None], np.where(s.cards, rng.random((g, HAND)), 9), spoils)
    card = spoils.argmin(1)
    species = (s.public[..., 0] + rng.uniform(0, 0.02, (g, SPECIES))).argmax(1)
    out[:, POISON] = np.stack([card, species, 0 * card], 1)
    # as high as an onlooker would believe, with the same card
    likely = (s.public >= BELIEVABLE) & legal.any(1)
    high = np.where(likely, rank[:, 0] + noise[:, 0], -9).reshape(g, -1).argmax(1)
    bluffed, jump = np.unravel_index(high, likely.shape[1:])
    none = ~likely.any((1, 2))
    out[:, BLUFF] = np.where(none[:, None], out[:, POISON], np.stack([card, bluffed, jump], 1))
    return out


def drawn(chance, s, rng, patience):
    """A random action; a small stack is doubted only if the claim is hardly possible."""
    early = (s.n == 0) | (s.n < patience) & (s.believed > HARDLY)
    chance[early, DOUBT] = 0
    chance[chance.sum(1) <= 0, SAFEST] = 1
    chance /= chance.sum(1, keepdims=True)
    return (np.cumsum(chance, 1) < rng.random(len(chance))[:, None]).sum(1).clip(0, ACTIONS - 1)


def done(s, action, rng):
    """The action, as an arena wants it: doubt, card, species, number."""
    rows = np.arange(len(s.n))
    card, species, jump = candidates(s, rng)[rows, action].T
    jump = np.minimum(jump, s.most)
    card = np.where(s.cards[rows, card], card, s.cards.argmax(1))
    return action == DOUBT, card, species, s.floors[rows, species] + jump


def sensible():
    """The action in a situation that never came up: doubt an unlikely claim, else make the safest one."""
    table = np.zeros((SITUATIONS, ACTIONS))
    table[:, SAFEST] = 1
    table[: 4 * N * S] = 0
    table[: 4 * N * S, DOUBT] = 1
    return table


def outcomes(arena, made, sorts, duel):
    """How often each action was taken and what it brought: by sort and situation, two tables.

    The player who takes a stack pays for it to all others; in a game of experts alone, `duel` of it goes to the other
    of the two, so that they do not leave all doubting to others.
    """
    stacks = int(arena.stack_no.max()) + 1
    pay = np.zeros((arena.g, stacks, arena.p))
    alone = (arena.seats == arena.seats[:, :1]).all(1)
    for games, no, size, right, loser, me, before in arena.log:
        part = np.where(alone[games], duel, 0)
        pay[games, no] = (size * (1 - part) / (arena.p - 1))[:, None]
        pay[games, no, np.where(right, me, before)] += size * part
        pay[games, no, loser] = -size
    count = np.zeros((sorts, SITUATIONS, ACTIONS))
    value = np.zeros((sorts, SITUATIONS, ACTIONS))
    for games, no, seat, sort, where, action in made:
        np.add.at(count, (sort, where, action), 1)
        np.add.at(value, (sort, where, action), pay[games, no, seat])
    return count, value


class Regret:
    """Tables that are learnt by regret: how much better than usual an action goes in its situation."""

    def __init__(self, sorts):
        shape = (sorts, SITUATIONS, ACTIONS)
        self.regret, self.total = np.zeros(shape), np.zeros(shape)
        self.count, self.value = np.zeros(shape), np.zeros(shape)
        self.rounds = 0

    def strategy(self):
        """The current strategy, by regret matching."""
        positive = np.maximum(self.regret, 0)
        total = positive.sum(-1, keepdims=True)
        flat = np.full_like(positive, 1 / ACTIONS)
        return np.where(total > 0, positive / np.maximum(total, 1e-12), flat)

    def average(self):
        """The average strategy, which approaches an equilibrium."""
        total = self.total + 20 * max(self.rounds, 1) * sensible()
        return total / total.sum(-1, keepdims=True)

    def learn(self, count, value):
        """Learn from what each action brought in a round of games."""
        now = self.strategy()
        self.count = 0.9 * self.count + count
        self.value = 0.9 * self.value + value
        base = (self.value.sum(-1) / np.maximum(self.count.sum(-1), 1))[..., None]
        shrink = self.count / (self.count + 8)  # few samples count little
        brought = base + (self.value / np.maximum(self.count, 1) - base) * shrink
        usual = (brought * now).sum(-1, keepdims=True)
        reach = count.sum(-1, keepdims=True)
        self.regret = np.maximum(self.regret + (brought - usual) * np.minimum(reach, 50) / 50, 0)
        self.rounds += 1
        self.total += self.rounds * now * reach  # later rounds count more
