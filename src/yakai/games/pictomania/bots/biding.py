"""When bots of Pictomania act: late enough for people to have time to draw, and something to guess and to take."""

from typing import Final

from yakai.core.game import Seat, Times
from yakai.games.pictomania.actions import Action, Guess, Stroke, Take, Undo
from yakai.games.pictomania.bots.nerves import temperament
from yakai.games.pictomania.drawing.artist import takes
from yakai.games.pictomania.pieces import DRAWING
from yakai.games.pictomania.view import View

SCRIBBLES: Final = 8
"""The most strokes that a bot scribbles in the first half of the time."""

_LATE: Final = 0.8
"""After this part of the time bots no longer wait for others."""

_HASTE: Final = {"club": 0.75, "expert": 0.5}
"""By level, a bot's pause between two guesses, as part of a novice's pause."""

_A_MOMENT: Final = 1 / 45
"""How long an artist must have paused before a bot guesses, as part of the time: four seconds of three minutes."""

_A_BLINK: Final = 1 / 120
"""The same for a bot that is sure."""

_LOOKS_AGAIN: Final = 1 / 22
"""After this part of the time a bot that is still waiting to guess looks again."""

_LEFT: Final = 0.6
"""For this part of the time half of the drawings are left to people."""

_APART: Final = 1 / 360
"""By which part of the time seats that wait for the same moment act one after another, so that each sees the last."""

_ENOUGH: Final = 3
"""How many strokes a drawing in progress must have before a bot can be sure of it."""


def seconds(view: View) -> float:
    """How many seconds the players have for drawing."""
    return float(DRAWING if view.options.drawing is None else view.options.drawing)


def bides(view: View, action: Action, times: Times) -> float:
    """How many seconds a bot waits before this action.

    It draws; it guesses early if it is sure, and later the less sure it is; and it takes a token when it has made all
    guesses. A bot's action never ends a round early for people, nor cuts short what they are shown. Once all people
    have finished or are ready, bots do not keep them waiting.
    """
    if times.people and not times.people & set(view.to_act):
        return 0.0
    if view.stage != "draw":
        return times.showing
    assert view.seat is not None
    whole = seconds(view)
    match action:
        case Stroke() | Undo():
            begun = 1.0 if view.drawings[view.seat] else (view.seat + 1) / len(view.drawings)  # one by one
            a_while = begun * whole / 2 / SCRIBBLES
            if isinstance(action, Stroke) and times.sure:
                thought = 0.0 if view.drawings[view.seat] else a_while
                a_while = thought + takes(action)
            return a_while - times.quiet[view.seat]
        case Guess():
            wait = _with_a_guess(view, action.artist, times, whole)
            return min(wait, whole * _LOOKS_AGAIN)
        case Take() if view.options.advanced and len(view.black) == 1:
            return whole * _LATE - times.passed
        case _:
            return _with_a_token(view, times, whole)


def _with_a_guess(view: View, artist: Seat, times: Times, whole: float) -> float:
    """How long a bot waits with a guess.

    A bot that is as sure as its temperament requires guesses as soon as that is fair. Any other waits the longer the
    less sure it is, and until the artist pauses.
    """
    assert view.seat is not None
    mood = temperament(view.seat)
    late, earliest = whole * _LATE, whole * (mood.earliest + _APART * view.seat)
    surely = min(1.0, times.sure / mood.needs)
    moment = late - surely * (late - earliest)
    spread = (late - whole / 2) / len(view.drawings)
    if left := _left_to_people(view, artist, times):
        moment = max(
            moment, whole * left + spread * view.seat / len(view.drawings)
        )  # not all of them at once
    between = spread * _HASTE.get(times.bot, 1.0)
    if times.passed < whole / 2:
        between /= 2  # it has not guessed much yet, and a drawing of its own to finish
    elif times.passed >= late:
        between = min(between, spread / 2)  # a late bot hurries
    return max(
        moment - times.passed,
        between - times.quiet[view.seat],
        _unseen(view, artist, times, whole, sure=surely == 1.0),
    )


def _left_to_people(view: View, artist: Seat, times: Times) -> float:
    """Until which part of the time a drawing is left to people who have not guessed on it yet.

    It is half of the time if it has a guess already, a little more if it has none but half of the drawings have one,
    and otherwise 0.
    """
    guessed = {guess.seat for guess in view.guessed if guess.artist == artist}
    if (times.people & set(view.to_act)) - {artist} <= guessed:
        return 0.0
    if guessed:
        return 0.5
    return _LEFT if half_are_guessed_on(view) else 0.0


def half_are_guessed_on(view: View) -> bool:
    """Whether at least half of the drawings have a guess."""
    return 2 * len({guess.artist for guess in view.guessed}) >= len(view.drawings)


def _unseen(view: View, artist: Seat, times: Times, whole: float, *, sure: bool) -> float:
    """How long a bot waits for something to see on a drawing: until its artist pauses."""
    if not view.drawings[artist]:
        return whole * _A_MOMENT
    if artist not in view.pencils or times.passed >= whole * _LATE:
        return 0.0
    pause = _A_BLINK if sure and len(view.drawings[artist]) >= _ENOUGH else _A_MOMENT
    return whole * pause - times.quiet[artist]


def _with_a_token(view: View, times: Times, whole: float) -> float:
    """How long a bot waits with a token: until the second half, and long enough for others to take one in between."""
    assert view.seat is not None
    spread = (whole * _LATE - whole / 2) / len(view.drawings)
    first = whole / 2 + spread * (1 + view.seat / len(view.drawings))
    gone = [times.quiet[seat] for seat, token in enumerate(view.tokens) if token is not None]
    between = (spread if times.passed < whole * _LATE else spread / 3) + whole * _APART * view.seat
    return max(first - times.passed, between - min(gone, default=whole))
