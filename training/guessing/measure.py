"""How good the packed net is, as it is shipped, beside the baseline: `python -m training.guessing.measure DATA HOG`.

DATA is made by collect.py, HOG is the `hog.npz` of baseline.py. Everything is looked at by the code that bots look
with (`eye.py`, onnxruntime), at a glance and thoroughly, and the baseline sees the same sheets. Prints all figures, and
writes the picture in docs/bots.md (`--picture`).
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import torch
from training.guessing import apart
from training.guessing.apart import Shown
from training.guessing.evaluate import PARTS, interval
from training.guessing.nets import Hog
from training.guessing.words import sides, stands, text, words

from yakai.games.pictomania import eye
from yakai.games.pictomania.decks import ours
from yakai.games.pictomania.pieces import WORDS, Side
from yakai.games.pictomania.raster import inked

DEALS: Final = 5
"""Each drawing is seen beside the words of so many deals."""
HANDS: Final = (0.0, 0.5, 1.0, 1.5, 2.0)
"""How much a hand goes astray: 1 is as much as in training on average."""

Eye = Callable[[Shown, Sequence[int]], int]
"""Which number somebody names, from 0, of a drawing beside three sides."""


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("data", type=Path)
    parser.add_argument("hog", type=Path)
    parser.add_argument("--versions", type=int, default=6, help="so many drawings of each word in set 2")
    parser.add_argument("--out", type=Path, help="all figures as JSON")
    parser.add_argument("--picture", action="store_true", help="draws docs/pictures/bots-guess.png")
    options = parser.parse_args()
    baseline = _baseline(options.hog)
    test, _ = apart.people(options.data)
    icons = apart.another_hands(options.data, options.versions)
    results: dict[str, Any] = {}

    def tell(name: str, shown: Sequence[Shown]) -> None:
        results[name] = told = compared(shown, baseline)
        print(f"{name}: {told}", flush=True)

    tell("1. human drawings", test)
    for much in HANDS:
        tell(f"2. icons kept apart, hand {much:g}", apart.by_hand(icons, much))
    with_marks = apart.another_hands(options.data, 2, marks=True)
    for much in (0.0, 1.5):
        tell(f"with our marks too, hand {much:g}", apart.by_hand(with_marks, much))
    own = [one for word in range(len(words())) for one in apart.own(text(word), word, 1)]
    for much in (0.0, 1.5):
        tell(f"our own, hand {much:g}", apart.by_hand(own, much))
    if options.picture:
        results["curve"] = curve = _curve(icons, own, baseline)
        from training.guessing.plot import draw

        draw(curve)
    if options.out:
        options.out.write_text(json.dumps(results, indent=1) + "\n", "utf-8")


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
    """How often each drawing's number is named, of so many deals: always the same ones."""
    rng = Random(2026)
    found = np.zeros(len(shown))
    for at, one in enumerate(shown):
        for _ in range(deals):
            found[at] += look(one, stands(one.word, rng)) == one.word % WORDS
        eye.forget()
    return found / deals


def compared(shown: Sequence[Shown], baseline: Eye) -> dict[str, Any]:
    """Shares of right numbers in percent; how much more than the baseline, with the interval."""
    answers = np.array([one.word for one in shown])
    hog = right(baseline, shown)
    told: dict[str, Any] = {
        "drawings": len(shown), "words": len(set(answers)), "hog": round(100 * float(hog.mean()), 1)
    }  # fmt: skip
    for name, look in (("glance", glance), ("thorough", thorough)):
        net = right(look, shown)
        told[name] = round(100 * float(net.mean()), 1)
        told[f"{name} - hog"] = interval(net - hog, answers)
    return told


def _curve(icons: Sequence[Shown], own: Sequence[Shown], baseline: Eye) -> dict[str, Any]:
    """How often the number is right with a part of the strokes."""
    curve: dict[str, Any] = {"parts": PARTS}
    for name, shown, look in (
        ("our own", own, glance),
        ("icons kept apart", icons, glance),
        ("icons kept apart, HOG + linear", icons, baseline),
    ):
        curve[name] = [float(right(look, apart.begun(shown, part)).mean()) for part in PARTS]
        print(f"{name}, by part: {[round(100 * one, 1) for one in curve[name]]}", flush=True)
    return curve


if __name__ == "__main__":
    sys.exit(main())
