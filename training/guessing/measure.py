"""How good the packed net is, as it is shipped, beside the baseline: `python -m training.guessing.measure DATA HOG`.

DATA is made by collect.py, HOG is the `hog.npz` of baseline.py. The net sees everything through the code that bots use
(`eye.py`, onnxruntime), at a glance and thoroughly, and the baseline sees the same sheets. Prints a table, and draws
the picture in docs/bots.md (`--picture`).
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import torch
from training.guessing import apart
from training.guessing.apart import Shown
from training.guessing.evaluate import interval
from training.guessing.nets import Hog, hog
from training.guessing.words import sides, stands, text, words

from yakai.games.pictomania.bots import eye
from yakai.games.pictomania.bots.raster import inked
from yakai.games.pictomania.decks import ours
from yakai.games.pictomania.pieces import WORDS, Side

PARTS: Final = (0.1, 0.2, 0.35, 0.5, 0.75, 1.0)
ALIKE: Final = 20
DEALS: Final = 5
"""With how many deals' words each drawing is seen."""
HANDS: Final = (0.0, 0.5, 1.0, 1.5)
"""How much a hand goes astray: 1 is a little less than in training on average."""
USUAL: Final = 1.5

Eye = Callable[[Shown, Sequence[int]], int]
"""Returns the number, from 0, that it names for a drawing beside three sides."""


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("data", type=Path)
    parser.add_argument("hog", type=Path)
    parser.add_argument("--only", default="", help="only the sets whose names have this in them")
    parser.add_argument("--versions", type=int, default=4, help="so many drawings of each word in set 2")
    parser.add_argument("--differences", action="store_true", help="how far drawings of one word are apart")
    parser.add_argument("--picture", action="store_true", help="draws docs/pictures/bots-guess.png")
    options = parser.parse_args()
    baseline = _baseline(options.hog)
    print("| | drawings | words | HOG + linear | glance | difference | thorough look | difference |")
    for name, shown in _sets(options.data, options.versions):
        if options.only in name:
            print(compared(name, shown(), baseline), flush=True)
    if options.differences:
        for who, far in _differences(options.data):
            print(f"{who}: {far:.2f} from the most alike of {ALIKE - 1} others", flush=True)
    if options.picture:
        from training.guessing.plot import draw

        draw(_curve(options.data, baseline))


def _sets(data: Path, versions: int) -> Iterator[tuple[str, Callable[[], list[Shown]]]]:
    """Everything that is measured, by name."""
    yield "1. human drawings", lambda: apart.people(data)[0]
    for much in HANDS:
        yield (
            f"2. icons kept apart, hand {much:g}",
            lambda much=much: apart.by_hand(apart.another_hands(data, versions), much),  # type: ignore[misc]
        )
    for much in (0.0, USUAL):
        yield (
            f"signs called as our words, hand {much:g}",
            lambda much=much: apart.by_hand(apart.signs(data, 2), much),  # type: ignore[misc]
        )
        yield (
            f"icons with our marks too, hand {much:g}",
            lambda much=much: apart.by_hand(apart.another_hands(data, 1, marks=True), much),  # type: ignore[misc]
        )
        yield f"our own, hand {much:g}", lambda much=much: apart.by_hand(_own(), much)  # type: ignore[misc]


def _differences(data: Path) -> Iterator[tuple[str, float]]:
    """How far a drawing is from the most similar of some others of the same word, by histograms of gradients: for
    people's drawings, and for hands that vary more or less. The closest hand is most like people's.
    """
    some = [one for one in apart.people(data)[0] if apart.another_hand(data, one.word) is not None]
    chosen = sorted({one.word for one in some})[::4]
    yield "people", _mean_difference([[one for one in some if one.word == word][:ALIKE] for word in chosen])
    recipes = {word: apart.another_hand(data, word) for word in chosen}
    for much in (*HANDS, 2.0, 3.0):
        drawings = [
            apart.drawn(recipe, word, ALIKE) for word, recipe in recipes.items() if recipe is not None
        ]
        yield f"hand {much:g}", _mean_difference([apart.by_hand(one, much) for one in drawings])


@torch.no_grad()
def _mean_difference(words_: Sequence[Sequence[Shown]]) -> float:
    found = []
    for shown in words_:
        sheets = torch.from_numpy(np.stack([inked(one.strokes) for one in shown]))[:, None]
        seen = torch.nn.functional.normalize(hog(sheets), dim=1)
        alike = seen @ seen.T
        alike.fill_diagonal_(-1)
        found.append(float((1 - alike.amax(1)).mean()))
    return float(np.mean(found))


def _own() -> list[Shown]:
    """Every other word as bots draw it."""
    return [one for word in range(0, len(words()), 2) for one in apart.own(text(word), word, 1)]


# Looking


def glance(shown: Shown, three: Sequence[int]) -> int:
    """As club players look."""
    return int(eye.seen(shown.strokes, [_side(one) for one in three]).sum(axis=0).argmax())


def thorough(shown: Shown, three: Sequence[int]) -> int:
    """As experts look."""
    return int(eye.seen(shown.strokes, [_side(one) for one in three], thoroughly=True).sum(axis=0).argmax())


def _side(side: int) -> Side:
    level, at = sides()[side]
    return ours("en", level).lines[at].side


def _baseline(path: Path) -> Eye:
    raw = np.load(path)
    net = Hog(len(raw["head.bias"]))
    net.load_state_dict(
        {name: torch.from_numpy(raw[name]).float() for name in raw.files if "batches" not in name},
        strict=False,
    )
    net.eval()
    seen: dict[int, np.ndarray] = {}

    def look(shown: Shown, three: Sequence[int]) -> int:
        if id(shown) not in seen:
            seen.clear()
            with torch.no_grad():
                seen[id(shown)] = net(torch.from_numpy(inked(shown.strokes))[None, None])[0].double().numpy()
        marks = np.stack([seen[id(shown)][side * WORDS : (side + 1) * WORDS] for side in three])
        return int(np.exp(marks - marks.max()).sum(axis=0).argmax())

    return look


# Comparing


def right(look: Eye, shown: Sequence[Shown], deals: int = DEALS) -> np.ndarray:
    """How often each drawing's number is named, over the same deals each time."""
    rng = Random(2026)
    found = np.zeros(len(shown))
    for at, one in enumerate(shown):
        for _ in range(deals):
            found[at] += look(one, stands(one.word, rng)) == one.word % WORDS
        eye.forget()
    return found / deals


def compared(name: str, shown: Sequence[Shown], baseline: Eye) -> str:
    """A line of the table: shares of right numbers in percent; how much more than the baseline, with the interval."""
    answers = np.array([one.word for one in shown])
    base = right(baseline, shown)
    cells = [name, f"{len(shown):,}", f"{len(set(answers)):,}", f"{100 * base.mean():.1f}"]
    for look in (glance, thorough):
        net = right(look, shown)
        more = interval(net - base, answers)
        cells += [f"{100 * net.mean():.1f}", f"{more['points']} ({more['low']}–{more['high']})"]
    return f"| {' | '.join(cells)} |"


def _curve(data: Path, baseline: Eye) -> dict[str, Any]:
    """How often the number is right with a part of the strokes."""
    icons = apart.by_hand(apart.another_hands(data, 2), USUAL)
    curve: dict[str, Any] = {"parts": PARTS}
    for name, shown, look in (
        ("our own drawings", _own(), glance),
        ("icons kept apart (set 2)", icons, glance),
        ("icons kept apart, HOG + linear", icons, baseline),
    ):
        curve[name] = [float(right(look, apart.begun(shown, part)).mean()) for part in PARTS]
        print(f"{name}, by part: {[round(100 * one, 1) for one in curve[name]]}", flush=True)
    return curve


if __name__ == "__main__":
    sys.exit(main())
