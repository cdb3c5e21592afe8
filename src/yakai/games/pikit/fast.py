"""A compact position of Pikit that is changed in place: the same rules, for bots that play many games in their head.

It knows hands and deck as they are (or are imagined to be) and says nothing about who may know what. Nothing is
checked: whoever plays here asks for what is legal only. A test holds it against the rules, step by step.

Hands and the centre are counts by number, from 0 (none) to 11. A stolen mecha is named `MECHA + face`.
"""

from random import Random
from typing import Final

from yakai.core.game import Seat
from yakai.games.pikit.actions import (
    Action,
    Cancel,
    Dice,
    Draw,
    Drawn,
    Flip,
    Outcome,
    Pass,
    Raid,
    Refilled,
    Reroll,
    Rolled,
    Steal,
    Stolen,
    Take,
    TakeMecha,
)
from yakai.games.pikit.pieces import (
    BONUS_NUMBER,
    BONUS_POINTS,
    CENTRE,
    IDLE_ROUNDS,
    MECHA_POINTS,
    TOGETHER_NUMBER,
    WOUND_NUMBER,
    WOUND_POINTS,
)

ROLL: Final = 0
TURN: Final = 1
WINDOW: Final = 2
REROLLING: Final = 3
STEALING: Final = 4
DRAWING: Final = 5
RAIDING: Final = 6
REFILL: Final = 7
OVER: Final = 8

STAGES: Final = {
    "roll": ROLL,
    "turn": TURN,
    "window": WINDOW,
    "reroll": REROLLING,
    "steal": STEALING,
    "draw": DRAWING,
    "raid": RAIDING,
    "refill": REFILL,
    "over": OVER,
}

FIRST_DIE: Final = 1
SECOND_DIE: Final = 2
BOTH_DICE: Final = 3
DICE: Final[dict[Dice, int]] = {"first": FIRST_DIE, "second": SECOND_DIE, "both": BOTH_DICE}

NUMBERS: Final = 12
MECHA: Final = 11
"""A mecha's name as a stolen card, less its face."""
TABLE: Final = -1
"""Holds the mechas that nobody has."""


class Position:
    """One moment of a game. `open` are those who may still answer the newest discard, `by` who played the chain."""

    __slots__ = (
        "by",
        "centre",
        "deck",
        "effect",
        "ending",
        "hands",
        "idle",
        "left",
        "lying",
        "mechas",
        "one",
        "open",
        "other",
        "seats",
        "sizes",
        "stage",
        "turn",
        "wounds",
    )

    seats: int
    stage: int
    turn: Seat
    one: int
    other: int
    hands: list[list[int]]
    sizes: list[int]
    mechas: list[int]
    wounds: list[int]
    centre: list[int]
    lying: int
    deck: list[int]
    effect: tuple[int, int, int]
    by: list[Seat]
    open: list[Seat]
    idle: int
    ending: bool
    left: int

    def copy(self) -> "Position":
        """Another one that is the same."""
        new = Position.__new__(Position)
        new.seats = self.seats
        new.stage = self.stage
        new.turn = self.turn
        new.one = self.one
        new.other = self.other
        new.hands = [hand[:] for hand in self.hands]
        new.sizes = self.sizes[:]
        new.mechas = self.mechas[:]
        new.wounds = self.wounds[:]
        new.centre = self.centre[:]
        new.lying = self.lying
        new.deck = self.deck[:]
        new.effect = self.effect
        new.by = self.by[:]
        new.open = self.open[:]
        new.idle = self.idle
        new.ending = self.ending
        new.left = self.left
        return new

    # A turn

    def rolled(self, one: int, other: int) -> None:
        """The dice lie like this, at the beginning of a turn or after a reroll (PIK-9, PIK-18)."""
        self.one = one
        self.other = other
        self.stage = TURN

    def discard(self, kind: int, card: int, at: int = 0, face: int = 0) -> None:
        """A card for its effect (PIK-10): a stage that it leads to, with what is named, or `TURN` for a flip."""
        turn = self.turn
        self.hands[turn][card] -= 1
        self.sizes[turn] -= 1
        self.effect = (kind, at, face)
        self.by = [turn]
        self.idle = -1
        self._ask_after(turn)

    def cancel(self, seat: Seat, card: int) -> None:
        """A card against the newest discard (PIK-16)."""
        self.hands[seat][card] -= 1
        self.sizes[seat] -= 1
        self.by.append(seat)
        self._ask_after(seat)

    def _ask_after(self, seat: Seat) -> None:
        seats, sizes = self.seats, self.sizes
        self.open = [one for step in range(1, seats) if sizes[one := (seat + step) % seats]]
        if self.open:
            self.stage = WINDOW
        else:
            self.resolve()

    def let_be(self, seat: Seat) -> None:
        """A pass; after the last one the chain falls (PIK-17)."""
        self.open.remove(seat)
        if not self.open:
            self.resolve()

    def resolve(self) -> None:
        """Nobody answers any more: each cancel has stopped the one below, and the first works or not (PIK-16)."""
        self.open = []
        kind, at, face = self.effect
        if len(self.by) % 2 == 0:
            self.stage = TURN
        elif kind == TURN:
            if at:
                self.other = face
            else:
                self.one = face
            self.stage = TURN
        elif kind == STEALING and not self.sizes[at]:
            self.stage = TURN
        else:
            self.stage = kind

    def drawn(self, card: int) -> None:
        """The deck's top card, which was taken off it, into the hand (PIK-4)."""
        turn = self.turn
        self.hands[turn][card] += 1
        self.sizes[turn] += 1
        self.stage = TURN
        if not self.deck and not self.ending:
            self.ending = True
            self.left = self.seats

    def take(self, cards: tuple[int, ...]) -> None:
        """Cards of the centre; an 8 brings all 8s (PIK-4, PIK-11)."""
        turn, centre = self.turn, self.centre
        hand = self.hands[turn]
        if cards[0] == TOGETHER_NUMBER:
            cards = cards * centre[TOGETHER_NUMBER]
        for card in cards:
            centre[card] -= 1
            hand[card] += 1
        self.sizes[turn] += len(cards)
        self.lying -= len(cards)
        self.idle = -1
        self.end_turn()

    def take_mecha(self) -> None:
        """The double's mecha from the table (PIK-11)."""
        self.mechas[self.one - 1] = self.turn
        self.sizes[self.turn] += 1
        self.idle = -1
        self.end_turn()

    def raid(self) -> None:
        """A double whose mecha somebody else holds (PIK-11)."""
        self.idle = -1
        self.stage = RAIDING

    @property
    def victim(self) -> Seat:
        """Who is being stolen from."""
        return self.effect[1] if self.stage == STEALING else self.mechas[self.one - 1]

    def stolen(self, card: int) -> None:
        """A card goes over from the victim; a 3 wounds (PIK-13, PIK-14). After a raid the turn is over."""
        thief, loser = self.turn, self.victim
        self.sizes[loser] -= 1
        if card > MECHA:
            self.mechas[card - MECHA - 1] = thief
            self.sizes[thief] += 1
        else:
            self.hands[loser][card] -= 1
            if card == WOUND_NUMBER:
                self.wounds[thief] += 1
            else:
                self.hands[thief][card] += 1
                self.sizes[thief] += 1
        if self.stage == RAIDING:
            self.end_turn()
        else:
            self.stage = TURN

    def end_turn(self) -> None:
        """Refill the centre if there is something missing, then the next one's turn (PIK-15)."""
        if self.lying < CENTRE and self.deck:
            self.stage = REFILL
        else:
            self._next_turn()

    def refilled(self, cards: list[int]) -> None:
        """The centre with these cards, which were taken off the deck (PIK-15)."""
        centre = self.centre
        for card in cards:
            centre[card] += 1
        self.lying += len(cards)
        if not self.deck and not self.ending:
            self.ending = True
            self.left = self.seats
        self._next_turn()

    def _next_turn(self) -> None:
        seats = self.seats
        if not self.ending and self.idle + 1 >= IDLE_ROUNDS * seats:
            self.ending = True
            self.left = seats
        if self.ending:
            if not self.left:
                self.stage = OVER
                return
            self.left -= 1
        self.idle += 1
        self.turn = (self.turn + 1) % seats
        self.stage = ROLL

    # Chance

    def happen(self, rng: Random) -> None:
        """What chance gives next. The deck's order is its list's, the last card on top."""
        stage, random = self.stage, rng.random
        if stage == ROLL:
            self.rolled(1 + int(6 * random()), 1 + int(6 * random()))
        elif stage == REFILL:
            deck = self.deck
            missing = CENTRE - self.lying
            cards = deck[-missing:]
            del deck[-missing:]
            self.refilled(cards)
        elif stage == REROLLING:
            dice = self.effect[1]
            self.rolled(
                1 + int(6 * random()) if dice & FIRST_DIE else self.one,
                1 + int(6 * random()) if dice & SECOND_DIE else self.other,
            )
        elif stage == DRAWING:
            self.drawn(self.deck.pop())
        else:
            self.stolen(self._any_card(self.victim, random()))

    def _any_card(self, seat: Seat, luck: float) -> int:
        at = int(luck * self.sizes[seat])
        for card, count in enumerate(self.hands[seat]):
            at -= count
            if at < 0:
                return card
        for face, holder in enumerate(self.mechas, 1):
            at -= holder == seat
            if at < 0:
                return MECHA + face
        raise AssertionError

    # The end

    def scores(self) -> list[int]:
        """Points as they are now (PIK-21)."""
        most = max([hand[BONUS_NUMBER] for hand in self.hands])
        points = []
        for seat, (hand, wounds) in enumerate(zip(self.hands, self.wounds, strict=True)):
            _, a, b, c, d, e, f, g, h, i, j, k = hand
            score = a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i + 10 * j + 11 * k
            if most and hand[BONUS_NUMBER] == most:
                score += BONUS_POINTS
            points.append(score + MECHA_POINTS * self.mechas.count(seat) - WOUND_POINTS * wounds)
        return points

    def ranks(self) -> list[int]:
        """Points, and with equal ones fewer cards first (PIK-22): the highest wins."""
        return [100 * score - size for score, size in zip(self.scores(), self.sizes, strict=True)]

    # As the rules name things

    def act(self, seat: Seat, action: Action) -> None:
        """An action of the rules."""
        match action:
            case Take(cards=cards):
                self.take(cards)
            case TakeMecha():
                self.take_mecha()
            case Raid():
                self.raid()
            case Reroll(card=card, dice=dice):
                self.discard(REROLLING, card, DICE[dice])
            case Steal(card=card, target=target):
                self.discard(STEALING, card, target)
            case Flip(card=card, die=die, face=face):
                self.discard(TURN, card, die, face)
            case Cancel(card=card):
                self.cancel(seat, card)
            case Pass():
                self.let_be(seat)
            case Draw(card=card):
                self.discard(DRAWING, card)
            case _:
                self.end_turn()

    def settle(self, outcome: Outcome) -> None:
        """An outcome of the rules."""
        match outcome:
            case Rolled(dice=(one, other)):
                self.rolled(one, other)
            case Drawn(card=card):
                self.deck.remove(card)
                self.drawn(card)
            case Stolen(kind=kind, number=number):
                self.stolen(number if kind == "kaiju" else MECHA + number)
            case Refilled(cards=cards):
                for card in cards:
                    self.deck.remove(card)
                self.refilled([*cards])
            case _:
                raise TypeError("a dealt game is made by `position`")
