"""All moves of a compact position of Pikit as numbers, for random play at full speed.

A pass for the rest of a turn is no move of its own here: a search asks the seat again.
"""

from random import Random
from typing import Final

from yakai.core.game import Seat
from yakai.games.pikit import actions
from yakai.games.pikit.actions import (
    Action,
    Cancel,
    Draw,
    Flip,
    Pass,
    Raid,
    Reroll,
    Steal,
    Stop,
    Take,
    TakeMecha,
)
from yakai.games.pikit.fast import (
    DICE,
    DRAWING,
    NUMBERS,
    OVER,
    REROLLING,
    STEALING,
    TABLE,
    TURN,
    WINDOW,
    Position,
)
from yakai.games.pikit.pieces import CANCELS, DRAWS, FACES, FLIPS, MATCHING, REROLLS, SEATS, STEALS, WILD

ACTIONS: Final[tuple[Action, ...]] = (
    Stop(),
    TakeMecha(),
    Raid(),
    Pass(0),
    *[Cancel(card, 0) for card in CANCELS],
    *[Take((number,)) for number in range(1, NUMBERS)],
    *[Take((low, high)) for low in FACES for high in FACES if low <= high],
    *[Reroll(card, dice) for card in REROLLS for dice in actions.DICE],
    *[Steal(card, target) for card in STEALS for target in range(SEATS[-1])],
    *[Draw(card) for card in DRAWS],
    *[Flip(card, die, face) for card in FLIPS for die in (0, 1) for face in FACES],
)
"""A move's number is its index here. Which discard a pass or a cancel answers is not part of it."""

_STOP: Final = 0
_MECHA: Final = 1
_RAID: Final = 2
_PASS: Final = 3
_FIRST_CANCEL: Final = 4
_FIRST_TAKE: Final = 8
_FIRST_DISCARD: Final = 40

_CARDS: Final = [action.cards if isinstance(action, Take) else () for action in ACTIONS]


def _effect(action: Action) -> tuple[int, int, int, int]:
    """The arguments of `Position.discard`, or the card of a cancel."""
    match action:
        case Reroll(card=card, dice=dice):
            return REROLLING, card, DICE[dice], 0
        case Steal(card=card, target=target):
            return STEALING, card, target, 0
        case Draw(card=card):
            return DRAWING, card, 0, 0
        case Flip(card=card, die=die, face=face):
            return TURN, card, die, face
        case Cancel(card=card):
            return WINDOW, card, 0, 0
        case _:
            return OVER, 0, 0, 0


_EFFECTS: Final = [_effect(action) for action in ACTIONS]


def _some(kind: int, card: int, within: int = 0) -> tuple[int, ...]:
    """The moves of a card for an effect; `within` has a bit for each player who can be robbed."""
    return tuple(
        move
        for move, (does, what, at, _) in enumerate(_EFFECTS)
        if (does, what) == (kind, card) and (kind != STEALING or within >> at & 1)
    )


# By the cards that cancel, by card, by those who have cards, by both dice, as 6 · first + second, each from 0.
_ANSWERS: Final = [
    [_PASS, *[_FIRST_CANCEL + at for at in range(len(CANCELS)) if held >> at & 1]] for held in range(16)
]
_REROLLS: Final = [_some(REROLLING, card) for card in range(NUMBERS)]
_DRAWS: Final = [_some(DRAWING, card) for card in range(NUMBERS)]
_STEALS: Final = [[_some(STEALING, card, within) for within in range(16)] for card in range(NUMBERS)]
_FLIPS: Final = [
    [
        tuple(move for move in _some(TURN, card) if _EFFECTS[move][3] != (one, other)[_EFFECTS[move][2]])
        for one in FACES
        for other in FACES
    ]
    for card in range(NUMBERS)
]
_SINGLES: Final = [MATCHING[one, other][0] for one in FACES for other in FACES]
_PAIRS: Final = [ACTIONS.index(Take(MATCHING[one, other][1])) for one in FACES for other in FACES]


def moves(position: Position, seat: Seat) -> list[int]:
    """The moves of a seat that is to act, on its turn or in answer to a discard. Do not change the shared list."""
    hand = position.hands[seat]
    if position.stage == WINDOW:
        return _ANSWERS[(hand[6] > 0) + 2 * (hand[9] > 0) + 4 * (hand[10] > 0) + 8 * (hand[11] > 0)]
    index = 6 * position.one + position.other - 7
    found = _taking(position, seat, index)
    if hand[2]:
        found += _REROLLS[2]
    if hand[4]:
        found += _STEALS[4][_within(position, seat)]
    if hand[5] and position.deck:
        found += _DRAWS[5]
    if hand[7]:
        found += _FLIPS[7][index]
    if hand[9] or hand[10] or hand[11]:
        _add_wild(position, seat, index, found)
    return found


def _taking(position: Position, seat: Seat, index: int) -> list[int]:
    """The moves that end a turn: take, raid, or nothing."""
    found = [_STOP]
    one, other, centre = position.one, position.other, position.centre
    for number in _SINGLES[index]:
        if centre[number]:
            found.append(_FIRST_TAKE - 1 + number)  # noqa: PERF401  # measured: a comprehension is slower here
    if one != other:
        if centre[one] and centre[other]:
            found.append(_PAIRS[index])
        return found
    if centre[one] > 1:
        found.append(_PAIRS[index])
    holder = position.mechas[one - 1]
    if holder == TABLE:
        found.append(_MECHA)
    elif holder != seat:
        found.append(_RAID)
    return found


def _add_wild(position: Position, seat: Seat, index: int, found: list[int]) -> None:
    """The moves of all cards with an effect."""
    hand = position.hands[seat]
    for card in WILD:
        if hand[card]:
            found += _REROLLS[card]
            found += _STEALS[card][_within(position, seat)]
            found += _FLIPS[card][index]
            if position.deck:
                found += _DRAWS[card]


def _within(position: Position, seat: Seat) -> int:
    """The players who can be robbed, a bit for each."""
    found = 0
    for other, size in enumerate(position.sizes):
        if size and other != seat:
            found |= 1 << other
    return found


def play(position: Position, seat: Seat, move: int) -> None:
    """Make a move."""
    if move >= _FIRST_DISCARD:
        kind, card, at, face = _EFFECTS[move]
        position.discard(kind, card, at, face)
    elif move >= _FIRST_TAKE:
        position.take(_CARDS[move])
    elif move >= _FIRST_CANCEL:
        position.cancel(seat, _EFFECTS[move][1])
    elif move == _PASS:
        position.let_be(seat)
    elif move == _STOP:
        position.end_turn()
    elif move == _MECHA:
        position.take_mecha()
    else:
        position.raid()


def at_random(position: Position, rng: Random) -> int:
    """Play random moves to the end; return how many there were."""
    made, random = 0, rng.random
    while position.stage != OVER:
        if position.stage == TURN:
            seat = position.turn
        elif position.stage == WINDOW:
            seat = position.open[0]
        else:
            position.happen(rng)
            continue
        allowed = moves(position, seat)
        play(position, seat, allowed[int(random() * len(allowed))])
        made += 1
    return made
