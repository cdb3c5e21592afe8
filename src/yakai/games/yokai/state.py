"""The complete state of a game of Yokai, secrets included."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Struct

from yakai.core.bag import Bag
from yakai.core.game import Result, Seat
from yakai.core.hidden import Hidden
from yakai.core.options import Graded
from yakai.games.yokai.field import EVERY
from yakai.games.yokai.grid import Cards, Cell
from yakai.games.yokai.pieces import HINTS, LINKS, Family, Goal, Grade, Hint, Link, Mix, Yokai

_ALL_HINTS: Final = Bag(HINTS)
_ALL_LINKS: Final = Bag(LINKS)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose: who begins (`null`: chance decides, ALL-1), and variants, in any combination.

    `links` is YOK-22, `stacked` YOK-23, `blind` YOK-24, `goal` YOK-25, `harder` or `easier` YOK-26, `notebook` YOK-15.
    """

    first: Seat | None = None
    links: Literal["none", "first", "all"] = "none"
    stacked: bool = False
    blind: bool = False
    goal: bool = False
    harder: Annotated[bool, Graded("hints", 1)] = False
    easier: Annotated[bool, Graded("hints", -1)] = False
    notebook: bool = False

    @property
    def mix(self) -> Mix:
        """Which hints are dealt (YOK-26); blind hints are always the usual ones (YOK-24)."""
        if self.blind or not (self.harder or self.easier):
            return "usual"
        return "harder" if self.harder else "easier"

    @property
    def level(self) -> int:
        """The highest of the five levels that these options include (YOK-21 to YOK-25, YOK-27).

        >>> Options().level, Options(links="all", stacked=True).level, Options(goal=True).level
        (1, 3, 5)
        """
        levels = (self.links != "none", self.stacked, self.blind, self.goal)
        return max([1, *(level for level, on in enumerate(levels, start=2) if on)])

    def linked(self, first: Seat, seats: int) -> tuple[Seat, ...]:
        """The seats that get a link: none, the first player, or all (YOK-22)."""
        if self.links == "none":
            return ()
        return (first,) if self.links == "first" else tuple(range(seats))

    def usable(self, waiting: int) -> int:
        """How many of the waiting hints can be placed: any (YOK-10), or the top one (YOK-23, YOK-24)."""
        return min(waiting, 1) if self.stacked or self.blind else waiting


Stage: TypeAlias = Literal["deal", "peek", "move", "hint", "draw", "over"]


class Cover(Struct, frozen=True, gc=False):
    """A card with a hint on it; the hint is `null` while it lies face down (YOK-24)."""

    card: int
    hint: Hint | None


class Deeds(Struct, frozen=True, gc=False):
    """What every seat saw one seat do in its turn (YOK-28): peek at cards, move one from cell to cell, cover one."""

    seat: Seat
    peeked: tuple[int, ...] = ()
    moved: int | None = None
    start: Cell | None = None
    end: Cell | None = None
    covered: int | None = None


class End(Struct, frozen=True):
    """The end, with all cards turned up (YOK-17 to YOK-20): the families by card, what was reached, and its score.

    `links` goes by seat. `unlinked` are the seats whose link is not fulfilled, `apart` the families that are not one
    group; `shaped` is `null` without a goal. `fitting` says for each placed hint, in the order of placing, whether it
    counts as right. `left` counts the hints still in the pile.
    """

    how: Literal["declared", "exhausted"]
    seat: Seat
    yokai: tuple[Family, ...]
    links: tuple[Link | None, ...]
    apart: tuple[Family, ...]
    unlinked: tuple[Seat, ...]
    shaped: bool | None
    won: bool
    fitting: tuple[bool, ...]
    right: int
    wrong: int
    left: int
    score: int
    grade: Grade | None
    level: int


class State(Struct, frozen=True):
    """A state of the game. A face is a secret of the seats that peeked at it; no seat knows the bags pile and box.

    Cards are numbers: `cells` and `faces` have one entry for each. `covers` are the cards with a hint, in the order of
    placing. `waiting` are the hints that lie face up, oldest first. Blind hints are secrets: those that wait are
    `down`, those on cards are `pinned`. The `box` has the hints that were left out, `spare` the links. `record` has
    what was done in all earlier turns, `deeds` what was done in this one.
    """

    options: Options
    stage: Stage
    first: Seat
    turn: Seat
    cells: tuple[Cell, ...]
    faces: tuple[Hidden[Yokai], ...]
    covers: tuple[Cover, ...]
    waiting: tuple[Hint, ...]
    down: tuple[Hidden[Hint], ...]
    pinned: tuple[Hidden[Hint], ...]
    pile: Hidden[Bag[Hint]]
    box: Hidden[Bag[Hint]]
    links: tuple[Hidden[Link] | None, ...]
    spare: Hidden[Bag[Link]]
    goal: Goal | None = None
    record: tuple[Deeds, ...] = ()
    deeds: Deeds = Deeds(0)
    end: End | None = None
    result: Result | None = None

    @property
    def held(self) -> tuple[int, ...]:
        """The cards that the player whose turn it is may look at, until it has moved one (YOK-15)."""
        return self.deeds.peeked if self.deeds.moved is None else ()


def undealt(seats: int, options: Options) -> State:
    """The state before the deal, with everything in the box."""
    return State(
        options=options,
        stage="deal",
        first=0,
        turn=0,
        cells=(),
        faces=(),
        covers=(),
        waiting=(),
        down=(),
        pinned=(),
        pile=Hidden(Bag[Hint](())),
        box=Hidden(_ALL_HINTS),
        links=(None,) * seats,
        spare=Hidden(_ALL_LINKS),
    )


def uncovered(covers: tuple[Cover, ...]) -> Cards:
    """The cards without a hint; only these can be peeked at, moved and covered (YOK-12)."""
    free = EVERY
    for cover in covers:
        free ^= 1 << cover.card
    return free
