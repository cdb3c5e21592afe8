"""What bots see in a drawing: how likely each of the 21 words on the stand is. They see strokes and words, and no more.

A small net of our own looks (`sight/`, docs/guessing.md). Where it cannot be loaded, a drawing is laid over our own
drawings of the words, and the server's log says so once.
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
"""How likely each word is: a row for each card, a column for each number."""

Drawing: TypeAlias = tuple[Stroke, ...]

_ALIKE: Final = 14.0
"""How much more likely a word is whose drawing is wholly alike, when shapes are compared: e to this."""


def seen(drawing: Drawing, stand: Sequence[Side], *, thoroughly: bool = False) -> Chances:
    """How likely each word on the stand is to be what is drawn: at a glance, or also mirrored.

    A word that nobody has taught (a host's own) gets what is left in fairness: as much as an average one.
    """
    marks = _marks(drawing, tuple(stand), thoroughly)
    known = ~np.isnan(marks)
    if not known.any():
        return np.full(marks.shape, 1 / marks.size)
    weights = np.where(known, np.exp(np.where(known, marks, 0.0) - marks[known].max()), 0.0)
    taught = known.sum() / marks.size
    return np.where(known, taught * weights / weights.sum(), 1 / marks.size)


def _marks(drawing: Drawing, stand: tuple[Side, ...], thoroughly: bool) -> npt.NDArray[np.float64]:
    """What speaks for each word, as logarithms; nothing is known of those that are no numbers."""
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
def _look(drawing: Drawing, thoroughly: bool) -> npt.NDArray[np.float32] | None:
    """What the net says of all our words; thoroughly, it looks at the mirrored drawing too."""
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
    """The net, ready to look on one core; `None` if there is none. Asked for early it keeps nobody waiting later."""
    try:
        import onnxruntime  # noqa: PLC0415  # it may not be there, and takes its time

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = 3
        net = files("yakai.games.pictomania").joinpath("sight", "net.onnx").read_bytes()
        return onnxruntime.InferenceSession(net, options, providers=["CPUExecutionProvider"])
    except Exception as error:  # noqa: BLE001  # whatever it is that a machine lacks, the game goes on
        logger.warning(
            "bots of Pictomania guess by comparing shapes, as their net cannot be loaded: %s", error
        )
        return None


def forget() -> None:
    """Looks at everything anew: for measuring, and for tests."""
    _look.cache_clear()


@cache
def _places() -> Mapping[tuple[str, ...], int]:
    """Our sides in all languages, by theme and words, and their places in the net, of those that it has learnt."""
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
    """What a side of ours is called in the list of what the net has learnt: `green 1 Fruit`."""
    return f"{level} {side.card} {side.theme}"
