"""What a seat of Pikit sees, is told and can remember (PIK-23)."""

from typing import TypeAlias

from msgspec import Struct

from yakai.core.game import Result, Seat
from yakai.games.pikit.actions import Draw, Flip, Reroll, Steal
from yakai.games.pikit.pieces import Kind, Reason
from yakai.games.pikit.scoring import Sheet
from yakai.games.pikit.state import Closed, Ending, Played, Stage, Stance


class View(Struct, frozen=True):
    """What a seat sees. `seat` is `null` for a spectator; `stance` is `null` for a spectator and on one screen.

    `hand` has the seat's own kaiju, `hands` how many cards each seat holds, mechas included; `mechas` has the holder of
    each double's mecha, 1-1 first (`null`: it lies on the table). `dice` is empty before the first roll. The `centre`
    is in the order of its places, of which `gaps` are empty, counted from 0. In a window `chain` has the discard that
    can be answered, with the cancels on it, the newest last; `stands` says which of them would not be stopped if no
    further answer came, and `asked` are the seats that are waited for. Once `ending` says why, `left` counts the last
    turns still to come after this one: the next `left` seats clockwise have one each. `shown` has the kaiju that every
    seat was seen to gain and still holds; `worth` is what the own hand would score now, without the bonus for most 1s;
    `last` is the latest discard that was carried out or stopped.
    """

    seat: Seat | None
    stage: Stage
    turn: Seat
    dice: tuple[int, ...]
    hand: tuple[int, ...]
    hands: tuple[int, ...]
    mechas: tuple[Seat | None, ...]
    wounds: tuple[int, ...]
    centre: tuple[int, ...]
    gaps: tuple[int, ...]
    deck: int
    discards: tuple[int, ...]
    removed: tuple[int, ...]
    played: int
    chain: tuple[Played, ...]
    stands: tuple[bool, ...]
    asked: tuple[Seat, ...]
    stance: Stance | None
    one_screen: bool
    idle: int
    ending: Ending | None
    left: int
    sheets: tuple[Sheet, ...]
    result: Result | None
    shown: tuple[tuple[int, ...], ...]
    worth: int | None
    last: Closed | None


class Memory(Struct, frozen=True):
    """The kaiju that every seat was seen to gain and still holds, and the table's options."""

    shown: tuple[tuple[int, ...], ...]
    first: Seat | None
    reaction: int


class DealtEvent(Struct, frozen=True, tag="dealt"):
    """The centre, each seat's first cards, which all see, and the seat that begins."""

    first: Seat
    centre: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    seconds: float


class RolledEvent(Struct, frozen=True, tag="rolled"):
    """A turn begins: both dice are rolled."""

    seat: Seat
    dice: tuple[int, ...]
    seconds: float = 1.0


class DiscardedEvent(Struct, frozen=True, tag="discarded"):
    """A seat discards a card for its effect, which `play` names."""

    seat: Seat
    number: int
    play: Reroll | Steal | Draw | Flip


class AnsweredEvent(Struct, frozen=True, tag="answered"):
    """A seat answers a discard with a cancel."""

    seat: Seat
    number: int
    card: int
    against: Played


class PassedEvent(Struct, frozen=True, tag="passed"):
    """A seat passes on a discard. No other seat is told."""

    seat: Seat
    rest: bool


class ResolvedEvent(Struct, frozen=True, tag="resolved"):
    """A discard that was cancelled at least once is settled: it works after all, or it does not."""

    first: Played
    works: bool
    chain: tuple[Played, ...]
    stands: tuple[bool, ...]
    seconds: float


class FizzledEvent(Struct, frozen=True, tag="fizzled"):
    """A theft fails, because the victim has no cards left."""

    seat: Seat
    victim: Seat
    seconds: float = 1.0


class RerolledEvent(Struct, frozen=True, tag="rerolled"):
    """A seat rolls one die or both again."""

    seat: Seat
    dice: tuple[int, ...]
    seconds: float = 1.0


class FlippedEvent(Struct, frozen=True, tag="flipped"):
    """A seat turns a die to another face."""

    seat: Seat
    dice: tuple[int, ...]
    seconds: float = 0.8


class DrewEvent(Struct, frozen=True, tag="drew"):
    """A seat draws a card, which only that seat sees; `deck` is how many cards are left."""

    seat: Seat
    card: int | None
    deck: int
    seconds: float = 0.9


class RaidedEvent(Struct, frozen=True, tag="raided"):
    """A seat rolled a double whose mecha another player holds, and will take a random card from that player."""

    seat: Seat
    victim: Seat
    number: int
    seconds: float = 1.0


class StoleEvent(Struct, frozen=True, tag="stole"):
    """A random card goes from one hand to another, and all see it."""

    seat: Seat
    victim: Seat
    kind: Kind
    number: int
    seconds: float = 2.2


class WoundedEvent(Struct, frozen=True, tag="wounded"):
    """The stolen card was a 3: it is discarded and leaves a wound."""

    seat: Seat
    wounds: int
    seconds: float = 1.0


class TookEvent(Struct, frozen=True, tag="took"):
    """A seat takes cards from the centre; `why` says how the dice match them."""

    seat: Seat
    cards: tuple[int, ...]
    why: tuple[Reason, ...] = ()
    seconds: float = 1.6


class TookMechaEvent(Struct, frozen=True, tag="took_mecha"):
    """A seat takes a mecha from the table, with its token."""

    seat: Seat
    number: int
    seconds: float = 1.6


class StoppedEvent(Struct, frozen=True, tag="stopped"):
    """A seat takes nothing."""

    seat: Seat
    seconds: float = 1.0


class RefilledEvent(Struct, frozen=True, tag="refilled"):
    """The centre is refilled from the deck."""

    cards: tuple[int, ...]
    deck: int
    seconds: float = 0.4


class LastTurnsEvent(Struct, frozen=True, tag="last_turns"):
    """The last turns begin: each seat has one more after this one."""

    reason: Ending
    seconds: float = 1.5


class EndedEvent(Struct, frozen=True, tag="ended"):
    """The game is over; all hands are shown, unless it was conceded."""

    result: Result
    sheets: tuple[Sheet, ...]
    seconds: float


Event: TypeAlias = (
    DealtEvent
    | RolledEvent
    | DiscardedEvent
    | AnsweredEvent
    | PassedEvent
    | ResolvedEvent
    | FizzledEvent
    | RerolledEvent
    | FlippedEvent
    | DrewEvent
    | RaidedEvent
    | StoleEvent
    | WoundedEvent
    | TookEvent
    | TookMechaEvent
    | StoppedEvent
    | RefilledEvent
    | LastTurnsEvent
    | EndedEvent
)
