"""What a seat of Yak sees, is told and can remember (YAK-22)."""

from typing import TypeAlias

from msgspec import Struct

from yakai.core.game import Result, Seat
from yakai.games.yak.pieces import Card, Claim
from yakai.games.yak.state import Counting, FaceDown, Showdown


class View(Struct, frozen=True, gc=False):
    """What a seat sees. `seat` is `null` for a spectator; `turn` is `null` when no seat has to act."""

    seat: Seat | None
    turn: Seat | None
    hand: tuple[Card, ...]
    hands: tuple[int, ...]
    deck: int
    stack: tuple[FaceDown, ...]
    penalties: tuple[tuple[Card, ...], ...]
    last: Showdown | None
    result: Result | None


class Memory(Struct, frozen=True):
    """All challenges so far, with all claims and cards, and the seat that was chosen to begin, if any."""

    showdowns: tuple[Showdown, ...]
    first: Seat | None


class DealtEvent(Struct, frozen=True, tag="dealt", gc=False):
    """Each hand gets five cards; `first` begins."""

    first: Seat


class ClaimedEvent(Struct, frozen=True, tag="claimed", gc=False):
    """A seat lays a card face down on the stack with a claim; `stack` is how many cards lie there now."""

    seat: Seat
    claim: Claim
    stack: int


class DrewEvent(Struct, frozen=True, tag="drew", gc=False):
    """A seat draws a card, which only that seat sees; `deck` is how many cards are left."""

    seat: Seat
    card: Card | None
    deck: int


class EmptyEvent(Struct, frozen=True, tag="empty"):
    """The deck is empty: the next challenge ends the game (YAK-19)."""


class ChallengedEvent(Struct, frozen=True, tag="challenged", gc=False):
    """A seat challenges the latest claim."""

    challenger: Seat
    claimer: Seat
    claim: Claim
    seconds: float = 1.1


class TurnedEvent(Struct, frozen=True, tag="turned", gc=False):
    """The stack is gathered, turned over and counted; `steps` has the count after each card."""

    showdown: Showdown
    steps: tuple[Counting, ...]
    seconds: float


class TookEvent(Struct, frozen=True, tag="took", gc=False):
    """The verdict: the player who was wrong takes the stack."""

    seat: Seat
    cards: int
    right: Seat
    seconds: float = 3.25


class PassedEvent(Struct, frozen=True, tag="passed"):
    """A seat with an empty hand passes: the game ends (YAK-20)."""

    seat: Seat
    seconds: float = 0.9


class EndedEvent(Struct, frozen=True, tag="ended"):
    """The game is over."""

    result: Result


Event: TypeAlias = (
    DealtEvent
    | ClaimedEvent
    | DrewEvent
    | EmptyEvent
    | ChallengedEvent
    | TurnedEvent
    | TookEvent
    | PassedEvent
    | EndedEvent
)
