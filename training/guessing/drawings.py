"""Every word drawn many times by the bots' hand: from OpenMoji's pictures, and from other sets' in their place.

A drawing is a row of points, close enough to each other to be a line: where they lie on a sheet that is 1 wide, how
much of a line each stands for, and to which stroke it belongs.
"""

import gzip
import json
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np
from training.guessing.words import text, words

from yakai.core.words import BadWords
from yakai.games.pictomania.actions import Stroke
from yakai.games.pictomania.drawing import openmoji, recipes
from yakai.games.pictomania.drawing.hand import VERSIONS, draw
from yakai.games.pictomania.drawing.lines import Lines
from yakai.games.pictomania.drawing.recipes import Recipe
from yakai.games.pictomania.pieces import EDGE

STEP: Final = 1 / 224
"""Points are so near each other."""
OPENMOJI: Final = "openmoji"


class Drawings(NamedTuple):
    """Many of them, one after another: `points` has x, y, share of a line; drawing `i` is `starts[i]:starts[i + 1]`."""

    points: np.ndarray
    stroke: np.ndarray
    starts: np.ndarray
    word: np.ndarray
    source: np.ndarray


def joined(parts: Sequence[Drawings]) -> Drawings:
    """All of them in one row."""
    starts, gone = [np.zeros(1, np.int64)], 0
    for part in parts:
        starts.append(part.starts[1:] + gone)
        gone += int(part.starts[-1])
    return Drawings(
        np.concatenate([part.points for part in parts]),
        np.concatenate([part.stroke for part in parts]),
        np.concatenate(starts),
        np.concatenate([part.word for part in parts]),
        np.concatenate([part.source for part in parts]),
    )


@cache
def icons(folder: Path) -> dict[str, dict[str, Lines]]:
    """The pictures of each icon set, in a square of 100."""
    raw = json.loads(gzip.decompress((folder / "icons.json.gz").read_bytes()))
    return {
        one: {
            picture: tuple(
                tuple((x / 10, y / 10) for x, y in zip(line[::2], line[1::2], strict=True)) for line in lines
            )
            for picture, lines in pictures.items()
        }
        for one, pictures in raw.items()
    }


def with_icons(word: int, pictures: dict[str, Lines], *, whole: bool) -> Recipe | None:
    """A word's recipe with another set's pictures; `None` if it would use none. `whole`: all must be replaced."""
    own = [piece.name for piece in recipes.read(text(word)).pieces if piece.name in openmoji.pictures()]
    if not own or not (all if whole else any)(name in pictures for name in own):
        return None
    theirs = openmoji.strokes
    openmoji.strokes = lambda name: pictures.get(name) or theirs(name)  # type: ignore[assignment]
    try:
        return recipes.read(text(word))
    except BadWords:
        return None  # it asks for some strokes of a picture, or there are too many
    finally:
        openmoji.strokes = theirs


def dense(strokes: Iterable[Stroke]) -> tuple[np.ndarray, np.ndarray]:
    """Points along all strokes, and the stroke that each belongs to."""
    found, which = [], []
    for at, stroke in enumerate(strokes):
        line = np.stack([np.array(stroke.xs), np.array(stroke.ys)], 1).astype(np.float32) / EDGE
        long = np.hypot(*np.diff(line, axis=0).T) if len(line) > 1 else np.zeros(0)
        gone = np.concatenate([[0.0], np.cumsum(long)])
        count = max(2, int(gone[-1] / STEP) + 1)
        places = np.linspace(0, gone[-1], count)
        xy = np.stack([np.interp(places, gone, line[:, 0]), np.interp(places, gone, line[:, 1])], 1)
        share = np.full((count, 1), max(gone[-1] / count, STEP / 2))
        found.append(np.concatenate([xy, share], 1).astype(np.float16))
        which.append(np.full(count, at, np.uint8))
    return np.concatenate(found), np.concatenate(which)


def _some(job: tuple[Path, str, int, int, int, bool]) -> list[tuple[np.ndarray, np.ndarray, int]]:
    folder, source, word, versions, seed, whole = job
    if source == OPENMOJI:
        how: Recipe | None = recipes.read(text(word))
    else:
        how = with_icons(word, icons(folder)[source], whole=whole)
    if how is None:
        return []
    rng = Random(seed * 100_003 + word)
    return [(*dense(draw(how, version)), word) for version in rng.sample(range(VERSIONS), versions)]


def drawn(
    folder: Path,
    source: str,
    number: int,
    versions: int,
    seed: int,
    pool: ProcessPoolExecutor,
    *,
    whole: bool = False,
) -> Drawings:
    """Some versions of every word that a source has pictures for."""
    jobs = [(folder, source, word, versions, seed, whole) for word in range(len(words()))]
    found = [one for some in pool.map(_some, jobs, chunksize=21) for one in some]
    points = [one for one, _, _ in found]
    return Drawings(
        np.concatenate(points),
        np.concatenate([one for _, one, _ in found]),
        np.concatenate([[0], np.cumsum([len(one) for one in points])]).astype(np.int64),
        np.array([word for _, _, word in found]),
        np.full(len(found), number),
    )
