"""Answering a discard in Pikit (PIK-16 to PIK-19): who is asked, for how long, and what follows."""

from functools import cache
from typing import Final

from msgspec.structs import replace

from yakai.core.errors import IllegalAction
from yakai.core.game import Seat, Timer, Turn
from yakai.core.hidden import Hidden
from yakai.core.rows import with_row
from yakai.games.pikit.actions import Action, Cancel, Discard, Draw, Flip, Pass, Reroll, Steal
from yakai.games.pikit.pieces import CANCELS
from yakai.games.pikit.state import ONLY, Closed, Played, Stance, State, clockwise, plus, stands

_ANSWERS: Final = (Pass, Cancel)


def played(state: State, seat: Seat, play: Discard | Cancel) -> State:
    """Put the card on the discard pile and ask all others who hold cards whether they answer it (PIK-16, PIK-17)."""
    card = play.card
    hand = state.hands[seat].without(card)
    if hand is None:
        raise IllegalAction("PIK-10", "pikit-no-such-card", card=card)
    number = state.played + 1
    after = replace(
        state,
        hands=with_row(state.hands, seat, hand),
        sizes=plus(state.sizes, seat, -1),
        discards=(*state.discards, card),
        played=number,
        chain=(*state.chain, Played(number, seat, play)),
        idle=-1,
    )
    asked = _asked_after(after, seat)
    if not asked:
        return resolved(after)
    if state.options.one_screen:
        return replace(after, stage="window", asked=asked[:1])
    return replace(
        after, stage="window", asked=tuple(sorted(asked)), stances=_stances_to_a_new_card(state.stances)
    )


def window(state: State) -> Turn:
    """All who are asked, for the same time (PIK-17); on one screen one after the other, without a time limit."""
    options = state.options
    return _window(state.asked, state.played, None if options.one_screen else options.reaction)


@cache
def _window(asked: tuple[Seat, ...], number: int, seconds: int | None) -> Turn:
    return Turn(frozenset(asked), None if seconds is None else Timer(f"window-{number}", seconds))


def answered(state: State, seat: Seat, action: Action) -> State:
    """The state after a cancel or a pass. Each names the discard that it answers, so a second cancel comes too late."""
    if not isinstance(action, _ANSWERS):
        raise IllegalAction("PIK-16", "pikit-window-is-open")
    if action.answers != state.played:
        raise IllegalAction(
            "PIK-16", "pikit-nothing-to-pass" if isinstance(action, Pass) else "pikit-too-late"
        )
    stance = state.stance(seat)
    if stance in ("passed", "silent"):
        raise IllegalAction("PIK-17", "pikit-already-passed")
    if isinstance(action, Pass):
        return _passed(state, seat, rest=action.rest, standing=stance == "standing")
    if action.card not in CANCELS:
        raise IllegalAction("PIK-16", "pikit-card-cannot-cancel", card=action.card)
    return played(state, seat, action)


def out_of_turn(state: State, seat: Seat, action: Action) -> IllegalAction:
    """The error for a seat that is neither on turn nor asked.

    It may have answered a discard that is already settled, moved while others are asked, or moved out of turn.
    """
    if state.stage == "window":
        if seat == state.turn or isinstance(action, _ANSWERS):
            return IllegalAction("PIK-16", "pikit-others-are-asked")
    elif isinstance(action, _ANSWERS):
        return IllegalAction(
            "PIK-16", "pikit-nothing-to-pass" if isinstance(action, Pass) else "pikit-too-late"
        )
    return IllegalAction("ALL-1", "not-your-turn", seat=seat)


def _passed(state: State, seat: Seat, *, rest: bool, standing: bool) -> State:
    """Record a pass; when all have passed, the window closes (PIK-17). Other seats do not learn who has passed."""
    if state.options.one_screen:
        if rest:
            raise IllegalAction("PIK-17", "pikit-everybody-is-asked")
        still = _asked_after(state, state.chain[-1].seat)
        follows = still[still.index(seat) + 1 :]
        return replace(state, asked=follows[:1]) if follows else resolved(state)
    stance: Stance = "silent" if rest or standing else "passed"
    stances = with_row(state.stances, seat, Hidden(stance, ONLY[seat]))
    after = replace(state, stances=stances)
    for one in state.asked:
        if stances[one].reveal() in ("open", "standing"):
            return after
    return resolved(after)


def resolved(state: State) -> State:
    """Settle the discard: from the newest card down, each cancel stops the one below it (PIK-16)."""
    chain = state.chain
    last = Closed(chain, stands(chain))
    if not last.stands[0]:
        return replace(state, stage="turn", chain=(), asked=(), last=last)
    match chain[0].play:
        case Reroll():
            return replace(state, stage="reroll", asked=(), last=last)
        case Draw():
            return replace(state, stage="draw", asked=(), last=last)
        case Steal(target=target) if state.sizes[target]:
            return replace(state, stage="steal", asked=(), last=last)
        case Flip(die=die, face=face):
            dice = with_row(state.dice, die, face)
            return replace(state, stage="turn", dice=dice, chain=(), asked=(), last=last)
        case _:
            return replace(state, stage="turn", chain=(), asked=(), last=last)


def _asked_after(state: State, seat: Seat) -> tuple[Seat, ...]:
    """All who may answer this seat, from its left on; seats that visibly have no cards are not asked."""
    others, sizes = clockwise(len(state.hands), seat), state.sizes
    return others if all(sizes) else tuple([one for one in others if sizes[one]])


def _stances_to_a_new_card(stances: tuple[Hidden[Stance], ...]) -> tuple[Hidden[Stance], ...]:
    """The stances to a new discard: a seat that passed on the last one may answer this one.

    A seat that passes for the whole turn still has to make its pass for this one.
    """
    return tuple(
        [
            Hidden("standing" if stance.reveal() in ("silent", "standing") else "open", only)
            for stance, only in zip(stances, ONLY, strict=False)
        ]
    )
