"""Bots for Pictomania: the player of three levels, and the stand-in for an absent person."""

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
"""The most strokes that a bot draws once another player has finished."""

_DRAWS: Final = 0.45
"""The part of the time in which a bot draws its word at most."""


class Player:
    """Draws its word by the recipe, guesses by what it sees, and takes the best token that is left.

    If its word has no recipe, such as a host's, it just scribbles. It never makes a mistake that even a beginner
    avoids: it does not guess its own number, which no other player can have. It knows every word, admits no wrong one
    and calls no drawing void. Once another player has finished, it does not draw for long. It votes for the drawing
    that most players have recognised.
    """

    strokes = (4, 9)
    """The least and the most strokes of a scribble."""

    def __init__(self, nerve: Nerve) -> None:
        self._nerve = nerve

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action:
        """A stroke, a guess on a drawing with something to see, a token or the finish; at the end, a vote."""
        # Imported here because it takes a tenth of a second and is needed only where bots think.
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
        """How sure it is of a guess, by strokes and words alone; of a stroke, 1 if it has a recipe, else 0."""
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
    """The recipe for the seat's own word, if there is one."""
    if view.task is None:
        return None
    return recipe_for(view.stand[LETTERS.index(view.task.letter)], view.task.number)


def _looks_up(view: View) -> bool:
    """Whether it has drawn long enough to look at the others' drawings. Its only clock is its own sheet."""
    assert view.seat is not None
    drawn = sum(map(takes, view.drawings[view.seat]))
    return drawn >= temperament(view.seat).earliest * seconds(view)


def _untouched(view: View, legal: Choice) -> Choice:
    """The choice without drawings that have a guess, or with none once half of them have one.

    A bot that still draws interrupts that only for these.
    """
    guessed = set(legal.artists) if half_are_guessed_on(view) else {guess.artist for guess in view.guessed}
    return replace(legal, artists=tuple(artist for artist in legal.artists if artist not in guessed))


def _liked(view: View, vote: Vote) -> tuple[int, int, int]:
    """How fine a drawing is to bots, which all agree: how many players recognised it, then how much there is of it."""
    drawing = view.gallery[vote.round - 1][vote.artist]
    tally = view.scored[vote.round - 1].tallies[vote.artist]
    right = sum(guess.right for guess in tally.guesses) if tally.void is None else 0
    return right, len(drawing), sum(len(stroke.xs) for stroke in drawing)


class StandIn:
    """Stands in for an absent person: says that it is ready and finishes, so that no player waits.

    It does nothing that cannot be taken back: it does not draw, guess, take a token, agree or vote.
    """

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action | None:
        """The action that lets the others go on, if any."""
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        if legal.ready:
            return Ready(legal.step)
        return Finish() if legal.finish else None


def _scribble(rng: Random) -> Stroke:
    """A random wandering line, with a point every thirty milliseconds."""
    x, y = rng.uniform(0.2, 0.8) * EDGE, rng.uniform(0.2, 0.8) * EDGE
    heading, bend = rng.uniform(0, tau), rng.uniform(-0.4, 0.4)
    xs, ys = [], []
    for _ in range(rng.randint(8, 24)):
        xs.append(min(EDGE, max(0, round(x))))
        ys.append(min(EDGE, max(0, round(y))))
        heading += bend + rng.uniform(-0.2, 0.2)
        x, y = x + 120 * cos(heading), y + 120 * sin(heading)
    return Stroke(tuple(xs), tuple(ys), tuple(range(0, 30 * len(xs), 30)))
