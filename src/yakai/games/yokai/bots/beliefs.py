"""What a seat may believe: worlds that fit what it saw, likelier ones where the other players' actions make sense."""

from collections.abc import Sequence
from math import exp
from random import Random

from msgspec import Struct

from yakai.games.yokai.bots.groups import beside, groups_of
from yakai.games.yokai.grid import Cards
from yakai.games.yokai.pieces import CARDS, FAMILIES, SIZE
from yakai.games.yokai.state import Deeds
from yakai.games.yokai.view import Memory, View

World = tuple[Cards, ...]
"""By family, the set of its cards."""


class _Parts(dict[Cards, int]):
    """By set of cards, how many groups more than one it forms on one field; computed on first access."""

    def __init__(self, near: Sequence[Cards]) -> None:
        self._near = near

    def __missing__(self, cards: Cards) -> int:
        self[cards] = count = max(0, sum(1 for _ in groups_of(cards, self._near)) - 1)
        return count


class Sense(Struct, frozen=True):
    """How strongly others' actions count as evidence, as logarithms of odds against a move that says nothing."""

    joins: float = 3.0
    """A move joins two groups of a family, of cards that its player has seen."""
    misses: float = -1.5
    """A move does something else although its player has seen cards that could be joined."""
    breaks: float = -3.5
    """A move takes a card away from its family although its player has seen both."""
    lies: float = -3.5
    """A hint does not show the colour of its card."""


class _Moved:
    """A move as evidence: the cards that its player had seen, and the groups before and after it."""

    def __init__(self, known: Cards, before: Sequence[Cards], after: Sequence[Cards]) -> None:
        self.known = known
        self.before = _Parts(before)
        self.after = _Parts(after)


def _weigh(sense: Sense, apart: int, later: int) -> float:
    """The evidence of a move, by how many groups too many its player knew of before and after it."""
    if later > apart:
        return sense.breaks
    if not apart:
        return 0
    return sense.joins if later < apart else sense.misses


class Evidence:
    """What a seat has seen itself, and what it can conclude from the others' actions.

    `seen` are the families of the cards that it peeked at, `hints` the families that a hint shows on a card, `moves`
    the moves of the others. `saw` has by seat the cards that it must know, from a peek or from a hint of one colour.
    """

    def __init__(self, view: View, memory: Memory, sense: Sense) -> None:
        self.sense = sense
        self.seen = [None if family is None else FAMILIES.index(family) for family in memory.faces]
        self.hints = {
            cover.card: sum(1 << FAMILIES.index(family) for family in cover.hint.families)
            for cover in view.covers
            if cover.hint is not None
        }
        self.saw = [0] * view.seats
        turns = (*memory.record, memory.deeds)
        knew = [self._learns(deeds) for deeds in turns]
        self.moves: list[_Moved] = []
        cells = list(view.cells)
        after = beside(cells)
        for deeds, known in zip(reversed(turns), reversed(knew), strict=True):
            if deeds.moved is not None and deeds.start is not None:
                cells[deeds.moved] = deeds.start
                before = beside(cells)
                if deeds.seat != view.seat:
                    self.moves.append(_Moved(known, before, after))
                after = before

    def _learns(self, deeds: Deeds) -> Cards:
        """Record what a seat saw in a turn; return what it knew at its move, which is before it places a hint."""
        for card in deeds.peeked:
            self.saw[deeds.seat] |= 1 << card
        known = self.saw[deeds.seat]
        families = 0 if deeds.covered is None else self.hints.get(deeds.covered, 0)
        if deeds.covered is not None and families and not families & (families - 1):
            self.saw = [cards | 1 << deeds.covered for cards in self.saw]
        return known


def worlds(evidence: Evidence, rng: Random, walks: int, first: int, samples: int, steps: int) -> list[World]:
    """Worlds sampled by how likely they are (Metropolis), from walks that swap two unseen cards at a time."""
    seen = evidence.seen
    unseen = [card for card in CARDS if seen[card] is None]
    pool = [family for family in range(len(FAMILIES)) for _ in range(SIZE - seen.count(family))]
    found: list[World] = []
    for _ in range(walks):
        rng.shuffle(pool)
        faces = list(seen)
        for card, family in zip(unseen, pool, strict=True):
            faces[card] = family
        walk = _Walk(evidence, [face or 0 for face in faces], unseen, rng)
        if len(set(pool)) < 2:
            return [walk.world()]
        walk.go(first)
        for _ in range(samples):
            walk.go(steps)
            found.append(walk.world())
    return found


class _Walk:
    """A world that changes step by step, towards likelier worlds on the whole."""

    def __init__(self, evidence: Evidence, faces: list[int], unseen: list[int], rng: Random) -> None:
        self.evidence = evidence
        self.faces = faces
        self.unseen = unseen
        self.random = rng.random
        self.families = [sum(1 << card for card in CARDS if faces[card] == at) for at in range(len(FAMILIES))]
        self.apart = [
            (
                sum(move.before[family & move.known] for family in self.families),
                sum(move.after[family & move.known] for family in self.families),
            )
            for move in evidence.moves
        ]

    def world(self) -> World:
        """The world as it is now."""
        return tuple(self.families)

    def go(self, steps: int) -> None:
        """Swap two cards `steps` times, if the world becomes likelier by it, and now and then if not."""
        faces, unseen, chance, families = self.faces, self.unseen, self.random, self.families
        hints, moves, sense = self.evidence.hints, self.evidence.moves, self.evidence.sense
        count = len(unseen)
        for _ in range(steps):
            one, other = unseen[int(count * chance())], unseen[int(count * chance())]
            f, g = faces[one], faces[other]
            if f == g:
                continue
            change = 0.0
            if one in hints:
                change += sense.lies * ((hints[one] >> f & 1) - (hints[one] >> g & 1))
            if other in hints:
                change += sense.lies * ((hints[other] >> g & 1) - (hints[other] >> f & 1))
            swapped = 1 << one | 1 << other
            was_f, was_g = families[f], families[g]
            is_f, is_g = was_f ^ swapped, was_g ^ swapped
            changed: list[tuple[int, tuple[int, int]]] = []
            for at, move in enumerate(moves):
                known = move.known
                if not known & swapped:
                    continue
                before, after = move.before, move.after
                apart, later = was = self.apart[at]
                a, b, c, d = was_f & known, was_g & known, is_f & known, is_g & known
                now = (
                    apart - before[a] - before[b] + before[c] + before[d],
                    later - after[a] - after[b] + after[c] + after[d],
                )
                if now != was:
                    change += _weigh(sense, *now) - _weigh(sense, apart, later)
                    changed.append((at, now))
            if change >= 0 or chance() < exp(change):
                faces[one], faces[other] = g, f
                families[f], families[g] = is_f, is_g
                for at, now in changed:
                    self.apart[at] = now
