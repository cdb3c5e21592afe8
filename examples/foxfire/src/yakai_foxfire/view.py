"""The view, the memory and the events of a seat of Foxfire."""

from typing import TypeAlias

from msgspec import Struct

from yakai.core.game import Result, Seat
from yakai_foxfire.pieces import Lantern, Wish
from yakai_foxfire.state import Options, Stage, Turned


class View(Struct, frozen=True):
    """What a seat sees. `laid` says which players have laid a spark; `own` is the seat's own laid spark."""

    seat: Seat | None
    options: Options
    stage: Stage
    round: int
    lantern: Lantern | None
    sparks: tuple[tuple[int, ...], ...]
    taken: tuple[tuple[Lantern, ...], ...]
    laid: tuple[bool, ...]
    own: int | None
    wish: Wish | None
    last: Turned | None
    shown: tuple[Wish, ...]
    result: Result | None


class Memory(Struct, frozen=True):
    """The lanterns that went out, which the view does not show."""

    out: tuple[Lantern, ...]


class DealtEvent(Struct, frozen=True, tag="dealt"):
    """The wishes are dealt; each player is told their own."""

    wish: Wish | None


class LitEvent(Struct, frozen=True, tag="lit"):
    """A lantern is lit."""

    round: int
    lantern: Lantern


class LaidEvent(Struct, frozen=True, tag="laid"):
    """A player lays a spark face down."""

    seat: Seat


class TurnedEvent(Struct, frozen=True, tag="turned"):
    """The sparks of the round are turned over; boards show them for this many seconds."""

    turned: Turned
    seconds: float


class EndedEvent(Struct, frozen=True, tag="ended"):
    """The game is over: all wishes, and the result."""

    shown: tuple[Wish, ...]
    result: Result


Event: TypeAlias = DealtEvent | LitEvent | LaidEvent | TurnedEvent | EndedEvent
