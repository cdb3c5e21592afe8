"""What a field lacks in the worlds that a bot believes in, with a goal and without; what moves and hints change."""

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
"""How many moves a world lacks at least."""


class Aim(Protocol):
    """What is to be reached, seen from a field."""

    def gains(self, card: int, to: Sequence[Cell]) -> list[float]:
        """How many moves fewer would lack on average, for each cell where a card may go."""
        ...

    def costs(self, card: int) -> float:
        """How many moves more would lack on average if this card had to stay where it lies."""
        ...

    def lacks(self, cells: Sequence[Cell], near: Sequence[Cards]) -> Lacks:
        """What worlds would lack with the cards in these cells."""
        ...


class Families:
    """Without a goal: each family has to be a group, anywhere."""

    def __init__(self, worlds: Sequence[World], cells: Sequence[Cell], pinned: Cards, most: int) -> None:
        """`most` is how many of the families that a card may be in are thought of, the likeliest."""
        self._most = most
        self._fours = Counter(four for world in worlds for four in world)
        self._share = 1 / len(worlds)
        self._cells = cells
        self._field = Field(cells, pinned, stuck(beside(cells)))
        self._needed: Counter[Spot] | None = None

    def gains(self, card: int, to: Sequence[Cell]) -> list[float]:
        """By what the families of the card would lack, and the only free cells that other families have."""
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
        """By what the families of the card would lack."""
        field = self._field
        pinned = Field(self._cells, field.pinned | 1 << card, field.stuck)
        mine = [(four, count) for four, count in self._fours.items() if four >> card & 1]
        return self._share * sum([count * (pinned.lacks(four) - field.lacks(four)) for four, count in mine])

    def lacks(self, cells: Sequence[Cell], near: Sequence[Cards]) -> Lacks:
        """The sum of what the four families lack."""
        lacks = Field(cells, self._field.pinned, stuck(near)).lacks
        return lambda world: sum([lacks(four) for four in world])

    def _only_ways(self) -> Counter[Spot]:
        """The cells that a family needs, as it has no other way to come together with one move."""
        needed: Counter[Spot] = Counter()
        for four, count in self._fours.items():
            if self._field.lacks(four):
                free = self._field.keys(four)
                if len(free) == 1:
                    needed[free.pop()] += count
        return needed


class Shaped:
    """With a goal: each family has to fill its part of the shape. Several plans are kept in mind; the best counts."""

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
        """By how many cards fit the best plan then."""
        here = self._spots[card]
        rests = [plan.fits - self._chance(at, card, here) for at, plan in enumerate(self._plans)]
        best = self._plans[0].fits
        return [
            max([rest + self._chance(at, card, cell) for at, rest in enumerate(rests)]) - best
            for cell in map(spot, to)
        ]

    def costs(self, card: int) -> float:
        """By the best plan that has this card where it lies."""
        here = self._spots[card]
        return self._plans[0].fits - max(
            plan.fits - WRONG * (1 - self._chance(at, card, here)) for at, plan in enumerate(self._plans)
        )

    def lacks(self, cells: Sequence[Cell], near: Sequence[Cards]) -> Lacks:
        """The cards that do not fit the best plan for a world; covered ones count more, as they never will."""
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
