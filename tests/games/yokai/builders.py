"""Positions of Yokai in two lines: a field drawn in letters, hints and links by their families' letters."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from yakai.core.bag import Bag
from yakai.core.errors import IllegalAction
from yakai.core.hidden import Hidden
from yakai.core.match import Match
from yakai.core.steps import Step
from yakai.games.yokai import rules
from yakai.games.yokai.actions import Action, Declare, Draw, Move, Peek, Place
from yakai.games.yokai.grid import Cell
from yakai.games.yokai.pieces import FAMILIES, HINTS, LINKS, Family, Goal, Hint, Link, Yokai
from yakai.games.yokai.state import Cover, Deeds, Options, Stage, State

# k(itsune), w: the kappa of the water, o(ni), r(okurokubi)
LETTERS: dict[str, Family] = dict(zip("kwor", FAMILIES, strict=True))

# Every family in its column: won as it lies.
COLUMNS = ("kwor",) * 4

# No two cards of a family are together.
MIXED = ("kwor", "wokr", "orkw", "rkwo")


def hint(letters: str) -> Hint:
    """A hint by its families: `hint("ko")`."""
    return Hint(tuple(family for letter, family in LETTERS.items() if letter in letters))


def link(letters: str) -> Link:
    """A link by its families: `link("kw")`."""
    one, other = hint(letters).families
    return Link((one, other))


def field(*rows: str) -> tuple[tuple[Cell, ...], tuple[Family, ...]]:
    """Cells and faces of a drawing, numbered row by row; anything but a family's letter is an empty cell."""
    cards = [
        ((x, y), LETTERS[letter])
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
        if letter in LETTERS
    ]
    return tuple(cell for cell, _ in cards), tuple(family for _, family in cards)


def position(
    *rows: str,
    seats: int = 2,
    turn: int = 0,
    stage: Stage = "peek",
    peeked: Sequence[int] = (),
    known: Mapping[int, Sequence[int]] | None = None,
    covers: Mapping[int, str] | None = None,
    waiting: str = "",
    pile: int | str = 3,
    links: Mapping[int, str] | None = None,
    goal: Goal | None = None,
    options: Options | None = None,
) -> Match:
    """A match at a built position. Cards are numbered row by row; `known` says who has seen which.

    Hints by letters: `covers={5: "ko"}`, `waiting="k ow"`, oldest first; the pile is so many others, or named too.
    """
    options = options or Options()
    cells, faces = field(*(rows or MIXED))
    seen: dict[int, set[int]] = {card: set(seats) for card, seats in (known or {}).items()}
    for card in peeked:
        seen.setdefault(card, set()).add(turn)
    placed = [(card, hint(letters)) for card, letters in (covers or {}).items()]
    waits = [hint(letters) for letters in waiting.split()]
    used = [*(one for _, one in placed), *waits]
    left = sorted(HINTS, key=lambda one: (one in used, len(one.families)))
    piled = left[:pile] if isinstance(pile, int) else [hint(letters) for letters in pile.split()]
    box = Counter(HINTS)
    box.subtract([*used, *piled])
    held = {seat: link(letters) for seat, letters in (links or {}).items()}
    blind = options.blind
    deeds = Deeds(turn, tuple(peeked), *((0, cells[0], cells[0]) if stage == "hint" else ()))
    match = Match(rules, seats, options, deal=False)
    match.state = State(
        options=options,
        stage=stage,
        first=turn,
        turn=turn,
        cells=cells,
        faces=tuple(Hidden(Yokai(family), seen.get(card, ())) for card, family in enumerate(faces)),
        covers=tuple(Cover(card, None if blind else one) for card, one in placed),
        waiting=() if blind else tuple(waits),
        down=tuple(Hidden(one) for one in waits) if blind else (),
        pinned=tuple(Hidden(one) for _, one in placed) if blind else (),
        pile=Hidden(Bag(piled)),
        box=Hidden(Bag(box.elements())),
        links=tuple(Hidden(held[seat], {seat}) if seat in held else None for seat in range(seats)),
        spare=Hidden(Bag(one for one in LINKS if one not in held.values())),
        goal=goal,
        deeds=deeds,
    )
    match.pending = rules.pending(match.state)
    return match


def peek(match: Match, *cards: int) -> tuple[Step, ...]:
    """The player whose turn it is looks at these."""
    return tuple(step for card in cards for step in match.play(match.state.turn, Peek(card)))


def move(match: Match, card: int, to: Cell) -> Any:
    """The player whose turn it is moves a card."""
    return match.play(match.state.turn, Move(card, to))


def draw(match: Match) -> Any:
    """The player whose turn it is turns the pile's top hint."""
    return match.play(match.state.turn, Draw())


def place(match: Match, hint: int, card: int) -> Any:
    """The player whose turn it is puts a waiting hint on a card."""
    return match.play(match.state.turn, Place(hint, card))


def declare(match: Match) -> Any:
    """The player whose turn it is declares."""
    return match.play(match.state.turn, Declare())


def sizes(match: Match) -> tuple[int, ...]:
    """How many hints of one, two and three colours are in the pile."""
    count = Counter(len(hint.families) for hint in match.state.pile.reveal())
    return count[1], count[2], count[3]


def refused(match: Match, action: Action) -> str:
    """The clause by which an action of the player whose turn it is is refused; nothing changes."""
    before = match.state
    with pytest.raises(IllegalAction) as error:
        match.play(match.state.turn, action)
    assert match.state is before
    assert action not in match.legal(match.state.turn)
    return error.value.clause
