"""A whole state of Yokai that fits what a seat knows: its view and its memory."""

from collections import Counter
from random import Random

from msgspec.structs import replace

from yakai.core.bag import Bag
from yakai.core.game import Seat
from yakai.core.hidden import Hidden
from yakai.games.yokai.pieces import CARDS, HINTS, HINTS_BY_SIZE, LINKS, YOKAI, Hint, Link, Yokai
from yakai.games.yokai.state import State
from yakai.games.yokai.view import Memory, View


def imagined(start: State, view: View, memory: Memory, rng: Random) -> State:
    """The undealt state with all that the seat knows, and with the rest shuffled over where it may be."""
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
    """Own peeks as they are, the other faces anyhow."""
    pool = Counter(yokai.family for yokai in YOKAI)
    pool.subtract(family for family in memory.faces if family is not None)
    unseen = list(pool.elements())
    rng.shuffle(unseen)
    return tuple(
        Hidden(Yokai(family or unseen.pop()), seats)
        for family, seats in zip(memory.faces, known_to, strict=True)
    )


def _peekers(memory: Memory) -> list[set[Seat]]:
    """Who has peeked at which card: everybody saw that."""
    seats: list[set[Seat]] = [set() for _ in CARDS]
    for deeds in (*memory.record, memory.deeds):
        for card in deeds.peeked:
            seats[card].add(deeds.seat)
    return seats


def _imagined_hints(view: View, memory: Memory, rng: Random) -> tuple[list[Hint], list[Hint]]:
    """The hints of the game that nobody has seen, and those left out: so many of each size as were dealt."""
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
    """The own link as it is, the others' anyhow; in the end none is a secret."""
    spare = [link for link in LINKS if link != view.link]
    rng.shuffle(spare)
    links: list[Hidden[Link] | None] = [None] * view.seats
    if view.end is None:
        for seat in view.linked:
            mine = view.link if seat == view.seat else None
            links[seat] = Hidden(spare.pop() if mine is None else mine, {seat})
    return tuple(links), spare
