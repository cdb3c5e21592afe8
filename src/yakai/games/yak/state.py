"""The complete state of a Yak game, secrets included."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from yakai.core.bag import Bag
from yakai.core.game import Result, Seat
from yakai.core.hidden import Hidden
from yakai.games.yak.pieces import Card, Claim


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose: which seat begins (`null`: chance decides, ALL-1)."""

    first: Seat | None = None


SEATS: Final = range(2, 7)

ONLY: Final = tuple(frozenset({seat}) for seat in range(SEATS[-1]))
"""By seat, the owners of a secret that only this seat knows."""

Stage: TypeAlias = Literal["deal", "turn", "draw", "over"]


class FaceDown(Struct, frozen=True, gc=False):
    """A card on the stack as a seat sees it: its face only if that seat played it."""

    seat: Seat
    claim: Claim
    card: Card | None


class Laid(Struct, frozen=True, gc=False):
    """A card on the stack: what every other seat sees of it, and its face."""

    back: FaceDown
    card: Hidden[Card]


class Shown(Struct, frozen=True, gc=False):
    """A card of a stack that was turned over, with the seat that played it and its claim."""

    seat: Seat
    claim: Claim
    card: Card


class Counting(Struct, frozen=True, gc=False):
    """The count of a stack, or of the part that is turned over so far, so that it can be shown card by card.

    `counted` is what each card is worth; turning a special over can change it. `everyone` and `ones` say whether a «!»
    or a «1» is on, `off` whether stop cards switch both off.
    """

    total: int
    counted: tuple[int, ...]
    everyone: bool
    ones: bool
    off: bool


class Showdown(Struct, frozen=True, gc=False):
    """A challenge as all seats saw it (YAK-18): the stack in the order of play, the count, and who was wrong."""

    challenger: Seat
    claimer: Seat
    claim: Claim
    cards: tuple[Shown, ...]
    count: Counting
    loser: Seat


class State(Struct, frozen=True, gc=False):
    """A state of the game. Hands and stack are secrets of their owners; no seat knows the order of the deck, a bag."""

    options: Options
    stage: Stage
    turn: Seat
    hands: tuple[tuple[Hidden[Card], ...], ...]
    deck: Hidden[Bag[Card]]
    stack: tuple[Laid, ...]
    penalties: tuple[tuple[Card, ...], ...]
    showdowns: tuple[Showdown, ...]
    result: Result | None = None
