"""What a player of Yokai Sketch can know, as worlds that fit it (SKE-20)."""

from collections import Counter
from random import Random

from yakai.games.sketch.fast import KIND, Position, number
from yakai.games.sketch.pieces import DECK, PLACE, YOKAI
from yakai.games.sketch.view import Memory, View


class Belief:
    """What one seat knows; worlds are made of it quickly."""

    def __init__(self, view: View, memory: Memory) -> None:
        assert view.seat is not None
        self.seat = view.seat
        unseen = Counter(DECK)
        unseen.subtract(view.hand)
        unseen.subtract(view.discard)
        unseen.subtract(card for pile in view.piles for side in pile.sides for card in side)
        # Only what was shuffled into the deck can be there: what else is unseen is in the opponent's hand.
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
        """A world without what is not known."""
        new = Position()
        new.piles = []
        new.sides = [
            tuple(KIND[card] for card in pile.sides[seat]) for seat in range(2) for pile in view.piles
        ]
        new.hands = [(), ()]
        new.hands[self.seat] = tuple(sorted(KIND[card] for card in view.hand))
        new.deck = ()
        new.discard = tuple(KIND[card] for card in view.discard)
        new.points = [sum(yokai.value for yokai in album) for album in view.albums]
        new.colours = [sum({1 << PLACE[yokai.colour] for yokai in album}) for album in view.albums]
        new.turn = self.seat if view.turn is None else view.turn
        new.played, new.quiet = view.played, view.quiet
        new.over = view.result is not None
        return new

    def world(self, rng: Random) -> Position:
        """A world that fits, any that does as likely as any other."""
        new = self.known.copy()
        loose = self.loose[:]
        rng.shuffle(loose)
        new.deck = tuple(loose[: self.deck])
        new.hands[1 - self.seat] = tuple(sorted(self.held + loose[self.deck :]))
        for pile, never in zip(self.piles, self.never, strict=True):
            coming = never[:]
            rng.shuffle(coming)
            new.piles.append(tuple([coming.pop() if one is None else one for one in reversed(pile)]))
        return new
