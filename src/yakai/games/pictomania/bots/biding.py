"""When bots of Pictomania do what they want to: people have time to draw, and something to guess and to take."""

from typing import Final

from yakai.core.game import Seat, Times
from yakai.games.pictomania.actions import Action, Guess, Stroke, Take, Undo
from yakai.games.pictomania.bots.nerves import temperament
from yakai.games.pictomania.drawing.artist import takes
from yakai.games.pictomania.pieces import DRAWING
from yakai.games.pictomania.view import View

SCRIBBLES: Final = 8
"""So many strokes a bot scribbles at most in the first half of the time."""

_LATE: Final = 0.8
"""After this part of the time bots wait for nobody."""

_HASTE: Final = {"club": 0.75, "expert": 0.5}
"""A bot of such a name takes only this part of the time between two guesses that a novice takes."""

_A_MOMENT: Final = 1 / 45
"""For this part of the time an artist must have paused before a bot guesses: four seconds of three minutes."""

_A_BLINK: Final = 1 / 120
"""The same, if the bot is sure."""

_LOOKS_AGAIN: Final = 1 / 22
"""After this part of the time whoever still waits with a guess looks anew."""

_LEFT: Final = 0.6
"""For this part of the time half of the drawings are left to people."""

_APART: Final = 1 / 360
"""Seats that wait for the same moment are apart by this part of the time, so that each sees what the last one did."""

_ENOUGH: Final = 3
"""So many strokes must be there before a bot is sure of what somebody still draws."""


def seconds(view: View) -> float:
    """How long everybody draws."""
    return float(DRAWING if view.options.drawing is None else view.options.drawing)


def bides(view: View, action: Action, times: Times) -> float:
    """How long a bot waits with what it wants to do.

    It draws, guesses early what it is sure of and the later the less sure it is, and takes a token when it has guessed
    all. Nothing that a bot does ends a round early for people, nor cuts short what they are being shown. Once all
    people have finished or are ready, nobody keeps them waiting.
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
    """Whoever is as sure as its temperament asks for guesses as soon as that is fair; whoever is not the later the less
    sure it is, and when nothing comes any more.
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
        between = min(between, spread / 2)  # whoever is late hurries
    return max(
        moment - times.passed,
        between - times.quiet[view.seat],
        _unseen(view, artist, times, whole, sure=surely == 1.0),
    )


def _left_to_people(view: View, artist: Seat, times: Times) -> float:
    """Until which part of the time a drawing is left to people who have not guessed on it: where somebody was first
    already until half of it, and half of the others for a little longer.
    """
    guessed = {guess.seat for guess in view.guessed if guess.artist == artist}
    if (times.people & set(view.to_act)) - {artist} <= guessed:
        return 0.0
    if guessed:
        return 0.5
    return _LEFT if half_are_guessed_on(view) else 0.0


def half_are_guessed_on(view: View) -> bool:
    """Whether somebody has guessed on half of the drawings at least."""
    return 2 * len({guess.artist for guess in view.guessed}) >= len(view.drawings)


def _unseen(view: View, artist: Seat, times: Times, whole: float, *, sure: bool) -> float:
    """How long it takes until there is something to see on a drawing, if nothing more comes."""
    if not view.drawings[artist]:
        return whole * _A_MOMENT
    if artist not in view.pencils or times.passed >= whole * _LATE:
        return 0.0
    pause = _A_BLINK if sure and len(view.drawings[artist]) >= _ENOUGH else _A_MOMENT
    return whole * pause - times.quiet[artist]


def _with_a_token(view: View, times: Times, whole: float) -> float:
    """Tokens are taken in the second half, and not all at once: after one is gone there is time to take the next."""
    assert view.seat is not None
    spread = (whole * _LATE - whole / 2) / len(view.drawings)
    first = whole / 2 + spread * (1 + view.seat / len(view.drawings))
    gone = [times.quiet[seat] for seat, token in enumerate(view.tokens) if token is not None]
    between = (spread if times.passed < whole * _LATE else spread / 3) + whole * _APART * view.seat
    return max(first - times.passed, between - min(gone, default=whole))
