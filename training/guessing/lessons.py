"""The training data: our recipes drawn by all hands but one, and human drawings except those kept apart."""

import os
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor
from training.guessing.drawings import OPENMOJI, Drawings, drawn, joined
from training.guessing.evaluate import Kept
from training.guessing.sheets import (
    Batch,
    Heap,
    as_points,
    begun,
    fitted,
    in_pieces,
    inked,
    thicker,
    thin,
    thinned,
    through_a_keyhole,
    warped,
)
from training.guessing.words import human, sides, words

from yakai.games.pictomania.pieces import WORDS

LEARNT: Final = (
    "noto",
    "noto-v1",
    "twemoji",
    "emojione",
    "emojione-monotone",
    "fxemoji",
    "streamline-emojis",
)
APART: Final = "fluent-emoji-high-contrast"
TEST, DEV = 40, 6
"""Of the hundred human drawings of each category, how many measure, and how many calibrate."""


class Lessons(NamedTuple):
    """Training data: drawings, the class of each, and how often each is drawn."""

    heap: Heap
    classes: Tensor
    often: Tensor
    strokes: Tensor


@torch.no_grad()
def lesson(batch: Batch) -> Tensor:
    """Sheets to learn from: some only begun, all a little different each time."""
    count, device = len(batch.xy), batch.xy.device
    whole = torch.ones(count, device=device)
    chance, part = torch.rand(2, count, device=device)
    alone = batch.stroke.amax(1) == 0
    batch = begun(batch, torch.where(chance < 0.5, 0.12 + 0.88 * part, whole))
    batch = begun(in_pieces(batch), torch.where(alone & (chance < 0.35), 0.5 + 0.5 * part, whole))
    zoom = 0.82 + 0.26 * torch.rand(count, device=device)
    shift = 2.0 * torch.randn(count, 2, device=device)
    much = 0.5 + 1.3 * torch.rand(count, device=device)
    return thicker(inked(*fitted(warped(batch, much), zoom, shift)))


def loss_of(logits: Tensor, labels: Tensor) -> Tensor:
    """Which of all words it is, which of the seven on its card, and which number, with the words of two more cards as a
    round has them.
    """
    loss = F.cross_entropy(logits, labels, label_smoothing=0.08)
    ours = labels < len(words())
    if ours.any():
        cards = logits[ours, : len(words())].view(-1, len(sides()), WORDS)
        side, number = labels[ours] // WORDS, labels[ours] % WORDS
        row = torch.arange(len(side), device=side.device)
        three = torch.stack([side, _another(side), _another(side)], 1)
        likely = torch.log_softmax(cards[row[:, None], three].flatten(1), 1).view(-1, 3, WORDS)
        loss = loss + 0.25 * F.cross_entropy(cards[row, side], number)
        loss = loss + 0.5 * F.nll_loss(torch.logsumexp(likely, 1), number)
    return loss


def _another(side: Tensor) -> Tensor:
    """For each side one of the same level and of another card, by chance."""
    first, cards = (one.to(side.device) for one in _levels())
    gone = 1 + (torch.rand(len(side), device=side.device) * (cards[side] - 1)).long()
    card = ((side - first[side]) // 2 + gone) % cards[side]
    return first[side] + 2 * card + torch.randint_like(side, 2)


@cache
def _levels() -> tuple[Tensor, Tensor]:
    """Of each side where its level begins, and how many cards that has."""
    levels = [level for level, _ in sides()]
    first = [levels.index(level) for level in levels]
    return torch.tensor(first), torch.tensor([levels.count(level) // 2 for level in levels])


# What there is to learn


class People(NamedTuple):
    """Human drawings, what each shows, how often each is drawn, and the positions of those kept apart."""

    heap: Heap
    index: list[int]
    classes: list[int]
    often: list[float]
    test: list[tuple[int, int]]
    dev: list[tuple[int, int]]


def prepared(data: Path, versions: int, device: torch.device) -> tuple[Lessons, Kept, int]:
    """What is learnt from, with so many drawings of each word by each source; what was kept apart; how many classes."""
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("fork")) as pool:
        sources = (OPENMOJI, *LEARNT)
        parts = [
            drawn(data, one, at, versions * (3 if one == OPENMOJI else 1), 1, pool)
            for at, one in enumerate(sources)
        ]
        ours = joined(parts)
        apart = drawn(data, APART, 0, 6, 2, pool, whole=True)
        fresh = drawn(data, OPENMOJI, 0, 2, 3, pool)
    print({one: len(part.word) for one, part in zip(sources, parts, strict=True)}, flush=True)
    heap = _heap(ours, device)
    people, strange = _people(data, device)
    keyhole, keyhole_words = _through_keyholes(heap, torch.from_numpy(ours.word).to(device), device)
    everything = _in_a_row(
        [(one.points, one.stroke, one.starts) for one in (heap, people.heap, keyhole)], device, most=3000
    )
    offset_people = len(ours.word)
    offset_keyhole = offset_people + len(people.heap.starts) - 1
    chance = np.array(people.often) / np.sum(people.often)
    lessons = Lessons(
        everything,
        torch.cat(
            [
                torch.from_numpy(ours.word).to(device),
                torch.tensor(people.classes, device=device),
                keyhole_words,
            ]
        ),
        torch.cat(
            [
                0.41 * torch.from_numpy(_evenly(ours)).to(device),
                0.50 * torch.from_numpy(chance).to(device),
                torch.full((len(keyhole_words),), 0.09 / len(keyhole_words), device=device),
            ]
        ).float(),
        torch.cat(
            [
                torch.arange(offset_people, device=device),
                torch.tensor(people.index, device=device) + offset_people,
                torch.arange(len(keyhole_words), device=device) + offset_keyhole,
            ]
        ),
    )
    kept = Kept(
        people.heap,
        people.test,
        people.dev,
        _heap(apart, device),
        apart.word,
        _heap(fresh, device),
        fresh.word,
    )
    return lessons, kept, len(words()) + strange


def _people(data: Path, device: torch.device) -> tuple[People, int]:
    """All human drawings, by category in an order of their own, first those that measure; and how many categories are
    none of our words. Those get classes of their own, which are dropped in the end.
    """
    quick, careful = np.load(data / "human.npz"), np.load(data / "sketches.npz")
    categories, things = ([str(one) for one in raw["categories"]] for raw in (quick, careful))
    shown, sketched = human(categories), human(things, "sketches.txt")
    names = dict.fromkeys(
        [*(one for one in categories if not shown[one]), *(one for one in things if not sketched[one])]
    )
    strange = {name: len(words()) + at for at, name in enumerate(names)}
    sheets = torch.from_numpy(quick["sheets"]).to(device)
    ready = [as_points(thinned(one.float().unsqueeze(1) / 255)) for one in sheets]
    bits = torch.from_numpy(np.unpackbits(careful["sheets"], axis=-1)).to(device)
    ready += [as_points(thin(some)) for some in bits.split(1000)]
    people = People(_in_a_row(ready, device), [], [], [], [], [])

    def learn(place: int, labels: list[int], often: float) -> None:
        for label in labels:
            people.index.append(place)
            people.classes.append(label)
            people.often.append(often / len(labels))

    for at, category in enumerate(categories):
        known = shown[category]
        order = np.random.default_rng(at).permutation(sheets.shape[1]) + at * sheets.shape[1]
        for rank, place in enumerate(order):
            if known and rank < TEST:
                people.test.append((place, known[0]))
            elif known and rank < TEST + DEV:
                people.dev.append((place, known[0]))
            else:
                learn(place, known or [strange[category]], 1.0 if known else 0.5)
    place = sheets.shape[0] * sheets.shape[1]
    for category, count in zip(things, careful["counts"].tolist(), strict=True):
        known = sketched[category]
        for one in range(place, place + count):
            learn(one, known or [strange[category]], 0.7 if known else 0.35)
        place += count
    return people, len(strange)


def _evenly(ours: Drawings) -> np.ndarray:
    """How often each of our drawings is drawn: all words alike, a little more than half by other hands."""
    per = np.zeros(len(ours.word))
    for word in range(len(words())):
        for share, which in ((0.45, ours.source == 0), (0.55, ours.source != 0)):
            chosen = (ours.word == word) & which
            if chosen.any():
                per[chosen] = share / chosen.sum()
    return per / per.sum()


def _heap(some: Drawings, device: torch.device) -> Heap:
    return Heap(
        torch.from_numpy(some.points).to(device),
        torch.from_numpy(some.stroke).to(device),
        torch.from_numpy(some.starts).to(device),
    )


def _in_a_row(parts: list[tuple[Tensor, Tensor, Tensor]], device: torch.device, most: int = 6000) -> Heap:
    starts, gone = [torch.zeros(1, dtype=torch.long, device=device)], 0
    for _, _, one in parts:
        starts.append(one[1:] + gone)
        gone += int(one[-1])
    return Heap(
        torch.cat([one for one, _, _ in parts]),
        torch.cat([one for _, one, _ in parts]),
        torch.cat(starts),
        most,
    )


def _through_keyholes(heap: Heap, word: Tensor, device: torch.device) -> tuple[Heap, Tensor]:
    """Some of our drawings as small as the human ones, so that size reveals nothing."""
    chosen = torch.randperm(len(word), device=device)[: 2 * 1386 * 6]
    parts = []
    for some in chosen.split(512 if device.type == "cuda" else 64):
        places, ink = fitted(
            warped(heap.take(some), 0.7), zoom=torch.full((len(some),), 62 / 56, device=device)
        )
        parts.append(as_points(thinned(through_a_keyhole(places, ink))))
    return _in_a_row(parts, device), word[chosen]
