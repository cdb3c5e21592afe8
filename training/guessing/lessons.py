"""What is learnt from: our recipes drawn by all hands but one, and human drawings but those that are kept apart."""

import os
from concurrent.futures import ProcessPoolExecutor
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
    thinned,
    through_a_keyhole,
    warped,
)
from training.guessing.words import human, words

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
"""Of the hundred human drawings of each category so many measure, and so many tell how sure the net may be."""


class Lessons(NamedTuple):
    """What is learnt from: a heap of drawings, the class of each, and how often each is to come."""

    heap: Heap
    classes: Tensor
    often: Tensor
    strokes: Tensor


@torch.no_grad()
def lesson(batch: Batch) -> Tensor:
    """Sheets to learn from: some only begun, all a little different each time."""
    count, device = len(batch.xy), batch.xy.device
    part = torch.where(
        torch.rand(count, device=device) < 0.5,
        0.12 + 0.88 * torch.rand(count, device=device),
        torch.ones(count, device=device),
    )
    zoom = 0.82 + 0.26 * torch.rand(count, device=device)
    shift = 2.0 * torch.randn(count, 2, device=device)
    much = 0.5 + 1.3 * torch.rand(count, device=device)
    return thicker(inked(*fitted(warped(in_pieces(begun(batch, part)), much), zoom, shift)))


def loss_of(logits: Tensor, labels: Tensor) -> Tensor:
    """Which of all words it is, and which of the seven on its card."""
    loss = F.cross_entropy(logits, labels, label_smoothing=0.08)
    ours = labels < len(words())
    if ours.any():
        cards = logits[ours, : len(words())].view(-1, len(words()) // WORDS, WORDS)
        mine = labels[ours]
        seven = cards[torch.arange(len(mine), device=mine.device), mine // WORDS]
        loss = loss + 0.5 * F.cross_entropy(seven, mine % WORDS)
    return loss


# What there is to learn


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
    # Human drawings: by category, in an order of their own, first those that measure.
    raw = np.load(data / "human.npz")
    categories = [str(one) for one in raw["categories"]]
    shown = human(categories)
    sheets = torch.from_numpy(raw["sheets"]).to(device)
    order = np.stack(
        [np.random.default_rng(at).permutation(sheets.shape[1]) for at in range(len(categories))]
    )
    ready = [as_points(thinned(one.float().unsqueeze(1) / 255)) for one in sheets]
    people = _in_a_row(ready, device)
    strange = {one: at for at, one in enumerate(one for one in categories if not shown[one])}
    keyhole, keyhole_words = _through_keyholes(heap, torch.from_numpy(ours.word).to(device), device)
    # A class for each word, and one for each category that is none of them: dropped in the end.
    index, classes, often, test, dev = [], [], [], [], []
    for at, category in enumerate(categories):
        places = order[at] + at * sheets.shape[1]
        known = shown[category]
        for rank, place in enumerate(places):
            if known and rank < TEST:
                test += [(place, word) for word in known[:1]]
            elif known and rank < TEST + DEV:
                dev += [(place, word) for word in known[:1]]
            else:
                for label in known or [len(words()) + strange[category]]:
                    index.append(place)
                    classes.append(label)
                    often.append((1.0 if known else 0.6) / (len(known) or 1))
    source = ours.source
    share = np.where(source == 0, 0.45, 0.55)
    per = np.zeros(len(source))
    for word in range(len(words())):
        mine = ours.word == word
        for which in (source == 0, source != 0):
            chosen = mine & which
            if chosen.any():
                per[chosen] = share[chosen] / chosen.sum()
    per /= per.sum()
    pick = torch.tensor(index, device=device)
    everything = _in_a_row([(one.points, one.stroke, one.starts) for one in (heap, people, keyhole)], device)
    offset_people, offset_keyhole = len(ours.word), len(ours.word) + len(people.starts) - 1
    chance = np.array(often) / np.sum(often)
    return (
        Lessons(
            everything,
            torch.cat(
                [
                    torch.from_numpy(ours.word).to(device),
                    torch.tensor(classes, device=device),
                    keyhole_words,
                ]
            ),
            torch.cat(
                [
                    0.48 * torch.from_numpy(per).to(device),
                    0.42 * torch.from_numpy(chance).to(device),
                    torch.full((len(keyhole_words),), 0.10 / len(keyhole_words), device=device),
                ]
            ).float(),
            torch.cat(
                [
                    torch.arange(offset_people, device=device),
                    pick + offset_people,
                    torch.arange(len(keyhole_words), device=device) + offset_keyhole,
                ]
            ),
        ),
        Kept(people, test, dev, _heap(apart, device), apart.word, _heap(fresh, device), fresh.word),
        len(words()) + len(strange),
    )


def _heap(some: Drawings, device: torch.device) -> Heap:
    return Heap(
        torch.from_numpy(some.points).to(device),
        torch.from_numpy(some.stroke).to(device),
        torch.from_numpy(some.starts).to(device),
    )


def _in_a_row(parts: list[tuple[Tensor, Tensor, Tensor]], device: torch.device) -> Heap:
    starts, gone = [torch.zeros(1, dtype=torch.long, device=device)], 0
    for _, _, one in parts:
        starts.append(one[1:] + gone)
        gone += int(one[-1])
    return Heap(
        torch.cat([one for one, _, _ in parts]), torch.cat([one for _, one, _ in parts]), torch.cat(starts)
    )


def _through_keyholes(heap: Heap, word: Tensor, device: torch.device) -> tuple[Heap, Tensor]:
    """Some of our drawings as small as the human ones, so that being small says nothing."""
    chosen = torch.randperm(len(word), device=device)[: 2 * 1386 * 6]
    parts = []
    for some in chosen.split(512 if device.type == "cuda" else 64):
        places, ink = fitted(
            warped(heap.take(some), 0.7), zoom=torch.full((len(some),), 62 / 56, device=device)
        )
        parts.append(as_points(thinned(through_a_keyhole(places, ink))))
    return _in_a_row(parts, device), word[chosen]
