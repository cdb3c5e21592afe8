"""How often the number is right, with the 21 words of three cards as a round has them, beside the baseline."""

from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from training.guessing.sheets import Heap, begun, fitted, inked, warped
from training.guessing.words import stands, text, words

from yakai.games.pictomania.drawing import openmoji
from yakai.games.pictomania.drawing.recipes import read
from yakai.games.pictomania.pieces import WORDS

ANOTHER_HAND: Final = 1.5
"""How much more than in training a drawing of another hand is warped."""
PARTS: Final = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)


class Kept(NamedTuple):
    """The data kept apart: human drawings (to measure, to calibrate), another hand's icons."""

    people: Heap
    test: list[tuple[int, int]]
    dev: list[tuple[int, int]]
    icons: Heap
    icon_words: np.ndarray
    fresh: Heap
    fresh_words: np.ndarray


class Exam(NamedTuple):
    """Which drawings are shown, what they are, how much of their strokes, and how much they are warped."""

    heap: Heap
    places: list[int]
    answers: list[int]
    part: float = 1.0
    hand: float = 0.0
    twice: bool = False


def measured(net: nn.Module, hog: nn.Module, kept: Kept, device: torch.device) -> tuple[dict[str, Any], Any]:
    """All figures, and how often it is right with a part of the strokes."""
    dev = Exam(kept.people, [place for place, _ in kept.dev], [word for _, word in kept.dev])
    temperature = _temperature(_logits(net, dev, device), dev.answers)
    everything = list(range(len(kept.icon_words)))
    alone = [at for at in everything if only_pictures(int(kept.icon_words[at]))]
    own = list(range(len(kept.fresh_words)))
    sets = {
        "human, to choose by": dev,
        "human": Exam(kept.people, [place for place, _ in kept.test], [word for _, word in kept.test]),
        "icons": Exam(kept.icons, alone, kept.icon_words[alone].tolist()),
        "icons, another hand": Exam(kept.icons, alone, kept.icon_words[alone].tolist(), hand=ANOTHER_HAND),
        "icons, half": Exam(kept.icons, alone, kept.icon_words[alone].tolist(), part=0.5),
        "icons and marks": Exam(kept.icons, everything, kept.icon_words.tolist()),
        "icons and marks, another hand": Exam(
            kept.icons, everything, kept.icon_words.tolist(), hand=ANOTHER_HAND
        ),
        "own": Exam(kept.fresh, own, kept.fresh_words.tolist()),
        "own, another hand": Exam(kept.fresh, own, kept.fresh_words.tolist(), hand=ANOTHER_HAND),
    }
    results: dict[str, Any] = {"temperature": temperature}
    for name, exam in sets.items():
        right = {who: _passed(one, exam, device) for who, one in (("net", net), ("hog", hog))}
        both = {
            who: _passed(one, exam._replace(twice=True), device) for who, one in (("net", net), ("hog", hog))
        }
        results[name] = {
            "drawings": len(exam.answers),
            "words": len(set(exam.answers)),
            **{who: round(100 * float(one.mean()), 1) for who, one in right.items()},
            "difference": interval(right["net"].astype(float) - right["hog"], np.array(exam.answers)),
            **{f"{who}, also mirrored": round(100 * float(one.mean()), 1) for who, one in both.items()},
            "both mirrored": interval(both["net"].astype(float) - both["hog"], np.array(exam.answers)),
        }
    curve: dict[str, Any] = {"parts": PARTS}
    for name, exam in sets.items():
        if not name.startswith("human") and exam.part == 1.0:
            for who, one in (("net", net), ("hog", hog)):
                curve[f"{name}: {who}"] = [
                    round(float(_passed(one, exam._replace(part=part), device).mean()), 4) for part in PARTS
                ]
    return results, curve


def only_pictures(word: int) -> bool:
    """Whether a recipe is made of pictures alone, so that no line of the drawing was seen in training."""
    return all(piece.name in openmoji.pictures() for piece in read(text(word)).pieces)


def _passed(net: nn.Module, exam: Exam, device: torch.device) -> np.ndarray:
    return _right(_logits(net, exam, device), exam.answers)


@torch.no_grad()
def _logits(net: nn.Module, exam: Exam, device: torch.device) -> Tensor:
    found = []
    torch.manual_seed(2026)
    for some in torch.tensor(exam.places, device=device).split(256):
        batch = begun(exam.heap.take(some), torch.full((len(some),), exam.part, device=device))
        if exam.hand:
            batch = warped(batch, exam.hand)
        sheets = inked(*fitted(batch))
        marks = net(sheets).float()
        if exam.twice:
            marks = (marks + net(sheets.flip(3)).float()) / 2
        found.append(marks[:, : len(words())])
    return torch.cat(found)


def choices(answers: list[int]) -> tuple[np.ndarray, np.ndarray]:
    """The 21 words beside which each drawing is seen, and the number that is right, from 0: always the same ones."""
    rng = Random(2026)
    shown = [[side * WORDS + at for side in stands(word, rng) for at in range(WORDS)] for word in answers]
    return np.array(shown), np.array(answers) % WORDS


def _right(logits: Tensor, answers: list[int]) -> np.ndarray:
    shown, number = choices(answers)
    some = logits.gather(1, torch.from_numpy(shown).to(logits.device))
    chance = torch.softmax(some, 1).view(-1, 3, WORDS).sum(1)
    return chance.argmax(1).cpu().numpy() == number


def _temperature(logits: Tensor, answers: list[int]) -> float:
    shown, number = choices(answers)
    some = logits.gather(1, torch.from_numpy(shown).to(logits.device))
    right = torch.from_numpy(number).to(logits.device)
    best = (9e9, 1.0)
    for heat in np.arange(0.5, 3.01, 0.1):
        chance = torch.softmax(some / heat, 1).view(-1, 3, WORDS).sum(1)
        loss = -torch.log(chance.gather(1, right[:, None]) + 1e-9).mean()
        best = min(best, (float(loss), float(heat)))
    return round(best[1], 2)


def interval(difference: np.ndarray, answers: np.ndarray) -> dict[str, float]:
    """The mean difference in points, and its 95 % interval: resampling words with all their drawings, and resampling
    drawings as if they were independent.
    """
    rng = np.random.default_rng(1)
    _, which = np.unique(answers, return_inverse=True)
    sums, counts = np.bincount(which, difference), np.bincount(which)
    again = rng.integers(0, len(sums), (10_000, len(sums)))
    means = sums[again].sum(1) / counts[again].sum(1)
    low, high = np.percentile(100 * means, [2.5, 97.5])
    points = 100 * float(difference.mean())
    off = 196 * float(difference.std(ddof=1)) / len(difference) ** 0.5
    figures = {
        "points": points,
        "low": low,
        "high": high,
        "low, drawings": points - off,
        "high, drawings": points + off,
    }
    return {name: round(float(figure), 1) for name, figure in figures.items()}
