"""What a seat of Yak sees, hears and can remember (YAK-22)."""

from typing import TypeAlias

from msgspec import Struct

from yakai.core.game import Result, Seat
from yakai.games.yak.pieces import Card, Claim
from yakai.games.yak.state import Showdown


class FaceDown(Struct, frozen=True, gc=False):
    """A card on the stack as a seat sees it: its face only if that seat played it."""

    seat: Seat
    claim: Claim
    card: Card | None


class View(Struct, frozen=True):
    """What lies before the player. `seat` is `null` for a spectator; `turn` is `null` when nobody is to act."""

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
    """All challenges so far: who said what, on which card, and who was wrong."""

    showdowns: tuple[Showdown, ...]
    first: Seat | None


class Counting(Struct, frozen=True):
    """The count when the stack is turned so far: for telling it card by card.

    `counted` says what each card turned so far is worth now; it changes when a special switches something.
    `everyone` and `ones` say whether a «!» or a «1» is at work, `off` whether stop cards switch them off.
    """

    total: int
    counted: tuple[int, ...]
    everyone: bool
    ones: bool
    off: bool


class DealtEvent(Struct, frozen=True, tag="dealt"):
    """Five cards each; somebody begins."""

    first: Seat


class ClaimedEvent(Struct, frozen=True, tag="claimed"):
    """A card goes face down onto the stack with a claim."""

    seat: Seat
    claim: Claim
    stack: int


class DrewEvent(Struct, frozen=True, tag="drew"):
    """A seat draws; only that seat sees what."""

    seat: Seat
    card: Card | None
    deck: int


class EmptyEvent(Struct, frozen=True, tag="empty"):
    """The deck is empty: the next challenge ends the game (YAK-19)."""


class ChallengedEvent(Struct, frozen=True, tag="challenged"):
    """A seat doubts the latest claim."""

    challenger: Seat
    claimer: Seat
    claim: Claim


class TurnedEvent(Struct, frozen=True, tag="turned"):
    """The stack is turned over and counted: one step for each card."""

    showdown: Showdown
    steps: tuple[Counting, ...]

    @property
    def seconds(self) -> float:
        """How long it takes to follow this at a table: bots wait for it. (Not sent: it is no field.)"""
        return 1.5 + 0.6 * len(self.steps)


class TookEvent(Struct, frozen=True, tag="took"):
    """Whoever was wrong takes the stack."""

    seat: Seat
    cards: int
    right: Seat


class PassedEvent(Struct, frozen=True, tag="passed"):
    """A seat with an empty hand passes: the game ends (YAK-20)."""

    seat: Seat


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
