"""Positions of Pikit in two lines: hands by numbers, a match with chosen centre, dice and deck."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from yakai.core.bag import Bag
from yakai.core.errors import IllegalAction
from yakai.core.hidden import Hidden
from yakai.core.log import Acted, Settled
from yakai.core.match import Match
from yakai.core.steps import Step
from yakai.games.pikit import rules
from yakai.games.pikit.actions import Action, Cancel, Outcome, Pass
from yakai.games.pikit.pieces import FACES, deck
from yakai.games.pikit.state import Ending, Hand, Options, Stance, State


def numbers(text: str) -> tuple[int, ...]:
    """Cards by their numbers: `numbers("5 2 8")`."""
    return tuple(map(int, text.split()))


def _hand(text: str, seat: int) -> Hand:
    names = [name for name in text.split() if not name.startswith("m")]
    return Hand(
        tuple(sorted(int(name) for name in names if not name.startswith("?"))),
        tuple(Hidden(int(name[1:]), {seat}) for name in names if name.startswith("?")),
    )


def position(
    hands: Sequence[str],
    centre: str = "1 2 3 4 5 6 7 8",
    dice: tuple[int, int] = (1, 3),
    cards: int | str = 12,
    turn: int = 0,
    wounds: Sequence[int] | None = None,
    idle: int = 0,
    ending: Ending | None = None,
    left: int = 0,
    **options: Any,
) -> Match:
    """A match in the middle of a turn.

    In hands `?5` is a five drawn unseen and `m3` the mecha of 3-3. The deck is so many of the cards left, or named;
    what is nowhere else lies among the discards.
    """
    seats = len(hands)
    held = [text.split() for text in hands]
    mechas = tuple(
        next((seat for seat, names in enumerate(held) if f"m{face}" in names), None) for face in FACES
    )
    rest = Counter(deck(seats))
    rest.subtract(numbers(centre))
    rest.subtract(int(name.lstrip("?")) for names in held for name in names if not name.startswith("m"))
    if isinstance(cards, str):
        undrawn = numbers(cards)
    else:
        undrawn = tuple(sorted(rest.elements(), reverse=True)[:cards])
    rest.subtract(undrawn)
    match = Match(rules, seats, options, deal=False)
    match.state = State(
        Options(**options),
        "turn",
        turn,
        dice,
        tuple(_hand(text, seat) for seat, text in enumerate(hands)),
        tuple(map(len, held)),
        mechas,
        tuple(wounds or (0,) * seats),
        numbers(centre),
        Hidden(Bag(undrawn)),
        tuple(rest.elements()),
        () if options.get("one_screen") else tuple(Hidden[Stance]("open", {seat}) for seat in range(seats)),
        idle=idle,
        ending=ending,
        left=left,
    )
    match.pending = rules.pending(match.state)
    return match


def do(match: Match, seat: int, action: Action, *outcomes: Outcome) -> tuple[Step, ...]:
    """A seat acts, and chance gives exactly this; what else it would give is left pending."""
    steps = [match.replay(Acted(seat, action))]
    steps += [match.replay(Settled(outcome)) for outcome in outcomes]
    return tuple(steps)


def give(match: Match, *outcomes: Outcome) -> tuple[Step, ...]:
    """Chance gives exactly this."""
    return tuple(match.replay(Settled(outcome)) for outcome in outcomes)


def cancel(match: Match, seat: int, card: int) -> tuple[Step, ...]:
    """A seat answers the newest discard."""
    return do(match, seat, Cancel(card, match.state.played))


def let_be(match: Match, *seats: int, rest: bool = False) -> tuple[Step, ...]:
    """These seats pass the newest discard, one after the other."""
    return tuple(step for seat in seats for step in do(match, seat, Pass(match.state.played, rest)))


def hand(match: Match, seat: int) -> tuple[int, ...]:
    """The kaiju that a seat holds."""
    held: tuple[int, ...] = match.view(seat).hand
    return held


def refused(match: Match, seat: int, action: Action) -> str:
    """The clause by which this is refused, with nothing changed."""
    before = match.state
    with pytest.raises(IllegalAction) as error:
        match.play(seat, action)
    assert match.state is before
    assert action not in match.legal(seat)
    return error.value.clause
