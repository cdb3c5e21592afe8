"""What a player can do in Yokai Sketch, the outcomes of chance, and the legal actions as one value."""

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

from msgspec import Struct

from yakai.core.game import Seat
from yakai.core.kinds import without_misfits
from yakai.games.sketch.pieces import Colour, Sketch, Yokai


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True, gc=False):
    """Play the hand card at index `card` to a pile of one of its colours, without using its effect (SKE-8)."""

    card: int
    colour: Colour


class Call(Struct, frozen=True, tag="call", forbid_unknown_fields=True, gc=False):
    """Play a card and use its *Call*: the top yokai of the pile `source` comes to this pile (SKE-10)."""

    card: int
    colour: Colour
    source: Colour


class Distract(Struct, frozen=True, tag="distract", forbid_unknown_fields=True, gc=False):
    """Play a card and use its *Distract*: the opponent's newest card there goes to its other colour (SKE-11)."""

    card: int
    colour: Colour


class End(Struct, frozen=True, tag="end", forbid_unknown_fields=True, gc=False):
    """End the turn; if no card was played, that is a pass (SKE-6)."""


Placing: TypeAlias = Play | Call | Distract
Action: TypeAlias = Play | Call | Distract | End


class Dealt(Struct, frozen=True, tag="dealt", forbid_unknown_fields=True):
    """The deal: which seat begins, the three cards of each hand, and the top of each pile (SKE-4, SKE-7)."""

    first: Seat
    hands: tuple[tuple[Sketch, ...], ...]
    tops: tuple[Yokai, ...]


class Drawn(Struct, frozen=True, tag="drawn", forbid_unknown_fields=True, gc=False):
    """The deck's next card (SKE-5)."""

    card: Sketch


class Uncovered(Struct, frozen=True, tag="uncovered", forbid_unknown_fields=True, gc=False):
    """A pile's new top, a yokai that was never seen before."""

    colour: Colour
    yokai: Yokai


Outcome: TypeAlias = Dealt | Drawn | Uncovered

_END = End()


class Standing(Struct, frozen=True, gc=False):
    """A pile after an action: the cards of both sides by seat, and how many are missing to its top's value (SKE-12)."""

    colour: Colour
    cards: tuple[int, ...]
    missing: int


class Finish(Struct, frozen=True, gc=False):
    """A portrait that would be completed, and the seat that takes it (SKE-13); `null`: the yokai hides (SKE-14)."""

    colour: Colour
    yokai: Yokai
    cards: tuple[int, ...]
    seat: Seat | None


class Preview(Struct, frozen=True, gc=False):
    """What an action would do, as far as its player can know.

    `stands` are the piles that it changes and whose top is known, before anything is completed, the pile played to
    first. `finishes` are the portraits that it would certainly complete. `uncovers` are the piles where it would
    uncover a yokai that was never seen; what that completes is left open. `ends` says that a pile would be empty and so
    the game over (SKE-17).
    """

    action: Placing
    stands: tuple[Standing, ...]
    finishes: tuple[Finish, ...] = ()
    uncovers: tuple[Colour, ...] = ()
    ends: bool = False


class Choice(Struct, frozen=True, kw_only=True, gc=False):
    """What a seat may do: play each card to either of its colours, with these effects, or end the turn.

    `calls` are the piles whose top may be called to another pile, and `distracts` the piles where the opponent has a
    card; both are empty if no card in hand has that effect. Only a choice that is offered on a screen also has `more`,
    how many cards may still be played in this turn, and a preview of each play.

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
        """A random legal action: mostly a card, half of the time with its effect, if any; every one is possible."""
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
