"""What bots see in a drawing: how likely it shows each of the 21 words on the stand. They see strokes and words only.

A small neural network of our own does this (`sight/`, docs/guessing.md). Where it cannot be loaded, bots compare the
drawing with our own drawings of the words, and the server's log says so once.
"""

import logging
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from yakai.games.pictomania.actions import Stroke
from yakai.games.pictomania.bots.raster import inked
from yakai.games.pictomania.bots.shapes import likeness
from yakai.games.pictomania.decks import our_languages, ours
from yakai.games.pictomania.pieces import LEVELS, WORDS, Level, Side

logger = logging.getLogger(__name__)

Chances: TypeAlias = npt.NDArray[np.float64]
"""How likely each word is, with a row for each card and a column for each number."""

Strokes: TypeAlias = tuple[Stroke, ...]

_ALIKE: Final = 14.0
"""By shapes, a word whose drawing is identical is e to this power likelier than one that has nothing in common."""


def seen(drawing: Strokes, stand: Sequence[Side], *, thoroughly: bool = False) -> Chances:
    """How likely each word on the stand is what the drawing shows; `thoroughly` looks at its mirror image too.

    A word that the network was not taught (a host's own) gets the average chance.
    """
    marks = _marks(drawing, tuple(stand), thoroughly)
    known = ~np.isnan(marks)
    if not known.any():
        return np.full(marks.shape, 1 / marks.size)
    weights = np.where(known, np.exp(np.where(known, marks, 0.0) - marks[known].max()), 0.0)
    taught = known.sum() / marks.size
    return np.where(known, taught * weights / weights.sum(), 1 / marks.size)


def _marks(drawing: Strokes, stand: tuple[Side, ...], thoroughly: bool) -> npt.NDArray[np.float64]:
    """The logarithm of the evidence for each word; NaN for words that the network was not taught."""
    rows = np.full((len(stand), WORDS), np.nan)
    look = _look(drawing, thoroughly)
    for at, side in enumerate(stand):
        place = _places().get((side.theme, *side.words))
        if place is None:
            continue
        if look is not None:
            rows[at] = look[place * WORDS : (place + 1) * WORDS]
        else:
            rows[at] = [_ALIKE * likeness(drawing, side, number) for number in range(1, WORDS + 1)]
    return rows


@lru_cache(maxsize=256)
def _look(drawing: Strokes, thoroughly: bool) -> npt.NDArray[np.float32] | None:
    """The network's output for all our words, also of the mirror image if `thoroughly`; `None` without a network."""
    net = opened()
    if net is None:
        return None
    sheet = inked(drawing)
    sheets = [sheet, sheet[:, ::-1]] if thoroughly else [sheet]
    (marks,) = net.run(None, {"sheet": np.stack(sheets)[:, None]})
    found: npt.NDArray[np.float32] = marks.mean(axis=0)
    return found


@cache
def opened() -> Any:
    """The network, set up to use one core, or `None`. If it is loaded early, no player has to wait for it later."""
    try:
        import onnxruntime  # noqa: PLC0415  # optional, and slow to import

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = 3
        net = files("yakai.games.pictomania").joinpath("sight", "net.onnx").read_bytes()
        return onnxruntime.InferenceSession(net, options, providers=["CPUExecutionProvider"])
    except Exception as error:  # noqa: BLE001  # whatever a machine lacks, the game goes on
        logger.warning(
            "bots of Pictomania guess by comparing shapes, as their net cannot be loaded: %s", error
        )
        return None


def forget() -> None:
    """Clear the cache of looks, for measurements and tests."""
    _look.cache_clear()


@cache
def _places() -> Mapping[tuple[str, ...], int]:
    """By theme and words in each language, the network's index of each of our sides that it was taught."""
    learnt = files("yakai.games.pictomania").joinpath("sight", "sides.txt").read_text("utf-8").splitlines()
    place_of = {name: place for place, name in enumerate(learnt)}
    return {
        (line.side.theme, *line.side.words): place_of[name]
        for level in LEVELS
        for language in our_languages()
        for line, english in zip(ours(language, level).lines, ours("en", level).lines, strict=True)
        if (name := side_name(level, english.side)) in place_of
    }


def side_name(level: Level, side: Side) -> str:
    """A side's name in the list of what the network was taught: `green 1 Fruit`."""
    return f"{level} {side.card} {side.theme}"
