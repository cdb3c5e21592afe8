"""The next stroke of a bot that draws its word: it has no memory but its own sheet."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from yakai.games.pictomania.actions import Stroke
from yakai.games.pictomania.drawing.hand import LIFTED, draw, version_of, versions_by
from yakai.games.pictomania.drawing.recipes import Recipe

_AT_LEAST: Final = 1.35
"""So many seconds a stroke takes a bot at a table, however short it is: it looks what the others do."""

_draw = lru_cache(maxsize=64)(draw)


def next_stroke(
    recipe: Recipe, drawing: Sequence[Stroke], seconds: float, rng: Random, temper: int = 0
) -> Stroke | None:
    """What comes next on a sheet for which there are so many seconds in all, or `None`: it is finished, the time is up,
    or somebody else has begun it. Who begins it does so by its temper.
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
