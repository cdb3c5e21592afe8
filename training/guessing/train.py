"""Learns to guess: `python training/guessing/train.py DATA OUT`, with DATA made by collect.py.

Draws every word many times, learns for some minutes on an accelerator, then the baseline on the same drawings, and
measures both on what was kept apart (evaluate.py). OUT gets `weights.npz`, `results.json` and `curve.json`.
"""

import json
import os
import time
from argparse import ArgumentParser, Namespace
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from math import cos, pi
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812
from drawings import OPENMOJI, Drawings, drawn, joined
from evaluate import Kept, measured
from nets import Hog, Net
from sheets import (
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
from torch import Tensor, nn
from words import human, words

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


def main() -> None:
    options = _options()
    torch.manual_seed(1)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.set_float32_matmul_precision("high")
    options.out.mkdir(parents=True, exist_ok=True)
    begin = time.monotonic()
    lessons, kept, classes = _prepared(options, device)
    print(f"{len(lessons.classes)} drawings, {classes} classes, {time.monotonic() - begin:.0f} s", flush=True)
    hog = _learnt(Hog(classes).to(device), lessons, options.hog_seconds, 4e-3, options.batch)
    np.savez(
        options.out / "hog.npz",
        **{name: value.cpu().numpy().astype(np.float16) for name, value in hog.state_dict().items()},
    )
    net = Net(classes).to(device)
    if options.goes_on:
        begun_anew(
            net,
            np.load(options.goes_on),
            lessons.heap,
            lessons.strokes[torch.multinomial(lessons.often, 2048)],
        )
    net = _learnt(net, lessons, options.seconds, options.rate, options.batch)
    _keep(net, options.out, 1.0)
    results, curve = measured(net, hog, kept, device)
    _keep(net, options.out, results["temperature"])
    (options.out / "results.json").write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    (options.out / "curve.json").write_text(json.dumps(curve) + "\n", "utf-8")
    print(json.dumps(results), f"{time.monotonic() - begin:.0f} s", flush=True)


def _keep(net: Net, out: Path, temperature: float) -> None:
    """Writes the weights; only our own words have an answer, and none is surer than it may be."""
    weights = {name: value.detach().float().cpu().numpy() for name, value in net.fused()}
    for name in ("head.weight", "head.bias"):
        weights[name] = weights[name][: len(words())] / temperature
    np.savez(out / "weights.npz", **{name: value.astype(np.float16) for name, value in weights.items()})


def _options() -> Namespace:
    parser = ArgumentParser()
    parser.add_argument("data", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seconds", type=float, default=300, help="so long the net learns")
    parser.add_argument("--hog-seconds", type=float, default=60)
    parser.add_argument("--goes-on", type=Path, help="weights.npz of an earlier time, to go on from")
    parser.add_argument("--rate", type=float, default=2e-3, help="how fast it learns at first")
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--versions", type=int, default=12, help="so many drawings of a word by each source")
    return parser.parse_args()


# What there is to learn


def _prepared(options: Namespace, device: torch.device) -> tuple[Lessons, Kept, int]:
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("fork")) as pool:
        sources = (OPENMOJI, *LEARNT)
        parts = [
            drawn(options.data, one, at, options.versions * (3 if one == OPENMOJI else 1), 1, pool)
            for at, one in enumerate(sources)
        ]
        ours = joined(parts)
        apart = drawn(options.data, APART, 0, 6, 2, pool, whole=True)
        fresh = drawn(options.data, OPENMOJI, 0, 2, 3, pool)
    print({one: len(part.word) for one, part in zip(sources, parts, strict=True)}, flush=True)
    heap = _heap(ours, device)
    # Human drawings: by category, in an order of their own, first those that measure.
    raw = np.load(options.data / "human.npz")
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
    for some in chosen.split(512):
        places, ink = fitted(
            warped(heap.take(some), 0.7), zoom=torch.full((len(some),), 62 / 56, device=device)
        )
        parts.append(as_points(thinned(through_a_keyhole(places, ink))))
    return _in_a_row(parts, device), word[chosen]


# Learning


def _learnt(net: nn.Module, lessons: Lessons, seconds: float, rate: float, batch: int) -> nn.Module:
    """The net after so many seconds; what is given back is an average over its last steps."""
    device = lessons.often.device
    fast = device.type == "cuda"
    decays = [value for value in net.parameters() if value.ndim > 1]
    rest = [value for value in net.parameters() if value.ndim <= 1]
    groups = [{"params": decays, "weight_decay": 0.05}, {"params": rest, "weight_decay": 0.0}]
    optimizer = torch.optim.AdamW(groups, lr=rate)
    average = deepcopy(net).eval()
    if fast:
        net = net.to(memory_format=torch.channels_last)
    begin = shown = time.monotonic()
    step, total, right, seen = 0, 0.0, 0, 0
    while (gone := (time.monotonic() - begin) / seconds) < 1:
        for group in optimizer.param_groups:
            group["lr"] = rate * min(1.0, (step + 1) / 200) * (0.5 + 0.5 * cos(pi * min(1.0, gone)))
        which = torch.multinomial(lessons.often, batch, replacement=True)
        sheets = lesson(lessons.heap.take(lessons.strokes[which]))
        labels = lessons.classes[which]
        with torch.autocast(device.type, dtype=torch.bfloat16, enabled=fast and isinstance(net, Net)):
            logits = net(sheets.to(memory_format=torch.channels_last))
        loss = _loss(logits.float(), labels)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimizer.step()
        step += 1
        keep = min(0.999, (1 + step) / (10 + step))
        with torch.no_grad():
            for mine, theirs in zip(average.state_dict().values(), net.state_dict().values(), strict=True):
                if mine.dtype.is_floating_point:
                    mine.lerp_(theirs, 1 - keep)
                else:
                    mine.copy_(theirs)
        if step % 20 == 0:
            total += float(loss.detach())
            right += int((logits.argmax(1) == labels).sum())
            seen += batch
            if time.monotonic() - shown > 15:
                told = f"loss {total / seen * batch:.3f} right {right / seen:.3f}"
                print(f"{type(net).__name__} {gone:4.0%} step {step} {told}", flush=True)
                shown, total, right, seen = time.monotonic(), 0.0, 0, 0
    print(f"{type(net).__name__}: {step} steps of {batch}", flush=True)
    return average.eval()


@torch.no_grad()
def begun_anew(net: Net, weights: Any, heap: Heap, which: Tensor) -> None:
    """Goes on with what was learnt before, from weights into which the normalisation was folded: it is found again by
    how some drawings are seen.
    """
    device = which.device

    def put(value: Tensor, name: str) -> None:
        value.data[: len(weights[name])] = torch.from_numpy(weights[name].astype(np.float32)).to(device)

    def through(x: Tensor, name: str, conv: nn.Conv2d, norm: nn.BatchNorm2d) -> Tensor:
        put(conv.weight, f"{name}.weight")
        out = conv(x)
        mean, var = out.mean((0, 2, 3)), out.var((0, 2, 3))
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(var)
        put(norm.bias, f"{name}.bias")
        norm.bias.data += mean
        norm.weight.data.copy_(torch.sqrt(var + norm.eps))
        return norm.eval()(out)

    x = lesson(heap.take(which))
    x = F.relu(through(x, "stem", net.stem, net.stem_norm))
    for at, block in enumerate(net.blocks):
        out = F.relu(through(x, f"{at}.one", block.one, block.one_norm))
        out = through(out, f"{at}.two", block.two, block.two_norm)
        x = F.relu(out + (x if block.cut is None else through(x, f"{at}.cut", block.cut, block.cut_norm)))
    for name in ("seen", "head"):
        put(getattr(net, name).weight, f"{name}.weight")
        put(getattr(net, name).bias, f"{name}.bias")
    net.train()


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


def _loss(logits: Tensor, labels: Tensor) -> Tensor:
    """Which of all words it is, and which of the seven on its card."""
    loss = F.cross_entropy(logits, labels, label_smoothing=0.08)
    ours = labels < len(words())
    if ours.any():
        cards = logits[ours, : len(words())].view(-1, len(words()) // WORDS, WORDS)
        mine = labels[ours]
        seven = cards[torch.arange(len(mine), device=mine.device), mine // WORDS]
        loss = loss + 0.5 * F.cross_entropy(seven, mine % WORDS)
    return loss


if __name__ == "__main__":
    main()
