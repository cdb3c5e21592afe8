"""The next stroke of a bot that draws its word; all that it remembers is its own sheet."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from yakai.games.pictomania.actions import Stroke
from yakai.games.pictomania.drawing.hand import LIFTED, draw, version_of, versions_by
from yakai.games.pictomania.drawing.recipes import Recipe

_AT_LEAST: Final = 1.35
"""The least seconds that a stroke takes a bot at a table, because it also looks at what the others do."""

_draw = lru_cache(maxsize=64)(draw)


def next_stroke(
    recipe: Recipe, drawing: Sequence[Stroke], seconds: float, rng: Random, temper: int = 0
) -> Stroke | None:
    """The next stroke of a sheet that has to be drawn in this many seconds, or `None`.

    `None` means that it is finished, that the time is up, or that something else was begun on it. `temper` is the hand
    that begins it.
    """
    if not drawing:
        return _draw(recipe, rng.choice(versions_by(temper)), seconds)[0]
    strokes = _draw(recipe, version_of(drawing), seconds)
    if drawing[0] != strokes[0] or len(drawing) >= len(strokes):
        return None
    following = strokes[len(drawing)]
    return following if sum(map(takes, drawing)) + takes(following) <= seconds else None


def takes(stroke: Stroke) -> float:
    """How many seconds pass until a stroke is drawn and the next one can begin."""
    return max(_AT_LEAST, stroke.ts[-1] / 1000 + LIFTED)
