"""A compact position of Pikit that is changed in place: the same rules, for bots that play many games to try moves.

It has the true (or imagined) hands and deck, and does not say who may know what. It checks nothing, so it must only be
given legal actions. A test compares it with the rules, step by step.

Hands and the centre are counts by number, from 0 (always none) to 11. A stolen mecha is named `MECHA + face`.
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
"""A mecha's number as a stolen card is this plus its face."""
TABLE: Final = -1
"""The holder of a mecha that lies on the table."""


class Position:
    """A position. `open` are the seats that may still answer the newest discard, `by` those that played the chain."""

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
        """A copy that can be changed independently."""
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
        """Set the dice, at the beginning of a turn or after a reroll (PIK-9, PIK-18)."""
        self.one = one
        self.other = other
        self.stage = TURN

    def discard(self, kind: int, card: int, at: int = 0, face: int = 0) -> None:
        """Discard a card for its effect (PIK-10): `kind` is the stage that follows, or `TURN` for a flip."""
        turn = self.turn
        self.hands[turn][card] -= 1
        self.sizes[turn] -= 1
        self.effect = (kind, at, face)
        self.by = [turn]
        self.idle = -1
        self._ask_after(turn)

    def cancel(self, seat: Seat, card: int) -> None:
        """Discard a card against the newest discard (PIK-16)."""
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
        """Pass; after the last pass the chain is settled (PIK-17)."""
        self.open.remove(seat)
        if not self.open:
            self.resolve()

    def resolve(self) -> None:
        """Settle the chain: each cancel stops the card below it, so the discard works or not (PIK-16)."""
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
        """Put a card that was drawn off the deck into the hand (PIK-4)."""
        turn = self.turn
        self.hands[turn][card] += 1
        self.sizes[turn] += 1
        self.stage = TURN
        if not self.deck and not self.ending:
            self.ending = True
            self.left = self.seats

    def take(self, cards: tuple[int, ...]) -> None:
        """Take cards from the centre; an 8 brings all 8s (PIK-4, PIK-11)."""
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
        """Take the double's mecha from the table (PIK-11)."""
        self.mechas[self.one - 1] = self.turn
        self.sizes[self.turn] += 1
        self.idle = -1
        self.end_turn()

    def raid(self) -> None:
        """Begin a theft from the player who holds the double's mecha (PIK-11)."""
        self.idle = -1
        self.stage = RAIDING

    @property
    def victim(self) -> Seat:
        """The seat that is being stolen from."""
        return self.effect[1] if self.stage == STEALING else self.mechas[self.one - 1]

    def stolen(self, card: int) -> None:
        """Move a card from the victim to the thief; a 3 wounds instead (PIK-13, PIK-14). A raid ends the turn."""
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
        """End the turn; the centre is refilled first if cards are missing and the deck has some (PIK-15)."""
        if self.lying < CENTRE and self.deck:
            self.stage = REFILL
        else:
            self._next_turn()

    def refilled(self, cards: list[int]) -> None:
        """Put cards that were drawn off the deck into the centre (PIK-15)."""
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
        """Apply a random outcome. The last card of the deck's list is the top one."""
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
        """Each seat's points if the game ended now (PIK-21)."""
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
        """Numbers by which seats rank: points first, then fewer cards (PIK-22); the highest wins."""
        return [100 * score - size for score, size in zip(self.scores(), self.sizes, strict=True)]

    # Actions and outcomes of the rules

    def act(self, seat: Seat, action: Action) -> None:
        """Apply an action of the rules."""
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
        """Apply an outcome of the rules."""
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
