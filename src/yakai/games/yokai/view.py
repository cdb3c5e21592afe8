"""What a seat of Yokai sees, hears and can remember (YOK-28)."""

from typing import TypeAlias

from msgspec import Struct

from yakai.core.game import Result, Seat
from yakai.games.yokai.field import Side
from yakai.games.yokai.grid import Cell
from yakai.games.yokai.pieces import Family, Goal, Grade, Hint, Link
from yakai.games.yokai.state import Cover, Deeds, End, Options, Stage


class View(Struct, frozen=True):
    """What lies before the player. `seat` is `null` for a spectator; `turn` is `null` when nobody is to act.

    Cards go by number, which is their place in the first square (row by row) and stays theirs: `cells` says where
    each lies, `faces` what this seat sees of it now. `covers` are those with a hint, in the order of placing.
    `peeked` are the cards that whoever's turn it is looks at; the faces of one's own are shown until one moves a
    card, or for good with the notebook (YOK-15). `hints` are the waiting hints that lie open and can be used,
    `waiting` counts all that wait. `linked` are the seats with a link card, `link` is the own one. `shape` are the
    cells that the goal is made of, wherever and however turned. `record` is what everybody saw done in all turns
    before, `deeds` in this one. When all is over `end` shows everything.
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
    """All own peeks, the hints buried in the stack (YOK-23), oldest first, and who did what to which card: in all
    turns before, and in this one."""

    faces: tuple[Family | None, ...]
    buried: tuple[Hint, ...]
    record: tuple[Deeds, ...]
    deeds: Deeds


class DealtEvent(Struct, frozen=True, tag="dealt"):
    """The square is laid out; somebody begins. Only the holder of a link sees which it is."""

    first: Seat
    goal: Goal | None
    linked: tuple[Seat, ...]
    link: Link | None
    seconds: float = 1.5


class PeekedEvent(Struct, frozen=True, tag="peeked"):
    """A seat looks at a card; only that seat sees what it is."""

    seat: Seat
    card: int
    face: Family | None


class StuckEvent(Struct, frozen=True, tag="stuck"):
    """No card can be moved: the step is skipped (YOK-9)."""

    seat: Seat


class Beside(Struct, frozen=True, gc=False):
    """Where a card lies, seen from another one that it touches."""

    side: Side
    card: int


class MovedEvent(Struct, frozen=True, tag="moved"):
    """A seat moves a card beside these; what it peeked at lies face down again."""

    seat: Seat
    card: int
    start: Cell
    end: Cell
    beside: tuple[Beside, ...]


class DrewEvent(Struct, frozen=True, tag="drew"):
    """A seat turns the pile's top hint; with blind hints nobody sees which it is (YOK-24)."""

    seat: Seat
    hint: Hint | None
    pile: int


class PlacedEvent(Struct, frozen=True, tag="placed"):
    """A seat puts a hint on a card."""

    seat: Seat
    card: int
    hint: Hint | None
    waiting: int


class DeclaredEvent(Struct, frozen=True, tag="declared"):
    """A seat says that the families are together (YOK-7)."""

    seat: Seat


class ShownEvent(Struct, frozen=True, tag="shown"):
    """All cards are turned up where they lie."""

    end: End
    seconds: float


class EndedEvent(Struct, frozen=True, tag="ended"):
    """The game is over; the grade is `null` unless it is won."""

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
