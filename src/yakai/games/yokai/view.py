"""What a seat of Yokai sees, is told and can remember (YOK-28)."""

from typing import TypeAlias

from msgspec import Struct

from yakai.core.game import Result, Seat
from yakai.games.yokai.field import Side
from yakai.games.yokai.grid import Cell
from yakai.games.yokai.pieces import Family, Goal, Grade, Hint, Link
from yakai.games.yokai.state import Cover, Deeds, End, Options, Stage


class View(Struct, frozen=True):
    """What a seat sees. `seat` is `null` for a spectator; `turn` is `null` when no seat has to act.

    Cards are numbers: a card's number is its place in the first square, row by row. `cells` says where each card lies,
    `faces` what this seat sees of it now. `covers` are the cards with a hint, in the order of placing. `peeked` are the
    cards that the player whose turn it is looks at; this seat's own are shown in `faces` until it moves a card, or for
    good with the notebook (YOK-15). `hints` are the waiting hints that lie open and can be used, `waiting` counts all
    that wait. `linked` are the seats with a link card, `link` is this seat's own. `shape` are the cells of the goal,
    which may be shifted, turned and mirrored. `record` is what every seat saw in all earlier turns, `deeds` in this
    one. At the end, `end` shows everything.
    """

    seat: Seat | None
    seats: int
    turn: Seat | None
    stage: Stage
    options: Options
    first: Seat
    turns: int
    cells: tuple[Cell, ...]
    faces: tuple[Family | None, ...]
    peeked: tuple[int, ...]
    covers: tuple[Cover, ...]
    hints: tuple[Hint, ...]
    waiting: int
    pile: int
    linked: tuple[Seat, ...]
    link: Link | None
    goal: Goal | None
    shape: tuple[Cell, ...]
    record: tuple[Deeds, ...]
    deeds: Deeds
    end: End | None
    result: Result | None


class Memory(Struct, frozen=True):
    """What this seat can remember: its peeks, the hints buried in the stack (YOK-23), oldest first, and all actions.

    `record` has the actions of all earlier turns, `deeds` those of this one.
    """

    faces: tuple[Family | None, ...]
    buried: tuple[Hint, ...]
    record: tuple[Deeds, ...]
    deeds: Deeds


class DealtEvent(Struct, frozen=True, tag="dealt"):
    """The square is laid out and `first` begins; only the holder of a link sees its families."""

    first: Seat
    goal: Goal | None
    linked: tuple[Seat, ...]
    link: Link | None
    seconds: float = 1.5


class PeekedEvent(Struct, frozen=True, tag="peeked"):
    """A seat peeks at a card, whose face only that seat sees."""

    seat: Seat
    card: int
    face: Family | None


class StuckEvent(Struct, frozen=True, tag="stuck"):
    """No card can be moved, so the seat skips this step (YOK-9)."""

    seat: Seat


class Beside(Struct, frozen=True, gc=False):
    """A neighbour of a card, and on which side of that neighbour the card lies."""

    side: Side
    card: int


class MovedEvent(Struct, frozen=True, tag="moved"):
    """A seat moves a card beside these; the cards that it peeked at lie face down again."""

    seat: Seat
    card: int
    start: Cell
    end: Cell
    beside: tuple[Beside, ...]


class DrewEvent(Struct, frozen=True, tag="drew"):
    """A seat draws the pile's top hint; with blind hints no seat sees it (YOK-24)."""

    seat: Seat
    hint: Hint | None
    pile: int


class PlacedEvent(Struct, frozen=True, tag="placed"):
    """A seat places a hint on a card."""

    seat: Seat
    card: int
    hint: Hint | None
    waiting: int


class DeclaredEvent(Struct, frozen=True, tag="declared"):
    """A seat declares that the families are together (YOK-7)."""

    seat: Seat


class ShownEvent(Struct, frozen=True, tag="shown"):
    """All cards are turned up where they lie."""

    end: End
    seconds: float


class EndedEvent(Struct, frozen=True, tag="ended"):
    """The game is over; the grade is `null` unless the game is won."""

    result: Result
    grade: Grade | None


Event: TypeAlias = (
    DealtEvent
    | PeekedEvent
    | StuckEvent
    | MovedEvent
    | DrewEvent
    | PlacedEvent
    | DeclaredEvent
    | ShownEvent
    | EndedEvent
)
