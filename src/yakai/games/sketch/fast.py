"""A fast twin of a position of Yokai Sketch, for bots that try thousands of them: small integers, changed in place.

It implements the same clauses as `rules` and `piles`, and a test plays both side by side. A twin has no secrets: the
order of the deck and of the yokai that were never seen is decided. It is one world that fits what a player knows.
"""

from random import Random
from typing import Final

from yakai.games.sketch.actions import Action, Call, Distract, End, Play
from yakai.games.sketch.hands import CALL, CARD, DISTRACT, END, KIND, KINDS, ONE, OTHER, PLAIN, Hand, hand_of
from yakai.games.sketch.pieces import COLOURS, MOST_PLAYED, PLACE, QUIET, Sketch, Yokai
from yakai.games.sketch.state import State

_ORDER: Final = tuple((first, *(at for at in range(4) if at != first)) for first in range(4))

VALUE: Final = 7
"""The bits of a yokai's number that are its value; the number is its colour's index * 8 + its value."""


def number(yokai: Yokai) -> int:
    """The number of a yokai in a twin."""
    return PLACE[yokai.colour] * 8 + yokai.value


def shuffle(cards: list[int], rng: Random) -> None:
    """Shuffle in place like `rng.shuffle`, but faster; with so few cards the bias does not matter."""
    random = rng.random
    for last in range(len(cards) - 1, 0, -1):
        at = int(random() * (last + 1))
        cards[at], cards[last] = cards[last], cards[at]


class Position:
    """A position in one world.

    `piles` have their top last, and so has `deck`, of which the first `left` cards are still there. `sides` are the
    first seat's cards at the four piles, then the second seat's, the newest last. `colours` are the printed colours in
    each album, a bit for each.
    """

    __slots__ = (
        "colours",
        "deck",
        "discard",
        "hands",
        "left",
        "over",
        "piles",
        "played",
        "points",
        "quiet",
        "sides",
        "turn",
    )

    piles: list[tuple[int, ...]]
    sides: list[tuple[int, ...]]
    hands: list[Hand]
    deck: tuple[int, ...]
    left: int
    discard: tuple[int, ...]
    points: list[int]
    colours: list[int]
    turn: int
    played: int
    quiet: int
    over: bool

    def copy(self) -> "Position":
        """A copy that can be changed independently."""
        new = Position()
        new.piles = self.piles[:]
        new.sides = self.sides[:]
        new.hands = self.hands[:]
        new.deck = self.deck
        new.left = self.left
        new.discard = self.discard
        new.points = self.points[:]
        new.colours = self.colours[:]
        new.turn = self.turn
        new.played = self.played
        new.quiet = self.quiet
        new.over = self.over
        return new

    def moves(self) -> tuple[int, ...]:
        """The moves of the player to move; equal cards give only one move."""
        hand = self.hands[self.turn]
        found = hand.plays
        if hand.calls:
            one, two, three, four = self.piles
            sources = (len(one) > 1) + 2 * (len(two) > 1) + 4 * (len(three) > 1) + 8 * (len(four) > 1)
            found += hand.calling[sources]
        if hand.distracts:
            theirs = 4 - 4 * self.turn
            one, two, three, four = self.sides[theirs : theirs + 4]
            found += hand.distracting[bool(one) + 2 * bool(two) + 4 * bool(three) + 8 * bool(four)]
        return found

    def allowed(self, move: int) -> int:
        """The same move, or the move without its effect if there is nothing to call or distract."""
        what, colour = move % 6, move // 6 & 3
        if what == DISTRACT:
            return move if self.sides[4 - 4 * self.turn + colour] else move - what
        return move if what == PLAIN or len(self.piles[what - CALL]) > 1 else move - what

    def play(self, move: int) -> None:
        """Play a card with all that follows (SKE-8 to SKE-17), or end the turn (SKE-6)."""
        if move == END:
            self._next_turn()
            return
        what, place = move % 6, move // 6
        colour, kind = place & 3, place >> 2
        seat = self.turn
        self.hands[seat] = hand = self.hands[seat].without[kind]
        self.sides[seat * 4 + colour] += CARD[kind]
        if what == PLAIN:
            # Nothing else has changed.
            while self._complete(colour):
                pass
        else:
            if what == DISTRACT:
                self._distract(colour, 4 - 4 * seat)
            else:
                source = what - CALL
                self.piles[colour] += self.piles[source][-1:]
                self.piles[source] = self.piles[source][:-1]
            self._complete_all(_ORDER[colour])
        self.played += 1
        if not self.over and (self.played == MOST_PLAYED or not hand.size):
            self._next_turn()

    def _distract(self, colour: int, theirs: int) -> None:
        """Move the opponent's newest card here to its other colour (SKE-11)."""
        side = self.sides[theirs + colour]
        moved = side[-1]
        self.sides[theirs + colour] = side[:-1]
        self.sides[theirs + ONE[moved] + OTHER[moved] - colour] += CARD[moved]

    def _complete_all(self, order: tuple[int, ...]) -> None:
        """Complete portraits in this order, starting again from its beginning after each (SKE-15)."""
        at = 0
        while at < 4:
            at = 0 if self._complete(order[at]) else at + 1

    def _complete(self, at: int) -> bool:
        """Complete the portrait of one pile, and return whether there was one to complete (SKE-12 to SKE-14)."""
        mine, theirs = self.sides[at], self.sides[4 + at]
        pile = self.piles[at]
        if not pile:
            return False
        top = pile[-1]
        if len(mine) + len(theirs) < top & VALUE:
            return False
        if len(mine) == len(theirs):
            self.piles[at] = (top, *pile[:-1])
            self.sides[at] = self.sides[4 + at] = ()
            self.discard += mine + theirs
            return True
        winner = 0 if len(mine) > len(theirs) else 1
        self.piles[at] = pile[:-1]
        if len(pile) == 1:
            self.over = True
        self.discard += self.sides[4 * winner + at]
        self.sides[4 * winner + at] = ()
        self.points[winner] += top & VALUE
        self.colours[winner] |= 1 << (top >> 3)
        self.quiet = 0
        return True

    def _next_turn(self) -> None:
        """Pass the turn to the other player (SKE-7), or end the game after too many quiet turns (SKE-19)."""
        if self.quiet >= QUIET:
            self.over = True
            return
        self.turn = 1 - self.turn
        self.played = 0
        self.quiet += 1

    def draw(self, rng: Random) -> int:
        """Draw a card for the player to move, and return it (SKE-5); `rng` is only used for a new shuffle."""
        if not self.left:
            cards = list(self.discard)
            shuffle(cards, rng)
            self.deck, self.discard = tuple(cards), ()
            self.left = len(cards)
        self.left -= 1
        seat, card = self.turn, self.deck[self.left]
        self.hands[seat] = self.hands[seat].more(card)
        return card

    def lead(self, seat: int) -> int:
        """This seat's lead: positive if it would win now, 0 for a draw (SKE-18)."""
        points = self.points[seat] - self.points[1 - seat]
        return points * 5 + self.colours[seat].bit_count() - self.colours[1 - seat].bit_count()


def at_random(position: Position, rng: Random) -> int:
    """Play random moves from the beginning of a turn to the end of the game, and return how many moves that took."""
    made, random = 0, rng.random
    while not position.over:
        if not position.played:
            position.draw(rng)
        allowed = position.moves()
        position.play(allowed[int(random() * len(allowed))])
        made += 1
    return made


def position_of(state: State, rng: Random) -> Position:
    """The twin of a complete state after the deal, with a random order of what no player knows."""
    new = Position()
    new.piles = []
    for pile in state.piles:
        unseen = [number(yokai) for yokai in pile.unseen.reveal().items]
        rng.shuffle(unseen)
        above, below = ([number(yokai) for yokai in part] for part in (pile.above, pile.below))
        new.piles.append(tuple([*above, *unseen, *below][::-1]))
    new.sides = [tuple(KIND[card] for card in pile.sides[seat]) for seat in range(2) for pile in state.piles]
    new.hands = [hand_of(tuple([KIND[card.reveal()] for card in hand])) for hand in state.hands]
    deck = [KIND[card] for card in state.deck.reveal().items]
    rng.shuffle(deck)
    new.deck = tuple(deck)
    new.left = len(deck)
    new.discard = tuple(KIND[card] for card in state.discard)
    new.points = [sum(yokai.value for yokai in album) for album in state.albums]
    new.colours = [sum({1 << PLACE[yokai.colour] for yokai in album}) for album in state.albums]
    new.turn, new.played, new.quiet = state.turn, state.played, state.quiet
    new.over = state.result is not None
    return new


def action_of(move: int, hand: tuple[Sketch, ...]) -> Action:
    """A twin's move as an action of the player who has this hand."""
    if move == END:
        return End()
    what, place = move % 6, move // 6
    card, colour = hand.index(KINDS[place >> 2]), COLOURS[place & 3]
    if what == DISTRACT:
        return Distract(card, colour)
    return Play(card, colour) if what == PLAIN else Call(card, colour, COLOURS[what - CALL])
