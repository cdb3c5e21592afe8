"""What a seat of Yokai Sketch sees, hears and can remember (SKE-20)."""

from typing import Literal, TypeAlias

from msgspec import Struct

from yakai.core.game import Result, Seat
from yakai.games.sketch.pieces import Colour, Sketch, Yokai

Stage: TypeAlias = Literal["deal", "draw", "turn", "uncover", "over"]


class TookEvent(Struct, frozen=True, tag="took"):
    """A portrait is complete, and whoever has more cards there takes it (SKE-13).

    `cards` are both sides' by seat, the newest last. The next in a chain is a little quicker.
    """

    seat: Seat
    yokai: Yokai
    colour: Colour
    cards: tuple[tuple[Sketch, ...], ...]
    seconds: float


class HidEvent(Struct, frozen=True, tag="hid"):
    """A portrait is complete with equal sides: the yokai hides (SKE-14). `stays`: it is the last one of its pile."""

    yokai: Yokai
    colour: Colour
    cards: tuple[tuple[Sketch, ...], ...]
    stays: bool
    seconds: float


Completed: TypeAlias = TookEvent | HidEvent


class Portrait(Struct, frozen=True, gc=False):
    """A pile as everybody knows it: its yokai from the top down, `null` for one that was never uncovered.

    `sides` has each seat's cards there, the newest last; `missing` is how many more make the top complete (SKE-12),
    0 in an empty pile.
    """

    yokai: tuple[Yokai | None, ...]
    sides: tuple[tuple[Sketch, ...], ...]
    missing: int


class View(Struct, frozen=True):
    """What lies before the player. `seat` is `null` for a spectator; `turn` is `null` before the deal and at the end.

    Piles stand in the order water, fire, earth, wind. `to` is the pile that was played to last in this turn, and
    `quiet` counts the turns without a capture, this one included; `left` says how many such turns there can still be,
    this one included, when they are few (SKE-19). `last` is the portrait that was completed last.
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
    """What the deck was made of when it was last shuffled, and what this seat has had of it since."""

    shuffled: tuple[Sketch, ...]
    drawn: tuple[Sketch, ...]
    first: Seat | None


class DealtEvent(Struct, frozen=True, tag="dealt"):
    """Three cards each, the first yokai face up; somebody begins."""

    first: Seat
    tops: tuple[Yokai, ...]


class ReshuffledEvent(Struct, frozen=True, tag="reshuffled"):
    """The deck is empty: the discard becomes a new one (SKE-5)."""

    cards: int
    seconds: float = 1.0


class DrewEvent(Struct, frozen=True, tag="drew"):
    """A seat draws; only that seat sees what."""

    seat: Seat
    card: Sketch | None
    deck: int


class PlacedEvent(Struct, frozen=True, tag="placed"):
    """A card goes to a seat's side of a pile, where it now has so many."""

    seat: Seat
    card: Sketch
    colour: Colour
    cards: int


class CalledEvent(Struct, frozen=True, tag="called"):
    """A yokai comes over to another pile (SKE-10)."""

    seat: Seat
    yokai: Yokai
    source: Colour
    colour: Colour
    seconds: float = 1.2


class DistractedEvent(Struct, frozen=True, tag="distracted"):
    """A seat turns the opponent's newest card over to its other colour (SKE-11)."""

    seat: Seat
    card: Sketch
    source: Colour
    colour: Colour
    seconds: float = 1.2


class UncoveredEvent(Struct, frozen=True, tag="uncovered"):
    """A pile shows a yokai that nobody has seen before."""

    colour: Colour
    yokai: Yokai
    seconds: float = 0.7


class StoppedEvent(Struct, frozen=True, tag="stopped"):
    """A seat ends its turn after so many cards; after none it passes (SKE-6)."""

    seat: Seat
    played: int


class QuietEvent(Struct, frozen=True, tag="quiet"):
    """So many turns are left, unless somebody takes a yokai (SKE-19)."""

    left: int


class EndedEvent(Struct, frozen=True, tag="ended"):
    """The game is over; `colours` are the different ones in each album, which decide between equal points (SKE-18)."""

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
