"""What a bot has in mind when it is to act: what may lie where, what that lacks, and what could be done."""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from random import Random

from msgspec import Struct

from yakai.games.yokai.bots.beliefs import Evidence, Sense, World, worlds
from yakai.games.yokai.bots.groups import Field, beside
from yakai.games.yokai.bots.shapes import placements
from yakai.games.yokai.field import Cards, Cell, cut_points
from yakai.games.yokai.pieces import CARDS, FAMILIES, LINKS, Family
from yakai.games.yokai.view import Memory, View


class Effort(Struct, frozen=True):
    """How much it imagines: walks through the worlds, their first steps, how many samples each, the steps between."""

    walks: int
    first: int
    samples: int
    steps: int


class Mind:
    """The worlds that a seat believes in, and its field."""

    def __init__(self, view: View, memory: Memory, sense: Sense, effort: Effort, rng: Random) -> None:
        self.view = view
        self.memory = memory
        self.rng = rng
        self.evidence = Evidence(view, memory, sense)
        self.worlds = worlds(self.evidence, rng, effort.walks, effort.first, effort.samples, effort.steps)
        self.share = 1 / len(self.worlds)
        self.fours = Counter(four for world in self.worlds for four in world)
        self.pinned = sum(1 << cover.card for cover in view.covers)
        self.field = self._best_field()

    @property
    def turns_left(self) -> int:
        """How many turns there are at most, this one included."""
        return 2 * self.view.pile + self.view.waiting

    @cached_property
    def faces(self) -> list[list[int]]:
        """The families by card, of each world."""
        return [faces_of(world) for world in self.worlds]

    @cached_property
    def near(self) -> list[Cards]:
        """The cards that touch each card."""
        return beside(self.view.cells)

    def _best_field(self) -> Field:
        """The field, with the goal's shape laid so that it lacks least."""
        cells, stuck = self.view.cells, _stuck(self.near)
        if self.view.goal is None:
            return Field(cells, self.pinned, stuck=stuck)
        fields = [
            Field(cells, self.pinned, shape, stuck=stuck)
            for shape in placements(self.view.shape, cells, self.pinned)
        ]
        return min(
            fields or [Field(cells, self.pinned, stuck=stuck)],
            key=lambda field: sum(count * field.lacks(four) for four, count in self.fours.items()),
        )

    def moved(self, card: int, to: Cell) -> tuple[Field, list[Cards]]:
        """The field after a move, and what touches what then."""
        cells = list(self.view.cells)
        cells[card] = to
        near = beside(cells)
        return Field(cells, self.pinned, self.field.shape, stuck=_stuck(near)), near

    def covered(self, card: int) -> Field:
        """The field with one more card that stays where it lies."""
        return Field(self.view.cells, self.pinned | 1 << card, self.field.shape, stuck=self.field.stuck)

    def lacks(self, field: Field, world: World, near: list[Cards]) -> float:
        """How many moves a field lacks in a world, links and all."""
        count = field.lacks
        lack = sum([count(four) for four in world])
        if self.view.link is not None and not _touch(world, near, self.view.link.families):
            lack += 1
        return lack

    def together(self) -> float:
        """How likely it is that all is won as it lies, whatever the others' links are."""
        field, near = self.field, self.near
        others = [seat for seat in self.view.linked if seat != self.view.seat]
        possible = [link.families for link in LINKS if link != self.view.link]
        won = 0.0
        for world in self.worlds:
            if not self.lacks(field, world, near):
                held = sum(_touch(world, near, pair) for pair in possible) / len(possible)
                won += held ** len(others)
        return won * self.share


def faces_of(world: World) -> list[int]:
    """The family of each card."""
    faces = [0] * len(CARDS)
    for family, four in enumerate(world):
        while four:
            bit = four & -four
            faces[bit.bit_length() - 1] = family
            four ^= bit
    return faces


def _touch(world: World, near: list[Cards], pair: tuple[Family, Family]) -> bool:
    one, other = (world[FAMILIES.index(family)] for family in pair)
    return any(near[card] & other for card in CARDS if one >> card & 1)


def _stuck(near: Sequence[Cards]) -> Cards:
    """The cards without which the field falls apart."""
    return sum(card for card, _ in cut_points({1 << card: cards for card, cards in enumerate(near)}))
