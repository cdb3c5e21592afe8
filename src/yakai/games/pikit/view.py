"""What a seat of Pikit sees, hears and can remember (PIK-23)."""

from typing import TypeAlias

from msgspec import Struct

from yakai.core.game import Result, Seat
from yakai.games.pikit.actions import Draw, Flip, Reroll, Steal
from yakai.games.pikit.pieces import Kind, Reason
from yakai.games.pikit.scoring import Sheet
from yakai.games.pikit.state import Closed, Ending, Played, Stage, Stance


class View(Struct, frozen=True):
    """What lies before the player. `seat` is `null` for a spectator, and so is the `stance`, as it is on one screen.

    `hand` has the own kaiju, `hands` how many cards everybody holds, mechas included; `mechas` says who holds the mecha
    of each double, 1-1 first (`null`: it lies on the table). `dice` is empty before the first roll. The `centre` is in
    the order of its places, of which `gaps` are empty, counted from 0. In a window `chain` has the discard that can be
    answered, with the cancels upon it, the newest last, `stands` says which of them would not be stopped if nobody
    answered any more, and `asked` has those who are waited for. `left` counts the last turns still to come after this
    one, once `ending` says why: the next `left` seats clockwise have one each. `shown` has the kaiju that everybody was
    seen to gain and still holds; `worth` is what the own hand counts if it ended now, without the bonus for most 1s;
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
    """Which kaiju everybody was seen to gain and still holds, and what the table has chosen."""

    shown: tuple[tuple[int, ...], ...]
    first: Seat | None
    reaction: int


class DealtEvent(Struct, frozen=True, tag="dealt"):
    """The centre, everybody's first cards for all to see, and who begins."""

    first: Seat
    centre: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    seconds: float


class RolledEvent(Struct, frozen=True, tag="rolled"):
    """A turn begins with both dice."""

    seat: Seat
    dice: tuple[int, ...]
    seconds: float = 1.0


class DiscardedEvent(Struct, frozen=True, tag="discarded"):
    """A card is discarded for its effect, which is named."""

    seat: Seat
    number: int
    play: Reroll | Steal | Draw | Flip


class AnsweredEvent(Struct, frozen=True, tag="answered"):
    """A discard is answered with a cancel."""

    seat: Seat
    number: int
    card: int
    against: Played


class PassedEvent(Struct, frozen=True, tag="passed"):
    """A seat lets a discard be. Nobody else is told."""

    seat: Seat
    rest: bool


class ResolvedEvent(Struct, frozen=True, tag="resolved"):
    """A discard was answered, and nobody answers any more: it works after all, or it does not."""

    first: Played
    works: bool
    chain: tuple[Played, ...]
    stands: tuple[bool, ...]
    seconds: float


class FizzledEvent(Struct, frozen=True, tag="fizzled"):
    """There is nothing left to steal."""

    seat: Seat
    victim: Seat
    seconds: float = 1.0


class RerolledEvent(Struct, frozen=True, tag="rerolled"):
    """One die or both are rolled again."""

    seat: Seat
    dice: tuple[int, ...]
    seconds: float = 1.0


class FlippedEvent(Struct, frozen=True, tag="flipped"):
    """A die is turned to another face."""

    seat: Seat
    dice: tuple[int, ...]
    seconds: float = 0.8


class DrewEvent(Struct, frozen=True, tag="drew"):
    """A seat draws; only that seat sees what."""

    seat: Seat
    card: int | None
    deck: int
    seconds: float = 0.9


class RaidedEvent(Struct, frozen=True, tag="raided"):
    """A double whose mecha somebody else holds: a random card of theirs will be taken."""

    seat: Seat
    victim: Seat
    number: int
    seconds: float = 1.0


class StoleEvent(Struct, frozen=True, tag="stole"):
    """A random card goes from hand to hand, for all to see."""

    seat: Seat
    victim: Seat
    kind: Kind
    number: int
    seconds: float = 2.2


class WoundedEvent(Struct, frozen=True, tag="wounded"):
    """It was a 3: it is discarded and leaves a wound."""

    seat: Seat
    wounds: int
    seconds: float = 1.0


class TookEvent(Struct, frozen=True, tag="took"):
    """Cards go from the centre into a hand; `why` says how the dice match them."""

    seat: Seat
    cards: tuple[int, ...]
    why: tuple[Reason, ...] = ()
    seconds: float = 1.6


class TookMechaEvent(Struct, frozen=True, tag="took_mecha"):
    """A mecha goes from the table into a hand, with its token."""

    seat: Seat
    number: int
    seconds: float = 1.6


class StoppedEvent(Struct, frozen=True, tag="stopped"):
    """A seat takes nothing."""

    seat: Seat
    seconds: float = 1.0


class RefilledEvent(Struct, frozen=True, tag="refilled"):
    """The centre is filled up."""

    cards: tuple[int, ...]
    deck: int
    seconds: float = 0.4


class LastTurnsEvent(Struct, frozen=True, tag="last_turns"):
    """Everybody has one more turn after this one."""

    reason: Ending
    seconds: float = 1.5


class EndedEvent(Struct, frozen=True, tag="ended"):
    """The game is over; all hands are shown, unless it was given up."""

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
