"""Bots for Pictomania. They play from a view and a memory, like everybody."""

from math import cos, sin, tau
from random import Random
from typing import Final

from msgspec.structs import replace

from yakai.core.game import AnyRules
from yakai.games.pictomania.actions import (
    Action,
    Choice,
    Finish,
    Guess,
    Ready,
    Stroke,
    Take,
    Vote,
)
from yakai.games.pictomania.bots.biding import half_are_guessed_on, seconds
from yakai.games.pictomania.bots.nerves import Nerve, temperament
from yakai.games.pictomania.drawing.artist import next_stroke, takes
from yakai.games.pictomania.drawing.recipes import Recipe, recipe_for
from yakai.games.pictomania.pieces import EDGE, LETTERS
from yakai.games.pictomania.view import Memory, View

_STROKES: Final = 8
"""So many strokes a bot draws at most when others have finished."""

_DRAWS: Final = 0.45
"""For this part of the time a bot draws its word, if it takes so long."""


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
        from yakai.games.pictomania.bots.guessing import guess, open_eyes  # noqa: PLC0415

        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        if legal.ready:
            open_eyes()  # before there is anything to see
            finest = max(legal.votes, key=lambda vote: _liked(view, vote), default=None)
            return finest or Ready(legal.step)
        assert view.seat is not None
        stroke = self._stroke(view, rng) if legal.stroke else None
        if stroke is not None and not _looks_up(view):
            return stroke
        untouched = _untouched(view, legal) if stroke is not None else legal
        guessed = guess(view, untouched, self._nerve, rng)
        if stroke is not None:
            needs = temperament(view.seat).needs
            return stroke if guessed is None or self.sure(view, guessed) < needs else guessed
        if guessed is not None:
            return guessed
        return Take() if legal.tokens else Finish()

    def sure(self, view: View, action: Action) -> float:
        """How sure it is of a guess, by strokes and words alone; of a stroke, whether it knows what it draws."""
        from yakai.games.pictomania.bots.guessing import certainty  # noqa: PLC0415

        match action:
            case Guess():
                return certainty(view, action.artist, self._nerve)
            case Stroke():
                return float(own_recipe(view) is not None)
            case _:
                return 1.0

    def _stroke(self, view: View, rng: Random) -> Stroke | None:
        assert view.seat is not None
        drawing = view.drawings[view.seat]
        recipe = own_recipe(view)
        if recipe is not None:
            if len(drawing) >= _STROKES and len(view.to_act) < len(view.drawings):
                return None
            return next_stroke(recipe, drawing, _DRAWS * seconds(view), rng, view.seat)
        least, most = self.strokes
        goes_on = len(drawing) < least or (len(drawing) < most and rng.random() < 0.5)
        return _scribble(rng) if goes_on else None


def own_recipe(view: View) -> Recipe | None:
    """How to draw the own word, if anybody has written that."""
    if view.task is None:
        return None
    return recipe_for(view.stand[LETTERS.index(view.task.letter)], view.task.number)


def _looks_up(view: View) -> bool:
    """Whether it has drawn for long enough to look what the others do. It has no clock but its own sheet."""
    assert view.seat is not None
    drawn = sum(map(takes, view.drawings[view.seat]))
    return drawn >= temperament(view.seat).earliest * seconds(view)


def _untouched(view: View, legal: Choice) -> Choice:
    """Whoever still draws interrupts that only for what nobody has guessed on, while that is most of the drawings."""
    guessed = set(legal.artists) if half_are_guessed_on(view) else {guess.artist for guess in view.guessed}
    return replace(legal, artists=tuple(artist for artist in legal.artists if artist not in guessed))


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
