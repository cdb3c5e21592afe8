"""What a player can do in Pikit, the outcomes of chance, and the legal actions as one value.

A kaiju is named by its number, because those of one number are alike; dice and players by their index.
"""

from collections.abc import Iterator
from random import Random
from typing import Final, Literal, TypeAlias, TypeVar, get_args

from msgspec import Struct

from yakai.core.game import Seat
from yakai.core.kinds import without_misfits
from yakai.games.pikit.pieces import FACES, Bend, Kind, Way

Dice: TypeAlias = Literal["first", "second", "both"]
DICE: Final[tuple[Dice, ...]] = get_args(Dice)

One = TypeVar("One")


# On a player's own turn


class Reroll(Struct, frozen=True, tag="reroll", forbid_unknown_fields=True, gc=False):
    """Discard a 2 or a wild to roll one die or both again."""

    card: int
    dice: Dice


class Steal(Struct, frozen=True, tag="steal", forbid_unknown_fields=True, gc=False):
    """Discard a 4 or a wild to steal a random card from another player's hand."""

    card: int
    target: Seat


class Draw(Struct, frozen=True, tag="draw", forbid_unknown_fields=True, gc=False):
    """Discard a 5 or a wild to draw the deck's top card."""

    card: int


class Flip(Struct, frozen=True, tag="flip", forbid_unknown_fields=True, gc=False):
    """Discard a 7 or a wild to turn a die (0 or 1) to another face."""

    card: int
    die: int
    face: int


class Take(Struct, frozen=True, tag="take", forbid_unknown_fields=True, gc=False):
    """Take from the centre what the dice allow: a card of one number, or the two of the dice, the smaller first.

    An 8 brings all other 8s along.
    """

    cards: tuple[int, ...]


class TakeMecha(Struct, frozen=True, tag="take_mecha", forbid_unknown_fields=True):
    """Take the double's mecha from the table."""


class Raid(Struct, frozen=True, tag="raid", forbid_unknown_fields=True):
    """Take a random card from the player who holds the double's mecha."""


class Stop(Struct, frozen=True, tag="stop", forbid_unknown_fields=True):
    """Take nothing."""


# In answer to a discard


class Cancel(Struct, frozen=True, tag="cancel", forbid_unknown_fields=True, gc=False):
    """Discard a 6 or a wild against the discard of this number (PIK-16)."""

    card: int
    answers: int


class Pass(Struct, frozen=True, tag="pass", forbid_unknown_fields=True, gc=False):
    """Let the discard of this number stand; with `rest`, all others of this turn too (PIK-17)."""

    answers: int
    rest: bool = False


Discard: TypeAlias = Reroll | Steal | Draw | Flip
Action: TypeAlias = Reroll | Steal | Draw | Flip | Take | TakeMecha | Raid | Stop | Cancel | Pass


class Dealt(Struct, frozen=True, tag="dealt", forbid_unknown_fields=True):
    """The deal: which seat begins, the centre, and what each seat has drawn (PIK-6 to PIK-8)."""

    first: Seat
    centre: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]


class Rolled(Struct, frozen=True, tag="rolled", forbid_unknown_fields=True):
    """Both dice after a roll or a reroll."""

    dice: tuple[int, int]


class Drawn(Struct, frozen=True, tag="drawn", forbid_unknown_fields=True):
    """The card that a hand draws from the top of the deck."""

    card: int


class Stolen(Struct, frozen=True, tag="stolen", forbid_unknown_fields=True):
    """The card that a hand loses: a kaiju, or the mecha of a double."""

    kind: Kind
    number: int


class Refilled(Struct, frozen=True, tag="refilled", forbid_unknown_fields=True):
    """The deck's next cards, which go into the centre."""

    cards: tuple[int, ...]


Outcome: TypeAlias = Dealt | Rolled | Drawn | Stolen | Refilled


class Choice(Struct, frozen=True):
    """What a seat may do: which cards of its hand have which effect, what it may take, and what it may answer.

    `steal` needs one of the `targets`; `flip` one of the `dice`, which must get another face. `takes` are the cards of
    each `Take`; `raid` is the player who would lose a card. `answers` is the number of the discard that `cancel` and a
    pass would answer, or `null`; `rest` says that the seat may pass for the rest of the turn. For display only, `ways`
    says why the dice match what can be taken and what else they match, `bends` what they would match after a `flip`.

    >>> choice = Choice(reroll=(2,), flip=(7,), dice=(1, 3), takes=((4,),), stop=True)
    >>> len(choice), Flip(7, 0, 3) in choice, Flip(7, 0, 1) in choice
    (15, True, False)
    """

    reroll: tuple[int, ...] = ()
    steal: tuple[int, ...] = ()
    draw: tuple[int, ...] = ()
    flip: tuple[int, ...] = ()
    targets: tuple[Seat, ...] = ()
    dice: tuple[int, ...] = ()
    takes: tuple[tuple[int, ...], ...] = ()
    mecha: bool = False
    raid: Seat | None = None
    stop: bool = False
    answers: int | None = None
    cancel: tuple[int, ...] = ()
    rest: bool = False
    ways: tuple[Way, ...] = ()
    bends: tuple[Bend, ...] = ()

    def __iter__(self) -> Iterator[Action]:
        if self.answers is not None:
            yield from self._answers(self.answers)
        if self.stop:
            yield from self._discards()
            yield from map(Take, self.takes)
            if self.mecha:
                yield TakeMecha()
            if self.raid is not None:
                yield Raid()
            yield Stop()

    def _answers(self, answers: int) -> Iterator[Action]:
        yield from (Cancel(card, answers) for card in self.cancel)
        yield Pass(answers)
        if self.rest:
            yield Pass(answers, True)

    def _discards(self) -> Iterator[Action]:
        yield from (Reroll(card, dice) for card in self.reroll for dice in DICE)
        yield from (Steal(card, target) for card in self.steal for target in self.targets)
        yield from (Draw(card) for card in self.draw)
        for card in self.flip:
            for die, now in enumerate(self.dice):
                yield from (Flip(card, die, face) for face in FACES if face != now)

    @without_misfits
    def __contains__(self, action: object) -> bool:
        match action:
            case Cancel(card=card, answers=answers):
                return answers == self.answers and card in self.cancel
            case Pass(answers=answers, rest=rest):
                return answers == self.answers and (self.rest or not rest)
            case Reroll(card=card):
                return card in self.reroll
            case Steal(card=card, target=target):
                return card in self.steal and target in self.targets
            case Draw(card=card):
                return card in self.draw
            case Flip(card=card, die=die, face=face):
                return card in self.flip and die in (0, 1) and face in FACES and face != self.dice[die]
            case Take(cards=cards):
                return cards in self.takes
            case TakeMecha():
                return self.mecha
            case Raid():
                return self.raid is not None
            case Stop():
                return self.stop
            case _:
                return False

    def __len__(self) -> int:
        if self.answers is not None:
            return len(self.cancel) + 1 + self.rest
        if not self.stop:
            return 0
        discards = 3 * len(self.reroll) + len(self.steal) * len(self.targets) + len(self.draw)
        turns = (len(FACES) - 1) * len(self.dice) * len(self.flip)
        return discards + turns + len(self.takes) + self.mecha + (self.raid is not None) + 1

    def __bool__(self) -> bool:
        return self.stop or self.answers is not None

    def sample(self, rng: Random) -> Action:
        """A random legal action: a discard now and then, mostly a take if there is one; every one is possible."""
        if self.answers is not None:
            if self.cancel and rng.random() < 0.3:
                return Cancel(_one(self.cancel, rng), self.answers)
            return Pass(self.answers, self.rest and rng.random() < 0.1)
        if not self.stop:
            raise IndexError("nothing is legal")
        discards = len(self.reroll) + len(self.steal) + len(self.draw) + len(self.flip)
        if discards and rng.random() < 0.35:
            return self._any_discard(int(discards * rng.random()), rng)
        if self.mecha and rng.random() < 0.5:
            return TakeMecha()
        if self.raid is not None and rng.random() < 0.5:
            return Raid()
        if self.takes and rng.random() < 0.95:
            return Take(_one(self.takes, rng))
        return Stop()

    def _any_discard(self, at: int, rng: Random) -> Action:
        """The discard at this index of all usable cards and effects, with a random target."""
        if at < len(self.reroll):
            return Reroll(self.reroll[at], _one(DICE, rng))
        at -= len(self.reroll)
        if at < len(self.steal):
            return Steal(self.steal[at], _one(self.targets, rng))
        at -= len(self.steal)
        if at < len(self.draw):
            return Draw(self.draw[at])
        die = int(2 * rng.random())
        # One of the five faces that the die does not show.
        face = 1 + (self.dice[die] + int(5 * rng.random())) % 6
        return Flip(self.flip[at - len(self.draw)], die, face)


NOTHING: Final = Choice()


def _one(row: tuple[One, ...], rng: Random) -> One:
    return row[int(len(row) * rng.random())]
