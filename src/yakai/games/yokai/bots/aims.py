"""What a field lacks, in the worlds that a bot believes in, with or without a goal; what moves and hints change."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from heapq import nlargest
from operator import itemgetter
from typing import Protocol, TypeAlias

from yakai.games.yokai.bots.beliefs import World
from yakai.games.yokai.bots.groups import Field, Spot, beside, spot, stuck
from yakai.games.yokai.bots.shapes import WRONG, plans
from yakai.games.yokai.grid import Cards, Cell
from yakai.games.yokai.pieces import CARDS

Lacks: TypeAlias = Callable[[World], float]
"""The least number of moves that a world lacks."""


class Aim(Protocol):
    """What the players have to reach, as seen from one field."""

    def gains(self, card: int, to: Sequence[Cell]) -> list[float]:
        """For each cell, how many fewer moves would be missing on average if the card went there."""
        ...

    def costs(self, card: int) -> float:
        """How many more moves would be missing on average if this card could not move any more."""
        ...

    def lacks(self, cells: Sequence[Cell], near: Sequence[Cards]) -> Lacks:
        """How many moves each world would lack with the cards in these cells."""
        ...


class Families:
    """The aim without a goal: each family must become a group, anywhere."""

    def __init__(self, worlds: Sequence[World], cells: Sequence[Cell], pinned: Cards, most: int) -> None:
        """`most` is how many possible foursomes of a card's family are considered, the likeliest ones."""
        self._most = most
        self._fours = Counter(four for world in worlds for four in world)
        self._share = 1 / len(worlds)
        self._cells = cells
        self._field = Field(cells, pinned, stuck(beside(cells)))
        self._needed: Counter[Spot] | None = None

    def gains(self, card: int, to: Sequence[Cell]) -> list[float]:
        """How many fewer moves the card's likely families would lack, less what its cell is worth to other families."""
        field, needed = self._field, self._needed
        if needed is None:
            needed = self._needed = self._only_ways()
        mine = [(four, count) for four, count in self._fours.items() if four >> card & 1]
        mine = nlargest(self._most, mine, key=itemgetter(1))
        share = 1 / sum([count for _, count in mine])
        lacks = sum([count * field.lacks(four) for four, count in mine])
        found = []
        for cell in map(spot, to):
            after = sum([count * field.lacks_after(four, card, cell) for four, count in mine])
            found.append((lacks - after) * share - needed.get(cell, 0) * self._share)
        return found

    def costs(self, card: int) -> float:
        """What the card's likely families would lack more."""
        field = self._field
        pinned = Field(self._cells, field.pinned | 1 << card, field.stuck)
        mine = [(four, count) for four, count in self._fours.items() if four >> card & 1]
        return self._share * sum([count * (pinned.lacks(four) - field.lacks(four)) for four, count in mine])

    def lacks(self, cells: Sequence[Cell], near: Sequence[Cards]) -> Lacks:
        """What the four families of a world lack, added up."""
        lacks = Field(cells, self._field.pinned, stuck(near)).lacks
        return lambda world: sum([lacks(four) for four in world])

    def _only_ways(self) -> Counter[Spot]:
        """By cell, how often a family needs it as the only free cell that brings it together with one move."""
        needed: Counter[Spot] = Counter()
        for four, count in self._fours.items():
            if self._field.lacks(four):
                free = self._field.keys(four)
                if len(free) == 1:
                    needed[free.pop()] += count
        return needed


class Shaped:
    """The aim with a goal: each family must fill its part of the shape. Of several plans the best counts."""

    def __init__(
        self,
        odds: Sequence[Sequence[float]],
        cells: Sequence[Cell],
        pinned: Cards,
        shape: Sequence[Cell],
        count: int,
    ) -> None:
        self._odds = odds
        self._pinned = pinned
        self._spots = [spot(cell) for cell in cells]
        self._plans = plans(shape, cells, odds, pinned, count)
        self._families: list[Mapping[Spot, int]] = [
            {cell: family for family, part in enumerate(plan.parts) for cell in part} for plan in self._plans
        ]

    def _chance(self, plan: int, card: int, at: Spot) -> float:
        """How likely a card fits a plan in this cell."""
        family = self._families[plan].get(at)
        return 0 if family is None else self._odds[card][family]

    def gains(self, card: int, to: Sequence[Cell]) -> list[float]:
        """How many more cards would fit the best plan after the move."""
        here = self._spots[card]
        rests = [plan.fits - self._chance(at, card, here) for at, plan in enumerate(self._plans)]
        best = self._plans[0].fits
        return [
            max([rest + self._chance(at, card, cell) for at, rest in enumerate(rests)]) - best
            for cell in map(spot, to)
        ]

    def costs(self, card: int) -> float:
        """How much worse the best plan is that leaves this card where it lies."""
        here = self._spots[card]
        return self._plans[0].fits - max(
            plan.fits - WRONG * (1 - self._chance(at, card, here)) for at, plan in enumerate(self._plans)
        )

    def lacks(self, cells: Sequence[Cell], near: Sequence[Cards]) -> Lacks:
        """How many cards do not fit the best plan for a world; covered ones count more, because they never will."""
        del near
        spots = [spot(cell) for cell in cells]
        masks = [
            [sum(1 << card for card in CARDS if spots[card] in part) for part in plan.parts]
            for plan in self._plans
        ]
        pinned = self._pinned

        def lacks(world: World) -> float:
            one, two, three, four = world
            least = float("inf")
            for a, b, c, d in masks:
                fits = one & a | two & b | three & c | four & d
                lack = len(CARDS) - fits.bit_count() + WRONG * (pinned & ~fits).bit_count()
                if lack < least:
                    least = lack
            return least

        return lacks
