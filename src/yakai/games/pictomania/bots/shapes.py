"""How similar a drawing is to our own drawing of a word: the two are overlaid, also mirrored."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from yakai.games.pictomania.actions import Stroke
from yakai.games.pictomania.bots.raster import Sheet, inked
from yakai.games.pictomania.drawing.hand import draw
from yakai.games.pictomania.drawing.recipes import recipe_for
from yakai.games.pictomania.pieces import Side

_SIZE: Final = 24
_SOFT: Final = 2
"""How many times an image is blurred, so that lines may be a little off."""
_VERSION: Final = 1


def likeness(drawing: tuple[Stroke, ...], side: Side, number: int) -> float:
    """The similarity of a drawing to our drawing of a word, from 0, nothing in common, to 1, identical.

    >>> from yakai.games.pictomania.decks import ours
    >>> fruit = ours("en", "green").lines[0].side
    >>> apple = draw(recipe_for(fruit, 1), 7)
    >>> likeness(apple, fruit, 1) > likeness(apple, fruit, 5)
    True
    """
    sheet = _soft_drawing(drawing)
    return max((float((sheet * own).sum()) for own in _ours(side, number)), default=0.0)


@lru_cache(maxsize=256)
def _soft_drawing(drawing: tuple[Stroke, ...]) -> Sheet:
    return _soft(drawing)


@lru_cache(maxsize=256)
def _ours(side: Side, number: int) -> tuple[Sheet, ...]:
    """Our drawing of a word, as it is and mirrored; nothing for a host's own words."""
    recipe = recipe_for(side, number)
    if recipe is None:
        return ()
    sheet = _soft(draw(recipe, _VERSION))
    return sheet, sheet[:, ::-1]


def _soft(drawing: Sequence[Stroke]) -> Sheet:
    """A blurred image, normalised as a vector: without its mean, and of length 1."""
    sheet = inked(drawing, _SIZE)
    for _ in range(_SOFT):
        wide = np.pad(sheet, 1)
        near = [wide[y : y + _SIZE, x : x + _SIZE] for y in range(3) for x in range(3)]
        sheet = np.mean(near, axis=0, dtype=np.float32)
    sheet -= sheet.mean()
    sheet /= max(1e-6, float(np.linalg.norm(sheet)))
    return sheet
