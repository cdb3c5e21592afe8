"""Positions of Yokai Sketch in two lines: cards and yokai by short names, a match with chosen hands and piles."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from random import Random

from yakai.core.bag import Bag
from yakai.core.hidden import Hidden
from yakai.core.log import Acted, Settled
from yakai.core.match import Match
from yakai.core.steps import Step
from yakai.games.sketch import rules
from yakai.games.sketch.actions import Action, Call, Distract, End, Play, Uncovered
from yakai.games.sketch.pieces import COLOURS, DECK, PLACE, YOKAI, Colour, Effect, Sketch, Yokai
from yakai.games.sketch.state import Options, Pile, State

_EFFECTS: dict[str, Effect] = {"": "plain", "!": "call", "?": "distract"}
_SKETCHES = {
    f"{one}-{other}{mark}": Sketch((one, other), effect)
    for one, other in {card.colours for card in DECK}
    for mark, effect in _EFFECTS.items()
}
_YOKAI = {f"{yokai.colour}{yokai.value}": yokai for yokai in YOKAI}


def cards(names: str) -> tuple[Sketch, ...]:
    """Sketches by their names: `cards("water-fire earth-wind! fire-wind?")`, `!` for Call and `?` for Distract."""
    return tuple(_SKETCHES[name] for name in names.split())


def yokai(names: str) -> tuple[Yokai, ...]:
    """Yokai by their names: `yokai("water3 wind7")`."""
    return tuple(_YOKAI[name] for name in names.split())


def position(
    hands: Sequence[str] = ("", ""),
    piles: Mapping[Colour, tuple[str, int, int]] | None = None,
    *,
    unseen: str | None = None,
    below: Mapping[Colour, str] | None = None,
    sides: Mapping[Colour, tuple[str, str]] | None = None,
    deck: int | str | None = None,
    albums: Sequence[str] = ("", ""),
    turn: int = 0,
    played: int = 0,
    quiet: int = 1,
) -> Match:
    """A match at a built position, in the middle of a turn.

    A pile is its known yokai from the top down and how many cards each side has there: `("water7 fire3", 3, 2)`; of
    cards that are left over, or those named in `sides`. Piles that are not named have a 7 on top and no cards. The
    yokai named nowhere lie unseen in the pile of their colour, or only those named in `unseen`. The deck is so many
    of the sketches left over, or all of them, or named; the rest is the discard.
    """
    piles, below, sides = piles or {}, below or {}, sides or {}
    held = [cards(hand) for hand in hands]
    left = Counter(DECK)
    left.subtract(chain(*held))
    left.subtract(card for both in sides.values() for side in both for card in cards(side))
    deck_cards = cards(deck) if isinstance(deck, str) else ()
    left.subtract(deck_cards)
    taken = tuple(yokai(album) for album in albums)
    above = {colour: yokai(piles[colour][0] if colour in piles else f"{colour}7") for colour in COLOURS}
    under = {colour: yokai(below.get(colour, "")) for colour in COLOURS}
    known = {*chain(*above.values()), *chain(*under.values()), *chain(*taken)}
    never = [one for one in YOKAI if one not in known] if unseen is None else yokai(unseen)
    built = tuple(
        Pile(
            above[colour],
            Hidden(Bag(one for one in never if one.colour == colour)),
            under[colour],
            tuple(cards(side) for side in sides[colour])
            if colour in sides
            else tuple(_some(left, colour, size) for size in piles.get(colour, ("", 0, 0))[1:]),
        )
        for colour in COLOURS
    )
    rest = list(left.elements())
    if not isinstance(deck, str):
        deck_cards = tuple(rest if deck is None else rest[:deck])
        rest = [] if deck is None else rest[deck:]
    secret, drawn = (
        tuple(tuple(Hidden(card, {seat}) for card in hand) for seat, hand in enumerate(held))
        for _ in range(2)
    )
    match = Match(rules, 2, chance=Random(0), deal=False)
    match.state = State(
        Options(),
        "turn",
        turn,
        played,
        None,
        quiet,
        secret,
        Hidden(Bag(deck_cards)),
        tuple(rest),
        built,
        taken,
        DECK,
        drawn,
    )
    match.pending = rules.pending(match.state)
    return match


def _some(left: Counter[Sketch], colour: Colour, size: int) -> tuple[Sketch, ...]:
    """Cards of a colour for a side, plain ones first."""
    fitting = sorted((card for card in left.elements() if colour in card.colours), key=_plain_first)[:size]
    assert len(fitting) == size, f"too few {colour} cards are left"
    left.subtract(fitting)
    return tuple(fitting)


def _plain_first(card: Sketch) -> tuple[bool, Sketch]:
    return card.effect != "plain", card


def sides(match: Match, colour: Colour) -> tuple[int, ...]:
    """How many cards each seat has at a pile."""
    return tuple(map(len, match.view(None).piles[PLACE[colour]].sides))


def names(match: Match, colour: Colour) -> str:
    """The yokai of a pile from the top down, `?` for one that was never seen."""
    known = match.view(None).piles[PLACE[colour]].yokai
    return " ".join(f"{one.colour}{one.value}" if one else "?" for one in known)


def play(match: Match, card: int, colour: Colour, *, then: str = "") -> tuple[Step, ...]:
    """The player whose turn it is plays a card, and these yokai are uncovered."""
    return _done(match, Play(card, colour), then)


def call(match: Match, card: int, colour: Colour, source: Colour, *, then: str = "") -> tuple[Step, ...]:
    """The player whose turn it is plays a card and calls a yokai from another pile."""
    return _done(match, Call(card, colour, source), then)


def distract(match: Match, card: int, colour: Colour, *, then: str = "") -> tuple[Step, ...]:
    """The player whose turn it is plays a card and distracts."""
    return _done(match, Distract(card, colour), then)


def end(match: Match) -> tuple[Step, ...]:
    """The player whose turn it is ends it."""
    return match.play(match.state.turn, End())


def _done(match: Match, action: Action, then: str) -> tuple[Step, ...]:
    first = match.replay(Acted(match.state.turn, action))
    uncovered = [match.replay(Settled(Uncovered(one.colour, one))) for one in yokai(then)]
    return (first, *uncovered, *match.accept(match.settle()))
