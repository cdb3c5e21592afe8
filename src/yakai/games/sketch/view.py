"""What a seat of Yokai Sketch sees, is told and can remember (SKE-20)."""

from typing import Literal, TypeAlias

from msgspec import Struct

from yakai.core.game import Result, Seat
from yakai.games.sketch.pieces import Colour, Sketch, Yokai

Stage: TypeAlias = Literal["deal", "draw", "turn", "uncover", "over"]


class TookEvent(Struct, frozen=True, tag="took"):
    """A portrait is completed, and the seat with more cards there takes it (SKE-13).

    `cards` are those of both sides, by seat, the newest last. Later portraits in a chain take a little less time.
    """

    seat: Seat
    yokai: Yokai
    colour: Colour
    cards: tuple[tuple[Sketch, ...], ...]
    seconds: float


class HidEvent(Struct, frozen=True, tag="hid"):
    """A portrait is completed with equal sides: the yokai hides (SKE-14). `stays`: it is the only one of its pile."""

    yokai: Yokai
    colour: Colour
    cards: tuple[tuple[Sketch, ...], ...]
    stays: bool
    seconds: float


Completed: TypeAlias = TookEvent | HidEvent


class Portrait(Struct, frozen=True, gc=False):
    """A pile as both players know it: its yokai from the top down, `null` for those never uncovered.

    `sides` has each seat's cards there, the newest last; `missing` is how many more complete the top (SKE-12), and 0 in
    an empty pile.
    """

    yokai: tuple[Yokai | None, ...]
    sides: tuple[tuple[Sketch, ...], ...]
    missing: int


class View(Struct, frozen=True):
    """What a seat sees. `seat` is `null` for a spectator; `turn` is `null` before the deal and at the end.

    Piles are in the order water, fire, earth, wind. `to` is the pile that was last played to in this turn. `quiet`
    counts the turns without a capture, this one included; `left` says how many such turns are still possible, this one
    included, when they are few (SKE-19). `last` is the portrait that was completed last.
    """

    seat: Seat | None
    stage: Stage
    turn: Seat | None
    played: int
    to: Colour | None
    quiet: int
    left: int | None
    hand: tuple[Sketch, ...]
    hands: tuple[int, ...]
    deck: int
    discard: tuple[Sketch, ...]
    piles: tuple[Portrait, ...]
    albums: tuple[tuple[Yokai, ...], ...]
    last: Completed | None
    result: Result | None


class Memory(Struct, frozen=True):
    """What the deck was last made of, what this seat has had of it since, and the chosen first player, if any."""

    shuffled: tuple[Sketch, ...]
    drawn: tuple[Sketch, ...]
    first: Seat | None


class DealtEvent(Struct, frozen=True, tag="dealt"):
    """Each hand gets three cards and each pile its first yokai face up; `first` begins."""

    first: Seat
    tops: tuple[Yokai, ...]


class ReshuffledEvent(Struct, frozen=True, tag="reshuffled"):
    """The deck is empty, so the discard becomes the new one (SKE-5)."""

    cards: int
    seconds: float = 1.0


class DrewEvent(Struct, frozen=True, tag="drew"):
    """A seat draws a card, which only that seat sees; `deck` is how many cards are left."""

    seat: Seat
    card: Sketch | None
    deck: int


class PlacedEvent(Struct, frozen=True, tag="placed"):
    """A seat plays a card to its side of a pile, which then has `cards` cards."""

    seat: Seat
    card: Sketch
    colour: Colour
    cards: int


class CalledEvent(Struct, frozen=True, tag="called"):
    """A yokai is called to another pile (SKE-10)."""

    seat: Seat
    yokai: Yokai
    source: Colour
    colour: Colour
    seconds: float = 1.2


class DistractedEvent(Struct, frozen=True, tag="distracted"):
    """A seat distracts: the opponent's newest card goes to its other colour (SKE-11)."""

    seat: Seat
    card: Sketch
    source: Colour
    colour: Colour
    seconds: float = 1.2


class UncoveredEvent(Struct, frozen=True, tag="uncovered"):
    """A pile's new top is a yokai that was never seen before."""

    colour: Colour
    yokai: Yokai
    seconds: float = 0.7


class StoppedEvent(Struct, frozen=True, tag="stopped"):
    """A seat ends its turn after `played` cards; without any it passes (SKE-6)."""

    seat: Seat
    played: int


class QuietEvent(Struct, frozen=True, tag="quiet"):
    """A turn begins, and only `left` turns are left unless a player takes a yokai (SKE-19)."""

    left: int


class EndedEvent(Struct, frozen=True, tag="ended"):
    """The game is over; `colours` counts the different colours in each album, which break ties on points (SKE-18)."""

    result: Result
    colours: tuple[int, ...]


Event: TypeAlias = (
    DealtEvent
    | ReshuffledEvent
    | DrewEvent
    | PlacedEvent
    | CalledEvent
    | DistractedEvent
    | UncoveredEvent
    | TookEvent
    | HidEvent
    | StoppedEvent
    | QuietEvent
    | EndedEvent
)
