"""Many games of Yak at once, each seat with a policy."""

import beliefs
import numpy as np
from beliefs import context
from cards import (
    CATEGORY,
    COPIES,
    COUNTS,
    DECK,
    EXCLAMATION,
    HAND,
    HIGHEST,
    KINDS,
    MATCHES,
    NONE,
    ONE,
    SPECIES,
    STOP,
    VALUE,
    WORTH,
)

JUMPS = 6
STEPS = 400


class Sight:
    """What the seats to move see and believe, one row per game."""


class Arena:
    def __init__(self, policies, seats, rng, crowd=0):
        """`seats`: games x players, which policy plays."""
        self.policies, self.seats, self.rng, self.crowd = policies, seats, rng, crowd
        g, p = seats.shape
        self.g, self.p = g, p
        order = rng.permuted(np.tile(DECK, (g, 1)), axis=1)
        self.deck, self.next = order, np.full(g, HAND * p)
        self.hand = order[:, : HAND * p].reshape(g, p, HAND).copy()
        self.unseen = np.tile(COPIES, (g, p + 1, 1)).astype(np.float32)  # the last viewer is a spectator
        for at in range(HAND):
            for seat in range(p):
                self.unseen[np.arange(g), seat, self.hand[:, seat, at]] -= 1
        self.mine = np.zeros((g, p + 1, KINDS), dtype=np.int64)
        self.all = np.zeros((g, KINDS), dtype=np.int64)
        self.number = np.zeros(g, dtype=int)
        self.species = np.full(g, -1)
        self.size = np.zeros(g, dtype=int)
        self.mover = rng.integers(0, p, g)
        self.claimer = np.full(g, -1)
        self.penalties = np.zeros((g, p), dtype=int)
        self.over = np.zeros(g, dtype=bool)
        self.sums = np.empty((g, p + 1, beliefs.SUMS, HIGHEST + 1), dtype=np.float32)
        self.specials = np.empty((g, p + 1, 4, 2), dtype=np.float32)
        self.stack_no = np.zeros(g, dtype=int)
        self.log = []  # (game, stack, size, challenger right, loser, challenger, claimer)
        self.laid = []  # (policy, context, category) of what was laid
        self.reader = next((policy for policy in policies if hasattr(policy, "kinds")), None)
        if self.reader is not None:
            self.evidence = np.zeros((g, p, self.reader.kinds))
            self.told = np.zeros(
                (g, 128, 3), dtype=np.int64
            )  # for each card in this stack: seat, way of claiming, category
        self._clear(np.arange(g))

    def _clear(self, games):
        sums, specials = beliefs.empty(1)
        self.sums[games] = sums[0]
        self.specials[games] = specials[0]
        self.mine[games] = 0
        self.all[games] = 0
        self.number[games] = 0
        self.species[games] = -1
        self.size[games] = 0
        self.claimer[games] = -1

    def run(self):
        while not self.over.all():
            self.step()
        return self

    def shares(self):
        """Each policy's average share of wins; a shared first place is split."""
        best = self.penalties == self.penalties.min(1, keepdims=True)
        part = best / best.sum(1, keepdims=True)
        return {k: part[self.seats == k].mean() for k in range(len(self.policies)) if (self.seats == k).any()}

    def step(self):
        live = np.flatnonzero(~self.over)
        policy = self.seats[live, self.mover[live]]
        doubts, plays = [], []
        for k in np.unique(policy):
            games = live[policy == k]
            sight = self.sight(games)
            doubt, card, species, number = self.policies[k].choose(self, sight)
            empty = ~sight.cards.any(1)
            if empty.any():
                gain = self.gains(games, sight.believed)
                passing = empty & ~gain
                self.over[games[passing]] = True
                doubt = np.where(empty, gain, doubt)
                keep = ~passing
            else:
                keep = np.ones(len(games), dtype=bool)
            doubts.append(games[doubt & keep])
            go = ~doubt & keep
            plays.append((games[go], card[go], species[go], number[go]))
        for games in doubts:
            self.challenge(games)
        for play in plays:
            self.play(*play)

    def gains(self, games, believed):
        me, other = self.mover[games], self.claimer[games]
        rows = np.arange(len(games))

        def place(loser):
            piles = self.penalties[games].copy()
            if loser is not None:
                piles[rows, loser] += self.size[games]
            own = piles[rows, me][:, None]
            return (piles < own).sum(1) + ((piles == own).sum(1) - 1) / 2

        return (1 - believed) * place(other) + believed * place(me) < place(None)

    def sight(self, games):
        s = Sight()
        s.games, s.seat = games, self.mover[games]
        rows = np.arange(len(games))
        s.n = self.size[games]
        s.hand = self.hand[games, s.seat]
        s.cards = s.hand != NONE
        latest, kind = self.number[games], self.species[games]
        s.number, s.species = latest, kind
        sizes = np.arange(SPECIES)[None]
        s.floors = np.where(latest[:, None] == 0, 1, latest[:, None] + (sizes <= kind[:, None]))
        s.most = np.where(latest == 0, 0, JUMPS - 1)  # how far one may jump
        s.numbers = s.floors[:, :, None] + np.arange(JUMPS)[None, None]
        tail = beliefs.tails(self.sums[games, s.seat])
        specials = self.specials[games, s.seat]
        mine = self.mine[games, s.seat]
        # the latest claim
        own = (mine @ WORTH.T)[:, None]
        chances = beliefs.switches(
            specials, mine[:, EXCLAMATION] > 0, mine[:, ONE] > 0, mine[:, STOP] % 2 == 1
        )[:, None]
        at = np.maximum(kind, 0)
        said = np.repeat(latest[:, None, None], SPECIES, axis=1)
        s.believed = beliefs.held(tail, chances, own, said)[rows, 0, at, 0]
        s.believed[latest == 0] = 1
        # each card with each claim
        card = np.minimum(s.hand, KINDS - 1)
        with_card = own + WORTH.T[card]
        e = (mine[:, EXCLAMATION] > 0)[:, None] | (card == EXCLAMATION)
        o = (mine[:, ONE] > 0)[:, None] | (card == ONE)
        odd = (mine[:, STOP][:, None] + (card == STOP)) % 2 == 1
        ways = beliefs.switches(np.repeat(specials[:, None], HAND, 1), e, o, odd)
        s.held = beliefs.held(tail, ways, with_card, s.numbers)
        s.held[~s.cards] = -1
        beyond = np.arange(JUMPS)[None] > s.most[:, None]
        s.held = np.where(beyond[:, None, None], -1, s.held)
        s.tail, s.specials, s.own, s.chances = tail, specials, own, chances
        # what a spectator would believe
        crowd = beliefs.tails(self.sums[games, -1])
        none = np.zeros((len(games), 1, beliefs.SUMS), dtype=int)
        no = np.zeros(len(games), dtype=bool)
        views = beliefs.switches(self.specials[games, -1], no, no, no)[:, None]
        s.public = beliefs.held(crowd, views, none, np.maximum(s.numbers - 1, 0))[:, 0]
        s.deck = len(DECK) - self.next[games]
        return s

    def play(self, games, card, species, number):
        if not len(games):
            return
        seat = self.mover[games]
        kind = self.hand[games, seat, card]
        assert (kind != NONE).all()
        before, old = self.number[games], self.species[games]
        floor = np.where(before == 0, 1, before + (species <= old))
        assert (number >= floor).all()
        assert ((before > 0) | (number == 1)).all()
        how = context(self.size[games], number - floor, species == old)
        category = CATEGORY[species]  # games x kinds
        self.laid.append((self.seats[games, seat], how, CATEGORY[species, kind]))
        if self.reader is not None:
            self.told[games, self.size[games]] = np.stack([seat, how, CATEGORY[species, kind]], 1)
            self.evidence[games, seat] += self.reader.claimed[:, how].T
        for viewer in range(self.p + 1):
            which = np.flatnonzero(seat != viewer)
            if not len(which):
                continue
            rows = games[which]
            watching = np.full(len(which), self.crowd) if viewer == self.p else self.seats[rows, viewer]
            chances = np.empty((len(which), KINDS), dtype=np.float32)
            for k in np.unique(watching):
                some = watching == k
                chances[some] = self.policies[k].believes(
                    self.unseen[rows[some], viewer],
                    species[which][some],
                    how[which][some],
                    category[which][some],
                    (self, rows[some], seat[which][some]),
                )
            self.sums[rows, viewer], self.specials[rows, viewer] = beliefs.grown(
                self.sums[rows, viewer], self.specials[rows, viewer], chances
            )
        self.mine[games, seat, kind] += 1
        self.all[games, kind] += 1
        self.number[games], self.species[games] = number, species
        self.size[games] += 1
        self.claimer[games] = seat
        draws = self.next[games] < len(DECK)
        new = np.where(draws, self.deck[games, np.minimum(self.next[games], len(DECK) - 1)], NONE)
        self.hand[games, seat, card] = new
        drew = games[draws]
        self.unseen[drew, seat[draws], new[draws]] -= 1
        self.next[games] += draws
        self.mover[games] = (seat + 1) % self.p

    def total(self, games):
        cards, kind = self.all[games], self.species[games]
        off = cards[:, STOP] % 2 == 1
        everyone = ~off & (cards[:, EXCLAMATION] > 0)
        ones = ~off & (cards[:, ONE] > 0)
        counts = np.where(everyone[:, None], COUNTS[None], MATCHES[kind])
        worth = np.where(ones[:, None], 1, VALUE[None])
        return (cards * counts * worth).sum(1)

    def challenge(self, games):
        if not len(games):
            return
        me, other = self.mover[games], self.claimer[games]
        assert (other >= 0).all()
        right = self.total(games) < self.number[games]
        loser = np.where(right, other, me)
        self.penalties[games, loser] += self.size[games]
        self.log.append(
            (games, self.stack_no[games].copy(), self.size[games].copy(), right, loser, me, other)
        )
        for viewer in range(self.p + 1):
            mine = self.mine[games, viewer] if viewer < self.p else 0
            self.unseen[games, viewer] -= self.all[games] - mine
        if self.reader is not None:
            for place in range(int(self.size[games].max())):
                some = games[self.size[games] > place]
                who, how, what = self.told[some, place].T
                self.evidence[some, who] += self.reader.played[:, how, what].T
        self.stack_no[games] += 1
        self.over[games] |= self.next[games] >= len(DECK)
        self.mover[games] = loser
        self._clear(games)

    def lively(self):
        """The quartiles of stacks at a challenge and how often challengers are right."""
        sizes = np.concatenate([entry[2] for entry in self.log])
        right = np.concatenate([entry[3] for entry in self.log])
        return [float(x) for x in np.quantile(sizes, [0.25, 0.5, 0.75])], float(right.mean())
