"""The complete state of a Pikit game, secrets included."""

from functools import cache
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from yakai.core.bag import Bag
from yakai.core.game import Result, Seat
from yakai.core.hidden import Hidden, revealed
from yakai.games.pikit.actions import Cancel, Draw, Flip, Reroll, Steal
from yakai.games.pikit.pieces import LONGEST_REACTION, REACTION, SEATS, SHORTEST_REACTION

ONLY: Final = tuple(frozenset({seat}) for seat in range(SEATS[-1]))
"""By seat, the owners of a secret that only this seat knows: an unseen draw, or its stance to a discard."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose.

    `first` is the seat that begins (`null`: chance decides, PIK-7), `reaction` the time to answer a discard, in
    seconds. `one_screen`: all players sit at one screen and are asked one after the other, without a clock (PIK-17).
    """

    first: Seat | None = None
    reaction: Annotated[int, Meta(ge=SHORTEST_REACTION, le=LONGEST_REACTION)] = REACTION
    one_screen: bool = False


Stage: TypeAlias = Literal[
    "deal", "roll", "turn", "window", "reroll", "steal", "draw", "raid", "refill", "over"
]
"""What comes next: the turn's player acts at `turn`, the seats asked may answer at `window`; all else is chance."""

Stance: TypeAlias = Literal["open", "passed", "standing", "silent"]
"""A seat's stance to the newest discard: undecided or passed.

If the seat passes for the whole turn (PIK-17), its pass for this discard still has to be made (`standing`) or is made
(`silent`).
"""

UNDECIDED: Final = {seats: tuple(Hidden[Stance]("open", only) for only in ONLY[:seats]) for seats in SEATS}

Ending: TypeAlias = Literal["deck", "idle"]
"""Why the last turns have begun (PIK-20)."""


class Hand(Struct, frozen=True):
    """The kaiju of a hand: those that every seat saw it gain, in ascending order, and those drawn unseen.

    Mechas are in `State.mechas`, because their tokens show every seat where they are.
    """

    shown: tuple[int, ...] = ()
    drawn: tuple[Hidden[int], ...] = ()

    def kaiju(self) -> tuple[int, ...]:
        """All kaiju of the hand in ascending order."""
        if not self.drawn:
            return self.shown
        return tuple(sorted(self.shown + revealed(self.drawn)))

    def gaining(self, *cards: int) -> "Hand":
        """The hand with these cards added, which every seat sees."""
        return Hand(tuple(sorted(self.shown + cards)), self.drawn)

    def without(self, card: int) -> "Hand | None":
        """The hand without a card of this number, or `None` if it has none.

        Cards of one number are alike, so a card that every seat knows of goes first. What stays is the same, and no
        seat learns whether another one was drawn (PIK-23).
        """
        shown = self.shown
        if card in shown:
            at = shown.index(card)
            return Hand(shown[:at] + shown[at + 1 :], self.drawn)
        for at, secret in enumerate(self.drawn):
            if secret.reveal() == card:
                return Hand(shown, self.drawn[:at] + self.drawn[at + 1 :])
        return None


class Played(Struct, frozen=True, gc=False):
    """A discard for its effect: its number in the game, the seat that played it, and what it is to do."""

    number: int
    seat: Seat
    play: Reroll | Steal | Draw | Flip | Cancel


class Closed(Struct, frozen=True, gc=False):
    """A settled discard with its answers; `stands` says which of these cards were not stopped (PIK-16)."""

    chain: tuple[Played, ...]
    stands: tuple[bool, ...]


def stands(chain: tuple[Played, ...]) -> tuple[bool, ...]:
    """For each card of a chain, whether it stands: from the newest down, each that does stops the next (PIK-16)."""
    return _standing(len(chain))


@cache
def _standing(cards: int) -> tuple[bool, ...]:
    return tuple([(cards - at) % 2 == 1 for at in range(cards)])


class State(Struct, frozen=True):
    """A state of the game. Unseen draws and passes are secrets of their seats; no seat knows the deck, a bag.

    `sizes` says how many cards each seat holds, mechas included; it is kept because it is needed so often. `mechas` has
    for each double the holder of its mecha (`None`: it lies on the table). `chain` is the discard that is being
    answered or carried out, with the cancels on it; `asked` are the seats that are waited for, and `stances` says how
    each seat stands to it (empty on one screen, where seats are asked in turn). `idle` counts the turns in a row
    without a card taken or discarded; it is −1 once there was one in this turn. `left` is how many last turns follow
    this turn, if `ending`. `last` is the latest chain that was settled, so that it can be looked at again. Cards of the
    centre keep their places: `gaps` are the empty ones, from 0 and in ascending order.
    """

    options: Options
    stage: Stage
    turn: Seat
    dice: tuple[int, ...]
    hands: tuple[Hand, ...]
    sizes: tuple[int, ...]
    mechas: tuple[Seat | None, ...]
    wounds: tuple[int, ...]
    centre: tuple[int, ...]
    deck: Hidden[Bag[int]]
    discards: tuple[int, ...]
    stances: tuple[Hidden[Stance], ...]
    played: int = 0
    chain: tuple[Played, ...] = ()
    asked: tuple[Seat, ...] = ()
    idle: int = 0
    ending: Ending | None = None
    left: int = 0
    result: Result | None = None
    last: Closed | None = None
    gaps: tuple[int, ...] = ()

    def stance(self, seat: Seat | None) -> Stance | None:
        """A seat's stance to the newest discard; `None` on one screen, where no seat can pass in secret."""
        return None if seat is None or not self.stances else self.stances[seat].peek(seat)


def victim(state: State) -> Seat:
    """The seat that is being stolen from: a steal's target, or the holder of the double's mecha."""
    if state.stage == "steal":
        steal = state.chain[0].play
        assert isinstance(steal, Steal)
        return steal.target
    holder = state.mechas[state.dice[0] - 1]
    assert holder is not None
    return holder


@cache
def clockwise(seats: int, seat: Seat) -> tuple[Seat, ...]:
    """All other seats, from this seat's left on."""
    return tuple([(seat + step) % seats for step in range(1, seats)])


def plus(row: tuple[int, ...], at: int, more: int) -> tuple[int, ...]:
    """The row with `more` added to one of its entries."""
    new = [*row]
    new[at] += more
    return tuple(new)
