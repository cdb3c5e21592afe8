"""The whole of a game of Foxfire at one moment, and what a table can choose."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from yakai.core.bag import Bag
from yakai.core.game import Result, Seat
from yakai.core.hidden import Hidden
from yakai_foxfire.pieces import Lantern, Wish

Stage: TypeAlias = Literal["deal", "light", "lay", "over"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose: how long there is to lay a spark (FOX-5), and whether there are wishes (FOX-2)."""

    seconds: Annotated[int, Meta(ge=5, le=60)] | None = 20
    wishes: bool = True


class Turned(Struct, frozen=True):
    """A round when its sparks lie open: by seat, and who has the lantern now, if anybody (FOX-6)."""

    lantern: Lantern
    sparks: tuple[int, ...]
    winner: Seat | None


class State(Struct, frozen=True):
    """Everything. What is not `Hidden` is public: the sparks that are left, and the lanterns, can be counted by all."""

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
