"""What a seat of Foxfire sees, is told, and can remember."""

from typing import TypeAlias

from msgspec import Struct

from yakai.core.game import Result, Seat
from yakai_foxfire.pieces import Lantern, Wish
from yakai_foxfire.state import Options, Stage, Turned


class View(Struct, frozen=True):
    """All that lies before a seat: `laid` says who has laid, `own` what one has laid oneself."""

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
    """Which lanterns went out: the view shows only those that somebody has."""

    out: tuple[Lantern, ...]


class DealtEvent(Struct, frozen=True, tag="dealt"):
    """Everybody has a wish; one's own is told."""

    wish: Wish | None


class LitEvent(Struct, frozen=True, tag="lit"):
    """A lantern is lit."""

    round: int
    lantern: Lantern


class LaidEvent(Struct, frozen=True, tag="laid"):
    """Somebody lays a spark face down."""

    seat: Seat


class TurnedEvent(Struct, frozen=True, tag="turned"):
    """The sparks of the round are turned over. It takes a while to look at all of them."""

    turned: Turned
    seconds: float


class EndedEvent(Struct, frozen=True, tag="ended"):
    """The wishes are shown, and the points counted."""

    shown: tuple[Wish, ...]
    result: Result


Event: TypeAlias = DealtEvent | LitEvent | LaidEvent | TurnedEvent | EndedEvent
