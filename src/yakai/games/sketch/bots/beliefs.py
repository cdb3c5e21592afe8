"""What a player of Yokai Sketch can know, as worlds that fit it (SKE-20)."""

from collections import Counter
from random import Random
from typing import Final

from yakai.games.sketch.bots.worth import WON, chance, learnt, worth
from yakai.games.sketch.fast import Position, number
from yakai.games.sketch.hands import END, KIND, NO_CARDS, hand_of
from yakai.games.sketch.pieces import DECK, PLACE, YOKAI
from yakai.games.sketch.view import Memory, View

# How likely a player ends its turn although one more card would gain something (`training/sketch/restraint.py`):
# mostly, if the gain is below `ENOUGH`, and less often the larger it is. `OVERSEEN` is the chance that a player misses
# the card or keeps it for later.
ENOUGH: Final = 0.03
RESTRAINT: Final = 15.0
OVERSEEN: Final = 0.2


class Belief:
    """What one seat knows, prepared so that worlds can be made of it quickly."""

    def __init__(self, view: View, memory: Memory) -> None:
        assert view.seat is not None
        self.seat = view.seat
        unseen = Counter(DECK)
        unseen.subtract(view.hand)
        unseen.subtract(view.discard)
        unseen.subtract(card for pile in view.piles for side in pile.sides for card in side)
        # Only what was shuffled into the deck can be in it; every other unseen card is in the opponent's hand.
        loose = unseen & (Counter(memory.shuffled) - Counter(memory.drawn))
        self.loose = sorted(KIND[card] for card in loose.elements())
        self.held = sorted(KIND[card] for card in (unseen - loose).elements())
        self.deck = view.deck
        known = {one for pile in view.piles for one in pile.yokai}.union(*view.albums)
        self.never: list[list[int]] = [[], [], [], []]
        for yokai in YOKAI:
            if yokai not in known:
                self.never[PLACE[yokai.colour]].append(number(yokai))
        self.piles = [[None if one is None else number(one) for one in pile.yokai] for pile in view.piles]
        self.known = self._known(view)

    def _known(self, view: View) -> Position:
        """The part of every world that is known."""
        new = Position()
        new.piles = []
        new.sides = [
            tuple(KIND[card] for card in pile.sides[seat]) for seat in range(2) for pile in view.piles
        ]
        new.hands = [NO_CARDS, NO_CARDS]
        new.hands[self.seat] = hand_of(tuple([KIND[card] for card in view.hand]))
        new.deck, new.left = (), 0
        new.discard = tuple(KIND[card] for card in view.discard)
        new.points = [sum(yokai.value for yokai in album) for album in view.albums]
        new.colours = [sum({1 << PLACE[yokai.colour] for yokai in album}) for album in view.albums]
        new.turn = self.seat if view.turn is None else view.turn
        new.played, new.quiet = view.played, view.quiet
        new.over = view.result is not None
        return new

    def world(self, rng: Random) -> Position:
        """A random world that fits, each one as likely as any other."""
        new = self.known.copy()
        loose = self.loose[:]
        rng.shuffle(loose)
        new.deck, new.left = tuple(loose[: self.deck]), self.deck
        new.hands[1 - self.seat] = hand_of(tuple(self.held + loose[self.deck :]))
        for pile, never in zip(self.piles, self.never, strict=True):
            coming = never[:]
            rng.shuffle(coming)
            new.piles.append(tuple([coming.pop() if one is None else one for one in reversed(pile)]))
        return new

    def weight(self, world: Position) -> float:
        """How likely the opponent would have ended its turn with the hand that it has in this world.

        It is 1 once a card of this turn is played, because the position before it is no longer known.
        """
        if world.played or not world.hands[1 - self.seat].size:
            return 1.0
        left = world.copy()
        left.turn = 1 - self.seat
        return OVERSEEN + (1 - OVERSEEN) * chance(RESTRAINT * (ENOUGH - one_card_more(left)))


def one_card_more(left: Position) -> float:
    """What the best card would gain for the player to move, compared with ending the turn."""
    numbers = learnt()["own"]
    best = -WON
    for move in left.moves():
        if move != END:
            after = left.copy()
            after.play(move)
            best = max(best, worth(after, left.turn, numbers))
    return best - worth(left, left.turn, numbers)
