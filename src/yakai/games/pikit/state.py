"""The whole of a Pikit game at one moment, secrets included."""

from functools import cache
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from yakai.core.bag import Bag
from yakai.core.game import Result, Seat
from yakai.core.hidden import Hidden, revealed
from yakai.games.pikit.actions import Cancel, Draw, Flip, Reroll, Steal
from yakai.games.pikit.pieces import LONGEST_REACTION, REACTION, SEATS, SHORTEST_REACTION

ONLY: Final = tuple(frozenset({seat}) for seat in range(SEATS[-1]))
"""Each seat alone: those who know a card drawn unseen, or how somebody stands to a discard."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose.

    `first`: who begins (`null`: chance decides, PIK-7). `reaction`: how many seconds there are to answer a discard.
    `one_screen`: all play in one room on one screen, and are asked one after the other, without a clock (PIK-17).
    """

    first: Seat | None = None
    reaction: Annotated[int, Meta(ge=SHORTEST_REACTION, le=LONGEST_REACTION)] = REACTION
    one_screen: bool = False


Stage: TypeAlias = Literal[
    "deal", "roll", "turn", "window", "reroll", "steal", "draw", "raid", "refill", "over"
]
"""What comes next: the turn's player acts at `turn`, whoever is asked may answer at `window`, all else is chance."""

Stance: TypeAlias = Literal["open", "passed", "standing", "silent"]
"""How somebody stands to the open discard: undecided or passed; and likewise for who has asked to pass everything in
this turn (PIK-17): the pass for this discard is still to be made, or made."""

UNDECIDED: Final = {seats: tuple(Hidden[Stance]("open", only) for only in ONLY[:seats]) for seats in SEATS}

Ending: TypeAlias = Literal["deck", "idle"]
"""Why the last turns have begun (PIK-20)."""


class Hand(Struct, frozen=True):
    """The kaiju in a hand: those that everybody saw coming, in ascending order, and those drawn unseen.

    Mechas are in `State.mechas`, since their tokens tell everybody where they are.
    """

    shown: tuple[int, ...] = ()
    drawn: tuple[Hidden[int], ...] = ()

    def kaiju(self) -> tuple[int, ...]:
        """All of them in ascending order."""
        if not self.drawn:
            return self.shown
        return tuple(sorted(self.shown + revealed(self.drawn)))

    def gaining(self, *cards: int) -> "Hand":
        """The hand with these cards as well, which everybody sees."""
        return Hand(tuple(sorted(self.shown + cards)), self.drawn)

    def without(self, card: int) -> "Hand | None":
        """The hand without a card of this number, `None` if it has none.

        Cards of one number are alike, so it is always the one that everybody knows of which goes, if there is one:
        what stays is the same, and nobody learns whether another one was drawn (PIK-23).
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
    """A discard for effect: the game's how many-th it is, by whom, and what it is to do."""

    number: int
    seat: Seat
    play: Reroll | Steal | Draw | Flip | Cancel


class Closed(Struct, frozen=True, gc=False):
    """A discard that nobody answers any more, with its answers, and which of these cards were not stopped (PIK-16)."""

    chain: tuple[Played, ...]
    stands: tuple[bool, ...]


def stands(chain: tuple[Played, ...]) -> tuple[bool, ...]:
    """From the newest card down, each that stands stops the one below (PIK-16)."""
    return _standing(len(chain))


@cache
def _standing(cards: int) -> tuple[bool, ...]:
    return tuple([(cards - at) % 2 == 1 for at in range(cards)])


class State(Struct, frozen=True):
    """Cards drawn unseen are their owners' secrets, and so is who has passed; the deck is a bag that nobody knows.

    `sizes` says how many cards each seat holds, mechas included; everybody asks for it, so it is kept. `mechas` says
    for each double who holds its mecha (`None`: it lies on the table). `chain` is the discard that is
    being answered or carried out, with the cancels upon it; `asked` are those who are waited for, and `stances` says
    how each seat stands to it (empty on one screen, where all are asked in turn). `idle` counts the turns in a row
    without a card taken or discarded; it is −1 once there was one in this turn. `left` is how many last turns follow
    this turn, if `ending`. `last` is the latest chain that was carried out, to be looked at again. Cards of the centre
    keep their places: `gaps` are the empty ones, from 0 and in ascending order.
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
        """How this seat stands to the newest discard; on one screen nobody can pass in secret."""
        return None if seat is None or not self.stances else self.stances[seat].peek(seat)


def victim(state: State) -> Seat:
    """Who is being stolen from: a steal's target, or whoever holds the mecha of the double."""
    if state.stage == "steal":
        steal = state.chain[0].play
        assert isinstance(steal, Steal)
        return steal.target
    holder = state.mechas[state.dice[0] - 1]
    assert holder is not None
    return holder


@cache
def clockwise(seats: int, seat: Seat) -> tuple[Seat, ...]:
    """All others, from this seat's left on."""
    return tuple([(seat + step) % seats for step in range(1, seats)])


def plus(row: tuple[int, ...], at: int, more: int) -> tuple[int, ...]:
    """The row with so many more there."""
    new = [*row]
    new[at] += more
    return tuple(new)
