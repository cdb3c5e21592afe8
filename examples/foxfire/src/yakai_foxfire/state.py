"""The state of a game of Foxfire, and its options."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from yakai.core.bag import Bag
from yakai.core.game import Result, Seat
from yakai.core.hidden import Hidden
from yakai_foxfire.pieces import Lantern, Wish

Stage: TypeAlias = Literal["deal", "light", "lay", "over"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The seconds to lay a spark (FOX-5), and whether there are wishes (FOX-2)."""

    seconds: Annotated[int, Meta(ge=5, le=60)] | None = 20
    wishes: bool = True


class Turned(Struct, frozen=True):
    """A finished round: the sparks by seat, and the winner of the lantern, if there is one (FOX-6)."""

    lantern: Lantern
    sparks: tuple[int, ...]
    winner: Seat | None


class State(Struct, frozen=True):
    """The whole game. Everything that is not `Hidden` is public, such as the sparks and lanterns that are left."""

    options: Options
    stage: Stage
    round: int
    lanterns: tuple[Lantern, ...]
    sparks: tuple[tuple[int, ...], ...]
    taken: tuple[tuple[Lantern, ...], ...]
    wishes: tuple[Hidden[Wish], ...]
    spare: Hidden[Bag[Wish]]
    laid: tuple[Hidden[int] | None, ...]
    lantern: Lantern | None = None
    last: Turned | None = None
    shown: tuple[Wish, ...] = ()
    result: Result | None = None
