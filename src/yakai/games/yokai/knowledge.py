"""What a seat of Yokai knows (YOK-28): view, memory, events, legal actions, and the states it may imagine."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Final

from msgspec.structs import replace

from yakai.core.bag import Bag
from yakai.core.game import Seat
from yakai.core.hidden import Hidden
from yakai.core.log import Acted, Entry, Finished, Settled
from yakai.games.yokai.actions import NOTHING, Choice, Dealt, Declare, Drawn, Move, Peek, Place
from yakai.games.yokai.field import SHAPES, SIDES, Side, moves, numbers
from yakai.games.yokai.grid import BESIDE, Cell
from yakai.games.yokai.pieces import CARDS, HINTS, HINTS_BY_SIZE, LINKS, YOKAI, Family, Hint, Link, Yokai
from yakai.games.yokai.state import End, State, uncovered, undealt
from yakai.games.yokai.view import (
    Beside,
    DealtEvent,
    DeclaredEvent,
    DrewEvent,
    EndedEvent,
    Event,
    Memory,
    MovedEvent,
    PeekedEvent,
    PlacedEvent,
    ShownEvent,
    StuckEvent,
    View,
)

_SEEN_FROM: Final[tuple[Side, ...]] = tuple(SIDES[at ^ 1] for at in range(len(SIDES)))
"""The opposite of each of `SIDES`: a card to the right of another has that one to its left."""

_NOTHING_SEEN: Final[tuple[Family | None, ...]] = (None,) * len(CARDS)


def view(state: State, seat: Seat | None) -> View:
    """What a seat sees: the field, open hints, all sizes, the faces it is peeking at, its link (YOK-15, YOK-28)."""
    options = state.options
    held = state.held
    faces = _NOTHING_SEEN
    if seat is not None and (options.notebook or (held and seat == state.turn)):
        faces = _seen(state, seat, CARDS if options.notebook else held)
    link = None if seat is None else state.links[seat]
    return View(
        seat,
        len(state.links),
        state.turn if state.stage in ("peek", "move", "hint") else None,
        state.stage,
        options,
        state.first,
        len(state.record),
        state.cells,
        faces,
        held,
        state.covers,
        state.waiting[-1:] if options.stacked else state.waiting,
        len(state.waiting) + len(state.down),
        len(state.pile.reveal().items),
        () if options.links == "none" else _linked(state),
        None if link is None else link.peek(seat),
        state.goal,
        () if state.goal is None else SHAPES[state.goal],
        state.record,
        state.deeds,
        state.end,
        state.result,
    )


def recall(state: State, seat: Seat) -> Memory:
    """All that the seat has peeked at, the hints buried in the stack, and who did what with which card."""
    buried = state.waiting[:-1] if state.options.stacked else ()
    return Memory(_seen(state, seat, CARDS), buried, state.record, state.deeds)


def _linked(state: State) -> tuple[Seat, ...]:
    """The seats that were dealt a link."""
    return () if state.stage == "deal" else state.options.linked(state.first, len(state.links))


def _seen(state: State, seat: Seat, cards: Iterable[int]) -> tuple[Family | None, ...]:
    """By card, the family that a seat has seen; `None` for unseen cards and for those not asked for."""
    seen = list(_NOTHING_SEEN)
    if state.faces:
        for card in cards:
            yokai = state.faces[card].peek(seat)
            if yokai is not None:
                seen[card] = yokai.family
    return tuple(seen)


# Events


def tell(before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
    """The events of one log entry, as this seat sees them."""
    match entry:
        case Settled(outcome=Dealt()):
            link = None if seat is None else after.links[seat]
            own = None if link is None else link.peek(seat)
            return (DealtEvent(after.first, after.goal, _linked(after), own),)
        case Settled(outcome=Drawn()):
            hint = None if after.options.blind else after.waiting[-1]
            return (DrewEvent(before.turn, hint, len(after.pile.reveal())),)
        case Acted(seat=actor, action=Peek(card=card)):
            yokai = after.faces[card].peek(seat) if seat == actor else None
            peeked = PeekedEvent(actor, card, yokai.family if yokai is not None else None)
            return (peeked, StuckEvent(actor)) if after.stage == "hint" else (peeked,)
        case Acted(seat=actor, action=Move(card=card, to=to)):
            return (MovedEvent(actor, card, before.cells[card], to, beside(after.cells, to)),)
        case Acted(seat=actor, action=Place(card=card)):
            hint = None if after.options.blind else after.covers[-1].hint
            waiting = len(after.waiting) + len(after.down)
            placed = PlacedEvent(actor, card, hint, waiting)
            return (placed,) if after.end is None else (placed, _turned_up(after.end))
        case Acted(seat=actor, action=Declare()) if after.end is not None:
            return DeclaredEvent(actor), _turned_up(after.end)
        case Finished(result=result):
            return (EndedEvent(result, after.end.grade if after.end is not None else None),)
        case _:
            return ()


def _turned_up(end: End) -> ShownEvent:
    """The end as an event, with the time to show it: each card, each link and the goal, each hint, and the score."""
    asked = sum(link is not None for link in end.links) + (end.shaped is not None)
    return ShownEvent(end, 10 + 1.1 * asked + 0.4 * len(end.fitting) + (2 if end.won else 0))


def beside(cells: tuple[Cell, ...], to: Cell) -> tuple[Beside, ...]:
    """The cards that a card at this cell touches, and on which side of them it lies."""
    card_at = {cell: card for card, cell in enumerate(cells)}
    return tuple(
        Beside(side, card_at[x, y])
        for side, (x, y) in zip(_SEEN_FROM, BESIDE[to], strict=True)
        if (x, y) in card_at
    )


# What a seat may do


def legal(view: View) -> Choice:
    """What the view's seat may do in this step: declare or peek, move, or draw or place a hint."""
    if view.seat is None or view.turn != view.seat:
        return NOTHING
    free = uncovered(view.covers)
    if view.stage == "move":
        return Choice(moves=moves(view.cells, free))
    if view.stage == "peek":
        for card in view.peeked:
            free &= ~(1 << card)
        return Choice(declare=not view.peeked, peek=numbers(free))
    hints = view.options.usable(view.waiting)
    last = view.waiting == 1 and not view.pile
    return Choice(draw=view.pile > 0, hints=hints, cards=numbers(free) if hints else (), last=last)


# What a seat can imagine


def imagine(view: View, memory: Memory, rng: Random) -> State:
    """A state that fits what the seat knows: unseen faces, hints and links are shuffled over where they may be."""
    start = undealt(view.seats, view.options)
    if view.stage == "deal":
        return start
    known_to = _peekers(memory)
    hints, left_out = _imagined_hints(view, memory, rng)
    down = [Hidden(hints.pop()) for _ in range(view.waiting if view.options.blind else 0)]
    pinned = [Hidden(hints.pop()) for cover in view.covers if cover.hint is None]
    links, spare = _imagined_links(view, rng)
    return replace(
        start,
        stage=view.stage,
        first=view.first,
        turn=(view.first + view.turns) % view.seats,
        cells=view.cells,
        faces=() if view.end else _imagined_faces(memory, known_to, rng),
        covers=view.covers,
        waiting=memory.buried + view.hints,
        down=tuple(down),
        pinned=tuple(pinned),
        pile=Hidden(Bag(hints)),
        box=Hidden(Bag(left_out)),
        links=links,
        spare=Hidden(Bag(spare)),
        goal=view.goal,
        record=memory.record,
        deeds=memory.deeds,
        end=view.end,
        result=view.result,
    )


def _imagined_faces(memory: Memory, known_to: list[set[Seat]], rng: Random) -> tuple[Hidden[Yokai], ...]:
    """The faces that the seat has peeked at, and the others in a random order."""
    pool = Counter(yokai.family for yokai in YOKAI)
    pool.subtract(family for family in memory.faces if family is not None)
    unseen = list(pool.elements())
    rng.shuffle(unseen)
    return tuple(
        Hidden(Yokai(family or unseen.pop()), seats)
        for family, seats in zip(memory.faces, known_to, strict=True)
    )


def _peekers(memory: Memory) -> list[set[Seat]]:
    """By card, the seats that have peeked at it, which every seat saw."""
    seats: list[set[Seat]] = [set() for _ in CARDS]
    for deeds in (*memory.record, memory.deeds):
        for card in deeds.peeked:
            seats[card].add(deeds.seat)
    return seats


def _imagined_hints(view: View, memory: Memory, rng: Random) -> tuple[list[Hint], list[Hint]]:
    """The unseen hints in the game, and those left out of it, with as many of each size as were dealt."""
    covers = [cover.hint for cover in view.covers if cover.hint is not None]
    seen = {*memory.buried, *view.hints, *covers}
    inside: list[Hint] = []
    outside: list[Hint] = []
    for size, count in enumerate(HINTS_BY_SIZE[view.options.mix][view.seats], start=1):
        unseen = [hint for hint in HINTS if len(hint.families) == size and hint not in seen]
        rng.shuffle(unseen)
        inside += unseen[: count - sum(len(hint.families) == size for hint in seen)]
        outside += unseen[count - sum(len(hint.families) == size for hint in seen) :]
    rng.shuffle(inside)
    return inside, outside


def _imagined_links(view: View, rng: Random) -> tuple[tuple[Hidden[Link] | None, ...], list[Link]]:
    """The links by seat, with the seat's own one and random others, and those left over; at the end none is secret."""
    shown = view.end.links if view.end is not None else (view.link,)
    spare = [link for link in LINKS if link not in shown]
    rng.shuffle(spare)
    links: list[Hidden[Link] | None] = [None] * view.seats
    if view.end is None:
        for seat in view.linked:
            mine = view.link if seat == view.seat else None
            links[seat] = Hidden(spare.pop() if mine is None else mine, {seat})
    return tuple(links), spare
