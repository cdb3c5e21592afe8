"""What a bot considers when it has to act: which cards may lie where, and what is still missing."""

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import combinations
from random import Random

from msgspec import Struct

from yakai.games.yokai.bots.aims import Aim, Families, Shaped
from yakai.games.yokai.bots.beliefs import Evidence, Sense, World, worlds
from yakai.games.yokai.bots.groups import Field, Spot, beside, largest, spot, steps
from yakai.games.yokai.field import has_shape, numbers
from yakai.games.yokai.grid import Cards, Cell
from yakai.games.yokai.pieces import CARDS, FAMILIES, LINKS, Family
from yakai.games.yokai.view import Memory, View


class Effort(Struct, frozen=True):
    """How much a bot imagines.

    `walks` through worlds, each with `first` steps before `samples` samples that are `steps` steps apart; how many
    `families` that a card may be in are considered, and how many `plans` for a goal.
    """

    walks: int
    first: int
    samples: int
    steps: int
    families: int
    plans: int


class Mind:
    """The worlds that a seat believes in, and what has to be reached."""

    def __init__(self, view: View, memory: Memory, sense: Sense, effort: Effort, rng: Random) -> None:
        self.view = view
        self.memory = memory
        self.rng = rng
        self._effort = effort
        self.evidence = Evidence(view, memory, sense)
        self.worlds = worlds(self.evidence, rng, effort.walks, effort.first, effort.samples, effort.steps)
        self.share = 1 / len(self.worlds)
        self.pinned = sum(1 << cover.card for cover in view.covers)
        self.link = None if view.link is None else tuple(map(FAMILIES.index, view.link.families))
        self._others = sum(seat != view.seat for seat in view.linked)

    @property
    def turns_left(self) -> int:
        """How many turns are left at most, this one included."""
        return 2 * self.view.pile + self.view.waiting

    @cached_property
    def faces(self) -> list[list[int]]:
        """For each world, the family of each card."""
        return [faces_of(world) for world in self.worlds]

    @cached_property
    def odds(self) -> list[list[float]]:
        """For each card, how likely it is of each family."""
        columns = list(zip(*self.faces, strict=True))
        return [[column.count(family) * self.share for family in range(len(FAMILIES))] for column in columns]

    @cached_property
    def mates(self) -> list[list[float]]:
        """For each card, how likely each other one is of its family."""
        counts = [[0] * len(CARDS) for _ in CARDS]
        for world in self.worlds:
            for four in world:
                for one, other in combinations(numbers(four), 2):
                    counts[one][other] += 1
                    counts[other][one] += 1
        return [[count * self.share for count in row] for row in counts]

    @cached_property
    def near(self) -> list[Cards]:
        """By card, the cards that it touches."""
        return beside(self.view.cells)

    @cached_property
    def aim(self) -> Aim:
        """What has to be reached, apart from links."""
        view = self.view
        if view.goal is None:
            return Families(self.worlds, view.cells, self.pinned, self._effort.families)
        return Shaped(self.odds, view.cells, self.pinned, view.shape, self._effort.plans)

    def lacks_after(self, card: int, to: Cell) -> Callable[[World], float]:
        """How many moves each world lacks after a move, links included."""
        cells = list(self.view.cells)
        cells[card] = to
        near = beside(cells)
        lacks = self.aim.lacks(cells, near)
        if not self.view.linked:
            return lacks
        unlinked = self._unlinked([spot(cell) for cell in cells], near)
        return lambda world: lacks(world) + unlinked(world)

    def _unlinked(self, spots: Sequence[Spot], near: Sequence[Cards]) -> Callable[[World], float]:
        """What each world lacks for the own link, by the distance of its groups, and for others' links on average."""
        grown: dict[Cards, tuple[Cards, Cards]] = {}

        def group(four: Cards) -> tuple[Cards, Cards]:
            """The largest group of a family, and all cards that touch it."""
            if four not in grown:
                cards = largest(four, near)
                reach = 0
                for card in numbers(cards):
                    reach |= near[card]
                grown[four] = cards, reach
            return grown[four]

        def unlinked(world: World) -> float:
            lack = 0.0
            if self.link is not None:
                one, reach = group(world[self.link[0]])
                other, _ = group(world[self.link[1]])
                if not reach & other:
                    cells = [spots[card] for card in numbers(other)]
                    lack = min([steps(spots[card], cell) for card in numbers(one) for cell in cells]) - 1
            if self._others:
                touching = sum(
                    [bool(group(one)[1] & group(other)[0]) for one, other in combinations(world, 2)]
                )
                lack += self._others * (1 - touching / len(LINKS))
            return lack

        return unlinked

    def together(self) -> float:
        """How likely the present field wins; the others' links may be any."""
        view = self.view
        if view.goal is not None and not has_shape(view.cells, view.goal):
            return 0
        lacks = Field(view.cells).lacks
        won = [world for world in self.worlds if not any(lacks(four) for four in world)]
        if not view.linked:
            return len(won) * self.share
        own = None if view.link is None else view.link.families
        pairs = [link.families for link in LINKS if link.families != own]
        chance = 0.0
        for world in won:
            if own is None or self._touch(world, own):
                chance += (sum([self._touch(world, pair) for pair in pairs]) / len(pairs)) ** self._others
        return chance * self.share

    def _touch(self, world: World, pair: tuple[Family, Family]) -> bool:
        one, other = (world[FAMILIES.index(family)] for family in pair)
        return any(self.near[card] & other for card in numbers(one))


def faces_of(world: World) -> list[int]:
    """By card, its family in a world."""
    faces = [0] * len(CARDS)
    for family, four in enumerate(world):
        for card in numbers(four):
            faces[card] = family
    return faces
