"""Bots for Pictomania. They play from a view and a memory, like everybody."""

from math import cos, sin, tau
from random import Random

from yakai.core.game import AnyRules
from yakai.games.pictomania.actions import Action, Choice, Finish, Guess, Ready, Stroke, Take
from yakai.games.pictomania.pieces import EDGE
from yakai.games.pictomania.view import Memory, View


class Novice:
    """Scribbles a little, guesses at random, and takes the best token that is left.

    It keeps to what a beginner would never get wrong: its own number cannot be anybody else's, so it does not guess
    that. It knows every word, owns up to nothing and calls nobody's drawing void.
    """

    strokes = (2, 5)
    """It draws so many strokes, at least and at most."""

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action:
        """Draw, then guess on everybody, then finish."""
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        if legal.ready:
            return rng.choice(legal.votes) if legal.votes else Ready(legal.step)
        assert view.seat is not None
        if legal.stroke and self._draws_on(len(view.drawings[view.seat]), rng):
            return _scribble(rng)
        own = None if view.task is None else view.task.number
        numbers = [number for number in legal.numbers if number != own]
        if legal.artists and numbers:
            return Guess(rng.choice(legal.artists), rng.choice(numbers))
        return Take() if legal.tokens else Finish()

    def _draws_on(self, strokes: int, rng: Random) -> bool:
        least, most = self.strokes
        return strokes < least or (strokes < most and rng.random() < 0.5)


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
