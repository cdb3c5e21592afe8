"""The steps of Pictomania: which seats have yet to act, for how long, and what comes next (PIC-11 to PIC-15)."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from yakai.core.errors import IllegalAction
from yakai.core.game import Seat, Timer
from yakai.games.pictomania.pacing import review_takes, scoring_takes
from yakai.games.pictomania.pieces import OWN_TOKENS, ROUNDS, SCORES, Task
from yakai.games.pictomania.scoring import ended, scored
from yakai.games.pictomania.state import Stage, State

NOBODY: Final[frozenset[Seat]] = frozenset()
ONLY: Final = tuple(frozenset({seat}) for seat in range(max(OWN_TOKENS)))
_ALL: Final = {seats: frozenset(range(seats)) for seats in OWN_TOKENS}


def everybody(state: State) -> frozenset[Seat]:
    """All seats."""
    return _ALL[len(state.drawings)]


def timer(state: State) -> Timer | None:
    """The time limit of the present step, in which players act; only drawing can go without one (PIC-13)."""
    seconds = _limit(state)
    return None if seconds is None else _timer(state.stage, state.step, float(seconds))


def _limit(state: State) -> float | None:
    """The limit of a step, plus the time for what is shown first; a repeated review shows nothing (PIC-17)."""
    match state.stage:
        case "draw":
            return state.options.drawing
        case "ready":
            return state.options.ready
        case "review":
            return state.options.review + (0 if any(state.agreed) else review_takes(state.drawings))
        case "scores":
            return SCORES + scoring_takes(state.scored[-1])
        case _:
            return state.options.vote + scoring_takes(state.scored[-1])


@lru_cache(maxsize=4096)
def _timer(stage: Stage, step: int, seconds: float) -> Timer:
    return Timer(f"{stage}-{step}", seconds)


def begun(state: State, stage: Stage) -> State:
    """The state in which a step begins that all seats act in."""
    return replace(state, stage=stage, step=state.step + 1, to_act=everybody(state))


def check_step(state: State, step: int) -> None:
    """Raise unless an action names the present step; otherwise it comes too late (PIC-15)."""
    if step != state.step:
        raise IllegalAction("PIC-15", "pictomania-step-is-over")


def ready(state: State, seat: Seat, step: int) -> State:
    """The state after a seat is ready to go on from this step (PIC-6, PIC-13)."""
    check_step(state, step)
    return done(state, seat)


def finished(state: State, seat: Seat) -> State:
    """The state after a seat finishes, so that it neither draws nor guesses any more (PIC-11)."""
    return done(replace(state, pencils=state.pencils - ONLY[seat]), seat)


def done(state: State, seat: Seat) -> State:
    """The state after a seat is done with the step, which ends when all seats are (PIC-6, PIC-12, PIC-13)."""
    to_act = state.to_act - ONLY[seat]
    return replace(state, to_act=to_act) if to_act else over(state)


def over(state: State) -> State:
    """The state after a step, whether all are done or its time is over (PIC-13)."""
    match state.stage:
        case "ready":
            return replace(state, stage="deal", to_act=NOBODY)
        case "draw":
            return review(state)
        case "review":
            after = scored(state)
            return begun(after, "scores" if len(after.scored) < ROUNDS else "vote")
        case "scores":
            return replace(state, stage="cards", to_act=NOBODY)
        case _:
            return replace(ended(state), stage="over", step=state.step + 1, to_act=NOBODY)


def review(state: State) -> State:
    """The state of the review: no more drawing, all words and drawings are shown, but no guesses (PIC-12, PIC-17)."""
    return replace(
        begun(state, "review"),
        pencils=NOBODY,
        letters=(),
        numbers=(),
        tasks=tuple(
            Task(letter.reveal(), number.reveal())
            for letter, number in zip(state.letters, state.numbers, strict=True)
        ),
    )
