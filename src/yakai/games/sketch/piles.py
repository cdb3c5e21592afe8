"""What happens at the piles (SKE-8 to SKE-16): cards are played, effects happen, portraits are completed."""

from collections.abc import Iterable
from typing import Final

from yakai.core.bag import Bag
from yakai.core.errors import BadOutcome, IllegalAction
from yakai.core.game import Seat
from yakai.core.hidden import Hidden
from yakai.games.sketch.actions import Call, Distract, Placing, Uncovered
from yakai.games.sketch.pieces import COLOURS, PLACE, Colour, Sketch, Yokai
from yakai.games.sketch.state import BARE, Albums, Hands, Pile, Sides, State, with_seat
from yakai.games.sketch.view import Completed, HidEvent, Portrait, TookEvent

# By pile just played to: the order in which piles are checked (SKE-15).
_ORDER: Final = tuple(
    (first, *(at for at in range(len(COLOURS)) if at != first)) for first in range(len(COLOURS))
)


# Playing a card


def lay(state: State, seat: Seat, action: Placing) -> tuple[Hands, list[Pile]]:
    """The hands and piles after a card is played to its player's side (SKE-8) and its effect, if used (SKE-9)."""
    hand, place, colour = state.hands[seat], action.card, action.colour
    if not 0 <= place < len(hand):
        raise IllegalAction("SKE-8", "sketch-no-such-card", card=place, cards=len(hand))
    card = hand[place].reveal()
    if colour not in card.colours:
        raise IllegalAction("SKE-8", "sketch-no-such-colour", colour=colour)
    piles = list(state.piles)
    piles[PLACE[colour]] = piles[PLACE[colour]].with_card(seat, card)
    if isinstance(action, Call):
        _call(piles, card, action)
    elif isinstance(action, Distract):
        _distract(piles, card, colour, 1 - seat)
    return with_seat(state.hands, seat, hand[:place] + hand[place + 1 :]), piles


# Effects


def _call(piles: list[Pile], card: Sketch, call: Call) -> None:
    """Move the top yokai of another pile onto this one, unless it is that pile's last (SKE-10)."""
    if card.effect != "call":
        raise IllegalAction("SKE-10", "sketch-card-cannot-call")
    if call.source == call.colour:
        raise IllegalAction("SKE-10", "sketch-call-is-from-another-pile")
    source = piles[PLACE[call.source]]
    if source.size() == 1:
        raise IllegalAction("SKE-10", "sketch-call-leaves-the-last", colour=call.source)
    piles[PLACE[call.source]] = source.without_top()
    piles[PLACE[call.colour]] = piles[PLACE[call.colour]].with_top(source.above[0])


def _distract(piles: list[Pile], card: Sketch, colour: Colour, opponent: Seat) -> None:
    """Move the opponent's newest card here to the opponent's side at its other colour, without its effect (SKE-11)."""
    if card.effect != "distract":
        raise IllegalAction("SKE-11", "sketch-card-cannot-distract")
    pile = piles[PLACE[colour]]
    theirs = pile.sides[opponent]
    if not theirs:
        raise IllegalAction("SKE-11", "sketch-nothing-to-distract", colour=colour)
    moved = theirs[-1]
    piles[PLACE[colour]] = pile.with_sides(with_seat(pile.sides, opponent, theirs[:-1]))
    other = PLACE[other_colour(moved, colour)]
    piles[other] = piles[other].with_card(opponent, moved)


def other_colour(card: Sketch, colour: Colour) -> Colour:
    """The other one of a card's two colours."""
    one, other = card.colours
    return other if one == colour else one


# Completion


def check(
    piles: list[Pile], albums: Albums, discard: tuple[Sketch, ...], to: Colour
) -> tuple[Albums, tuple[Sketch, ...], list[Completed]]:
    """Complete portraits repeatedly (SKE-15), until none is complete or a new top must be uncovered first."""
    completed: list[Completed] = []
    while (at := _complete_at(piles, _ORDER[PLACE[to]])) is not None:
        pile = piles[at]
        top, colour = pile.above[0], COLOURS[at]
        mine, theirs = cards = pile.sides
        seconds = _seconds(cards, len(completed))
        if len(mine) == len(theirs):
            # The yokai hides at the bottom; with nothing else in the pile, that is where it was (SKE-14).
            completed.append(HidEvent(top, colour, cards, pile.size() == 1, seconds))
            piles[at] = pile.with_top_below().with_sides(BARE)
            discard = (*discard, *mine, *theirs)
        else:
            # The larger side takes it and discards its cards; the others stay (SKE-13).
            winner = 0 if len(mine) > len(theirs) else 1
            completed.append(TookEvent(winner, top, colour, cards, seconds))
            piles[at] = pile.without_top().with_sides(with_seat(pile.sides, winner, ()))
            albums = with_seat(albums, winner, (*albums[winner], top))
            discard = (*discard, *pile.sides[winner])
    return albums, discard, completed


def _complete_at(piles: list[Pile], order: tuple[int, ...]) -> int | None:
    """The first complete pile in this order: both sides together reach its top's value (SKE-12, SKE-16).

    `None` if there is none, or if a top that comes before must be uncovered first.
    """
    found = None
    for at in order:
        pile = piles[at]
        if pile.above:
            mine, theirs = pile.sides
            if len(mine) + len(theirs) >= pile.above[0].value and found is None:
                found = at
        elif pile.lacks_its_top():
            return None
    return found


def _seconds(cards: Sides, chain: int) -> float:
    """How long the animation of a completed portrait takes: both sides are counted, then the yokai is taken or hides.

    Later ones in a chain are a little faster.
    """
    mine, theirs = cards
    return round((2.3 + 0.32 * max(len(mine), len(theirs))) * max(0.6, 0.85**chain), 2)


# A new top


def uncovering(piles: tuple[Pile, ...]) -> int:
    """The index of the first pile that needs a new top."""
    return next(at for at, pile in enumerate(piles) if pile.lacks_its_top())


def with_new_top(piles: tuple[Pile, ...], outcome: Uncovered) -> list[Pile]:
    """The piles after chance has uncovered a yokai."""
    at = uncovering(piles)
    if outcome.colour != COLOURS[at]:
        raise BadOutcome("outcome-does-not-fit")
    return [*piles[:at], piles[at].uncovered(outcome.yokai), *piles[at + 1 :]]


# What is known of a pile (SKE-20)


def pile_of(portrait: Portrait, unseen: Iterable[Yokai]) -> Pile:
    """A pile from what is known of it; yokai never seen are between the known ones above and below."""
    yokai = portrait.yokai
    hidden = yokai.count(None)
    first = yokai.index(None) if hidden else len(yokai)
    above = tuple(one for one in yokai[:first] if one is not None)
    below = tuple(one for one in yokai[first + hidden :] if one is not None)
    return Pile(above, Hidden(Bag(unseen)), below, portrait.sides)
