"""Cards and hands of the fast twin of Yokai Sketch: a sketch is a number, and equal hands are one object.

So what a hand can do is computed once, and the hand with one card less or more is looked up.
"""

from typing import Final

from yakai.games.sketch.pieces import DECK, PLACE, TOO_MANY, Sketch

KINDS: Final[tuple[Sketch, ...]] = tuple(dict.fromkeys(DECK))
"""The different sketches. In a twin a sketch is its index here."""

KIND: Final[dict[Sketch, int]] = {card: kind for kind, card in enumerate(KINDS)}

ONE: Final = tuple(PLACE[card.colours[0]] for card in KINDS)
OTHER: Final = tuple(PLACE[card.colours[1]] for card in KINDS)

CARD: Final[list[tuple[int, ...]]] = [(kind,) for kind in range(len(KINDS))]
"""By kind, a tuple of that card alone, to append to others."""

CALLS: Final = tuple(card.effect == "call" for card in KINDS)
DISTRACTS: Final = tuple(card.effect == "distract" for card in KINDS)

END: Final = -1
"""The move that ends a turn. Any other is `(kind * 4 + colour) * 6 + what`, with `what` one of the three below."""

PLAIN: Final = 0
CALL: Final = 1
"""To this the index of the pile is added that the yokai comes from."""
DISTRACT: Final = 5


def _plays(kind: int) -> tuple[int, ...]:
    return (kind * 4 + ONE[kind]) * 6, (kind * 4 + OTHER[kind]) * 6


def _calls(kind: int, sources: int) -> tuple[int, ...]:
    return tuple(
        [
            play + CALL + source
            for play in _plays(kind)
            for source in range(4)
            if source != play // 6 & 3 and sources >> source & 1
        ]
    )


def _distracts(kind: int, sides: int) -> tuple[int, ...]:
    return tuple([play + DISTRACT for play in _plays(kind) if sides >> (play // 6 & 3) & 1])


# By kind of card, then by a bit for each pile or side. Each tuple exists once, which is kind to the processor's cache.
_PLAYS: Final[list[tuple[int, ...]]] = [_plays(kind) for kind in range(len(KINDS))]
_CALLING: Final = [[_calls(kind, sources) for sources in range(16)] for kind in range(len(KINDS))]
_DISTRACTING: Final = [[_distracts(kind, sides) for sides in range(16)] for kind in range(len(KINDS))]
_END: Final[tuple[int, ...]] = (END,)


class Hand:
    """A sorted hand and everything that is precomputed about it.

    `plays` are the moves without an effect, and the end of the turn where it is allowed (SKE-6). `calling` is indexed
    by the piles that a yokai can come from, `distracting` by the opponent's sides that have cards, a bit for each.
    `fit` is how many cards could go to each pile, four bits a pile. `without` is, by kind, the hand with one such card
    less.
    """

    __slots__ = (
        "_more",
        "calling",
        "calls",
        "cards",
        "distracting",
        "distracts",
        "fit",
        "plays",
        "size",
        "without",
    )

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: tuple[int, ...] = cards
        self.size: int = len(cards)
        self.calls: int = sum([CALLS[kind] for kind in cards])
        self.distracts: int = sum([DISTRACTS[kind] for kind in cards])
        self.fit: int = sum([(1 << 4 * ONE[kind]) + (1 << 4 * OTHER[kind]) for kind in cards])
        self.plays: tuple[int, ...] = ()
        self.calling: list[tuple[int, ...]] = [()] * 16 if self.calls else []
        self.distracting: list[tuple[int, ...]] = [()] * 16 if self.distracts else []
        self.without: list[Hand] = [self] * len(KINDS)
        self._more: list[Hand] = [self] * len(KINDS)
        for kind in dict.fromkeys(cards):
            self.plays += _PLAYS[kind]
            for bits in range(16):
                if CALLS[kind]:
                    self.calling[bits] += _CALLING[kind][bits]
                elif DISTRACTS[kind]:
                    self.distracting[bits] += _DISTRACTING[kind][bits]
            at = cards.index(kind)
            self.without[kind] = hand_of(cards[:at] + cards[at + 1 :])
        if self.size < TOO_MANY:
            self.plays += _END

    def more(self, kind: int) -> "Hand":
        """The hand with one more card."""
        found = self._more[kind]
        if found is self:  # not looked up before
            found = self._more[kind] = hand_of((*self.cards, kind))
        return found


_KNOWN: Final[dict[tuple[int, ...], Hand]] = {}


def hand_of(kinds: tuple[int, ...]) -> Hand:
    """The one `Hand` of these cards."""
    cards = tuple(sorted(kinds))
    found = _KNOWN.get(cards)
    if found is None:
        found = _KNOWN[cards] = Hand(cards)
    return found


NO_CARDS: Final = hand_of(())
