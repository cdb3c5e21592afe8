"""The whole of a Yak game at one moment, secrets included."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from yakai.core.bag import Bag
from yakai.core.game import Result, Seat
from yakai.core.hidden import Hidden
from yakai.games.yak.pieces import Card, Claim


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose: who begins (`null`: chance decides, ALL-1)."""

    first: Seat | None = None


SEATS: Final = range(2, 7)

ONLY: Final = tuple(frozenset({seat}) for seat in range(SEATS[-1]))
"""By seat: a secret that this seat alone knows."""

Stage: TypeAlias = Literal["deal", "turn", "draw", "over"]


class FaceDown(Struct, frozen=True, gc=False):
    """A card on the stack as a seat sees it: its face only if that seat played it."""

    seat: Seat
    claim: Claim
    card: Card | None


class Laid(Struct, frozen=True, gc=False):
    """A card on the stack: its back, as all but one see it, and its face."""

    back: FaceDown
    card: Hidden[Card]


class Shown(Struct, frozen=True, gc=False):
    """A card of a stack that was turned over: who had played it, saying what."""

    seat: Seat
    claim: Claim
    card: Card


class Counting(Struct, frozen=True, gc=False):
    """The count of a stack, or of as much of it as is turned so far: for telling it card by card.

    `counted` says what each card is worth; with more cards turned it changes when a special switches something.
    `everyone` and `ones` say whether a «!» or a «1» is at work, `off` whether stop cards switch them off.
    """

    total: int
    counted: tuple[int, ...]
    everyone: bool
    ones: bool
    off: bool


class Showdown(Struct, frozen=True, gc=False):
    """A challenge as everybody saw it (YAK-18): the stack in the order of play, the count, and who was wrong."""

    challenger: Seat
    claimer: Seat
    claim: Claim
    cards: tuple[Shown, ...]
    count: Counting
    loser: Seat


class State(Struct, frozen=True, gc=False):
    """Hands and stack are secrets with their owners; the deck is a bag that nobody knows."""

    options: Options
    stage: Stage
    turn: Seat
    hands: tuple[tuple[Hidden[Card], ...], ...]
    deck: Hidden[Bag[Card]]
    stack: tuple[Laid, ...]
    penalties: tuple[tuple[Card, ...], ...]
    showdowns: tuple[Showdown, ...]
    result: Result | None = None
