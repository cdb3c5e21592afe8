"""The state after one entry of a log, or the error that says why the entry is impossible."""

from typing import TYPE_CHECKING, Any

from yakai.core.early_ends import ended_by_agreement, ended_by_concessions
from yakai.core.errors import CannotUndo, DamagedLog, GameOver, OutOfTurn
from yakai.core.game import Chance, Over, Result, Seat
from yakai.core.log import (
    Acted,
    Conceded,
    Entry,
    Expired,
    Finished,
    HandedOver,
    Paused,
    Settled,
    TimedOut,
    Undone,
)

if TYPE_CHECKING:
    from yakai.core.match import Match


def state_after(match: "Match", entry: Entry) -> Any:  # one arm for each kind of entry
    """The state after an entry; raises `YakaiError` if the entry is impossible now."""
    pending = match.pending
    if isinstance(pending, Over) and not isinstance(entry, Finished):
        raise GameOver("game-is-over")
    match entry:
        case Acted(seat=seat, action=action):
            return match.after(seat, action)
        case Settled(outcome=outcome):
            if not isinstance(pending, Chance):
                raise OutOfTurn("no-chance-is-pending")
            return match.rules.settle(match.state, outcome)
        case Expired(timer=timer):
            return match.propose_expiry(timer)[0].after
        case Undone(seat=seat, to=to):
            return _undone(match, seat, to)
        case Conceded(seat=seat):
            return match.propose_concession(seat)[0].after
        case HandedOver(seat=seat, player=player):
            return match.propose_hand_over(seat, player)[0].after
        case Paused(paused=paused, seat=seat):
            match.propose_pause(paused, seat)  # raises if it is impossible
            return match.state
        case TimedOut(seat=seat):
            (step,) = match.propose_hand_over(seat, "")  # raises for a seat that does not exist
            return step.after
        case Finished(result=result):
            return _finished(match, result)


def _undone(match: "Match", seat: Seat, to: int) -> Any:
    (step,) = match.propose_undo(seat)
    if step.entry != Undone(seat, to):
        raise CannotUndo("cannot-undo", seat=seat)
    return step.after


def _finished(match: "Match", result: Result) -> Any:
    if result not in (match.result, *_ended_early(match)):
        raise DamagedLog("log-result-is-wrong")
    if match.log and isinstance(match.log[-1], Finished):
        raise GameOver("game-is-over")
    return match.state


def _ended_early(match: "Match") -> tuple[Result, ...]:
    """The results with which a running game can end now against its rules: agreement, or the latest concession."""
    if isinstance(match.pending, Over):
        return ()
    latest = match.log[-1] if match.log else None
    conceded = frozenset(entry.seat for entry in match.log if isinstance(entry, Conceded))
    by_conceding = ended_by_concessions(match.rules, match.seats, conceded, at_once=True)
    if by_conceding is None or not isinstance(latest, Conceded):
        return (ended_by_agreement(match.seats),)
    return ended_by_agreement(match.seats), by_conceding
