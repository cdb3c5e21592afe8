"""What a seat of Yokai Sketch knows (SKE-20): view, memory, events, legal actions, and the states it may imagine."""

from collections import Counter
from random import Random

from yakai.core.bag import Bag
from yakai.core.game import Seat
from yakai.core.hidden import Hidden, revealed
from yakai.core.log import Acted, Entry, Finished, Settled
from yakai.games.sketch.actions import NOTHING, Call, Choice, Dealt, Distract, Drawn, End, Placing, Uncovered
from yakai.games.sketch.pieces import ANNOUNCED, COLOURS, DECK, PLACE, QUIET, TOO_MANY, YOKAI, Colour
from yakai.games.sketch.piles import check, lay, other_colour, pile_of, with_new_top
from yakai.games.sketch.scoring import colours
from yakai.games.sketch.state import BARE, Options, Pile, State, secret, with_seat
from yakai.games.sketch.view import (
    CalledEvent,
    DealtEvent,
    DistractedEvent,
    DrewEvent,
    EndedEvent,
    Event,
    Memory,
    PlacedEvent,
    QuietEvent,
    ReshuffledEvent,
    StoppedEvent,
    UncoveredEvent,
    View,
)


def view(state: State, seat: Seat | None) -> View:
    """What a seat sees: its hand, the table, albums, discard, all numbers of cards, all uncovered yokai (SKE-20)."""
    return View(
        seat,
        state.stage,
        None if state.stage in ("deal", "over") else state.turn,
        state.played,
        state.to,
        state.quiet,
        None if state.quiet <= QUIET - ANNOUNCED else QUIET + 1 - state.quiet,
        () if seat is None else revealed(state.hands[seat]),
        tuple(map(len, state.hands)),
        len(state.deck.reveal().items),
        state.discard,
        tuple([pile.portrait() for pile in state.piles]),
        state.albums,
        state.last,
        state.result,
    )


def tell(before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
    """The events of one log entry, as this seat sees them."""
    match entry:
        case Settled(outcome=Dealt(first=first, tops=tops)):
            return (DealtEvent(first, tops),)
        case Settled(outcome=Drawn()):
            drew = DrewEvent(before.turn, after.hands[before.turn][-1].peek(seat), len(after.deck.reveal()))
            shuffled = not before.deck.reveal().items
            return (ReshuffledEvent(len(after.shuffled)), drew) if shuffled else (drew,)
        case Settled(outcome=Uncovered() as outcome):
            piles = with_new_top(before.piles, outcome)
            assert before.to is not None
            _, _, completed = check(piles, before.albums, before.discard, before.to)
            return (UncoveredEvent(outcome.colour, outcome.yokai), *completed, *_announced(after))
        case Acted(seat=actor, action=End()):
            return (StoppedEvent(actor, before.played), *_announced(after))
        case Acted(seat=actor, action=action):
            _, piles = lay(before, actor, action)
            laid = _told_of_laying(before, actor, action, piles)
            _, _, completed = check(piles, before.albums, before.discard, action.colour)
            return (*laid, *completed, *_announced(after))
        case Finished(result=result):
            return (EndedEvent(result, tuple(map(colours, after.albums))),)
        case _:
            return ()


def _told_of_laying(before: State, seat: Seat, action: Placing, piles: list[Pile]) -> tuple[Event, ...]:
    """The card played and its effect; `piles` are those right after it."""
    pile = piles[PLACE[action.colour]]
    placed = PlacedEvent(seat, pile.sides[seat][-1], action.colour, len(pile.sides[seat]))
    if isinstance(action, Call):
        return placed, CalledEvent(seat, pile.above[0], action.source, action.colour)
    if isinstance(action, Distract):
        moved = before.piles[PLACE[action.colour]].sides[1 - seat][-1]
        return placed, DistractedEvent(seat, moved, action.colour, other_colour(moved, action.colour))
    return (placed,)


def _announced(after: State) -> tuple[Event, ...]:
    """How many turns are left, when one of the last quiet turns begins (SKE-19)."""
    left = QUIET + 1 - after.quiet
    return (QuietEvent(left),) if after.stage == "draw" and left <= ANNOUNCED else ()


def recall(state: State, seat: Seat) -> Memory:
    """What the deck was last made of, which of it the seat has had, and the chosen first player, if any."""
    return Memory(state.shuffled, revealed(state.drawn[seat]), state.options.first)


def legal(view: View) -> Choice:
    """What the view's seat may do: play, call, distract, or end the turn."""
    seat = view.seat
    if seat is None or view.turn != seat or view.stage != "turn":
        return NOTHING
    hand, piles, other = view.hand, view.piles, 1 - seat
    calls: tuple[Colour, ...] = ()
    distracts: tuple[Colour, ...] = ()
    for card in hand:
        if card.effect == "call":
            calls = tuple([COLOURS[at] for at, pile in enumerate(piles) if len(pile.yokai) > 1])
        elif card.effect == "distract":
            distracts = tuple([COLOURS[at] for at, pile in enumerate(piles) if pile.sides[other]])
    return Choice(cards=hand, calls=calls, distracts=distracts, end=len(hand) < TOO_MANY)


def imagine(view: View, memory: Memory, rng: Random) -> State:
    """A state that fits what the seat knows: what it has not seen is shuffled over where it may be.

    Only what the last shuffle put into the deck can be in it: a card that the opponent held at that time is still in
    its hand or was played.
    """
    assert view.seat is not None
    seat, other = view.seat, 1 - view.seat
    unseen = Counter(DECK)
    unseen.subtract(view.hand)
    unseen.subtract(view.discard)
    unseen.subtract(card for pile in view.piles for side in pile.sides for card in side)
    not_mine = Counter(memory.shuffled) - Counter(memory.drawn)
    deck = Counter(rng.sample(list((unseen & not_mine).elements()), view.deck))
    drawn = with_seat(BARE, seat, secret(memory.drawn, seat))
    drawn = with_seat(drawn, other, secret((not_mine - deck).elements(), other))
    hands = with_seat(BARE, seat, secret(view.hand, seat))
    hands = with_seat(hands, other, secret((unseen - deck).elements(), other))
    seen = {yokai for pile in view.piles for yokai in pile.yokai}.union(*view.albums)
    return State(
        Options(memory.first),
        view.stage,
        view.turn or 0,
        view.played,
        view.to,
        view.quiet,
        hands,
        Hidden(Bag(deck.elements())),
        view.discard,
        tuple(
            pile_of(pile, [yokai for yokai in YOKAI if yokai.colour == colour and yokai not in seen])
            for colour, pile in zip(COLOURS, view.piles, strict=True)
        ),
        view.albums,
        memory.shuffled,
        drawn,
        view.last,
        view.result,
    )
