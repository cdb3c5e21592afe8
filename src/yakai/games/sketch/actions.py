"""What a player can do in Yokai Sketch, what chance can give, and the legal choice as one value."""

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

from msgspec import Struct

from yakai.core.game import Seat
from yakai.core.kinds import without_misfits
from yakai.games.sketch.pieces import Colour, Sketch, Yokai


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True, gc=False):
    """Put the hand's card at this place (from 0) to a pile of one of its colours; no effect is wanted (SKE-8)."""

    card: int
    colour: Colour


class Call(Struct, frozen=True, tag="call", forbid_unknown_fields=True, gc=False):
    """The same with a *Call*: the top yokai of the pile `source` comes to the pile played to (SKE-10)."""

    card: int
    colour: Colour
    source: Colour


class Distract(Struct, frozen=True, tag="distract", forbid_unknown_fields=True, gc=False):
    """The same with a *Distract*: the opponent's newest card there goes to its other colour (SKE-11)."""

    card: int
    colour: Colour


class End(Struct, frozen=True, tag="end", forbid_unknown_fields=True, gc=False):
    """End the turn; without a card played, that is a pass (SKE-6)."""


Placing: TypeAlias = Play | Call | Distract
Action: TypeAlias = Play | Call | Distract | End


class Dealt(Struct, frozen=True, tag="dealt", forbid_unknown_fields=True):
    """The shuffle: who begins, three cards for each hand, and the top of each pile (SKE-4, SKE-7)."""

    first: Seat
    hands: tuple[tuple[Sketch, ...], ...]
    tops: tuple[Yokai, ...]


class Drawn(Struct, frozen=True, tag="drawn", forbid_unknown_fields=True, gc=False):
    """The deck's next card (SKE-5)."""

    card: Sketch


class Uncovered(Struct, frozen=True, tag="uncovered", forbid_unknown_fields=True, gc=False):
    """The yokai that is now on top of a pile, never seen before."""

    colour: Colour
    yokai: Yokai


Outcome: TypeAlias = Dealt | Drawn | Uncovered

_END = End()


class Standing(Struct, frozen=True, gc=False):
    """How a pile would stand: both sides' cards by seat, and how many are missing to its top's value (SKE-12)."""

    colour: Colour
    cards: tuple[int, ...]
    missing: int


class Finish(Struct, frozen=True, gc=False):
    """A portrait that would be complete, and to whom it would go (SKE-13); `null`: it would hide (SKE-14)."""

    colour: Colour
    yokai: Yokai
    cards: tuple[int, ...]
    seat: Seat | None


class Preview(Struct, frozen=True, gc=False):
    """What an action would do, as far as its player can know.

    `stands` are the piles it changes and whose top is known, the one played to first, before anything is completed;
    `finishes` are the portraits that it would complete for certain. `uncovers` are the piles where a yokai would come
    up that nobody has seen, and who knows what that completes. `ends`: a pile would be empty, and the game over
    (SKE-17).
    """

    action: Placing
    stands: tuple[Standing, ...]
    finishes: tuple[Finish, ...] = ()
    uncovers: tuple[Colour, ...] = ()
    ends: bool = False


class Choice(Struct, frozen=True, kw_only=True, gc=False):
    """What a seat may do: each card at either of its colours, with these effects, or end the turn.

    `calls` are the piles whose top may be called to another pile, and `distracts` those where the opponent has a
    card; they are there only if a card in hand has that effect. On a screen there is more: how many cards may still
    be played in this turn, and a preview of each.

    >>> card = Sketch(("water", "fire"), "call")
    >>> choice = Choice(cards=(card,), calls=("fire", "wind"), end=True)
    >>> len(choice), Call(0, "water", "wind") in choice, Call(0, "fire", "fire") in choice
    (6, True, False)
    """

    cards: tuple[Sketch, ...] = ()
    calls: tuple[Colour, ...] = ()
    distracts: tuple[Colour, ...] = ()
    end: bool = False
    more: int = 0
    previews: tuple[Preview, ...] = ()

    def __iter__(self) -> Iterator[Action]:
        for place, card in enumerate(self.cards):
            for colour in card.colours:
                yield Play(place, colour)
                if card.effect == "call":
                    yield from (Call(place, colour, source) for source in self.calls if source != colour)
                elif card.effect == "distract" and colour in self.distracts:
                    yield Distract(place, colour)
        if self.end:
            yield _END

    @without_misfits
    def __contains__(self, action: object) -> bool:
        if isinstance(action, End):
            return self.end
        if not isinstance(action, Play | Call | Distract) or not 0 <= action.card < len(self.cards):
            return False
        card = self.cards[action.card]
        if action.colour not in card.colours:
            return False
        if isinstance(action, Call):
            return card.effect == "call" and action.source in self.calls and action.source != action.colour
        if isinstance(action, Distract):
            return card.effect == "distract" and action.colour in self.distracts
        return True

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return self.end or bool(self.cards)

    def sample(self, rng: Random) -> Action:
        """Mostly a card; its effect half of the time, where it has one. Every legal action can come."""
        cards = self.cards
        if self.end and (not cards or rng.random() < 0.3):
            return _END
        if not cards:
            raise IndexError("nothing is legal")
        place = int(len(cards) * rng.random())
        card = cards[place]
        colour = card.colours[rng.random() < 0.5]
        if card.effect != "plain" and rng.random() < 0.5:
            if card.effect == "distract":
                return Distract(place, colour) if colour in self.distracts else Play(place, colour)
            sources = [source for source in self.calls if source != colour]
            if sources:
                return Call(place, colour, sources[int(len(sources) * rng.random())])
        return Play(place, colour)


NOTHING = Choice()
