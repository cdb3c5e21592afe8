"""Converts a state of Pikit's rules to a compact position that bots can play on."""

from yakai.core.game import Seat
from yakai.games.pikit.actions import Flip, Reroll, Steal
from yakai.games.pikit.fast import DICE, DRAWING, NUMBERS, REROLLING, STAGES, STEALING, TABLE, TURN, Position
from yakai.games.pikit.state import State


def position(state: State) -> Position:
    """The compact position of a state after the deal, independent of it."""
    new = Position.__new__(Position)
    new.seats = len(state.hands)
    new.stage = STAGES[state.stage]
    new.turn = state.turn
    new.one, new.other = state.dice or (0, 0)
    new.hands = [_counts(hand.kaiju()) for hand in state.hands]
    new.sizes = [*state.sizes]
    new.mechas = [TABLE if holder is None else holder for holder in state.mechas]
    new.wounds = [*state.wounds]
    new.centre = _counts(state.centre)
    new.lying = len(state.centre)
    new.deck = [*state.deck.reveal()]
    new.effect = _effect(state.chain[0].play) if state.chain else (TURN, 0, 0)
    new.by = [played.seat for played in state.chain]
    new.open = _open(state)
    new.idle = state.idle
    new.ending = state.ending is not None
    new.left = state.left
    return new


def _counts(cards: tuple[int, ...]) -> list[int]:
    counts = [0] * NUMBERS
    for card in cards:
        counts[card] += 1
    return counts


def _effect(play: object) -> tuple[int, int, int]:
    match play:
        case Reroll(dice=dice):
            return REROLLING, DICE[dice], 0
        case Steal(target=target):
            return STEALING, target, 0
        case Flip(die=die, face=face):
            return TURN, die, face
        case _:
            return DRAWING, 0, 0


def _open(state: State) -> list[Seat]:
    """The seats that have not answered yet; on one screen, those that have yet to be asked."""
    if state.stage != "window":
        return []
    if not state.options.one_screen:
        return [seat for seat in state.asked if state.stances[seat].reveal() in ("open", "standing")]
    last, seats = state.chain[-1].seat, len(state.hands)
    clockwise = [one for step in range(1, seats) if state.sizes[one := (last + step) % seats]]
    return clockwise[clockwise.index(state.asked[0]) :]
