"""The drawings kept apart, as strokes, in the form that a table has, for the code that bots use."""

import gzip
import json
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np
import torch
from training.guessing.drawings import dense, icons, with_icons
from training.guessing.evaluate import only_pictures
from training.guessing.lessons import APART, DEV, TEST
from training.guessing.sheets import Batch, thinned, warped
from training.guessing.tracing import walked
from training.guessing.words import human, words

from yakai.games.pictomania.actions import Stroke
from yakai.games.pictomania.drawing import recipes
from yakai.games.pictomania.drawing.hand import VERSIONS, draw
from yakai.games.pictomania.drawing.recipes import Piece, Recipe
from yakai.games.pictomania.pieces import EDGE

SMALL: Final = 112
"""Human drawings are four times as large as they are stored when their lines are found."""


class Shown(NamedTuple):
    """A drawing, and which of our words it shows."""

    strokes: tuple[Stroke, ...]
    word: int


# Human drawings


@cache
def people(data: Path) -> tuple[list[Shown], list[Shown]]:
    """The drawings that measure, and those that only calibrate how sure the net may be."""
    raw = np.load(data / "human.npz")
    categories, sheets = [str(one) for one in raw["categories"]], raw["sheets"]
    shown = human(categories)
    test: list[Shown] = []
    dev: list[Shown] = []
    for at, category in enumerate(categories):
        if not shown[category]:
            continue
        chosen = np.random.default_rng(at).permutation(sheets.shape[1])[: TEST + DEV]
        small = torch.from_numpy(sheets[at][chosen]).float().unsqueeze(1) / 255
        some = [Shown(_from_pixels(one), shown[category][0]) for one in thinned(small).numpy()]
        test += some[:TEST]
        dev += some[TEST:]
    return test, dev


def _from_pixels(thin: np.ndarray) -> tuple[Stroke, ...]:
    """The lines of a small drawing, the long ones first; a pixel by itself is a dot."""
    lines = sorted(walked(thin > 0, shortest=0), key=len, reverse=True)
    return tuple(_stroke((np.array(line) + 0.5) / SMALL) for line in lines)


# Icons of another hand


def another_hands(data: Path, versions: int, *, marks: bool = False) -> list[Shown]:
    """Our recipes with the pictures of a set that was not learnt from: recipes made of pictures alone, or also those
    with our marks.
    """
    found = []
    for word in range(len(words())):
        if (recipe := another_hand(data, word, marks=marks)) is not None:
            found += drawn(recipe, word, versions)
    return found


def another_hand(data: Path, word: int, *, marks: bool = False) -> Recipe | None:
    """One of them, if there is such a recipe."""
    return with_icons(word, icons(data)[APART], whole=True) if marks or only_pictures(word) else None


def signs(data: Path, versions: int) -> list[Shown]:
    """Signs with the names of our words, from sets that were not learnt from."""
    raw = json.loads(gzip.decompress((data / "signs.json.gz").read_bytes()))
    found = []
    for name, lines in raw.items():
        points = [tuple((x / 10, y / 10) for x, y in zip(one[::2], one[1::2], strict=True)) for one in lines]
        recipe = Recipe((Piece("sign", tuple(points), fixed=False),), mirrors=True)
        found += drawn(recipe, words().index(name.partition(":")[2]), versions)
    return found


def drawn(recipe: Recipe, word: int, versions: int, seed: int = 2) -> list[Shown]:
    """Some versions by the bots' hand."""
    rng = Random(seed * 100_003 + word)
    return [Shown(draw(recipe, version), word) for version in rng.sample(range(VERSIONS), versions)]


def own(text: str, word: int, versions: int) -> list[Shown]:
    """Versions of our own drawings that most likely differ from those learnt from."""
    return drawn(recipes.read(text), word, versions, seed=3)


def by_hand(shown: Sequence[Shown], much: float, seed: int = 2026) -> list[Shown]:
    """The same, drawn by a hand that varies this much: 1 is the average of training."""
    if not much:
        return list(shown)
    torch.manual_seed(seed)
    return [Shown(_warped(one.strokes, much), one.word) for one in shown]


def _warped(strokes: Iterable[Stroke], much: float) -> tuple[Stroke, ...]:
    points, which = dense(strokes)
    index = torch.from_numpy(which).long()[None]
    batch = warped(Batch(torch.from_numpy(points[:, :2]).float()[None], torch.ones(index.shape), index), much)
    places, there = batch.xy[0].numpy(), batch.share[0].numpy() > 0
    low, high = places[there].min(0), places[there].max(0)
    if (low < 0).any() or (high > 1).any():  # it goes over the edge of the sheet: smaller, and back on it
        places = (places - low) / max(1.0, *(high - low))
    return tuple(_stroke(places[there & (which == at)]) for at in np.unique(which[there]))


def begun(shown: Sequence[Shown], part: float) -> list[Shown]:
    """Only the first strokes: this part of each drawing's, at least one."""
    return [Shown(one.strokes[: max(1, int(np.ceil(len(one.strokes) * part)))], one.word) for one in shown]


def _stroke(line: np.ndarray) -> Stroke:
    xs, ys = (np.clip(np.round(line * EDGE), 0, EDGE).astype(int).tolist() for line in line.T)
    return Stroke(tuple(xs), tuple(ys), tuple(range(len(xs))))
