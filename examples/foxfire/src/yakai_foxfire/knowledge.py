"""What a seat of Foxfire knows: its view, events, memory, legal actions, and a state that it can imagine."""

from collections import Counter
from random import Random

from yakai.core.bag import Bag
from yakai.core.game import Seat
from yakai.core.hidden import Hidden
from yakai.core.log import Acted, Entry, Expired, Finished, Settled
from yakai_foxfire.actions import Choice, Dealt, Lit
from yakai_foxfire.pieces import LANTERNS, WISHES
from yakai_foxfire.state import State
from yakai_foxfire.view import (
    DealtEvent,
    EndedEvent,
    Event,
    LaidEvent,
    LitEvent,
    Memory,
    TurnedEvent,
    View,
)

LOOKING = 1.2
"""Seconds to look at turned sparks, apart from a little more for each of them."""


def view(state: State, seat: Seat | None) -> View:
    """The view of a seat or spectator. It is built up with `peek`, never by removing secrets from a state."""
    mine = None if seat is None else state.laid[seat]
    return View(
        seat,
        state.options,
        state.stage,
        state.round,
        state.lantern,
        state.sparks,
        state.taken,
        tuple(spark is not None for spark in state.laid),
        None if mine is None else mine.peek(seat),
        state.wishes[seat].peek(seat) if seat is not None and state.wishes else None,
        state.last,
        state.shown,
        state.result,
    )


def tell(before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
    """The events of a step for this seat or spectator. All public changes are told to all."""
    match entry:
        case Settled(outcome=Dealt()):
            return (DealtEvent(after.wishes[seat].peek(seat) if seat is not None else None),)
        case Settled(outcome=Lit(lantern=lantern)):
            return (LitEvent(after.round, lantern),)
        case Acted(seat=actor):
            return (LaidEvent(actor), *_turned(before, after))
        case Expired():
            return _turned(before, after)
        case Finished(result=result):
            return (EndedEvent(after.shown, result),)
        case _:
            return ()


def _turned(before: State, after: State) -> tuple[Event, ...]:
    """The event for turned sparks, if this step has turned them over."""
    if after.last is None or (after.round == before.round and after.stage == before.stage):
        return ()
    return (TurnedEvent(after.last, LOOKING + 0.4 * len(after.sparks)),)


def recall(state: State, seat: Seat) -> Memory:  # noqa: ARG001  # all remember the same
    """The lanterns that went out: all players have seen them, but the view no longer shows them."""
    gone = [*state.lanterns, *(lantern for row in state.taken for lantern in row)]
    if state.lantern is not None:
        gone.append(state.lantern)
    return Memory(tuple(lantern for lantern in LANTERNS if lantern not in gone))


def legal(view: View) -> Choice:
    """The seat's sparks, if it has not laid one (FOX-4)."""
    if view.seat is None or view.stage != "lay" or view.laid[view.seat]:
        return Choice()
    return Choice(view.sparks[view.seat], view.round)


def imagine(view: View, memory: Memory, rng: Random) -> State:
    """A random state that fits: the unseen wishes are shuffled, and other players' laid sparks are random."""
    known = Counter(WISHES)
    known.subtract(view.shown or ((view.wish,) if view.wish is not None else ()))
    unseen = list(known.elements())
    rng.shuffle(unseen)
    seats = range(len(view.sparks))
    dealt = view.options.wishes and view.stage not in ("deal", "over")
    wishes = tuple(
        Hidden(view.wish if seat == view.seat and view.wish is not None else unseen.pop(), {seat})
        for seat in seats
        if dealt
    )
    laid = tuple(
        Hidden(
            view.own if seat == view.seat and view.own is not None else rng.choice(view.sparks[seat]), {seat}
        )
        if view.laid[seat]
        else None
        for seat in seats
    )
    gone = {*memory.out, *(lantern for row in view.taken for lantern in row), view.lantern}
    return State(
        view.options,
        view.stage,
        view.round,
        tuple(lantern for lantern in LANTERNS if lantern not in gone),
        view.sparks,
        view.taken,
        wishes,
        Hidden(Bag(unseen)),
        laid,
        view.lantern,
        view.last,
        view.shown,
        view.result,
    )
