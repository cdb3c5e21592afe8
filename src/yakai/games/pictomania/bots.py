"""Bots for Pictomania. They play from a view and a memory, like everybody."""

from math import cos, sin, tau
from random import Random
from typing import Final

from yakai.core.game import AnyRules, Seat, Times
from yakai.games.pictomania.actions import (
    Action,
    Choice,
    Finish,
    Guess,
    Ready,
    Stroke,
    Take,
    Undo,
    Vote,
)
from yakai.games.pictomania.artist import next_stroke, takes
from yakai.games.pictomania.nerves import Nerve
from yakai.games.pictomania.pieces import DRAWING, EDGE, LETTERS
from yakai.games.pictomania.recipes import Recipe, recipe_for
from yakai.games.pictomania.view import Memory, View

_STROKES: Final = 8
"""So many strokes a bot scribbles at most in the first half of the time, or draws when others have finished."""

_DRAWS: Final = 0.45
"""For this part of the time a bot draws its word, if it takes so long."""

_LATE: Final = 0.8
"""After this part of the time bots wait for nobody."""

_HASTE: Final = {"club": 0.75, "expert": 0.5}
"""A bot of such a name takes only this part of the time between two guesses that a novice takes."""

_A_MOMENT: Final = 1 / 45
"""For this part of the time an artist must have paused before a bot guesses: four seconds of three minutes."""


class Player:
    """Draws its word by the recipe, guesses by what it sees, and takes the best token that is left.

    A word without a recipe, such as a host's, it only scribbles. It keeps to what a beginner would never get wrong:
    its own number cannot be anybody else's, so it does not guess that. It knows every word, owns up to nothing and
    calls nobody's drawing void. Once somebody has finished, it does not draw for long.
    It votes for what most have recognised.
    """

    strokes = (4, 9)
    """It scribbles so many strokes, at least and at most."""

    def __init__(self, nerve: Nerve) -> None:
        self._nerve = nerve

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action:
        """Draw, then guess on everybody who has drawn something, then finish."""
        # Here and not above: it takes a tenth of a second, and only where bots think.
        from yakai.games.pictomania.guessing import guess, open_eyes  # noqa: PLC0415

        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        if legal.ready:
            open_eyes()  # before there is anything to see
            finest = max(legal.votes, key=lambda vote: _liked(view, vote), default=None)
            return finest or Ready(legal.step)
        assert view.seat is not None
        if legal.stroke and (stroke := self._stroke(view, rng)) is not None:
            return stroke
        guessed = guess(view, legal, self._nerve, rng)
        if guessed is not None:
            return guessed
        return Take() if legal.tokens else Finish()

    def _stroke(self, view: View, rng: Random) -> Stroke | None:
        assert view.seat is not None
        drawing = view.drawings[view.seat]
        recipe = own_recipe(view)
        if recipe is not None:
            if len(drawing) >= _STROKES and len(view.to_act) < len(view.drawings):
                return None
            return next_stroke(recipe, drawing, _DRAWS * _seconds(view), rng, view.seat)
        least, most = self.strokes
        goes_on = len(drawing) < least or (len(drawing) < most and rng.random() < 0.5)
        return _scribble(rng) if goes_on else None


def own_recipe(view: View) -> Recipe | None:
    """How to draw the own word, if anybody has written that."""
    if view.task is None:
        return None
    return recipe_for(view.stand[LETTERS.index(view.task.letter)], view.task.number)


def _seconds(view: View) -> float:
    """How long everybody draws."""
    return float(DRAWING if view.options.drawing is None else view.options.drawing)


def bides(view: View, action: Action, times: Times) -> float:
    """How long a bot waits with what it wants to do, so that people have time to draw and something to take.

    It draws through the first half of the time, then guesses, one after another, where there is something to see and
    nothing comes any more (what it is surest of first, and the better it is the quicker), and only then takes a token.
    Nothing that a bot does ends a round early for people, nor cuts short what they are being shown. Once all people
    have finished or are ready, nobody keeps them waiting.
    """
    if times.people and not times.people & set(view.to_act):
        return 0.0
    if view.stage != "draw":
        return times.showing
    assert view.seat is not None
    whole = _seconds(view)
    half, late = whole / 2, whole * _LATE
    spread = (late - half) / len(view.drawings)
    quiet = times.quiet[view.seat]
    match action:
        case Stroke() | Undo():
            begun = 1.0 if view.drawings[view.seat] else (view.seat + 1) / len(view.drawings)  # one by one
            if isinstance(action, Stroke) and own_recipe(view) is not None:
                thought = 0.0 if view.drawings[view.seat] else begun * half / _STROKES
                return thought + takes(action) - quiet
            return begun * half / _STROKES - quiet
        case Guess():
            if times.passed < half:
                return min(half - times.passed, half / _STROKES)
            first = half + spread * view.seat / len(view.drawings)  # not all of them at once
            between = spread * _HASTE.get(times.bot, 1.0)
            if times.passed >= late:
                between = min(between, spread / 2)  # whoever is late hurries
            return max(first - times.passed, between - quiet, _unseen(view, action.artist, times, whole))
        case Take() if view.options.advanced and len(view.black) == 1:
            return late - times.passed
        case _:
            return half + spread - times.passed


def _unseen(view: View, artist: Seat, times: Times, whole: float) -> float:
    """How long it takes until there is something to see on a drawing, if nothing more comes."""
    if not view.drawings[artist]:
        return whole * _A_MOMENT
    if artist not in view.pencils or times.passed >= whole * _LATE:
        return 0.0
    return whole * _A_MOMENT - times.quiet[artist]


def _liked(view: View, vote: Vote) -> tuple[int, int, int]:
    """How fine a drawing is to bots, who all see the same: how many have recognised it, how much there is of it."""
    drawing = view.gallery[vote.round - 1][vote.artist]
    tally = view.scored[vote.round - 1].tallies[vote.artist]
    right = sum(guess.right for guess in tally.guesses) if tally.void is None else 0
    return right, len(drawing), sum(len(stroke.xs) for stroke in drawing)


class StandIn:
    """For somebody who is away: says to be ready and finishes, so that nobody waits. What cannot be taken back, it
    does not do: it draws nothing, guesses nothing, takes no token, agrees to nothing and votes for nobody.
    """

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action | None:
        """Whatever lets the others go on."""
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        if legal.ready:
            return Ready(legal.step)
        return Finish() if legal.finish else None


def _scribble(rng: Random) -> Stroke:
    """A line that wanders about, with a point every thirty milliseconds."""
    x, y = rng.uniform(0.2, 0.8) * EDGE, rng.uniform(0.2, 0.8) * EDGE
    heading, bend = rng.uniform(0, tau), rng.uniform(-0.4, 0.4)
    xs, ys = [], []
    for _ in range(rng.randint(8, 24)):
        xs.append(min(EDGE, max(0, round(x))))
        ys.append(min(EDGE, max(0, round(y))))
        heading += bend + rng.uniform(-0.2, 0.2)
        x, y = x + 120 * cos(heading), y + 120 * sin(heading)
    return Stroke(tuple(xs), tuple(ys), tuple(range(0, 30 * len(xs), 30)))
