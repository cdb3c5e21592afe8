"""A drawing as a small square image of ink, which it fills whatever its size.

`training/guessing/sheets.py` does the same for many drawings at once, and the network was taught with such images.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from yakai.games.pictomania.actions import Stroke
from yakai.games.pictomania.pieces import EDGE

Sheet: TypeAlias = npt.NDArray[np.float32]

SIZE: Final = 64
ROOM: Final = 56
"""How much of the image a drawing fills, by its longer side."""
LEAST: Final = 0.4
"""Drawings smaller than this part of a player's sheet stay smaller."""
STEP: Final = 0.4
"""The distance between the inked points of a line, in pixels."""
INK: Final = 1.3
"""How dark a line is, compared with the area that it covers."""


def inked(drawing: Sequence[Stroke], size: int = SIZE) -> Sheet:
    """The ink at each pixel, from 0 to 1, row by row.

    >>> sheet = inked([Stroke((0, 4095), (0, 0), (0, 9))])
    >>> sheet.shape, [int(row) for row in sheet.sum(axis=1).nonzero()[0]]
    ((64, 64), [31, 32])
    """
    sheet = np.zeros(size * size)
    lines = [np.array((stroke.xs, stroke.ys), float).T / EDGE for stroke in drawing]
    if not lines:
        return sheet.reshape(size, size).astype(np.float32)
    every = np.concatenate(lines)
    low, high = every.min(axis=0), every.max(axis=0)
    scale = ROOM / SIZE * size / max(LEAST, *(high - low))
    middle = (low + high) / 2
    found = [_evenly((line - middle) * scale + size / 2) for line in lines]
    places = np.concatenate([one for one, _ in found]) - 0.5
    ink = np.concatenate([one for _, one in found])
    corner = np.floor(places).astype(int)
    part = places - corner
    for dx in (0, 1):
        for dy in (0, 1):
            x, y = corner[:, 0] + dx, corner[:, 1] + dy
            share = np.abs(1 - dx - part[:, 0]) * np.abs(1 - dy - part[:, 1])
            inside = (x >= 0) & (x < size) & (y >= 0) & (y < size)
            sheet += np.bincount((y * size + x)[inside], (ink * share)[inside], size * size)
    return np.minimum(1.0, INK * sheet).reshape(size, size).astype(np.float32)


def _evenly(line: npt.NDArray[np.float64]) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Points along a line, and how many pixels of it each stands for; a dot counts as half a pixel."""
    long = np.hypot(*np.diff(line, axis=0).T)
    gone = np.concatenate([[0.0], np.cumsum(long)])
    count = max(2, int(gone[-1] / STEP) + 1)
    places = np.linspace(0.0, gone[-1], count)
    points = np.stack([np.interp(places, gone, line[:, axis]) for axis in (0, 1)], axis=1)
    return points, np.full(count, max(gone[-1], 0.5) / count)
